import { z } from 'zod'
import { Culprit, Inducing, Origin } from './origin.ts'
import { AddedTests } from './added-tests.ts'
import { MutantCheck } from './mutant-check.ts'
import { ProposedTests } from './proposed-tests.ts'
import { Attempt } from './attempt.ts'
import { CiVerdict } from './ci-report.ts'
import { CheatSign } from './cheat-sign.ts'
import { Cluster } from './cluster.ts'
import { Isolation } from './isolation.ts'
import { Joined, UncoveredHunk } from './joined-results.ts'
import { Proof } from './proof.ts'
import { Request } from './request.ts'
import { Review } from './review.ts'
import { CaseStatus, Failure, TestId } from './test-case.ts'

/** Version of the persisted form. A ledger of another version is not read. */
export const SCHEMA = 3

export const KnownTest = z.object({ id: TestId, status: CaseStatus })

export type KnownTest = z.infer<typeof KnownTest>

/** Results of the whole suite at one commit. */
export const Snapshot = z.object({
  sha: z.string(),
  tests: z.array(KnownTest).readonly(),
  failures: z.array(Failure).readonly(),
  /**
   * Test cases by status, as the runner counts them: `tests` holds tests of the same name once. `unnamed`: passed, and
   * not in
   * `tests`, since the runner does not name them.
   */
  counts: z
    .object({ passed: z.number(), failed: z.number(), skipped: z.number(), unnamed: z.number().optional() })
    .optional(),
  durationMs: z.number(),
  /** Milliseconds of the slow tests that passed, by test. */
  slow: z.record(z.string(), z.number()).optional(),
})

export type Snapshot = z.infer<typeof Snapshot>

/** Results of partial test runs since the last run of the whole suite. */
export const PartialResults = z.object({
  tests: z.array(KnownTest).readonly(),
  failures: z.array(Failure).readonly(),
})

export type PartialResults = z.infer<typeof PartialResults>

/** Budget that was left when a run stopped. */
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
  'needs-review',
  'partial',
  'failed',
  'nothing-to-fix',
  'not-reproduced',
  'test-outdated',
  'awaiting-ci',
  'refused',
  'stopped',
])

export type OutcomeKind = z.infer<typeof OutcomeKind>

/** Pull request with the fix, and the operation of this run. */
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
  /** Commands of the project's own run, in place of analysis and fix. */
  z.object({ at: z.literal('running'), iteration }),
  z.object({ at: z.literal('analyzing'), iteration }),
  z.object({ at: z.literal('fixing'), iteration }),
  z.object({ at: z.literal('checking'), iteration, tree: z.string() }),
  z.object({ at: z.literal('validating'), iteration, tree: z.string() }),
  z.object({ at: z.literal('committing'), iteration, tree: z.string(), seen: PartialResults }),
  /** Several attempts at the same time, each in a worktree. */
  z.object({ at: z.literal('racing'), iterations }),
  z.object({ at: z.literal('combining'), iteration }),
  /** `due`: run the whole suite now, whatever the input `validate` says. */
  z.object({ at: z.literal('confirming'), due: z.boolean() }),
  /** One of these iterations, oldest first, broke these tests; without names, the whole suite. */
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
  z.object({ at: z.literal('planning') }),
  z.object({ at: z.literal('writing'), iteration }),
  z.object({ at: z.literal('publishing') }),
  z.object({ at: z.literal('done') }),
])

export type Phase = z.infer<typeof Phase>

