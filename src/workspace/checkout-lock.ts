import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../contracts/errors.ts'
import { isAlive, ownProcess, type ProcessIdentity } from './process-identity.ts'

/** Errors of a file system without hard links. */
const WITHOUT_LINKS = /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK|EXDEV)$/

/** Tries while other runs remove the lock of a run that died, and milliseconds between two. */
const [TRIES, WAIT_MS] = [50, 20]

/**
 * Lock a checkout for this run until the result is disposed of.
 * @param path the lock file, which holds the process id of its owner and in a second line its start
 * @throws UserError if another run holds the lock
 */
export async function lockCheckout(path: string): Promise<AsyncDisposable> {
  const { pid, started } = ownProcess()
  const own = `${path}.${randomUUID()}`
  // A lock never stands there without its owner: another run would take it for that of a dead one.
  await writeFile(own, started === undefined ? String(pid) : `${pid}\n${started}`, { flag: 'wx' })
  let holder = 0
  try {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (await linked(own, path)) return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
      const seen = await readFile(path, 'utf8').catch(() => undefined)
      const owner = readOwner(seen ?? '')
      holder = owner.pid
      if (seen !== undefined && owner.pid !== pid && isAlive(owner)) break
      if (seen === undefined) await sleep(WAIT_MS)
      else await removeLock(path, seen, { isAbandoned: tries === TRIES - 1 })
    }
    throw heldBy(holder)
  } finally {
    await rm(own, { force: true })
  }
}

function heldBy(pid: number): UserError {
  return new UserError(
    `Another run of fix-tests (process ${pid}) is working in this checkout.`,
    'Wait for its end, or stop it.',
  )
}

/** Read the owner of a lock. Earlier versions wrote the process id alone. */
function readOwner(text: string): ProcessIdentity {
  const [pid, started] = text.split('\n')
  return { pid: Number(pid), started }
}

/**
 * Remove the lock of a run that died. Only one run does so at a time, and only if it is still that lock: a second one
 * would remove the lock that the first one has made meanwhile.
 * @param options.isAbandoned true if a run that was removing it has died, too
 */
async function removeLock(path: string, dead: string, options: { isAbandoned: boolean }): Promise<void> {
  const claim = `${path}.dead`
  if (options.isAbandoned) await rm(claim, { force: true })
  if (!(await linked(path, claim).catch(() => false))) return sleep(WAIT_MS)
  try {
    if ((await readFile(claim, 'utf8')) === dead) await rm(path, { force: true })
  } finally {
    await rm(claim, { force: true })
  }
}

/** Give a file a second name. @returns false if a file of this name exists */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (!WITHOUT_LINKS.test(code)) throw error
  }
  // It is there before it is whole: two runs that begin at once may both get it, but without it no run begins.
  return copyFile(file, name, constants.COPYFILE_EXCL).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
}
