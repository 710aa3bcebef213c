import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import type { TestCase } from '../../src/domain/model/test-case.ts'
import { EMPTY_RUN, type TestRun } from '../../src/domain/model/test-run.ts'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { verbatimFramework } from '../../src/frameworks/commands/verbatim.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { UnnamedPasses } from '../../src/test-runner/unnamed-passes.ts'
import { has } from '../world/toolchains.ts'

const never = new AbortController().signal
/** A run of five tests. */
const RED = run({ failed: ['a', 'b'], passed: 3 })

describe('a test whose report names its file only while it fails', () => {
  const told = (status: 'passed' | 'failed', file: string, name = 'a'): TestCase => ({
    id: { framework: 'tap', file, suite: ['s'], name },
    status,
    durationMs: 1,
    problems: status === 'failed' ? [{ kind: 'failure', type: 'Error', message: 'm', stack: '' }] : [],
  })
  const filesOf = (passes: UnnamedPasses, ...cases: TestCase[]) =>
    passes.named('suite', { ...EMPTY_RUN, cases, complete: true }).cases.map(({ id }) => id.file)

  it('is the same test when it passes, and when it fails later', () => {
    const passes = new UnnamedPasses()

    expect(filesOf(passes, told('failed', 'a.js'), told('passed', '', 'b'))).toEqual(['a.js', ''])
    expect(filesOf(passes, told('passed', ''), told('failed', 'b.js', 'b'))).toEqual(['a.js', ''])
  })

  it('is not another one of that name', () => {
    const passes = new UnnamedPasses()

    expect(filesOf(passes, told('failed', 'a.js'), told('failed', 'b.js'))).toEqual(['a.js', 'b.js'])
    expect(filesOf(passes, told('passed', ''))).toEqual([''])
    const moved = new UnnamedPasses()
    expect(filesOf(moved, told('failed', 'a.js'))).toEqual(['a.js'])
    expect(filesOf(moved, told('failed', 'b.js'))).toEqual(['b.js'])
  })
})

describe('a test that failed, and is named no more,', () => {
  test.each<[what: string, later: TestRun, passed: readonly string[], unnamed: number]>([
    ['passes', run({ failed: [], passed: 5 }), ['a', 'b'], 3],
    ['passes beside one that still fails', run({ failed: ['b'], passed: 4 }), ['a'], 3],
    ['passes beside another that fails now', run({ failed: ['c'], passed: 4 }), ['a', 'b'], 2],
    ['has no result in a run of fewer tests', run({ failed: [], passed: 4 }), [], 4],
    ['has no result if more are skipped', run({ failed: [], passed: 4, skipped: 1 }), [], 4],
    ['has no result in a run that is incomplete', { ...run({ failed: [], passed: 5 }), complete: false }, [], 5],
    ['has no result if fewer passed than are missing', run({ failed: ['c', 'd', 'e', 'f'], passed: 1 }), [], 1],
  ])('%s', (_, later, passed, unnamed) => {
    const passes = new UnnamedPasses()
    passes.named('suite', RED)

    const seen = passes.named('suite', later)

    expect(namesOf(seen, 'passed')).toEqual(passed)
    expect(seen.unnamed?.passed).toBe(unnamed)
    expect(namesOf(seen, 'failed')).toEqual(namesOf(later, 'failed'))
  })

  it('is judged by the run in which it failed, not by the first one', () => {
    const passes = new UnnamedPasses()
    passes.named('suite', run({ failed: [''], passed: 0 }))
    const loaded = passes.named('suite', run({ failed: ['a', 'b'], passed: 2, skipped: 1 }))
    const deleted = passes.named('suite', run({ failed: [], passed: 2, skipped: 1 }))
    const fixed = passes.named('suite', run({ failed: [], passed: 4, skipped: 1 }))

    expect(namesOf(loaded, 'passed')).toEqual([''])
    expect(namesOf(deleted, 'passed')).toEqual([''])
    expect(namesOf(fixed, 'passed')).toEqual(['', 'a', 'b'])
  })

  it('is none of a proposal that was undone', () => {
    const passes = new UnnamedPasses()
    passes.named('suite', RED)
    passes.named('suite', run({ failed: ['a', 'b', 'added'], passed: 3 }))
    passes.named('suite', RED)

    expect(namesOf(passes.named('suite', run({ failed: [], passed: 5 })), 'passed')).toEqual(['a', 'b'])
  })

  it.each(['', 'setUpClass'])('has no result until more tests run, if it is none (%j)', name => {
    const passes = new UnnamedPasses()
    passes.named('suite', run({ failed: [name], passed: 5 }))

    expect(namesOf(passes.named('suite', run({ failed: [], passed: 5 })), 'passed')).toEqual([])
    expect(namesOf(passes.named('suite', run({ failed: [], passed: 8 })), 'passed')).toEqual([name])
  })

  it('is one of its own suite', () => {
    const passes = new UnnamedPasses()
    passes.named('suite', RED)

    expect(passes.named('other', run({ failed: [], passed: 5 })).cases).toEqual([])
  })

  it('is unknown where the runner names each test', () => {
    const passes = new UnnamedPasses()
    passes.named('suite', { ...EMPTY_RUN, cases: RED.cases })

    expect(passes.named('suite', EMPTY_RUN)).toBe(EMPTY_RUN)
  })
})

