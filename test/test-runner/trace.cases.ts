import { join } from 'node:path'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { TestId } from '../../src/domain/model/test-case.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { go } from '../../src/frameworks/go.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { linkPackages } from '../world/npm-packages.ts'
import { type Files, install, write } from '../world/scene.ts'

const SHOP =
  'export function total(n) {\n  return twice(n)\n}\nfunction twice(n) {\n  return n * 2\n}\nexport function rate() {\n  return 1\n}\n'
const COMMON = SHOP.replaceAll('export ', '') + 'module.exports = { total, rate }\n'

/** A project in which the test "adds" runs `total` and `twice`, and the test "rates" runs `rate`. */
const PROJECTS: Readonly<
  Record<
    string,
    {
      framework: Framework
      file: string
      files: Files
      packages?: readonly string[]
      fromNpm?: readonly string[]
      suite?: string
    }
  >
> = {
  node: {
    framework: nodeTest,
    file: 'shop.test.mjs',
    files: {
      'package.json': '{"type":"module"}',
      'shop.mjs': SHOP,
      'shop.test.mjs':
        "import test from 'node:test'\nimport { rate, total } from './shop.mjs'\ntest('adds', () => { if (total(1) !== 3) throw new Error('no') })\ntest('rates', () => { rate() })\n",
    },
  },
  vitest: {
    framework: vitest,
    file: 'shop.test.ts',
    packages: ['vitest'],
    files: {
      'package.json': '{"type":"module","devDependencies":{"vitest":"5"}}',
      'shop.ts': SHOP.replaceAll('(n)', '(n: number)').replace('twice(n: number)\n', 'twice(n)\n'),
      'shop.test.ts':
        "import { expect, test } from 'vitest'\nimport { rate, total } from './shop.ts'\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  // Its threads end at once, and what measures coverage resets the counts of Node.js.
  'vitest 1 in threads': {
    framework: vitest,
    file: 'shop.test.ts',
    fromNpm: ['vitest@1.1.3', '@vitest/coverage-v8@1.1.3'],
    files: {
      'package.json': '{"type":"module","devDependencies":{"vitest":"1.1.3"}}',
      'vitest.config.js': "export default { test: { pool: 'threads', coverage: { enabled: true } } }\n",
      'shop.ts': SHOP.replaceAll('(n)', '(n: number)').replace('twice(n: number)\n', 'twice(n)\n'),
      'shop.test.ts':
        "import { expect, test } from 'vitest'\nimport { rate, total } from './shop.ts'\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  jest: {
    framework: jest,
    file: 'shop.test.js',
    packages: ['jest'],
    files: {
      'package.json': '{"devDependencies":{"jest":"30"}}',
      'shop.js': COMMON,
      'shop.test.js':
        "const { rate, total } = require('./shop.js')\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  mocha: {
    framework: mocha,
    file: 'test/shop.js',
    packages: ['mocha'],
    files: {
      'package.json': '{"devDependencies":{"mocha":"11"}}',
      'shop.js': COMMON,
      'test/shop.js':
        "const { rate, total } = require('../shop.js')\nit('adds', () => { if (total(1) !== 3) throw new Error('no') })\nit('rates', () => { rate() })\n",
    },
  },
  pytest: {
    framework: pytest,
    file: 'test_shop.py',
    files: {
      'pytest.ini': '[pytest]\n',
      'shop.py':
        'def total(n):\n    return twice(n)\n\n\ndef twice(n):\n    return n * 2\n\n\ndef rate():\n    return 1\n',
      'test_shop.py':
        'from shop import rate, total\n\n\ndef test_adds():\n    assert total(1) == 3\n\n\ndef test_rates():\n    rate()\n',
    },
  },
  unittest: {
    framework: unittest,
    file: 'test_shop.py',
    suite: 'Shop',
    files: {
      'shop.py':
        'def total(n):\n    return twice(n)\n\n\ndef twice(n):\n    return n * 2\n\n\ndef rate():\n    return 1\n',
      'test_shop.py':
        'import unittest\nfrom shop import rate, total\n\n\nclass Shop(unittest.TestCase):\n    def test_adds(self):\n        self.assertEqual(total(1), 3)\n\n    def test_rates(self):\n        rate()\n',
    },
  },
  go: {
    framework: go,
    file: '',
    suite: 'example.com/shop',
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.20\n',
      'shop.go':
        'package shop\n\nfunc Total(n int) int {\n\treturn twice(n)\n}\n\nfunc twice(n int) int {\n\treturn n * 2\n}\n\nfunc Rate() int {\n\treturn 1\n}\n',
      'shop_test.go':
        'package shop\n\nimport "testing"\n\nfunc TestAdds(t *testing.T) {\n\tif Total(1) != 3 {\n\t\tt.Fatal("no")\n\t}\n}\n\nfunc TestRates(t *testing.T) {\n\tRate()\n}\n',
    },
  },
}

/** Functions of the project that a traced run of these tests calls, by name or first line. */
export async function traced(name: string, tests: readonly string[]) {
  const product = await traceOf(name, tests)
  return product.map(each => (each.name === '' ? `line ${each.line}` : each.name)).toSorted()
}

/** Lines of the project that a traced run of these tests runs, sorted; undefined if the runtime does not tell. */
export async function tracedLines(name: string, tests: readonly string[]) {
  const lines = (await traceOf(name, tests, true)).map(each => each.lines)
  return lines.includes(undefined)
    ? undefined
    : [...new Set(lines.flat().map(each => each?.[0]))].toSorted((a, b) => Number(a) - Number(b))
}

/** A runner with the environment of this process, and a minute for each run. */
export function tracingRunner(
  of: Pick<ConstructorParameters<typeof ProcessTestRunner>[0], 'root' | 'packages' | 'temp'>,
) {
  return new ProcessTestRunner({
    ...of,
    host: { PATH: process.env.PATH, HOME: process.env.HOME },
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
}

async function traceOf(name: string, tests: readonly string[], lines = false) {
  const { framework, file, files, packages: linked = [], fromNpm = [], suite } = PROJECTS[name]!
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-trace-'))
  const root = join(home.path, 'app')
  write(root, files)
  install(root, linked)
  if (fromNpm.length > 0) linkPackages(root, fromNpm)
  const packages = [{ dir: '', project: projectAt(root), framework }]
  const runner = tracingRunner({ root, packages, temp: join(home.path, 'temp') })
  const ids = tests.map(
    (each): TestId => ({ framework: framework.name, file, suite: suite === undefined ? [] : [suite], name: each }),
  )
  const inProject = (path: string) =>
    path.startsWith(`${root}/`)
      ? path.slice(root.length + 1)
      : path.startsWith('/')
        ? undefined
        : path.replace('example.com/shop/', '')
  const trace = await runner.trace(tests.length === 0 ? { kind: 'all' } : { kind: 'only', tests: ids }, {
    signal: new AbortController().signal,
    inProject,
    lines,
  })
  return trace.filter(each => /(?:^|\/)shop\.\w+$/.test(each.file) && !each.file.startsWith('test/'))
}
