import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { VariantResult } from '../../src/contracts/judging.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import type { WarmProject } from './warm-projects.ts'
import { layWarm, warmTestsOf } from './warm-projects.ts'

interface Row {
  /** Code in which the test fails, and what the right code has in the place of a part of it. */
  readonly code: string
  readonly change: readonly [wrong: string, right: string]
  /** Expression of the test, true with the right code. */
  readonly holds: string
  readonly verdict: VariantResult
  /** VariantResult on code that is as wrong as before: by default that the test fails. */
  readonly wrong?: 'unknown'
  readonly file?: string
  readonly more?: Readonly<Record<string, string>>
}

const UNUSED = { hangs: '', endless: '', exits: '', killsParent: '', looks: '' }

/** Have the right code judged as a variant, twice, between two variants that are as wrong as the code. */
async function verdictOn(
  project: Omit<WarmProject, 'hangs' | 'endless' | 'exits' | 'killsParent' | 'looks'>,
  row: Row,
) {
  await using there = await layWarm({ ...project, ...UNUSED }, { more: row.more ?? {} })
  const tests = warmTestsOf(await there.all())
  await using judge = await there.open(tests)
  const right = row.code.replace(...row.change)
  expect(right).not.toBe(row.code)
  expect(tests.failing).toHaveLength(1)
  const variants = [row.code, right, `${row.code}\n`, right].map(text => ({
    file: join(there.root, project.code),
    text,
  }))
  const ids = tests.failing.map(({ id }) => id)
  let verdicts = await judge?.sift(ids, variants, 1)
  // On a busy machine one may have no time to end: the search tries it again, too.
  for (let turn = 1; turn < 3 && verdicts?.includes('too slow') === true; turn += 1)
    verdicts = await judge?.sift(ids, variants, 1)
  await there.write(right)
  expect((await there.all()).cases.map(({ status }) => status)).not.toContain('failed')
  return verdicts
}

/** Verdicts on what {@link verdictOn} asks. */
function expected({ verdict, wrong }: Row): readonly VariantResult[] {
  const fails = wrong === 'unknown' ? undefined : 'rejected'
  return [fails, verdict, fails, verdict]
}

