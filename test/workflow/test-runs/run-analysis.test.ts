import { atOnce } from '../../at-once.ts'
import { describe, expect, it } from 'vitest'
import {
  failuresOf,
  rateAfter,
  snapshotOf,
  statusesIn,
  verdictOn,
  withImpliedPasses,
} from '../../../src/workflow/test-runs/run-analysis.ts'
import { initialState, type Snapshot, type State } from '../../../src/domain/model/state.ts'
import { type CaseStatus, testKey, type TestCase, type TestId } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'

const inProject = (file: string) => (file.startsWith('/app/') ? file.slice('/app/'.length) : undefined)

describe('a whole run becomes a snapshot', () => {
  it('of its tests, its failures and the commit', () => {
    const seen = run({ 'a green': 'passed', 'a red': 'failed', 'b lazy': 'skipped' })

    const snapshot = atOnce(snapshotOf(seen, { sha: 'tip', before: undefined, inProject }))

    expect(snapshot).toMatchObject({ sha: 'tip', durationMs: 9 })
    expect(snapshot.tests).toEqual([
      { id: id('a green'), status: 'passed' },
      { id: id('a red'), status: 'failed' },
      { id: id('b lazy'), status: 'skipped' },
    ])
    expect(snapshot.failures.map(failure => failure.id)).toEqual([id('a red')])
  })

  it('with the counts of the runner, which counts tests of the same name one by one', () => {
    const twice = run({ 'a green': 'passed' })

    const snapshot = atOnce(
      snapshotOf(
        { ...twice, cases: [...twice.cases, ...twice.cases, ...run({ 'b ': 'failed', 'a red': 'failed' }).cases] },
        { sha: 'tip', before: undefined, inProject },
      ),
    )

    expect(snapshot.counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(snapshot.tests).toHaveLength(3)
  })

  it('in which a file that could not be loaded is not green when its tests are all skipped', () => {
    const first = run({ 'a green': 'passed', 'b ': 'failed' })
    const before = atOnce(snapshotOf(first, { sha: 'head', before: undefined, inProject }))

    const snapshot = atOnce(
      snapshotOf(run({ 'a green': 'passed', 'b lazy': 'skipped' }), { sha: 'tip', before, inProject }),
    )

    expect(statusOf(snapshot, 'b ')).toBeUndefined()
  })

  it('in which a file that could not be loaded is green once its tests run and none of them fails', () => {
    const before = atOnce(
      snapshotOf(run({ 'a green': 'passed', 'b ': 'failed' }), {
        sha: 'head',
        before: undefined,
        inProject,
      }),
    )

    const revealed = run({ 'a green': 'passed', 'b other': 'passed', 'b revealed': 'failed' })
    const red = atOnce(snapshotOf(revealed, { sha: 'tip', before, inProject }))
    const excused = new Set([testKey(id('b revealed'))])

    expect(statusOf(red, 'b ')).toBeUndefined()
    expect(statusOf(red, 'b revealed')).toBe('failed')
    expect(statusOf(atOnce(snapshotOf(run({ 'b other': 'passed' }), { sha: 'tip', before, inProject })), 'b ')).toBe(
      'passed',
    )
    // A test that fails at the base, too, is not the affair of the file's failure.
    expect(statusOf(atOnce(snapshotOf(revealed, { sha: 'tip', before, excused, inProject })), 'b ')).toBe('passed')
  })

  it('in which a file that could not be loaded is not green while none of its tests runs', () => {
    const before = atOnce(snapshotOf(run({ 'b ': 'failed' }), { sha: 'head', before: undefined, inProject }))

    expect(
      statusOf(atOnce(snapshotOf(run({ 'a x': 'passed' }), { sha: 'tip', before, inProject })), 'b '),
    ).toBeUndefined()
    expect(statusOf(atOnce(snapshotOf(run({ 'b ': 'failed' }), { sha: 'tip', before, inProject })), 'b ')).toBe(
      'failed',
    )
  })
})

describe('a failure', () => {
  it('has the frames of the project, and a message and a stack that are bounded', () => {
    const stack = `at sum (/app/src/sum.ts:3:7)\nat run (/usr/lib/node.js:1:1)\n${'x'.repeat(10_000)}`
    const seen = run({ 'a red': 'failed' }, { message: 'm'.repeat(10_000), stack })

    const [failure] = atOnce(failuresOf(seen.cases, inProject))

    expect(failure?.frames).toEqual([{ file: 'src/sum.ts', line: 3, symbol: 'sum' }])
    expect(failure?.problem.message).toHaveLength(2_000)
    expect(failure?.problem.stack).toHaveLength(6_000)
  })

  it('shares what it has in common with others: very many have the same stack', () => {
    const seen = run({ 'a red': 'failed', 'b red': 'failed' }, { message: 'm', stack: 'at sum (/app/src/sum.ts:3:7)' })

    const [first, second] = atOnce(failuresOf(seen.cases, inProject))

    expect(second?.frames).toBe(first?.frames)
    expect(second?.frames).toEqual([{ file: 'src/sum.ts', line: 3, symbol: 'sum' }])
  })
})

describe('a run is judged against the last verified code', () => {
  it.each<[string, Record<string, CaseStatus>, boolean, string]>([
    ['pass', { 'a red': 'passed', 'a green': 'passed', 'b other': 'passed' }, true, 'when all is green'],
    ['pass', { 'a red': 'passed', 'a green': 'passed' }, false, 'when a file was not to be run'],
    ['regression', { 'a red': 'passed', 'a green': 'passed' }, true, 'when a file is missing in a whole run'],
    ['regression', { 'a red': 'passed', 'b other': 'passed' }, false, 'when a test of a file that was run is missing'],
    ['fail', { 'a red': 'failed', 'a green': 'passed' }, false, 'when the target is red'],
  ])('%s for %j (whole: %s) %s', (kind, tests, whole) => {
    const state = known({ 'a red': 'failed', 'a green': 'passed', 'b other': 'passed' })

    expect(verdictOn(state, run(tests), { targets: [testKey(id('a red'))], whole }).kind).toBe(kind)
  })

  it('incomplete, with the reasons', () => {
    const seen = { ...run({ 'a red': 'passed' }), complete: false, notes: ['It was killed.', 'Twice.'] }

    expect(verdictOn(known({}), seen, { targets: [], whole: true })).toEqual({
      kind: 'incomplete',
      reason: 'It was killed. Twice.',
    })
  })

  it('fail for a file that could not be loaded and now shows a failing test, unless that fails at the base too', () => {
    const state = known({ 'b ': 'failed', 'a green': 'passed' })
    const seen = run({ 'a green': 'passed', 'b revealed': 'failed' })

    const targets = [testKey(id('b '))]
    expect(verdictOn(state, seen, { targets, whole: true }).kind).toBe('fail')
    const origins = { [testKey(id('b revealed'))]: 'failing before' as const }
    expect(verdictOn({ ...state, origins }, seen, { targets, whole: true }).kind).toBe('pass')
  })
})

describe('what was seen since the last run of the whole suite', () => {
  it.each<[string, Record<string, CaseStatus>]>([
    ['regression', { 'a red': 'failed', 'a green': 'passed' }],
    ['pass', { 'a red': 'passed', 'a green': 'passed' }],
  ])('counts as verified: %s for %j', (kind, tests) => {
    const state = {
      ...known({ 'a red': 'failed', 'a green': 'passed' }),
      seen: { tests: [{ id: id('a red'), status: 'passed' as const }], failures: [] },
    }

    expect(verdictOn(state, run(tests), { targets: [testKey(id('a green'))], whole: true }).kind).toBe(kind)
  })

  it('counts in the rate too, beneath what the run says', () => {
    const seen = { tests: [{ id: id('a red'), status: 'passed' as const }], failures: [] }
    const state = { ...known({ 'a red': 'failed', 'b red': 'failed', 'b green': 'passed' }), seen }

    expect(rateAfter(state, run({ 'b green': 'passed' }))).toBe(2 / 3)
    expect(rateAfter(state, run({ 'a red': 'failed' }))).toBe(1 / 3)
  })

  it('is asked which files could not be loaded, as the whole suite is', () => {
    const seen = { tests: [{ id: id('b '), status: 'failed' as const }], failures: [] }
    const state = { ...known({ 'a green': 'passed' }), seen }

    expect(statusesIn(state, run({ 'b revealed': 'passed' })).get(testKey(id('b ')))).toBe('passed')
  })
})

describe('a fixer sees what passes and no report names: a finding of the project check', () => {
  const step = { framework: 'check', file: '', suite: ['tsc --noEmit'], name: '' }
  const finding = { ...step, file: 'src/a.ts', name: 'TS2304: wrong' }
  const other = { ...finding, name: 'TS2322: wrong' }
  const failing = (...ids: readonly TestId[]): TestRun => ({
    ...run({}),
    cases: ids.map(each => ({ id: each, status: 'failed', durationMs: 1, problems: [] })),
  })
  const state = () => {
    const current = atOnce(snapshotOf(failing(step, finding, other), { sha: 'head', before: undefined, inProject }))
    return { ...known({}), current }
  }

  it('where its step ran and does not print it, though another is left', () => {
    const passed = withImpliedPasses(state(), failing(step, other)).cases.filter(({ status }) => status === 'passed')

    expect(passed.map(each => each.id)).toEqual([finding])
  })

  it('and a package that is built again', () => {
    const pkg = { framework: 'go', file: '', suite: ['ex.com/shop'], name: '' }
    const test = { ...pkg, name: 'TestTotal' }
    const current = atOnce(snapshotOf(failing(pkg), { sha: 'head', before: undefined, inProject }))
    const green: TestRun = { ...run({}), cases: [{ id: test, status: 'passed', durationMs: 1, problems: [] }] }

    const seen = { tests: [{ id: pkg, status: 'failed' as const }], failures: [] }

    expect(withImpliedPasses({ ...known({}), current, seen }, green).cases.map(({ id: each }) => each)).toEqual([
      test,
      pkg,
    ])
  })

  it('and not where its step did not run', () => {
    const tests = run({ 'a green': 'passed' })

    expect(withImpliedPasses(state(), tests)).toBe(tests)
  })
})

it('the rate after a run of some tests counts the others as they were', () => {
  const state = known({ 'a red': 'failed', 'a green': 'passed', 'b red': 'failed', 'b green': 'passed' })

  expect(rateAfter(state, run({ 'a red': 'passed', 'a green': 'passed' }))).toBe(0.75)
})

function known(tests: Record<string, CaseStatus>): State {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  const current = atOnce(snapshotOf(run(tests), { sha: 'head', before: undefined, inProject }))
  return { ...initialState({ key: 'key', branch: 'fix', request, reported: [] }), initial: current, current }
}

/** Tests are told as `file name`; an empty name is the file itself. */
function run(tests: Record<string, CaseStatus>, problem = { message: 'm', stack: '' }): TestRun {
  const cases = Object.entries(tests).map(([told, status]): TestCase => {
    const problems = status === 'failed' ? [{ kind: 'failure' as const, type: 'Error', ...problem }] : []
    return { id: id(told), status, durationMs: 1, problems }
  })
  return {
    cases,
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 0 },
    durationMs: 9,
    output: '',
    notes: [],
  }
}

function id(told: string): TestId {
  const [file = '', name = ''] = told.split(' ')
  return { framework: 'vitest', file: `${file}.test.ts`, suite: [], name }
}

function statusOf(snapshot: Snapshot, told: string): CaseStatus | undefined {
  return snapshot.tests.find(test => testKey(test.id) === testKey(id(told)))?.status
}
