import { choose, type Rules } from './choice.ts'
import { outcomeOf } from './completion.ts'
import {
  type Attempt,
  type Cluster,
  type Culprit,
  ignoredTests,
  noUsage,
  openAttempt,
  type Origin,
  type Phase,
  type Proposal,
  rateOf,
  type Snapshot,
  standing,
  statusesOf,
  type State,
  type StopReason,
  type Strategy,
  type Usage,
} from './state.ts'
import { keyOf, type TestId, type TestKey } from './tests.ts'
import type { Verdict } from './verdict.ts'

/** What to do next. Each step is one effect; the loop performs it and records what came of it. */
export type Step =
  | { readonly kind: 'reproduce' }
  | { readonly kind: 'triage'; readonly snapshot: Snapshot }
  | {
      readonly kind: 'assign'
      readonly clusters: readonly Cluster[]
      readonly fixer: string
      readonly strategy: Strategy
      readonly iteration: number
    }
  | { readonly kind: 'fix'; readonly attempt: Attempt }
  | { readonly kind: 'check'; readonly attempt: Attempt }
  | { readonly kind: 'validate'; readonly attempt: Attempt }
  | { readonly kind: 'commit'; readonly attempt: Attempt; readonly tree: string; readonly rateAfter: number }
  | { readonly kind: 'confirm'; readonly attempt: Attempt }
  | { readonly kind: 'revert'; readonly attempt: Attempt }
  | { readonly kind: 'finalize'; readonly why: StopReason }
  | { readonly kind: 'publish' }
  | { readonly kind: 'finish' }

/** What came of a step. */
export type Observation =
  | {
      readonly kind: 'reproduced'
      readonly snapshot: Snapshot
      readonly targets: readonly TestKey[]
      readonly flaky: readonly TestKey[]
      readonly notReproduced: readonly TestId[]
      readonly orderDependent: readonly TestKey[]
      readonly origins: Readonly<Record<TestKey, Origin>>
      readonly culprit: Culprit | undefined
      readonly outside: readonly TestKey[]
      readonly notes: readonly string[]
    }
  | { readonly kind: 'diagnosed'; readonly clusters: readonly Cluster[] }
  | { readonly kind: 'assigned'; readonly step: Step & { kind: 'assign' } }
  | {
      readonly kind: 'proposed'
      readonly proposal: Proposal
      readonly files: readonly string[]
      readonly diff: string
      readonly usage: Usage
    }
  | {
      readonly kind: 'abstained'
      readonly reason: string
      readonly final: boolean
      readonly usage: Usage
    }
  | { readonly kind: 'checked'; readonly tree: string }
  | { readonly kind: 'rejected'; readonly result: 'syntax-error' | 'refused'; readonly reason: string }
  | { readonly kind: 'validated'; readonly verdict: Verdict; readonly rateAfter: number; readonly reason: string }
  | { readonly kind: 'committed'; readonly sha: string }
  | {
      readonly kind: 'confirmed'
      readonly verdict: Verdict
      /** The whole suite on the commit, where the run was complete. */
      readonly snapshot: Snapshot | undefined
      readonly rateAfter: number
      readonly reason: string
    }
  | { readonly kind: 'reverted'; readonly sha: string }
  | {
      readonly kind: 'finalized'
      readonly why: StopReason
      readonly snapshot: Snapshot | undefined
      readonly notes: readonly string[]
    }
  | { readonly kind: 'published'; readonly pullRequest: State['pullRequest'] }

