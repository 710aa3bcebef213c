import type { TestId } from '../domain/model/test-case.ts'
import { escapePattern } from '../domain/text/shell-words.ts'

/**
 * A regular expression for the title of one test as runners join it, with spaces; a hook or a suite that failed has
 * none of its own: all of its suite's tests run.
 */
export function titlePattern(test: TestId): string {
  const path = [...test.suite, ...(test.name === '' ? [] : [test.name])].map(escapeTitle).join(' ')
  return test.name === '' ? `${path} [^]*` : path
}

/** One for all of these tests, or undefined where one of them stands for a whole file. */
export function titlesPattern(
  tests: readonly TestId[],
  pattern: (test: TestId) => string = titlePattern,
): string | undefined {
  const isFile = (test: TestId) => test.name === '' && test.suite.length === 0
  return tests.some(isFile) ? undefined : `(?:${tests.map(pattern).join('|')})$`
}

/**
 * A title as a regular expression of JavaScript takes it to the letter. What cannot stand in an argument, and what ends
 * a line, is written as its number: runners that look for slashes around a pattern look at its first line only.
 */
export function escapeTitle(title: string): string {
  const number = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  // oxlint-disable-next-line no-control-regex -- They are what this is about.
  return escapePattern(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number)
}
