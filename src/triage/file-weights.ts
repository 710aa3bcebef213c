import { topicOf } from '../domain/model/code.ts'
import { groupBy } from '../domain/text/grouping.ts'

interface InFile {
  readonly file: string
  readonly score: number
}

/** Places of a file that count for all of it. */
const MAX_COUNTED = 6
/** Share that the fullest file gains, and a file that is named like the test. */
const FULLEST = 1
const NAMESAKE = 0.5
/** Places whose order is by score alone, and the factor for each earlier place of the same file behind them. */
const MAX_FREE = 3
const REPEATED = 0.6

/**
 * Weigh files by how many of their places are suspect, and by a name: `cart.ts` for `cart.test.ts`.
 * @param testFile undefined where a name tells nothing, since it was measured what runs
 */
export function fileWeights(places: readonly InFile[], testFile: string | undefined): (file: string) => number {
  const sums = new Map<string, number>()
  for (const [file, own] of groupBy(places, each => each.file)) {
    const best = own.map(({ score }) => score).toSorted((a, b) => b - a)
    sums.set(
      file,
      best.slice(0, MAX_COUNTED).reduce((sum, score) => sum + score, 0),
    )
  }
  const fullest = Math.max(...sums.values(), Number.MIN_VALUE)
  const topic = topicOf(testFile ?? '')
  return file => {
    const isNamesake = topic !== '' && topicOf(file) === topic
    return (1 + (FULLEST * (sums.get(file) ?? 0)) / fullest) * (isNamesake ? 1 + NAMESAKE : 1)
  }
}

/**
 * Keep the first places, and let other files come before further places of the same ones: a user who opens three files
 * sees more of what is suspect.
 * @param sorted places, the best one first
 */
export function spreadFiles<Place extends InFile>(sorted: readonly Place[]): Place[] {
  const seen = new Map<string, number>()
  return sorted
    .map((place, index) => {
      const earlier = seen.get(place.file) ?? 0
      seen.set(place.file, earlier + 1)
      return index < MAX_FREE ? place : { ...place, score: place.score * REPEATED ** earlier }
    })
    .toSorted((a, b) => b.score - a.score)
}