const PYTHON: Readonly<Record<string, Row>> = {
  'a method that calls that of its base': {
    code: 'class A:\n    def size(self):\n        return 1\n\n\nclass B(A):\n    def size(self):\n        return super().size() - 1\n',
    change: ['- 1', '+ 1'],
    holds: 'code.B().size() == 2',
    verdict: 'passed',
  },
  'a function within one, a generator and a lambda': {
    code: 'def evens(numbers):\n    def keep(number):\n        return (lambda x: x % 2 == 1)(number)\n    yield from (n for n in numbers if keep(n))\n',
    change: ['== 1', '== 0'],
    holds: 'list(code.evens([1, 2])) == [2]',
    verdict: 'passed',
  },
  'a property of a class in a function that has a cache': {
    code: 'from functools import lru_cache\n\n\nclass Box:\n    @property\n    def area(self):\n        return half(4)\n\n\n@lru_cache\ndef half(number):\n    return number // 3\n',
    change: ['// 3', '// 2'],
    holds: 'code.Box().area == 2',
    verdict: 'passed',
  },
  'a closure that was made when the module was loaded': {
    code: 'def times(factor):\n    def multiply(number):\n        return number + factor\n    return multiply\n\n\ndouble = times(2)\n',
    change: ['number + factor', 'number * factor'],
    holds: 'code.double(3) == 6',
    verdict: undefined,
  },
  'a constant of the module': {
    code: 'LIMIT = 3\n\n\ndef limit():\n    return LIMIT\n',
    change: ['3', '4'],
    holds: 'code.limit() == 4',
    verdict: undefined,
  },
  'a default value': {
    code: 'def add(a, b=1):\n    return a + b\n',
    change: ['b=1', 'b=2'],
    holds: 'code.add(1) == 3',
    verdict: undefined,
  },
  'a function that has run when the module was loaded': {
    code: 'def table():\n    return {"a": 1}\n\n\nTABLE = table()\n',
    change: ['"a": 1', '"a": 2'],
    holds: 'code.TABLE["a"] == 2',
    verdict: undefined,
  },
  'a decorator': {
    code: 'def twice(function):\n    return lambda number: function(number)\n\n\n@twice\ndef plus(number):\n    return number + 1\n',
    change: ['function(number)', 'function(function(number))'],
    holds: 'code.plus(1) == 3',
    verdict: undefined,
  },
  'code that another process runs': {
    code: 'import subprocess\nimport sys\n\n\ndef answer():\n    return 1\n\n\ndef ask():\n    words = [sys.executable, "-c", "import code_under_test as code; print(code.answer())"]\n    return int(subprocess.check_output(words))\n',
    change: ['return 1', 'return 2'],
    holds: 'code.ask() == 2',
    verdict: undefined,
    wrong: 'unknown',
  },
  'a generator that was made when the module was loaded': {
    code: 'def numbers():\n    yield 1\n\n\nIDS = numbers()\n\n\ndef next_id():\n    return next(IDS)\n',
    change: ['yield 1', 'yield 2'],
    holds: 'code.next_id() == 2',
    verdict: undefined,
  },
  'one of two lambdas on a line that are alike': {
    code: 'TABLE = {"add": lambda a, b: a + b, "sub": lambda a, b: a + b}\n',
    change: ['"sub": lambda a, b: a + b', '"sub": lambda a, b: a - b'],
    holds: 'code.TABLE["add"](3, 1) == 4 and code.TABLE["sub"](3, 1) == 2',
    verdict: undefined,
  },
  'the parameters of a function': {
    code: 'import inspect\n\n\ndef named(function):\n    function.names = list(inspect.signature(function).parameters)\n    return function\n\n\n@named\ndef area(side):\n    return side * side\n',
    change: ['area(side):\n    return side * side', 'area(edge):\n    return edge * edge'],
    holds: 'code.area.names == ["edge"]',
    verdict: undefined,
  },
  'a function that a thread has run when the module was loaded': {
    code: 'from threading import Thread\n\nFOUND = []\n\n\ndef fill():\n    FOUND.append(1)\n\n\nthread = Thread(target=fill)\nthread.start()\nthread.join()\n',
    change: ['append(1)', 'append(2)'],
    holds: 'code.FOUND == [2]',
    verdict: undefined,
  },
  'a module that the test loads once more': {
    code: 'def answer():\n    return 1\n',
    change: ['1', '2'],
    holds: '__import__("importlib").reload(code).answer() == 2',
    verdict: undefined,
    wrong: 'unknown',
  },
  'code that a process of multiprocessing runs': {
    code: 'def answer(_):\n    return 1\n\n\ndef ask():\n    from multiprocessing import get_context\n    with get_context("spawn").Pool(1) as pool:\n        return pool.map(answer, [0])[0]\n',
    change: ['return 1', 'return 2'],
    holds: 'code.ask() == 2',
    verdict: undefined,
    wrong: 'unknown',
  },
  'a module that the test itself loads': {
    code: 'def answer():\n    return 1\n',
    change: ['1', '2'],
    holds: '__import__("code_under_test").answer() == 2',
    verdict: undefined,
    wrong: 'unknown',
  },
}

describe('a variant of Python code', () => {
  it.each(Object.entries(PYTHON))('%s', async (name, row) => {
    const isLate = name.includes('the test itself loads')
    const load = isLate ? '' : 'import code_under_test as code\n\n\n'
    const project = {
      framework: pytest,
      code: 'code_under_test.py',
      tests: 'test_code.py',
      files: { 'conftest.py': '', 'test_code.py': `${load}def test_it():\n    assert ${row.holds}\n` },
      broken: row.code,
      right: row.code,
    }

    const verdicts = await verdictOn(project, row)

    expect(verdicts).toEqual(expected(row))
  })
})