/** The next step, a pure function of the state. `finish` means that there is none. */
export function nextStep(state: State, rules: Rules): Step {
  const { phase } = state
  switch (phase.at) {
    case 'reproducing':
      return { kind: 'reproduce' }
    case 'triaging':
      return { kind: 'triage', snapshot: required(state.current) }
    case 'choosing': {
      const choice = choose(state, rules)
      return choice.kind === 'stop' ? { kind: 'finalize', why: choice.why } : choice
    }
    case 'fixing':
      return { kind: 'fix', attempt: openAttempt(state) }
    case 'checking':
      return { kind: 'check', attempt: openAttempt(state) }
    case 'validating':
      return { kind: 'validate', attempt: openAttempt(state) }
    case 'committing':
      return { kind: 'commit', attempt: openAttempt(state), tree: phase.tree, rateAfter: phase.rateAfter }
    case 'confirming':
      return { kind: 'confirm', attempt: openAttempt(state) }
    case 'reverting':
      return { kind: 'revert', attempt: openAttempt(state) }
    case 'publishing':
      return { kind: 'publish' }
    case 'done':
      return { kind: 'finish' }
  }
}

/** The state after a step, a pure function of the state before and of what came of it. */
export function record(state: State, observation: Observation): State {
  switch (observation.kind) {
    case 'reproduced':
      return {
        ...to(state, observation.targets.length > 0 ? { at: 'triaging' } : { at: 'publishing' }),
        initial: observation.snapshot,
        current: observation.snapshot,
        targets: observation.targets,
        flaky: observation.flaky,
        notReproduced: observation.notReproduced,
        orderDependent: observation.orderDependent,
        origins: observation.origins,
        ...(observation.culprit === undefined ? {} : { culprit: observation.culprit }),
        outside: observation.outside,
        notes: [...state.notes, ...observation.notes],
        ...(observation.targets.length > 0 ? {} : { outcome: emptyOutcome(observation) }),
      }
    case 'diagnosed':
      return { ...to(state, { at: 'choosing' }), clusters: observation.clusters }
    case 'assigned':
      return { ...to(state, { at: 'fixing' }), attempts: [...state.attempts, opened(state, observation.step)] }
    case 'proposed':
      return amend(to(state, { at: 'checking' }), {
        proposal: observation.proposal,
        files: observation.files,
        diff: observation.diff,
        usage: observation.usage,
      })
    case 'abstained': {
      const { reason, final, usage } = observation
      return amend(to(state, { at: 'choosing' }), { result: 'abstained', reason, final, usage })
    }
    case 'checked':
      return to(state, { at: 'validating', tree: observation.tree })
    case 'rejected':
      return amend(to(state, { at: 'choosing' }), { result: observation.result, reason: observation.reason })
    case 'validated':
      return validated(state, observation)
    case 'committed':
      return { ...amend(to(state, { at: 'confirming' }), { commit: observation.sha }), tip: observation.sha }
    case 'confirmed':
      return confirmed(state, observation)
    case 'reverted':
      return reverted(state, observation.sha)
    case 'finalized':
      return finalized(state, observation)
    case 'published':
      return { ...to(state, { at: 'done' }), pullRequest: observation.pullRequest ?? state.pullRequest }
  }
}

function validated(state: State, { verdict, rateAfter, reason }: Observation & { kind: 'validated' }): State {
  if (verdict.kind === 'pass' || verdict.kind === 'progress') {
    if (state.phase.at !== 'validating') throw new Error(`validated in phase ${state.phase.at}`)
    const next: Phase = { at: 'committing', tree: state.phase.tree, rateAfter }
    return amend(to(state, next), { reason, rateAfter })
  }
  return amend(to(state, { at: 'choosing' }), { result: verdict.kind, reason, rateAfter })
}

function confirmed(state: State, observation: Observation & { kind: 'confirmed' }): State {
  const { verdict, snapshot, rateAfter, reason } = observation
  const good = (verdict.kind === 'pass' || verdict.kind === 'progress') && snapshot !== undefined
  if (!good) return amend(to(state, { at: 'reverting' }), { rateAfter, reason, result: verdict.kind })
  const next = amend(to(state, { at: 'triaging' }), { rateAfter, reason, result: verdict.kind })
  return { ...next, current: snapshot, targets: [...state.targets, ...revealed(state, snapshot)] }
}

