import { createHash } from 'node:crypto'
import { lstat, mkdir, realpath, rm, rmdir, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, sep } from 'node:path'

/** A folder of a run that no other user can read. It is removed with all that is in it. */
export interface PrivateFolder extends AsyncDisposable {
  /** Absolute, without links. */
  readonly path: string
}

/**
 * Make the folder for the temporary files of a run's tests where the machine has its own: the path of a Unix socket may
 * have some hundred characters only, and tests make their sockets below it.
 * @param directory the state of the request, which names the folder: what a run that was killed has left there is
 * removed
 * @returns undefined if the machine has none that can be written
 */
export function makeTestTemp(directory: string): Promise<PrivateFolder | undefined> {
  return makeFolder(tmpdir(), nameOf('t', directory))
}

/**
 * Make a folder for copies of the checkout if the one of the state is below a hidden folder and the checkout is not:
 * servers of files, watchers and globs leave out what is below a folder such as `.local`. It is on the file system of
 * the checkout, so that copies share files.
 * @param directory the state of the request, as above
 * @param top the checkout
 * @returns undefined if the one of the state will do, or there is no other
 */
export async function makeCopiesFolder(directory: string, top: string): Promise<PrivateFolder | undefined> {
  if (!isHidden(directory) || isHidden(top)) return undefined
  const { dev } = await stat(top)
  for (const root of process.platform === 'win32' ? [tmpdir()] : ['/var/tmp', tmpdir()]) {
    const found = await stat(root).catch(() => undefined)
    const made = found?.dev === dev ? await makeFolder(root, nameOf('c', directory)) : undefined
    if (made !== undefined) return made
  }
  return undefined
}

/** True for a path with a folder whose name begins with a dot. */
function isHidden(path: string): boolean {
  return path.split(sep).some(name => name.startsWith('.'))
}

function nameOf(kind: string, directory: string): string {
  return `${kind}${createHash('sha256').update(directory).digest('hex').slice(0, 8)}`
}

/** Make an empty folder below the user's own one. @returns undefined if that cannot be written, or is another user's */
async function makeFolder(root: string, name: string): Promise<PrivateFolder | undefined> {
  const { uid, username } = userInfo()
  const own = join(root, `fix-tests-${uid >= 0 ? uid : username.replace(/\W/g, '')}`)
  await mkdir(own, { mode: 0o700 }).catch(() => undefined)
  // Another user may have made it first, or put a link there.
  const info = await lstat(own).catch(() => undefined)
  const isOwn = info?.isDirectory() === true && (uid < 0 || (info.uid === uid && (info.mode & 0o077) === 0))
  if (!isOwn) return undefined
  const folder = join(own, name)
  await remove(folder)
  const isMade = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (!isMade) return undefined
  const path = await realpath(folder)
  return {
    path,
    async [Symbol.asyncDispose]() {
      await remove(path)
      // Other runs may have theirs there.
      await rmdir(dirname(path)).catch(() => undefined)
    },
  }
}

/** Remove a folder. What a test has locked stays, as it does after a run of CI. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
}
