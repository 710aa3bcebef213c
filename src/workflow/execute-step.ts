import { knownRate, targetFailures } from '../domain/model/test-results.ts'
import { keptAttempts } from '../domain/model/selectors.ts'
import type { Observation, Step } from '../domain/workflow/next-step.ts'
import { attemptTitle } from '../domain/workflow/reducer.ts'
import type { State } from '../domain/model/state.ts'
import { testKey, type TestId, titleOf } from '../domain/model/test-case.ts'
import { clusterFailures } from '../triage/cluster-failures.ts'
import { analyzing, checking, fixing, validating } from './steps/attempting.ts'
import { confirming, probing, reverting, subjectOf } from './steps/confirming.ts'
import { iterationMessage, pruningMessage, squashMessage } from './commit-messages.ts'
import { minimizing } from './steps/minimizing.ts'
import { proving } from './steps/proving.ts'
import { combining, racing } from './steps/racing.ts'
import { reproduce } from './steps/reproducing.ts'
import { reviewing } from './steps/reviewing.ts'
import type { WorkflowContext } from './context.ts'

/** Performs one step and says what came of it. */
export async function executeStep(step: Step, state: State, world: WorkflowContext): Promise<Observation> {
  const inCheckout = { state, site: world, world }
  switch (step.kind) {
    case 'reproduce':
      return reproducing(state, world)
    case 'triage':
      return triaging(state, world)
    case 'assign':
      return assigning(step, state, world)
    case 'analyze':
      return analyzing({ attempt: step.attempt, ...inCheckout })
    case 'fix':
      return fixing({ attempt: step.attempt, ...inCheckout })
    case 'check':
      return checking({ attempt: step.attempt, ...inCheckout }, step.tree)
    case 'validate':
      return validating({ attempt: step.attempt, ...inCheckout }, step.tree)
    case 'commit':
      return committing(step, state, world)
    case 'race':
      return racing(step.attempts, state, world)
    case 'select':
      return { kind: 'selected' }
    case 'combine':
      return combining(step.attempt, state, world)
    case 'defer':
      return { kind: 'deferred' }
    case 'checkpoint':
      return { kind: 'checkpointed' }
    case 'confirm':
      return confirming(step, state, world)
    case 'probe':
      return probing(step, state, world)
    case 'revert':
      return reverting(step, state, world)
    case 'conclude':
      world.emit({ kind: 'stopping', why: step.why })
      await world.workspace.discard()
      return { ...step, kind: 'concluded' }
    case 'minimize':
      return minimizing(state, world)
    case 'prove':
      return proving(state, world)
    case 'review':
      return reviewing(state, world)
    case 'squash':
      return squashing(state, world)
    case 'publish':
      return { kind: 'published', pullRequest: await world.publish(state) }
    case 'finish':
      throw new Error('there is nothing to perform after the end')
  }
}

async function reproducing(state: State, world: WorkflowContext): Promise<Observation> {
  const observation = await reproduce(state, world)
  if (observation.kind === 'reproduced') {
    const ids = new Map(observation.snapshot.tests.map(({ id }) => [testKey(id), id]))
    const titles = (keys: readonly string[]) => keys.map(key => titleOf(ids.get(key) as TestId))
    const { targets, flaky, notReproduced } = observation
    world.emit({
      kind: 'reproduced',
      targets: titles(targets),
      flaky: titles(flaky),
      notReproduced: notReproduced.map(titleOf),
    })
  }
  return observation
}

async function triaging(state: State, world: WorkflowContext): Promise<Observation> {
  const clusters = clusterFailures({ failures: targetFailures(state), ...(await world.surroundings()) })
  world.emit({ kind: 'diagnosed', clusters: clusters.map(({ title, tests }) => ({ title, tests: tests.length })) })
  return { kind: 'diagnosed', clusters }
}

function assigning({ assigned }: Step & { kind: 'assign' }, state: State, world: WorkflowContext): Observation {
  for (const each of assigned) {
    const { kind, iteration, strategy, fixer } = each
    const how = kind === 'revision' ? 'review' : strategy
    world.emit({ kind: 'attempt', iteration, how, fixer, title: attemptTitle(state, each), passRate: knownRate(state) })
  }
  return { kind: 'assigned', assigned, at: world.clock.now() }
}

async function squashing(state: State, world: WorkflowContext): Promise<Observation> {
  const sha = await world.workspace.squash(squashMessage(state))
  world.emit({ kind: 'squashed', sha, commits: new Set(keptAttempts(state).map(({ commit }) => commit)).size })
  return { kind: 'squashed', sha }
}

async function committing(
  { attempt, tree }: Step & { kind: 'commit' },
  state: State,
  world: WorkflowContext,
): Promise<Observation> {
  const message = attempt.kind === 'pruning' ? pruningMessage(attempt, state) : iterationMessage(attempt, state)
  const sha = await world.workspace.commit({ tree, message })
  world.emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) })
  return { kind: 'committed', sha }
}
