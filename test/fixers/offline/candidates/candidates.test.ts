import { execFileSync } from 'node:child_process'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  type Candidate,
  candidateStream,
  takeCandidates,
} from '../../../../src/fixers/offline/candidates/candidates.ts'
import type { TestTrace } from '../../../../src/domain/model/code.ts'
import { ExecutedCode } from '../../../../src/fixers/offline/suspects/executed-code.ts'
import { NO_EVIDENCE, type TestEvidence } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import type { FaultLocalization } from '../../../../src/fixers/offline/suspects/suspect-files.ts'
import type { Operator } from '../../../../src/fixers/offline/code/mutation.ts'
import type { Assignment } from '../../../../src/domain/model/assignment.ts'
import type { SourceTree } from '../../../../src/contracts/ports.ts'

const NOWHERE: FaultLocalization = {
  files: [],
  leftAlone: [],
  asserted: new Set(),
  shared: new Set(),
  mentioned: new Set(),
  stack: new Map(),
  changed: new Map(),
  suspects: [],
  isOfFindings: false,
  isOfCompiler: false,
  evidence: NO_EVIDENCE,
  signals: {
    missingValue: false,
    outOfRange: false,
    returnedNothing: false,
    promise: false,
    byOne: false,
    numbers: false,
    negated: false,
  },
}

const assignment = (failingDiff = ''): Assignment => ({
  iteration: 1,
  kind: 'repair',
  strategy: 'conservative',
  clusters: [],
  failures: [],
  earlier: [],
  debugging: undefined,
  candidate: 0,
  failingDiff,
  known: [],
  demands: [],
  change: '',
})

/** Files in memory; the engine only reads them here. */
function tree(files: ReadonlyMap<string, string>): SourceTree {
  return {
    list: () => Promise.resolve([...files.keys()]),
    read: path => Promise.resolve(files.get(path)),
    original: path => Promise.resolve(files.get(path)),
    write: () => Promise.resolve({ ok: false, reason: 'Nothing is written here.' }),
    reset: () => Promise.resolve(),
    changed: () => Promise.resolve([]),
  }
}

function candidatesOf(file: string, text: string, failingDiff = ''): Promise<Candidate[]> {
  return candidatesFor(assignment(failingDiff), tree(new Map([[file, text]])), { ...NOWHERE, files: [file] })
}

test('a stream that has ended gives no more, and each candidate the text of its file', async () => {
  const text = 'def f(a):\n    return a > 1\n'
  const place = { ...NOWHERE, files: ['a.py'] }
  const stream = await candidateStream(assignment(), tree(new Map([['a.py', text]])), place)

  const all = await takeCandidates(stream, 10_000)

  expect(all.length).toBeGreaterThan(10)
  expect(await takeCandidates(stream, 10)).toEqual([])
  for (const { from, to, insert, result } of all) expect(result).toBe(text.slice(0, from) + insert + text.slice(to))
})

test('what brings back a line of the failing commit is known as such, and named by its code', async () => {
  const text = '# Adults pay all.\ndef price(age):\n    return 10 if age > 18 else 5\n'
  const diff =
    'diff --git a/a.py b/a.py\n--- a/a.py\n+++ b/a.py\n@@ -1,3 +1,3 @@\n-# Adults pay.\n-def price(age):\n-    return 10 if age >= 18 else 5\n+# Adults pay all.\n+def price(age):\n+    return 10 if age > 18 else 5\n'
  const all = await candidatesOf('a.py', text, diff)

  const restoring = all.filter(({ restores }) => restores)
  expect(restoring.map(({ result }) => result)).toContain(text.replace('>', '>='))
  expect(all.find(({ result }) => result === text.replace('>', '<'))?.restores).toBe(false)
  expect(all.filter(({ operator }) => operator === 'reverted-hunk').map(({ what }) => what)).toEqual([
    'take back what the failing change did at `def price(age):`',
  ])
})

test('what only moves or indents a line of the failing commit brings nothing back', async () => {
  const text = 'def total(items, tax):\n  check(items)\n  amount = sum(items)\n  return amount + tax\n'
  const lines = text.split('\n').slice(1, -1)
  const before = lines.map(line => `  ${line}`.replace('+', '*'))
  const hunk = [' def total(items, tax):', ...before.map(line => `-${line}`), ...lines.map(line => `+${line}`)].join(
    '\n',
  )
  const all = await candidatesOf(
    'a.py',
    text,
    `diff --git a/a.py b/a.py\n--- a/a.py\n+++ b/a.py\n@@ -1,4 +1,4 @@\n${hunk}\n`,
  )

  const restoring = all.filter(({ restores, operator }) => restores && !operator.startsWith('reverted'))
  expect(all.some(({ what }) => what === 'delete `check(items)`')).toBe(true)
  expect(restoring.map(({ result }) => result)).toEqual([text.replace('+', '*')])
})

