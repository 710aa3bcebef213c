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
  return places.flatMap(({ value, at }, index) => {
    const other = places
      .slice(index + 1)
      .find(each => each.at - at <= NEAR && each.value !== value && areTogether(value, each.value, together))
    return other === undefined ? [] : [{ value, at, length: other.at + other.length - at }]
  })
}

function areTogether(one: string, other: string, together: TestValues['together']): boolean {
  return together.some(values => values.has(one) && values.has(other))
}
