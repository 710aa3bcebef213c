import { z } from 'zod'
import { Attempt } from './attempt.ts'
import { Cluster } from './cluster.ts'
import { Request } from './request.ts'
import { Review } from './review.ts'
import { CaseStatus, Failure, TestId } from './test-case.ts'

/** The version of the persisted form. A ledger of another version is never read as if it were this one. */
export const SCHEMA = 3

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

/** What runs of some tests said since the last run of all of them. */
export const PartialResults = z.object({
  tests: z.array(KnownTest).readonly(),
  failures: z.array(Failure).readonly(),
})

export type PartialResults = z.infer<typeof PartialResults>

/** Where a failing test comes from, by what it does at the commit on which the change stands. */
export const Origin = z.enum(['caused here', 'failing before', 'flaky before', 'uncertain'])

export type Origin = z.infer<typeof Origin>

/** The commit that broke the tests, as bisecting found it. */
export const Culprit = z.object({ sha: z.string(), subject: z.string() })

export type Culprit = z.infer<typeof Culprit>

/** What was seen of the branch before it was published. */
export const Proof = z.object({
  sha: z.string(),
  /** Where the whole suite ran: in a clean copy, or in the checkout itself when a copy cannot run the tests. */
  place: z.enum(['clean copy', 'checkout']),
  held: z.boolean(),
  /** Why it did not hold, as a sentence; empty when it did. */
  reason: z.string(),
  /** Tests that failed again with the fix taken out. */
  needed: z.array(z.string()).readonly(),
})

export type Proof = z.infer<typeof Proof>

/** What a run had left to spend when it stopped. */
export const RemainingBudget = z.object({
  iterations: z.number(),
  minutes: z.number(),
  tokens: z.number().optional(),
  dollars: z.number().optional(),
})

export type RemainingBudget = z.infer<typeof RemainingBudget>

export const StopReason = z.enum(['all-green', 'stuck', 'iterations', 'time', 'tokens', 'dollars'])

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

/** The pull request with the fix, and whether this run created it. */
export const PullRequestLink = z.object({
  number: z.number(),
  url: z.string(),
  operation: z.enum(['created', 'updated']),
})
export type PullRequestLink = z.infer<typeof PullRequestLink>

const iteration = z.number()

const iterations = z.array(z.number()).readonly()

export const Phase = z.discriminatedUnion('at', [
  z.object({ at: z.literal('reproducing') }),
  z.object({ at: z.literal('triaging') }),
  z.object({ at: z.literal('choosing') }),
  z.object({ at: z.literal('analyzing'), iteration }),
  z.object({ at: z.literal('fixing'), iteration }),
  z.object({ at: z.literal('checking'), iteration, tree: z.string() }),
  z.object({ at: z.literal('validating'), iteration, tree: z.string() }),
  z.object({ at: z.literal('committing'), iteration, tree: z.string(), seen: PartialResults }),
  /** Several attempts at the same time, each in a copy of the checkout. */
  z.object({ at: z.literal('racing'), iterations }),
  z.object({ at: z.literal('combining'), iteration }),
  /** `due`: the whole suite runs now, whatever the input `validate` says. */
  z.object({ at: z.literal('confirming'), due: z.boolean() }),
  /** One of these iterations broke these tests; with none named, the whole suite. Oldest first. */
  z.object({
    at: z.literal('tracing'),
    suspects: iterations,
    broken: z.array(z.string()).readonly(),
    reason: z.string(),
  }),
  /** Newest first. */
  z.object({ at: z.literal('reverting'), iterations }),
  z.object({ at: z.literal('minimizing') }),
  z.object({ at: z.literal('proving') }),
  z.object({ at: z.literal('reviewing') }),
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
  /** On top of `current`: what the commits that are not confirmed yet were seen to do. */
  seen: PartialResults.optional(),
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
  proof: Proof.optional(),
  /** What reviewers said of the change as a whole, oldest first. */
  reviews: z.array(Review).readonly().default([]),
  /** The commit that all others of the branch were made into, and the newest of those. */
  squashed: z.object({ sha: z.string(), from: z.string() }).optional(),
  /** Nobody of the chain of fixers could be reached for some of the work. */
  degraded: z.boolean().default(false),
  stop: StopReason.optional(),
  left: RemainingBudget.optional(),
  outcome: OutcomeKind.optional(),
  pullRequest: PullRequestLink.optional(),
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
    reviews: [],
    degraded: false,
    revision: 0,
    tip: options.request.headSha,
    spentMs: 0,
    notes: [],
  }
}
