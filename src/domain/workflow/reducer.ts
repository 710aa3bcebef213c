import type { Attempt } from '../model/attempt.ts'
import { consequenceOf, needsPruning, revealedTargets, narrowSuspects } from './checkpoint.ts'
import type { Assigned } from './choose-assignment.ts'
import { clusterSignature } from '../model/cluster.ts'
import { decideOutcome } from './outcome.ts'
import { ignoredTests, knownRate } from '../model/test-results.ts'
import { activeIterations, nextIteration, keptAttempts, unconfirmedAttempts, heldAttempts } from '../model/selectors.ts'
import type { Observation, Observed, RoleUsage } from './next-step.ts'
import type { Phase, PartialResults, State } from '../model/state.ts'
import { demandsOf } from '../model/review.ts'
import { testKey, type TestKey } from '../model/test-case.ts'
import { requirePhase, requireTransition } from './allowed-transitions.ts'
import { type Role, spentTogether, type Usage } from '../model/usage.ts'
import { isGood } from './verdict.ts'

/** The state after a step, a pure function of the state before and of what came of it. */
export function reduce(state: State, observation: Observation): State {
  requireTransition(state, observation)
  switch (observation.kind) {
    case 'reproduced':
      return reproduced(state, observation)
    case 'diagnosed':
      return { ...to(state, { at: 'choosing' }), clusters: observation.clusters }
    case 'assigned':
      return assigned(state, observation)
    case 'analyzed': {
      const { analysis, code } = observation
      const next = amend(charged(state, observation), { analysis, code })
      return { ...next, phase: { at: 'fixing', iteration: open(state) } }
    }
    case 'proposed':
      return proposed(state, observation)
    case 'abstained': {
      const { reason, final, unavailable } = observation
      const downUntilMs = unavailable ? state.spentMs + DOWN_MS : 0
      const change = { result: 'abstained', reason, final, unavailable, downUntilMs } as const
      return to(amend(charged(state, observation), change), { at: 'choosing' })
    }
    case 'checked':
      return to(state, { ...requirePhase(state, 'checking'), at: 'validating' })
    case 'rejected':
    case 'dropped':
      return to(amend(state, { result: observation.result, reason: observation.reason }), { at: 'choosing' })
    case 'validated':
      return validated(state, observation)
    case 'committed':
      return committed(state, observation.sha)
    case 'raced':
      return to(observation.results.reduce(raced, state), { at: 'choosing' })
    case 'selected':
      return to(state, { at: 'combining', iteration: heldAttempts(state)[0]?.iteration ?? 0 })
    case 'combined': {
      const { tree, files, diff } = observation
      return to(amend(state, { files, diff }), { at: 'checking', iteration: open(state), tree })
    }
    case 'deferred':
      return to(state, { at: 'triaging' })
    case 'checkpointed':
      return to(state, { at: 'confirming', due: true })
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
    case 'squashed':
      return squashed(state, observation.sha)
    case 'published':
      return { ...to(state, { at: 'done' }), pullRequest: observation.pullRequest ?? state.pullRequest }
    case 'stopped':
      return { ...(observation.spent === undefined ? state : paid(state, observation.spent)), outcome: 'stopped' }
    case 'renamed':
      return { ...state, branch: observation.branch, notes: [...state.notes, observation.note] }
  }
}

/** So long a fixer that could not be reached is not asked again, in milliseconds of work. */
export const DOWN_MS = 5 * 60_000

