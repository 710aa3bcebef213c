import { failedChecks } from '../domain/model/check.ts'
import { caseKind, type CaseKind } from '../domain/model/pass-rate.ts'
import type { Snapshot, State } from '../domain/model/state.ts'
import type { CaseStatus } from '../domain/model/test-case.ts'
import { snapshotRate } from '../domain/model/test-results.ts'

/** Counts of one run of the whole suite: tests, as the runner counts them. */
export interface SuiteView {
  /** 0–1. */
  readonly rate: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Parts that could not be loaded or set up. */
  readonly unloaded: number
  /** Failures of the project's checks that are no tests, such as types. */
  readonly failedChecks: number
}

/** Count a run of the whole suite; undefined if it never ran. */
export function suiteView(state: State, snapshot: Snapshot | undefined): SuiteView | undefined {
  if (snapshot === undefined || state.cannotRun !== undefined) return undefined
  const number = (kind: CaseKind, status?: CaseStatus) =>
    snapshot.tests.filter(test => caseKind(test.id) === kind && (status ?? test.status) === test.status).length
  return {
    rate: snapshotRate(state, snapshot),
    passed: snapshot.counts?.passed ?? number('test', 'passed'),
    failed: snapshot.counts?.failed ?? number('test', 'failed'),
    skipped: snapshot.counts?.skipped ?? number('test', 'skipped'),
    unloaded: number('load', 'failed'),
    failedChecks: failedChecks(snapshot.tests).length,
  }
}
