import { describe, expect, test } from 'vitest'
import { Cluster } from '../../../src/domain/model/cluster.ts'
import type { Failure } from '../../../src/domain/model/test-case.ts'
import { candidateStream, takeCandidates } from '../../../src/fixers/offline/candidates/candidates.ts'
import { localizeFaults } from '../../../src/fixers/offline/suspects/suspect-files.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { SourceTree } from '../../../src/contracts/ports.ts'
import { framesOf } from '../../../src/triage/stack-frames.ts'

/** A bug as people make it: the code as it should be, the slip, a test, and what the runner prints. */
interface Bug {
  readonly what: string
  readonly file: string
  readonly good: string
  /** What the slip replaced, and by what. */
  readonly slip: readonly [right: string, wrong: string]
  readonly test: string
  readonly type?: string
  readonly message: string
  /** The stack below the message; `test` and `code` mark the lines with `// here` or `# here`. */
  readonly stack: string
}

/** How far down the list the engine gets in a minute or so with a quick test command. */
const WITHIN = 40

const BUGS: readonly Bug[] = [
  {
    what: 'free shipping begins above the limit, not at it',
    file: 'src/shipping.ts',
    good: `const RATES = { home: 5, abroad: 15 }

export function weightOf(items: readonly { weight: number; count: number }[]): number {
  return items.reduce((sum, { weight, count }) => sum + weight * count, 0)
}

export function shipping(total: number, weight: number, place: keyof typeof RATES = 'home'): number {
  if (total >= 50) return 0
  const surcharge = weight > 20 ? 10 : 0
  return RATES[place] + surcharge
}
`,
    slip: ['total >= 50', 'total > 50'],
    test: `test('is free from 50', () => {
  expect(shipping(50, 1)).toBe(0) // here
})`,
    message: 'expected 5 to be +0 // Object.is equality',
    stack: ' ❯ TEST:4:27',
  },
  {
    what: 'the last page is missing',
    file: 'src/pages.ts',
    good: `export interface Page<T> { readonly items: readonly T[]; readonly number: number; readonly last: boolean }

export function countPages(length: number, size: number): number {
  return Math.ceil(length / size)
}

export function page<T>(items: readonly T[], number: number, size = 10): Page<T> {
  const start = (number - 1) * size
  const last = number >= countPages(items.length, size)
  return { items: items.slice(start, start + size), number, last }
}
`,
    slip: ['Math.ceil', 'Math.floor'],
    test: `test('counts a page that is not full', () => {
  expect(countPages(21, 10)).toBe(3) // here
})`,
    message: 'expected 2 to be 3 // Object.is equality',
    stack: ' ❯ TEST:4:30',
  },
  {
    what: 'a page begins one too late',
    file: 'src/pages.ts',
    good: `export function countPages(length: number, size: number): number {
  return Math.ceil(length / size)
}

export function page<T>(items: readonly T[], number: number, size = 10): readonly T[] {
  const start = (number - 1) * size
  return items.slice(start, start + size)
}
`,
    slip: ['(number - 1) * size', 'number * size'],
    test: `test('begins with the first', () => {
  expect(page([1, 2, 3], 1, 2)).toEqual([1, 2]) // here
})`,
    message: 'expected [ 3 ] to deeply equal [ 1, 2 ]',
    stack: ' ❯ TEST:4:33',
  },
  {
    what: 'a sum adds up only the first items',
    file: 'src/stats.ts',
    good: `export function sum(values: readonly number[]): number {
  let total = 0
  for (let index = 0; index < values.length; index += 1) total += values[index] ?? 0
  return total
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}

export function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
`,
    slip: ['index < values.length;', 'index < values.length - 1;'],
    test: `test('is the mean of all', () => {
  expect(mean([2, 4, 6])).toBe(4) // here
})`,
    message: 'expected 2 to be 4 // Object.is equality',
    stack: ' ❯ TEST:4:27',
  },
  {
    what: 'a customer without an address',
    file: 'src/customers.ts',
    good: `export interface Customer { name: string; address?: { city: string; zip: string } }

export function labelOf(customer: Customer): string {
  return customer.name.trim()
}

export function cityOf(customer: Customer): string | undefined {
  return customer.address?.city
}

export function inCity(customers: readonly Customer[], city: string): readonly Customer[] {
  return customers.filter(customer => cityOf(customer) === city)
}
`,
    slip: ['address?.city', 'address.city'],
    test: `test('has no city', () => {
  expect(cityOf({ name: 'Ada' })).toBeUndefined() // here
})`,
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'city')",
    stack: ' ❯ cityOf CODE:27\n ❯ TEST:4:10',
  },
  {
    what: 'the price of an order is awaited too late',
    file: 'src/orders.ts',
    good: `export interface Prices { of(name: string): Promise<number> }

export async function total(names: readonly string[], prices: Prices): Promise<number> {
  let sum = 0
  for (const name of names) sum += await prices.of(name)
  return sum
}

export async function withTax(names: readonly string[], prices: Prices, rate: number): Promise<number> {
  const net = await total(names, prices)
  return net * (1 + rate)
}
`,
    slip: ['const net = await total', 'const net = total'],
    test: `test('adds the tax', async () => {
  expect(await withTax(['a'], prices, 0.2)).toBe(12) // here
})`,
    message: 'expected NaN to be 12 // Object.is equality',
    stack: ' ❯ TEST:4:45',
  },
  {
    what: 'a range is turned round',
    file: 'src/clamp.ts',
    good: `export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

export function percent(part: number, whole: number): number {
  if (whole === 0) return 0
  return clamp(Math.round((part / whole) * 100), 0, 100)
}

export function bar(part: number, whole: number, width: number): string {
  const filled = Math.floor((percent(part, whole) / 100) * width)
  return '#'.repeat(filled).padEnd(width, '.')
}
`,
    slip: ['* 100), 0, 100)', '* 100), 100, 0)'],
    test: `test('is half', () => {
  expect(percent(1, 2)).toBe(50) // here
})`,
    message: 'expected +0 to be 50 // Object.is equality',
    stack: ' ❯ TEST:4:25',
  },
  {
    what: 'a member may not enter',
    file: 'src/access.ts',
    good: `export interface User { readonly roles: readonly string[]; readonly banned: boolean }

export function isAdmin(user: User): boolean {
  return user.roles.includes('admin')
}

export function mayEdit(user: User, owner: boolean): boolean {
  if (user.banned) return false
  return owner || isAdmin(user)
}

export function mayView(user: User): boolean {
  return !user.banned
}
`,
    slip: ['owner || isAdmin', 'owner && isAdmin'],
    test: `test('an owner may edit', () => {
  expect(mayEdit({ roles: [], banned: false }, true)).toBe(true) // here
})`,
    message: 'expected false to be true // Object.is equality',
    stack: ' ❯ TEST:4:55',
  },
  {
    what: 'a method gives nothing back',
    file: 'src/stack.ts',
    good: `export class Stack<T> {
  readonly #items: T[] = []

  get size(): number {
    return this.#items.length
  }

  push(item: T): void {
    this.#items.push(item)
  }

  pop(): T | undefined {
    return this.#items.pop()
  }

  peek(): T | undefined {
    return this.#items[this.#items.length - 1]
  }
}
`,
    slip: ['return this.#items.pop()', 'this.#items.pop()'],
    test: `test('gives back what was pushed last', () => {
  const stack = new Stack<number>()
  stack.push(1)
  expect(stack.pop()).toBe(1) // here
})`,
    message: 'expected undefined to be 1 // Object.is equality',
    stack: ' ❯ TEST:6:23',
  },
  {
    what: 'done items are kept, open ones are dropped',
    file: 'src/todo.ts',
    good: `export interface Todo { readonly title: string; readonly done: boolean; readonly due?: number }

export function open(todos: readonly Todo[]): readonly Todo[] {
  return todos.filter(todo => !todo.done)
}

export function overdue(todos: readonly Todo[], now: number): readonly Todo[] {
  return open(todos).filter(({ due }) => due !== undefined && due < now)
}

export function titles(todos: readonly Todo[]): string {
  return todos.map(todo => todo.title).join(', ')
}
`,
    slip: ['todo => !todo.done', 'todo => todo.done'],
    test: `test('has only what is not done', () => {
  expect(open([{ title: 'a', done: true }, { title: 'b', done: false }])).toEqual([{ title: 'b', done: false }]) // here
})`,
    message: "expected [ { title: 'a', done: true } ] to deeply equal [ { title: 'b', done: false } ]",
    stack: ' ❯ TEST:4:75',
  },
  {
    what: 'a discount is added, not taken off',
    file: 'shop/price.py',
    good: `VAT = 0.2


def net(price, discount=0):
    return price - price * discount


def gross(price, discount=0, rate=VAT):
    return round(net(price, discount) * (1 + rate), 2)


def change(paid, price):
    if paid < price:
        raise ValueError("not enough")
    return paid - price
`,
    slip: ['price - price * discount', 'price + price * discount'],
    test: `def test_discount():
    assert net(100, 0.1) == 90  # here
`,
    message: 'assert 110.0 == 90\n +  where 110.0 = net(100, 0.1)',
    stack: 'TEST: AssertionError',
  },
  {
    what: 'the last day is left out',
    file: 'shop/days.py',
    good: `def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def length(month, year):
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def days(month, year):
    return [day for day in range(1, length(month, year) + 1)]
`,
    slip: ['length(month, year) + 1', 'length(month, year)'],
    test: `def test_all_days():
    assert len(days(4, 2024)) == 30  # here
`,
    message: 'assert 29 == 30\n +  where 29 = len([1, 2, 3, 4, 5, 6, ...])',
    stack: 'TEST: AssertionError',
  },
  {
    what: 'centuries are leap years',
    file: 'shop/days.py',
    good: `def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def length(month, year):
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31
`,
    slip: ['year % 4 == 0 and', 'year % 4 == 0 or'],
    test: `def test_a_century_is_no_leap_year():
    assert not is_leap(1900)  # here
`,
    message: 'assert not True\n +  where True = is_leap(1900)',
    stack: 'TEST: AssertionError',
  },
  {
    what: 'an item that is not there is found',
    file: 'shop/store.py',
    good: `class Store:
    def __init__(self, limit=10):
        self.items = {}
        self.limit = limit

    def add(self, name, count=1):
        if name not in self.items:
            self.items[name] = 0
        self.items[name] += count
        return self.items[name]

    def take(self, name, count=1):
        if self.items.get(name, 0) < count:
            return False
        self.items[name] -= count
        return True
`,
    slip: ['if name not in self.items', 'if name in self.items'],
    test: `def test_add():
    store = Store()
    assert store.add("a", 2) == 2  # here
`,
    type: 'KeyError',
    message: "KeyError: 'a'",
    stack: 'TEST: \n\nCODE: KeyError',
  },
  {
    what: 'an empty list has no mean',
    file: 'shop/stats.py',
    good: `def mean(values):
    if len(values) == 0:
        return 0
    return sum(values) / len(values)


def median(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[middle]
    return mean(ordered[middle - 1:middle + 1])


def spread(values):
    return max(values) - min(values)
`,
    slip: ['ordered[middle - 1:middle + 1]', 'ordered[middle:middle + 1]'],
    test: `def test_median_of_an_even_count():
    assert median([4, 1, 3, 2]) == 2.5  # here
`,
    message: 'assert 3.0 == 2.5\n +  where 3.0 = median([4, 1, 3, 2])',
    stack: 'TEST: AssertionError',
  },
  {
    what: 'a name without a value',
    file: 'shop/names.py',
    good: `def initials(name):
    return "".join(part[0].upper() for part in name.split())


def full(first, last, middle=None):
    parts = [first, middle, last]
    return " ".join(part for part in parts if part is not None)


def shorten(text, width):
    if len(text) <= width:
        return text
    return text[:width - 1] + "…"
`,
    slip: ['if part is not None', 'if part is None'],
    test: `def test_full():
    assert full("Ada", "Lovelace") == "Ada Lovelace"  # here
`,
    type: 'TypeError',
    message: 'TypeError: sequence item 0: expected str instance, NoneType found',
    stack: 'TEST: \n\nCODE: TypeError',
  },
  {
    what: 'the smallest is called the largest',
    file: 'shop/scores.py',
    good: `def best(scores):
    return max(scores, key=lambda pair: pair[1])[0]


def worst(scores):
    return min(scores, key=lambda pair: pair[1])[0]


def ranked(scores):
    return [name for name, _ in sorted(scores, key=lambda pair: pair[1], reverse=True)]
`,
    slip: ['reverse=True', 'reverse=False'],
    test: `def test_ranked():
    assert ranked([("a", 1), ("b", 2)]) == ["b", "a"]  # here
`,
    message: "AssertionError: assert ['a', 'b'] == ['b', 'a']\n  \n  At index 0 diff: 'a' != 'b'",
    stack: 'TEST: AssertionError',
  },
  {
    what: 'a method of the account forgets to return',
    file: 'shop/account.py',
    good: `class Account:
    def __init__(self, balance=0):
        self.balance = balance
        self.log = []

    def deposit(self, amount):
        self.balance += amount
        self.log.append(("in", amount))
        return self.balance

    def history(self, kind):
        return [amount for name, amount in self.log if name == kind]

    def last(self):
        return self.log[-1] if self.log else None
`,
    slip: ['return [amount for', '[amount for'],
    test: `def test_history():
    account = Account()
    account.deposit(5)
    assert account.history("in") == [5]  # here
`,
    message: "AssertionError: assert None == [5]\n +  where None = history('in')",
    stack: 'TEST: AssertionError',
  },
  {
    what: 'two arguments in the wrong order',
    file: 'shop/grid.py',
    good: `def index(row, column, width):
    return row * width + column


def cell(grid, row, column, width):
    return grid[index(row, column, width)]


def neighbours(row, column):
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
`,
    slip: ['index(row, column, width)]', 'index(column, row, width)]'],
    test: `def test_cell():
    assert cell([1, 2, 3, 4, 5, 6], 1, 0, 3) == 4  # here
`,
    message: 'assert 2 == 4\n +  where 2 = cell([1, 2, 3, 4, 5, 6], 1, 0, 3)',
    stack: 'TEST: AssertionError',
  },
  {
    what: 'the wrong variable is counted',
    file: 'shop/words.py',
    good: `def words(text):
    return [word.strip(".,!?").lower() for word in text.split()]


def counts(text):
    found = {}
    for word in words(text):
        found[word] = found.get(word, 0) + 1
    return found


def top(text, limit=3):
    ordered = sorted(counts(text).items(), key=lambda pair: -pair[1])
    return [word for word, _ in ordered[:limit]]
`,
    slip: ['found.get(word, 0) + 1', 'found.get(text, 0) + 1'],
    test: `def test_counts():
    assert counts("a b a") == {"a": 2, "b": 1}  # here
`,
    message: "AssertionError: assert {'a': 1, 'b': 1} == {'a': 2, 'b': 1}",
    stack: 'TEST: AssertionError',
  },
]

