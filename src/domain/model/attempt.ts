import { z } from 'zod'
import { Intent } from './intent.ts'
import { Spending } from './usage.ts'

export const Strategy = z.enum(['surgical', 'aggressive', 'conservative'])
export type Strategy = z.infer<typeof Strategy>

/** Analysis of a failure before any edit: the root cause, not the symptom, and the places to change. */
export const Analysis = z.object({
  rootCause: z.string(),
  /** Evidence for the root cause. */
  evidence: z
    .array(z.object({ file: z.string(), line: z.number().optional(), says: z.string() }))
    .readonly()
    .default([]),
  /** Prediction that holds if the root cause is right; required after an attempt with an unexpected result. */
  hypothesis: z.string().default(''),
  modificationPoints: z
    .array(
      z.object({
        file: z.string(),
        symbol: z.string(),
        /** First and last line, 1-based, if known. */
        lines: z.tuple([z.number(), z.number()]).optional(),
        change: z.string(),
      }),
    )
    .readonly(),
  /** Test files that the change may affect, besides the targets. */
  affectedTests: z.array(z.string()).readonly(),
  approach: z.string(),
  /** Fallback if the approach fails. */
  alternative: z.string().default(''),
  criticality: z.enum(['high', 'medium', 'low']).default('medium'),
  confidence: z.number().min(0).max(1),
})
export type Analysis = z.infer<typeof Analysis>

/** A fixer's description of its change. The test run decides, not these words. */
export const Proposal = z.object({
  summary: z.string(),
  /** The change in a few words, for a commit's subject; undefined if the summary says it. */
  subject: z.string().optional(),
  rootCause: z.string(),
  changes: z.array(z.object({ file: z.string(), why: z.string() })).readonly(),
  /** Unfinished work as a sentence; empty if all is done. */
  leftUndone: z.string().default(''),
  /** Other changes with which the tests pass too, as a sentence; empty if there is none, undefined if unknown. */
  alternatives: z.string().optional(),
  /** Test files that the change may affect, besides the targets. */
  affectedTests: z.array(z.string()).readonly(),
  confidence: z.number().min(0).max(1),
})
export type Proposal = z.infer<typeof Proposal>

/**
 * Result of an attempt. `pass` and `progress` became a commit. `conflict` could not be merged with earlier commits and
 * `outranked` was no longer needed: neither is a failure of the fixer.
 */
export const AttemptResult = z.enum([
  'pass',
  'progress',
  'fail',
  'regression',
  'incomplete',
  'syntax-error',
  'abstained',
  'refused',
  'conflict',
  'outranked',
])
export type AttemptResult = z.infer<typeof AttemptResult>

/**
 * `repair`: work on failing tests. `revision`: work on the demands of a review. `pruning`: removal of leftovers that no
 * test needs. `command`: a run of the project's own commands, without a fixer. `tests`: tests of the bot's own for the
 * fix. `proposal`: changed assertions of outdated tests, on a branch of their own.
 */
export const AttemptKind = z.enum(['repair', 'revision', 'pruning', 'command', 'tests', 'proposal'])

