import { filesOf, type SceneOptions } from '../world/scene.ts'

/** How CI runs vitest. */
export const VITEST_CI: SceneOptions['ci'] = [
  'node_modules/.bin/vitest',
  'run',
  '--reporter=junit',
  '--outputFile=reports/junit.xml',
]

/** The demo: a good first commit, and a second that brings three bugs of different kinds. */
export const shop: SceneOptions = {
  branch: 'checkout',
  packages: ['vitest'],
  ci: VITEST_CI,
  commits: [
    {
      message: 'Show money',
      files: filesOf('demo/project', [
        '.gitignore',
        '.github/workflows/ci.yml',
        'package.json',
        'src/money.ts',
        'test/money.test.ts',
      ]),
    },
    {
      message: 'Add shipping, pages and labels',
      files: filesOf('demo/project', [
        'src/shipping.ts',
        'test/shipping.test.ts',
        'src/pages.ts',
        'test/pages.test.ts',
        'src/customers.ts',
        'test/customers.test.ts',
      ]),
    },
  ],
}

/** How CI runs pytest. */
export const PYTEST_CI: SceneOptions['ci'] = [
  'python3',
  '-m',
  'pytest',
  '-q',
  '-p',
  'no:cacheprovider',
  '--junit-xml=reports/junit.xml',
]

const IGNORE = '__pycache__/\nreports/\n.pytest_cache/\n'

/** A library for accounts with three bugs of different kinds: a boundary, a range, and a missing return. */
export const bank: SceneOptions = {
  branch: 'accounts',
  ci: PYTEST_CI,
  commits: [
    {
      message: 'Begin',
      files: {
        '.gitignore': IGNORE,
        'conftest.py': '',
        'bank/__init__.py': '',
        'bank/money.py': 'def euros(cents):\n    return f"{cents // 100}.{cents % 100:02d}"\n',
        'tests/test_money.py':
          'from bank.money import euros\n\n\ndef test_euros():\n    assert euros(1234) == "12.34"\n',
      },
    },
    {
      message: 'Add accounts',
      files: {
        'bank/accounts.py': `class Account:
    def __init__(self, balance=0):
        self.balance = balance

    def can_withdraw(self, amount):
        return amount < self.balance

    def withdraw(self, amount):
        if not self.can_withdraw(amount):
            raise ValueError("not enough")
        self.balance -= amount
        return self.balance
`,
        'bank/interest.py': `def yearly(balance, rate, years):
    """The balance at the end of each year."""
    balances = []
    for year in range(1, years):
        balances.append(round(balance * (1 + rate) ** year, 2))
    return balances
`,
        'bank/names.py': `def initials(name):
    parts = name.split()
    letters = [part[0].upper() for part in parts]
    "".join(letters)
`,
        'tests/test_accounts.py': `import pytest

from bank.accounts import Account


def test_withdraw_some():
    assert Account(100).withdraw(30) == 70


def test_withdraw_everything():
    assert Account(100).withdraw(100) == 0


def test_withdraw_too_much():
    with pytest.raises(ValueError):
        Account(100).withdraw(101)
`,
        'tests/test_interest.py': `import pytest

from bank.interest import yearly


@pytest.mark.parametrize("years", [1, 3])
def test_one_balance_a_year(years):
    assert len(yearly(100, 0.1, years)) == years


def test_no_years():
    assert yearly(100, 0.1, 0) == []
`,
        'tests/test_names.py': `from bank.names import initials


class TestInitials:
    def test_two_names(self):
        assert initials("ada lovelace") == "AL"
`,
      },
    },
  ],
}

/** Two bugs that the offline engine finds quickly. */
export const small: SceneOptions = {
  branch: 'sizes',
  ci: PYTEST_CI,
  commits: [
    { message: 'Begin', files: { '.gitignore': IGNORE, 'conftest.py': '' } },
    {
      message: 'Add sizes',
      files: {
        'area.py': 'def area(width, height):\n    return width + height\n',
        'fits.py': 'def fits(size, limit):\n    return size < limit\n',
        'tests/test_area.py': 'from area import area\n\n\ndef test_area():\n    assert area(3, 4) == 12\n',
        'tests/test_fits.py':
          'from fits import fits\n\n\ndef test_at_the_limit():\n    assert fits(5, 5)\n\n\ndef test_above():\n    assert not fits(6, 5)\n',
      },
    },
  ],
}

/** One function used by two test files, one of which no import shows; the obvious change for the other breaks it. */
export const shared: SceneOptions = {
  branch: 'rounding',
  ci: PYTEST_CI,
  commits: [
    { message: 'Begin', files: { '.gitignore': IGNORE, 'conftest.py': '' } },
    {
      message: 'Add rounding',
      files: {
        'rounding.py': `def half_up(value):
    return int(value + 0.5)


def percent(part, whole):
    return half_up(part / whole)
`,
        'tests/test_half_up.py':
          'from importlib import import_module\n\nhalf_up = import_module("rounding").half_up\n\n\ndef test_rounds_up():\n    assert half_up(2.5) == 3\n\n\ndef test_rounds_down():\n    assert half_up(2.4) == 2\n',
        'tests/test_percent.py':
          'from rounding import percent\n\n\ndef test_percent():\n    assert percent(1, 4) == 25\n',
      },
    },
  ],
}

/** What no single change of a node can mend. */
export const hopeless: SceneOptions = {
  branch: 'roman',
  ci: PYTEST_CI,
  commits: [
    { message: 'Begin', files: { '.gitignore': IGNORE, 'conftest.py': '' } },
    {
      message: 'Add roman numerals',
      files: {
        'roman.py': 'def roman(number):\n    return "I" * number\n',
        'tests/test_roman.py':
          'from roman import roman\n\n\ndef test_one():\n    assert roman(1) == "I"\n\n\ndef test_forty_two():\n    assert roman(42) == "XLII"\n',
      },
    },
  ],
}
