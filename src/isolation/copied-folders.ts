import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changeableFolders, foldersIn, mountPoints, socketsIn, systemFolders } from './machine-paths.ts'
import type { MountPlan } from './mount-script.ts'

/** Variables that name a folder of tools or packages, which a later step may use or save. */
const CACHES = [
  'RUNNER_TOOL_CACHE',
  'AGENT_TOOLSDIRECTORY',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GRADLE_USER_HOME',
  'npm_config_cache',
  'PNPM_HOME',
  'YARN_CACHE_FOLDER',
  'PIP_CACHE_DIR',
  'XDG_CACHE_HOME',
  'NUGET_PACKAGES',
  'DENO_DIR',
  'BUN_INSTALL',
  'COMPOSER_HOME',
  'GEM_HOME',
  'VIRTUAL_ENV',
  'CONDA',
  'NVM_DIR',
]

/** Mounts below the folders that are copied: more are those of containers. */
const MAX_MOUNTS = 40
/** Sockets that stay those of the machine. */
const MAX_SOCKETS = 50
/** Folders of one with mounts that get a copy each, and the levels of such folders. */
const MAX_PARTS = 100
const MAX_LEVELS = 4

type Copies = Pick<MountPlan, 'copied' | 'uncopied' | 'restored' | 'readOnly'>

/**
 * Plan what tests may write only to a copy: all folders that they could change, but for those that they are to change.
 * A version of the code that is tried may delete what belongs to others.
 */
export function planCopies(
  {
    env,
    uid,
    checkout,
  }: { readonly env: Readonly<Record<string, string | undefined>>; readonly uid: number; readonly checkout: string },
  isKept: (path: string) => boolean,
): Copies {
  const isOpen = (path: string) => isFolder(path) && path !== '/' && !isKept(path)
  const ofTools = real([...systemFolders(env, uid), env.HOME ?? '', ...CACHES.map(name => env[name] ?? '')])
  const near = dirname(checkout)
  const open = [...new Set([...ofTools, ...real([...changeableFolders(uid), near])])].filter(isOpen)
  // As root the checkout is mounted again on top of all. A user can lay no copy over a mount.
  const isInWay = (point: string) => open.some(folder => isBelow(point, folder)) && (uid !== 0 || !isKept(point))
  const mounts = mountPoints().filter(isInWay)
  const isMixed = (folder: string) => mounts.some(point => isBelow(point, folder))
  const reduced = (folders: readonly string[]) =>
    folders.filter(path => !folders.some(outer => isReached(path, outer, uid)))
  const plain = reduced(open.filter(folder => !isMixed(folder)))
  const mixed = reduced(open.filter(isMixed))
  if (uid !== 0) {
    const parts = mixed.flatMap(folder => partsOf(folder, isMixed, MAX_LEVELS)).filter(isOpen)
    const copied = [...new Set([...plain, ...parts])].toSorted()
    return { copied, uncopied: mixed, restored: socketsOf(copied, near), readOnly: [] }
  }
  if (mounts.length > MAX_MOUNTS) {
    // Root could change the system.
    const readOnly = outermost(ofTools.filter(isOpen)).filter(isMixed)
    return {
      copied: plain,
      uncopied: mixed.filter(folder => !readOnly.includes(folder)),
      restored: socketsOf(plain, near),
      readOnly,
    }
  }
  const below = real(mounts)
  const copied = [...new Set([...reduced(open), ...below.filter(isFolder)])].toSorted()
  const files = below.filter(path => !isFolder(path))
  return { copied, uncopied: [], restored: [...new Set([...files, ...socketsOf(copied, near)])], readOnly: [] }
}

function socketsOf(folders: readonly string[], near: string): string[] {
  return [...new Set([near, ...outermost(folders)].flatMap(socketsIn))].slice(0, MAX_SOCKETS)
}

/** Divide a folder with mounts, of which a user can make no copy, into the folders in it that have none. */
function partsOf(folder: string, isMixed: (folder: string) => boolean, levels: number): string[] {
  if (!isMixed(folder)) return [folder]
  if (levels === 0) return []
  const inner = foldersIn(folder).slice(0, MAX_PARTS)
  return inner.flatMap(name => partsOf(join(folder, name), isMixed, levels - 1))
}

/**
 * Return true for a folder within another that the overlay of that one serves. In a user's own namespaces it cannot
 * copy a folder of another user, not even for what is in it.
 */
function isReached(path: string, outer: string, uid: number): boolean {
  if (!isBelow(path, outer)) return false
  for (let between = path; between !== outer; between = dirname(between))
    if (uid !== 0 && lstatSync(between).uid !== uid) return false
  return true
}

export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

/** Resolve links, and leave out what does not exist. */
export function real(paths: readonly string[]): string[] {
  const found = paths.filter(path => path.startsWith('/') && existsSync(path)).map(path => realpathSync(path))
  return [...new Set(found)]
}

/** Leave out the folders within others. */
export function outermost(paths: readonly string[]): string[] {
  return paths.filter(path => !paths.some(other => other !== path && path.startsWith(`${other}/`))).toSorted()
}

export function isFolder(path: string): boolean {
  return lstatSync(path).isDirectory()
}
