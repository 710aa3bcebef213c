import { z } from 'zod'
import { CaseStatus, Failure, keyOf, TestId, type TestKey } from './tests.ts'
import { passRate, type Statuses } from './verdict.ts'

/** The version of the persisted form. A ledger of another version is never read as if it were this one. */
export const SCHEMA = 1

/** What to fix, at which commit, asked by whom. Made from an event or from the command line. */
export const Request = z.object({
  trigger: z.enum(['workflow_run', 'failing-step', 'command-line']),
  /** `owner/name`; empty on the command line. */
  repository: z.string(),
  headBranch: z.string(),
  headSha: z.string(),
  /** The open pull request whose head this is, and the branch that it is to be merged into. */
  pullRequest: z.number().optional(),
  base: z.string().optional(),
  askedBy: z.string().optional(),
  run: z.object({ id: z.number(), attempt: z.number(), name: z.string(), url: z.string() }).optional(),
})
export type Request = z.infer<typeof Request>

/** A place that may be to blame, with how likely that is beside the others (0–1), and why it is named. */
export const Suspect = z.object({
  file: z.string(),
  /** 1-based; the whole file where nothing tells the line. */
  line: z.number().optional(),
  score: z.number(),
  why: z.string(),
})
export type Suspect = z.infer<typeof Suspect>

/** Failures that share one signature, so presumably one root cause. */
export const Cluster = z.object({
  /** Hash of the signature: the same failure in a later run has the same id. */
  id: z.string(),
  signature: z.string(),
  title: z.string(),
  criticality: z.enum(['high', 'medium', 'low']),
  /** Why it is that critical, as a part of a sentence. */
  reason: z.string().default(''),
  /** The kind of failure, such as `assertion` or `missing-module`, and what to look at first. */
  pattern: z.string().default('other'),
  suggestion: z.string().default(''),
  /** What was wanted and what was there, where the message tells. */
  expected: z.string().optional(),
  actual: z.string().optional(),
  /** How alike its failures are, 0–1. */
  similarity: z.number().default(1),
  /** The cluster that explains this one: it comes after it. */
  causedBy: z.string().optional(),
  tests: z.array(z.string()).readonly(),
  /** Source files to look at first, the likeliest first. */
  suspects: z.array(z.string()).readonly(),
  /** The same with lines and reasons. */
  places: z.array(Suspect).readonly().default([]),
})
export type Cluster = z.infer<typeof Cluster>

export const Strategy = z.enum(['surgical', 'aggressive', 'conservative'])
export type Strategy = z.infer<typeof Strategy>

/** What a fixer says of its change. The tests, not these words, decide. */
export const Proposal = z.object({
  summary: z.string(),
  rootCause: z.string(),
  changes: z.array(z.object({ file: z.string(), why: z.string() })).readonly(),
  /** Files of tests that the change may touch, beside the targets. */
  affectedTests: z.array(z.string()).readonly(),
  confidence: z.number().min(0).max(1),
})
export type Proposal = z.infer<typeof Proposal>

export const Usage = z.object({
  requests: z.number(),
  /** Milliseconds of waiting for answers. */
  waitedMs: z.number(),
  inputTokens: z.number(),
  cachedTokens: z.number(),
  outputTokens: z.number(),
})
export type Usage = z.infer<typeof Usage>
export const noUsage: Usage = { requests: 0, waitedMs: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }

const AttemptResult = z.enum([
  'pass',
  'progress',
  'fail',
  'regression',
  'incomplete',
  'syntax-error',
  'abstained',
  'refused',
])

/** One assignment given to one fixer, and what came of it. Without a `result` it is still open. */
export const Attempt = z.object({
  iteration: z.number(),
  clusters: z.array(z.string()).readonly(),
  title: z.string(),
  targets: z.array(z.string()).readonly(),
  strategy: Strategy,
  fixer: z.string(),
  rateBefore: z.number(),
  rateAfter: z.number().optional(),
  proposal: Proposal.optional(),
  files: z.array(z.string()).readonly().default([]),
  /** The change as a unified diff, capped. */
  diff: z.string().default(''),
  result: AttemptResult.optional(),
  /** Why it ended so, as a sentence: shown to people and to the next attempt. */
  reason: z.string().default(''),
  /** The fixer has nothing else to offer for these clusters. */
  final: z.boolean().default(false),
  commit: z.string().optional(),
  revert: z.string().optional(),
  usage: Usage.default(noUsage),
  durationMs: z.number().default(0),
})
export type Attempt = z.infer<typeof Attempt>

export const KnownTest = z.object({ id: TestId, status: CaseStatus })
export type KnownTest = z.infer<typeof KnownTest>

/** What the whole suite said of one commit. */
export const Snapshot = z.object({
  sha: z.string(),
  tests: z.array(KnownTest).readonly(),
  failures: z.array(Failure).readonly(),
  durationMs: z.number(),
})
export type Snapshot = z.infer<typeof Snapshot>

/** Where a failing test comes from, by what it does at the commit on which the change stands. */
export const Origin = z.enum(['caused here', 'failing before', 'flaky before', 'uncertain'])
export type Origin = z.infer<typeof Origin>

/** The commit that broke the tests, as bisecting found it. */
export const Culprit = z.object({ sha: z.string(), subject: z.string() })
export type Culprit = z.infer<typeof Culprit>