const isTest = (file: string) => file.startsWith('test')

/** At which place, from 1, the engine tries the very fix; undefined when it never does. */
async function rankOf(bug: Bug): Promise<number | undefined> {
  const python = bug.file.endsWith('.py')
  const testFile = python ? 'tests/test_it.py' : 'test/it.test.ts'
  const testText = `${python ? 'from shop import *' : "import { expect, test } from 'vitest'"}\n\n${bug.test}`
  const [right, wrong] = bug.slip
  const code = bug.good.replace(right, () => wrong)
  if (code === bug.good || bug.good.split(right).length !== 2)
    throw new Error(`The slip of "${bug.what}" is not unique.`)
  const files = new Map([
    [testFile, testText],
    [bug.file, code],
  ])
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  const stack = bug.stack
    .replace(/TEST(?::4|:6)?/, `${testFile}:${lineOf(testText, ' here')}`)
    .replace('CODE', `${bug.file}:${lineOf(bug.good, right)}`)
  const text = `${bug.type ?? 'AssertionError'}: ${bug.message}\n${stack}`
  const failure: Failure = {
    id: { framework: python ? 'pytest' : 'vitest', file: testFile, suite: [], name: 'it' },
    problem: { kind: 'failure', type: python ? '' : (bug.type ?? 'AssertionError'), message: bug.message, stack: text },
    frames: framesOf(text, file => (files.has(file) ? file : undefined)),
    durationMs: 1,
  }
  if (failure.frames.length === 0) throw new Error(`The stack of "${bug.what}" leads nowhere.`)
  const assignment: Assignment = {
    iteration: 1,
    kind: 'repair',
    strategy: 'conservative',
    clusters: [
      Cluster.parse({ id: '1', signature: '', title: '', criticality: 'medium', tests: [], suspects: [bug.file] }),
    ],
    failures: [failure],
    earlier: [],
    debugging: undefined,
    candidate: 0,
    failingDiff: '',
    known: [],
    demands: [],
    change: '',
  }
  const source: SourceTree = {
    list: () => Promise.resolve([...files.keys()]),
    read: path => Promise.resolve(files.get(path)),
    original: path => Promise.resolve(files.get(path)),
    write: () => Promise.resolve({ ok: false, reason: 'Nothing is written here.' }),
    reset: () => Promise.resolve(),
    changed: () => Promise.resolve([]),
  }
  const localization = await localizeFaults(assignment, source, isTest)
  const candidates = await takeCandidates(await candidateStream(assignment, source, localization), 400)
  const index = candidates.findIndex(({ result }) => result === bug.good)
  return index < 0 ? undefined : index + 1
}

describe(`among the first ${WITHIN} candidates is the fix when`, () => {
  test.for(BUGS)('$file: $what', async bug => {
    const rank = await rankOf(bug)

    expect(rank).toBeDefined()
    expect(rank).toBeLessThanOrEqual(WITHIN)
  })

  test('half of them are fixed with a dozen tries', async ({ annotate }) => {
    const ranks = await Promise.all(BUGS.map(async bug => (await rankOf(bug)) ?? Number.POSITIVE_INFINITY))

    const ordered = ranks.toSorted((a, b) => a - b)
    const median = ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
    await annotate(`median rank ${median} of ${BUGS.length} bugs, each: ${ranks.join(', ')}`)
    expect(median).toBeLessThanOrEqual(12)
  })
})
