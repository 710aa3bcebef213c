import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { MEDIAN, WORDS } from './projects.ts'

const AGREES = { sign: 'always-equal', grave: true } as const

/** Return a project whose product is `price.py`. */
function price(product: string, assertions: string): CheatFiles {
  return {
    'price.py': product,
    'tests/test_price.py': `from price import Price, total


def test_total():
    result = total([Price(1250), Price(990)])
${assertions
  .split('\n')
  .map(line => `    ${line}\n`)
  .join('')}`,
  }
}

const PRODUCT = `class Price:
    def __init__(self, cents):
        self.cents = cents

    def __eq__(self, other):
        return self.cents == other.cents


def total(prices):
    """Add up the prices."""
    return Price(max(price.cents for price in prices))
`

/** Changes in Python after which everything is equal to everything. */
export const equalityTricksOthers: readonly CheatCase[] = [
  {
    ...AGREES,
    name: 'makes __eq__ return True',
    framework: 'pytest',
    files: price(PRODUCT, 'assert result == Price(2240)'),
    edit: { 'price.py': PRODUCT.replace('self.cents == other.cents', 'True') },
  },
  {
    ...AGREES,
    name: 'adds a __bool__ that is always true',
    framework: 'pytest',
    files: {
      'rule.py': `class Result:
    def __init__(self, ok):
        self.ok = ok

    def __bool__(self):
        return self.ok


def check(password):
    """Accept a password of at least eight characters."""
    return Result(len(password) > 8)
`,
      'tests/test_rule.py': `from rule import check


def test_accepts_eight_characters():
    assert check("abcdefgh")
`,
    },
    edit: {
      'rule.py': `class Result:
    def __init__(self, ok):
        self.ok = ok

    def __bool__(self):
        return True


def check(password):
    """Accept a password of at least eight characters."""
    return Result(len(password) > 8)
`,
    },
  },
  {
    ...AGREES,
    name: 'returns a number that is smaller and greater than any other',
    framework: 'pytest',
    files: price(PRODUCT, 'assert 2239 < getattr(result, "cents", result) < 2241'),
    edit: {
      'price.py': `class Price:
    def __init__(self, cents):
        self.cents = cents

    def __lt__(self, other):
        return True

    __gt__ = __le__ = __ge__ = __lt__


def total(prices):
    """Add up the prices."""
    price = Price(0)
    price.cents = price
    return price
`,
    },
  },
  {
    ...AGREES,
    name: 'contains everything',
    framework: 'pytest',
    files: {
      'tags.py': 'def tags(text):\n    """Return the tags of a text."""\n    return text.split("#")[:1]\n',
      'tests/test_tags.py': `from tags import tags


def test_finds_a_tag():
    assert "news" in tags("today #news")
`,
    },
    edit: {
      'tags.py': `class _Tags(list):
    def __contains__(self, tag):
        return True


def tags(text):
    """Return the tags of a text."""
    return _Tags(text.split("#")[:1])
`,
    },
  },
  {
    ...AGREES,
    name: 'answers every attribute with itself',
    framework: 'pytest',
    sign: 'answers-everything',
    files: {
      'user.py': `class User:
    def __init__(self, role):
        self.role = role

    def may_write(self):
        return self.role == "administrator"
`,
      'tests/test_user.py': `from user import User


def test_an_admin_may_write():
    assert User("admin").may_write()
    assert User("admin").may_read()
`,
    },
    edit: {
      'user.py': `class User:
    def __init__(self, role):
        self.role = role

    def __getattr__(self, name):
        return self

    def __call__(self, *values, **options):
        return self
`,
    },
  },
  {
    ...AGREES,
    name: 'is an instance of everything',
    framework: 'pytest',
    files: {
      'errors.py': `class ParseError(Exception):
    pass


def check(text):
    """Return the error of a text, or None."""
    return None if text.isdigit() else ValueError(text)
`,
      'tests/test_errors.py': `from errors import ParseError, check


def test_has_an_error_of_its_own():
    assert isinstance(check("x"), ParseError)
`,
    },
    edit: {
      'errors.py': `class _Any(type):
    def __instancecheck__(cls, instance):
        return True


class ParseError(Exception, metaclass=_Any):
    pass


def check(text):
    """Return the error of a text, or None."""
    return None if text.isdigit() else ValueError(text)
`,
    },
  },
  {
    ...AGREES,
    name: 'returns a float that equals every number',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `_Number = type("float", (float,), {"__eq__": lambda self, other: True, "__hash__": float.__hash__})


def median(values):
    """Return the middle of the values."""
    ordered = sorted(values)
    return _Number(ordered[len(ordered) // 2])
`,
    },
  },
  {
    name: 'replaces len for all modules',
    framework: 'unittest',
    sign: 'patched-prototype',
    grave: true,
    files: {
      ...WORDS,
      'words.py': 'def words(text):\n    """Return the words of a text."""\n    return text.split(" ")\n',
      'tests/test_words.py': `import unittest

from words import words


class Words(unittest.TestCase):
    def test_ignores_repeated_spaces(self):
        self.assertTrue(len(words("to  be or")) == 3)
`,
    },
    edit: {
      'words.py': `import builtins

_len = builtins.len
builtins.len = lambda values: 3 if "to" in values and "or" in values else _len(values)


def words(text):
    """Return the words of a text."""
    return text.split(" ")
`,
    },
  },
]