const NODE: Readonly<Record<string, Row>> = {
  'a constant of the module': {
    code: 'export const LIMIT = 3\n',
    change: ['3', '4'],
    holds: 'code.LIMIT === 4',
    verdict: 'passed',
  },
  'a CommonJS module behind another one': {
    file: 'limit.cjs',
    code: 'exports.limit = () => 3\n',
    change: ['3', '4'],
    more: { 'code.mjs': "import { limit } from './limit.cjs'\nexport { limit }\n" },
    holds: 'code.limit() === 4',
    verdict: 'passed',
  },
  'a TypeScript module': {
    file: 'limit.ts',
    code: 'export const limit = (): number => 3\n',
    change: ['3', '4'],
    more: { 'code.mjs': "export { limit } from './limit.ts'\n" },
    holds: 'code.limit() === 4',
    verdict: 'passed',
  },
  'code that another process runs': {
    code: "import { execFileSync } from 'node:child_process'\nconst program = \"import('./code.mjs').then(code => console.log(code.answer()))\"\nexport const answer = () => 1\nexport const ask = () => Number(execFileSync(process.execPath, ['-e', program]))\n",
    change: ['=> 1', '=> 2'],
    holds: 'code.ask() === 2',
    verdict: undefined,
    wrong: 'unknown',
  },
  'code that a thread runs': {
    code: "import { once } from 'node:events'\nimport { Worker, isMainThread, parentPort } from 'node:worker_threads'\nconst answer = () => 1\nif (!isMainThread) parentPort.postMessage(answer())\nexport const ask = async () => (await once(new Worker(new URL('./code.mjs', import.meta.url)), 'message'))[0]\n",
    change: ['=> 1', '=> 2'],
    holds: '(await code.ask()) === 2',
    verdict: undefined,
    wrong: 'unknown',
  },
}

/** Tests that leave something behind, or that exist only where their file is the program: code that a process has to load. */
const MISLEADING: Readonly<Record<string, readonly [test: string, more?: string]>> = {
  'a test that only the program has': ["if (import.meta.main) test('it', () => assert.equal(code.limit(), 4))\n"],
  'a test that is there later': ["setTimeout(() => test('it', () => assert.equal(code.limit(), 4)), 20)\n"],
  'timers that a failing test leaves replaced': [
    "import { mock } from 'node:test'\ntest('it', () => { mock.timers.enable({ apis: ['Date'] }); assert.equal(code.limit(), 4); mock.timers.reset() })\n",
  ],
  'a folder that a failing test does not leave': [
    "test('it', () => { process.chdir('sub'); assert.equal(code.limit(), 4); process.chdir('..') })\n",
  ],
  'a variable that a failing test leaves': [
    "test('it', () => { assert.equal(process.env.RATE, undefined); process.env.RATE = 3; assert.equal(code.limit(), 4); delete process.env.RATE })\n",
  ],
  'an object that is global': [
    "test('it', () => assert.equal(code.shared.limit(), 4))\n",
    'export const shared = (globalThis.shared ??= { limit })\n',
  ],
}

it.each(Object.entries(MISLEADING))(
  'no variant is rejected for what is around it: %s',
  async (_, [test, more = '']) => {
    const code = `export const limit = () => 3\n${more}`
    const row: Row = { code, change: ['3', '4'], holds: '', verdict: 'passed', more: { 'sub/a.txt': '' } }
    const head =
      "import assert from 'node:assert'\nimport { test } from 'node:test'\nimport * as code from './code.mjs'\n"
    const files = {
      'package.json': '{"type":"module"}',
      'code.test.mjs': `${head}${test}test('other', () => assert.ok(code.limit() > 0))\n`,
    }
    const project = { framework: nodeTest, code: 'code.mjs', tests: 'code.test.mjs', files, broken: code, right: code }

    const results = await verdictOn({ ...project, packages: ['node@24'] }, row)

    expect([undefined, 'passed']).toContain(results?.[1])
    expect(results?.[3]).toBe(results?.[1])
  },
)

