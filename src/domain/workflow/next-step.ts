import type { State } from '../model/state.ts'
import type { WorkflowRules } from './workflow-rules.ts'
import type { Step } from './step.ts'
import { ruleOf } from './phases.ts'

/** The next step of a settled state. Pure; `finish` means that there is none. */
export function nextStep(state: State, rules: WorkflowRules): Step {
  return ruleOf(state.phase).step(state.phase, state, rules)
}

/** Follow the transitions that need no step. Pure; a settled state stays as it is. */
export function settle(state: State, rules: WorkflowRules): State {
  const phase = ruleOf(state.phase).settle?.(state.phase, state, rules)
  return phase === undefined ? state : { ...state, phase }
}
