import { readdirSync, readFileSync } from 'node:fs'
import { descendantsOf, processFields } from '../isolation/processes.ts'
import type { Tree } from './process-tree.ts'

/** Time between two measurements, in milliseconds. */
const INTERVAL_MS = 500
/** Bytes of a memory page on Linux, on every machine of GitHub's runners. */
const PAGE = 4_096

/**
 * Watch the memory of a process group. This works on Linux only. A limit on the address space is no alternative:
 * Node.js, Java and Go reserve far more than they use.
 */
export function watchMemory(
  { pid: group, isApart }: Tree,
  limit: number | undefined,
  over: (limit: number) => void,
): Disposable {
  if (group === undefined || limit === undefined || process.platform !== 'linux')
    return { [Symbol.dispose]: () => undefined }
  const timer = setInterval(() => {
    if (memoryOf(group, isApart) > limit) over(limit)
  }, INTERVAL_MS)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Sum the bytes that the processes below one, and without a namespace those of its group, do not share. */
function memoryOf(group: number, isApart: boolean): number {
  const below = descendantsOf(group).map(String)
  const pids = isApart ? [] : readdirSync('/proc').filter(name => /^\d+$/.test(name))
  // A process of a warm judge leads a group of its own.
  const all = new Set([...below, ...pids.filter(pid => groupOf(pid) === group)])
  return [...all].reduce((sum, pid) => sum + ownMemory(pid), 0)
}

function groupOf(pid: string): number | undefined {
  const group = processFields(pid)[2]
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
    // The process has ended.
    return ''
  }
}
