import type { Observed, RoleUsage } from './observation.ts'
import type { PartialResults, Phase, State } from '../model/state.ts'
import { testKey } from '../model/test-case.ts'
import { testsOnlyInCi } from '../model/only-in-ci.ts'
import { attemptAt } from '../model/selectors.ts'
import { requirePhase } from './phases.ts'
import { type Role, spentTogether, type Usage } from '../model/usage.ts'
import { commitResult, isGood } from './verdict.ts'
import { amendAttempts, openIteration, openAttempt, toPhase, withFlaky, withOrigins } from './state-changes.ts'

/** Time for which an unreachable fixer is skipped, in milliseconds of work. */
export const DOWN_MS = 5 * 60_000

export function assigned(state: State, { assigned: all, at }: Observed<'assigned'>): State {
  const next = { ...state, attempts: [...state.attempts, ...all.map(each => openAttempt(state, each, at))] }
  const iterations = all.map(({ iteration }) => iteration)
  const [only] = iterations
  if (only !== undefined && all[0]?.kind === 'command') return toPhase(next, { at: 'running', iteration: only })
  return only !== undefined && iterations.length === 1
    ? toPhase(next, { at: 'analyzing', iteration: only })
    : toPhase(next, { at: 'racing', iterations })
}

export function proposed(state: State, observation: Observed<'proposed'>): State {
  const { proposal, files, diff, tree } = observation
  const next = amendAttempts(withUsage(state, observation), { proposal, files, diff })
  return toPhase(next, { at: 'checking', iteration: openIteration(state), tree })
}

/** Add the usage of an answer to the role that gave it. */
export function withUsage(
  state: State,
  { usage, transcripts = [] }: { usage: Usage; transcripts?: readonly string[] },
): State {
  const role: Role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer'
  const iteration = openIteration(state)
  const next = withRoleUsage(state, { iteration, role, usage })
  return {
    ...next,
    attempts: next.attempts.map(attempt =>
      attempt.iteration === iteration ? { ...attempt, transcripts: [...attempt.transcripts, ...transcripts] } : attempt,
    ),
  }
}

export function withRoleUsage(state: State, { iteration, role, usage }: RoleUsage): State {
  const attempts = state.attempts.map(attempt =>
    attempt.iteration !== iteration || usage.requests === 0
      ? attempt
      : { ...attempt, spending: spentTogether([attempt.spending, { [role]: usage }]) },
  )
  return { ...state, attempts }
}

export function validated(state: State, observation: Observed<'validated'>): State {
  const { verdict, seen, rateAfter, reason, output, takesBack = [] } = observation
  const next = withOrigins(withFlaky(state, observation.flaky), observation.origins)
  if (isGood(verdict)) {
    const phase: Phase = { ...requirePhase(state, 'validating'), at: 'committing', seen }
    return toPhase(amendAttempts(next, { reason, rateAfter, takesBack }), phase)
  }
  return toPhase(amendAttempts(next, { result: verdict.kind, reason, output, rateAfter }), { at: 'choosing' })
}

export function committed(state: State, sha: string): State {
  const { seen } = requirePhase(state, 'committing')
  const { targets, undoes } = attemptAt(state, openIteration(state))
  const result = commitResult(targets, seen, testsOnlyInCi(state))
  // An attempt that was made in a worktree stands on the commits that were combined before it.
  const change = { commit: sha, result, base: state.tip } as const
  const replaced = undoes === undefined ? state : amendAttempts(state, { revert: sha }, [undoes])
  const next = toPhase(amendAttempts(replaced, change), { at: 'confirming', due: false })
  return { ...next, tip: sha, seen: mergeResults(state.seen, seen) }
}

/** Merge new partial results over earlier ones. */
function mergeResults(before: PartialResults | undefined, after: PartialResults): PartialResults {
  if (before === undefined) return after
  const newer = new Set(after.tests.map(({ id }) => testKey(id)))
  return {
    tests: [...before.tests.filter(({ id }) => !newer.has(testKey(id))), ...after.tests],
    failures: [...before.failures.filter(({ id }) => !newer.has(testKey(id))), ...after.failures],
  }
}

export function raced(state: State, { iteration, change, flaky }: Observed<'raced'>['results'][number]): State {
  return withFlaky(amendAttempts(state, change, [iteration]), flaky)
}