test('a line that was rewritten is taken back without the ones that were added beside it', async () => {
  const added = 'boolean hasNext(int at) {\n  return at < count();\n}\n'
  const text = `int count() {\n  return size / 10;\n${added}`
  const diff = `diff --git a/A.txt b/A.txt\n--- a/A.txt\n+++ b/A.txt\n@@ -1,2 +1,5 @@\n int count() {\n-  return (size + 9) / 10;\n+  return size / 10;\n${added.replaceAll(/^(?=.)/gm, '+')}`
  const all = await candidatesOf('A.txt', text, diff)

  expect(all.map(({ result }) => result)).toContain(text.replace('size / 10', '(size + 9) / 10'))
})

test('where code does not compile, only the lines that the compiler names are changed, and what the commit did', async () => {
  const text = 'fn a(x: u8) -> u8 {\n    x + 1\n}\n\nfn b(y: u8) -> u8 {\n    cost(y) + 2\n}\n'
  const evidence = { ...NOWHERE.evidence, renamed: [{ name: 'cost', to: 'cost_for' }] }
  const stack = new Map([['a.rs', new Set([6])]])
  const place = { ...NOWHERE, files: ['a.rs'], evidence, stack, isOfCompiler: true }
  const all = await candidatesFor(assignment(), tree(new Map([['a.rs', text]])), place)

  expect(all[0]?.result).toBe(text.replace('cost(', 'cost_for('))
  expect(new Set(all.map(({ line }) => line))).toEqual(new Set([6]))
})

test('a use that the failing commit missed to rename comes first, more so if a message names it', async () => {
  const text = 'def render(invoice):\n    mark = "!" if invoice.estimated else ""\n    return mark + invoice.meter\n'
  const renamed = [{ name: 'estimated', to: 'is_estimate' }]
  const firstOf = async (evidence: FaultLocalization['evidence']) => {
    const place = { ...NOWHERE, files: ['a.py'], evidence }
    const [first] = await candidatesFor(assignment(), tree(new Map([['a.py', text]])), place)
    return [first?.insert, first?.score]
  }

  const [unreported, reported] = [
    await firstOf({ ...NO_EVIDENCE, renamed }),
    await firstOf({ ...NO_EVIDENCE, renamed, unknown: [{ name: 'estimated', hint: undefined }] }),
  ]

  expect([unreported[0], reported[0]]).toEqual(['is_estimate', 'is_estimate'])
  expect(Number(reported[1])).toBeGreaterThan(Number(unreported[1]))
})

test('what a check complains of is changed on its own lines, as the message names it, and in no other way', async () => {
  const text =
    'export const one = 1\nexport function two(cart) {\n  return cart.itmes + one\n}\nexport const three = cart => cart.itmes\n'
  const diff =
    'diff --git a/a.js b/a.js\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-export const one = 2\n+export const one = 1\n'
  const place = { ...NOWHERE, files: ['a.js'], stack: new Map([['a.js', new Set([3])]]), isOfFindings: true }
  const proposed = async (evidence: Partial<TestEvidence>) => {
    const all = await candidatesFor(assignment(diff), tree(new Map([['a.js', text]])), {
      ...place,
      evidence: { ...NO_EVIDENCE, ...evidence },
    })
    return all.map(({ operator, line, what }) => [operator, line, what])
  }

  expect(await proposed({ unknown: [{ name: 'itmes', hint: 'items' }] })).toEqual([
    ['misspelled-name', 3, 'replace `itmes` by `items` in 2 places'],
  ])
  expect(await proposed({}), 'a finding that names nothing').toEqual([])
})

test('of a check, an import of several lines is changed where it names one of them', async () => {
  const text = "import {\n  a,\n  b,\n} from 'm'\na()\n"
  const place = { ...NOWHERE, files: ['a.js'], stack: new Map([['a.js', new Set([3])]]), isOfFindings: true }
  const all = await candidatesFor(assignment(), tree(new Map([['a.js', text]])), {
    ...place,
    evidence: { ...NO_EVIDENCE, unused: ['b'] },
  })

  expect(all.map(({ result }) => result)).toEqual(["import {\n  a,\n} from 'm'\na()\n"])
})