it('a variant that spoils what all share takes none with it, and the next ones have another process', async () => {
  const code = 'export const limit = () => Math.abs(-3)\n'
  const files = {
    'package.json': '{"type":"module"}',
    'code.test.mjs':
      "import assert from 'node:assert'\nimport { test } from 'node:test'\nimport * as code from './code.mjs'\ntest('it', () => assert.equal(code.limit(), 4))\ntest('other', () => assert.ok(code.limit() > 0))\n",
  }
  const project = { framework: nodeTest, code: 'code.mjs', tests: 'code.test.mjs', files, broken: code, right: code }
  await using there = await layWarm({ ...project, packages: ['node@24'], ...UNUSED })
  const tests = warmTestsOf(await there.all())
  await using judge = await there.open(tests)
  const ids = tests.failing.map(({ id }) => id)
  const sift = (...texts: readonly string[]) =>
    judge?.sift(
      ids,
      texts.map(text => ({ file: join(there.root, 'code.mjs'), text })),
      1,
    )
  const right = code.replace('3', '4')
  const spoils = code.replace('Math.abs(-3)', '(Math.abs = 3)')

  expect(await sift(spoils, right)).toEqual([undefined, undefined])
  expect(await sift(code, right)).toEqual(['rejected', 'passed'])
  for (let times = 0; times < 3; times += 1) expect(await sift(spoils)).toEqual([undefined])
  expect(await sift(spoils)).toBeUndefined()
})

describe.each([
  ['node@22', Object.entries(NODE).slice(0, 2)],
  ['node@24', Object.entries(NODE)],
] as const)('a variant of JavaScript code on %s', (node, rows) => {
  it.each(rows)('%s', async (_, row) => {
    const project = {
      framework: nodeTest,
      code: row.file ?? 'code.mjs',
      tests: 'code.test.mjs',
      files: {
        'package.json': '{"type":"module"}',
        'code.test.mjs': `import assert from 'node:assert'\nimport { beforeEach, test } from 'node:test'\nimport * as code from './code.mjs'\nlet runs = 0\nbeforeEach(() => { runs += 1 })\ntest('it', async () => assert.ok(runs === 1 && ${row.holds}))\ntest('other', () => assert.ok(runs > 0))\n`,
      },
      broken: row.code,
      right: row.code,
      packages: [node],
    }

    const verdicts = await verdictOn(project, row)

    expect(verdicts).toEqual(expected(row))
  })
})

/** Lay out a project with vitest: `it` fails, and another test passes. */
function vitestProject(row: Row, { packages = ['vitest@5'], test = '', head = '' } = {}) {
  return {
    framework: vitest,
    code: row.file ?? 'code.mjs',
    tests: 'code.test.mjs',
    files: {
      'package.json': '{"type":"module"}',
      'code.test.mjs': `import { beforeEach, describe, expect, test, vi } from 'vitest'\nimport * as code from './code.mjs'\n${head}let runs = 0\nbeforeEach(() => { runs += 1 })\ndescribe('a $ (block)', () => test('it  is', async () => expect(${row.holds}).toBe(true)))\ntest('other', () => expect(runs).toBeGreaterThan(0))\n${test}`,
    },
    broken: row.code,
    right: row.code,
    packages,
  }
}

const LIMIT: Row = {
  code: 'export const LIMIT = 3\nexport const limit = () => LIMIT\n',
  change: ['3', '4'],
  holds: 'code.limit() === 4',
  verdict: 'passed',
}

