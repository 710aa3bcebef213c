import { isCheck, isCheckStep } from '../model/check.ts'
import { joinedTests, testById, testResults, ignoredTests, snapshotRate, statusesOf } from '../model/test-results.ts'
import { outdatedTests } from '../model/outdated.ts'
import { keptAttempts } from '../model/selectors.ts'
import { renumberedTests } from '../model/renumbered-tests.ts'
import { testKey } from '../model/test-case.ts'
import type { OutcomeKind, State } from '../model/state.ts'

/** Pass rate from which a run may end as `partial`. */
export const PARTIAL_FROM_RATE = 0.95

/** Decide the outcome of a request from the results of the last whole run alone. */
export function decideOutcome(state: State): OutcomeKind {
  const flaky = new Set(state.flaky)
  const targets = state.targets.filter(key => !flaky.has(key))
  if (targets.length === 0) return emptyOutcome(state)
  const outdated = outdatedTests(state)
  if (keptAttempts(state).length === 0 && targets.every(key => outdated.has(key))) return 'test-outdated'
  // Without a whole run at the published commit and a proof of it, no test counts as fixed.
  if (state.current?.sha !== state.tip || state.proof?.sha !== state.tip || !state.proof.held) return 'failed'

  const remaining = new Set(testResults(state).remaining)
  const broken = othersBroken(state)
  if (remaining.size === 0) {
    if (broken) return 'failed'
    if (hasOpenCheck(state) || joinedTests(state).remaining.length > 0) return 'partial'
    if (testResults(state).awaited.length > 0) return 'awaiting-ci'
    // A person has to see that it fixes the code, and not only the result of its tests.
    return state.signs.some(({ grave }) => grave) ? 'needs-review' : 'fixed'
  }
  const isProgress = !broken && testResults(state).fixed.length > 0
  // All tests pass; what is left failed in the project's own check before.
  if (isProgress && areChecks(state, remaining)) return 'partial'
  if (isProgress && [...remaining].every(key => outdated.has(key))) return 'partial'
  const low = new Set(state.clusters.filter(({ criticality }) => criticality === 'low').flatMap(({ tests }) => tests))
  const isLow = [...remaining].every(test => low.has(test))
  return snapshotRate(state, state.current) >= PARTIAL_FROM_RATE && isLow && !broken ? 'partial' : 'failed'
}

/** Return true if the project's own command still fails, for a reason that is no difference of the environment. */
function hasOpenCheck({ proof }: State): boolean {
  return proof?.check?.passed === false && proof.check.findings.length > 0
}

function areChecks(state: State, keys: ReadonlySet<string>): boolean {
  const ids = testById(state)
  return [...keys].every(key => {
    const id = ids.get(key)
    return id !== undefined && isCheck(id)
  })
}

/** Decide the outcome if no test failed in every run. */
function emptyOutcome({ orderDependent, notReproduced, flaky }: State): OutcomeKind {
  // They fail with the suite every time, so the suite is not fine.
  if (orderDependent.length > 0) return 'failed'
  return notReproduced.length > 0 && flaky.length === 0 ? 'not-reproduced' : 'nothing-to-fix'
}

/** Return true if a test that is neither a target nor ignored fails or is missing. */
function othersBroken(state: State): boolean {
  const expected = new Set([...state.targets, ...ignoredTests(state)])
  const now = statusesOf(state.current)
  // A step that failed before fails until its last finding is fixed.
  for (const { id, status } of state.initial?.tests ?? [])
    if (status === 'failed' && isCheckStep(id)) expected.add(testKey(id))
  const initial = statusesOf(state.initial)
  const renumbered = renumberedTests(initial, now)
  const isLost = [...initial].some(
    ([key, status]) =>
      status === 'passed' && !expected.has(key) && now.get(key) !== 'passed' && !(!now.has(key) && renumbered(key)),
  )
  return isLost || [...now].some(([key, status]) => status === 'failed' && !expected.has(key))
}
