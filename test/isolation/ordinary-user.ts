import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'

/** An ordinary user, without an entry among the users of this machine. */
export const USER = 54_321
export const isRoot = process.getuid?.() === 0

/** A user whom every Linux has among its own, `daemon`. */
export const KNOWN_USER = 1

/** Words that make a command run as this user. An ordinary user runs it as itself. */
export function asUser(user = USER): string[] {
  return isRoot ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []
}

/** Whether a program starts as an ordinary user: on some machines only root may enter the root folder. */
export const hasUsers = startsAs(USER)

function startsAs(user: number): boolean {
  const [file, ...args] = [...asUser(user), 'true']
  return file !== undefined && spawnSync(file, args).status === 0
}

/** Copy parts of this repository and Node.js to a folder: the user may not be able to read them. @returns that Node.js */
export function layReadable(home: string, folders: readonly string[]): string {
  chmodSync(home, 0o755)
  for (const folder of folders) cpSync(folder, join(home, folder), { recursive: true, dereference: true })
  const node = join(home, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
  return node
}
