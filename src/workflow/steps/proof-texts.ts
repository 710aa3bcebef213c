import type { Proof } from '../../domain/model/proof.ts'
import { listOf } from '../../domain/text/wording.ts'

/** Limit of files named in a sentence. */
const MAX_NAMED = 3

/** Note on a copy whose tests load code of the checkout (an editable install), depend on their path, or lack a file. */
export function copyDiffers(difference = 'the tests have other results'): string {
  return `In a clean copy, ${difference}. Perhaps the tests depend on the path of the checkout, an editable install points to it, or the copy lacks a file. So the proof runs in the checkout.`
}

/**
 * Say why the last run of the whole suite proves nothing.
 * @param options.reason what the verdict says of it
 * @param options.isOver true if it was cut, since the time of the whole run was used up
 */
export function lastRunReason(place: Proof['place'], { reason, isOver }: { reason: string; isOver: boolean }): string {
  if (isOver) return 'The proof did not end in the time that timeout-minutes leaves. Set it higher, and run again.'
  const where = place === 'clean copy' ? 'In a clean copy of the branch,' : 'In the last run,'
  return `${where} the result was different. ${reason}`
}

export function rewrittenFilesNote(files: readonly string[]): string {
  return `The tests rewrite files of the repository (${listOf(files, MAX_NAMED)}), so what is green here may not be green on the branch.`
}
