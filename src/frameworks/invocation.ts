import type { Command, Invocation } from './framework.ts'

/** Start a program without options of the user. */
export function plainInvocation(program: readonly string[], env: Readonly<Record<string, string>> = {}): Invocation {
  return { program, options: [], scope: [], env }
}

/** Build the command of an invocation, with our words after the user's. */
export function commandOf(
  using: Invocation,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const [file = '', ...before] = using.program
  const paths = using.paths === undefined ? {} : { paths: using.paths }
  return { file, args: [...before, ...using.options, ...words], env: { ...using.env, ...env }, ...paths }
}
