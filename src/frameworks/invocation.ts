import type { Command, Invocation } from './framework.ts'

/** A program called with nothing but our own options. */
export function plainInvocation(program: readonly string[], env: Readonly<Record<string, string>> = {}): Invocation {
  return { program, options: [], scope: [], env }
}

/** The command of an invocation with our own words behind the user's. */
export function commandOf(
  using: Invocation,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const [file = '', ...before] = using.program
  const paths = using.paths === undefined ? {} : { paths: using.paths }
  return { file, args: [...before, ...using.options, ...words], env: { ...using.env, ...env }, ...paths }
}
