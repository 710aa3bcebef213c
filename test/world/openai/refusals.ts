import type { z } from 'zod'
import type { Refusal } from './errors.ts'

type Issue = z.core.$ZodIssue

/** What is wrong with the shape of a request, in the API's words as far as they are known. */
export function refusalOf(error: z.ZodError): Refusal {
  const [issue] = error.issues
  if (!issue) return { message: 'Invalid request', param: null, code: null }
  const { path, ...found } = deepest(issue)
  const param = place(path)
  return { message: sentence({ path, ...found }, param), param, code: codeOf({ path, ...found }) }
}

function codeOf(issue: Issue): string {
  if (issue.input === undefined) return 'missing_required_parameter'
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'array' ? 'empty_array' : `${numberKind(issue)}_below_min_value`
    case 'too_big':
      return issue.origin === 'string' ? 'string_above_max_length' : `${numberKind(issue)}_above_max_value`
    case 'invalid_type':
      return 'invalid_type'
    case 'invalid_union':
      return issue.errors.length > 0 ? 'invalid_type' : 'invalid_value'
    default:
      return 'invalid_value'
  }
}

function sentence(issue: Issue, param: string): string {
  if (issue.input === undefined) return `Missing required parameter: '${param}'.`
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'array'
        ? `Invalid '${param}': empty array. Expected an array with minimum length 1, but got an empty array instead.`
        : `Invalid '${param}': ${numberKind(issue)} below minimum value. Expected a value >= ${issue.minimum}, but got ${shown(issue.input)} instead.`
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `Invalid '${param}': ${numberKind(issue)} above maximum value. Expected a value <= ${issue.maximum}, but got ${shown(issue.input)} instead.`
        : `Invalid '${param}': ${issue.origin} too long. Expected ${an(issue.origin)} with maximum length ${issue.maximum}.`
    case 'invalid_format':
      // Nothing else is asked of an id.
      if ('prefix' in issue)
        return `Invalid '${param}': '${shown(issue.input)}'. Expected an ID that begins with '${String(issue.prefix)}'.`
      return `Invalid '${param}': string does not match pattern. Expected a string that matches the pattern '${issue.pattern}'.`
    case 'invalid_value':
      return `Invalid value: '${shown(issue.input)}'. Supported values are: ${issue.values.map(value => `'${String(value)}'`).join(', ')}.`
    case 'invalid_type':
      return `Invalid type for '${param}': expected ${an(issue.expected)}, but got ${an(kindOf(issue.input))} instead.`
    case 'invalid_union':
      return issue.errors.length > 0
        ? `Invalid type for '${param}': got ${an(kindOf(issue.input))}.`
        : `Invalid value: '${shown(issue.input)}' for '${param}'.`
    default:
      return `Invalid '${param}': ${issue.message}`
  }
}

/** A union of a text and a list has two complaints: the one that got further into the value tells more. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  // Where a tag decides, the value is the whole object, and the tag is meant.
  if (issue.errors.length === 0) return { ...issue, input: tagOf(issue) }
  const inner = issue.errors.flatMap(([first]) => (first ? [deepest(first)] : []))
  const best = inner.toSorted((one, other) => other.path.length - one.path.length)[0]
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue
}

function tagOf({ input, path }: Issue): unknown {
  const tag = path.at(-1)
  return typeof input === 'object' && input !== null ? Object.entries(input).find(([key]) => key === tag)?.[1] : input
}

/** Like `messages[0].content`. */
export function place(path: readonly PropertyKey[]): string {
  return path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

function numberKind({ input }: Issue): string {
  if (typeof input === 'string') return 'string'
  return Number.isInteger(input) ? 'integer' : 'decimal'
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function an(kind: string): string {
  if (kind === 'null') return kind
  const word = kind === 'int' ? 'integer' : kind === 'record' ? 'object' : kind
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
