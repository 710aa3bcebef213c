import { readdir, readFile } from 'node:fs/promises'
import { MARKER } from './environment.ts'

/**
 * Ends a process tree: its group, and on Linux every process that carries the run's marker in its environment, which
 * also finds those that started a session of their own or lost their parent.
 */
export async function killTree(pid: number | undefined, marker: string, signal: NodeJS.Signals): Promise<void> {
  if (pid !== undefined) send(process.platform === 'win32' ? pid : -pid, signal)
  for (const stray of await marked(marker)) send(stray, signal)
}

async function marked(marker: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const wanted = `${MARKER}=${marker}\0`
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const carries = await Promise.all(
    pids.map(async pid => {
      // A process of somebody else, or one that has just ended, cannot be read: not ours.
      const environ = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
      return environ.includes(wanted)
    }),
  )
  return pids.filter((pid, index) => pid !== process.pid && carries[index])
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // Already gone, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH' && (error as NodeJS.ErrnoException).code !== 'EPERM')
      throw error
  }
}
