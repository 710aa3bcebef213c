import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, Frame } from '../domain/model/test-case.ts'
import type { FailureKind } from '../domain/model/failure-kind.ts'
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
  readonly pattern: FailureKind
  /** Thing that the message names: a module, a variable, an address. */
  readonly subject?: string | undefined
  /** Find the function around a frame, if the code is here. */
  readonly symbolAt?: (frame: Frame) => string
  /** Function of the project that the failing assertion is about, with its file. */
  readonly asserted?: string | undefined
}

/** Kinds whose cause is what they name, whatever test met it. */
const NAMED: ReadonlySet<FailureKind> = new Set([
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

/** Root cause of a failure, as far as it tells. */
export interface FailureCause {
  readonly signature: string
  /**
   * Statement that raises the error, if its place is known: failures that it raises have one cause, whatever values
   * their messages name. It holds within one diagnosis, since an edit moves lines.
   */
  readonly raisedAt?: string
}

/**
 * Describe the root cause of a failure: the kind of error, the masked message, and the location. The location is the
 * innermost frame of the code under test. An assertion in a test has none: the function that it is about takes its
 * place, or else its suite. A missing module, variable, service or the like is one cause in all tests.
 */
export function describeCause(failure: Failure, context: FailureContext): FailureCause {
  const { isTestFrame, pattern, asserted } = context
  const isAssertion = pattern === 'assertion'
  const isOfName = isNamed(failure, context)
  const code = failure.frames.find(frame => !isTestFrame(frame))
  if (isOfName && !(pattern === 'compile' && code !== undefined))
    return { signature: `${pattern} | ${namedSubject(failure, context)}` }
  if (isAssertion && asserted !== undefined && code === undefined) return { signature: `assertion | ${asserted}` }
  const type = failure.problem.type || failure.problem.kind
  const message = mask(failure.problem.message)
  // Without the repository no frame is known; those of an assertion may be a library's.
  const stated = failure.frames.length === 0 && !isAssertion ? statedFrame(failure, isTestFrame) : undefined
  const raiser = code ?? stated
  if (raiser !== undefined) {
    const symbol = code === undefined ? nameIn(raiser) || raiser.line : symbolOfFrame(raiser, context)
    return {
      signature: `${type} | ${message} | ${`${raiser.file} ${symbol}`.trim()}`,
      ...(isAssertion || isOfName ? {} : { raisedAt: `${type} | ${raiser.file}:${raiser.line}` }),
    }
  }
  const { file, suite, name } = failure.id
  const around = (isSilent(failure) ? [file, ...suite, name] : [file, ...suite]).join(' › ')
  const call = isAssertion ? statedCall(failure) : undefined
  return { signature: call === undefined ? `${type} | ${message} | ${around}` : `assertion | ${call} | ${around}` }
}

/** Name the function of a frame. The last frame of pytest has the type of the error in its place. */
function symbolOfFrame(frame: Frame, { symbolAt }: FailureContext): string {
  return nameIn(frame) || (symbolAt?.(frame) ?? '')
}

function nameIn({ symbol }: Frame): string {
  return /(?:Error|Exception|Warning|Exit)$/.test(symbol) ? '' : symbol
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
