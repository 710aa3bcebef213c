import { isNamed } from '../domain/selection.ts'
import { type TestCase, titleOf } from '../domain/tests.ts'
import type { Ending } from './outputs.ts'

/** So many failing tests are named. */
const NAMED = 10

/** Why words that are to name failing tests name none, or undefined when they do. */
export function unnamed(only: readonly string[], failing: readonly TestCase[]): Ending | undefined {
  if (failing.length === 0 || failing.some(({ id }) => isNamed(id, only))) return undefined
  const more = failing.length > NAMED ? ` and ${failing.length - NAMED} more` : ''
  return {
    kind: 'refused',
    why: `No failing test is named by ${only.map(word => JSON.stringify(word)).join(', ')}.`,
    remedy: `These fail: ${failing
      .slice(0, NAMED)
      .map(({ id }) => titleOf(id))
      .join('; ')}${more}.`,
  }
}
