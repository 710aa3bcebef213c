import type { Attempt } from '../domain/model/attempt.ts'
import type { Cluster } from '../domain/model/cluster.ts'
import { type Finding, objections } from '../domain/model/review.ts'
import { keptAttempts, totalSpending, totalUsage } from '../domain/model/selectors.ts'
import type { OutcomeKind, Snapshot, State } from '../domain/model/state.ts'
import { type Failure, type TestKey, testKey, titleOf } from '../domain/model/test-case.ts'
import { progressOf, type TestProgress } from '../domain/model/test-progress.ts'
import { snapshotRate, testById, testResults } from '../domain/model/test-results.ts'
import type { Spending, Usage } from '../domain/model/usage.ts'
import { usageOn } from '../domain/policy/budget.ts'

/** A test with the data that reports show. */
export interface TestView {
  readonly title: string
  /** The failure on the failing commit. */
  readonly before: Failure | undefined
  /** The failure on the newest confirmed commit. */
  readonly after: Failure | undefined
  readonly progress: TestProgress | undefined
  /** First step of an investigation, by the kind of failure; empty if unknown. */
  readonly suggestion: string
}

/** Counts of one run of the whole suite. */
export interface SuiteView {
  /** 0–1. */
  readonly rate: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/**
 * A result as every renderer reads it: pull request, comment, check run, outputs, command line. It is made once from a
 * state; renderers select nothing themselves, so they cannot disagree.
 */
export interface ResultView
  extends Pick<
    State,
    | 'request'
    | 'branch'
    | 'tip'
    | 'pullRequest'
    | 'attempts'
    | 'reviews'
    | 'notes'
    | 'proof'
    | 'stop'
    | 'left'
    | 'degraded'
    | 'origins'
    | 'culprit'
    | 'spentMs'
  > {
  readonly outcome: OutcomeKind
  readonly tests: {
    /** Fixed and remaining together, in the order of the targets. */
    readonly targets: readonly (TestView & { readonly isFixed: boolean })[]
    readonly fixed: readonly TestView[]
    readonly remaining: readonly TestView[]
    readonly flaky: readonly TestView[]
    readonly orderDependent: readonly TestView[]
    readonly notReproduced: readonly TestView[]
    /** Tests that fail here and in no report. */
    readonly outside: readonly TestView[]
  }
  /** The whole suite on the failing commit; undefined if it never ran. */
  readonly before: SuiteView | undefined
  /** The whole suite on the newest confirmed commit. */
  readonly after: SuiteView | undefined
  /** Attempts whose commits are on the branch. */
  readonly kept: readonly Attempt[]
  /** Clusters that still fail, with those of their tests only. */
  readonly remainingClusters: readonly { readonly cluster: Cluster; readonly tests: readonly TestView[] }[]
  /** Open findings of reviewers. */
  readonly objections: readonly Finding[]
  readonly usage: Usage
  readonly spending: Spending
  /** Usage of models for each root cause. */
  readonly causes: readonly { readonly title: string; readonly usage: Usage }[]
  /** Titles of tests by key, for attempts. */
  readonly titles: ReadonlyMap<TestKey, string>
}

/** Make the view of a state. Pure. */
export function resultView(state: State): ResultView {
  const titles = new Map([...testById(state)].map(([key, id]) => [key, titleOf(id)]))
  const test = testViews(state, titles)
  const { fixed, remaining, flaky } = testResults(state)
  const [green, red] = [new Set(fixed), new Set(remaining)]
  const targets = state.targets.filter(key => green.has(key) || red.has(key))
  const causes = new Map(
    state.attempts.flatMap(({ kind, clusters, title }) => (kind === 'repair' ? clusters.map(id => [id, title]) : [])),
  )
  return {
    ...state,
    outcome: state.outcome ?? 'stopped',
    tests: {
      targets: targets.map(key => ({ ...test(key), isFixed: green.has(key) })),
      fixed: fixed.map(test),
      remaining: remaining.map(test),
      flaky: flaky.map(test),
      orderDependent: state.orderDependent.map(test),
      notReproduced: state.notReproduced.map(id => ({ ...test(testKey(id)), title: titleOf(id) })),
      outside: state.outside.map(test),
    },
    before: suiteView(state, state.initial),
    after: suiteView(state, state.current),
    kept: keptAttempts(state),
    remainingClusters: state.clusters.flatMap(cluster => {
      const keys = cluster.tests.filter(key => red.has(key))
      return keys.length === 0 ? [] : [{ cluster, tests: keys.map(test) }]
    }),
    objections: objections(state.reviews),
    usage: totalUsage(state),
    spending: totalSpending(state),
    causes: [...causes].map(([id, title]) => ({ title, usage: usageOn(state, id) })),
    titles,
  }
}

function testViews(state: State, titles: ReadonlyMap<TestKey, string>): (key: TestKey) => TestView {
  const failures = (snapshot: Snapshot | undefined) =>
    new Map((snapshot?.failures ?? []).map(failure => [testKey(failure.id), failure]))
  const [before, after] = [failures(state.initial), failures(state.current)]
  const progress = progressOf(state)
  const suggestions = new Map(state.clusters.flatMap(({ tests, suggestion }) => tests.map(key => [key, suggestion])))
  return key => ({
    title: titles.get(key) ?? 'a deleted test',
    before: before.get(key),
    after: after.get(key),
    progress: progress.get(key),
    suggestion: suggestions.get(key) ?? '',
  })
}

function suiteView(state: State, snapshot: Snapshot | undefined): SuiteView | undefined {
  if (snapshot === undefined) return undefined
  const number = (status: string) => snapshot.tests.filter(test => test.status === status).length
  return {
    rate: snapshotRate(state, snapshot),
    passed: number('passed'),
    failed: number('failed'),
    skipped: number('skipped'),
  }
}
