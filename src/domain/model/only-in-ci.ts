import { isFixerWork } from './attempt.ts'
import type { State } from './state.ts'
import { type Failure, testKey, type TestKey, titleOf } from './test-case.ts'

/** Collect the tests that CI reported as failing and that cannot run here: CI alone judges them. */
export function testsOnlyInCi({ onlyInCi }: Pick<State, 'onlyInCi'>): ReadonlySet<TestKey> {
  return new Set(onlyInCi.map(({ id }) => testKey(id)))
}

/** Keep the tests that can run here. */
export function runnableHere(state: Pick<State, 'onlyInCi'>, keys: readonly TestKey[]): TestKey[] {
  const elsewhere = testsOnlyInCi(state)
  return keys.filter(key => !elsewhere.has(key))
}

/** Put the failures that CI reported in the place of what tests that cannot run here do here. */
export function withCiFailures(failures: readonly Failure[], state: Pick<State, 'onlyInCi'>): Failure[] {
  const elsewhere = testsOnlyInCi(state)
  return [...failures.filter(({ id }) => !elsewhere.has(testKey(id))), ...state.onlyInCi]
}

/** List the tests that cannot run here and that a change on the branch is meant to fix. */
export function attemptedOnlyInCi(state: Pick<State, 'onlyInCi' | 'attempts'>): TestKey[] {
  const kept = state.attempts.filter(
    each => isFixerWork(each) && each.commit !== undefined && each.revert === undefined,
  )
  const attempted = new Set(kept.flatMap(({ targets }) => targets))
  return [...testsOnlyInCi(state)].filter(key => attempted.has(key))
}

/** Results of CI on the newest commit, for the tests that it alone judges. */
export interface OnlyInCi {
  /** CI is green on the commit. */
  readonly fixed: readonly TestKey[]
  /** CI has not ended on it, or ended without a word on them. */
  readonly awaited: readonly TestKey[]
  /** They fail in CI on it, or nothing was changed for them. */
  readonly failing: readonly TestKey[]
}

/** Group the tests that cannot run here by what CI says of the newest commit. */
export function judgedOnlyInCi(state: Pick<State, 'onlyInCi' | 'attempts' | 'ci' | 'tip'>): OnlyInCi {
  const attempted = new Set(attemptedOnlyInCi(state))
  const verdict = state.ci?.sha === state.tip ? state.ci : undefined
  const red = new Set(verdict?.failing)
  const groups = { fixed: [] as TestKey[], awaited: [] as TestKey[], failing: [] as TestKey[] }
  for (const { id } of state.onlyInCi) {
    const isFailing = !attempted.has(testKey(id)) || red.has(titleOf(id))
    groups[isFailing ? 'failing' : verdict?.kind === 'green' ? 'fixed' : 'awaited'].push(testKey(id))
  }
  return groups
}