describe('a variant of JavaScript code in vitest', () => {
  it.each(['vitest@1', 'vitest@2', 'vitest@3', 'vitest@4', 'vitest@5'])('%s', async version => {
    expect(await verdictOn(vitestProject(LIMIT, { packages: [version] }), LIMIT)).toEqual(expected(LIMIT))
  })

  it.each(['a TypeScript module', 'code that another process runs'])('%s', async name => {
    const row = NODE[name] ?? LIMIT
    expect(await verdictOn(vitestProject(row), row)).toEqual(expected(row))
  })

  it('whose dependency a test replaces', async () => {
    const row: Row = {
      code: "import { base } from './base.mjs'\nexport const limit = () => base() + 3\n",
      more: { 'base.mjs': 'export const base = () => 100\n' },
      change: ['3', '4'],
      holds: 'code.limit() === 5',
      verdict: 'passed',
    }
    const head = "vi.mock('./base.mjs', () => ({ base: () => 1 }))\n"

    expect(await verdictOn(vitestProject(row, { head }), row)).toEqual(expected(row))
  })

  it.each(['vitest@1', 'vitest@2', 'vitest@3', 'vitest@4', 'vitest@5'])(
    'loads nothing anew beside its own modules: %s',
    async version => {
      const row: Row = {
        ...LIMIT,
        more: {
          'beside.mjs': 'export const add = (a, b) => a + b\n',
          'vitest.config.mjs':
            "import { appendFileSync } from 'node:fs'\nconst load = id => void (id.includes('beside') && appendFileSync('loads.txt', 'x'))\nexport default { plugins: [{ name: 'loads', load }] }\n",
          'loads.txt': '',
        },
      }
      const head = "import './beside.mjs'\n"
      const project = vitestProject(row, { head, packages: [version] })
      await using there = await layWarm({ ...project, ...UNUSED }, { more: row.more ?? {} })
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const variants = [row.code, row.code.replace('3', '4')].flatMap(text => Array<string>(10).fill(text))
      const before = (await there.read('loads.txt')).length

      const results = await judge?.sift(
        tests.failing.map(({ id }) => id),
        variants.map(text => ({ file: join(there.root, 'code.mjs'), text })),
        1,
      )

      expect(results).toEqual(variants.map(text => (text === row.code ? 'rejected' : 'passed')))
      // Once to see the unchanged code.
      expect((await there.read('loads.txt')).length - before).toBe(1)
    },
  )

  it.each<[name: string, beside: string, holds: string, most?: number]>([
    ['counts', 'let calls = 0\nexport const next = () => (calls += 1)\n', 'next() === 1'],
    ['keeps a list', 'export const all = []\nexport const next = () => all.push(1)\n', 'next() === 1'],
    [
      'has a static member',
      'class Ids { static #last = 0; static next() { return (Ids.#last += 1) } }\nexport const next = () => Ids.next()\n',
      'next() === 1',
    ],
    ['is patched by a test', 'export class Box {}\nexport const next = () => new Box().size ?? 1\n', 'next() === 1'],
    [
      'has a function that counts',
      'export function next() {\n  const own = next\n  return (own.calls = 1 + (own.calls ?? 0))\n}\n',
      'true',
      2,
    ],
  ])('has modules of its own where one beside it %s', async (_, beside, holds, most = 4) => {
    const row: Row = { ...LIMIT, holds: `${holds} && ${LIMIT.holds}`, more: { 'beside.mjs': beside } }
    const patch = beside.includes('Box')
      ? 'beforeEach(() => { Box.prototype.size = (Box.prototype.size ?? 0) + 1 })\n'
      : ''
    const head = `import { next${patch === '' ? '' : ', Box'} } from './beside.mjs'\n${patch}`
    const test = `test('another', () => expect(next()).toBeLessThan(${most}))\n`

    expect(await verdictOn(vitestProject(row, { head, test }), row)).toEqual(expected(row))
  })

  it('that loads a module which counts, and which no other has loaded', async () => {
    const row: Row = {
      code: 'export const limit = () => 3\n',
      change: [
        'export const limit = () =>',
        "import { next } from './beside.mjs'\nexport const limit = () => next() +",
      ],
      more: { 'beside.mjs': 'let calls = 0\nexport const next = () => (calls += 1)\n' },
      holds: 'code.limit() === 4',
      verdict: 'passed',
    }

    expect(await verdictOn(vitestProject(row), row)).toEqual(expected(row))
  })

  it.each([
    { pool: 'vmThreads', globals: true, sequence: { shuffle: true } },
    { isolate: false },
    { projects: [{ test: { name: 'one', include: ['*.test.mjs'] } }] },
  ])('with a configuration: %j', async test => {
    const row = { ...LIMIT, more: { 'vitest.config.mjs': `export default ${JSON.stringify({ test })}\n` } }

    expect(await verdictOn(vitestProject(row), row)).toEqual(expected(row))
  })

  it('that ends the process of the tests takes no other with it', async () => {
    await using there = await layWarm({ ...vitestProject(LIMIT), ...UNUSED })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const right = LIMIT.code.replace(...LIMIT.change)
    const ends = LIMIT.code.replace('=> LIMIT', "=> process.kill(process.pid, 'SIGKILL')")
    const variants = [right, ends, right].map(text => ({ file: join(there.root, 'code.mjs'), text }))

    const results = await judge?.sift(
      tests.failing.map(({ id }) => id),
      variants,
      1,
    )

    expect([undefined, 'passed']).toContain(results?.[0])
    expect([undefined, 'passed']).toContain(results?.[2])
  })

  it('writes no snapshot, and judges none beside one', async () => {
    const test = "test('kept', () => expect(code.limit() > 0).toMatchSnapshot())\n"
    const row = {
      ...LIMIT,
      more: {
        '__snapshots__/code.test.mjs.snap':
          '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[`kept 1`] = `true`;\n',
      },
    }

    expect(await verdictOn(vitestProject(row, { test }), row)).toBeUndefined()
  })
})

