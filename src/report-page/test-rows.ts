import type { CaseStatus, Failure, TestKey } from '../domain/model/test-case.ts'
import { testKey, titleOf } from '../domain/model/test-case.ts'
import type { Snapshot, State } from '../domain/model/state.ts'
import type { ResultView } from '../rendering/result-view.ts'

/** Group of a test by what the run means for it. Tests of the first groups come first. */
export const TEST_GROUPS = ['failing', 'fixed', 'broken', 'flaky', 'other change', 'unchanged'] as const
export type TestGroup = (typeof TEST_GROUPS)[number]

/** One test of the suite, before any change and at the newest confirmed commit. */
export interface TestRow {
  readonly title: string
  readonly group: TestGroup
  readonly before: CaseStatus | undefined
  readonly after: CaseStatus | undefined
  /** Its newest failure. */
  readonly failure: Failure | undefined
  /** Milliseconds; undefined if the run did not record them, as it does for slow and for failing tests only. */
  readonly beforeMs: number | undefined
  readonly afterMs: number | undefined
}

/** List every known test with its results, those that need attention first. Pure. */
export function testRows(state: State, view: ResultView): TestRow[] {
  const [before, after] = [sideOf(state.initial), sideOf(state.current)]
  const ids = new Map(
    [...(state.initial?.tests ?? []), ...(state.current?.tests ?? []), ...state.onlyInCi].map(({ id }) => [
      testKey(id),
      id,
    ]),
  )
  const onlyInCi = new Map(state.onlyInCi.map(failure => [testKey(failure.id), failure]))
  const groupOf = groups(view)
  const rows = [...ids].map(([key, id]): TestRow => {
    const [was, is] = [before.statuses.get(key), after.statuses.get(key)]
    return {
      title: titleOf(id),
      group: groupOf.get(key) ?? (was === is ? 'unchanged' : 'other change'),
      before: was ?? (onlyInCi.has(key) ? 'failed' : undefined),
      after: is,
      failure: after.failures.get(key) ?? before.failures.get(key) ?? onlyInCi.get(key),
      beforeMs: before.durations.get(key),
      afterMs: after.durations.get(key),
    }
  })
  const order = (row: TestRow) => TEST_GROUPS.indexOf(row.group)
  return rows.toSorted((a, b) => order(a) - order(b) || (a.title < b.title ? -1 : 1))
}

function groups({ tests, changes }: ResultView): ReadonlyMap<TestKey, TestGroup> {
  const named: [TestGroup, readonly { key: TestKey }[]][] = [
    ['failing', tests.remaining],
    ['failing', tests.awaited],
    ['fixed', tests.fixed],
    ['fixed', changes.alsoFixed],
    ['broken', changes.failing],
    ['broken', changes.removed],
    ['flaky', [...tests.flaky, ...tests.orderDependent]],
    ['other change', [...changes.skipped, ...changes.unskipped, ...changes.added, ...changes.loaded]],
  ]
  return new Map(named.flatMap(([group, list]) => list.map(({ key }) => [key, group] as const)).toReversed())
}

interface Side {
  readonly statuses: ReadonlyMap<TestKey, CaseStatus>
  readonly failures: ReadonlyMap<TestKey, Failure>
  readonly durations: ReadonlyMap<TestKey, number>
}

function sideOf(snapshot: Snapshot | undefined): Side {
  const failures = new Map((snapshot?.failures ?? []).map(failure => [testKey(failure.id), failure]))
  const failed = [...failures].flatMap(([key, { durationMs }]) => (durationMs > 0 ? [[key, durationMs] as const] : []))
  return {
    statuses: new Map((snapshot?.tests ?? []).map(({ id, status }) => [testKey(id), status])),
    failures,
    durations: new Map([...Object.entries(snapshot?.slow ?? {}), ...failed]),
  }
}
