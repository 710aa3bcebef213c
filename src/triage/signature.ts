import { createHash } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import type { Failure } from '../domain/model/test-case.ts'

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
  [/"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'|`[^`\n]*`|`[^`'\n]*'/g, '<text>'],
  [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
]
/** Characters of a message to compare. Equal failures have an equal beginning. */
const MAX_MESSAGE = 1_000

/** Return the first line of a message with everything masked that differs between runs. */
export function mask(message: string): string {
  const line =
    stripVTControlCharacters(message.slice(0, MAX_MESSAGE))
      .split('\n')
      .find(text => text.trim() !== '') ?? ''
  return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), line)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Describe the root cause of a failure: the kind of error, the masked message, and the location. The location is the
 * innermost frame of the code under test. An assertion in a test has none, so its suite takes its place.
 */
export function failureSignature(failure: Failure, isTest: (file: string) => boolean): string {
  const type = failure.problem.type || failure.problem.kind
  const code = failure.frames.find(frame => !isTest(frame.file))
  const { file, suite, name } = failure.id
  const around = isSilent(failure) ? [file, ...suite, name] : [file, ...suite]
  const place = code === undefined ? around.join(' › ') : `${code.file} ${code.symbol}`.trim()
  return `${type} | ${mask(failure.problem.message)} | ${place}`
}

/** True for a Go test without a message: it fails because a subtest fails. It gets its own signature. */
export function isSilent({ id, problem }: Failure): boolean {
  return id.framework === 'go' && /^(?:The test failed\.)?$/.test(problem.message)
}

/** Hash a signature into a short id. */
export function signatureId(signature: string): string {
  return createHash('sha256').update(signature).digest('hex').slice(0, 12)
}
