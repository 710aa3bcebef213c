import { z } from 'zod'
import { Intent } from './intent.ts'
import type { Failure } from './test-case.ts'

/** Author of changed assertions whose new values stand in the messages of the failures. */
export const BY_VALUES = 'fix-tests'

/** A test that contradicts what the failing change meant. */
export interface OutdatedTest {
  readonly failure: Failure
  readonly intent: Intent
}

/** Work on outdated tests for a test writer: assertions to bring up to date. */
export interface UpdateTask {
  readonly iteration: number
  readonly tests: readonly OutdatedTest[]
  /** The suspected change as a unified diff. */
  readonly failingDiff: string
}

/** A test whose assertions are changed, with the words that say why. */
export const ProposedTest = z.object({ title: z.string(), intent: Intent })
export type ProposedTest = z.infer<typeof ProposedTest>

/** Changed assertions for a person to decide on. They are proof of nothing, and only a person applies them. */
export const ProposedTests = z.object({
  tests: z.array(ProposedTest).readonly(),
  files: z.array(z.string()).readonly(),
  /** Unified diff against the failing commit, capped. */
  diff: z.string(),
  /** Author: a model, or `fix-tests` where the new values stand in the messages. */
  by: z.string(),
  /** Commit on top of the failing one; undefined if there is no proposal. */
  sha: z.string().optional(),
  /** Branch and draft that hold it, once they are published. */
  branch: z.string().optional(),
  url: z.string().optional(),
  /** Reason if there is no proposal, as a sentence; else empty. */
  reason: z.string(),
})
export type ProposedTests = z.infer<typeof ProposedTests>

/** Make the result of work that ends without a proposal. */
export function noProposal(reason: string): ProposedTests {
  return { tests: [], files: [], diff: '', by: '', reason }
}
