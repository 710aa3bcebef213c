import { readFile, rm, writeFile } from 'node:fs/promises'
import { UserError } from '../contracts/errors.ts'

/**
 * Lock a checkout for this run until the result is disposed of.
 * @param path the lock file, which holds the process id of its owner
 * @throws UserError if another run holds the lock
 */
export async function lockCheckout(path: string): Promise<AsyncDisposable> {
  for (let tries = 1; ; tries += 1) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(await readFile(path, 'utf8').catch(() => ''))
      if (tries > 1 || (owner !== process.pid && isAlive(owner))) {
        throw new UserError(
          `Another run of fix-tests (process ${owner}) is working in this checkout.`,
          'Wait for its end, or stop it.',
        )
      }
      // Its owner has crashed.
      await rm(path, { force: true })
    }
  }
}

/** Check whether a process of this machine is running. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
