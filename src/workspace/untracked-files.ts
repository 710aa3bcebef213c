import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { inPieces } from '../concurrency/in-pieces.ts'
import { type CopyBudget, copyContents, copyMoved } from './copy-budget.ts'
import { below } from './guarded-files.ts'

/** Folders of installed packages: nothing changes them, so copies share their files by hard links. */
const SHARED = new Set(['node_modules', '.venv', 'venv', 'vendor', 'site-packages', '.yarn', 'bower_components'])
/** Caches, wherever they are: tools create them again. */
const CACHES = new Set(['.git', '.pytest_cache', '__pycache__', '.mypy_cache', '.ruff_cache'])
/**
 * Caches and results of earlier runs beside tracked files. Within a build's output, a folder of such a name is a part
 * of it.
 */
const RESULTS = new Set(['.nyc_output', 'coverage', '.cache', '.vite', '.turbo'])

/** Names of caches that installed packages also use. */
const INSTALLED = new Set(['coverage', '__pycache__'])

/**
 * Settings of a build tree of CMake, and the mark of one with tests. Its files name those of the checkout by absolute
 * paths, so in a copy it is configured anew, from these settings.
 */
const BUILD_CACHE = 'CMakeCache.txt'
const BUILD_SETTINGS = [BUILD_CACHE, 'CTestTestfile.cmake']

/**
 * An untracked file, link or folder; a shared folder includes everything below it. `paths`: a text with paths of the
 * checkout, which become those of the copy.
 */
export interface Untracked {
  readonly path: string
  readonly kind: 'file' | 'link' | 'folder' | 'shared' | 'paths'
}

/** List an untracked path of a checkout, as git lists it, and everything below it. @param top folder of the checkout */
export async function untrackedAt(top: string, path: string): Promise<Untracked[]> {
  return RESULTS.has(basename(path)) ? [] : allBelow(top, path)
}

/** List a path that git does not track by itself, such as a submodule, and everything below it. */
export async function allBelow(top: string, path: string): Promise<Untracked[]> {
  const name = basename(path)
  if (CACHES.has(name)) return []
  const at = join(top, path)
  const info = await lstat(at).catch(() => undefined)
  if (info?.isSymbolicLink() === true) return [{ path, kind: 'link' }]
  if (info?.isFile() === true) return [{ path, kind: BUILD_SETTINGS.includes(name) ? 'paths' : 'file' }]
  if (info?.isDirectory() !== true) return []
  if (SHARED.has(name)) return [{ path, kind: 'shared' }]
  const entries = await readdir(at)
  // Sources can be built where they are.
  const isBuildTree = entries.includes(BUILD_CACHE) && !entries.includes('CMakeLists.txt')
  const copied = isBuildTree ? entries.filter(entry => BUILD_SETTINGS.includes(entry)) : entries
  const inside = await Promise.all(copied.map(entry => allBelow(top, join(path, entry))))
  return [{ path, kind: 'folder' }, ...inside.flat()]
}

/** Folders between which untracked files are copied. */
export interface CopyPlace {
  /** Folder of the checkout. */
  readonly top: string
  /** Folder of the copy. */
  readonly root: string
  /** Path by which programs see the copy, for what names files by absolute paths. */
  readonly runsAt: string
  readonly budget: CopyBudget
}

export async function copyUntracked({ path, kind }: Untracked, place: CopyPlace): Promise<void> {
  const { top, root, runsAt, budget } = place
  const from = join(top, path)
  const to = join(root, path)
  budget.take(0)
  switch (kind) {
    case 'folder':
      await mkdir(to, { recursive: true })
      return
    case 'link':
      await symlink(targetOf(from, await readlink(from), { top, runsAt }), to)
      return
    case 'file':
      await copyContents(from, to, budget)
      return
    case 'paths':
      await copyMoved(from, to, { budget, roots: [top, runsAt] })
      return
    case 'shared':
      for (const each of await inPieces(shareBelow(path, place)))
        await copyContents(join(top, each), join(root, each), budget)
  }
}

/**
 * Share a folder of installed packages by hard links, in pieces: there are tens of thousands, and a thread for each
 * would take twice the time.
 * @returns paths of the files that cannot be linked, such as those of another file system
 */
function* shareBelow(path: string, place: CopyPlace): Generator<void, readonly string[]> {
  const { top, root, budget } = place
  mkdirSync(join(root, path), { recursive: true })
  const unlinked: string[] = []
  for (const entry of readdirSync(join(top, path), { withFileTypes: true })) {
    if ((CACHES.has(entry.name) || RESULTS.has(entry.name)) && !INSTALLED.has(entry.name)) continue
    const inside = join(path, entry.name)
    const [from, to] = [join(top, inside), join(root, inside)]
    if (entry.isDirectory()) unlinked.push(...(yield* shareBelow(inside, place)))
    else if (entry.isSymbolicLink()) {
      budget.take(0)
      symlinkSync(targetOf(from, readlinkSync(from), place), to)
    } else if (entry.isFile()) {
      budget.take(0)
      try {
        linkSync(from, to)
      } catch {
        unlinked.push(inside)
      }
    }
    yield
  }
  return unlinked
}

/** Retarget a link: one into the checkout points into the copy, any other keeps its target. */
function targetOf(from: string, target: string, { top, runsAt }: Pick<CopyPlace, 'top' | 'runsAt'>): string {
  const at = resolve(dirname(from), target)
  if (!below(top, at)) return at
  return isAbsolute(target) ? join(runsAt, relative(top, at)) : target
}
