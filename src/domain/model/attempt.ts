import { z } from 'zod'
import { Spending } from './usage.ts'

export const Strategy = z.enum(['surgical', 'aggressive', 'conservative'])
export type Strategy = z.infer<typeof Strategy>

/** What a fixer makes out before it changes anything: the root cause, not the symptom, and where to change what. */
export const Analysis = z.object({
  rootCause: z.string(),
  /** What was seen that says so. */
  evidence: z
    .array(z.object({ file: z.string(), line: z.number().optional(), says: z.string() }))
    .readonly()
    .default([]),
  /** What must be true if the root cause is the right one; demanded after an attempt that came out otherwise. */
  hypothesis: z.string().default(''),
  modificationPoints: z
    .array(
      z.object({
        file: z.string(),
        symbol: z.string(),
        /** First and last line, 1-based, where they are told. */
        lines: z.tuple([z.number(), z.number()]).optional(),
        change: z.string(),
      }),
    )
    .readonly(),
  /** Files of tests that the change may touch, beside the targets. */
  affectedTests: z.array(z.string()).readonly(),
  approach: z.string(),
  /** What to do if the approach does not hold. */
  alternative: z.string().default(''),
  criticality: z.enum(['high', 'medium', 'low']).default('medium'),
  confidence: z.number().min(0).max(1),
})
export type Analysis = z.infer<typeof Analysis>

/** What a fixer says of its change. The tests, not these words, decide. */
export const Proposal = z.object({
  summary: z.string(),
  rootCause: z.string(),
  changes: z.array(z.object({ file: z.string(), why: z.string() })).readonly(),
  /** What it could not do, as a sentence; empty when nothing is left to do. */
  leftUndone: z.string().default(''),
  /** Files of tests that the change may touch, beside the targets. */
  affectedTests: z.array(z.string()).readonly(),
  confidence: z.number().min(0).max(1),
})
export type Proposal = z.infer<typeof Proposal>

/**
 * What came of an attempt. `pass` and `progress` became a commit; `conflict` could not be put together with what came
 * before it, and `outranked` was not needed any more: neither of the two is a failure of its fixer.
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

/** One assignment given to one fixer, and what came of it. Without a `result` it is still open. */
export const Attempt = z.object({
  iteration: z.number(),
  /**
   * `repair` is a fixer's work on failing tests, `revision` on what a reviewer demands; `pruning` takes out of the fix what
   * its proof does not need.
   */
  kind: z.enum(['repair', 'revision', 'pruning']).default('repair'),
  /** It was made in an earlier run of the same request, which had come to its end: it counts against no limit. */
  past: z.boolean().default(false),
  clusters: z.array(z.string()).readonly(),
  title: z.string(),
  /** Of the failures that it was made for, one line for each cluster. */
  signature: z.string().default(''),
  targets: z.array(z.string()).readonly(),
  strategy: Strategy,
  fixer: z.string(),
  /** How many attempts at the same clusters came to nothing before this one: with any, it is debugging. */
  debugging: z.number().default(0),
  /** Which of several candidates for the same clusters this is, from 1; 0 when there is only one. */
  candidate: z.number().default(0),
  /** The commit on which it was made. */
  base: z.string().default(''),
  analysis: Analysis.optional(),
  /** A digest of the code that was analysed, where it is known. */
  code: z.string().default(''),
  rateBefore: z.number(),
  rateAfter: z.number().optional(),
  proposal: Proposal.optional(),
  files: z.array(z.string()).readonly().default([]),
  /** The change as a unified diff, capped. */
  diff: z.string().default(''),
  /** The change as a git tree, while it waits to be put together with others. */
  tree: z.string().optional(),
  result: AttemptResult.optional(),
  /** Why it ended so, as a sentence: shown to people and to the next attempt. */
  reason: z.string().default(''),
  /** What the tests printed where it did not hold, capped: the log that the next attempt gets. */
  output: z.string().default(''),
  /** The fixer has nothing else to offer for these clusters. */
  final: z.boolean().default(false),
  /** The fixer could not be reached: nothing was learned of the clusters. */
  unavailable: z.boolean().default(false),
  /** Milliseconds of work (`spentMs` of the state) until which an unavailable fixer is not asked again. */
  downUntilMs: z.number().default(0),
  commit: z.string().optional(),
  /** A run of the whole suite has shown that the commit holds. */
  confirmed: z.boolean().default(false),
  revert: z.string().optional(),
  spending: Spending.default({}),
  /** Names of the transcripts of its conversations. */
  transcripts: z.array(z.string()).readonly().default([]),
  /** Milliseconds since the epoch. */
  startedAt: z.number().default(0),
  durationMs: z.number().default(0),
})
export type Attempt = z.infer<typeof Attempt>

/** Whether somebody worked on its clusters and nothing came of it. */
export function isVain({ result, unavailable }: Attempt): boolean {
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

/** Whether a run of the tests judged it: of the others nothing is learned about the code. */
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

/** Where it came to something: its change is, or was, a commit that helped. */
export function isHelpful({ result }: Attempt): boolean {
  return result === 'pass' || result === 'progress'
}

/** Whether it came to something that was not taken back. */
export function isKept(attempt: Attempt): boolean {
  return isHelpful(attempt) && attempt.revert === undefined
}

/** Of attempts at the same, those that came to nothing since the last one that stands. */
export function vainSince(attempts: readonly Attempt[]): Attempt[] {
  return attempts.slice(attempts.findLastIndex(isKept) + 1).filter(isVain)
}
