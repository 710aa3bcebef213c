import type { TestId } from '../domain/model/test-case.ts'
import { exactly } from './framework.ts'

/**
 * A regular expression for the title of one test as runners join it, with spaces; a hook or a suite that failed has
 * none of its own: all of its suite's tests run.
 */
export function titlePattern(test: TestId): string {
  const path = [...test.suite, ...(test.name === '' ? [] : [test.name])].map(exactly).join(' ')
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
