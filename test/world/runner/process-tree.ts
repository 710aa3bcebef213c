// Finding and killing everything that descends from an action, whatever group or parent it has given itself.

import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Without it (macOS) only the process group is known: good enough to try the project there. */
const hasProc = existsSync('/proc/self/stat')

interface Process {
  pid: number
  parent: number
  session: number
  name: string
}

/** The action's process, which leads a session of its own, and the mark that its children inherit by default. */
export interface Tree {
  roots: readonly number[]
  trackingId: string
}

/**
 * Sends the signal to the whole tree, again and again until no process is found that did not get it: one may be
 * forking while the others are being killed.
 */
export function signalTree(tree: Tree, signal: NodeJS.Signals): void {
  if (!hasProc) for (const root of tree.roots) signalProcess(-root, signal)
  const signalled = new Set<number>()
  for (;;) {
    const fresh = processesOf(tree).filter(({ pid }) => !signalled.has(pid))
    if (fresh.length === 0) return
    for (const { pid } of fresh) {
      signalled.add(pid)
      signalProcess(pid, signal)
    }
  }
}

/** A process that is already gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Those alive: in a root's session, below such a process, or carrying the tracking id in their environment. */
export function processesOf({ roots, trackingId }: Tree): Process[] {
  const alive = listProcesses()
  const found = new Map<number, Process>()
  const add = (process: Process) => {
    if (found.has(process.pid)) return
    found.set(process.pid, process)
    for (const child of alive) if (child.parent === process.pid) add(child)
  }
  for (const process of alive) {
    if (roots.includes(process.pid) || roots.includes(process.session) || carries(process.pid, trackingId)) add(process)
  }
  return [...found.values()]
}

function listProcesses(): Process[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const stat = read(`/proc/${name}/stat`)
      // "pid (name) state parent group session …": the name may hold spaces and parentheses itself.
      const close = stat.lastIndexOf(')')
      const [state, parent, , session] = stat.slice(close + 2).split(' ')
      if (stat === '' || state === 'Z' || state === 'X') return []
      const processName = stat.slice(stat.indexOf('(') + 1, close)
      return [{ pid: Number(name), parent: Number(parent), session: Number(session), name: processName }]
    })
}

function carries(pid: number, trackingId: string): boolean {
  return read(`/proc/${pid}/environ`).includes(`RUNNER_TRACKING_ID=${trackingId}`)
}

/** Empty when the process has just ended or belongs to somebody else. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
