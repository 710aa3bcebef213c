import type { FailureKind } from '../domain/model/failure-kind.ts'

/** How failures of one kind are recognized. */
export interface KindPattern {
  readonly name: FailureKind
  /** True if it says nothing of a file that does not load. */
  readonly ofTests?: true
  /** Expressions for the type and the message, without the compared values. Their groups fill the suggestion. */
  readonly marks: readonly RegExp[]
  readonly suggest: (groups: Readonly<Record<string, string | undefined>>) => string
}

export const NOT_COLLECTED =
  'It failed outside of a test, in the file itself, a set-up or a clean-up: fix that before the tests there.'

/** Quote what a pattern named, or return another word. */
export function quoted(groups: Readonly<Record<string, string | undefined>>, otherwise = 'It'): string {
  const name = Object.values(groups).find(value => value !== undefined)
  return name === undefined ? otherwise : JSON.stringify(name)
}