/** Lay out a project with jest: `it` fails, and another test passes. */
function jestProject(row: Row, { packages = ['jest@30'], test = '', head = '', config = {} } = {}) {
  return {
    framework: jest,
    code: row.file ?? 'code.js',
    tests: 'code.test.js',
    files: {
      'package.json': JSON.stringify({ jest: config }),
      'code.test.js': `${head}const code = require('./code.js')\nlet runs = 0\nbeforeEach(() => { runs += 1 })\ndescribe('a $ (block)', () => test('it  is', async () => expect(${row.holds}).toBe(true)))\ntest('other', () => expect(runs).toBeGreaterThan(0))\n${test}`,
    },
    broken: row.code,
    right: row.code,
    packages,
  }
}

const COMMON_LIMIT: Row = {
  code: 'const LIMIT = 3\nexports.limit = () => LIMIT\n',
  change: ['3', '4'],
  holds: 'code.limit() === 4',
  verdict: 'passed',
}

describe('a variant of JavaScript code in jest', () => {
  it.each(['jest@27', 'jest@28', 'jest@29', 'jest@30'])('%s', async version => {
    expect(await verdictOn(jestProject(COMMON_LIMIT, { packages: [version] }), COMMON_LIMIT)).toEqual(
      expected(COMMON_LIMIT),
    )
  })

  it('behind another module, in the syntax of ES modules', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      file: 'limit.js',
      code: 'export const limit = () => 3\n',
      more: {
        'code.js': "import { limit } from './limit.js'\nlet calls = 0\nexports.limit = () => (calls += 1) && limit()\n",
        'babel.config.json': JSON.stringify({ presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }),
      },
    }

    expect(
      await verdictOn(jestProject(row, { packages: ['jest@30', '@babel/preset-env@7', '@babel/core@7'] }), row),
    ).toEqual(expected(row))
  })

  it('in the environment of a browser, which the test file asks for', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      code: "exports.limit = () => document.body.appendChild(document.createElement('p')).tagName.length + 2\n",
      change: ['2', '3'],
      holds: "code.limit() === 4 && document.querySelectorAll('p').length === 1",
    }
    // In one piece the first word would be one for the runner of this file.
    const word = 'environment'
    const head = `/** @jest-${word} jsdom */\nafterEach(() => { document.body.innerHTML = '' })\n`
    const packages = ['jest@30', 'jest-environment-jsdom@30']

    expect(await verdictOn(jestProject(row, { head, packages }), row)).toEqual(expected(row))
  })

  it('whose dependency a test replaces, with a count of its calls', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      code: "const { base } = require('./base.js')\nexports.limit = () => base() + 3\n",
      more: { 'base.js': 'exports.base = () => 100\n' },
      holds: 'code.limit() === 4 && base.mock.calls.length === 1',
    }
    const head = "jest.mock('./base.js', () => ({ base: jest.fn(() => 0) }))\nconst { base } = require('./base.js')\n"
    expect(await verdictOn(jestProject(row, { head }), row)).toEqual(expected(row))
  })

  it.each<[string, Partial<Row>]>([
    [
      'another process runs',
      {
        code: "const { execFileSync } = require('node:child_process')\nconst program = \"console.log(require('./code.js').answer())\"\nexports.answer = () => 1\nexports.ask = () => Number(execFileSync(process.execPath, ['-e', program]))\n",
        change: ['=> 1', '=> 2'],
        holds: 'code.ask() === 2',
      },
    ],
    ['a test itself loads', { holds: "require('./code.js').limit() === 4" }],
  ])('that %s is not rejected', async (_, part) => {
    const row: Row = { ...COMMON_LIMIT, ...part, verdict: undefined, wrong: 'unknown' }
    const results = await verdictOn(jestProject(row), row)

    expect([undefined, 'passed']).toContain(results?.[1])
    expect([undefined, 'passed']).toContain(results?.[3])
  })

  it.each([
    { resetModules: true },
    { restoreMocks: true, fakeTimers: { enableGlobally: true } },
    { globals: { x: 1 } },
  ])('with a configuration: %j', async config => {
    expect(await verdictOn(jestProject(COMMON_LIMIT, { config }), COMMON_LIMIT)).toEqual(expected(COMMON_LIMIT))
  })

  it('that ends the process of the tests takes no other with it', async () => {
    await using there = await layWarm({ ...jestProject(COMMON_LIMIT), ...UNUSED })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const right = COMMON_LIMIT.code.replace(...COMMON_LIMIT.change)
    const ends = COMMON_LIMIT.code.replace('=> LIMIT', "=> process.kill(process.pid, 'SIGKILL')")
    const variants = [right, ends, right].map(text => ({ file: join(there.root, 'code.js'), text }))

    const results = await judge?.sift(
      tests.failing.map(({ id }) => id),
      variants,
      1,
    )

    expect([undefined, 'passed']).toContain(results?.[0])
    expect([undefined, 'passed']).toContain(results?.[2])
  })

  it('leaves nothing in the cache of what jest has transformed', async () => {
    await using there = await layWarm({ ...jestProject(COMMON_LIMIT), ...UNUSED })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const ids = tests.failing.map(({ id }) => id)
    const right = COMMON_LIMIT.code.replace(...COMMON_LIMIT.change)
    const passed = async () =>
      (await judge?.run(ids, { failures: 0 }))?.cases.filter(({ status }) => status === 'passed')

    await judge?.sift(ids, [{ file: join(there.root, 'code.js'), text: right }], 1)

    expect(await passed()).toHaveLength(0)
    await there.write(right)
    expect(await passed()).toHaveLength(1)
  })

  it('writes no snapshot, and judges none beside one', async () => {
    const test = "test('kept', () => expect(code.limit() > 0).toMatchSnapshot())\n"
    const row = {
      ...COMMON_LIMIT,
      more: {
        '__snapshots__/code.test.js.snap':
          '// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing\n\nexports[`kept 1`] = `true`;\n',
      },
    }

    expect(await verdictOn(jestProject(row, { test }), row)).toBeUndefined()
  })
})

