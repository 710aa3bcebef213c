import { z } from 'zod'
import type { Language } from '../../../syntax/languages.ts'

/** A plain value that a function took or returned in the tests: all that can be written as code of its language. */
export type SeenValue =
  | null
  | boolean
  | string
  | { readonly number: string }
  | { readonly undefined: true }
  | { readonly list: readonly SeenValue[] }
  | { readonly tuple: readonly SeenValue[] }
  | { readonly set: readonly SeenValue[] }
  | { readonly map: readonly (readonly [SeenValue, SeenValue])[] }

const NUMBER = /^-?\d{1,25}(?:\.\d{1,25})?(?:e[+-]?\d{1,3})?$/

export const SeenValue: z.ZodType<SeenValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.string(),
    z.strictObject({ number: z.string().regex(NUMBER) }),
    z.strictObject({ undefined: z.literal(true) }),
    z.strictObject({ list: z.array(SeenValue) }),
    z.strictObject({ tuple: z.array(SeenValue) }),
    z.strictObject({ set: z.array(SeenValue) }),
    z.strictObject({ map: z.array(z.tuple([SeenValue, SeenValue])) }),
  ]),
)

const WORDS = {
  javascript: { null: 'null', true: 'true', false: 'false' },
  python: { null: 'None', true: 'True', false: 'False' },
} as const

/** Write a value as code. */
export function literalOf(value: SeenValue, { name }: Pick<Language, 'name'>): string {
  const all = (values: readonly SeenValue[]) => values.map(each => literalOf(each, { name }))
  if (value === null || typeof value === 'boolean') return WORDS[name][`${value}`]
  // What JSON escapes, both languages read alike.
  if (typeof value === 'string') return JSON.stringify(value)
  if ('number' in value) return value.number
  if ('undefined' in value) return 'undefined'
  if ('list' in value) return `[${all(value.list).join(', ')}]`
  if ('tuple' in value) return `(${all(value.tuple).join(', ')}${value.tuple.length === 1 ? ',' : ''})`
  if ('set' in value) return value.set.length === 0 ? 'set()' : `{${all(value.set).join(', ')}}`
  const keyOf = (key: SeenValue) =>
    name === 'javascript' && key === '__proto__' ? '["__proto__"]' : literalOf(key, { name })
  const entries = value.map.map(([key, of]) => `${keyOf(key)}: ${literalOf(of, { name })}`)
  return entries.length === 0 ? '{}' : name === 'python' ? `{${entries.join(', ')}}` : `{ ${entries.join(', ')} }`
}
