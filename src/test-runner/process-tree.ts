import { readdirSync, readFileSync } from 'node:fs'
import { MARKER } from './child-env.ts'

/**
 * Kill a process tree: its group, and on Linux every process with the run's marker in its environment. The marker finds
 * processes that started a session of their own or lost their parent.
 */
export function killTree(pid: number | undefined, marker: string, signal: NodeJS.Signals): void {
  if (pid !== undefined) send(process.platform === 'win32' ? pid : -pid, signal)
  for (const stray of marked(marker)) send(stray, signal)
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
