import type { Request } from '../model/request.ts'
import { branchCommits, keptAttempts } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import type { Joined, UncoveredHunk } from '../model/joined-results.ts'
import { type Failure, testKey, type TestId, type TestKey } from '../model/test-case.ts'
import { testResults } from '../model/test-results.ts'
import { count } from '../text/wording.ts'

/**
 * Decision about a request that another leg of the job's matrix has worked on, a command before a run of CI had
 * failed, or another run of the same workflow:
 * `answered`, all of its failing tests were worked on; `join`, it has tests of its own; `same`, it goes on like any
 * other run.
 */
export type LegDecision = 'answered' | 'join' | 'same'

/** Decide what a leg does. Pure. @param reported failing tests of its reports; empty if they are unknown */
export function decideLeg(
  known: State,
  request: Pick<Request, 'leg' | 'run'>,
  reported: readonly TestId[],
): LegDecision {
  const isOtherLeg = request.leg !== undefined && known.request.leg !== undefined && known.request.leg !== request.leg
  // A push and a pull request are two runs of one commit, and what ran once more may fail elsewhere.
  const seen = new Set([...[...known.reported, ...known.ofOtherLegs].map(testKey), ...known.targets])
  if (reported.some(id => !seen.has(testKey(id))) || (isOtherLeg && reported.length === 0)) return 'join'
  if (!isOtherLeg && known.request.run?.name === request.run?.name) return 'same'
  const [first, here] = [known.request.run, request.run]
  // A person who runs the job once more wants it tried once more.
  const isSameRun = first !== undefined && first.id === here?.id && first.attempt === here.attempt
  return known.phase.at === 'done' && isSameRun ? 'answered' : 'same'
}

/**
 * Compute the state of a leg that joins: it reproduces its own failing tests, on top of the commits of the other legs.
 * Its environment is another one, so it confirms them, too. Attempts and limits are its own.
 */
export function joinLegs(known: State, request: Request, reported: readonly TestId[]): State {
  const { outcome: _, stop: __, left: ___, proof: ____, current: _____, seen: ______, ...rest } = known
  const kept = keptAttempts(known).map(attempt => ({ ...attempt, past: true, confirmed: false }))
  const own = new Set(reported.map(testKey))
  const others = new Map([...known.ofOtherLegs, ...known.reported].map(id => [testKey(id), id]))
  const ofOtherLegs = [...others].flatMap(([key, id]) => (own.has(key) ? [] : [id]))
  const who = known.request.leg === request.leg ? 'Another request' : 'Another leg of the matrix'
  const note = `${who} came first: the branch has its ${count(branchCommits(known).length, 'commit')}. What it fixed was proved there; the results of the suite are those of this run.`
  return {
    ...rest,
    request,
    reported,
    ofOtherLegs,
    attempts: kept,
    phase: { at: 'reproducing' },
    targets: [],
    flaky: [],
    notReproduced: [],
    orderDependent: [],
    outside: [],
    clusters: [],
    signs: [],
    uncovered: [],
    joined: resultsToJoin(known, own),
    reviews: known.reviews.filter(({ person }) => person !== undefined),
    degraded: false,
    spentMs: 0,
    notes: kept.length === 0 ? [] : [note],
  }
}

/**
 * Collect what is fixed and what is not in the state that is joined.
 * @param own tests of the one that joins, which it sees itself
 */
function resultsToJoin(known: State, own: ReadonlySet<TestKey>): Joined {
  const { fixed, remaining } = testResults(known)
  const failures = new Map(
    [...(known.initial?.failures ?? []), ...known.onlyInCi].map(failure => [testKey(failure.id), failure]),
  )
  const before = known.joined ?? { fixed: [], remaining: [], uncovered: [] }
  const isOfOthers = ({ id }: Failure) => !own.has(testKey(id))
  const all = (keys: readonly TestKey[], earlier: readonly Failure[]) => {
    const now = keys.flatMap(key => failures.get(key) ?? [])
    const seen = new Set([...fixed, ...remaining])
    return [...earlier.filter(({ id }) => !seen.has(testKey(id))), ...now].filter(isOfOthers)
  }
  return {
    fixed: all(fixed, before.fixed),
    remaining: all(remaining, before.remaining),
    uncovered: unique([...before.uncovered, ...known.uncovered]),
  }
}

function unique(hunks: readonly UncoveredHunk[]): UncoveredHunk[] {
  return [...new Map(hunks.map(hunk => [`${hunk.file}:${hunk.line}`, hunk])).values()]
}
