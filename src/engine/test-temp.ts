import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder for the temporary files of a run's tests. */
export interface TestTemp extends AsyncDisposable {
  /** Absolute, without links. */
  readonly path: string
}

/**
 * Make the folder where the machine has its temporary files: the path of a Unix socket may have some hundred characters only, and
 * tests make their sockets below it. @returns undefined if the machine has none that can be written
 */
export async function makeTestTemp(): Promise<TestTemp | undefined> {
  const made = await mkdtemp(join(tmpdir(), 'fix-tests-')).catch(() => undefined)
  // Without such a folder the tests have one of the state's.
  if (made === undefined) return undefined
  const path = await realpath(made)
  return {
    path,
    async [Symbol.asyncDispose]() {
      // What a test has locked stays, as it does after a run of CI.
      await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    },
  }
}
