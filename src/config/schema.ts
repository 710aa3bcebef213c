import { z } from 'zod'

/** What an input may be: how its text is read, its JSON Schema in a file, and what to write when it is wrong. */
export interface InputKind<Value> {
  readonly type: z.ZodType<Value>
  readonly json: Readonly<Record<string, unknown>>
  readonly wanted: string
}

export const text: InputKind<string> = { type: z.string(), json: { type: 'string' }, wanted: 'Use a text.' }

export const flag: InputKind<boolean> = {
  type: z.enum(['true', 'false']).transform(value => value === 'true'),
  json: { type: 'boolean' },
  wanted: 'Use true or false.',
}

/** One per line, or separated by commas; in a file a list as well. */
export const list: InputKind<string[]> = {
  type: z.string().transform(value =>
    value
      .split(/[\n,]/)
      .map(item => item.trim())
      .filter(item => item !== ''),
  ),
  json: { type: ['array', 'string'], items: { type: 'string' } },
  wanted: 'Use a list.',
}

export const url: InputKind<string> = {
  type: z.url({ protocol: /^https?$/ }),
  json: { type: 'string', format: 'uri', pattern: '^https?://' },
  wanted: 'Use a URL such as https://gateway.example.com.',
}

export const dollars: InputKind<number> = {
  type: z.coerce.number().positive(),
  json: { type: 'number', exclusiveMinimum: 0 },
  wanted: 'Use a number of US dollars.',
}

export function minutes(most?: number): InputKind<number> {
  const number = z.coerce.number().positive()
  return {
    type: most === undefined ? number : number.max(most),
    json: { type: 'number', exclusiveMinimum: 0, ...(most === undefined ? {} : { maximum: most }) },
    wanted: most === undefined ? 'Use a number of minutes.' : `Use a number of minutes, at most ${most}.`,
  }
}

export function whole(least = 1, most?: number): InputKind<number> {
  const number = z.coerce.number().int().min(least)
  return {
    type: most === undefined ? number : number.max(most),
    json: { type: 'integer', minimum: least, ...(most === undefined ? {} : { maximum: most }) },
    wanted:
      most === undefined
        ? `Use a whole number greater than ${least - 1}.`
        : `Use a whole number from ${least} to ${most}.`,
  }
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values): InputKind<Values[number]> {
  const words =
    values.length > 3
      ? `one of ${values.join(', ')}`
      : new Intl.ListFormat('en', { type: 'disjunction' }).format(values)
  return { type: z.enum(values), json: { enum: values }, wanted: `Use ${words.replace(', or ', ' or ')}.` }
}

export function template(part: string, wanted: string): InputKind<string> {
  return { type: z.string().includes(part), json: { type: 'string', pattern: part.replace(/[{}]/g, '\\$&') }, wanted }
}

/** An input that may be left out. */
export interface Input<Value> extends InputKind<Value> {
  /** What it is when it is not given. */
  readonly otherwise: Value
}

export function optional<Value>(kind: InputKind<Value>): Input<Value | undefined> {
  return { ...kind, otherwise: undefined }
}

export function withDefault<Value>(kind: InputKind<Value>, otherwise: Value): Input<Value> {
  return { ...kind, otherwise }
}
