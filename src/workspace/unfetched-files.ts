import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checkout, ENV } from './checkout.ts'
import { entriesOf, gitResult, submodulesIn } from './git.ts'

/** Start of a file that Git LFS has not fetched. */
const POINTER = 'version https://git-lfs.github.com/spec/v1\n'

/** Files of Git LFS to look at. One pointer among them tells enough. */
const MAX_FILES = 50

/** Files and folders that a checkout lacks. Paths are relative to its top. */
export interface UnfetchedFiles {
  /** Files of Git LFS that are pointers. */
  readonly pointers: readonly string[]
  /** Submodules that are not checked out. */
  readonly submodules: readonly string[]
}

/** List files of Git LFS that are pointers, and submodules that are not checked out. Best effort: some are enough. */
export async function unfetchedFiles({ top, host }: Checkout): Promise<UnfetchedFiles> {
  const options = { cwd: top, host, env: { ...ENV, GIT_LITERAL_PATHSPECS: '0' }, codes: [1, 128, 129] }
  const list = async (...args: string[]) => entriesOf((await gitResult(['ls-files', '-z', ...args], options)).stdout)
  // A filter in .gitattributes marks the files; git looks for the attribute, so no file has to be read for it.
  const [marked, staged] = await Promise.all([list('--', ':(attr:filter=lfs)'), list('--stage')])
  const pointers: string[] = []
  for (const file of marked.slice(0, MAX_FILES)) if (await isPointer(join(top, file))) pointers.push(file)
  const states = await Promise.all(
    submodulesIn(staged)
      .slice(0, MAX_FILES)
      .map(async path => ((await isThere(join(top, path))) ? [] : path)),
  )
  return { pointers, submodules: states.flat() }
}

/** List submodules at any depth that are not checked out. */
export async function nestedSubmodules({ top, host }: Checkout): Promise<readonly string[]> {
  const options = { cwd: top, host, env: ENV, codes: [1, 128] }
  const { stdout } = await gitResult(['submodule', 'status', '--recursive'], options)
  return stdout.split('\n').flatMap(line => /^-[0-9a-f]+ (.+)$/.exec(line)?.[1] ?? [])
}

async function isPointer(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isFile()) return false
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(POINTER.length), 0, POINTER.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === POINTER
  } catch {
    return false
  }
}

/** Check whether a submodule is checked out: then its folder has a link to its git directory. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(join(path, '.git'))
    return true
  } catch {
    return false
  }
}
