import type { Attempt, AttemptResult } from '../domain/model/attempt.ts'
import type { Tone } from './page-elements.ts'

const RESULTS: Readonly<Record<AttemptResult, readonly [tone: Tone, text: string]>> = {
  pass: ['good', 'passed'],
  progress: ['half', 'progress'],
  fail: ['bad', 'failed'],
  regression: ['bad', 'regression'],
  incomplete: ['bad', 'incomplete run'],
  'syntax-error': ['bad', 'does not parse'],
  abstained: ['plain', 'no proposal'],
  refused: ['bad', 'refused'],
  conflict: ['plain', 'conflict'],
  outranked: ['plain', 'another was better'],
}

const KINDS: Readonly<Record<Attempt['kind'], string>> = {
  repair: 'fix',
  revision: 'review',
  pruning: 'leftovers removed',
  command: "project's own command",
  tests: 'tests written',
  proposal: 'tests proposed',
}

/** Say how an attempt ended, with the tone of it. */
export function resultWords({
  result,
  revert,
}: Pick<Attempt, 'result' | 'revert'>): readonly [tone: Tone, text: string] {
  if (revert !== undefined) return ['bad', 'reverted']
  return result === undefined ? ['plain', 'not finished'] : RESULTS[result]
}

/** Say what kind of attempt it is. */
export function kindWords({ kind }: Pick<Attempt, 'kind'>): string {
  return KINDS[kind]
}

/** Title an attempt: by its failures; without any, by its summary. */
export function attemptHeading({ title, proposal, kind }: Pick<Attempt, 'title' | 'proposal' | 'kind'>): string {
  return title || proposal?.summary || KINDS[kind]
}