const MINITEST = `require 'minitest/autorun'
require_relative 'cart'
class CartTest < Minitest::Test
  def test_total = assert_equal(3, total(1, 2))
  def test_zero = assert_equal(0, total(0, 0))
end
`
const UNITTEST = `import unittest
from cart import total
class CartTest(unittest.TestCase):
    def test_total(self): self.assertEqual(total(1, 2), 3)
    def test_zero(self): self.assertEqual(total(0, 0), 0)
`

test.each<[runner: string, isHere: boolean, files: Readonly<Record<string, string>>, command: string, name: string]>([
  [
    'minitest',
    has('ruby', '-e', 'require "minitest"'),
    { 'cart.rb': 'def total(a, b) = a - b\n', 'cart_test.rb': MINITEST },
    'ruby cart_test.rb',
    'test_total',
  ],
  [
    'unittest',
    has('python3', '--version'),
    { 'cart.py': 'def total(a, b): return a - b\n', 'test_cart.py': UNITTEST },
    'python3 -m unittest',
    'test_total',
  ],
])('a test of %s passes after its fix', async (_, isHere, files, command, name) => {
  if (!isHere) return
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-unnamed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const framework = verbatimFramework(parseCommand('test-command', command))
  const runner = new ProcessTestRunner({
    root,
    packages: [{ dir: '', project: projectAt(root), framework }],
    temp: join(root, 'temp'),
    host: process.env,
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    emit: () => undefined,
  })

  const red = await runner.run({ kind: 'all' }, never)
  const [source = ''] = Object.keys(files)
  writeFileSync(join(root, source), (files[source] ?? '').replace('a - b', 'b + a + 0'))
  const green = await runner.run({ kind: 'only', tests: red.cases.map(({ id }) => id) }, never)

  expect([namesOf(red, 'failed'), red.unnamed?.passed]).toEqual([[name], 1])
  expect([namesOf(green, 'passed'), green.unnamed?.passed, green.result]).toEqual([[name], 1, 'finished'])
})

function run({
  failed,
  passed,
  skipped = 0,
}: {
  failed: readonly string[]
  passed: number
  skipped?: number
}): TestRun {
  const cases = failed.map(
    (name): TestCase => ({
      id: { framework: 'minitest', file: '', suite: ['CartTest'], name },
      status: 'failed',
      durationMs: 1,
      problems: [],
    }),
  )
  return { ...EMPTY_RUN, cases, unnamed: { passed, skipped } }
}

function namesOf({ cases }: TestRun, status: TestCase['status']): string[] {
  return cases.filter(each => each.status === status).map(({ id }) => id.name)
}
