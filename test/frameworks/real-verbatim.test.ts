import { describe, expect, test } from 'vitest'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { hasPytest } from '../world/toolchains.ts'
import { nameless, outcomes, ran } from './on-disk.ts'
import { manifest, ownCommand } from './own-command.ts'
import { expectReported, WRAPPED, WRAPPER } from './real-verbatim.cases.ts'

describe('a test script that starts a wrapper around a known framework', () => {
  // Jest's is in the full tier.
  test.for(WRAPPED.filter(([name]) => name !== 'jest'))(
    '%s: it runs as it is, and what it runs is reported',
    expectReported,
  )

  test('runs that the tests start themselves are not reported', async () => {
    const files = {
      ...manifest('node scripts/test.js', 'mocha'),
      'scripts/test.js': WRAPPER('mocha', 'spec'),
      'spec/a.js': `it('starts mocha', () => {
        const { spawnSync } = require('node:child_process')
        const { status } = spawnSync('mocha', ['inner'], { stdio: 'ignore' })
        if (status !== 1 || process.env.FIX_TESTS_REPORTS) throw new Error('status ' + status)
      })`,
      'inner/a.js': `it('fails', () => { throw new Error('inner') })`,
    }
    await using there = await ownCommand(files, { packages: ['mocha'] })

    expect(outcomes(await there.run({ kind: 'all' }))).toEqual(['passed: spec/a.js › starts mocha'])
  })

  test('tests that the framework names in another way run with the whole suite', async () => {
    const files = {
      ...manifest('node own.js', 'mocha'),
      'own.js': `process.stdout.write('TAP version 13\\nnot ok 1 - adds\\nok 2 - subtracts\\n1..2\\n'); process.exit(1)`,
      'test/a.js': `it('is another test', () => {})`,
    }
    await using there = await ownCommand(files, { packages: ['mocha'] })

    const all = await there.run({ kind: 'all' })
    const one = await there.run({ kind: 'only', tests: all.cases.slice(0, 1).map(({ id }) => id) })

    expect(outcomes(all)).toEqual(['failed: adds', 'passed: subtracts'])
    expect(outcomes(one)).toEqual(outcomes(all))
  })

  test('a script that starts the framework among others: its own files run', async () => {
    const files = {
      ...manifest('eslint . && mocha spec', 'mocha'),
      'spec/a.js': `it('adds', () => {})`,
      'test/left-out.js': `it('is left out', () => { throw new Error('bad') })`,
    }
    await using there = await ownCommand(files, { packages: ['mocha'] })

    expect(outcomes(await there.run({ kind: 'all' }))).toEqual(['passed: spec/a.js › adds'])
  })

  test('a wrapper among checks runs alone, and single tests without it', async () => {
    const files = {
      ...manifest('eslint . && node scripts/test.js && tsd', 'mocha'),
      'scripts/test.js': WRAPPER('mocha', 'spec'),
      'spec/a.js': `it('adds', () => {}); it('is alone', () => {})`,
      'test/left-out.js': `it('is left out', () => { throw new Error('bad') })`,
    }
    await using there = await ownCommand(files, { packages: ['mocha'] })

    const all = await there.run({ kind: 'all' })
    const one = await there.run({ kind: 'only', tests: all.cases.slice(0, 1).map(({ id }) => id) })

    expect(outcomes(all)).toEqual(['passed: spec/a.js › adds', 'passed: spec/a.js › is alone'])
    expect(ran(one)).toEqual(['spec/a.js › adds'])
  })

  test('the coverage that node:test measures is that of the project alone', async () => {
    const measured = ['--experimental-test-coverage', '--test-coverage-lines=100', '--test-coverage-functions=100']
    const files = {
      'package.json': '{"scripts":{"test":"node scripts/test.js"}}',
      'scripts/test.js': WRAPPER('node', '--test', ...measured, 'spec/a.test.js'),
      'src/sum.js': 'module.exports = (a, b) => a + b\n',
      'spec/a.test.js': `require('node:test').test('adds', () => { if (require('../src/sum.js')(1, 2) !== 3) throw 1 })`,
    }
    await using there = await ownCommand(files, {})

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual(['passed: spec/a.test.js › adds'])
    expect(all.exit).toEqual({ kind: 'exited', code: 0 })
    expect(all.output).toContain('sum.js')
    expect(all.output).not.toContain('preload')
  })
})

