import { readFile, rm, writeFile } from 'node:fs/promises'
import { UserError } from '../contracts/errors.ts'

/**
 * Keeps a checkout to one run at a time, for as long as the result is not disposed of.
 * @param path the lock's file, which holds the process id of its owner
 * @throws UserError while another run has it
 */
export async function lockCheckout(path: string): Promise<AsyncDisposable> {
  for (let tried = 1; ; tried += 1) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(await readFile(path, 'utf8').catch(() => ''))
      if (tried > 1 || (owner !== process.pid && isAlive(owner))) {
        throw new UserError(
          `Another run of fix-tests (process ${owner}) is at work in this checkout.`,
          'Wait for its end, or stop it.',
        )
      }
      // Its owner died without a word.
      await rm(path, { force: true })
    }
  }
}

/** Whether a process of this machine is there. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
