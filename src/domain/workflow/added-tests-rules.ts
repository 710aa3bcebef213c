import type { TestGap } from '../model/added-tests.ts'
import type { State } from '../model/state.ts'
import { remainingDollars, remainingMs, remainingTokens } from '../policy/budget.ts'
import type { WorkflowRules } from './workflow-rules.ts'

/** Return true if tests of the bot's own are wanted, and the fix that they are for is proved. Once per request. */
export function wantsTests(state: State, { addTests, limits }: Pick<WorkflowRules, 'addTests' | 'limits'>): boolean {
  if (addTests === undefined || state.addedTests !== undefined) return false
  if (state.outcome !== 'fixed' && state.outcome !== 'needs-review') return false
  if (state.proof?.sha !== state.tip || !state.proof.held) return false
  return remainingMs(state, limits) > 0 && remainingTokens(state, limits) > 0 && remainingDollars(state, limits) > 0
}

/** List the places of the fix that no test would notice: hunks that can be taken out, and small changes. */
export function testGaps({ uncovered, mutantCheck }: Pick<State, 'uncovered' | 'mutantCheck'>): TestGap[] {
  return [
    ...uncovered.map(({ file, line }) => ({ file, line, what: 'these lines can be taken out' })),
    ...(mutantCheck?.survivors ?? []),
  ]
}

/** Return true if the tests noticed each small change of the fixed lines, and need each hunk. */
export function isFullyNoticed(state: Pick<State, 'uncovered' | 'mutantCheck'>): boolean {
  return (state.mutantCheck?.checked ?? 0) > 0 && testGaps(state).length === 0
}
