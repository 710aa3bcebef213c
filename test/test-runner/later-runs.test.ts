import { describe, expect, it } from 'vitest'
import { byKey } from '../../src/domain/model/test-case.ts'
import type { Files } from '../world/project.ts'
import { failing, lay, ran, results, TWO_CONFIGS } from './later-runs.cases.ts'

const never = new AbortController().signal
const ALL = { kind: 'all' } as const

describe('vitest with a second configuration in one script', () => {
  it('runs twice, and a test that fails in the second one alone fails', async () => {
    const there = lay(TWO_CONFIGS, ['vitest'])

    const run = await there.runner.run(ALL, never)

    expect(results(run)).toEqual([
      'passed: a.test.js › is loose',
      'passed: a.test.js › is a word',
      'passed: b.test.js › is in one configuration only',
      'failed: a.test.js › is loose',
      'passed: a.test.js › is a word',
    ])
    expect(run).toMatchObject({ complete: true, result: 'finished', exit: { kind: 'exited', code: 1 } })
  })
})

const BUILT: Files = {
  'package.json': JSON.stringify({
    scripts: {
      test: 'node --test unit.test.js && npm run build && MODE=built node --test built.test.js',
      build: 'node build.js',
    },
  }),
  'code.js': `module.exports = 'bad'\n`,
  'build.js': `const fs = require('node:fs')
    fs.appendFileSync('builds.txt', 'x')
    fs.copyFileSync('code.js', 'dist.js')`,
  'unit.test.js': `const { test } = require('node:test')
    test('is a text', () => require('node:assert').equal(typeof require('./code.js'), 'string'))`,
  'built.test.js': `const { test } = require('node:test')
    test('is good', () => require('node:assert').equal(require('./dist.js') + process.env.MODE, 'goodbuilt'))`,
}

describe('a second run of node:test behind a build', () => {
  it('fails with its test, although the first one and the build pass', async () => {
    const there = lay(BUILT)

    const run = await there.runner.run(ALL, never)

    expect(results(run)).toEqual([
      'passed: unit.test.js › is a text',
      'failed: built.test.js › is good',
      'passed: node build.js',
    ])
  })

  it('runs alone on what was built from the current code, and the build runs once for it', async () => {
    const there = lay(BUILT)
    const tests = failing(await there.runner.run(ALL, never))
    const first = there.read('builds.txt')

    const again = await there.runner.run({ kind: 'only', tests }, never)
    const second = there.read('builds.txt')
    there.write({ 'code.js': `module.exports = 'good'\n` })
    const mended = await there.runner.run({ kind: 'affected', tests, files: [] }, never)
    await there.runner.run({ kind: 'only', tests }, never)

    expect([ran(again), ran(mended)]).toEqual([
      ['failed: built.test.js › is good'],
      ['passed: built.test.js › is good'],
    ])
    expect([first, second, there.read('builds.txt')]).toEqual(['x', 'x', 'xx'])
    expect(there.runner.describe(tests)).toBe(
      "CI=true MODE=built node --test '--test-name-pattern=^(?:is good)$' built.test.js",
    )
  })

  it('is not needed for tests that only the first one has', async () => {
    const there = lay(BUILT)
    const [unit] = (await there.runner.run(ALL, never)).cases

    const run = await there.runner.run({ kind: 'only', tests: unit === undefined ? [] : [unit.id] }, never)

    expect(ran(run)).toEqual(['passed: unit.test.js › is a text'])
    expect(there.read('builds.txt')).toBe('x')
  })

  it('runs a test that no run of this process has shown yet', async () => {
    const there = lay(BUILT)
    const tests = failing(await there.runner.run(ALL, never))

    const run = await there.another().run({ kind: 'only', tests }, never)

    expect(byKey(run.cases).values().next().value?.status).toBe('failed')
    expect(run).toMatchObject({ complete: true, result: 'finished' })
  })

  it('passes as a step when all of its tests pass', async () => {
    const there = lay({ ...BUILT, 'code.js': `module.exports = 'good'\n` })

    const run = await there.runner.run(ALL, never)

    expect(results(run).slice(2)).toEqual(['passed: node build.js', 'passed: MODE=built node --test built.test.js'])
    expect(run.exit).toEqual({ kind: 'exited', code: 0 })
  })
})

const STRICT: Files = {
  'package.json': JSON.stringify({ scripts: { test: 'node --test && STRICT=yes node --test a.test.js' } }),
  'code.js': `exports.mode = () => (process.env.STRICT ? 'strict' : 'loose')\n`,
  'a.test.js': `require('node:test').test('is loose', () => require('node:assert').equal(require('./code.js').mode(), 'loose'))`,
  'b.test.js': `require('node:test').test('is in the first run only', () => {})`,
}

it('a test that fails in one of two runs is judged by both: alone, among the affected ones, and when it is mended', async () => {
  const there = lay(STRICT)
  const tests = failing(await there.runner.run(ALL, never))

  const alone = await there.runner.run({ kind: 'only', tests }, never)
  const affected = await there.runner.run({ kind: 'affected', tests: [], files: ['code.js'] }, never)
  there.write({ 'code.js': `exports.mode = () => 'loose'\n` })
  const mended = await there.runner.run({ kind: 'only', tests }, never)

  expect(ran(alone)).toEqual(['passed: a.test.js › is loose', 'failed: a.test.js › is loose'])
  // The first run alone would call it green.
  expect(ran(affected)).toContain('failed: a.test.js › is loose')
  expect(ran(mended)).toEqual(['passed: a.test.js › is loose', 'passed: a.test.js › is loose'])
})

it('a failing first run does not keep the second one from being seen', async () => {
  const there = lay({
    'package.json': JSON.stringify({ scripts: { test: 'node --test a.test.js && node --test b.test.js' } }),
    'a.test.js': `require('node:test').test('a', () => { throw new Error('bad') })`,
    'b.test.js': `require('node:test').test('b', () => { throw new Error('bad') })`,
  })

  expect(results(await there.runner.run(ALL, never))).toEqual(['failed: a.test.js › a', 'failed: b.test.js › b'])
})

it('a second run that cannot start is a failed step, and hides no other result', async () => {
  const there = lay({
    'package.json': JSON.stringify({ scripts: { test: 'node --test a.test.js && node --test gone.test.js' } }),
    'a.test.js': `require('node:test').test('a', () => {})`,
  })

  const run = await there.runner.run(ALL, never)

  expect(results(run)).toEqual(['passed: a.test.js › a', 'failed: node --test gone.test.js'])
  expect(run).toMatchObject({ complete: true, result: 'finished', exit: { kind: 'exited', code: 1 } })
})
