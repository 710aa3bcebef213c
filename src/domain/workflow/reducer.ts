import { decideOutcome } from './outcome.ts'
import { unconfirmedAttempts } from '../model/selectors.ts'
import type { Observation, Observed } from './observation.ts'
import type { State } from '../model/state.ts'
import { requirePhase, requireTransition } from './phases.ts'
import { amendAttempts, openIteration, toPhase } from './state-changes.ts'
import { assigned, withUsage, committed, DOWN_MS, withRoleUsage, proposed, raced, validated } from './reduce-attempt.ts'
import { confirmed, probed, reverted } from './reduce-confirmation.ts'
import { proposalPlanned, testsProposed } from './reduce-proposal.ts'
import { testsPlanned, testsWritten } from './reduce-tests.ts'
import { concluded, minimized, proved, reviewed, squashed } from './reduce-ending.ts'

/** Compute the state after a step. Pure: it depends on the state before and the observation only. */
export function reduce(state: State, observation: Observation): State {
  requireTransition(state, observation)
  switch (observation.kind) {
    case 'reproduced':
      return reproduced(state, observation)
    case 'diagnosed':
      return { ...toPhase(state, { at: 'choosing' }), clusters: observation.clusters, ...induced(state, observation) }
    case 'assigned':
      return assigned(state, observation)
    case 'analyzed': {
      const { analysis, code } = observation
      const next = amendAttempts(withUsage(state, observation), { analysis, code })
      return { ...next, phase: { at: 'fixing', iteration: openIteration(state) } }
    }
    case 'proposed':
      return proposed(state, observation)
    case 'abstained': {
      const { reason, final, unavailable, misconfigured = false, intent } = observation
      const downUntilMs = unavailable ? state.spentMs + DOWN_MS : 0
      const meant = intent === undefined ? {} : { intent }
      const change = { result: 'abstained', reason, final, unavailable, misconfigured, downUntilMs, ...meant } as const
      return toPhase(amendAttempts(withUsage(state, observation), change), { at: 'choosing' })
    }
    case 'checked':
      return toPhase(state, { ...requirePhase(state, 'checking'), at: 'validating' })
    case 'rejected':
    case 'dropped':
      return toPhase(amendAttempts(state, { result: observation.result, reason: observation.reason }), {
        at: 'choosing',
      })
    case 'validated':
      return validated(state, observation)
    case 'committed':
      return committed(state, observation.sha)
    case 'raced':
      return toPhase(observation.results.reduce(raced, state), { at: 'choosing' })
    case 'combined': {
      const { tree, files, diff } = observation
      return toPhase(amendAttempts(state, { files, diff }), { at: 'checking', iteration: openIteration(state), tree })
    }
    case 'confirmed':
      return confirmed(state, observation)
    case 'probed':
      return probed(state, observation.good)
    case 'reverted':
      return reverted(state, observation)
    case 'concluded':
      return concluded(state, observation)
    case 'minimized':
      return minimized(state, observation)
    case 'proved':
      return proved(state, observation)
    case 'reviewed':
      return reviewed(state, observation)
    case 'tests-planned':
      return testsPlanned(state, observation)
    case 'tests-written':
      return testsWritten(state, observation)
    case 'proposal-planned':
      return proposalPlanned(state, observation)
    case 'tests-proposed':
      return testsProposed(state, observation)
    case 'squashed':
      return squashed(state, observation.sha)
    case 'published':
      return { ...toPhase(state, { at: 'done' }), pullRequest: observation.pullRequest ?? state.pullRequest }
    case 'stopped':
      return {
        ...(observation.spent === undefined ? state : withRoleUsage(state, observation.spent)),
        outcome: 'stopped',
      }
    case 'renamed':
      return { ...state, branch: observation.branch, notes: [...state.notes, observation.note] }
  }
}

function reproduced(state: State, seen: Observed<'reproduced'>): State {
  // Another leg, which this one has joined, may have been unable to run its tests.
  const { cannotRun: _, culprit: __, ...before } = state
  const next: State = {
    ...before,
    initial: seen.snapshot,
    current: seen.snapshot,
    targets: seen.targets,
    flaky: seen.flaky,
    notReproduced: seen.notReproduced,
    orderDependent: seen.orderDependent,
    onlyInCi: seen.onlyInCi ?? [],
    origins: seen.origins,
    ...(seen.cannotRun === undefined ? {} : { cannotRun: seen.cannotRun }),
    ...(seen.culprit === undefined ? {} : { culprit: seen.culprit }),
    played: seen.played ?? [],
    outside: seen.outside,
    notes: [...state.notes, ...seen.notes],
  }
  if (seen.targets.length === 0) return { ...toPhase(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  // Test the commits of a run whose ledger was lost first.
  return toPhase(next, unconfirmedAttempts(next).length > 0 ? { at: 'confirming', due: true } : { at: 'triaging' })
}

/** Keep what broke the tests of each new cluster: a fixed one is not diagnosed again. */
function induced({ inducing }: State, { clusters }: Observed<'diagnosed'>): Pick<State, 'inducing'> {
  const found = clusters.flatMap(({ tests, inducing: places }) => (places === undefined ? [] : [{ tests, places }]))
  return { inducing: [...inducing, ...found] }
}
