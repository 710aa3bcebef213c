import type { Assignment } from '../../../domain/model/assignment.ts'
import type { TestKey } from '../../../domain/model/test-case.ts'
import { count } from '../../../domain/text/wording.ts'
import { type Improvement, summaryOf } from './offline-report.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'

/** List the tests that should pass. */
export function targetsOf({ clusters }: Assignment): readonly TestKey[] {
  return clusters.flatMap(({ tests }) => tests)
}

/**
 * True if a change turns only some of the tests green, although each of them is about the function that it changes, or
 * gives another wrong value with it: what it changes is still wrong, and most changes of it turn some test green.
 */
export function isGuess(
  { candidate, green, sways = false }: Improvement,
  assignment: Assignment,
  { shared }: FaultLocalization,
): boolean {
  return green < targetsOf(assignment).length && (sways || shared.has(candidate.symbol))
}

/** Say why the best change is not proposed. @param all number of tests that should pass */
export function guessText({ candidate, green, sways = false }: Improvement, all: number): string {
  const why = sways ? 'with it others fail in another way' : `each of them is about ${candidate.symbol}`
  return `The best one (${summaryOf(candidate)}) turned ${green} of ${count(all, 'failing test')} green, which is no sign of a fix: ${why}.`
}
