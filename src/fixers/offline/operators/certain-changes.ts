import type { Mutation, Operator } from '../code/mutation.ts'

/**
 * Changes for what a compiler or a linter names. Others would satisfy it as well and do something else: it says nothing
 * about what the code does.
 */
const CERTAIN: ReadonlySet<Operator> = new Set([
  'misspelled-name',
  'missing-import',
  'missing-export',
  'missing-await',
  'unused-import',
])
/** Likelihood of such a change from which it is tried. */
const LIKELY = 0.75

/** Leave only the operators that make such changes. */
export function certainOperators<Entry extends { readonly kind: Operator }>(all: readonly Entry[]): readonly Entry[] {
  return all.filter(({ kind }) => CERTAIN.has(kind))
}

export function isLikely({ likelihood = 1 }: Pick<Mutation, 'likelihood'>): boolean {
  return likelihood >= LIKELY
}
