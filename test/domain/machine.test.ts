import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextStep, type Observation } from '../../src/domain/machine.ts'
import { record } from '../../src/domain/record.ts'
import { resumed } from '../../src/domain/resume.ts'
import { type Attempt, noUsage } from '../../src/domain/attempt.ts'
import { Cluster } from '../../src/domain/cluster.ts'
import { initialState, type Snapshot, State } from '../../src/domain/state.ts'
import { type CaseStatus, type Failure, keyOf, type TestId } from '../../src/domain/tests.ts'
import type { Verdict } from '../../src/domain/verdict.ts'

const rules = { fixers: ['claude', 'offline'], limits: { iterations: 10, attempts: 3, minutes: 60 } }
const pass: Verdict = { kind: 'pass', fixed: [key('red')] }
const regression: Verdict = { kind: 'regression', broken: [{ key: key('green'), how: 'vanished' }], fixed: [] }

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fix-tests-machine-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

describe('reproducing', () => {
  it('comes first', () => {
    const state = stored(start())

    expect(nextStep(state, rules)).toEqual({ kind: 'reproduce' })
  })

  it('leads to triage when something fails here every time', () => {
    const before = stored(start())

    const after = stored(record(before, reproduced({ targets: [key('red')], outside: [key('sick')] })))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, targets: [key('red')], outside: [key('sick')] })
    expect(after.initial).toEqual(snapshot('head', { red: 'failed' }))
    expect(after.current).toEqual(after.initial)
    expect(after.outcome).toBeUndefined()
  })

  it.each<[string, Partial<Observation & { kind: 'reproduced' }>]>([
    ['not-reproduced', { notReproduced: [id('red')] }],
    ['nothing-to-fix', { flaky: [key('red')] }],
    ['nothing-to-fix', {}],
  ])('leads to publishing %s when nothing fails here every time', (outcome, seen) => {
    const before = stored(start())

    const after = stored(record(before, reproduced(seen)))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome })
  })

  it('keeps earlier notes and adds its own', () => {
    const before = stored({ ...start(), notes: ['before'] })

    const after = stored(record(before, reproduced({ notes: ['after'] })))

    expect(after.notes).toEqual(['before', 'after'])
  })
})

describe('triaging', () => {
  it('looks at what the suite said last', () => {
    const state = stored(at({ at: 'triaging' }))

    expect(nextStep(state, rules)).toEqual({ kind: 'triage', snapshot: state.current })
  })

  it('leads to choosing among the clusters', () => {
    const before = stored({ ...at({ at: 'triaging' }), clusters: [] })

    const after = stored(record(before, { kind: 'diagnosed', clusters: [cluster] }))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, clusters: [cluster] })
  })
})

describe('choosing', () => {
  it('assigns a cluster to a fixer', () => {
    const state = stored(at({ at: 'choosing' }))

    expect(nextStep(state, rules)).toEqual({
      kind: 'assign',
      clusters: [cluster],
      fixer: 'claude',
      strategy: 'conservative',
      iteration: 1,
    })
  })

  it('opens an attempt', () => {
    const before = stored(at({ at: 'choosing' }))
    const step = nextStep(before, rules)
    if (step.kind !== 'assign') throw new Error(step.kind)

    const after = stored(record(before, { kind: 'assigned', step }))

    expect(after.phase).toEqual({ at: 'fixing' })
    expect(after.attempts).toEqual([{ ...open(), reason: '', diff: '', files: [] }])
  })

  it('ends when a limit is reached', () => {
    const state = stored({ ...at({ at: 'choosing' }), spentMs: 60 * 60_000 })

    expect(nextStep(state, rules)).toEqual({ kind: 'finalize', why: 'time' })
  })

  it('leads to publishing with an outcome when the last whole run is in', () => {
    const before = stored({ ...at({ at: 'choosing' }), tip: 'fix' })
    const green = snapshot('fix', { red: 'passed' })

    const after = stored(record(before, { kind: 'finalized', why: 'all-green', snapshot: green, notes: ['n'] }))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, stop: 'all-green', outcome: 'fixed', notes: ['n'] })
  })

  it('never ends as fixed without a whole run', () => {
    const before = stored({ ...at({ at: 'choosing' }), tip: 'fix' })

    const after = stored(record(before, { kind: 'finalized', why: 'all-green', snapshot: undefined, notes: [] }))

    expect(after.outcome).toBe('failed')
  })
})

