import type { FailureSignals } from '../suspects/failure-signals.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'
import type { Operator } from '../code/mutation.ts'

export interface CandidatePlace {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** The enclosing function, or ''. */
  readonly symbol: string
  readonly operator: Operator
  /** Position of the file among the suspects, from 0. */
  readonly rank: number
}

/** Rough frequency of each kind of bug, before any evidence. */
export const PRIOR: Readonly<Record<Operator, number>> = {
  // A message names the place, and often the cure.
  'misspelled-name': 8,
  'missing-import': 6,
  'unused-import': 1,
  'missing-export': 9,
  // A word of a line that the failing change rewrote.
  'reverted-word': 1.2,
  // The value that came out stands in the code as it is.
  'wrong-value': 1.5,
  // Nothing reads a name that is there.
  'forgotten-parameter': 3,
  comparison: 1,
  arithmetic: 0.9,
  'off-by-one': 0.85,
  boolean: 0.8,
  negation: 0.7,
  // Below one operator on a changed line, which is a smaller change than to revert the line.
  'reverted-hunk': 0.65,
  'sibling-method': 0.6,
  'other-name': 0.6,
  'swapped-arguments': 0.6,
  constant: 0.5,
  text: 0.5,
  pattern: 0.5,
  statement: 0.5,
  'missing-return': 0.4,
  'missing-await': 0.4,
  operand: 0.4,
  wrapped: 0.35,
  loop: 0.35,
  slice: 0.3,
  'null-guard': 0.25,
  'missing-case': 0.25,
  'default-argument': 0.2,
  'copied-expression': 0.2,
  guard: 0.15,
  // Only those that have an effect in a failing test and none in the others.
  'built-condition': 0.6,
  'built-expression': 0.5,
  'built-guard': 0.4,
  // Made of two others.
  'two-changes': 0.1,
}

/**
 * Weight of code without whose change the tests pass: as much as a stack that ends there. To take that change back
 * weighs more.
 */
const INDUCING = { any: 4, reverted: 8 } as const

/** Score how likely a mutation is the fix: frequency of its kind, signals in the failure, evidence for its place. */
export function candidateScore(place: CandidatePlace, localization: FaultLocalization): number {
  return operatorWeight(place.operator, localization.signals) * placeWeight(place, localization)
}

/** Weigh a kind of change, whatever its place. */
export function operatorWeight(operator: Operator, signals: FailureSignals): number {
  return PRIOR[operator] * signalWeight(operator, signals)
}

/** Weigh a place: the file's rank, names in the failing tests, changed lines and stacks. */
export function placeWeight(
  { file, line, symbol, operator, rank }: Omit<CandidatePlace, 'operator'> & Partial<Pick<CandidatePlace, 'operator'>>,
  { asserted, mentioned, changed, stack, suspects, executed }: FaultLocalization,
): number {
  let weight = (executed?.weight(file, line, symbol) ?? 1) / (1 + rank / 2)
  if (asserted.has(symbol)) weight *= 4
  else if (mentioned.has(symbol)) weight *= 2.5
  // A hunk counts as changed even if it only deleted lines.
  const isReverted = operator?.startsWith('reverted') === true
  if (isReverted || changed.get(file)?.has(line)) weight *= 3
  const within = suspects.filter(span => span.file === file && span.from <= line && line <= span.to)
  weight *= 1 + 2 * Math.max(0, ...within.map(({ share }) => share))
  if (within.some(({ isInducing }) => isInducing === true)) weight *= INDUCING[isReverted ? 'reverted' : 'any']
  const distance = Math.min(...[...(stack.get(file) ?? [])].map(at => Math.abs(at - line)))
  if (distance === 0) weight *= 4
  else if (distance <= 3) weight *= 2
  return weight
}

function signalWeight(operator: Operator, signals: FailureSignals): number {
  switch (operator) {
    case 'null-guard':
      return signals.missingValue ? 6 : 1
    case 'missing-return':
      return signals.returnedNothing || signals.missingValue ? 5 : 1
    case 'missing-await':
      return signals.promise ? 6 : 1
    case 'off-by-one':
      return signals.byOne ? 1.6 : 1
    case 'comparison':
      return signals.byOne || signals.negated ? 1.3 : 1
    case 'arithmetic':
      return signals.numbers ? 1.3 : 1
    case 'negation':
    case 'boolean':
    case 'constant':
      return signals.negated ? 1.5 : 1
    case 'guard':
      return signals.outOfRange ? 5 : signals.missingValue ? 2 : 1
    default:
      return 1
  }
}

/** Candidates of one line after which the rest of it is worth less. */
const MANY = 16
/** Share of its worth that is left each time that their number doubles. */
const FATIGUE = 0.75

/** Weigh a mutation by its score and by how many of its line have failed: the next one is the likelier elsewhere. */
export function mutationWorth(score: number, tried: number): number {
  return tried < MANY ? score : score * FATIGUE ** (1 + Math.floor(Math.log2(tried / MANY)))
}
