import type { Observation } from '../domain/workflow/observation.ts'
import type { Step } from '../domain/workflow/step.ts'
import type { State } from '../domain/model/state.ts'
import { analyzing } from './steps/analyzing.ts'
import { checking } from './steps/checking.ts'
import { validating } from './steps/validating.ts'
import { fixing } from './steps/fixing.ts'
import { probing } from './steps/tracing.ts'
import { reverting } from './steps/reverting.ts'
import { confirming } from './steps/confirming.ts'
import { minimizing } from './steps/minimizing.ts'
import { proving } from './steps/proving.ts'
import { combining } from './steps/combining.ts'
import { racing } from './steps/racing.ts'
import { running } from './steps/running.ts'
import { reproducing } from './steps/reproducing.ts'
import { reviewing } from './steps/reviewing.ts'
import type { WorkflowContext } from './context.ts'
import { triaging } from './steps/triaging.ts'
import { assigning, concluding } from './steps/choosing.ts'
import { committing } from './steps/committing.ts'
import { planningProposal, proposingTests } from './steps/proposing-tests.ts'
import { planningTests, writingTests } from './steps/writing-tests.ts'
import { publishing, squashing } from './steps/publishing.ts'

/** Perform one step and return what was observed: the only place of the workflow with effects. */
export async function executeStep(step: Step, state: State, context: WorkflowContext): Promise<Observation> {
  const inCheckout = { state, testbed: context, context }
  switch (step.kind) {
    case 'reproduce':
      return reproducing(state, context)
    case 'triage':
      return triaging(state, context)
    case 'assign':
      return assigning(step, state, context)
    case 'run':
      return running({ attempt: step.attempt, ...inCheckout })
    case 'analyze':
      return analyzing({ attempt: step.attempt, ...inCheckout })
    case 'fix':
      return fixing({ attempt: step.attempt, ...inCheckout })
    case 'check':
      return checking({ attempt: step.attempt, ...inCheckout }, step.tree)
    case 'validate':
      return validating({ attempt: step.attempt, ...inCheckout }, step.tree)
    case 'commit':
      return committing(step, state, context)
    case 'race':
      return racing(step.attempts, state, context)
    case 'combine':
      return combining(step.attempt, state, context)
    case 'confirm':
      return confirming(step, state, context)
    case 'probe':
      return probing(step, state, context)
    case 'revert':
      return reverting(step, state, context)
    case 'conclude':
      return concluding(step, context)
    case 'minimize':
      return minimizing(state, context)
    case 'prove':
      return proving(state, context)
    case 'review':
      return reviewing(state, context)
    case 'plan-tests':
      return planningTests(step, context)
    case 'write-tests':
      return writingTests(step, state, context)
    case 'plan-proposal':
      return planningProposal(step.by, context)
    case 'propose-tests':
      return proposingTests(step.attempt, state, context)
    case 'squash':
      return squashing(state, context)
    case 'publish':
      return publishing(state, context)
    case 'finish':
      throw new Error('there is nothing to perform after the end')
  }
}