test('of a check, a name that several files define, or a test, is not imported', async () => {
  const place = { ...NOWHERE, files: ['a.js'], stack: new Map([['a.js', new Set([1])]]), isOfFindings: true }
  const evidence = { ...NO_EVIDENCE, unknown: [{ name: 'rate', hint: undefined }] }
  const imports = async (files: Readonly<Record<string, string>>) => {
    const all = await takeCandidates(
      await candidateStream(
        assignment(),
        tree(new Map(Object.entries({ 'a.js': 'export const f = () => rate(1)\n', ...files }))),
        { ...place, evidence },
        file => file.startsWith('test/'),
      ),
      20,
    )
    return all.filter(({ operator }) => operator === 'missing-import').map(({ what }) => what)
  }
  const RATE = 'export const rate = 2\n'

  expect((await imports({ 'invoice.js': RATE }))[0]).toBe("add `import { rate } from './invoice.js'`")
  expect(await imports({ 'invoice.js': RATE, 'cart.js': RATE })).toEqual([])
  expect(await imports({ 'test/helpers.js': RATE })).toEqual([])
})

test('a function that the diagnosis suspects comes first, wherever it stands', async () => {
  const text = 'def one(a):\n    return a + 1\n\ndef two(a):\n    return a + 1\n'
  const suspects = [
    { file: 'a.py', from: 4, to: 5, share: 1 },
    { file: 'b.py', from: 1, to: 2, share: 1 },
  ]
  const place = { ...NOWHERE, files: ['a.py'] }
  const linesOf = async (suspected: FaultLocalization['suspects']) => {
    const all = await candidatesFor(assignment(), tree(new Map([['a.py', text]])), { ...place, suspects: suspected })
    return all.slice(0, 3).map(({ line }) => line)
  }

  expect(await linesOf([])).toEqual([2, 5, 2])
  expect(await linesOf(suspects)).toEqual([5, 5, 5])
  const inducing = [{ file: 'a.py', from: 1, to: 2, share: 1, isInducing: true }]
  expect(await linesOf([...suspects, ...inducing]), 'first what the tests pass without').toEqual([2, 2, 2])
})

test('code that ran in the failing tests comes first, then the rest of its functions, then idle ones', async () => {
  const text = 'def one(a):\n    return a + 1\n\ndef two(a):\n    if a:\n        return a + 1\n    return a + 1\n'
  const executed = new ExecutedCode([
    {
      file: 'a.py',
      name: 'two',
      line: 4,
      calls: 1,
      lines: [
        [5, 1],
        [7, 1],
      ],
    },
  ])
  const all = await candidatesFor(assignment(), tree(new Map([['a.py', text]])), {
    ...NOWHERE,
    files: ['a.py'],
    executed,
  })

  const first = (line: number) => all.findIndex(each => each.operator === 'arithmetic' && each.line === line)
  expect(first(7)).toBeLessThan(first(6))
  expect(first(6)).toBeLessThan(first(2))
})

