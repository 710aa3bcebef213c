// Finds and kills all descendants of an action, whatever group or parent they have given themselves.

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
  root: number
  trackingId: string
}

/** Send the signal to the whole tree, until every process has got it: one may fork while the others are killed. */
export function signalTree(tree: Tree, signal: NodeJS.Signals): void {
  if (!hasProc) signalProcess(-tree.root, signal)
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

/** The living processes: in the root's session, below such a process, or with the tracking id in their environment. */
export function processesOf({ root, trackingId }: Tree): Process[] {
  const alive = listProcesses()
  const found = new Map<number, Process>()
  const add = (process: Process) => {
    if (found.has(process.pid)) return
    found.set(process.pid, process)
    for (const child of alive) if (child.parent === process.pid) add(child)
  }
  for (const process of alive) {
    if (process.pid === root || process.session === root || carries(process.pid, trackingId)) add(process)
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

/** Empty if the process has just ended or belongs to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