describe('fixing', () => {
  it('hands out the open attempt', () => {
    const state = stored(at({ at: 'fixing' }, [open()]))

    expect(nextStep(state, rules)).toEqual({ kind: 'fix', attempt: open() })
  })

  it('leads to the check of a proposal', () => {
    const before = stored(at({ at: 'fixing' }, [open()]))
    const usage = { ...noUsage, requests: 2, inputTokens: 10, cachedTokens: 5, outputTokens: 3 }

    const after = stored(record(before, { kind: 'proposed', proposal, files: ['a.ts'], diff: '+x', usage }))

    expect(after.phase).toEqual({ at: 'checking' })
    expect(after.attempts).toEqual([{ ...open(), proposal, files: ['a.ts'], diff: '+x', usage }])
  })

  it.each([true, false])('goes back to choosing after an abstention (final: %s)', final => {
    const before = stored(at({ at: 'fixing' }, [open()]))

    const after = stored(record(before, { kind: 'abstained', reason: 'no idea', final, usage: noUsage }))

    expect(after.phase).toEqual({ at: 'choosing' })
    expect(after.attempts).toEqual([{ ...open(), result: 'abstained', reason: 'no idea', final }])
    expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', fixer: final ? 'offline' : 'claude' })
  })
})

describe('checking', () => {
  it('takes the open attempt', () => {
    const state = stored(at({ at: 'checking' }, [open()]))

    expect(nextStep(state, rules)).toEqual({ kind: 'check', attempt: open() })
  })

  it('leads to validation of the very tree that was checked', () => {
    const before = stored(at({ at: 'checking' }, [open()]))

    const after = stored(record(before, { kind: 'checked', tree: 'tree' }))

    expect(after.phase).toEqual({ at: 'validating', tree: 'tree' })
    expect(nextStep(after, rules)).toEqual({ kind: 'validate', attempt: open() })
  })

  it.each(['syntax-error', 'refused'] as const)('goes back to choosing after a %s', result => {
    const before = stored(at({ at: 'checking' }, [open()]))

    const after = stored(record(before, { kind: 'rejected', result, reason: 'why' }))

    expect(after.phase).toEqual({ at: 'choosing' })
    expect(after.attempts).toEqual([{ ...open(), result, reason: 'why' }])
  })
})

describe('validating', () => {
  it.each<Verdict>([pass, { kind: 'progress', fixed: [key('red')], red: ['x'] }])(
    'leads to a commit of the tree after $kind',
    verdict => {
      const before = stored(at({ at: 'validating', tree: 'tree' }, [open()]))

      const after = stored(record(before, { kind: 'validated', verdict, rateAfter: 0.9, reason: 'good' }))

      expect(after.phase).toEqual({ at: 'committing', tree: 'tree', rateAfter: 0.9 })
      expect(after.attempts[0]?.result, 'only a whole run gives a result').toBeUndefined()
      expect(nextStep(after, rules)).toMatchObject({ kind: 'commit', tree: 'tree', rateAfter: 0.9 })
    },
  )

  it.each<Verdict>([{ kind: 'fail', red: [key('red')] }, { kind: 'incomplete', reason: 'killed' }, regression])(
    'goes back to choosing after $kind, without a commit',
    verdict => {
      const before = stored(at({ at: 'validating', tree: 'tree' }, [open()]))

      const after = stored(record(before, { kind: 'validated', verdict, rateAfter: 0.5, reason: 'bad' }))

      expect(after.phase).toEqual({ at: 'choosing' })
      expect(after.attempts).toEqual([{ ...open(), result: verdict.kind, reason: 'bad', rateAfter: 0.5 }])
      expect(after.tip).toBe('head')
    },
  )
})

describe('committing', () => {
  it('moves the tip and leads to confirmation', () => {
    const before = stored(at({ at: 'committing', tree: 'tree', rateAfter: 1 }, [open()]))

    const after = stored(record(before, { kind: 'committed', sha: 'fix' }))

    expect(after).toMatchObject({ phase: { at: 'confirming' }, tip: 'fix', attempts: [{ commit: 'fix' }] })
    expect(nextStep(after, rules)).toMatchObject({ kind: 'confirm', attempt: { commit: 'fix' } })
  })
})

