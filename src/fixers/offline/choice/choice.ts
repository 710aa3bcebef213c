import type { Candidate } from '../candidates/candidates.ts'
import type { Operator } from '../code/mutation.ts'
import type { Effect } from '../synthesis/effects.ts'

/**
 * Share of right ones among the changes of a kind that all tests accept, roughly. It differs from how often a kind is
 * the bug: to flip a condition or to leave something out makes weak tests green more often than it repairs anything.
 */
const TRUST: Readonly<Record<Operator, number>> = {
  'misspelled-name': 1,
  'missing-import': 1,
  'missing-export': 1,
  'unused-import': 1,
  'other-name': 0.9,
  'missing-await': 0.9,
  'missing-return': 0.9,
  'forgotten-parameter': 0.8,
  'sibling-method': 0.8,
  'swapped-arguments': 0.8,
  arithmetic: 0.8,
  text: 0.8,
  'reverted-word': 0.8,
  boolean: 0.7,
  comparison: 0.7,
  'off-by-one': 0.7,
  wrapped: 0.6,
  pattern: 0.6,
  constant: 0.6,
  'wrong-value': 0.6,
  'reverted-hunk': 0.6,
  'null-guard': 0.5,
  negation: 0.5,
  'copied-expression': 0.5,
  slice: 0.5,
  loop: 0.5,
  'default-argument': 0.5,
  operand: 0.4,
  statement: 0.4,
  'missing-case': 0.3,
  guard: 0.3,
  'built-condition': 0.4,
  'built-expression': 0.4,
  'built-guard': 0.25,
  'two-changes': 0.2,
}

/** Weights of effects: tests that pass with the old value and with the new one say nothing about either. */
const BY_EFFECT: Readonly<Record<Effect, number>> = { 'failing tests only': 2, 'all tests': 1, none: 1 }

/** Share that is left to a change that may treat an input of the tests as special. */
const SPECIAL = 0.2

/** True for a change that was built from the values of the tests, and not by a kind of slip. */
export function isBuilt({ operator }: Pick<Candidate, 'operator'>): boolean {
  return operator.startsWith('built-')
}

/**
 * Worth of each failing test of another root cause that a change turns green too: what repairs one test alone may be
 * made for it.
 */
const ALSO_GREEN = 3

/**
 * Choose the likeliest of the changes that all tests accept; of equal ones the first.
 * @param alsoGreen failing tests of other root causes that pass with it
 */
export function chooseCandidate<Choice extends Candidate>(
  plausible: readonly Choice[],
  effectOf: (candidate: Choice) => Effect | undefined = () => undefined,
  alsoGreen: (candidate: Choice) => number = () => 0,
): Choice | undefined {
  // A line with which the tests passed: neither the kind of edit nor how rare it is says more.
  const best = Math.max(...plausible.map(({ operator, score }) => TRUST[operator] * Math.sqrt(score)))
  return plausible
    .map((candidate, index) => ({
      candidate,
      index,
      worth:
        worthOf(candidate, best) *
        BY_EFFECT[effectOf(candidate) ?? (candidate.restores ? 'failing tests only' : 'all tests')] *
        (1 + ALSO_GREEN * alsoGreen(candidate)),
    }))
    .toSorted(
      (a, b) => b.worth - a.worth || Number(b.candidate.restores) - Number(a.candidate.restores) || a.index - b.index,
    )[0]?.candidate
}

/** Kinds that replace an operator by another one. */
const OF_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(['comparison', 'arithmetic', 'boolean'])

/**
 * Weigh a change by how much of the old code it keeps, and by its kind and place.
 * @param best the most that kind and place come to: so much counts a line that is restored
 */
function worthOf({ operator, score, insert, from, to, restores, isSpecial }: Candidate, best: number): number {
  const [removed, added] = [to - from, insert.length]
  // Of what replaces a text, the longer one knows more: what only takes code away is the least that a test wants. Of
  // two operators neither does.
  const loss = OF_OPERATORS.has(operator) ? 0 : Math.max(0, removed - added)
  const trust = restores ? best : TRUST[operator] * Math.sqrt(score)
  return trust * (10 / (10 + loss)) * (isSpecial === true ? SPECIAL : 1)
}
