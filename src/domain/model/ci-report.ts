import { z } from 'zod'
import type { TestCase } from './test-case.ts'

/** A completed run of a CI workflow. `conclusion` is GitHub's: `success`, `failure`, `cancelled` … */
export const CiRun = z.object({ name: z.string(), url: z.string(), conclusion: z.string() })
export type CiRun = z.infer<typeof CiRun>

/** Results of the project's own CI on a commit of the bot: all of its runs have ended. */
export interface CiReport {
  readonly sha: string
  readonly runs: readonly CiRun[]
  /** Test cases of the reports of all runs, jobs and matrix legs. */
  readonly cases: readonly TestCase[]
  /** Names of required checks, beside workflows, that have not ended. They end without an event to wait for. */
  readonly open: readonly string[]
  /** Hours since the pull request was opened. */
  readonly hours: number
}

/** Limits of the work that red CI may start for one request, until a person asks again. */
export interface CiLimits {
  readonly rounds: number
  /** Hours after the pull request was opened in which a round may start. */
  readonly hours: number
  /** US dollars of all rounds together with the work before them; undefined: no limit. */
  readonly dollars: number | undefined
}

/** Verdict of CI on a commit of the bot. */
export const CiVerdict = z.object({
  sha: z.string(),
  /** `skipped`: no run did anything, so it says nothing of the commit. */
  kind: z.enum(['green', 'red', 'skipped']),
  runs: z.array(CiRun).readonly(),
  /** Rounds of work that CI has started so far. */
  rounds: z.number(),
  /** Titles of the tests that fail in CI, and are the fix's affair. */
  failing: z.array(z.string()).readonly(),
  /** Reasons for red beside these tests, as sentences. */
  reasons: z.array(z.string()).readonly(),
  /** Names of required checks that had not ended by then. */
  open: z.array(z.string()).readonly().default([]),
  /** Limit that forbade another round. */
  limit: z.enum(['rounds', 'hours', 'dollars']).optional(),
})
export type CiVerdict = z.infer<typeof CiVerdict>
