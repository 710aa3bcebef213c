import { note } from '../contracts/events.ts'
import type { Emit } from '../contracts/ports.ts'
import { listOf } from '../domain/text/wording.ts'
import { type Checkout, restoreFiles } from '../workspace/checkout.ts'
import { GuardedFiles } from '../workspace/guarded-files.ts'
import type { KeptVersions } from '../workspace/kept-versions.ts'

/** Files that a note names. */
const MAX_NAMED = 5

/**
 * When disposed of, put back the tracked files that the tests or the project's check have changed since now. A test
 * script that formats the code would leave a work tree that the next run refuses. A person may have written these
 * versions, so they are kept. A file whose version cannot be kept stays as it is, and is named.
 * @param by.strayFiles lists the tracked files with changes that are not the run's own
 */
export async function restoringChanges(by: {
  readonly checkout: Checkout
  readonly kept: KeptVersions
  readonly strayFiles: () => Promise<readonly string[]>
  readonly emit: Emit
}): Promise<AsyncDisposable> {
  const { checkout, kept, strayFiles, emit } = by
  const before = new Set(await strayFiles())
  return {
    async [Symbol.asyncDispose]() {
      const files = new GuardedFiles(checkout.top)
      const restored: string[] = []
      const left: string[] = []
      for (const path of await strayFiles()) {
        if (before.has(path)) continue
        const text = files.read(path)
        const isKept = text !== undefined && (await kept.keep(path, text))
        ;(isKept ? restored : left).push(path)
      }
      if (restored.length > 0) await restoreFiles(checkout, restored)
      if (left.length > 0)
        emit(note('warning', `Changed by the tests, and left as they are: ${listOf(left, MAX_NAMED)}.`))
    },
  }
}
