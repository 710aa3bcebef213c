import { HIDE_WORDS } from '../reporters/hide-words.ts'
import type { TestCommand } from '../framework.ts'

/** By the name of its folder, tools that measure coverage leave it out. */
const PRELOAD = 'node_modules/hide-words.cjs'

/**
 * Hide the words that we add to a command line from tests that run in the runner's own process: some libraries parse
 * `process.argv` when they are loaded.
 * @param own the words that the project's own command has
 */
export function withHiddenWords(command: TestCommand, own: readonly string[], dir: string): TestCommand {
  const preload = `${dir}/${PRELOAD}`.replace(/["\\]/g, '\\$&')
  return {
    ...command,
    env: { ...command.env, FIX_TESTS_OWN_WORDS: JSON.stringify(own) },
    appendedEnv: { ...command.appendedEnv, NODE_OPTIONS: `--require "${preload}"` },
    files: { ...command.files, [PRELOAD]: HIDE_WORDS },
  }
}
