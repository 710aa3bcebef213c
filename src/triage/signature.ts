import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, Frame } from '../domain/model/test-case.ts'
import type { PatternName } from './kind-pattern.ts'
import { compiledFile, statedCall, statedFrame } from './stated-place.ts'

/** Parts of a message that differ between runs, with their replacement. The order matters. */
const MASKS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  // JUnit's "expected: <3> but was: <x>" comes first, because it looks like the replacements.
  [/(?<=[:\s])<[^<>\n]{0,200}>/g, '<text>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?\b/g, '<time>'],
  [/\b0x[0-9a-f]+\b|(?<=\w)@[0-9a-f]{5,16}\b/gi, '<address>'],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/g, '<id>'],
  [/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s'"`)>\]]{1,500}/gi, '<url>'],
  [/\b[A-Za-z]:\\[\w.@+\\-]+|(?:\/[\w.@+-]+){2,}/g, '<path>'],
  // Rust names the comparison in such quotes.
  [/"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'|`(?!left [!=]= right`)[^`\n]*`|`[^`'\n]*'/g, '<text>'],
  [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
]
/** Parts that say nothing wherever they are: ids, times and addresses. */
const UNSTABLE = MASKS.slice(1, 5)
/** Characters of a message to compare. Equal failures have an equal beginning. */
const MAX_MESSAGE = 1_000
/** Characters of a message that are read. */
const MAX_READ = 20_000

/**
 * Return the line of a message that says what is wrong. A traceback of Python has it at its end; a type alone says
 * nothing, so the line below it belongs to it.
 */
export function headLine(message: string): string {
  const lines = stripVTControlCharacters(message.slice(0, MAX_READ))
    .split('\n')
    .filter(line => line.trim() !== '')
  const [first = '', second] = lines
  if (lines.some(line => line.startsWith('Traceback ('))) return lines.findLast(line => /^\S/.test(line)) ?? ''
  return second !== undefined && /^[\w.$\\]{1,200}: {0,9}$/.test(first) ? `${first.trim()} ${second.trim()}` : first
}

/** Return the first line of a message with everything masked that differs between runs. */
export function mask(message: string): string {
  return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), headLine(message).slice(0, MAX_MESSAGE))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Knowledge about a failure beside its own text. */
export interface FailureContext {
  readonly isTestFrame: (frame: Frame) => boolean
  readonly pattern: PatternName
  /** Thing that the message names: a module, a variable, an address. */
  readonly subject?: string | undefined
  /** Find the function around a frame, if the code is here. */
  readonly symbolAt?: (frame: Frame) => string
  /** Function of the project that the failing assertion is about, with its file. */
  readonly asserted?: string | undefined
}

/** Kinds whose cause is what they name, whatever test met it. */
const NAMED: ReadonlySet<PatternName> = new Set([
  'missing-module',
  'missing-dependency',
  'missing-variable',
  'connection',
  'permission',
  'disk-full',
  'port-taken',
  'wrong-runtime',
  'compile',
])

/**
 * Describe the root cause of a failure: the kind of error, the masked message, and the location. The location is the
 * innermost frame of the code under test. An assertion in a test has none: the function that it is about takes its place,
 * or else its suite. A missing module, variable, service or the like is one cause in all tests.
 */
export function failureSignature(failure: Failure, context: FailureContext): string {
  const { isTestFrame, pattern, asserted } = context
  const isLocated = failure.frames.some(frame => !isTestFrame(frame))
  if (isNamed(failure, context) && !(pattern === 'compile' && isLocated))
    return `${pattern} | ${namedSubject(failure, context)}`
  if (pattern === 'assertion' && asserted !== undefined && !isLocated) return `assertion | ${asserted}`
  const type = failure.problem.type || failure.problem.kind
  // Without the repository no frame is known; those of an assertion may be a library's.
  const isElsewhere = failure.frames.length === 0 && pattern !== 'assertion'
  const code = failure.frames.find(frame => !isTestFrame(frame))
  const stated = code === undefined && isElsewhere ? statedFrame(failure, isTestFrame) : undefined
  const place = code === undefined ? undefined : `${code.file} ${symbolOfFrame(code, context)}`
  const thrown = place ?? (stated && `${stated.file} ${nameIn(stated) || stated.line}`)
  if (thrown !== undefined) return `${type} | ${mask(failure.problem.message)} | ${thrown.trim()}`
  const { file, suite, name } = failure.id
  const around = (isSilent(failure) ? [file, ...suite, name] : [file, ...suite]).join(' › ')
  const call = pattern === 'assertion' ? statedCall(failure) : undefined
  if (call !== undefined) return `assertion | ${call} | ${around}`
  return `${type} | ${mask(failure.problem.message)} | ${around}`
}

/** Name the function of a frame. The last frame of pytest has the type of the error in its place. */
function symbolOfFrame(frame: Frame, { symbolAt }: FailureContext): string {
  return nameIn(frame) || (symbolAt?.(frame) ?? '')
}

function nameIn({ symbol }: Frame): string {
  return /(?:Error|Exception|Warning|Exit)$/.test(symbol) ? '' : symbol
}

/**
 * Name the statement that raises an error, if its place is known: failures that it raises have one cause, whatever values
 * their messages name. It holds within one diagnosis, since an edit moves lines.
 */
export function raisedAt(failure: Failure, context: FailureContext): string | undefined {
  const { isTestFrame, pattern } = context
  if (pattern === 'assertion' || isNamed(failure, context)) return undefined
  const code =
    failure.frames.length === 0 ? statedFrame(failure, isTestFrame) : failure.frames.find(frame => !isTestFrame(frame))
  return code && `${failure.problem.type || failure.problem.kind} | ${code.file}:${code.line}`
}

function isNamed({ problem }: Failure, { pattern, subject }: FailureContext): boolean {
  // A hook that failed is named by no fixture, and a failed fetch alone by no service.
  if (pattern === 'missing-fixture') return subject !== undefined
  if (pattern === 'connection' && /^(?:\w+: )?fetch failed$/.test(headLine(problem.message)))
    return subject !== undefined
  return NAMED.has(pattern)
}

/** Return what a message names. A relative module is named from the file that imports it. */
function namedSubject({ id, problem }: Failure, { pattern, subject }: FailureContext): string {
  const file = pattern === 'compile' ? compiledFile(problem) : undefined
  if (file !== undefined) return file
  if (subject === undefined || subject === '') return firstLines(problem.message)
  if (!/^\.{1,2}\//.test(subject)) return subject
  const importer =
    /\b(?:imported from|from) ['"]?(?<file>[^'"\s]{1,500})/.exec(problem.message)?.groups?.file ?? id.file
  return posix.join(posix.dirname(importer), subject)
}

/** Mask only what differs from run to run: a path or a number may name the cause. */
function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message.slice(0, MAX_MESSAGE))
    .split('\n')
    .filter(text => text.trim() !== '')
  return UNSTABLE.reduce((text, [pattern, by]) => text.replace(pattern, by), lines.slice(0, 2).join(' ')).trim()
}

/** True for a Go test without a message: it fails because a subtest fails. It gets its own signature. */
export function isSilent({ id, problem }: Failure): boolean {
  return id.framework === 'go' && /^(?:The test failed\.)?$/.test(problem.message)
}

/** Hash a signature into a short id. */
export function signatureId(signature: string): string {
  return createHash('sha256').update(signature).digest('hex').slice(0, 12)
}
