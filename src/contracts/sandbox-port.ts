import type { Isolation } from '../domain/model/isolation.ts'
import type { StandIn } from '../domain/model/stand-in.ts'

/** A command with all that it needs to start. */
export interface IsolatedCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Set for a command that runs in a copy; its folder is then below the checkout. */
  readonly standIn?: StandIn | undefined
  /** True if more input follows, which is for the command. */
  readonly isFed?: boolean
}

/**
 * A wrapped command: it starts outside, with an environment of its own, and gets the inner one by its standard input.
 */
export interface WrappedCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly input: string
}

/** Keeps the code that is run apart from this process and its secrets. */
export interface Sandbox {
  readonly isolation: Isolation
  /** True if commands see no other processes, and all that they start ends with them. */
  readonly isApart: boolean
  /** True if no test can change the checkout's git directory: its own git can run outside. */
  readonly guardsGit: boolean
  /** True if a command can find a copy in the place of the checkout. */
  readonly canStandIn: boolean
  /**
   * Wrap a command so that it runs apart.
   * @param missing path of a file that is made if there is no such program
   */
  wrap(command: IsolatedCommand, missing: string): WrappedCommand
}
