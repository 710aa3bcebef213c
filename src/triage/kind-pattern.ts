export type PatternName =
  | 'check'
  | 'snapshot'
  | 'missing-module'
  | 'missing-dependency'
  | 'missing-fixture'
  | 'missing-variable'
  | 'missing-file'
  | 'connection'
  | 'timeout'
  | 'permission'
  | 'out-of-memory'
  | 'disk-full'
  | 'wrong-runtime'
  | 'compile'
  | 'null-access'
  | 'index'
  | 'missing-name'
  | 'attribute'
  | 'type'
  | 'value'
  | 'assertion'
  | 'collection'
  | 'exception'
  | 'other'

/** How failures of one kind are recognized. */
export interface KindPattern {
  readonly name: PatternName
  /** Expressions for the type and the message, without the compared values. Their groups fill the suggestion. */
  readonly marks: readonly RegExp[]
  readonly suggest: (groups: Readonly<Record<string, string | undefined>>) => string
}

export const NOT_COLLECTED = 'The file or the set-up failed before any of its tests ran: fix that before its tests.'

/** Quote what a pattern named, or return another word. */
export function quoted(groups: Readonly<Record<string, string | undefined>>, otherwise = 'It'): string {
  const name = Object.values(groups).find(value => value !== undefined)
  return name === undefined ? otherwise : JSON.stringify(name)
}
