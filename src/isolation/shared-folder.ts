import { lstatSync, rmSync, unlinkSync } from 'node:fs'
import { lstat, mkdir, readFile, unlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Make a folder below one that tests cannot replace. A test of an earlier command may have put a link in its way, which
 * would lead what this process writes to any place of the machine.
 */
export async function makeFolder(root: string, folder: string): Promise<void> {
  let at = root
  for (const name of relative(root, folder).split(sep)) {
    at = join(at, name)
    const info = await lstat(at).catch(() => undefined)
    if (info?.isDirectory() === true) continue
    if (info !== undefined) await unlink(at)
    await mkdir(at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Remove what a test has put at a path to write to, unless that is a file. A write to a pipe would not end. */
export function clearPath(path: string): void {
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (info?.isDirectory() === true) rmSync(path, { recursive: true })
  // rmSync leaves a link that leads to nothing.
  else if (info?.isFile() === false) unlinkSync(path)
}

/** Read a text that lies where tests can write; undefined if that is no file. A read of a pipe would not end. */
export async function readShared(path: string): Promise<string | undefined> {
  const info = await lstat(path).catch(() => undefined)
  return info?.isFile() === true ? readFile(path, 'utf8') : undefined
}
