import { type CommitIdentity, parseIdentity } from '../domain/model/commit-identity.ts'
import { z } from 'zod'
import { type FixCommand, fixCommandLine, parseFixCommand } from '../domain/model/fix-command.ts'

/** Kind of an input: parser of its text, JSON Schema of its value in a file, and the remedy for a wrong value. */
export interface InputKind<Value> {
  readonly type: z.ZodType<Value>
  readonly json: Readonly<Record<string, unknown>>
  readonly remedy: string
  /** Convert an item of a YAML list to text; undefined if it is none. By default an item is a text or a number. */
  readonly itemText?: (item: unknown) => string | undefined
}

export const text: InputKind<string> = { type: z.string(), json: { type: 'string' }, remedy: 'Use a string.' }

export const flag: InputKind<boolean> = {
  type: z.enum(['true', 'false']).transform(value => value === 'true'),
  json: { type: 'boolean' },
  remedy: 'Use true or false.',
}

/** Items, one per line or separated by commas; in a file also a YAML list. */
export const list: InputKind<string[]> = {
  type: z.string().transform(value =>
    value
      .split('\n')
      .flatMap(splitAtCommas)
      .map(item => item.trim())
      .filter(item => item !== ''),
  ),
  json: { type: ['array', 'string'], items: { type: 'string' } },
  remedy: 'Use a list.',
}

/** Split at commas, but not at those within the braces of a pattern such as `src/{a,b}/**`. */
function splitAtCommas(line: string): string[] {
  const items = ['']
  let depth = 0
  for (const letter of line) {
    if (letter === '{') depth += 1
    if (letter === '}') depth = Math.max(0, depth - 1)
    if (letter === ',' && depth === 0) items.push('')
    else items[items.length - 1] += letter
  }
  // A brace that nothing closes holds nothing together.
  return depth === 0 ? items : line.split(',')
}

const Pattern = z.string().regex(/^\S+$/)

const CommandItem = z.union([
  z.string().regex(/^[^\n]+$/),
  z.strictObject({
    run: z.string().regex(/^[^\n]+$/),
    // A pattern with a space would be two.
    'may-write': z.union([Pattern, z.array(Pattern)]).default([]),
  }),
])

/** Commands, one per line, each with the files that it may write behind an arrow; in a file also a YAML list. */
export const commandLines: InputKind<FixCommand[]> = {
  type: z.string().transform(value =>
    value
      .split('\n')
      .map(parseFixCommand)
      // A comma stands for an empty list of a file.
      .filter(({ run }) => run !== '' && run !== ','),
  ),
  json: {
    type: ['array', 'string'],
    items: {
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: {
            run: { type: 'string' },
            'may-write': { type: ['array', 'string'], items: { type: 'string' } },
          },
          required: ['run'],
          additionalProperties: false,
        },
      ],
    },
  },
  remedy: 'Use one command per line, such as: go mod tidy -> go.mod go.sum; or a list of run and may-write.',
  itemText(item) {
    const { data } = CommandItem.safeParse(item)
    if (data === undefined || typeof data === 'string') return data
    return fixCommandLine({ run: data.run, mayWrite: [data['may-write']].flat() })
  },
}

export const url: InputKind<string> = {
  type: z.url({ protocol: /^https?$/ }),
  json: { type: 'string', format: 'uri', pattern: '^https?://' },
  remedy: 'Use a URL such as https://gateway.example.com.',
}

export const dollars: InputKind<number> = {
  type: z.coerce.number().positive(),
  json: { type: 'number', exclusiveMinimum: 0 },
  remedy: 'Use a number of US dollars.',
}

/** Accept a number of minutes. */
export function minutes(max?: number): InputKind<number> {
  const number = z.coerce.number().positive()
  return {
    type: max === undefined ? number : number.max(max),
    json: { type: 'number', exclusiveMinimum: 0, ...(max === undefined ? {} : { maximum: max }) },
    remedy: max === undefined ? 'Use a number of minutes.' : `Use a number of minutes, at most ${max}.`,
  }
}

