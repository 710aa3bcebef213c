import { describe, expect, it } from 'vitest'
import type { CiVerdict } from '../../../src/domain/model/ci-report.ts'
import { judgedOnlyInCi } from '../../../src/domain/model/only-in-ci.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { openTargets, targetFailures, testResults } from '../../../src/domain/model/test-results.ts'
import { type Failure, titleOf } from '../../../src/domain/model/test-case.ts'
import { chooseAssignment } from '../../../src/domain/workflow/choose-assignment.ts'
import { chooseCommands } from '../../../src/domain/workflow/choose-commands.ts'
import { consequenceOf, needsPruning } from '../../../src/domain/workflow/checkpoint.ts'
import { resumeForCi } from '../../../src/domain/workflow/judge-ci.ts'
import { decideOutcome } from '../../../src/domain/workflow/outcome.ts'
import { judge } from '../../../src/domain/workflow/verdict.ts'
import { at, attempt, id, key, proof, rules, snapshot } from '../states.ts'

const IN_CI: Failure = {
  id: id('red'),
  problem: { kind: 'failure', type: '', message: 'expected 3, got 4', stack: '' },
  frames: [],
  durationMs: 0,
}
/** `red` cannot run here. */
const unable = (change: Partial<State> = {}) => at({ at: 'choosing' }, { onlyInCi: [IN_CI], ...change })
const mended = (change: Partial<State> = {}) =>
  unable({
    attempts: [attempt({ commit: 'tip', result: 'pass', confirmed: true })],
    tip: 'tip',
    current: snapshot('tip', { red: 'failed' }),
    proof: proof(),
    ...change,
  })
const said = (kind: CiVerdict['kind'], failing: readonly string[] = [], sha = 'tip'): CiVerdict => ({
  sha,
  kind,
  runs: [],
  rounds: 0,
  failing,
  reasons: [],
  open: [],
})

describe('a test that cannot run here', () => {
  it.each<[what: string, state: State, group: 'fixed' | 'awaited' | 'failing']>([
    ['nothing was changed for it', unable(), 'failing'],
    [
      'a change was taken back',
      mended({ attempts: [attempt({ commit: 'a', revert: 'b', result: 'fail' })] }),
      'failing',
    ],
    [
      'a command alone changed something',
      mended({ attempts: [attempt({ kind: 'command', commit: 'tip' })] }),
      'failing',
    ],
    ['CI has not ended', mended(), 'awaited'],
    ['CI ended on an earlier commit', mended({ ci: said('green', [], 'old') }), 'awaited'],
    ['CI is green', mended({ ci: said('green') }), 'fixed'],
    ['it fails in CI', mended({ ci: said('red', [titleOf(id('red'))]) }), 'failing'],
    ['CI is red for another reason', mended({ ci: said('red', ['another']) }), 'awaited'],
  ])('where %s', (_, state, group) => {
    expect(judgedOnlyInCi(state)).toEqual({ fixed: [], awaited: [], failing: [], [group]: [key('red')] })
    const { fixed, remaining, awaited } = testResults(state)
    expect({ fixed, awaited, failing: remaining }).toEqual(judgedOnlyInCi(state))
  })

  it('is no test of which a run here says anything, good or bad', () => {
    const evidence = {
      before: new Map([[key('red'), 'passed' as const]]),
      complete: true,
      reason: '',
      covers: () => true,
    }
    const told = { ...evidence, targets: [key('red')], flaky: new Set<string>(), onlyInCi: new Set([key('red')]) }

    expect(judge({ ...told, after: new Map([[key('red'), 'failed']]) })).toEqual({ kind: 'pass', fixed: [] })
    expect(judge({ ...told, after: new Map() })).toEqual({ kind: 'pass', fixed: [] })
  })

  it('fails as CI says, until a change is made for it', () => {
    expect(targetFailures(unable())).toEqual([IN_CI])
    expect([openTargets(unable()), openTargets(mended())]).toEqual([[key('red')], []])
  })

  it('is no work of a command or of the offline engine, which go by test runs alone', () => {
    const choice = chooseAssignment(unable(), { ...rules, fixers: ['offline'], commands: ['npm run format'] })

    expect(choice).toEqual({ kind: 'stop', why: 'stuck' })
    expect(chooseCommands(unable(), { ...rules, commands: ['npm run format'] })).toBeUndefined()
    expect(chooseAssignment(unable(), rules)).toMatchObject({ kind: 'assign', assigned: [{ fixer: 'claude' }] })
  })

  it('keeps its change, whole, though no run here needs it', () => {
    const waiting = mended({ attempts: [attempt({ commit: 'tip', result: 'pass' })] })

    const consequence = consequenceOf(waiting, { verdict: { kind: 'pass', fixed: [] }, snapshot: snapshot('tip', {}) })

    expect(consequence).toEqual({ kind: 'hold' })
    expect(needsPruning(mended())).toBe(false)
  })

  it('is fixed by nothing but green CI', () => {
    const WITHIN = { hasTree: () => true, limits: { rounds: 2, hours: 24, dollars: 5 } }
    const published: State = { ...mended(), phase: { at: 'done' }, outcome: 'awaiting-ci' }
    const run = (conclusion: string) => ({
      sha: 'tip',
      hours: 1,
      open: [],
      runs: [{ name: 'CI', url: '', conclusion }],
      cases: [],
    })

    expect(decideOutcome(mended())).toBe('awaiting-ci')
    expect(resumeForCi(published, run('success'), WITHIN).outcome).toBe('fixed')
    expect(resumeForCi(published, run('cancelled'), WITHIN).outcome).toBe('awaiting-ci')
    expect(resumeForCi(published, run('skipped'), WITHIN).outcome).toBe('awaiting-ci')
    const red = { kind: 'error' as const, type: '', message: 'still', stack: '' }
    const failed = {
      ...run('failure'),
      cases: [{ id: id('red'), status: 'failed' as const, durationMs: 1, problems: [red] }],
    }
    const tired: State = { ...published, ci: { ...said('red', [], 'old'), rounds: 2 } }
    expect(resumeForCi(tired, failed, WITHIN).outcome).toBe('failed')
    expect(resumeForCi(published, failed, WITHIN)).toMatchObject({ phase: { at: 'choosing' }, ci: { rounds: 1 } })
  })
})
