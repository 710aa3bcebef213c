import { rootCauseOf } from '../domain/model/root-cause.ts'
import { type Attempt, changesCode } from '../domain/model/attempt.ts'
import { type Cluster, isEnvironmental } from '../domain/model/cluster.ts'
import type { Intent } from '../domain/model/intent.ts'
import { outdatedTests } from '../domain/model/outdated.ts'
import { type Finding, objections } from '../domain/model/review.ts'
import { branchCommits, keptAttempts, totalSpending, totalUsage } from '../domain/model/selectors.ts'
import type { OutcomeKind, State } from '../domain/model/state.ts'
import { isHarmless, isUnchanged, suiteChanges, type SuiteChanges } from '../domain/model/suite-changes.ts'
import { type TestKey, testKey, titleOf } from '../domain/model/test-case.ts'
import { joinedTests, testById, testResults } from '../domain/model/test-results.ts'
import type { Spending, Usage } from '../domain/model/usage.ts'
import { usageOn } from '../domain/policy/budget.ts'
import { type SuiteView, suiteView } from './suite-view.ts'
import { type TestView, testViews } from './test-view.ts'

/** A repair or revision on the branch, with the tests that it fixed. */
export interface FixView {
  readonly attempt: Attempt
  readonly fixed: readonly TestView[]
  /** Tests of its cause that still fail. */
  readonly open: readonly TestView[]
}

/** A test that contradicts what the failing change meant, and the words that say so. */
export type OutdatedView = TestView & { readonly intent: Intent }

/** Tests that still fail for one root cause. */
export interface RemainingCause {
  readonly cluster: Cluster
  readonly tests: readonly TestView[]
  /** Latest attempt at it; undefined if there was none. */
  readonly last: Attempt | undefined
  /** Root cause by the latest analysis; empty if there is none. */
  readonly rootCause: string
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
    | 'isolation'
    | 'signs'
    | 'stop'
    | 'left'
    | 'degraded'
    | 'origins'
    | 'culprit'
    | 'inducing'
    | 'spentMs'
    | 'uncovered'
    | 'mutantCheck'
    | 'addedTests'
    | 'proposedTests'
    | 'ci'
    | 'onlyInCi'
    | 'cannotRun'
  > {
  readonly outcome: OutcomeKind
  readonly tests: {
    /** Fixed and remaining together, in the order of the targets. */
    readonly targets: readonly (TestView & { readonly isFixed: boolean })[]
    readonly fixed: readonly TestView[]
    readonly remaining: readonly TestView[]
    /** Targets that cannot run here, and whose fix CI has not judged yet. */
    readonly awaited: readonly TestView[]
    readonly flaky: readonly TestView[]
    readonly orderDependent: readonly TestView[]
    /** Fixed and remaining ones that only another leg or request has seen. */
    readonly elsewhere: readonly TestView[]
    readonly notReproduced: readonly TestView[]
    /** Tests that fail here and in no report, and were not fixed by chance. */
    readonly outside: readonly TestView[]
  }
  /** Source of the failures to work on; without reports and names it is all but those of the environment. */
  readonly scope: 'reports' | 'names' | 'all'
  /** The whole suite on the failing commit; undefined if it never ran. */
  readonly before: SuiteView | undefined
  /** The whole suite on the newest confirmed commit. */
  readonly after: SuiteView | undefined
  /** True if the whole suite ran on the newest commit. */
  readonly isConfirmed: boolean
  /** Tests beside the targets whose result changed. */
  readonly changes: Readonly<Record<keyof SuiteChanges, readonly TestView[]>>
  /** Summary of `changes`: none, none for the worse, or some for the worse. */
  readonly others: 'unchanged' | 'unharmed' | 'changed'
  /** Attempts whose commits are on the branch. */
  readonly kept: readonly Attempt[]
  /** Commits on the branch: those of kept attempts, and reverted ones with their reverts. */
  readonly commits: readonly string[]
  readonly fixes: readonly FixView[]
  /** Fixed tests that no kept attempt was made for. */
  readonly alsoFixed: readonly TestView[]
  /** Clusters that still fail, with those of their tests only. */
  readonly remainingClusters: readonly RemainingCause[]
  /** Remaining tests that contradict what the failing change meant. */
  readonly outdated: readonly OutdatedView[]
  /** Sentences about models that cannot be asked as they are configured: a wrong key, no credit, an unknown name. */
  readonly misconfigured: readonly string[]
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
  const here = testResults(state)
  const { awaited, flaky } = here
  const joined = joinedTests(state)
  const [fixed, remaining] = [
    [...joined.fixed, ...here.fixed],
    [...joined.remaining, ...here.remaining],
  ]
  const [green, red] = [new Set(fixed), new Set(remaining)]
  const elsewhere = [...joined.fixed, ...joined.remaining]
  const targets = [...elsewhere, ...state.targets].filter(key => green.has(key) || red.has(key))
  const changes = suiteChanges(state)
  const intents = outdatedTests(state)
  const kept = keptAttempts(state)
  const owners = ownersOf(kept)
  const repairs = kept.filter(isFix)
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
      awaited: awaited.map(test),
      flaky: flaky.map(test),
      orderDependent: state.orderDependent.map(test),
      elsewhere: elsewhere.map(test),
      notReproduced: state.notReproduced.map(id => ({ ...test(testKey(id)), title: titleOf(id) })),
      outside: state.outside.map(test).filter(({ status }) => status !== 'passed'),
    },
    uncovered: [...(state.joined?.uncovered ?? []), ...state.uncovered],
    scope: (state.request.only ?? []).length > 0 ? 'names' : state.reported.length > 0 ? 'reports' : 'all',
    before: suiteView(state, state.initial),
    after: suiteView(state, state.current),
    isConfirmed: state.current !== undefined && state.current.sha === state.tip,
    changes: changeViews(changes, test),
    others: isUnchanged(changes) ? 'unchanged' : isHarmless(changes) ? 'unharmed' : 'changed',
    kept,
    commits: branchCommits(state),
    fixes: repairs.map((attempt): FixView => {
      const isOwn = (key: TestKey) => green.has(key) && owners.get(key) === attempt
      const own = attempt.targets.filter(key => (attempt.kind === 'revision' ? green.has(key) : isOwn(key)))
      return {
        attempt,
        // Of several changes it is not known which one fixed the tests of another cause.
        fixed: [...own, ...(repairs.length === 1 ? fixed.filter(key => !owners.has(key)) : [])].map(test),
        // A command is tried on all failures at once: those that it leaves may have other causes.
        open: attempt.kind === 'command' ? [] : attempt.targets.filter(key => red.has(key)).map(test),
      }
    }),
    alsoFixed: [...fixed.filter(key => !owners.has(key)), ...changes.alsoFixed].map(test),
    remainingClusters: state.clusters.flatMap(cluster => {
      const keys = cluster.tests.filter(key => red.has(key) && !intents.has(key))
      return keys.length === 0 ? [] : [{ cluster, tests: keys.map(test), ...analystVerdict(cluster, state) }]
    }),
    outdated: remaining.flatMap(key => {
      const intent = intents.get(key)
      return intent === undefined ? [] : [{ ...test(key), intent }]
    }),
    misconfigured: [...new Set(state.attempts.flatMap(each => (each.misconfigured ? [each.reason] : [])))],
    objections: objections(state.reviews),
    usage: totalUsage(state),
    spending: totalSpending(state),
    causes: [...causes].map(([id, title]) => ({ title, usage: usageOn(state, id) })),
    titles,
  }
}

