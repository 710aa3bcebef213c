import { stripVTControlCharacters } from 'node:util'
import type { Failure } from '../domain/model/test-case.ts'
import type { ClassifiedFailure } from './failure-kinds.ts'
import { headLine } from './signature.ts'
import { compiledFile } from './stated-place.ts'

/** Maximum characters of the line, and of a text that is read for it. */
const MAX_LINE = 200
const MAX_TEXT = 8_000
/** Lines that complete one which says nothing by itself. */
const MAX_MORE = 3

/** Say what is wrong in one line: both values, or what the message says. */
export function problemLine(
  { problem, frames }: Failure,
  { pattern, expected, actual }: Pick<ClassifiedFailure, 'pattern' | 'expected' | 'actual'>,
): string {
  const { message } = problem
  if (expected !== undefined && actual !== undefined) return cut(`expected ${expected}, got ${actual}`)
  // pytest: "assert False", and what is false below it.
  const { value, call } = WHERE.exec(message)?.groups ?? {}
  if (call !== undefined) return cut(`${call} is ${value}`)
  const line = headLine(message).trim()
  const issue = issueIn(message)
  if (issue !== undefined) return cut(issue)
  if (OPEN.test(line)) return cut([line, ...linesBelow(line, `${message}\n${problem.stack}`)].join(' '))
  const file = pattern === 'compile' ? (frames[0]?.file ?? compiledFile(problem)) : undefined
  return cut(file === undefined || line.includes(file) ? line : `${line} (${file.split('/').slice(-3).join('/')})`)
}

const WHERE =
  /^(?:E\s{1,9})?(?:AssertionError: )?assert (?<value>\S.{0,80})\n[E\s]{0,20}\+ {1,9}where \k<value> = (?<call>\S.*)$/m

/** A line that the next ones complete: one that ends with a colon, a matcher of jest, sinon's arguments. */
const OPEN = /:$|^(?:Error: )?expect\(.{0,80}\)(?:\.\w{1,40}){1,3}\(.{0,80}\)(?: \/\/ .{1,40})?$|called with arguments$/

/** List what follows a line in a text: the lines that say something, up to a frame. */
function linesBelow(line: string, text: string): string[] {
  const lines = stripVTControlCharacters(text.slice(0, MAX_TEXT))
    .split('\n')
    .map(each => each.trim())
  const at = lines.findIndex(each => each.endsWith(line))
  const below = at < 0 ? [] : lines.slice(at + 1)
  const end = below.findIndex(each => /^(?:at |❯ |--- |\S{1,200}\.\w{1,5}:\d)/.test(each))
  return (end < 0 ? below : below.slice(0, end)).filter(each => each !== '').slice(0, MAX_MORE)
}

/**
 * Name the first value that a validator refuses, and why: zod's message is a list as JSON, `days.0.max: Expected
 * number`.
 */
function issueIn(message: string): string | undefined {
  const from = message.indexOf('[')
  if (from < 0 || from > 40 || !message.trimEnd().endsWith(']')) return undefined
  try {
    const found: unknown = JSON.parse(message.slice(from, MAX_TEXT))
    const [issue, ...others] = Array.isArray(found) ? found.filter(isIssue) : []
    if (issue === undefined) return undefined
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    return `${issue.path.join('.')}: ${issue.message}${more}`
  } catch {
    // A message may begin like a list and be none.
    return undefined
  }
}

interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value)) return false
  const { path, message } = value
  return (
    typeof message === 'string' && Array.isArray(path) && path.every(part => /^(?:string|number)$/.test(typeof part))
  )
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line
}
