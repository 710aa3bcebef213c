import { testResults, ignoredTests, snapshotRate, statusesOf } from '../model/test-results.ts'
import type { OutcomeKind, State } from '../model/state.ts'

/** The share of green tests from which a run may end as `partial`. */
export const PARTIAL_FROM_RATE = 0.95

/** How the work on a request ended, derived from what the last whole run said and from nothing else. */
export function decideOutcome(state: State): OutcomeKind {
  const flaky = new Set(state.flaky)
  const targets = state.targets.filter(key => !flaky.has(key))
  if (targets.length === 0) return emptyOutcome(state)
  // Without a whole run of the very commit that is published nothing is called green, nor without its proof.
  if (state.current?.sha !== state.tip || state.proof?.sha !== state.tip || !state.proof.held) return 'failed'

  const remaining = new Set(testResults(state).remaining)
  const broken = othersBroken(state)
  if (remaining.size === 0) return broken ? 'failed' : 'fixed'
  const low = [...remaining].every(test =>
    state.clusters.some(cluster => cluster.criticality === 'low' && cluster.tests.includes(test)),
  )
  return snapshotRate(state, state.current) >= PARTIAL_FROM_RATE && low && !broken ? 'partial' : 'failed'
}

/** Nothing failed here every time. */
function emptyOutcome({ orderDependent, notReproduced, flaky }: State): OutcomeKind {
  // They fail with the suite every time: that is nothing to be called fine.
  if (orderDependent.length > 0) return 'failed'
  return notReproduced.length > 0 && flaky.length === 0 ? 'not-reproduced' : 'nothing-to-fix'
}

/** Whether a test is red, or no longer there, that is no target and was not left alone on purpose. */
function othersBroken(state: State): boolean {
  const expected = new Set([...state.targets, ...ignoredTests(state)])
  const now = statusesOf(state.current)
  const lost = [...statusesOf(state.initial)].some(
    ([key, status]) => status === 'passed' && !expected.has(key) && now.get(key) !== 'passed',
  )
  return lost || [...now].some(([key, status]) => status === 'failed' && !expected.has(key))
}
