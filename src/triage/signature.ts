import { createHash } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import type { Failure } from '../domain/tests.ts'

/** What varies between two sightings of one failure, and by what it is replaced. The order matters. */
const MASKS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<address>'],
  [/(?:\/[\w.@+-]+){2,}/g, '<path>'],
  [/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`/g, '<text>'],
  [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
]

/** The first line of a message with everything masked that differs from run to run. */
export function mask(message: string): string {
  const line =
    stripVTControlCharacters(message)
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
export function signatureOf(failure: Failure, isTest: (file: string) => boolean): string {
  const type = failure.problem.type || failure.problem.kind
  const code = failure.frames.find(frame => !isTest(frame.file))
  const place =
    code === undefined ? [failure.id.file, ...failure.id.suite].join(' › ') : `${code.file} ${code.symbol}`.trim()
  return `${type} | ${mask(failure.problem.message)} | ${place}`
}

/** A short name for a signature. */
export function signatureId(signature: string): string {
  return createHash('sha256').update(signature).digest('hex').slice(0, 12)
}