test.for<readonly [trace: TestTrace, line: number, symbol: string, weight: number]>([
  [[], 2, 'f', 1],
  [[{ file: 'a.js', name: 'f', line: undefined, calls: 1 }], 2, 'f', 1],
  [[{ file: 'a.js', name: 'f', line: undefined, calls: 1 }], 2, 'g', 0.1],
  [[{ file: 'a.js', name: 'f', line: undefined, calls: 1 }], 2, '', 1],
  [[{ file: 'b.js', name: 'f', line: undefined, calls: 1 }], 2, 'f', 0.1],
  [
    [
      {
        file: 'a.js',
        name: '',
        line: 1,
        calls: 1,
        lines: [
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      },
    ],
    2,
    'f',
    1,
  ],
  [
    [
      {
        file: 'a.js',
        name: '',
        line: 1,
        calls: 1,
        lines: [
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      },
    ],
    4,
    'f',
    0.1,
  ],
])('where %j ran, line %i of %j weighs %d', ([trace, line, symbol, weight]) => {
  expect(new ExecutedCode(trace).weight('a.js', line, symbol)).toBe(weight)
})

test('a near name comes before one that only shares some letters', async () => {
  const text = 'def table_of(b):\n    pass\ndef f(a):\n    ret = a\n    return callable\n'
  const all = await candidatesOf('a.py', text)

  const names = all.filter(({ operator, line }) => operator === 'other-name' && line === 5).map(({ insert }) => insert)
  expect(names.indexOf('ret')).toBeLessThan(names.indexOf('table_of'))
  expect(names).toContain('table_of')
})

test.for<readonly [what: string, text: string, line: number, first: string, later: string]>([
  [
    'a function that is called beside it comes before another',
    'function other() {}\nfunction near() {}\nfunction f(a) {\n  x(a)\n  near(a)\n}\n',
    4,
    'near',
    'other',
  ],
  [
    'a number comes before a list where a number is counted',
    'function f(list, count, index) {\n  list.sort(index)\n  return index + 6 && count\n}\n',
    3,
    'count',
    'list',
  ],
])('%s', async ([, text, at, first, later]) => {
  const all = await candidatesOf('a.js', text)

  const names = all.filter(({ operator, line }) => operator === 'other-name' && line === at).map(({ insert }) => insert)
  expect(names).toContain(later)
  expect(names.indexOf(first)).toBeLessThan(names.indexOf(later))
})

test('a name that nothing declares takes no turn from likelier changes, unless another looks alike', async () => {
  const text = 'export function f(total, size) {\n  $(total)\n  return total < size\n}\n'

  const [first] = await candidatesOf('a.js', text)
  expect(first?.operator).toBe('comparison')
  const [alike] = await candidatesOf('a.js', text.replace('$(total)', '$.a(totl)'))
  expect(alike?.what).toBe('replace `totl` by `total`')
})

test('a separator that the tests contain comes before the others', async () => {
  const files = new Map([['a.py', 'x = y.split("")\n']])
  const evidence = { ...NO_EVIDENCE, strings: ['a;b'] }
  const all = await candidatesFor(assignment(), tree(files), { ...NOWHERE, files: ['a.py'], evidence })

  const texts = all.filter(({ operator }) => operator === 'text').map(({ insert }) => insert)
  expect(texts[0]).toBe('";"')
})

type Slip = readonly [operator: Operator, before: string, after: string]

async function isTried(file: string, [operator, before, after]: Slip): Promise<void> {
  const found = await candidatesOf(file, before)

  const hits = found.filter(({ result }) => result === after)
  expect(hits.map(hit => hit.operator)).toEqual([operator])
}

test.for<readonly [file: string, text: string, wrong: string]>([
  [
    'a.js',
    "const name = (path, { windows } = {}) => path.split(windows ? /[/\\\\]/ : '/')\n",
    "const name = (path, { windows } = {}) => path.split(path ? /[/\\\\]/ : '/')\n",
  ],
  ['a.py', 'def f(a, b):\n    return a.c(a, b)\n', 'def f(a, b):\n    return a.c(a, a)\n'],
])('the only use of a parameter is no slip: %s', async ([file, text, wrong]) => {
  const found = await candidatesOf(file, text)

  expect(found.map(({ result }) => result)).not.toContain(wrong)
})

describe('in TypeScript it tries', () => {
  test.for<Slip>([
    ['comparison', 'if (a < b) c()', 'if (a <= b) c()'],
    ['comparison', 'if (a <= b) c()', 'if (a < b) c()'],
    ['comparison', 'if (a > b) c()', 'if (a >= b) c()'],
    ['comparison', 'if (a >= b) c()', 'if (a > b) c()'],
    ['comparison', 'if (a >= b) c()', 'if (a <= b) c()'],
    ['negation', 'if (a === b) c()', 'if (a !== b) c()'],
    ['arithmetic', 'const f = (a: number) => a + b', 'const f = (a: number) => a - b'],
    ['arithmetic', 'const f = (a: number) => a * b', 'const f = (a: number) => a / b'],
    ['arithmetic', 'a -= b', 'a += b'],
    ['arithmetic', 'for (;;) a++', 'for (;;) a--'],
    ['arithmetic', 'const a = b + 1', 'const a = b - 1'],
    ['boolean', 'if (a && b) c()', 'if (a || b) c()'],
    ['boolean', 'const a = b || c', 'const a = b ?? c'],
    ['off-by-one', 'const a = 10', 'const a = 11'],
    ['off-by-one', 'const a = b[c]', 'const a = b[c - 1]'],
    ['off-by-one', 'const a = b[c - 1]', 'const a = b[c]'],
    ['off-by-one', 'for (let i = 0; i < n; i++) f()', 'for (let i = 0; i < n - 1; i++) f()'],
    ['off-by-one', 'const a = b.slice(c, d)', 'const a = b.slice(c, d + 1)'],
    ['negation', 'if (a) b()', 'if (!a) b()'],
    ['negation', 'if (!a) b()', 'if (a) b()'],
    ['negation', 'while (a.b()) c()', 'while (!a.b()) c()'],
    ['negation', 'function f(a) { return a.b(c) }', 'function f(a) { return !a.b(c) }'],
    ['negation', 'const a = b ? c : d', 'const a = !b ? c : d'],
    ['constant', 'const a = true', 'const a = false'],
    ['swapped-arguments', 'f(a, b, c)', 'f(b, a, c)'],
    ['swapped-arguments', 'f(a, b, c)', 'f(a, c, b)'],
    ['swapped-arguments', 'const a = b - c', 'const a = c - b'],
    ['sibling-method', 'const a = Math.min(b, c)', 'const a = Math.max(b, c)'],
    ['other-name', 'function f(a, b) { return a.c(a) }', 'function f(a, b) { return a.c(b) }'],
    ['sibling-method', 'const a = b.startsWith(c)', 'const a = b.endsWith(c)'],
    ['other-name', 'f(a.firstName); g(a.lastName)', 'f(a.lastName); g(a.lastName)'],
    ['missing-return', 'function f(a) {\n  a.b()\n}', 'function f(a) {\n  return a.b()\n}'],
    ['missing-return', 'const f = a => {\n  a + 1\n}', 'const f = a => {\n  return a + 1\n}'],
    ['missing-await', 'async function f() { const a = g() }', 'async function f() { const a = await g() }'],
    ['missing-await', 'const f = async () => g().h', 'const f = async () => (await g()).h'],
    ['missing-await', 'class A { async f() { g() } }', 'class A { async f() { await g() } }'],
    ['missing-await', 'class A { private async f() { g() } }', 'class A { private async f() { await g() } }'],
    ['null-guard', 'const a = b.c.d', 'const a = b.c?.d'],
    ['null-guard', 'const a = b[c]', 'const a = b?.[c]'],
    ['null-guard', 'for (const a of b) c(a)', 'for (const a of b ?? []) c(a)'],
    ['null-guard', 'const a = f(b)', "const a = f(b ?? '')"],
    ['null-guard', 'function f() { return a.b }', 'function f() { return a.b ?? 0 }'],
    [
      'null-guard',
      'function f(a) {\n  return a.b\n}',
      'function f(a) {\n  if (a == null) return undefined\n  return a.b\n}',
    ],
  ])('%s: %s → %s', slip => isTried('a.ts', slip))
})

describe('in Python it tries', () => {
  test.for<Slip>([
    ['comparison', 'if a < b: c()\n', 'if a <= b: c()\n'],
    ['negation', 'if a == b: c()\n', 'if a != b: c()\n'],
    ['comparison', 'if a in b: c()\n', 'if a not in b: c()\n'],
    ['comparison', 'if a not in b: c()\n', 'if a in b: c()\n'],
    ['comparison', 'if a is None: c()\n', 'if a is not None: c()\n'],
    ['comparison', 'if a is not None: c()\n', 'if a is None: c()\n'],
    ['arithmetic', 'a = b // c\n', 'a = b / c\n'],
    ['arithmetic', 'a = b + c\n', 'a = b - c\n'],
    ['arithmetic', 'a -= b\n', 'a += b\n'],
    ['boolean', 'if a and b: c()\n', 'if a or b: c()\n'],
    ['boolean', 'if a or b: c()\n', 'if a and b: c()\n'],
    ['off-by-one', 'for a in range(b): c()\n', 'for a in range(b + 1): c()\n'],
    ['off-by-one', 'for a in range(1, b): c()\n', 'for a in range(0, b): c()\n'],
    ['off-by-one', 'a = b[c - 1]\n', 'a = b[c]\n'],
    ['off-by-one', 'a = b[c:d]\n', 'a = b[c:d + 1]\n'],
    ['negation', 'if a: b()\n', 'if not a: b()\n'],
    ['negation', 'if not a: b()\n', 'if a: b()\n'],
    ['negation', 'def f(a):\n    return g(a)\n', 'def f(a):\n    return not g(a)\n'],
    ['constant', 'a = f(b=True)\n', 'a = f(b=False)\n'],
    ['swapped-arguments', 'f(a, b)\n', 'f(b, a)\n'],
    ['swapped-arguments', 'a = b // c\n', 'a = c // b\n'],
    ['sibling-method', 'a = min(b)\n', 'a = max(b)\n'],
    ['other-name', 'def f(a, b):\n    return a * a\n', 'def f(a, b):\n    return a * b\n'],
    ['sibling-method', 'a = b.lstrip()\n', 'a = b.rstrip()\n'],
    ['missing-return', 'def f(a):\n    a + 1\n', 'def f(a):\n    return a + 1\n'],
    ['missing-await', 'async def f():\n    a = g()\n', 'async def f():\n    a = await g()\n'],
    ['null-guard', 'for a in b: c(a)\n', 'for a in b or []: c(a)\n'],
    ['null-guard', 'a = f(b)\n', 'a = f((b or ""))\n'],
    ['null-guard', 'def f(a):\n    return a\n', 'def f(a):\n    return a or 0\n'],
    [
      'null-guard',
      'def f(a):\n    return g(a)\n',
      'def f(a):\n    if a is None:\n        return []\n    return g(a)\n',
    ],
  ])('%s: %s → %s', slip => isTried('a.py', slip))
})

test.for<readonly [file: string, text: string, effectless: RegExp]>([
  ['a.js', 'const a = b.slice(c, c + d - 1)\n', / [-+] 0\b/],
  ['a.js', 'const a = b * 2\n', /[*/] 1\b/],
  ['a.py', 'a = b[c + 1 : d]\n', / [-+] 0\b/],
])('no number takes the effect from the operator before it: %s', async ([file, text, pattern]) => {
  const texts = (await candidatesOf(file, text)).map(({ result }) => result)

  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter(each => pattern.test(each))).toEqual([])
})

const SHOP_TS = `import { rates, type Rate } from './rates.ts'

export interface Item { readonly name: string; price: number; tags?: string[] }

export class Cart {
  readonly items: Item[] = []
  #count = 0
  constructor(private readonly rate: Rate, readonly limit = 10) {}

  add(item: Item, { times = 1 }: { times?: number } = {}): this {
    for (let index = 0; index < times && this.items.length < this.limit; index += 1) this.items.push({ ...item })
    this.#count += times
    item.price++
    this.meta.count.last = item
    return this
  }

  get total(): number {
    return this.items.reduce((sum, { price }) => sum + price * (1 + this.rate.percent / 100), 0)
  }

  async save(store: Store): Promise<void> {
    const old = await store.load(this.rate.name)
    if (old && old.version !== this.#count || !store.open) throw new store.errors.Conflict(old, this.#count)
    await store.put(this.rate.name, [...this.items], { merge: true })
  }
}

export const byName = (items: readonly Item[]) => items.toSorted((a, b) => (a.name < b.name ? -1 : 1))

export function tagged(items: Item[] | undefined, tag: string): Item[] {
  const { length } = items ?? []
  if (length === 0 || tag === '') return []
  const found = items!.filter(item => item.tags?.includes(tag) ?? false)
  delete found[0]?.tags
  let text = \`\${tag}: \${found.map(({ name }) => name).join(', ')}\`
  text = text.trim() || tag
  let [first, second] = [length, 2 ** length]
  ;[first, second] = [second, first]
  label: for (const key in rates) { if (rates[key]) continue label; else break }
  switch (text) { case 'a': return found; default: }
  log(text, first, second)
  return found as Item[]
}

async function* pages(url: string) { for await (const page of read(url)) yield page.items.length - 1 }
function log(this: void, ...words: unknown[]) { console.log(...words) }
export default tagged
`

const SHOP_PY = `"""A shop."""
from __future__ import annotations
import os.path as path
from .rates import RATES as rates


class Cart(Base, metaclass=Meta):
    """A cart."""

    limit: int = 10

    def __init__(self, rate, *, limit=10, **options):
        super().__init__(rate, limit=limit, **options)
        self.items = []
        self.rate = rate

    @property
    def total(self):
        return sum(item.price * (1 + self.rate / 100) for item in self.items)

    def add(self, item, times=1, *rest):
        """Adds."""
        for index in range(times):
            if len(self.items) >= self.limit and not rest:
                raise ValueError(f"too many: {index + 1} of {self.limit!r}") from None
            self.items.append(dict(name=item.name, price=item.price, count=times))
        self.count += times
        return self

    async def save(self, store, name=None):
        old = await store.load(name or self.name, version=self.count)
        async with store.open(path.join(name, "x"), mode="w") as file:
            file.write(*[old, name], end="")
        store.put(name, key=name, value=old)


def tagged(items, tag):
    found = [item for item in items if tag in item.tags and item is not None]
    total, first = 0, found[0] if found else None
    pairs = {key: value for key, value in sorted(rates.items(), key=lambda pair: pair[1], reverse=True)}
    while found and (last := found.pop()):
        total += last.price % 3
        del pairs[last.name]
    try:
        assert total > 0, "nothing"
    except (AssertionError, KeyError) as error:
        print(error, tag, sep=", ")
    global_count = lambda a, b=2: a ** b
    return first, found[1:total - 1], -total


def pages(url):
    for page in read(url):
        yield page.items[-1]
`

describe('not one candidate has a syntax error', () => {
  test('in TypeScript, says the parser that Node.js itself uses', async () => {
    const parts = SHOP_TS.split(/^(?=export )/m)

    const all = (await Promise.all(parts.map(part => candidatesOf('shop.ts', part)))).flat()

    const broken = all.filter(({ result }) => !isTypeScript(result))

    expect(all.length).toBeGreaterThan(200)
    expect(isTypeScript(SHOP_TS)).toBe(true)
    expect(isTypeScript(`${SHOP_TS}]`)).toBe(false)
    expect(broken.map(({ operator, what, line }) => `${operator} in line ${line}: ${what}`)).toEqual([])
  })

  test('in Python, says its own compiler', async () => {
    const parts = SHOP_PY.split(/^(?=class |def )/m)

    const all = (await Promise.all(parts.map(part => candidatesOf('shop.py', part)))).flat()

    const [original, damaged, ...answers] = compilesPython([SHOP_PY, `${SHOP_PY}]`, ...all.map(({ result }) => result)])

    const broken = all.filter((_, index) => answers[index] !== true)
    expect([original, damaged]).toEqual([true, false])
    expect(all.length).toBeGreaterThan(200)
    expect(broken.map(({ operator, what, line }) => `${operator} in line ${line}: ${what}`)).toEqual([])
  })

  test('in JSX', async () => {
    const text = 'export const A = ({ b, c }) => <p title={b.d} {...c}>{b.e && <B f={c.g - 1} />} text</p>\n'

    const all = await candidatesOf('a.jsx', text)

    expect(all.length).toBeGreaterThan(5)
    expect(all.every(({ result }) => /<p title=\{.+\} \{\.\.\..+\}>.+ text<\/p>/.test(result))).toBe(true)
  })
})

function isTypeScript(text: string): boolean {
  try {
    stripTypeScriptTypes(text, { mode: 'transform' })
    return true
  } catch {
    return false
  }
}

function compilesPython(texts: readonly string[]): boolean[] {
  const script = `
import json, sys, warnings
warnings.simplefilter("ignore")
def good(text):
    try:
        compile(text, "a.py", "exec")
        return True
    except SyntaxError:
        return False
print(json.dumps([good(text) for text in json.load(sys.stdin)]))`
  const said = execFileSync('python3', ['-c', script], { input: JSON.stringify(texts), encoding: 'utf8' })
  return JSON.parse(said) as boolean[]
}

/** List the first candidates. */
async function candidatesFor(...of: Parameters<typeof candidateStream>): Promise<Candidate[]> {
  return takeCandidates(await candidateStream(...of), 400)
}

describe('what the failing change did', () => {
  const diff = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,3 +1,4 @@
 export function tax(n: number) {
-  return n * 0.2
+  const rate = readRate('x')
+  return n * rate
 }
@@ -10,1 +11,1 @@
-const gone = 1
+const lost = 2
`
  const now = `export function tax(n: number) {\n  const rate = readRate('x')\n  return n * rate\n}\n`
  const before = 'export function tax(n: number) {\n  return n * 0.2\n}\n'

  test('is taken back where it is still there', async () => {
    const found = await candidatesOf('a.ts', now, diff)

    const reverted = found.filter(({ operator }) => operator === 'reverted-hunk')
    expect(reverted.map(({ result }) => result)).toEqual([before])
    expect(reverted[0]?.what).toContain("const rate = readRate('x')")
  })

  test('is taken back word by word where lines were rewritten', async () => {
    const rewritten = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,3 +1,3 @@
 export function isFree(total: number, abroad: boolean) {
-  return total >= 50
+  return total > 50 && !abroad
 }
`
    const code = 'export function isFree(total: number, abroad: boolean) {\n  return total > 50 && !abroad\n}\n'
    const found = await candidatesOf('a.ts', code, rewritten)

    const words = found.filter(({ operator }) => operator === 'reverted-word')
    expect(words.map(({ what, result }) => [what, result.split('\n')[1]])).toEqual([
      ['replace `>` by `>=`, as it was before the failing change', '  return total >= 50 && !abroad'],
      ['take back `&& !abroad`, which the failing change added', '  return total > 50'],
    ])
    expect(found.slice(0, 2)).toEqual(words)
  })

  test.each([
    [
      'was taken away',
      'export function remove(key: string) {\n  delete items[key]\n}\n',
      ' export function remove(key: string) {\n   delete items[key]\n-  size -= 1\n }\n',
      'export function remove(key: string) {\n  delete items[key]\n  size -= 1\n}\n',
      true,
    ],
    [
      'was moved',
      'export function refill() {\n  last = now()\n  add(now() - last)\n}\n',
      ' export function refill() {\n-  add(now() - last)\n   last = now()\n+  add(now() - last)\n }\n',
      'export function refill() {\n  add(now() - last)\n  last = now()\n}\n',
      true,
    ],
    [
      'was added',
      'export function start() {\n  log()\n  listen()\n}\n',
      ' export function start() {\n+  log()\n   listen()\n }\n',
      'export function start() {\n  listen()\n}\n',
      false,
    ],
  ])('restores lines unless something is lost by it: what %s', async (_, code, hunk, result, restores) => {
    const found = await candidatesOf(
      'a.ts',
      code,
      `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,4 +1,4 @@\n${hunk}`,
    )

    const reverted = found.find(each => each.operator === 'reverted-hunk' && each.result === result)
    expect(reverted?.restores).toBe(restores)
  })

  test('is taken back in all lines of the same exchange', async () => {
    const code = `export function set(name: string) {\n  fields.set(name, 1)\n}\n\nexport function drop(name: string) {\n  fields.delete(name)\n}\n`
    const hunk = ` export function set(name: string) {
-  fields.set(name.toLowerCase(), 1)
+  fields.set(name, 1)
 }
${' '}
 export function drop(name: string) {
-  fields.delete(name.toLowerCase())
+  fields.delete(name)
 }
`
    const found = await candidatesOf(
      'a.ts',
      code,
      `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,7 +1,7 @@\n${hunk}`,
    )

    const both = code
      .replace('set(name,', 'set(name.toLowerCase(),')
      .replace('delete(name)', 'delete(name.toLowerCase())')
    expect(found.find(({ operator }) => operator === 'reverted-word')).toMatchObject({
      result: both,
      restores: true,
      what: 'put back `.toLowerCase()`, which the failing change removed, in 2 lines',
    })
  })

  test('is taken back where lines were added before it', async () => {
    const found = await candidatesOf('a.ts', `// one\n// two\n${now}`, diff)

    expect(found.map(({ result }) => result)).toContain(`// one\n// two\n${before}`)
  })

  test('is left alone in another file', async () => {
    const found = await candidatesOf('b.ts', now, diff)

    expect(found.filter(({ operator }) => operator === 'reverted-hunk')).toEqual([])
  })

  test('is the first thing to try when nothing else is known', async () => {
    const found = await candidatesOf('a.ts', `const readRate = f\n${now}`, diff)

    expect(found[0]?.operator).toMatch(/^reverted/)
  })
})

