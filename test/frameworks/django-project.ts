import type { Files } from '../world/project.ts'

/** Django and what it needs, of PyPI. */
export const DJANGO = ['django==5.2.8', 'asgiref==3.10.0', 'sqlparse==0.5.3']

/** A Django project with a test runner of its own, tests with a database, and an app whose tests are one module. */
export const DJANGO_PROJECT: Files = {
  'manage.py': `import os, sys

if __name__ == '__main__':
    os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'site_of_shop.settings')
    from django.core.management import execute_from_command_line
    execute_from_command_line(sys.argv)
`,
  'site_of_shop/__init__.py': '',
  'site_of_shop/settings.py': `SECRET_KEY = 'of tests'
INSTALLED_APPS = ['django.contrib.contenttypes', 'django.contrib.auth', 'shop', 'blog']
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': ':memory:'}}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'
TEST_RUNNER = 'site_of_shop.runner.OwnRunner'
USE_TZ = True
`,
  'site_of_shop/runner.py': `from django.test.runner import DiscoverRunner

class OwnRunner(DiscoverRunner):
    def setup_test_environment(self, **kwargs):
        super().setup_test_environment(**kwargs)
        import shop
        shop.IS_SET_UP = True
`,
  'shop/__init__.py': 'IS_SET_UP = False\n',
  'shop/cart.py': 'def total(prices):\n    return sum(prices) - 1\n',
  'shop/tests/__init__.py': '',
  'shop/tests/test_cart.py': `from django.contrib.auth.models import User
from django.test import SimpleTestCase, TestCase
import shop
from shop.cart import total

class CartTest(SimpleTestCase):
    def test_total(self):
        self.assertEqual(total([2, 3]), 5)

    def test_parts(self):
        for price in (1, 2):
            with self.subTest(price=price):
                self.assertEqual(price, 1)

    def test_own_runner(self):
        self.assertTrue(shop.IS_SET_UP)

class UserTest(TestCase):
    @classmethod
    def setUpTestData(cls):
        cls.user = User.objects.create(username='ada')

    def test_name(self):
        self.assertEqual(User.objects.get().username, 'ada')

    def test_none(self):
        self.assertEqual(User.objects.count(), 0)
`,
  'blog/__init__.py': '',
  'blog/tests.py': `from django.test import SimpleTestCase

class PostTest(SimpleTestCase):
    def test_title(self):
        self.assertEqual('a'.upper(), 'A')
`,
}
