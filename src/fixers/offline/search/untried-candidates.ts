import type { SourceTree } from '../../../contracts/ports.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { summaryOf } from '../report/offline-report.ts'
import { contradictingFirst, type StatedValue } from './stated-values.ts'

/** Choose the candidates that no earlier attempt refuted, in the order in which they are tried. */
export async function untriedCandidates(
  candidates: readonly Candidate[],
  { earlier }: Pick<Assignment, 'earlier'>,
  { stated, source }: { readonly stated: readonly StatedValue[]; readonly source: SourceTree },
): Promise<readonly Candidate[]> {
  const refuted = new Set(earlier.map(attempt => attempt.proposal?.summary))
  const untried = candidates.filter(candidate => !refuted.has(summaryOf(candidate)))
  return stated.length === 0 ? untried : contradictingFirst(untried, stated, source)
}