/** Failing tests that could not be seen before, such as those behind a broken import or hook: work for this run. */
function revealed(state: State, snapshot: Snapshot): TestKey[] {
  const before = statusesOf(state.current)
  const ignored = ignoredTests(state)
  const unseen = (key: TestKey) => !before.has(key) || before.get(key) === 'skipped'
  return snapshot.failures
    .map(failure => keyOf(failure.id))
    .filter(key => unseen(key) && !ignored.has(key) && !state.targets.includes(key))
}

/** After the revert the code is that of the last confirmed commit again, so what was known of it holds. */
function reverted(state: State, sha: string): State {
  const next = amend(to(state, { at: 'choosing' }), { revert: sha })
  return { ...next, tip: sha, current: state.current && { ...state.current, sha } }
}

function finalized(state: State, { why, snapshot, notes }: Observation & { kind: 'finalized' }): State {
  const next = { ...to(state, { at: 'publishing' }), current: snapshot, stop: why, notes: [...state.notes, ...notes] }
  return { ...next, outcome: outcomeOf(next) }
}

function emptyOutcome({
  notReproduced,
  flaky,
  orderDependent,
}: Observation & { kind: 'reproduced' }): State['outcome'] {
  // They fail with the suite every time: that is nothing to be called fine.
  if (orderDependent.length > 0) return 'failed'
  return notReproduced.length > 0 && flaky.length === 0 ? 'not-reproduced' : 'nothing-to-fix'
}

/**
 * The state to go on from after a death. An attempt that was not judged is forgotten, so that it is made again; one
 * that was judged worth a commit is committed where its tree is still there (`hasTree`).
 */
export function resumed(state: State, hasTree: (tree: string) => boolean): State {
  switch (state.phase.at) {
    case 'fixing':
    case 'checking':
    case 'validating':
      return { ...to(state, { at: 'choosing' }), attempts: withoutOpen(state) }
    case 'committing':
      return hasTree(state.phase.tree) ? state : { ...to(state, { at: 'choosing' }), attempts: withoutOpen(state) }
    case 'done':
      return reopened(state)
    case 'reproducing':
    case 'triaging':
    case 'choosing':
    case 'confirming':
    case 'reverting':
    case 'publishing':
      return state
  }
}

/**
 * Somebody runs a finished request again. What is fixed is published again, which changes nothing that is already
 * right; a run that was stopped goes on; what could not be fixed gets a fresh set of attempts on top of what stands.
 */
function reopened(state: State): State {
  if (state.outcome === 'fixed') return to(state, { at: 'publishing' })
  const { outcome: _, stop: __, ...rest } = state
  if (state.targets.length === 0) return { ...to(rest, { at: 'reproducing' }), notes: [] }
  return { ...to(rest, { at: 'triaging' }), attempts: standing(state), spentMs: 0, notes: [] }
}

function opened(state: State, { clusters, fixer, strategy, iteration }: Step & { kind: 'assign' }): Attempt {
  return {
    iteration,
    clusters: clusters.map(({ id }) => id),
    title: clusters.map(({ title }) => title).join('; '),
    targets: clusters.flatMap(({ tests }) => tests),
    strategy,
    fixer,
    rateBefore: rateOf(state, state.current),
    files: [],
    diff: '',
    reason: '',
    final: false,
    usage: noUsage,
    durationMs: 0,
  }
}

function to(state: State, phase: Phase): State {
  return { ...state, phase }
}

function amend(state: State, change: Partial<Attempt>): State {
  return { ...state, attempts: [...state.attempts.slice(0, -1), { ...openAttempt(state), ...change }] }
}

function withoutOpen(state: State): Attempt[] {
  return state.attempts.filter(attempt => attempt.result !== undefined || attempt.commit !== undefined)
}

function required(snapshot: Snapshot | undefined): Snapshot {
  if (snapshot === undefined) throw new Error('triage before reproduction')
  return snapshot
}

/** The failing tests of a snapshot that the run is about. */
export function targetFailures(state: State): Snapshot['failures'] {
  const targets = new Set(state.targets)
  return (state.current?.failures ?? []).filter(failure => targets.has(keyOf(failure.id)))
}
