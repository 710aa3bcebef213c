import { readdirSync, readFileSync } from 'node:fs'

/** List the processes below a process, nearest first, as /proc shows them here. Linux only; empty elsewhere. */
export function descendantsOf(pid: number): number[] {
  const below = new Map<number, number[]>()
  for (const name of entriesOf('/proc').filter(entry => /^\d+$/.test(entry))) {
    const parent = parentOf(name)
    if (parent !== undefined) below.set(parent, [...(below.get(parent) ?? []), Number(name)])
  }
  const found = [...(below.get(pid) ?? [])]
  // The list grows while it is walked.
  for (const each of found) found.push(...(below.get(each) ?? []))
  return found
}

/**
 * Return the ids of a process, the one seen here first, then that of each process namespace within.
 * Source: proc(5), /proc/pid/status, NSpid.
 */
export function namespaceIds(pid: number | 'self'): number[] {
  const line = /^NSpid:([\d\t ]{1,400})$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? ''
  return line.trim().split(/\s+/).filter(Boolean).map(Number)
}

function parentOf(pid: string): number | undefined {
  const parent = processFields(pid)[1]
  return parent === undefined || parent === '' ? undefined : Number(parent)
}

/**
 * List what /proc says of a process, from its state on, which is field 3; empty if it has ended. Source: proc(5),
 * /proc/pid/stat: the name before it is in parentheses and may contain any character.
 */
export function processFields(pid: number | string): string[] {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function entriesOf(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    // A system without /proc.
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}