/** State of one request: the ledger stores it, and steps decide by it alone. */
export const State = z.object({
  schema: z.literal(SCHEMA),
  key: z.string(),
  request: Request,
  /** Trigger of the first session; later ones may have another. */
  startedBy: Request.shape.trigger.optional(),
  /** Short name of the branch that carries the fix. */
  branch: z.string(),
  phase: Phase,
  /** Failing tests of the report; empty if this run finds them by running the tests. */
  reported: z.array(TestId).readonly(),
  /** Failing tests that other legs of the job's matrix reported and worked on. */
  ofOtherLegs: z.array(TestId).readonly().default([]),
  /** Results of earlier requests that joined this one, such as of other legs: each was proved where it was found. */
  joined: Joined.optional(),
  /** Results of the whole suite before any change, and at the newest confirmed commit. */
  initial: Snapshot.optional(),
  current: Snapshot.optional(),
  /** Results of later commits that are not confirmed yet, on top of `current`. */
  seen: PartialResults.optional(),
  /** Tests to fix: reported, and failing in every run here. */
  targets: z.array(z.string()).readonly(),
  flaky: z.array(z.string()).readonly(),
  /** Reported, but passing here. */
  notReproduced: z.array(TestId).readonly(),
  /** Tests that fail with the whole suite every time and pass alone: an earlier test breaks them. */
  orderDependent: z.array(z.string()).readonly().default([]),
  /** Failures that CI reported of tests that cannot run here: CI alone judges their fixes. They are targets too. */
  onlyInCi: z.array(Failure).readonly().default([]),
  /** Reason why the suite cannot run here at all, for users: CI alone judges then. */
  cannotRun: z.string().optional(),
  /** Origin by test; empty if the base was not compared. */
  origins: z.record(z.string(), Origin).default({}),
  culprit: Culprit.optional(),
  inducing: z.array(Inducing).readonly().default([]),
  /** Tests that play something missing here, such as a broken connection, and that the change has broken. */
  played: z.array(z.string()).readonly().default([]),
  /** Failing here, but not reported: ignored. */
  outside: z.array(z.string()).readonly(),
  clusters: z.array(Cluster).readonly(),
  attempts: z.array(Attempt).readonly(),
  /** Newest commit of the branch; the head itself if there is none yet. */
  tip: z.string(),
  proof: Proof.optional(),
  isolation: Isolation.optional(),
  /** Signs that the published change may cheat its tests. */
  signs: z.array(CheatSign).readonly().default([]),
  /** Hunks for the reader to judge, since no failing test does. */
  uncovered: z.array(UncoveredHunk).readonly().default([]),
  /** Result of changing the fixed lines a little; undefined if that was not asked for. */
  mutantCheck: MutantCheck.optional(),
  /** Tests of the bot's own; undefined if none were asked for. */
  addedTests: AddedTests.optional(),
  /** Changed assertions for outdated tests; undefined if none were asked for. */
  proposedTests: ProposedTests.optional(),
  /** Tokens and US dollars of earlier runs that count against the limits of this one: CI started it, and no person. */
  carried: z.object({ tokens: z.number(), dollars: z.number() }).optional(),
  /** Last verdict of the project's own CI on a published commit. */
  ci: CiVerdict.optional(),
  /** Reviews of the whole change, oldest first. */
  reviews: z.array(Review).readonly().default([]),
  /** Commit that replaced all others of the branch, and the newest of those. */
  squashed: z.object({ sha: z.string(), from: z.string() }).optional(),
  /** True if no fixer of the chain could be reached for some of the work. */
  degraded: z.boolean().default(false),
  stop: StopReason.optional(),
  left: RemainingBudget.optional(),
  outcome: OutcomeKind.optional(),
  pullRequest: PullRequestLink.optional(),
  /** Number of recorded steps: of two copies the one with more is the later. */
  revision: z.number(),
  /** Milliseconds of work, over all sessions of this request. */
  spentMs: z.number(),
  /** Sentences for the report. */
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
    startedBy: options.request.trigger,
    phase: { at: 'reproducing' },
    reported: options.reported,
    ofOtherLegs: [],
    targets: [],
    flaky: [],
    notReproduced: [],
    orderDependent: [],
    onlyInCi: [],
    origins: {},
    inducing: [],
    played: [],
    outside: [],
    clusters: [],
    attempts: [],
    signs: [],
    uncovered: [],
    reviews: [],
    degraded: false,
    revision: 0,
    tip: options.request.headSha,
    spentMs: 0,
    notes: [],
  }
}