describe('confirming', () => {
  it('makes a good commit the verified code, and looks at what is left', () => {
    const before = stored(committed())
    const green = snapshot('fix', { red: 'passed' })

    const after = stored(record(before, confirmation(pass, green)))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, attempts: [{ result: 'pass', commit: 'fix' }] })
    expect(after.current).toEqual(green)
    expect(after.initial).toEqual(before.initial)
  })

  it('takes tests up that could not be seen before', () => {
    const before = stored({ ...committed(), flaky: [key('flaky')], outside: [key('sick')] })
    const more = snapshot('fix', { red: 'passed', hidden: 'failed', flaky: 'failed', sick: 'failed' })

    const after = stored(record(before, confirmation(pass, more)))

    expect(after.targets).toEqual([key('red'), key('hidden')])
  })

  it('takes up a test that fails now and was only skipped before, such as behind a broken hook', () => {
    const skipped = snapshot('head', { red: 'failed', behind: 'skipped' })
    const before = stored({ ...committed(), initial: skipped, current: skipped })

    const after = stored(record(before, confirmation(pass, snapshot('fix', { red: 'passed', behind: 'failed' }))))

    expect(after.targets).toEqual([key('red'), key('behind')])
  })

  it.each<[string, Verdict, Snapshot | undefined]>([
    ['a regression', regression, snapshot('fix', { red: 'passed' })],
    ['a target that is red after all', { kind: 'fail', red: [key('red')] }, snapshot('fix', { red: 'failed' })],
    ['a run that did not finish', { kind: 'incomplete', reason: 'killed' }, undefined],
  ])('leads to a revert after %s', (_, verdict, seen) => {
    const before = stored(committed())

    const after = stored(record(before, confirmation(verdict, seen)))

    expect(after).toMatchObject({ phase: { at: 'reverting' }, attempts: [{ result: verdict.kind, commit: 'fix' }] })
    expect(after.current, 'the verified code is still the one before').toEqual(before.current)
    expect(nextStep(after, rules)).toMatchObject({ kind: 'revert', attempt: { commit: 'fix' } })
  })
})

describe('reverting', () => {
  it('goes back to choosing on the code that was verified before', () => {
    const before = stored({ ...committed({ result: 'regression' }), phase: { at: 'reverting' } })

    const after = stored(record(before, { kind: 'reverted', sha: 'undo' }))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, tip: 'undo', current: { sha: 'undo' } })
    expect(after.attempts).toMatchObject([{ result: 'regression', commit: 'fix', revert: 'undo' }])
    expect(after.current?.tests).toEqual(before.current?.tests)
    expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', strategy: 'surgical' })
  })
})

describe('publishing', () => {
  it('is the last step', () => {
    const state = stored(at({ at: 'publishing' }))

    expect(nextStep(state, rules)).toEqual({ kind: 'publish' })
  })

  it('leads to the end, with the pull request', () => {
    const pullRequest = { number: 7, url: 'https://x/7', operation: 'created' as const }

    const after = stored(record(stored(at({ at: 'publishing' })), { kind: 'published', pullRequest }))

    expect(after).toMatchObject({ phase: { at: 'done' }, pullRequest })
    expect(nextStep(after, rules)).toEqual({ kind: 'finish' })
  })

  it('does not forget an earlier pull request when this time there is none', () => {
    const pullRequest = { number: 7, url: 'https://x/7', operation: 'created' as const }
    const before = stored({ ...at({ at: 'publishing' }), pullRequest })

    const after = stored(record(before, { kind: 'published', pullRequest: undefined }))

    expect(after.pullRequest).toEqual(pullRequest)
  })
})

describe('after a death', () => {
  it.each<State['phase']>([
    { at: 'reproducing' },
    { at: 'triaging' },
    { at: 'choosing' },
    { at: 'confirming' },
    { at: 'reverting' },
    { at: 'publishing' },
  ])('the work goes on in $at', phase => {
    const before = stored(at(phase, [open({ commit: 'fix', result: 'regression' })]))

    expect(resumed(before, () => false)).toEqual(before)
  })

  it.each<State['phase']>([{ at: 'fixing' }, { at: 'checking' }, { at: 'validating', tree: 'tree' }])(
    'an attempt in $at is forgotten, and made again',
    phase => {
      const judged = open({ result: 'fail' })
      const before = stored(at(phase, [judged, open({ iteration: 2 })]))

      const after = stored(resumed(before, () => true))

      expect(after).toEqual({ ...before, phase: { at: 'choosing' }, attempts: [judged] })
      expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', iteration: 2 })
    },
  )

  it('a commit is made where its tree is still there', () => {
    const before = stored(at({ at: 'committing', tree: 'tree', rateAfter: 1 }, [open()]))

    expect(resumed(before, tree => tree === 'tree')).toEqual(before)
  })

  it('a commit whose tree is gone is an attempt to make again', () => {
    const before = stored(at({ at: 'committing', tree: 'tree', rateAfter: 1 }, [open()]))

    const after = stored(resumed(before, () => false))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, attempts: [] })
  })
})

