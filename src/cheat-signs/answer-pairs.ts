import { isCommon, literalPlaces, literalsIn, type TestValues } from './literals.ts'

/** Characters within which an input of a test and its answer belong together. */
const NEAR = 160

export interface AnswerPair {
  /** The first of both values. */
  readonly value: string
  readonly at: number
  readonly length: number
}

/**
 * Find an input of a failing test beside the value that the same assertion names, where a change brings in both: as a
 * constant and a branch, in a range, a list or a map. However the code compares, it knows the test.
 */
export function answerPairs(before: string, after: string, { together }: TestValues): AnswerPair[] {
  const had = literalsIn(before)
  const places = literalPlaces(after).filter(({ value }) => !had.has(value) && !isCommon(value))
  const assertions = assertionsByValue(together)
  const pairs: AnswerPair[] = []
  for (const [index, { value, at }] of places.entries()) {
    for (let next = index + 1; next < places.length; next += 1) {
      const other = places[next]
      if (other === undefined || other.at - at > NEAR) break
      if (!isInputOf(value, other.value, assertions)) continue
      pairs.push({ value, at, length: other.at + other.length - at })
      break
    }
  }
  return pairs
}

type Assertions = ReadonlyMap<string, readonly ReadonlyMap<string, ReadonlySet<number>>[]>

function assertionsByValue(together: TestValues['together']): Assertions {
  const index = new Map<string, ReadonlyMap<string, ReadonlySet<number>>[]>()
  for (const each of together) {
    for (const value of each.keys()) {
      const known = index.get(value) ?? []
      known.push(each)
      index.set(value, known)
    }
  }
  return index
}

/** True if an assertion has one of two values within a call and the other around it: two inputs are no pair. */
function isInputOf(one: string, other: string, assertions: Assertions): boolean {
  if (one === other) return false
  return (assertions.get(one) ?? []).some(depths => {
    const [here, there] = [depths.get(one), depths.get(other)]
    return here !== undefined && there !== undefined && [...here].some(depth => there.size > 1 || !there.has(depth))
  })
}