export const StopReason = z.enum(['all-green', 'stuck', 'iterations', 'time', 'tokens'])
export type StopReason = z.infer<typeof StopReason>

export const OutcomeKind = z.enum([
  'fixed',
  'partial',
  'failed',
  'nothing-to-fix',
  'not-reproduced',
  'refused',
  'stopped',
])
export type OutcomeKind = z.infer<typeof OutcomeKind>

export const Phase = z.discriminatedUnion('at', [
  z.object({ at: z.literal('reproducing') }),
  z.object({ at: z.literal('triaging') }),
  z.object({ at: z.literal('choosing') }),
  z.object({ at: z.literal('fixing') }),
  z.object({ at: z.literal('checking') }),
  z.object({ at: z.literal('validating'), tree: z.string() }),
  z.object({ at: z.literal('committing'), tree: z.string(), rateAfter: z.number() }),
  z.object({ at: z.literal('confirming') }),
  z.object({ at: z.literal('reverting') }),
  z.object({ at: z.literal('publishing') }),
  z.object({ at: z.literal('done') }),
])
export type Phase = z.infer<typeof Phase>

/** Everything that is known of one Request: what the ledger holds, and all that a step may decide on. */
export const State = z.object({
  schema: z.literal(SCHEMA),
  key: z.string(),
  request: Request,
  /** Short name of the branch that carries the fix. */
  branch: z.string(),
  phase: Phase,
  /** The failing tests of the report; empty when the tests were run to find them. */
  reported: z.array(TestId).readonly(),
  /** The whole suite before anything was changed, and on the newest commit that was confirmed. */
  initial: Snapshot.optional(),
  current: Snapshot.optional(),
  /** What has to become green: reported, and failing here every time. */
  targets: z.array(z.string()).readonly(),
  flaky: z.array(z.string()).readonly(),
  /** Reported, but green here. */
  notReproduced: z.array(TestId).readonly(),
  /** Failing with the whole suite every time, and passing alone: what runs before them breaks them. */
  orderDependent: z.array(z.string()).readonly().default([]),
  /** By test; empty when the base was not compared with. */
  origins: z.record(z.string(), Origin).default({}),
  culprit: Culprit.optional(),
  /** Failing here, but not reported: left alone. */
  outside: z.array(z.string()).readonly(),
  clusters: z.array(Cluster).readonly(),
  attempts: z.array(Attempt).readonly(),
  /** The newest commit of the branch; the head itself when there is none yet. */
  tip: z.string(),
  stop: StopReason.optional(),
  outcome: OutcomeKind.optional(),
  pullRequest: z.object({ number: z.number(), url: z.string(), operation: z.enum(['created', 'updated']) }).optional(),
  /** How many steps have been recorded: of two copies the one with more is the later. */
  revision: z.number(),
  /** Milliseconds of work, over all sessions that worked on this request. */
  spentMs: z.number(),
  /** Sentences that the report must carry. */
  notes: z.array(z.string()).readonly(),
})
export type State = z.infer<typeof State>

export function initialState(options: {
  key: string
  branch: string
  request: Request
  reported: readonly TestId[]
}): State {
  return {
    schema: SCHEMA,
    key: options.key,
    branch: options.branch,
    request: options.request,
    phase: { at: 'reproducing' },
    reported: options.reported,
    targets: [],
    flaky: [],
    notReproduced: [],
    orderDependent: [],
    origins: {},
    outside: [],
    clusters: [],
    attempts: [],
    revision: 0,
    tip: options.request.headSha,
    spentMs: 0,
    notes: [],
  }
}

export function statusesOf(snapshot: Snapshot | undefined): Statuses {
  return new Map((snapshot?.tests ?? []).map(test => [keyOf(test.id), test.status]))
}

/** The tests that say nothing about the fix: flaky ones, those that others break, and those that failed here without being reported. */
export function ignoredTests(state: State): ReadonlySet<TestKey> {
  return new Set([...state.flaky, ...state.orderDependent, ...state.outside])
}

export function rateOf(state: State, snapshot: Snapshot | undefined): number {
  return passRate(statusesOf(snapshot), ignoredTests(state))
}

/** The targets that are not green on the newest confirmed commit. */
export function remainingTargets(state: State): TestKey[] {
  const statuses = statusesOf(state.current)
  const flaky = new Set(state.flaky)
  return state.targets.filter(key => !flaky.has(key) && statuses.get(key) !== 'passed')
}

/** The attempt that the machine is working on. */
export function openAttempt(state: State): Attempt {
  const attempt = state.attempts.at(-1)
  if (attempt === undefined) throw new Error(`phase ${state.phase.at} without an attempt`)
  return attempt
}

/** Attempts whose commit stands: made, and not reverted. */
export function standing(state: State): Attempt[] {
  return state.attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined)
}

export function totalUsage(state: State): Usage {
  return state.attempts.reduce(
    (sum, { usage }) => ({
      requests: sum.requests + usage.requests,
      waitedMs: sum.waitedMs + usage.waitedMs,
      inputTokens: sum.inputTokens + usage.inputTokens,
      cachedTokens: sum.cachedTokens + usage.cachedTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
    }),
    noUsage,
  )
}

export function testById(state: State): ReadonlyMap<TestKey, TestId> {
  const known = [...(state.initial?.tests ?? []), ...(state.current?.tests ?? [])]
  return new Map(known.map(({ id }) => [keyOf(id), id]))
}
