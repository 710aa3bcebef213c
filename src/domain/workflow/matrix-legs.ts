import type { Request } from '../model/request.ts'
import { keptAttempts } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import { testKey, type TestId } from '../model/test-case.ts'
import { count } from '../text/wording.ts'

/**
 * Decision of a leg of a matrix about the request that other legs of its job have worked on: `answered`, all of its failing
 * tests were worked on; `join`, it has tests of its own; `same`, it goes on like any other run.
 */
export type LegDecision = 'answered' | 'join' | 'same'

/** Decide what a leg does. Pure. @param reported failing tests of its reports; empty if they are unknown */
export function decideLeg(
  known: State,
  request: Pick<Request, 'leg' | 'run'>,
  reported: readonly TestId[],
): LegDecision {
  if (known.request.leg === request.leg) return 'same'
  const seen = new Set([...known.reported, ...known.ofOtherLegs].map(testKey))
  if (reported.length === 0 || reported.some(id => !seen.has(testKey(id)))) return 'join'
  const [first, here] = [known.request.run, request.run]
  // A person who runs the job once more wants it tried once more.
  const isSameRun = first !== undefined && first.id === here?.id && first.attempt === here.attempt
  return known.phase.at === 'done' && isSameRun ? 'answered' : 'same'
}

/**
 * Compute the state of a leg that joins: it reproduces its own failing tests, on top of the commits of the other legs. Its
 * environment is another one, so it confirms them, too. Attempts and limits are its own.
 */
export function joinLegs(known: State, request: Request, reported: readonly TestId[]): State {
  const { outcome: _, stop: __, left: ___, proof: ____, current: _____, seen: ______, ...rest } = known
  const kept = keptAttempts(known).map(attempt => ({ ...attempt, past: true, confirmed: false }))
  const own = new Set(reported.map(testKey))
  const others = new Map([...known.ofOtherLegs, ...known.reported].map(id => [testKey(id), id]))
  const ofOtherLegs = [...others].flatMap(([key, id]) => (own.has(key) ? [] : [id]))
  const note = `Another leg of the matrix came first: the branch has its ${count(kept.length, 'commit')}, and this report is about the tests that fail in this leg.`
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
    reviews: known.reviews.filter(({ person }) => person !== undefined),
    degraded: false,
    spentMs: 0,
    notes: kept.length === 0 ? [] : [note],
  }
}
