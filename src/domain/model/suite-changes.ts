import { caseKind } from './pass-rate.ts'
import { failedChecks, isCheckStep } from './check.ts'
import type { State } from './state.ts'
import { renumberedTests } from './renumbered-tests.ts'
import { statusesOf, testResults } from './test-results.ts'
import { encloses, testKey, type TestId, type TestKey } from './test-case.ts'

/** Differences between the whole suite at the failing commit and now, apart from the targets. */
export interface SuiteChanges {
  /** Not targets, but failed before and pass now. */
  readonly alsoFixed: readonly TestKey[]
  /** Missing before, pass now, and belong to a part that loads again. */
  readonly loaded: readonly TestKey[]
  /** Missing before, and pass now. */
  readonly added: readonly TestKey[]
  /** Passed, were skipped or were missing before, and fail now. */
  readonly failing: readonly TestKey[]
  /** Ran before and are skipped now, or the other way round. */
  readonly skipped: readonly TestKey[]
  readonly unskipped: readonly TestKey[]
  /** In the suite before, and missing now. */
  readonly removed: readonly TestKey[]
  /** Flaky and order-dependent tests with another result than before. */
  readonly unsettled: readonly TestKey[]
}

/** Compare the first and the newest run of the whole suite, test by test. */
export function suiteChanges(state: State): SuiteChanges {
  const { fixed, remaining, awaited, flaky } = testResults(state)
  const known = new Set([...fixed, ...remaining, ...awaited, ...flaky, ...state.orderDependent])
  const [before, now] = [statusesOf(state.initial), statusesOf(state.current)]
  const ids = new Map(
    [...(state.initial?.tests ?? []), ...(state.current?.tests ?? [])].map(({ id }) => [testKey(id), id]),
  )
  const loadedAgain = [...ids].flatMap(([key, id]) => (caseKind(id) === 'load' && isGreenAgain(key) ? [id] : []))

  function isGreenAgain(key: TestKey): boolean {
    return before.get(key) === 'failed' && now.get(key) !== 'failed'
  }
  const isLoaded = (id: TestId) => loadedAgain.some(part => encloses(part, id))
  const newlyFailed = new Set(failedChecks(state.current?.tests ?? []).map(({ id }) => testKey(id)))
  // Of a check only what fails is a change: a step may be left out, and its findings come and go with it.
  const isShown = (key: TestKey, id: TestId) => !isCheckStep(id) || newlyFailed.has(key)
  const where = (test: (key: TestKey, id: TestId) => boolean) =>
    [...ids].filter(([key, id]) => !known.has(key) && isShown(key, id) && test(key, id)).map(([key]) => key)
  const isTest = (id: TestId) => caseKind(id) === 'test'
  const isRenumbered = renumberedTests(before, now)
  return {
    alsoFixed: where(key => before.get(key) === 'failed' && now.get(key) === 'passed'),
    loaded: where((key, id) => isTest(id) && !before.has(key) && now.get(key) === 'passed' && isLoaded(id)),
    added: where(
      (key, id) => isTest(id) && !before.has(key) && now.get(key) === 'passed' && !isLoaded(id) && !isRenumbered(key),
    ),
    failing: where(key => now.get(key) === 'failed' && before.get(key) !== 'failed'),
    // A test without a result before may have stood behind what ended the process.
    skipped: where(
      (key, id) => isTest(id) && now.get(key) === 'skipped' && before.has(key) && before.get(key) !== 'skipped',
    ),
    unskipped: where(key => before.get(key) === 'skipped' && now.get(key) === 'passed'),
    removed: where((key, id) => isTest(id) && before.has(key) && !now.has(key) && !isRenumbered(key)),
    unsettled: [...flaky, ...state.orderDependent].filter(key => before.get(key) !== now.get(key)),
  }
}

/** Return true if no test beside the targets changed for the worse. */
export function isHarmless(changes: SuiteChanges): boolean {
  const { failing, skipped, removed, unsettled } = changes
  return failing.length + skipped.length + removed.length + unsettled.length === 0
}

/** Return true if no test beside the targets changed at all. */
export function isUnchanged(changes: SuiteChanges): boolean {
  return Object.values(changes).every((keys: readonly TestKey[]) => keys.length === 0)
}
