import { readFile, rm, writeFile } from 'node:fs/promises'
import { UserError } from '../contracts/errors.ts'
import { isAlive, ownProcess, type ProcessIdentity } from './process-identity.ts'

/**
 * Lock a checkout for this run until the result is disposed of.
 * @param path the lock file, which holds the process id of its owner and in a second line its start
 * @throws UserError if another run holds the lock
 */
export async function lockCheckout(path: string): Promise<AsyncDisposable> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { pid, started } = ownProcess()
      await writeFile(path, started === undefined ? String(pid) : `${pid}\n${started}`, { flag: 'wx' })
      return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = readOwner(await readFile(path, 'utf8').catch(() => ''))
      if (tries > 1 || (owner.pid !== process.pid && isAlive(owner))) {
        throw new UserError(
          `Another run of fix-tests (process ${owner.pid}) is working in this checkout.`,
          'Wait for its end, or stop it.',
        )
      }
      // Its owner has crashed.
      await rm(path, { force: true })
    }
  }
}

/** Read the owner of a lock. Earlier versions wrote the process id alone. */
function readOwner(text: string): ProcessIdentity {
  const [pid, started] = text.split('\n')
  return { pid: Number(pid), started }
}
