import type { TestId } from '../../domain/model/test-case.ts'
import { escapePattern } from '../../domain/text/shell-words.ts'

/**
 * Build a regular expression for the title of a test, joined by spaces as runners do. A failed hook or suite has no
 * title of its own: all tests of its suite run.
 */
export function titlePattern(test: TestId): string {
  const path = [...test.suite, ...(test.name === '' ? [] : [test.name])].map(escapeTitle).join(' ')
  return test.name === '' ? `${path} [^]*` : path
}

/** Combine the patterns of tests, or return undefined if one of them stands for a whole file. */
export function titlesPattern(
  tests: readonly TestId[],
  pattern: (test: TestId) => string = titlePattern,
): string | undefined {
  const isFile = (test: TestId) => test.name === '' && test.suite.length === 0
  return tests.some(isFile) ? undefined : `(?:${tests.map(pattern).join('|')})$`
}

/** Continue a pattern at the start of a title: the title also has to match these patterns of the project's command. */
export function named(patterns: readonly string[]): string {
  return patterns.map(pattern => `(?=[^]*(?:${pattern}))`).join('')
}

/**
 * Escape a title for a regular expression of JavaScript. Line ends, and characters that an argument cannot contain,
 * become character codes. Some runners read only the first line of a pattern.
 */
export function escapeTitle(title: string): string {
  const number = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  // oxlint-disable-next-line no-control-regex -- They are what this is about.
  return escapePattern(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number)
}
