import type { Focus, Hints } from './suspect-files.ts'
import type { Operator } from './mutation.ts'

export interface CandidatePlace {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** The function around it, or ''. */
  readonly symbol: string
  readonly operator: Operator
  /** How far down the list of suspects the file is, from 0. */
  readonly rank: number
}

/** How often, roughly, each kind of slip is the bug, before anything is known of the failure. */
const PRIOR: Readonly<Record<Operator, number>> = {
  comparison: 1,
  arithmetic: 0.9,
  'off-by-one': 0.85,
  boolean: 0.8,
  negation: 0.7,
  // One operator on a changed line is a smaller change than the line taken back.
  'reverted-hunk': 0.65,
  'other-name': 0.6,
  'swapped-arguments': 0.6,
  constant: 0.5,
  'missing-return': 0.4,
  'missing-await': 0.4,
  'null-guard': 0.25,
}

/** How likely a mutation is the fix: the kind of slip, times how strongly the evidence points to the place. */
export function candidateScore(place: CandidatePlace, focus: Focus): number {
  return PRIOR[place.operator] * hinted(place.operator, focus.hints) * evidence(place, focus)
}

function evidence({ file, line, symbol, operator, rank }: CandidatePlace, focus: Focus): number {
  let weight = 1 / (1 + rank / 2)
  if (focus.asserted.has(symbol)) weight *= 4
  else if (focus.mentioned.has(symbol)) weight *= 2.5
  // A hunk of the failing commit was changed by it, also where it only deleted lines.
  if (operator === 'reverted-hunk' || focus.changed.get(file)?.has(line)) weight *= 3
  const distance = Math.min(...[...(focus.stack.get(file) ?? [])].map(at => Math.abs(at - line)))
  if (distance === 0) weight *= 4
  else if (distance <= 3) weight *= 2
  return weight
}

function hinted(operator: Operator, hints: Hints): number {
  switch (operator) {
    case 'null-guard':
      return hints.missingValue ? 6 : 1
    case 'missing-return':
      return hints.returnedNothing || hints.missingValue ? 5 : 1
    case 'missing-await':
      return hints.promise ? 6 : 1
    case 'off-by-one':
      return hints.byOne ? 1.6 : 1
    case 'comparison':
      return hints.byOne || hints.negated ? 1.3 : 1
    case 'arithmetic':
      return hints.numbers ? 1.3 : 1
    case 'negation':
    case 'boolean':
    case 'constant':
      return hints.negated ? 1.5 : 1
    case 'swapped-arguments':
    case 'other-name':
    case 'reverted-hunk':
      return 1
  }
}
