import type { Mutation } from './mutation.ts'
import type { TestEvidence } from './test-evidence.ts'

/** Literals of some length: small numbers and short texts are in most tests, and in most code. */
const LITERALS =
  /'(?<single>[^'\\\n]{2,200})'|"(?<double>[^"\\\n]{2,200})"|(?<![\w.])(?<number>\d{2,20}(?:\.\d{1,20})?)(?![\w.])/g

/**
 * Return true for a change that brings in a value of the failing tests that the code does not have, and that they do not expect:
 * it may treat an input of theirs as a special case.
 */
export function hasValueOfTest(
  { insert }: Pick<Mutation, 'insert'>,
  text: string,
  { numbers, strings, pairs }: TestEvidence,
): boolean {
  const values = [...insert.matchAll(LITERALS)].map(
    ({ groups }) => groups?.single ?? groups?.double ?? groups?.number ?? '',
  )
  return values.some(
    value =>
      (numbers.includes(value) || strings.includes(value)) &&
      !text.includes(value) &&
      !pairs.some(({ expected }) => expected.includes(value)),
  )
}
