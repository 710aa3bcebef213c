import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Limits of all that runs in a sandbox at a time. */
export interface SandboxLimits {
  /** Processes and threads. */
  readonly processes: number
  /** Bytes of memory; undefined for no limit. */
  readonly memory: number | undefined
}

/** Processes and threads that a suite may have: large suites in Java use hundreds of threads. */
export const MAX_PROCESSES = 8_192
/**
 * The measurement of memory comes first where it can, since it says what happened. Processes that grow fast meet this.
 */
const MEMORY_SHARE = 1.1

const ROOT = '/sys/fs/cgroup'

/** Pass a process and all that it starts on to the control groups, then run the command after `--`. */
const JOIN = ['until [ "$1" = -- ]; do', '  echo $$ >"$1" || exit 125', '  shift', 'done', 'shift', 'exec "$@"'].join(
  '\n',
)

/**
 * Limits that the kernel keeps for processes of root, of which no other limit holds. Only root can make them, and not
 * in every container.
 */
export class ControlGroup implements Disposable {
  readonly #folders: readonly string[]

  private constructor(folders: readonly string[]) {
    this.#folders = folders
  }

  /** Make one. @returns undefined if the kernel or a container does not allow it */
  static make({ processes, memory }: SandboxLimits, root = ROOT): ControlGroup | undefined {
    const name = `fix-tests-${randomUUID()}`
    const bytes = memory === undefined ? undefined : String(Math.round(memory * MEMORY_SHARE))
    // Version 2 has one tree for everything, version 1 one for each controller.
    const isUnified = existsSync(join(root, 'cgroup.controllers'))
    const wanted = [
      { folder: join(root, isUnified ? '' : 'pids', name), file: 'pids.max', value: String(processes) },
      {
        folder: join(root, isUnified ? '' : 'memory', name),
        file: isUnified ? 'memory.max' : 'memory.limit_in_bytes',
        value: bytes,
      },
    ]
    const made = new Set<string>()
    for (const { folder, file, value } of wanted) {
      if (value === undefined) continue
      try {
        mkdirSync(folder, { recursive: true })
        made.add(folder)
        writeFileSync(join(folder, file), value, { flag: 'r+' })
      } catch {
        made.delete(folder)
        removeGroup(folder)
      }
    }
    return made.size === 0 ? undefined : new ControlGroup([...made])
  }

  /** Words before a command that has to keep these limits. */
  get words(): string[] {
    return ['/bin/sh', '-c', JOIN, 'sh', ...this.#folders.map(folder => join(folder, 'cgroup.procs')), '--']
  }

  [Symbol.dispose](): void {
    for (const folder of this.#folders) removeGroup(folder)
  }
}

function removeGroup(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It was never made, or a process in it is still ending: an empty group costs nothing.
  }
}