function reproduced(state: State, seen: Observed<'reproduced'>): State {
  const next: State = {
    ...state,
    initial: seen.snapshot,
    current: seen.snapshot,
    targets: seen.targets,
    flaky: seen.flaky,
    notReproduced: seen.notReproduced,
    orderDependent: seen.orderDependent,
    origins: seen.origins,
    ...(seen.culprit === undefined ? {} : { culprit: seen.culprit }),
    outside: seen.outside,
    notes: [...state.notes, ...seen.notes],
  }
  if (seen.targets.length === 0) return { ...to(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  // Commits of a run whose ledger is lost: what they do is seen first.
  return to(next, unconfirmedAttempts(next).length > 0 ? { at: 'confirming', due: true } : { at: 'triaging' })
}

function assigned(state: State, { assigned: all, at }: Observed<'assigned'>): State {
  const next = { ...state, attempts: [...state.attempts, ...all.map(each => opened(state, each, at))] }
  const iterations = all.map(({ iteration }) => iteration)
  const [only] = iterations
  return only !== undefined && iterations.length === 1
    ? to(next, { at: 'analyzing', iteration: only })
    : to(next, { at: 'racing', iterations })
}

function opened(state: State, each: Assigned, startedAt: number): Attempt {
  return {
    iteration: each.iteration,
    kind: each.kind,
    past: false,
    clusters: each.clusters.map(({ id }) => id),
    title: attemptTitle(state, each),
    signature: clusterSignature(each.clusters),
    targets: each.clusters.flatMap(({ tests }) => tests),
    strategy: each.strategy,
    fixer: each.fixer,
    debugging: each.debugging,
    candidate: each.candidate,
    base: state.tip,
    code: '',
    rateBefore: knownRate(state),
    files: [],
    diff: '',
    reason: '',
    output: '',
    final: false,
    unavailable: false,
    downUntilMs: 0,
    confirmed: false,
    spending: {},
    transcripts: [],
    startedAt,
    durationMs: 0,
  }
}

/** What an assignment is about, for people. */
export function attemptTitle(state: State, { kind, clusters }: Pick<Assigned, 'kind' | 'clusters'>): string {
  const titles = clusters.map(({ title }) => title)
  const demands = kind === 'revision' ? demandsOf(state.reviews.at(-1), state.tip).map(({ what }) => what) : []
  return (demands.length > 0 ? demands : titles).join('; ')
}

function proposed(state: State, observation: Observed<'proposed'>): State {
  const { proposal, files, diff, tree } = observation
  const next = amend(charged(state, observation), { proposal, files, diff })
  return to(next, { at: 'checking', iteration: open(state), tree })
}

/** Counts what asking took, for the role that was asked. */
function charged(state: State, { usage, transcripts = [] }: { usage: Usage; transcripts?: readonly string[] }): State {
  const role: Role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer'
  const iteration = open(state)
  const next = paid(state, { iteration, role, usage })
  return {
    ...next,
    attempts: next.attempts.map(attempt =>
      attempt.iteration === iteration ? { ...attempt, transcripts: [...attempt.transcripts, ...transcripts] } : attempt,
    ),
  }
}

function paid(state: State, { iteration, role, usage }: RoleUsage): State {
  const attempts = state.attempts.map(attempt =>
    attempt.iteration !== iteration || usage.requests === 0
      ? attempt
      : { ...attempt, spending: spentTogether([attempt.spending, { [role]: usage }]) },
  )
  return { ...state, attempts }
}

function validated(state: State, observation: Observed<'validated'>): State {
  const { verdict, seen, rateAfter, reason, output } = observation
  const next = withFlaky(state, observation.flaky)
  if (isGood(verdict)) {
    const phase: Phase = { ...requirePhase(state, 'validating'), at: 'committing', seen }
    return to(amend(next, { reason, rateAfter }), phase)
  }
  return to(amend(next, { result: verdict.kind, reason, output, rateAfter }), { at: 'choosing' })
}

function committed(state: State, sha: string): State {
  const { seen } = requirePhase(state, 'committing')
  const after = new Map(seen.tests.map(({ id, status }) => [testKey(id), status]))
  const { targets } = state.attempts.find(({ iteration }) => iteration === open(state)) ?? { targets: [] }
  const result = targets.every(key => after.get(key) === 'passed') ? 'pass' : 'progress'
  const next = to(amend(state, { commit: sha, result }), { at: 'confirming', due: false })
  return { ...next, tip: sha, seen: over(state.seen, seen) }
}

/** What was seen of some tests, over what was seen before. */
function over(before: PartialResults | undefined, after: PartialResults): PartialResults {
  if (before === undefined) return after
  const newer = new Set(after.tests.map(({ id }) => testKey(id)))
  return {
    tests: [...before.tests.filter(({ id }) => !newer.has(testKey(id))), ...after.tests],
    failures: [...before.failures.filter(({ id }) => !newer.has(testKey(id))), ...after.failures],
  }
}

function raced(state: State, { iteration, change, flaky }: Observed<'raced'>['results'][number]): State {
  return withFlaky(amend(state, change, [iteration]), flaky)
}

function confirmed(state: State, observation: Observed<'confirmed'>): State {
  const { verdict, snapshot, rateAfter, reason, output } = observation
  const consequence = consequenceOf(state, { verdict, snapshot })
  const known = withFlaky(state, observation.flaky)
  switch (consequence.kind) {
    case 'hold': {
      const held = unconfirmedAttempts(state).map(({ iteration }) => iteration)
      const { seen: _, ...rest } = known
      const next = to(amend(rest, { confirmed: true, rateAfter }, held), { at: 'triaging' })
      // There was nothing to confirm, so there is nothing to take back: what was known before is all that is known.
      if (snapshot === undefined) return next
      return {
        ...next,
        current: snapshot,
        targets: [...state.targets, ...revealedTargets(next, snapshot, ignoredTests(next))],
      }
    }
    case 'trace': {
      const { suspects, broken } = consequence
      return to(known, { at: 'tracing', suspects, broken, reason })
    }
    case 'revert': {
      const { iterations, result } = consequence
      const change = { rateAfter, reason, output, result }
      return to(amend(known, change, iterations), { at: 'reverting', iterations })
    }
  }
}

/** The last suspect is the guilty one: what the checkpoint said is its own doing. */
function probed(state: State, good: boolean): State {
  const phase = requirePhase(state, 'tracing')
  const next = narrowSuspects(phase, good)
  if (next.at !== 'reverting') return to(state, next)
  const result = phase.broken.length === 0 ? 'incomplete' : 'regression'
  return to(amend(state, { result, reason: phase.reason }, next.iterations), next)
}

/** When all that was not confirmed is taken back, the code is that of the last confirmed commit again. */
function reverted(state: State, { reverts, tip }: Observed<'reverted'>): State {
  const asked = requirePhase(state, 'reverting').iterations
  const taken = new Map(reverts.map(({ iteration, sha }) => [iteration, sha]))
  const wasConfirmed = state.attempts.some(each => taken.has(each.iteration) && each.confirmed)
  const attempts = state.attempts.map(each => {
    const revert = taken.get(each.iteration)
    return revert === undefined ? each : { ...each, revert, ...(asked.includes(each.iteration) ? {} : DRAGGED) }
  })
  const { seen: _, ...next } = { ...state, attempts, tip }
  const isSame = !wasConfirmed && unconfirmedAttempts(next).length === 0
  if (!isSame) return to(next, { at: 'confirming', due: true })
  // What had been seen of the commits that are gone is not so any more: the queue is made anew.
  return { ...to(next, { at: 'triaging' }), ...(state.current && { current: { ...state.current, sha: tip } }) }
}

/** A commit that had to go with a guilty one before it. */
const DRAGGED = { result: 'conflict', reason: 'It stood on a change that was reverted.' } as const

function concluded(state: State, { why, left, degraded }: Observed<'concluded'>): State {
  const next = { ...state, stop: why, left, degraded }
  // A reviewed change that nobody could make better has its proof already.
  const isSeen = state.proof?.sha === state.tip && state.proof.held && state.reviews.at(-1)?.sha === state.tip
  if (keptAttempts(next).length === 0 || isSeen)
    return { ...to(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  return to(next, { at: why === 'all-green' && needsPruning(next) ? 'minimizing' : 'proving' })
}

function minimized(state: State, { smaller }: Observed<'minimized'>): State {
  if (smaller === undefined) return to(state, { at: 'proving' })
  const { tree, files, diff, summary, seen } = smaller
  const iteration = nextIteration(state)
  const pruning: Attempt = {
    ...opened(
      state,
      { kind: 'repair', clusters: [], fixer: 'minimizer', strategy: 'surgical', iteration, debugging: 0, candidate: 0 },
      0,
    ),
    kind: 'pruning',
    title: summary,
    reason: summary,
    files,
    diff,
  }
  const next = { ...state, attempts: [...state.attempts, pruning] }
  return to(next, { at: 'committing', iteration, tree, seen })
}

function proved(state: State, { proof, snapshot, unneeded, notes }: Observed<'proved'>): State {
  const known = withFlaky(state, unneeded)
  const next: State = { ...known, proof, current: snapshot ?? state.current, notes: [...state.notes, ...notes] }
  const isFlaky = (key: TestKey) => next.flaky.includes(key)
  const idle = keptAttempts(next).filter(({ targets }) => targets.length > 0 && targets.every(isFlaky))
  if (unneeded.length > 0 && idle.length > 0) {
    // Nothing that was seen is owed to them: they are no fix.
    const iterations = idle.map(({ iteration }) => iteration).toReversed()
    const reason = 'Its tests pass without it too: they fail by chance.'
    const { stop: _, left: __, proof: ___, ...rest } = amend(next, { result: 'fail', reason }, iterations)
    return to(rest, { at: 'reverting', iterations })
  }
  // What was not seen again is not worth a look at how it is written.
  return proof.held
    ? to(next, { at: 'reviewing' })
    : { ...to(next, { at: 'publishing' }), outcome: decideOutcome(next) }
}

/** What a reviewer demands becomes work; what nobody can do any more is told. */
function reviewed(state: State, { review }: Observed<'reviewed'>): State {
  const next = review === undefined ? state : { ...state, reviews: [...state.reviews, review] }
  const isNew = review !== undefined && demandsOf(review, state.tip).length > 0
  if (!isNew) return { ...to(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  const { stop: _, left: __, ...rest } = next
  return to(rest, { at: 'choosing' })
}

/** One commit stands for all that stood; the code is the same, so what was seen of it is. */
function squashed(state: State, sha: string): State {
  const from = state.tip
  const stood = keptAttempts(state).map(({ iteration }) => iteration)
  const same = <Of extends { sha: string }>(seen: Of): Of => (seen.sha === from ? { ...seen, sha } : seen)
  return {
    ...amend(state, { commit: sha }, stood),
    tip: sha,
    squashed: { sha, from },
    reviews: state.reviews.map(same),
    ...(state.current && { current: same(state.current) }),
    ...(state.proof && { proof: same(state.proof) }),
  }
}

/** Tests that were seen to pass and fail on the same code say nothing from now on. */
function withFlaky(state: State, keys: readonly TestKey[]): State {
  return { ...state, flaky: [...new Set([...state.flaky, ...keys])] }
}

function to(state: State, phase: Phase): State {
  return { ...state, phase }
}

/** Changes the open attempts, or those named. */
function amend(state: State, change: Partial<Attempt>, iterations = activeIterations(state)): State {
  return {
    ...state,
    attempts: state.attempts.map(attempt =>
      iterations.includes(attempt.iteration) ? { ...attempt, ...change } : attempt,
    ),
  }
}

function open(state: State): number {
  const [iteration] = activeIterations(state)
  if (iteration === undefined) throw new Error(`phase ${state.phase.at} has no open attempt`)
  return iteration
}
