import type { Intent } from './intent.ts'
import type { State } from './state.ts'
import { openTargets } from './test-results.ts'
import type { TestKey } from './test-case.ts'

/** Map each test that contradicts what the failing change meant to the words that say so. */
export function outdatedTests({
  clusters,
  attempts,
}: Pick<State, 'clusters' | 'attempts'>): ReadonlyMap<TestKey, Intent> {
  const stated = clusters.flatMap(({ tests, intent }) => (intent === undefined ? [] : [{ tests, intent }]))
  const found = attempts.flatMap(({ targets, intent }) => (intent === undefined ? [] : [{ tests: targets, intent }]))
  return new Map([...found, ...stated].flatMap(({ tests, intent }) => tests.map(key => [key, intent] as const)))
}

/** List the targets that a fixer may work on: those that do not pass in the newest results, and are not outdated. */
export function workableTargets(state: State): TestKey[] {
  const outdated = outdatedTests(state)
  return openTargets(state).filter(key => !outdated.has(key))
}
