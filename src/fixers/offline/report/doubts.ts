import type { Candidate } from '../candidates/candidates.ts'
import { isBuilt } from '../choice/choice.ts'

/**
 * Shares of right changes in the bench's functions and in bugs like commits (ADR 82): where the tests accept several,
 * they do not say which one is right, and what comes late is more often green by chance.
 */
export const CONFIDENCE = {
  alone: 0.9,
  chosen: 0.7,
  built: 0.3,
  pair: 0.3,
  turned: 0.4,
  special: 0.3,
  partial: 0.3,
} as const

/** Candidates after which a change that is alone is one of many that might have passed by chance. */
const LATE = 600

/** Say how far a change is trusted. @param others number of other changes that pass; `at`: candidates tried up to it */
export function confidenceIn(
  candidate: Candidate,
  { others, at, isJudged }: { others: number; at: number; isJudged: boolean },
): number {
  // Where each candidate is a run of the test runner, few are tried beside it.
  const isOneOfSome = others > 0 || at > LATE || addsOne(candidate) || !isJudged
  return doubtIn(candidate, isJudged)?.confidence ?? (isOneOfSome ? CONFIDENCE.chosen : CONFIDENCE.alone)
}

/**
 * True if one is added to a value or taken from it: near a rounding or a limit, that can turn a test green by chance.
 */
function addsOne({ operator, from, to, insert }: Candidate): boolean {
  return operator === 'off-by-one' && insert.length > to - from
}

interface Doubt {
  readonly confidence: number
  /** The reason to look closer. */
  readonly text: string
}

/** Say why a change asks for a closer look, and how far it is trusted then; undefined if nothing in itself does. */
export function doubtIn(candidate: Candidate, isJudged: boolean): Doubt | undefined {
  const { isSpecial, parts, operator } = candidate
  if (isSpecial === true)
    return {
      confidence: CONFIDENCE.special,
      text: 'It brings in an input of the failing tests, and may be right for that input only.',
    }
  if (parts !== undefined)
    return {
      confidence: CONFIDENCE.pair,
      text: 'No single change turns the tests green. Of pairs, more do so by chance: check that both are needed.',
    }
  if (isBuilt(candidate))
    return {
      confidence: CONFIDENCE.built,
      text: 'It was built from the values in the tests: about one of three such changes is right for other inputs, too.',
    }
  // Where few other changes were tried, a condition that is turned round makes weak tests green more often than it
  // repairs.
  if (operator === 'negation' && !isJudged)
    return {
      confidence: CONFIDENCE.turned,
      text: 'It turns a condition round, and few other changes were tried beside it: check that the old condition was wrong.',
    }
  return undefined
}
