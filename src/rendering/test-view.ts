import { caseKind, type CaseKind } from '../domain/model/pass-rate.ts'
import type { Snapshot, State } from '../domain/model/state.ts'
import { type CaseStatus, type Failure, type TestKey, testKey } from '../domain/model/test-case.ts'
import { progressOf, type TestProgress } from '../domain/model/test-progress.ts'
import { joinedFailures, statusesOf, testById } from '../domain/model/test-results.ts'

/** A test with the data that reports show. */
export interface TestView {
  readonly key: TestKey
  readonly title: string
  readonly kind: CaseKind
  /** Result on the newest confirmed commit; undefined if it did not run. */
  readonly status: CaseStatus | undefined
  /** The failure on the failing commit. */
  readonly before: Failure | undefined
  /** The failure on the newest confirmed commit. */
  readonly after: Failure | undefined
  readonly progress: TestProgress | undefined
  /** First step of an investigation, by the kind of failure; empty if unknown. */
  readonly suggestion: string
}

/** Make a function that shows a test of a state. @param titles titles by key */
export function testViews(state: State, titles: ReadonlyMap<TestKey, string>): (key: TestKey) => TestView {
  const failures = (snapshot: Snapshot | undefined) =>
    new Map((snapshot?.failures ?? []).map(failure => [testKey(failure.id), failure]))
  const [before, after] = [failures(state.initial), failures(state.current)]
  for (const failure of state.onlyInCi) before.set(testKey(failure.id), failure)
  for (const failure of joinedFailures(state))
    if (!before.has(testKey(failure.id))) before.set(testKey(failure.id), failure)
  const progress = progressOf(state)
  const suggestions = new Map(state.clusters.flatMap(({ tests, suggestion }) => tests.map(key => [key, suggestion])))
  const ids = testById(state)
  const now = statusesOf(state.current)
  return key => ({
    key,
    title: titles.get(key) ?? 'a deleted test',
    kind: caseKind(ids.get(key) ?? { framework: '', name: '?' }),
    status: now.get(key),
    before: before.get(key),
    after: after.get(key),
    progress: progress.get(key),
    suggestion: suggestions.get(key) ?? '',
  })
}
