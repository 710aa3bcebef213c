import { setTimeout as sleep } from 'node:timers/promises'
import { inPieces } from '../concurrency/in-pieces.ts'
import type { Failure } from '../domain/model/test-case.ts'
import { clusterFailures } from '../triage/cluster-failures.ts'
import type { WorkflowContext } from './context.ts'

/** Failures to look at. Those of a broken suite are thousands, and lead to the same files. */
const MAX_FAILURES = 20
/** Time for the tests to start, in milliseconds: what follows keeps this process busy. */
const START_MS = 30

/**
 * Read the code that failures lead to while their tests run again, so that triage finds it parsed. The result is not
 * used: which failures are targets is not known yet.
 */
export async function readAhead(failures: readonly Failure[], context: WorkflowContext): Promise<void> {
  if (failures.length === 0) return
  await sleep(START_MS)
  try {
    const first = { failures: failures.slice(0, MAX_FAILURES), ...(await context.sourceIndex()) }
    await inPieces(clusterFailures(first), context.signal)
  } catch {
    // Triage asks the same, and reports the error.
  }
}
