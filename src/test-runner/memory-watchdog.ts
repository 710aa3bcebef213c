import { readdirSync, readFileSync } from 'node:fs'

/** How often the memory of a process tree is looked at, in milliseconds. */
const EVERY_MS = 500
/** Bytes of a page on Linux, on all machines that runners have. */
const PAGE = 4_096

/**
 * Watches how much memory a process group uses, where the system tells it: on Linux. A limit on addresses would not do,
 * since Node.js, Java and Go reserve far more than they use.
 */
export function watchMemory(
  group: number | undefined,
  limit: number | undefined,
  over: (limit: number) => void,
): Disposable {
  if (group === undefined || limit === undefined || process.platform !== 'linux')
    return { [Symbol.dispose]: () => undefined }
  const timer = setInterval(() => {
    if (memoryOf(group) > limit) over(limit)
  }, EVERY_MS)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Bytes that the processes of a group have for themselves: what they share is not counted. */
function memoryOf(group: number): number {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.filter(pid => groupOf(pid) === group).reduce((sum, pid) => sum + ownMemory(pid), 0)
}

/** Source: proc(5), /proc/pid/stat: the name stands in parentheses and may hold anything. */
function groupOf(pid: string): number | undefined {
  const stat = read(`/proc/${pid}/stat`)
  const group = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]
  return group === undefined ? undefined : Number(group)
}

function ownMemory(pid: string): number {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number)
  return Math.max(0, resident - shared) * PAGE
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended in the meantime.
    return ''
  }
}