/** Accept a number of hours greater than 0. */
export const hours: InputKind<number> = {
  type: z.coerce.number().positive(),
  json: { type: 'number', exclusiveMinimum: 0 },
  remedy: 'Use a number of hours.',
}

/** Accept a whole number. */
export function whole(min = 1, max?: number): InputKind<number> {
  const number = z.coerce.number().int().min(min)
  return {
    type: max === undefined ? number : number.max(max),
    json: { type: 'integer', minimum: min, ...(max === undefined ? {} : { maximum: max }) },
    remedy: wholeRemedy(min, max),
  }
}

function wholeRemedy(min: number, max: number | undefined): string {
  if (max !== undefined) return `Use a whole number from ${min} to ${max}.`
  return min === 0 ? 'Use a whole number, 0 or more.' : `Use a whole number greater than ${min - 1}.`
}

/** Accept one of a fixed set of values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values): InputKind<Values[number]> {
  const choices =
    values.length > 3
      ? `one of ${values.join(', ')}`
      : new Intl.ListFormat('en', { type: 'disjunction' }).format(values)
  return { type: z.enum(values), json: { enum: values }, remedy: `Use ${choices.replace(', or ', ' or ')}.` }
}

/**
 * Accept a template of branches with {sha} in it. It begins with a word, so that no branch of a person looks like one.
 */
export function branchTemplate(remedy: string): InputKind<string> {
  const pattern = /^\w[^\n]*\{sha\}/
  return { type: z.string().regex(pattern), json: { type: 'string', pattern: pattern.source }, remedy }
}

/** Accept the author of a commit. */
export const identity: InputKind<CommitIdentity> = {
  type: z.string().transform((value, context) => {
    const parsed = parseIdentity(value)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: 'no name and address' })
    return z.NEVER
  }),
  json: { type: 'string', pattern: '^[^<>]+ <[^<>@ ]+@[^<>@ ]+>$' },
  remedy: 'Use a name and an address, such as Ada Lovelace <ada@example.com>.',
}

/** Accept one line that contains one of the placeholders. */
export function oneOfPlaceholders(placeholders: readonly string[]): InputKind<string> {
  const remedy = `Use one line with ${placeholders.join(' or ')} in it.`
  const type = z
    .string()
    .max(200)
    .refine(value => !/[\r\n]/.test(value) && placeholders.some(part => value.includes(part)))
  const pattern = placeholders.map(part => part.replace(/[{}]/g, '\\$&')).join('|')
  return { type, json: { type: 'string', pattern }, remedy }
}

/** Place of an input in the documents: `first` in the README, `rare` in a table of its own, best set in the file. */
export type InputLevel = 'first' | 'rare'

/** An optional input. */
export interface Input<Value> extends InputKind<Value> {
  /** Value if the input is not given. */
  readonly fallback: Value
  readonly level?: InputLevel
  readonly deprecated?: Deprecation
}

/** Marks an input that still works and will be removed. */
export interface Deprecation {
  /** Version that warned first, such as `1.4.0`. */
  readonly since: string
  /** Text to write in its place, such as `max-cost-usd: 5`. */
  readonly instead: string
}

export function optional<Value>(kind: InputKind<Value>): Input<Value | undefined> {
  return { ...kind, fallback: undefined }
}

export function withDefault<Value>(kind: InputKind<Value>, fallback: Value): Input<Value> {
  return { ...kind, fallback }
}

/** Mark one of the ten inputs that the README shows. */
export function first<Value>(input: Input<Value>): Input<Value> {
  return { ...input, level: 'first' }
}

/** Mark an input that few projects need. It is accepted like any other. */
export function rare<Value>(input: Input<Value>): Input<Value> {
  return { ...input, level: 'rare' }
}

/** Mark an input that will be removed: it works, and its use is warned of for two minor versions. */
export function deprecated<Value>(input: Input<Value>, deprecation: Deprecation): Input<Value> {
  return { ...input, deprecated: deprecation }
}
