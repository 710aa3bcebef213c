import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendantsOf, namespaceIds } from '../isolation/processes.ts'
import { MARKER } from './child-env.ts'

/** The processes of one command. */
export interface Tree {
  /** Process that was started; undefined if it could not start. */
  readonly pid: number | undefined
  /** Value of the variable that marks its processes. */
  readonly marker: string
  /** True if it runs in namespaces of its own. */
  readonly isApart: boolean
}

/** Time for the processes of a namespace to be gone after SIGKILL, in milliseconds. */
const GONE_MS = 2_000

/**
 * Send a signal to all processes of a command. Without namespaces these are its group, and on Linux every process with
 * its marker in the environment: one can have left the group. In a namespace all processes descend from the command;
 * after SIGKILL this waits until they have ended.
 */
export async function endTree(tree: Tree, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { pid, marker, isApart } = tree
  if (isApart && pid !== undefined) return endApart(pid, signal)
  if (pid !== undefined) send(process.platform === 'win32' ? pid : -pid, signal)
  for (const stray of marked(marker)) send(stray, signal)
}

async function endApart(pid: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const below = descendantsOf(pid)
  if (signal === 'SIGTERM') {
    // The programs that made the namespaces, and the first process in them, are to stay until the command has ended.
    for (const each of below.filter(isCommand)) send(each, signal)
    return
  }
  // The first process of a namespace takes all others with it.
  for (const each of [...below, pid]) send(each, signal)
  const until = performance.now() + GONE_MS
  while (below.some(isRunning) && performance.now() < until) await sleep(2)
}

/** True for a process of the innermost namespace other than its first. */
function isCommand(pid: number): boolean {
  const ids = namespaceIds(pid)
  return ids.length >= namespaceIds('self').length + 2 && ids.at(-1) !== 1
}

function isRunning(pid: number): boolean {
  try {
    // A zombie runs nothing any more.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function marked(marker: string): number[] {
  if (process.platform !== 'linux') return []
  const mark = `${MARKER}=${marker}\0`
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.map(Number).filter(pid => pid !== process.pid && environmentOf(pid).includes(mark))
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    // A process of another user, or one that has just ended.
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH' && (error as NodeJS.ErrnoException).code !== 'EPERM')
      throw error
  }
}
