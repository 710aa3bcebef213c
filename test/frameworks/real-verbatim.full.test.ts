import { describe, expect, test } from 'vitest'
import { outcomes } from './on-disk.ts'
import { manifest, ownCommand } from './own-command.ts'
import { expectReported, WRAPPED } from './real-verbatim.cases.ts'
import { has } from '../world/toolchains.ts'

const BAD = `() => { throw new Error('bad') }`

describe('a test script that starts a wrapper around a known framework', () => {
  test.for(WRAPPED)('%s: it runs as it is, and what it runs is reported', expectReported)
})

test('a file of node:test that a script starts without --test: a test keeps its name when it passes', async () => {
  const sum = (sign: string) => ({ 'lib/sum.cjs': `exports.sum = (a, b) => a ${sign} b` })
  await using there = await ownCommand(
    {
      'package.json':
        '{"scripts":{"build":"node -e 1","api":"node test/index.js","test":"npm run build && npm run api"}}',
      'test/index.js': `const test = require('node:test'), assert = require('node:assert'), { sum } = require('../lib/sum.cjs')
test('core', async t => { await t.test('zero', () => assert.equal(sum(0, 0), 0)) })
test('trip', async t => { await t.test('adds', () => assert.equal(sum(1, 2), 3)) })`,
      ...sum('-'),
    },
    {},
  )

  const red = await there.run({ kind: 'all' })
  there.write(sum('+'))
  const green = await there.run({ kind: 'all' })

  expect(outcomes(red)).toEqual(['failed: test/index.js › trip › adds', 'passed: core › zero'])
  expect(outcomes(green)).toEqual(['passed: core › zero', 'passed: test/index.js › trip › adds'])
})

describe('reporters that are slipped in', () => {
  test.for<
    [
      what: string,
      script: string,
      packages: readonly string[],
      files: Readonly<Record<string, string>>,
      expected: readonly string[],
    ]
  >([
    [
      'mocha in parallel',
      'mocha --parallel --jobs 2 spec',
      ['mocha'],
      { 'spec/a.js': `it('a', ${BAD})`, 'spec/b.js': `it('b', () => {}); it.skip('c', () => {})` },
      ['failed: spec/a.js › a', 'passed: spec/b.js › b', 'skipped: spec/b.js › c'],
    ],
    [
      'mocha with options of Node.js, which it starts again',
      'mocha --expose-gc --stack-trace-limit=20 spec',
      ['mocha'],
      { 'spec/a.js': `it('a', () => global.gc())` },
      ['passed: spec/a.js › a'],
    ],
    [
      'mocha behind NODE_OPTIONS of the script',
      'NODE_OPTIONS=--no-deprecation mocha spec',
      ['mocha'],
      { 'spec/a.js': `it('a', () => { if (!process.noDeprecation) throw new Error('no option') })` },
      ['passed: spec/a.js › a'],
    ],
    [
      'mocha and node:test, one after the other',
      'mocha spec; node --test test/*.test.js',
      ['mocha'],
      { 'spec/a.js': `it('a', ${BAD})`, 'test/b.test.js': `require('node:test').test('b', () => {})` },
      ['failed: spec/a.js › a', 'passed: test/b.test.js › b'],
    ],
    [
      'jest with a report and reporters of its own',
      'jest --json --outputFile=own.json --reporters=./reporter.js',
      ['jest'],
      { 'reporter.js': 'module.exports = class {}', 'a.test.js': `test('a', ${BAD}); test.todo('b')` },
      ['failed: a.test.js › a', 'skipped: a.test.js › b'],
    ],
    [
      'jest with a file that cannot be loaded',
      'jest',
      ['jest'],
      { 'a.test.js': `require('./gone')`, 'b.test.js': `test('b', () => {})` },
      ['failed: a.test.js', 'passed: b.test.js › b'],
    ],
    [
      'vitest with a reporter of its own',
      'vitest run --reporter=dot',
      ['vitest'],
      { 'a.test.mjs': `import { test } from 'vitest'; test('a', ${BAD}); test.skip('b', () => {})` },
      ['failed: a.test.mjs › a', 'skipped: a.test.mjs › b'],
    ],
    [
      'vitest with a report of its own, which is read',
      'vitest run --reporter=junit --outputFile=junit.xml',
      ['vitest'],
      { 'a.test.mjs': `import { test } from 'vitest'; test('a', ${BAD})` },
      ['failed: a.test.mjs › a'],
    ],
    [
      'node:test with the reporter of the project to a file, and modules',
      'node --test --test-reporter=junit --test-reporter-destination=own.txt "test/*.mjs"',
      [],
      { 'test/a.mjs': `import { test } from 'node:test'; test('a', ${BAD}); test('b', () => console.log('printed'))` },
      ['failed: test/a.mjs › a', 'passed: test/a.mjs › b'],
    ],
  ])('%s', async ([, script, packages, files, expected]) => {
    await using there = await ownCommand({ ...manifest('sh test.sh'), 'test.sh': script, ...files }, { packages })

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual(expected)
    expect(all.result).toBe('finished')
  })

  test('a run that ends within a test is not complete', async () => {
    const files = {
      ...manifest('sh test.sh'),
      'test.sh': 'mocha spec',
      'spec/a.js': `it('a', ${BAD}); it('exits', () => process.exit(1))`,
    }
    await using there = await ownCommand(files, { packages: ['mocha'] })

    expect(await there.run({ kind: 'all' })).toMatchObject({ complete: false, result: 'half-report' })
  })
})

test.skipIf(!has('go', 'version'))(
  'a command that starts Go: its tests are reported, its other commands run as they are',
  async () => {
    const files = {
      'run.sh': 'go vet ./... && go test ./...\n',
      'go.mod': 'module example.com/a\ngo 1.20\n',
      'a_test.go':
        'package a\nimport "testing"\nfunc TestAdds(t *testing.T) { t.Error("bad") }\nfunc TestSubtracts(t *testing.T) {}\n',
    }
    await using there = await ownCommand(files, { command: 'sh run.sh' })

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual(['failed: example.com/a › TestAdds', 'passed: example.com/a › TestSubtracts'])
    expect(all).toMatchObject({ result: 'finished', exit: { kind: 'exited', code: 1 } })
  },
)
