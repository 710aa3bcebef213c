import type { IsolatedCommand, Sandbox, WrappedCommand } from '../contracts/sandbox-port.ts'
import type { Isolation } from '../domain/model/isolation.ts'
import { RUN_SCRIPT, scriptInput } from './run-script.ts'
import type { Tools, User } from './ways.ts'

/** The shell stays until the command has ended: both get the signal to end, and the command may take its time. */
const SCRIPT = `trap : TERM\n${RUN_SCRIPT}`
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * The weakest way: commands run beside this process and see what its user sees, but cannot become another user. With
 * sudo that asks for no password they could otherwise read the memory of this process. root needs no such program.
 */
export class PrivilegeBar implements Sandbox {
  readonly isolation: Isolation
  readonly isApart = false
  readonly guardsGit = false
  readonly canStandIn = false
  readonly #setpriv: string

  private constructor(setpriv: string, isolation: Isolation) {
    this.#setpriv = setpriv
    this.isolation = isolation
  }

  /** @returns undefined if the tool is missing, or the user is root */
  static make({ setpriv }: Tools, { uid }: Pick<User, 'uid'>, isolation: Isolation): PrivilegeBar | undefined {
    return setpriv === undefined || uid === 0 ? undefined : new PrivilegeBar(setpriv, isolation)
  }

  wrap(command: IsolatedCommand, missing: string): WrappedCommand {
    const { input, args } = scriptInput(command, missing)
    return {
      file: this.#setpriv,
      args: ['--no-new-privs', '/bin/sh', '-c', SCRIPT, 'sh', ...args],
      env: { PATH },
      input,
    }
  }
}
