import { outdatedTests } from '../model/outdated.ts'
import type { State } from '../model/state.ts'
import type { TestKey } from '../model/test-case.ts'
import { testResults } from '../model/test-results.ts'
import { remainingDollars, remainingMs, remainingTokens } from '../policy/budget.ts'
import type { WorkflowRules } from './workflow-rules.ts'

/** Return true if changed assertions are to be proposed for the tests that are outdated. Once per request. */
export function wantsProposal(
  state: State,
  { proposeTests, limits }: Pick<WorkflowRules, 'proposeTests' | 'limits'>,
): boolean {
  if (proposeTests === undefined || state.proposedTests !== undefined || outdatedTargets(state).length === 0)
    return false
  return remainingMs(state, limits) > 0 && remainingTokens(state, limits) > 0 && remainingDollars(state, limits) > 0
}

/** List the targets that still fail and contradict what the failing change meant. */
export function outdatedTargets(state: State): TestKey[] {
  const outdated = outdatedTests(state)
  return testResults(state).remaining.filter(key => outdated.has(key))
}
