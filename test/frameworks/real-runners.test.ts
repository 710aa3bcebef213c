import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { customFramework } from '../../src/frameworks/custom.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { expectLeftOut, SELECTING } from './real-runners.cases.ts'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { type Files, install, write } from '../world/scene.ts'

const never = new AbortController().signal

/** A project on the disk, and a runner for it. */
async function project(files: Files, options: { framework: Framework; packages?: readonly string[]; in?: string }) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-frameworks-'))
  const root = join(home.path, 'app')
  write(root, files)
  install(root, options.packages ?? [])
  const runner = new ProcessTestRunner({
    root: join(root, options.in ?? ''),
    packages: [{ dir: '', project: projectAt(join(root, options.in ?? '')), framework: options.framework }],
    temp: join(home.path, 'temp'),
    host: { PATH: process.env.PATH, HOME: home.path },
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
  return {
    root,
    runner,
    run: (...tests: readonly TestId[]) =>
      runner.run(tests.length === 0 ? { kind: 'all' } : { kind: 'only', tests }, never),
    [Symbol.asyncDispose]: () => home.remove(),
  }
}

function ran(run: TestRun): string[] {
  return run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => titleOf(id))
}

function failing(run: TestRun): TestId[] {
  return run.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** Runs each failing test alone, and tells for each what ran. */
async function eachAlone(there: Awaited<ReturnType<typeof project>>, tests: readonly TestId[]) {
  const runs: { asked: string; ran: string[]; complete: boolean }[] = []
  for (const id of tests) {
    const run = await there.run(id)
    runs.push({ asked: titleOf(id), ran: ran(run), complete: run.complete })
  }
  return runs
}

const alone = (tests: readonly TestId[]) =>
  tests.map(id => ({ asked: titleOf(id), ran: [titleOf(id)], complete: true }))

describe('vitest', () => {
  const packages = ['vitest']
  const manifest = { 'package.json': '{"type":"module","devDependencies":{"vitest":"*"}}' }

  test('a test of the same name in a file whose path holds the other’s is told apart by its file', async () => {
    // vitest takes files by a part of their path, so more may run than was asked for.
    const adds = (wanted: number) =>
      `import { expect, test } from 'vitest'; test('adds', () => expect(1).toBe(${wanted}))`
    const files = { ...manifest, 'test/a.test.js': adds(2), 'packages/x/test/a.test.js': adds(1) }
    await using there = await project(files, { framework: vitest, packages })

    const run = await there.run({ framework: 'vitest', file: 'test/a.test.js', suite: [], name: 'adds' })

    expect(failing(run).map(titleOf)).toEqual(['test/a.test.js › adds'])
  })

  test('a rejection that no test awaits is a failure of the whole run, and is gone with its cause', async () => {
    const file = (code: string) => ({
      'test/a.test.js': `import { expect, test } from 'vitest'; test('a', () => { ${code} }); test('b', () => {})`,
    })
    await using there = await project(file(`Promise.reject(new Error('lost'))`), { framework: vitest, packages })

    const all = await there.run()
    const [lost, ...others] = failing(all)
    if (lost === undefined) throw new Error('nothing fails')
    const again = await there.run(lost)
    write(there.root, file(''))
    const fixed = await there.run(lost)

    expect([lost.file, lost.suite, lost.name, others]).toEqual(['', [], '', []])
    expect(all.cases.find(({ status }) => status === 'failed')?.problems[0]?.message).toContain('lost')
    expect(failing(again)).toEqual([lost])
    expect(failing(fixed)).toEqual([])
    expect(fixed.cases.map(({ id: { name } }) => name)).toEqual(['a', 'b'])
  })

  test('a test that did not end since its process died has failed, whatever the report says', async () => {
    const files = {
      'test/a.test.js': `import { expect, test } from 'vitest'
        test('ends', () => {})
        test('dies', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}) })
        test('never runs', () => expect(1).toBe(2))`,
      'test/b.test.js': `import { test } from 'vitest'; test('good', () => {}); test.skip('left out', () => {})`,
    }
    await using there = await project(files, { framework: vitest, packages })

    const all = await there.run()

    const named = all.cases.filter(({ id }) => id.name !== '')
    // What ended just before is lost with the process, too.
    expect(Object.fromEntries(named.map(({ id, status }) => [id.name, status]))).toEqual({
      ends: expect.stringMatching(/passed|failed/) as string,
      dies: 'failed',
      'never runs': 'failed',
      good: 'passed',
      'left out': 'skipped',
    })
  })

  test('tests behind the first failure run too, whatever the project sets for CI', async () => {
    const files = {
      'vitest.config.js': `export default { test: { bail: 1 } }`,
      'test/a.test.js': `import { expect, test } from 'vitest'; test('a', () => expect(1).toBe(2)); test('b', () => expect(1).toBe(2))`,
    }
    await using there = await project(files, { framework: vitest, packages })

    const all = await there.run()

    expect(all.complete).toBe(true)
    expect(failing(all).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('a file that cannot be loaded is a failed test without a name, and runs again by its file', async () => {
    const files = {
      ...manifest,
      'test/broken.test.js': `import { test } from 'vitest'; import '../src/gone.js'; test('never', () => {})`,
      'test/good.test.js': `import { test } from 'vitest'; test('good', () => {})`,
    }
    await using there = await project(files, { framework: vitest, packages })

    const all = await there.run()
    const run = await there.run(...failing(all))

    expect(all.complete).toBe(true)
    expect(failing(all)).toEqual([{ framework: 'vitest', file: 'test/broken.test.js', suite: [], name: '' }])
    expect(ran(run)).toEqual(['test/broken.test.js'])
    expect(run.complete).toBe(true)
  })

  test('the tests of changed files run with those that were asked for', async () => {
    const files = {
      ...manifest,
      'src/tax.js': 'export const tax = 1',
      'test/tax.test.js': `import { test } from 'vitest'; import '../src/tax.js'; test('tax', () => {})`,
      'test/cart.test.js': `import { test } from 'vitest'; test('cart', () => {})`,
      'test/other.test.js': `import { test } from 'vitest'; test('other', () => {})`,
    }
    await using there = await project(files, { framework: vitest, packages })
    const cart = { framework: 'vitest', file: 'test/cart.test.js', suite: [], name: 'cart' }

    const run = await there.runner.run({ kind: 'affected', tests: [cart], files: ['src/tax.js'] }, never)

    expect(ran(run).toSorted()).toEqual(['test/cart.test.js › cart', 'test/tax.test.js › tax'])
  })

  test('a custom command without {report} has its fresh report found', async () => {
    const files = {
      ...manifest,
      'test/a.test.js': `import { expect, test } from 'vitest'; test('a', () => expect(1).toBe(2)); test('b', () => {})`,
      'test/c.test.js': `import { expect, test } from 'vitest'; test('c', () => {})`,
    }
    const words = 'node_modules/.bin/vitest run {tests} --reporter=junit --outputFile=reports/junit.xml'
    const framework = customFramework(parseCommand('test-command', words), vitest)
    await using there = await project(files, { framework, packages })

    const all = await there.run()
    const some = await there.run(...failing(all))

    expect(ran(all).toSorted()).toEqual(['test/a.test.js › a', 'test/a.test.js › b', 'test/c.test.js › c'])
    expect(ran(some)).toEqual(['test/a.test.js › a', 'test/a.test.js › b'])
    expect(some.complete).toBe(true)
  })
})

describe('jest', () => {
  const packages = ['jest']
  const manifest = { 'package.json': '{"devDependencies":{"jest":"*"}}' }

  test('tests behind the first failure run too, whatever the project sets', async () => {
    const files = {
      'package.json': JSON.stringify({ jest: { bail: 1 } }),
      'test/a.test.js': `test('a', () => expect(1).toBe(2)); test('b', () => expect(1).toBe(2))`,
    }
    await using there = await project(files, { framework: jest, packages })

    const all = await there.run()

    expect(all, all.notes.join()).toMatchObject({ complete: true })
    expect(failing(all).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('a file that cannot be loaded is a failed test without a name, and runs again by its file', async () => {
    const files = {
      ...manifest,
      'test/broken.test.js': `require('../src/gone.js'); test('never', () => {})`,
      'test/good.test.js': `test('good', () => {})`,
    }
    await using there = await project(files, { framework: jest, packages })

    const all = await there.run()
    const run = await there.run(...failing(all))

    expect(all.complete).toBe(true)
    expect(failing(all)).toEqual([{ framework: 'jest', file: 'test/broken.test.js', suite: [], name: '' }])
    expect(ran(run)).toEqual(['test/broken.test.js'])
    expect(run.complete).toBe(true)
  })

  test('the tests of changed files run with those that were asked for', async () => {
    const files = {
      ...manifest,
      'src/tax.js': 'module.exports = 1',
      'test/tax.test.js': `require('../src/tax.js'); test('tax', () => {})`,
      'test/cart.test.js': `test('cart', () => {})`,
      'test/other.test.js': `test('other', () => {})`,
    }
    await using there = await project(files, { framework: jest, packages })
    const cart = { framework: 'jest', file: 'test/cart.test.js', suite: [], name: 'cart' }

    const run = await there.runner.run({ kind: 'affected', tests: [cart], files: ['src/tax.js'] }, never)

    expect(ran(run).toSorted()).toEqual(['test/cart.test.js › cart', 'test/tax.test.js › tax'])
  })
})

describe('pytest', () => {
  test('tests in folders with dots, of base classes and of decorators from elsewhere run alone too', async () => {
    const files = {
      'pytest.ini': '[pytest]\n',
      'tests/v1.2/test_dots.py': 'class TestDots:\n    def test_it(self): assert 0\n    def test_other(self): pass\n',
      'tests/helpers.py':
        'class Base:\n    def test_it(self): assert 0\n\ndef plain(f):\n    def wrapper(): f()\n    return wrapper\n',
      'tests/test_here.py':
        'from helpers import Base, plain\nclass TestHere(Base): pass\n@plain\ndef test_wrapped(): assert 0\n',
    }
    await using there = await project(files, { framework: pytest })

    const tests = failing(await there.run())
    const runs = await eachAlone(there, tests)

    expect(tests.map(titleOf).toSorted()).toEqual([
      'tests/test_here.py › TestHere › test_it',
      'tests/test_here.py › test_wrapped',
      'tests/v1.2/test_dots.py › TestDots › test_it',
    ])
    expect(runs).toEqual(alone(tests))
  })

  test('a project below the folder of pytest’s configuration has its tests by its own paths', async () => {
    const files = {
      'pytest.ini': '[pytest]\n',
      'backend/tests/test_a.py': 'def test_bad(): assert 0\ndef test_good(): pass\n',
    }
    await using there = await project(files, { framework: pytest, in: 'backend' })

    const tests = failing(await there.run())
    const runs = await eachAlone(there, tests)

    expect(tests.map(titleOf)).toEqual(['tests/test_a.py › test_bad'])
    expect(runs).toEqual(alone(tests))
  })

  test.for(['tests/test_broken.py', 'test_broken.py'])(
    '%s, which cannot be imported, is a failed test without a name, and runs again by its file',
    async file => {
      const files = {
        'pytest.ini': '[pytest]\n',
        [file]: 'import gone\n',
        'tests/test_good.py': 'def test_good(): pass\n',
      }
      await using there = await project(files, { framework: pytest })

      const all = await there.run()
      const run = await there.run(...failing(all))

      expect(all.complete).toBe(true)
      expect(failing(all)).toEqual([{ framework: 'pytest', file, suite: [], name: '' }])
      expect(ran(run)).toEqual([file])
      expect(run.complete).toBe(true)
    },
  )

  test('a custom command with {tests} and {report} runs what was asked for', async () => {
    const files = { 'pytest.ini': '[pytest]\n', 'tests/test_a.py': 'def test_bad(): assert 0\ndef test_good(): pass\n' }
    const words = 'python3 -m pytest -p no:cacheprovider --junit-xml={report} {tests}'
    const framework = customFramework(parseCommand('test-command', words), pytest)
    await using there = await project(files, { framework })

    const all = await there.run()
    const some = await there.run(...failing(all))

    expect(ran(all)).toEqual(['tests/test_a.py › test_bad', 'tests/test_a.py › test_good'])
    expect(ran(some)).toEqual(['tests/test_a.py › test_bad'])
  })
})

describe('a command that selects files', () => {
  test('of vitest leaves out tests of changed files, too', () => expectLeftOut(SELECTING.vitest))
})