describe('a runner that is known in no way', () => {
  test.for<[what: string, printed: string, expected: readonly string[]]>([
    ['TAP', 'TAP version 13\nok 1 - adds\nnot ok 2 - subtracts\n1..2\n', ['failed: subtracts', 'passed: adds']],
    ['a list', '  ✓ adds (2 ms)\n  ✗ subtracts\n\n  1 passing\n  1 failing\n', ['failed: subtracts', 'passed: adds']],
  ])('prints %s, which is read', async ([, printed, expected]) => {
    const files = {
      'package.json': '{"scripts":{"test":"node run.js"}}',
      'run.js': `process.stdout.write(${JSON.stringify(printed)}); process.exit(1)`,
    }
    await using there = await ownCommand(files, {})

    const all = await there.run({ kind: 'all' })
    const one = await there.run({ kind: 'only', tests: all.cases.slice(0, 1).map(({ id }) => id) })

    expect(outcomes(all)).toEqual(expected)
    expect(all.result).toBe('finished')
    expect(outcomes(one)).toEqual(expected)
  })

  test('prints no tests, so that nothing is known of them', async () => {
    await using there = await ownCommand({ 'package.json': '{"scripts":{"test":"node -e 0"}}' }, {})

    const all = await there.run({ kind: 'all' })

    expect(all).toMatchObject({ cases: [], complete: false, result: 'no-report' })
  })
})

test.skipIf(!hasPytest)('a command that starts pytest with a report of its own: both reports are written', async () => {
  const files = {
    'run.sh': 'python3 -m pytest --junitxml=own.xml tests\n',
    'tests/test_a.py': 'def test_adds():\n  assert 1 == 2\n\ndef test_subtracts():\n  pass\n',
  }
  await using there = await ownCommand(files, { command: 'sh run.sh' })

  const all = await there.run({ kind: 'all' })

  expect(outcomes(all)).toEqual(['failed: tests/test_a.py › test_adds', 'passed: tests/test_a.py › test_subtracts'])
  expect(all.cases.map(({ id }) => id.framework)).toEqual(['pytest', 'pytest'])
  expect(projectAt(there.root).exists('own.xml')).toBe(true)
})

test('files that node:test knows only as a whole pass or fail behind a wrapper, too', async () => {
  // Fake timers do this: the events of the file get lost.
  const fake = `process.nextTick = () => {}; globalThis.setImmediate = () => {}; const { test } = require('node:test');`
  const files = {
    'package.json': '{"scripts":{"test":"node scripts/test.js"}}',
    'scripts/test.js': WRAPPER('node', '--test', 'spec/a.test.js', 'spec/b.test.js'),
    'spec/a.test.js': `${fake} test('a', () => {})`,
    'spec/b.test.js': `${fake} test('b', () => { throw new Error('bad') })`,
  }
  await using there = await ownCommand(files, {})

  const all = await there.run({ kind: 'all' })

  expect(outcomes(all).toSorted()).toEqual(['failed: spec/b.test.js', 'passed: spec/a.test.js'])
  expect(all).toMatchObject({ result: 'finished', complete: true })
})

test('a file that node:test cannot load is a failed case without a name', async () => {
  const files = {
    'package.json': '{"scripts":{"test":"node scripts/test.js"}}',
    'scripts/test.js': WRAPPER('node', '--test', 'spec/a.test.js', 'spec/b.test.js'),
    'spec/a.test.js': `require('node:test').test('adds', () => {})`,
    'spec/b.test.js': `require('../src/gone')`,
  }
  await using there = await ownCommand(files, {})

  const all = await there.run({ kind: 'all' })

  expect(nameless(all)).toEqual([
    { place: 'spec/b.test.js', message: expect.stringContaining("Cannot find module '../src/gone'") as string },
  ])
  expect(ran(all)).toContain('spec/a.test.js › adds')
})
