/** Tests whose parameters are hard on shells, regular expressions, XML and separators. */
export const PYTEST_ODD = `
import unittest
import pytest

@pytest.mark.parametrize("text", ['say "hi"', "it's", "a[0]", "x::y", "a.b*c|d", "naïve", "日本", "a/b\\\\c", "<&>", "two  spaces", "new\\nline", "-k x"])
def test_text(text):
    assert text == ""

@pytest.mark.parametrize("n", [1, 11])
def test_number(n):
    assert n == 2

def test_good():
    pass

class TestOuter:
    def test_text(self):
        assert 0
    class TestInner:
        @pytest.mark.parametrize("a,b", [(1, 2)])
        def test_number(self, a, b):
            assert a == b

class lower_case_tests(unittest.TestCase):
    def test_text(self):
        self.assertEqual(1, 2)
`

/** Tests that end in all the ways that there are. */
export const PYTEST_SUITE = `
import unittest, sys, os
import pytest

@pytest.mark.parametrize("text", ['say "hi"', "a[0]", "x::y", "a.b*c|d", "日本", "a/b\\\\c", "<&>", " two  spaces ", "new\\nline", "-k x", "$HOME", ""])
def test_text(text):
    assert text == 0

@pytest.mark.parametrize("n", [1, 2, 11])
def test_number(n):
    assert n == 2

@pytest.fixture
def broken():
    raise RuntimeError("set-up is broken")

@pytest.fixture
def late():
    yield
    raise RuntimeError("teardown is broken")

def test_set_up(broken): pass
def test_teardown(late): pass
def test_both(late): assert 0
def test_good(): pass
def test_raises(): {}["gone"]
def test_exits(): sys.exit(0)

@pytest.mark.skip(reason="not now")
def test_skipped(): assert 0

@pytest.mark.xfail
def test_expected(): assert 0

@pytest.mark.xfail(strict=True)
def test_unexpected(): pass

class TestOuter:
    def test_text(self): assert 0
    def test_good(self): pass
    class TestInner:
        def test_number(self): assert 0

class TestBroken:
    @classmethod
    def setup_class(cls): raise RuntimeError("the class is broken")
    def test_a(self): pass
    def test_b(self): pass

class lower_case_tests(unittest.TestCase):
    def test_text(self): self.assertEqual(1, 2)
    def test_parts(self):
        for n in (1, 2):
            with self.subTest(n=n): self.assertEqual(n, 3)
`
export const PYTEST_PROJECT = {
  'pytest.ini': '[pytest]\n',
  'tests/test_odd.py': PYTEST_SUITE,
  'tests/test_text.py': 'def test_text(): pass\n',
}

export const UNITTEST_SUITE = `
import os, sys, unittest

class Cart(unittest.TestCase):
    def test_good(self): pass
    def test_bad(self): self.assertEqual(1, 2)
    def test_bad_more(self): self.assertEqual(1, 2)
    def test_raises(self): {}["gone"]
    def test_exits(self): sys.exit(0)
    def test_größe(self): self.fail("naïve <&> \\x1b")
    def test_parts(self):
        for text in ("a b", "]]>", "ok"):
            with self.subTest(text=text): self.assertEqual(text, "ok")
    @unittest.skip("not now")
    def test_skipped(self): self.fail()
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass

class Base:
    def test_inherited(self): self.fail()
class ChildOne(Base, unittest.TestCase): pass
class ChildTwo(Base, unittest.TestCase): pass

class Early(unittest.TestCase):
    def setUp(self): raise RuntimeError("set-up is broken")
    def test_bad(self): pass

class Late(unittest.TestCase):
    def tearDown(self): raise RuntimeError("tear-down is broken")
    def test_bad(self): self.fail()

class Whole(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise RuntimeError("the class is broken")
    def test_a(self): pass
    def test_b(self): pass
`
const OTHER = 'import unittest\nclass Cart(unittest.TestCase):\n    def test_bad(self): pass\n'

/** Where a project may have its tests. */
export const UNITTEST_LAYOUTS = {
  'a package of tests': { 'tests/__init__.py': '', 'tests/test_cart.py': UNITTEST_SUITE, 'tests/test_other.py': OTHER },
  'a folder that is no package': { 'tests/test_cart.py': UNITTEST_SUITE, 'tests/test_other.py': OTHER },
  'modules at the top': { 'test_cart.py': UNITTEST_SUITE, 'test_other.py': OTHER },
} as const
