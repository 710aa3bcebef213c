import type { Candidate } from '../candidates/candidates.ts'
import { isDestructive } from '../code/destructive-code.ts'
import type { QueuedCandidate } from './candidate-queue.ts'

/** Candidates that are tried beside the best one, at its place. */
const MAX_BESIDE = 4

/**
 * List what else is at the place of a change that turns all targets green: which operator is meant, few tests decide,
 * and a short search may end between the two.
 * @param tried candidates that were tried
 */
export function besideBest(
  best: Candidate,
  candidates: readonly Candidate[],
  tried: ReadonlySet<Candidate>,
): QueuedCandidate[] {
  const isBeside = (each: Candidate) => each.file === best.file && each.from === best.from && each.to === best.to
  return candidates
    .filter(each => isBeside(each) && !tried.has(each) && !isDestructive(each.result))
    .slice(0, MAX_BESIDE)
    .map((candidate, index) => ({ candidate, index, order: 'beside the best one', patient: false, alone: false }))
}
