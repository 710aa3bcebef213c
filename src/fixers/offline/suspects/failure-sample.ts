import { type Failure, HUNG, type TestId } from '../../../domain/model/test-case.ts'

/** Most failing tests that run first: tests that fail alike usually pass alike. */
const MOST = 4
/** Share of the time of all failing tests that those may take, and milliseconds that are always quick. */
const QUICK = { share: 0.2, ms: 100 } as const

/**
 * Choose failing tests that run first with each candidate: quick ones, at even distances in the list. A candidate with
 * which none of them passes is rejected without the others.
 */
export function sampleOf(failures: readonly Failure[]): TestId[] {
  const ending = failures.filter(({ problem }) => problem.type !== HUNG)
  const quick = quickOf(ending.length === 0 ? failures : ending)
  return spreadOver(quick, MOST).map(({ id }) => id)
}

/** Take items at equal distances. @param most how many at most */
export function spreadOver<Item>(items: readonly Item[], most: number): readonly Item[] {
  const size = Math.min(most, items.length)
  const taken = Array.from({ length: size }, (_, index) => items[Math.floor((index * items.length) / size)])
  return taken.filter(item => item !== undefined)
}

/**
 * Return the quickest failures, in the order of the list: as many as take a small share of the time, and at least one.
 */
function quickOf(failures: readonly Failure[]): readonly Failure[] {
  const limit = Math.max(QUICK.ms, QUICK.share * failures.reduce((sum, { durationMs }) => sum + durationMs, 0))
  const chosen = new Set<Failure>()
  let total = 0
  for (const failure of failures.toSorted((one, other) => one.durationMs - other.durationMs)) {
    total += failure.durationMs
    if (chosen.size > 0 && total > limit) break
    chosen.add(failure)
  }
  return failures.filter(failure => chosen.has(failure))
}
