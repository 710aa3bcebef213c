import type { RunExit } from './test-run.ts'

/** A command of the project's own that may fix failures, such as `eslint --fix .`. It runs before any fixer. */
export interface FixCommand {
  /** The command, without a shell. */
  readonly run: string
  /** Patterns of the lockfiles and generated files that it may write. */
  readonly mayWrite: readonly string[]
}

/** Parts a command from the files that it may write. Without quotes no command has this word: `>` needs a shell. */
const ARROW = ' -> '

/** Parse a line of the setting: `go mod tidy -> go.mod go.sum`. */
export function parseFixCommand(line: string): FixCommand {
  const at = line.lastIndexOf(ARROW)
  if (at < 0) return { run: line.trim(), mayWrite: [] }
  const files = line.slice(at + ARROW.length).split(/\s+/)
  return { run: line.slice(0, at).trim(), mayWrite: files.map(each => each.replace(/,$/, '')).filter(Boolean) }
}

/** Print a command as a line of the setting. */
export function fixCommandLine({ run, mayWrite }: FixCommand): string {
  return mayWrite.length === 0 ? run : `${run}${ARROW}${mayWrite.join(' ')}`
}

/** Run of one or more commands, and what they left behind. */
export interface CommandsRun {
  /** How each started command ended, in order. The last one may have kept the others from starting. */
  readonly ended: readonly {
    readonly command: string
    readonly exit: RunExit
    /** Last line of its output. */
    readonly said: string
  }[]
  /** Text of each changed file by path; undefined if it was deleted. */
  readonly files: ReadonlyMap<string, string | undefined>
  /** Changed paths that are no text file of an editable size. */
  readonly unreadable: readonly string[]
}
