import { createHash } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import type { Failure } from '../domain/model/test-case.ts'

/** What varies between two sightings of one failure, and by what it is replaced. The order matters. */
const MASKS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  // JUnit's "expected: <3> but was: <x>": first, since what stands for the others looks like it.
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
/** Characters of a message that are looked at: what two failures have in common is at its beginning. */
const LOOKED_AT = 1_000

/** The first line of a message with everything masked that differs from run to run. */
export function mask(message: string): string {
  const line =
    stripVTControlCharacters(message.slice(0, LOOKED_AT))
      .split('\n')
      .find(text => text.trim() !== '') ?? ''
  return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), line)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * What failures of one root cause have in common: the kind of error, the masked message, and the place. The place is
 * the innermost frame of the code under test; an assertion in a test has none, and then its suite stands for it.
 */
export function failureSignature(failure: Failure, isTest: (file: string) => boolean): string {
  const type = failure.problem.type || failure.problem.kind
  const code = failure.frames.find(frame => !isTest(frame.file))
  const { file, suite, name } = failure.id
  const around = isSilent(failure) ? [file, ...suite, name] : [file, ...suite]
  const place = code === undefined ? around.join(' › ') : `${code.file} ${code.symbol}`.trim()
  return `${type} | ${mask(failure.problem.message)} | ${place}`
}

/** A test of Go that says nothing itself: one with subtests fails with them. It is like no other, so it has its own signature. */
export function isSilent({ id, problem }: Failure): boolean {
  return id.framework === 'go' && /^(?:The test failed\.)?$/.test(problem.message)
}

/** A short name for a signature. */
export function signatureId(signature: string): string {
  return createHash('sha256').update(signature).digest('hex').slice(0, 12)
}
