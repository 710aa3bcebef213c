import { join } from 'node:path'
import { type Files, filesOf, type SceneOptions } from '../world/scene.ts'

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

/** Those of its bugs that are found quickly. */
export const smallBank: SceneOptions = {
  ...bank,
  commits: bank.commits.map(({ message, files }) => ({ message, files: without(files, /interest|initials|names/) })),
}

/** One bug of the demo. */
export const smallShop: SceneOptions = {
  ...shop,
  commits: shop.commits.map(({ message, files }) => ({ message, files: without(files, /customers|pages/) })),
}

function without(files: Files, path: RegExp): Files {
  return Object.fromEntries(Object.entries(files).filter(([each]) => !path.test(each)))
}

/** How CI runs node --test, the quickest to start of all runners: in one process. */
export const NODE_CI: SceneOptions['ci'] = [
  'sh',
  '-c',
  `mkdir reports && node --test --test-isolation=none --test-reporter='${join(import.meta.dirname, 'junit-reporter.ts')}' --test-reporter-destination=reports/junit.xml`,
]

const PACKAGE = `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'node --test' } })}\n`

/** What a project begins with. One process runs all its tests. */
export const BEGUN: Files = {
  'package.json': PACKAGE,
  '.gitignore': 'reports/\n',
  '.github/fix-tests.yml': 'test-command: node --test --test-isolation=none\n',
}

/** Tests of what `file` exports as `name`: the arguments of `assert.equal` by title. */
export function testsOf(file: string, name: string, equal: Readonly<Record<string, string>>): string {
  return [
    "import assert from 'node:assert'",
    "import { test } from 'node:test'",
    `import { ${name} } from '../${file}'`,
    '',
    ...Object.entries(equal).map(([title, operands]) => `test('${title}', () => assert.equal(${operands}))`),
    '',
  ].join('\n')
}

const AREA: Files = {
  'area.js': 'export function area(width, height) {\n  return width + height\n}\n',
  'test/area.test.js': testsOf('area.js', 'area', { area: 'area(3, 4), 12' }),
}

/** One bug that is found quickly. */
export const one: SceneOptions = {
  branch: 'sizes',
  ci: NODE_CI,
  commits: [
    { message: 'Begin', files: BEGUN },
    { message: 'Add sizes', files: AREA },
  ],
}

/** Two bugs that the offline engine finds quickly. */
export const small: SceneOptions = {
  branch: 'sizes',
  ci: NODE_CI,
  commits: [
    { message: 'Begin', files: BEGUN },
    {
      message: 'Add sizes',
      files: {
        ...AREA,
        'fits.js': 'export function fits(size, limit) {\n  return size < limit\n}\n',
        'test/fits.test.js': testsOf('fits.js', 'fits', {
          'at the limit': 'fits(5, 5), true',
          above: 'fits(6, 5), false',
        }),
      },
    },
  ],
}

/** One function used by two test files, one of which no import shows; the obvious change for the other breaks it. */
export const shared: SceneOptions = {
  branch: 'rounding',
  ci: NODE_CI,
  commits: [
    { message: 'Begin', files: BEGUN },
    {
      message: 'Add rounding',
      files: {
        'rounding.js': `export function halfUp(value) {
  return Math.floor(value + 0.5)
}

export function percent(part, whole) {
  return halfUp(part / whole)
}
`,
        'test/half-up.test.js': `import assert from 'node:assert'
import { test } from 'node:test'

const { halfUp } = await import(['..', 'rounding.js'].join('/'))

test('rounds up', () => assert.equal(halfUp(2.5), 3))
test('rounds down', () => assert.equal(halfUp(2.4), 2))
`,
        'test/percent.test.js': testsOf('rounding.js', 'percent', { percent: 'percent(1, 4), 25' }),
      },
    },
  ],
}

/** What no single change of a node can mend. */
export const hopeless: SceneOptions = {
  branch: 'roman',
  ci: NODE_CI,
  commits: [
    { message: 'Begin', files: BEGUN },
    {
      message: 'Add roman numerals',
      files: {
        'roman.js': "export function roman(number) {\n  return 'I'.repeat(number)\n}\n",
        'test/roman.test.js': testsOf('roman.js', 'roman', { one: "roman(1), 'I'", 'forty-two': "roman(42), 'XLII'" }),
      },
    },
  ],
}

/** The project with a module of this code that each of its tests loads first. */
export function preloading(project: SceneOptions, code: string): SceneOptions {
  const loading = (files: Files): Files =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        path.endsWith('.test.js') ? `import '../first.js'\n${text}` : text,
      ]),
    )
  const [first, ...later] = project.commits
  if (first === undefined) throw new Error('the project has no commit')
  return {
    ...project,
    commits: [
      { ...first, files: { ...loading(first.files), 'first.js': code } },
      ...later.map(({ message, files }) => ({ message, files: loading(files) })),
    ],
  }
}
