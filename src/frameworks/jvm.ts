import type { TestCase, TestId } from '../domain/model/test-case.ts'
import { buildFailure } from './commands/build-failure.ts'

/** True if the test names no class and so stands for the whole build. */
export function isWhole(test: TestId): boolean {
  return (test.suite[0] ?? '') === ''
}

/** Return the method of a test, without its parameters and its index. */
export function methodOf(name: string): string {
  return (/^[^({[]+/.exec(name)?.[0] ?? '').trim()
}

/** Collect the errors of javac into one case without a name. */
export function compileErrors(framework: string, output: string, pattern: RegExp): TestCase[] {
  const errors = [...output.matchAll(pattern)].map(({ groups = {} }) => ({
    message: [groups.message?.trim() ?? '', ...(groups.symbol === undefined ? [] : [groups.symbol.trim()])].join(': '),
    text: `${groups.file}:${groups.line}: ${groups.message}`,
  }))
  const distinct = errors.filter((error, index) => errors.findIndex(({ text }) => text === error.text) === index)
  return distinct.length === 0 ? [] : [buildFailure(framework, {}, distinct)]
}