/** Return true for attempts that the report describes as fixes. */
function isFix(attempt: Attempt): boolean {
  return changesCode(attempt) && attempt.proposal !== undefined
}

/** Map each test to the attempt that fixed it: the last one that was made for it. */
function ownersOf(kept: readonly Attempt[]): ReadonlyMap<TestKey, Attempt> {
  const own = kept.filter(attempt => (attempt.kind === 'repair' || attempt.kind === 'command') && isFix(attempt))
  return new Map(own.flatMap(attempt => attempt.targets.map(key => [key, attempt] as const)))
}

/** Find what the latest attempts at a cluster say. A cluster may have a new id though its tests fail as before. */
function analystVerdict({ id, tests }: Cluster, { attempts }: State): Pick<RemainingCause, 'last' | 'rootCause'> {
  const keys = new Set(tests)
  const own = attempts.filter(
    ({ kind, clusters, targets }) => kind === 'repair' && (clusters.includes(id) || targets.some(key => keys.has(key))),
  )
  return {
    last: own.at(-1),
    rootCause: own.map(rootCauseOf).findLast(cause => cause !== '') ?? '',
  }
}

function changeViews(changes: SuiteChanges, test: (key: TestKey) => TestView): ResultView['changes'] {
  const entries = Object.entries(changes) as [keyof SuiteChanges, readonly TestKey[]][]
  return Object.fromEntries(entries.map(([name, keys]) => [name, keys.map(test)])) as unknown as ResultView['changes']
}

/** Return true if all that remains fails for what the machine lacks rather than for the code. */
export function isOfMachine({ remainingClusters }: Pick<ResultView, 'remainingClusters'>): boolean {
  return remainingClusters.length > 0 && remainingClusters.every(({ cluster }) => isEnvironmental(cluster))
}
