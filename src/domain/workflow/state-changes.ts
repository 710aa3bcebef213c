import type { Attempt } from '../model/attempt.ts'
import type { Assigned } from './workflow-rules.ts'
import { clusterSignature } from '../model/cluster.ts'
import { knownRate } from '../model/test-results.ts'
import { activeIterations, nextIteration } from '../model/selectors.ts'
import type { Phase, State } from '../model/state.ts'
import { demandsOf } from '../model/review.ts'
import type { TestKey } from '../model/test-case.ts'

export function openAttempt(state: State, each: Assigned, startedAt: number): Attempt {
  return {
    iteration: each.iteration,
    kind: each.kind,
    past: false,
    clusters: each.clusters.map(({ id }) => id),
    title: attemptTitle(state, each),
    ...(each.clusters[0] === undefined ? {} : { problem: each.clusters[0].problem }),
    signature: clusterSignature(each.clusters),
    targets: each.clusters.flatMap(({ tests }) => tests),
    strategy: each.strategy,
    fixer: each.fixer,
    commands: each.commands ?? [],
    debugging: each.debugging,
    candidate: each.candidate,
    ...(each.undoes === undefined ? {} : { undoes: each.undoes }),
    base: state.tip,
    code: '',
    rateBefore: knownRate(state),
    files: [],
    diff: '',
    reason: '',
    output: '',
    final: false,
    unavailable: false,
    misconfigured: false,
    downUntilMs: 0,
    takesBack: [],
    confirmed: false,
    spending: {},
    transcripts: [],
    startedAt,
    durationMs: 0,
  }
}

/** Open the next attempt at something else than failing tests: it has no clusters. */
export function openOtherAttempt(
  state: State,
  { kind, title, fixer, strategy }: Pick<Attempt, 'kind' | 'title' | 'fixer' | 'strategy'>,
  startedAt: number,
): Attempt {
  const iteration = nextIteration(state)
  const each = { kind: 'repair', clusters: [], fixer, strategy, iteration, debugging: 0, candidate: 0 } as const
  return { ...openAttempt(state, each, startedAt), kind, title }
}

/** Describe an assignment for users. */
export function attemptTitle(
  state: State,
  { kind, clusters, commands = [] }: Pick<Assigned, 'kind' | 'clusters' | 'commands'>,
): string {
  if (kind === 'command') return commands.join(', then ')
  const titles = clusters.map(({ title }) => title)
  const demands = kind === 'revision' ? demandsOf(state.reviews.at(-1), state.tip).map(({ what }) => what) : []
  return (demands.length > 0 ? demands : titles).join('; ')
}

/** Add flaky tests, whose results no longer count. */
export function withFlaky(state: State, keys: readonly TestKey[]): State {
  return { ...state, flaky: [...new Set([...state.flaky, ...keys])] }
}

/** Add results of tests at the base. */
export function withOrigins(state: State, origins: State['origins'] = {}): State {
  return { ...state, origins: { ...state.origins, ...origins } }
}

export function toPhase(state: State, phase: Phase): State {
  return { ...state, phase }
}

/** Change the open attempts, or those of the given iterations. */
export function amendAttempts(state: State, change: Partial<Attempt>, iterations = activeIterations(state)): State {
  return {
    ...state,
    attempts: state.attempts.map(attempt =>
      iterations.includes(attempt.iteration) ? { ...attempt, ...change } : attempt,
    ),
  }
}

export function openIteration(state: State): number {
  const [iteration] = activeIterations(state)
  if (iteration === undefined) throw new Error(`phase ${state.phase.at} has no open attempt`)
  return iteration
}
