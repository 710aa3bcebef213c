import type { TestId } from '../../domain/model/test-case.ts'
import type { Command, Invocation, TestRequest } from '../framework.ts'

/** Start a program without options of the user. */
export function plainInvocation(program: readonly string[], env: Readonly<Record<string, string>> = {}): Invocation {
  return { program, options: [], scope: [], env }
}

/** Build the command of an invocation, with our words after the user's, but before those that stay last. */
export function commandOf(
  using: Invocation,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const [file = '', ...before] = using.program
  const { globs, paths, last = [] } = using
  const args = [...before, ...using.options, ...words, ...last]
  return { file, args, env: { ...using.env, ...env }, ...(globs && { globs }), ...(paths && { paths }) }
}

/** List the words of an invocation as a user types them. */
export function wordsOf({ program, options, last = [] }: Invocation, words: readonly string[]): string[] {
  return [...program, ...options, ...words, ...last]
}

/** Build the request for a command that a user types: these tests by name, or all without tests. */
export function manualRequest(tests: readonly TestId[], using: Invocation | undefined): TestRequest {
  const selection = tests.length === 0 ? ({ kind: 'all' } as const) : ({ kind: 'only', tests } as const)
  return { selection, dir: '', related: [], using }
}