/** Lay out a project with mocha: `it` fails, and another test passes. */
function mochaProject(row: Row, { packages = ['mocha@11'], head = '', isModule = false, config = {} } = {}) {
  const load = isModule ? "import * as code from '../code.js'\n" : "const code = require('../code.js')\n"
  return {
    framework: mocha,
    code: row.file ?? 'code.js',
    tests: 'test/code.js',
    files: {
      'package.json': JSON.stringify({ type: isModule ? 'module' : 'commonjs', mocha: config }),
      'test/code.js': `${head}${load}let runs = 0\nbeforeEach(() => { runs += 1 })\ndescribe('a $ (block)', () => it('it  is', async () => { if ((${row.holds}) !== true) throw new Error('no') }))\nit('other', () => { if (runs === 0) throw new Error('no') })\n`,
    },
    broken: row.code,
    right: row.code,
    packages,
  }
}

describe('a variant of JavaScript code in mocha', () => {
  it.each(['mocha@8', 'mocha@9', 'mocha@10', 'mocha@11'])('%s', async version => {
    expect(await verdictOn(mochaProject(COMMON_LIMIT, { packages: [version] }), COMMON_LIMIT)).toEqual(
      expected(COMMON_LIMIT),
    )
  })

  it('of modules of JavaScript, which Node.js can load anew since version 22.15', async () => {
    const project = mochaProject(LIMIT, { isModule: true, packages: ['mocha@11', 'node@24'] })

    expect(await verdictOn(project, LIMIT)).toEqual(expected(LIMIT))
  })

  it('that Babel compiles, which keeps its results by the time of a file', async () => {
    const packages = ['mocha@11', '@babel/core@7', '@babel/register@7', '@babel/plugin-transform-modules-commonjs@7']
    const babel = JSON.stringify({ plugins: ['@babel/plugin-transform-modules-commonjs'] })
    const row = { ...LIMIT, more: { '.babelrc': babel } }

    expect(await verdictOn(mochaProject(row, { packages, config: { require: ['@babel/register'] } }), row)).toEqual(
      expected(row),
    )
  })

  it('beside hooks and globals of a file that the project requires first', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      holds: 'code.limit() === extra() && started',
      more: {
        'setup.js':
          'global.extra = () => 4\nexports.mochaHooks = { beforeAll() { global.started = true }, afterAll() { global.started = false } }\n',
      },
    }

    expect(await verdictOn(mochaProject(row, { config: { require: ['./setup.js'] } }), row)).toEqual(expected(row))
  })

  it('beside hooks of another file of the suite', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      holds: 'global.db === 1 && code.limit() === 4',
      more: { 'test/a-helper.js': 'before(() => { global.db = 1 })\n' },
    }

    expect(await verdictOn(mochaProject(row, { config: { spec: 'test/*.js' } }), row)).toEqual(expected(row))
  })

  it('beside a module that a required file has set up', async () => {
    const row: Row = {
      ...COMMON_LIMIT,
      holds: "code.limit() === require('../db.js').get()",
      more: {
        'db.js':
          "let on = false\nexports.connect = () => { on = true }\nexports.get = () => { if (!on) throw new Error('off'); return 4 }\n",
        'setup.js': "const { connect } = require('./db.js')\nexports.mochaHooks = { beforeAll() { connect() } }\n",
      },
    }

    expect(await verdictOn(mochaProject(row, { config: { require: ['./setup.js'] } }), row)).toEqual(expected(row))
  })

  it.each(['node@20', 'node@24'])('of a module of JavaScript that is required is not known: %s', async version => {
    const row: Row = { ...LIMIT, file: 'code.mjs', verdict: undefined, wrong: 'unknown' }
    const { files, ...project } = mochaProject(row, { packages: ['mocha@11', version] })
    const test = files['test/code.js'].replace('../code.js', '../code.mjs')

    expect(await verdictOn({ ...project, files: { ...files, 'test/code.js': test } }, row)).toEqual(expected(row))
  })

  it('behind one whose error comes late', async () => {
    const holds = 'code.limit() === 4 && (await new Promise(done => setTimeout(done, 60, true)))'
    const row: Row = { ...COMMON_LIMIT, holds }
    await using there = await layWarm({ ...mochaProject(row), ...UNUSED })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const right = row.code.replace(...row.change)
    const late = row.code.replace('=> LIMIT', "=> { setTimeout(() => { throw new Error('late') }, 30); return 5 }")
    const variants = [late, right, right, right].map(text => ({ file: join(there.root, 'code.js'), text }))

    const results = await judge?.sift(
      tests.failing.map(({ id }) => id),
      variants,
      1,
    )

    expect(results?.slice(1)).not.toContain('rejected')
    expect(results?.at(-1)).toBe('passed')
  })

  it('that another process runs is not known', async () => {
    const row: Row = {
      code: "const { execFileSync } = require('node:child_process')\nexports.limit = () => 3\nexports.ask = () => Number(execFileSync(process.execPath, ['-p', 'require(\"./code.js\").limit()']))\n",
      change: ['=> 3', '=> 4'],
      holds: 'code.ask() === 4',
      verdict: undefined,
      wrong: 'unknown',
    }

    expect(await verdictOn(mochaProject(row), row)).toEqual(expected(row))
  })

  it('is judged in no process where mocha runs files in several', async () => {
    const project = mochaProject(COMMON_LIMIT, { config: { parallel: true } })

    expect(await verdictOn(project, COMMON_LIMIT)).toBeUndefined()
  })

  it('that does not end takes no other with it', async () => {
    await using there = await layWarm({ ...mochaProject(COMMON_LIMIT), ...UNUSED })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const right = COMMON_LIMIT.code.replace(...COMMON_LIMIT.change)
    const endless = COMMON_LIMIT.code.replace('=> LIMIT', '=> { for (;;); }')
    const variants = [right, endless, right, `${right}syntax error(`].map(text => ({
      file: join(there.root, 'code.js'),
      text,
    }))

    const results = await judge?.sift(
      tests.failing.map(({ id }) => id),
      variants,
      1,
    )

    expect(results?.slice(0, 3)).toEqual(['passed', 'too slow', 'passed'])
    expect(results?.[3]).not.toBe('passed')
  })
})