describe('a request that was done is run again', () => {
  it('what is fixed is published again, and nothing else', () => {
    const before = stored({ ...committed({ result: 'pass' }), phase: { at: 'done' }, outcome: 'fixed' })

    const after = stored(resumed(before, () => true))

    expect(after).toEqual({ ...before, phase: { at: 'publishing' } })
  })

  it('what was not fixed gets fresh attempts on top of what stands', () => {
    const good = open({ result: 'progress', commit: 'fix' })
    const undone = open({ result: 'regression', commit: 'bad', revert: 'undo' })
    const before = stored({
      ...at({ at: 'done' }, [good, undone, open({ result: 'fail' })]),
      outcome: 'failed',
      stop: 'time',
      spentMs: 60 * 60_000,
      notes: ['old'],
    })

    const after = stored(resumed(before, () => true))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, attempts: [good], spentMs: 0, notes: [] })
    expect(after.outcome).toBeUndefined()
    expect(after.stop).toBeUndefined()
  })

  it('what could not be reproduced is tried to be reproduced again', () => {
    const before = stored({ ...at({ at: 'done' }), targets: [], outcome: 'not-reproduced', notes: ['old'] })

    const after = stored(resumed(before, () => true))

    expect(after).toMatchObject({ phase: { at: 'reproducing' }, notes: [] })
  })
})

const cluster = Cluster.parse({
  id: 'c1',
  signature: 'Error | x | a.ts',
  title: 'red',
  criticality: 'medium',
  tests: [key('red')],
  suspects: ['a.ts'],
})
const proposal = { summary: 's', rootCause: 'r', changes: [], affectedTests: [], confidence: 1 }

/** The state as another process finds it. */
function stored(state: State): State {
  const file = join(directory, 'state.json')
  writeFileSync(file, JSON.stringify(state))
  return State.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function start(): State {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  return initialState({ key: 'key', branch: 'fix-tests/main', request, reported: [] })
}

function at(phase: State['phase'], attempts: Attempt[] = []): State {
  const seen = snapshot('head', { red: 'failed' })
  return { ...start(), phase, initial: seen, current: seen, targets: [key('red')], clusters: [cluster], attempts }
}

function committed(change: Partial<Attempt> = {}): State {
  return { ...at({ at: 'confirming' }, [open({ commit: 'fix', ...change })]), tip: 'fix' }
}

function open(change: Partial<Attempt> = {}): Attempt {
  return {
    iteration: 1,
    clusters: ['c1'],
    title: 'red',
    targets: [key('red')],
    strategy: 'conservative',
    fixer: 'claude',
    rateBefore: 0.5,
    files: [],
    diff: '',
    reason: '',
    final: false,
    usage: noUsage,
    durationMs: 0,
    ...change,
  }
}

function reproduced(change: Partial<Observation & { kind: 'reproduced' }>): Observation {
  return {
    kind: 'reproduced',
    snapshot: snapshot('head', { red: 'failed' }),
    targets: [],
    flaky: [],
    notReproduced: [],
    orderDependent: [],
    origins: {},
    culprit: undefined,
    outside: [],
    notes: [],
    ...change,
  }
}

function confirmation(verdict: Verdict, seen: Snapshot | undefined): Observation {
  return { kind: 'confirmed', verdict, snapshot: seen, rateAfter: 1, reason: '' }
}

function snapshot(sha: string, told: Record<string, CaseStatus>): Snapshot {
  const tests = Object.entries<CaseStatus>({ green: 'passed', ...told }).map(([name, status]) => ({
    id: id(name),
    status,
  }))
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(
      (test): Failure => ({
        id: test.id,
        problem: { kind: 'failure', type: 'Error', message: 'm', stack: '' },
        frames: [],
        durationMs: 1,
      }),
    )
  return { sha, tests, failures, durationMs: 1 }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

function key(name: string): string {
  return keyOf(id(name))
}
