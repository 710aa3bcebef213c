import { shellWord } from '../domain/text/shell-words.ts'
import type { IsolatedCommand } from '../contracts/sandbox-port.ts'

/**
 * The first process of a command's namespace. It takes the command and its environment from its standard input:
 * arguments can be read by others, sudo drops variables and cannot pass on a long command. It waits for the command,
 * not replaces itself: the first process of a namespace ignores signals that it does not handle, and must collect
 * processes that lost their parent.
 *
 * The input sets the arguments: the folder, the file to make if there is no such program, the command. The script's own
 * argument is the length of that text in bytes, if more input follows, which is for the command.
 */
export const RUN_SCRIPT = [
  'start() { "$@"; }',
  'if [ "$#" = 0 ]; then input=$(cat); exec </dev/null; else input=$(head -c "$1"); fi',
  'eval "$input"',
  'cd -- "$1" || exit 125',
  'missing=$2',
  'shift 2',
  'program=$(command -v -- "$1" 2>/dev/null)',
  'case $program in',
  '  */*) ;;',
  // A name that the shell itself knows, such as `test`, may be a program, too.
  '  ?*) program=$(PATH=$PATH env which -- "$1" 2>/dev/null) ;;',
  'esac',
  'case $program in */*) ;; *) : >"$missing"; exit 127 ;; esac',
  'shift',
  'start "$program" "$@"',
  'exit $?',
].join('\n')

/** Variables that this script uses, or that a shell does not let go or take any value of. */
const OF_SHELLS = new Set(['program', 'missing', 'UID', 'EUID', 'PPID', 'GROUPS', 'OPTIND', 'SHELLOPTS', 'BASHOPTS'])

/** Write the script's input and its own arguments. */
export function scriptInput(command: IsolatedCommand, missing: string): { input: string; args: readonly string[] } {
  const input = inputText(command, missing)
  return { input, args: command.isFed === true ? [String(Buffer.byteLength(input))] : [] }
}

/** Write a command as text of a shell. */
function inputText({ file, args, cwd, env }: IsolatedCommand, missing: string): string {
  const isPlain = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !OF_SHELLS.has(name)
  const variables = Object.entries(env)
  const plain = variables.filter(([name]) => isPlain(name)).map(([name, value]) => `export ${name}=${shellWord(value)}`)
  // Programs know names that shells do not, such as `spring.datasource.url`.
  const odd = variables.filter(([name]) => !isPlain(name) && name !== '' && !/[=]/.test(name))
  const words = odd.map(([name, value]) => shellWord(`${name}=${value}`))
  return [
    ...(words.length === 0 ? [] : [`start() { /usr/bin/env -- ${words.join(' ')} "$@"; }`]),
    ...plain,
    `set -- ${[cwd, missing, file, ...args].map(shellWord).join(' ')}`,
    '',
  ].join('\n')
}

/**
 * Codes of a shell for a command that a signal ended, with the signal. Programs do not end with these by themselves.
 */
const SIGNALS: Readonly<Record<number, string>> = {
  132: 'SIGILL',
  134: 'SIGABRT',
  135: 'SIGBUS',
  136: 'SIGFPE',
  137: 'SIGKILL',
  139: 'SIGSEGV',
}

export function signalOf(code: number): string | undefined {
  return SIGNALS[code]
}
