import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { processFields } from '../isolation/processes.ts'

/** A process of this machine. A later process may get the same id, but not the same start. */
export interface ProcessIdentity {
  readonly pid: number
  /** Start of the process as the system names it; undefined if unknown. */
  readonly started?: string | undefined
}

/** Return the identity of this process. */
export function ownProcess(): ProcessIdentity {
  const started = observe(process.pid)?.started
  return { pid: process.pid, ...(started === undefined ? {} : { started }) }
}

/** Check whether a process of this machine is running. A zombie has ended, and so has one whose id another one has. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isPresent(pid)) return false
  const seen = observe(pid)
  if (seen === undefined) return true
  return !seen.isZombie && (started === undefined || started === seen.started)
}

function isPresent(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Observe a process; undefined if the system does not say more than its id. */
function observe(pid: number): { isZombie: boolean; started: string } | undefined {
  try {
    if (process.platform === 'linux') return observeLinux(pid)
    if (process.platform === 'darwin') return observeMac(pid)
  } catch {
    // It has just ended, or the system hides it.
  }
  return undefined
}

function observeLinux(pid: number): { isZombie: boolean; started: string } | undefined {
  const fields = processFields(pid)
  // Field 22 counts clock ticks since the boot.
  const [state, ticks] = [fields[0], fields[19]]
  if (state === undefined || ticks === undefined) return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
  return { isZombie: state === 'Z' || state === 'X', started: `${boot} ${ticks}` }
}

function observeMac(pid: number): { isZombie: boolean; started: string } {
  const env = { LC_ALL: 'C', TZ: 'UTC' }
  const text = execFileSync('/bin/ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' })
  const [state = '', ...started] = text.trim().split(/\s+/)
  return { isZombie: state.startsWith('Z'), started: started.join(' ') }
}
