import { parseArgs } from 'node:util'
import { UserError } from '../errors.ts'
import { INPUT_NAMES, type InputName } from '../inputs.ts'

/** Inputs that only mean something in a job on GitHub. */
const ONLY_ACTION: ReadonlySet<InputName> = new Set(['github-token', 'artifact-name', 'fail-on-unfixed'])
export const FLAGS = INPUT_NAMES.filter(name => !ONLY_ACTION.has(name))

export type Arguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run'
      readonly inputs: Readonly<Record<string, string>>
      readonly resume: boolean
      readonly json: string | undefined
    }

export const USAGE = `Usage: fix-tests run [options]

Runs the tests of the git repository in the current folder, fixes what fails, and leaves
the fix on a local branch fix-tests/…  The work tree must have no uncommitted changes.

Options (the same names as the action's inputs):
${FLAGS.map(name => `  --${name} VALUE`).join('\n')}
  --resume            go on where an earlier run was stopped
  --json FILE         write the result as JSON
  --help, --version

Exit code: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 a mistake of use.`

/** @throws UserError */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parsed(argv)
  const { help, version, resume, json, ...inputs } = values
  if (help === true || argv.length === 0) return { kind: 'help' }
  if (version === true) return { kind: 'version' }
  const [command, ...rest] = positionals
  if (command !== 'run' || rest.length > 0) {
    const what =
      command === undefined ? 'No command is given.' : `${JSON.stringify(positionals.join(' '))} is not a command.`
    throw new UserError(what, 'Use fix-tests run; fix-tests --help shows the options.')
  }
  return {
    kind: 'run',
    inputs,
    resume: resume === true,
    json,
  }
}

function parsed(argv: readonly string[]) {
  const strings = Object.fromEntries(FLAGS.map(name => [name, { type: 'string' as const }]))
  const options = {
    ...strings,
    resume: { type: 'boolean' as const },
    json: { type: 'string' as const },
    help: { type: 'boolean' as const, short: 'h' },
    version: { type: 'boolean' as const },
  }
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    throw new UserError(`${message}.`, 'fix-tests --help shows the options.', { cause: error })
  }
}
