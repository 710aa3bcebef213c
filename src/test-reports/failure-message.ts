import { stripVTControlCharacters } from 'node:util'

/** Lines that describe a failure, by runner. The first pattern that matches counts. */
const MESSAGES: readonly RegExp[] = [
  // pytest
  /^E[ \t]+(?<message>(?:\w+\.)*\w*(?:Error|Exception|Exit|Warning)\b.*)$/m,
  /^E[ \t]{2,}(?<message>\S.*)$/m,
  // Go: a panic, or the log of the test itself
  /^(?<message>panic: .+?)(?: \[recovered.*)?$/m,
  /^[ \t]+[\w./-]+_test\.go:\d+: (?<message>\S.*)$/m,
  // Rust
  /panicked at [^\n]{0,1000}:\d+:\d+:\n(?<message>\S.*)$/m,
  // Errors of JavaScript, Python, Java, PHP and Ruby
  /^[ \t]*(?<message>(?:[\w.$\\]+(?:Error|Exception|Failure|Failed)|AssertionError)\b(?: \[\w+\])?:? ?.*)$/m,
  /^(?<message>.*\b(?:error|fatal|failed|failure|assertion|expected)\b.*)$/im,
]

/** Longest part of a line that is read, in characters. */
const MAX_LINE = 2_000

/** Find the line of a stack or an output that describes the failure, or return its first line. */
export function failureLine(text: string): string {
  const plain = stripVTControlCharacters(text.slice(0, 20_000))
    .split('\n')
    .map(line => line.slice(0, MAX_LINE))
    .join('\n')
  const message = MESSAGES.map(pattern => pattern.exec(plain)?.groups?.message?.trim()).find(
    found => found !== undefined && found !== '',
  )
  return message ?? firstLine(plain)
}

export function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .find(line => line.trim() !== '')
      ?.trim() ?? ''
  )
}

/**
 * Return the name of the error at the beginning of a message: `TypeError: x is undefined`,
 * `java.lang.IllegalStateException`.
 */
export function errorType(message: string): string {
  return /^\s*(?:Uncaught )?((?:[\w$]+(?:[.\\]|::))*[A-Z]\w*(?:Error|Exception|Failure))\b/.exec(message)?.[1] ?? ''
}
