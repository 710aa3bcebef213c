import type { CiLimits, CiReport, CiRun, CiVerdict } from '../model/ci-report.ts'
import type { Finding, Review } from '../model/review.ts'
import type { State } from '../model/state.ts'
import { testById } from '../model/test-results.ts'
import { byKey, matchTests, type TestCase, testKey, type TestKey, titleOf } from '../model/test-case.ts'
import { noUsage } from '../model/usage.ts'
import { count } from '../text/wording.ts'
import { spentSoFar } from '../policy/budget.ts'
import { decideOutcome } from './outcome.ts'
import { resumeForReview, resumeState } from './resume.ts'

/** Limits of what CI says to a fixer: failing tests, and characters of a message and a stack. */
const MAX_FAILURES = 8
const MAX_MESSAGE = 500
const MAX_STACK = 1_500

const PASSED: ReadonlySet<string> = new Set(['success', 'skipped', 'neutral'])

/**
 * Judge a published commit by the project's own CI, test by test. A test that is flaky, or failed before and is no
 * target, is not the fix's affair; but as long as a run is red, the commit is not green.
 */
export function judgeCi(state: State, report: CiReport): CiVerdict {
  return verdictOf(state, report, failuresOf(state, report))
}

function verdictOf(state: State, { sha, runs, cases, open }: CiReport, failing: readonly TestCase[]): CiVerdict {
  const red = redRuns(runs)
  const excused = red.length === 0 ? 0 : [...byKey(cases).values()].filter(isFailed).length - failing.length
  const reasons = red.flatMap(({ name, conclusion }) => {
    if (conclusion !== 'failure') return [`${name} ended as ${conclusion}.`]
    return failing.length > 0 || excused > 0 ? [] : [`${name} failed, and no test report says why.`]
  })
  if (excused > 0) reasons.push(`${count(excused, 'test')} failed in CI before the fix as well, or at random.`)
  return {
    sha,
    kind: kindOf(runs),
    runs,
    rounds: state.ci?.rounds ?? 0,
    failing: failing.map(({ id }) => titleOf(id)),
    reasons,
    open,
  }
}

function kindOf(runs: readonly CiRun[]): CiVerdict['kind'] {
  if (redRuns(runs).length > 0) return 'red'
  return runs.some(({ conclusion }) => conclusion === 'success') ? 'green' : 'skipped'
}

function redRuns(runs: readonly CiRun[]): CiRun[] {
  return runs.filter(({ conclusion }) => !PASSED.has(conclusion))
}

/** Return true if this published commit is still to be judged by CI. */
export function awaitsCi({ ci, tip }: Pick<State, 'ci' | 'tip'>): boolean {
  return ci?.sha !== tip
}

/**
 * Return true for a verdict that is new. CI may skip jobs for drafts, and a person may run a red run once more: what
 * ends otherwise then counts. That the same tests fail again is no news.
 */
function isNews({ ci, tip }: State, next: CiVerdict): boolean {
  if (ci === undefined || awaitsCi({ ci, tip })) return true
  if (next.kind !== ci.kind) return next.kind !== 'skipped'
  const seen = new Set(ci.failing)
  return next.failing.some(title => !seen.has(title))
}

/** Find the limit that forbids another round of work on what CI says; undefined if there is none. */
export function ciLimitReached(state: State, { hours }: Pick<CiReport, 'hours'>, limits: CiLimits): CiVerdict['limit'] {
  if ((state.ci?.rounds ?? 0) >= limits.rounds) return 'rounds'
  if (hours >= limits.hours) return 'hours'
  return limits.dollars !== undefined && spentSoFar(state).dollars >= limits.dollars ? 'dollars' : undefined
}

/**
 * Compute the state after CI has ended on a published commit. Green is published. Red starts a round of work on the
 * same branch, on what CI says, within the limits. A commit is judged again only if CI says something else of it;
 * another one than the tip says nothing.
 */
export function resumeForCi(
  state: State,
  report: CiReport,
  { hasTree, limits }: { readonly hasTree: (tree: string) => boolean; readonly limits: CiLimits },
): State {
  // What has not ended goes on first. Once it is published, CI on it is looked at again.
  if (state.phase.at !== 'done') return resumeState(state, hasTree)
  const failing = failuresOf(state, report)
  const ci = verdictOf(state, report, failing)
  if (report.sha !== state.tip || !isNews(state, ci)) return { ...state, phase: { at: 'publishing' } }
  const findings = findingsOf(failing)
  const limit = findings.length === 0 ? undefined : ciLimitReached(state, report, limits)
  const judged: State = { ...state, ci: limit === undefined ? ci : { ...ci, limit }, phase: { at: 'publishing' } }
  if (findings.length === 0 || limit !== undefined)
    return state.outcome === 'awaiting-ci' ? { ...judged, outcome: decideOutcome(judged) } : judged
  const review: Review = {
    sha: report.sha,
    by: 'CI',
    ci: true,
    verdict: 'findings',
    reason: '',
    findings,
    usage: noUsage,
    transcripts: [],
  }
  // CI asks for this round and no person, so its cost counts with that of the work before.
  return {
    ...resumeForReview(state, review, hasTree),
    ci: { ...ci, rounds: ci.rounds + 1 },
    carried: spentSoFar(state),
  }
}

function isFailed({ status }: TestCase): boolean {
  return status === 'failed'
}

/** List the failing tests of a red run that the fix has to answer for, under the names that they have here. */
function failuresOf(state: State, { runs, cases }: CiReport): TestCase[] {
  if (redRuns(runs).length === 0) return []
  const targets = new Set(state.targets)
  const flaky = new Set([...state.flaky, ...state.orderDependent])
  const before = new Set([...state.outside, ...state.reported.map(testKey)])
  const failed = [...byKey(cases.filter(isFailed)).values()]
  const known = testById(state)
  // A runner in CI may leave out the file of a test, or write another path to it.
  const names = matchTests(
    failed.map(({ id }) => id),
    [...known.values()],
  )
  return failed.flatMap(testCase => {
    const here = names.get(testCase.id) ?? []
    const [first = ''] = here
    const isIn = (keys: ReadonlySet<TestKey>) => [...here, testKey(testCase.id)].some(key => keys.has(key))
    const isOurs = !isIn(flaky) && (isIn(targets) || !isIn(before))
    return isOurs ? [{ ...testCase, id: known.get(first) ?? testCase.id }] : []
  })
}

/** Turn failing tests into demands: what CI says of each. */
function findingsOf(failing: readonly TestCase[]): Finding[] {
  return failing.slice(0, MAX_FAILURES).map(({ id, problems: [problem] }) => ({
    severity: 'high' as const,
    file: id.file,
    what: `In the project's own CI, ${titleOf(id)} fails: ${(problem?.message ?? 'no message').slice(0, MAX_MESSAGE)}`,
    why: (problem?.stack ?? '').slice(0, MAX_STACK),
  }))
}