/** One assignment for one fixer, and its result. Without a `result` it is still open. */
export const Attempt = z.object({
  iteration: z.number(),
  kind: AttemptKind.default('repair'),
  /** Made in an earlier, finished run of the same request: counts against no limit. */
  past: z.boolean().default(false),
  clusters: z.array(z.string()).readonly(),
  title: z.string(),
  /** First problem of its clusters in one line: "expected 3, got 2". */
  problem: z.string().optional(),
  /** Signature of the failures it was made for, one line per cluster. */
  signature: z.string().default(''),
  targets: z.array(z.string()).readonly(),
  strategy: Strategy,
  fixer: z.string(),
  /** Commands of the setting `fix-commands` that it runs, in order; empty for other kinds. */
  commands: z.array(z.string()).readonly().default([]),
  /** Number of earlier failed attempts at the same clusters. */
  debugging: z.number().default(0),
  /** Number among several candidates for the same clusters, from 1; 0 if there is only one. */
  candidate: z.number().default(0),
  /** Iteration of the kept change without which it starts, since that turned only some of these tests green. */
  undoes: z.number().optional(),
  /** Commit on which it was made; once it is committed, the commit below it. */
  base: z.string().default(''),
  analysis: Analysis.optional(),
  /** Digest of the analyzed code; empty if unknown. */
  code: z.string().default(''),
  rateBefore: z.number(),
  rateAfter: z.number().optional(),
  proposal: Proposal.optional(),
  files: z.array(z.string()).readonly().default([]),
  /** Unified diff of the change, capped. */
  diff: z.string().default(''),
  /** Git tree of the change, until it is combined with the branch. */
  tree: z.string().optional(),
  result: AttemptResult.optional(),
  /** Reason for the result as a sentence, for users and for the next attempt. */
  reason: z.string().default(''),
  /** Test output of a failed attempt, capped: the log for the next attempt. */
  output: z.string().default(''),
  /** True if the fixer has nothing else to offer for these clusters. */
  final: z.boolean().default(false),
  /** Words of the failing change by which its author meant what these tests contradict, as the fixer found. */
  intent: Intent.optional(),
  /** True if the fixer could not be reached: nothing was learned about the clusters. */
  unavailable: z.boolean().default(false),
  /** True if its key, its account or its name is wrong: another try would end the same way. */
  misconfigured: z.boolean().default(false),
  /** Milliseconds of work (`spentMs` of the state) until which the workflow skips an unavailable fixer. */
  downUntilMs: z.number().default(0),
  commit: z.string().optional(),
  /** Files in which it only takes back what the failing change did, several lines of it. */
  takesBack: z.array(z.string()).readonly().default([]),
  /** True once a run of the whole suite has confirmed the commit. */
  confirmed: z.boolean().default(false),
  revert: z.string().optional(),
  spending: Spending.default({}),
  transcripts: z.array(z.string()).readonly().default([]),
  /** Milliseconds since the epoch. */
  startedAt: z.number().default(0),
  durationMs: z.number().default(0),
})
export type Attempt = z.infer<typeof Attempt>

/** Return true if the fixer worked on the clusters without success. */
export function isFailedAttempt({ result, unavailable }: Attempt): boolean {
  switch (result) {
    case 'fail':
    case 'regression':
    case 'incomplete':
    case 'syntax-error':
    case 'refused':
      return true
    case 'abstained':
      return !unavailable
    case undefined:
    case 'pass':
    case 'progress':
    case 'conflict':
    case 'outranked':
      return false
  }
}

/** Return true for an attempt whose commit fixes something: the work of a fixer, or of a command of the project. */
export function changesCode(attempt: Pick<Attempt, 'kind'>): boolean {
  return attempt.kind === 'command' || isFixerWork(attempt)
}

/** Return true for work of a fixer: a repair or a revision. */
export function isFixerWork({ kind }: Pick<Attempt, 'kind'>): boolean {
  return kind === 'repair' || kind === 'revision'
}

/** Return true if a test run judged the attempt. Other attempts say nothing about the code. */
export function isJudged({ result }: Attempt): boolean {
  switch (result) {
    case 'pass':
    case 'progress':
    case 'fail':
    case 'regression':
    case 'incomplete':
      return true
    case undefined:
    case 'abstained':
    case 'refused':
    case 'syntax-error':
    case 'conflict':
    case 'outranked':
      return false
  }
}

/**
 * Return true if tests spoke against the root cause of the attempt. An edit that was refused, did not parse, or whose
 * tests could not be run to their end says nothing about the cause.
 */
export function isRefuted({ result }: Attempt): boolean {
  return result === 'fail' || result === 'regression'
}

/** Return true if the attempt led to a commit, even if that was reverted later. */
export function isHelpful({ result }: Attempt): boolean {
  return result === 'pass' || result === 'progress'
}

/** Return true if the attempt led to a commit that was not reverted. */
export function isKept(attempt: Attempt): boolean {
  return isHelpful(attempt) && attempt.revert === undefined
}

/** Return true if a commit left some of its tests red. @param red keys of the tests that fail still */
export function isPartial({ result, targets }: Attempt, red: ReadonlySet<string>): boolean {
  return result === 'progress' && targets.some(key => red.has(key))
}

/** List the failed attempts after the last one whose commit was kept. */
export function failedSince(attempts: readonly Attempt[]): Attempt[] {
  return attempts.slice(attempts.findLastIndex(isKept) + 1).filter(isFailedAttempt)
}