describe('the list of candidates', () => {
  test('is ordered by score, and no text is tried twice', async () => {
    const found = await candidatesOf('shop.ts', SHOP_TS)

    const scores = firstOfLines(found, 16).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(found.map(({ result }) => result)).size).toBe(found.length)
    expect(found.some(({ result }) => result === SHOP_TS)).toBe(false)
  })

  test('leaves a line of which many were tried for others, and comes back to it', async () => {
    const sum = Array.from({ length: 12 }, (_, index) => `a${index}`).join(' + ')
    const found = await candidatesOf('a.js', `export const f = (a0) => {\n  const b = a0 > 0\n  return ${sum}\n}\n`)

    const passedOver = found.flatMap(({ score }, index) => found.slice(index + 1).filter(later => later.score > score))
    expect(passedOver.length).toBeGreaterThan(0)
    expect(firstOfLines(found, 16).some(each => passedOver.includes(each))).toBe(false)
  })

  test('has the same change in all lines with the same text, and not in many', async () => {
    const twice =
      'export const f = a => {\n  const end = a.length\n}\nexport const g = a => {\n    const end = a.length\n}\n'
    const both = twice.replaceAll('length', 'size')
    const line = '  g(a.length)\n'

    const texts = (await candidatesOf('a.js', twice)).map(({ result }) => result)
    const many = await candidatesOf('a.js', `export const f = a => {\n${line.repeat(5)}}\n`)

    expect(texts).toContain(both)
    expect(texts.indexOf(both)).toBeGreaterThan(texts.indexOf(twice.replace('length', 'size')))
    expect(many.filter(({ what }) => what.endsWith('lines'))).toEqual([])
  })

  test('tells file, line and function of each', async () => {
    const found = await candidatesOf(
      'a.ts',
      'const a = 1\nclass B {\n  c = (d: number) => {\n    return d < 2\n  }\n}\n',
    )

    expect(found.find(({ operator }) => operator === 'comparison')).toMatchObject({
      file: 'a.ts',
      line: 4,
      symbol: 'c',
      what: 'replace `<` by `<=`',
    })
  })

  test('is empty for a file that is gone, or of a language that is not known', async () => {
    expect(await candidatesOf('a.rb', 'a < b')).toEqual([])
    expect(await candidatesFor(assignment(), tree(new Map()), { ...NOWHERE, files: ['gone.ts'] })).toEqual([])
  })
})

/** Take the first so many candidates of each line. */
function firstOfLines(found: readonly Candidate[], many: number): Candidate[] {
  const counts = new Map<number, number>()
  return found.filter(({ line }) => {
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return count <= many
  })
}
