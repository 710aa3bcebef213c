import { z } from 'zod'
import { noUsage, Usage } from './usage.ts'

/** A problem that a reviewer found in a change. */
export const Finding = z.object({
  /** `high`: the change must not be merged like this. */
  severity: z.enum(['high', 'medium', 'low']),
  /** Empty: the change as a whole. */
  file: z.string(),
  /** 1-based; undefined for the whole file. */
  line: z.number().optional(),
  what: z.string(),
  why: z.string(),
  /** Id of the comment, if a person wrote it. */
  thread: z.number().optional(),
  /** Id of the first comment of its thread, if it is a reply. */
  root: z.number().optional(),
})
export type Finding = z.infer<typeof Finding>

/** Review of a whole change before it is published. */
export const Review = z.object({
  /** Newest commit of the reviewed branch. */
  sha: z.string(),
  /** Model that reviewed, or the one that gave no answer; for a person the login. */
  by: z.string(),
  /** Id of a person's review on GitHub. */
  person: z.number().optional(),
  /** True if the project's own CI says it. */
  ci: z.boolean().optional(),
  /** `none`: no reviewer could answer, for the given reason. */
  verdict: z.enum(['approved', 'findings', 'none']),
  reason: z.string().default(''),
  findings: z.array(Finding).readonly().default([]),
  usage: Usage.default(noUsage),
  /** Made in an earlier run of the same request: its cost counts against no limit. */
  past: z.boolean().optional(),
  transcripts: z.array(z.string()).readonly().default([]),
})
export type Review = z.infer<typeof Review>

/**
 * List the demands of the newest review by a model that gave a verdict, even if the change is newer. People follow up
 * on their own demands, and CI decides by its next run.
 */
export function objections(reviews: readonly Review[]): Finding[] {
  const last = reviews.findLast(({ verdict, person, ci }) => verdict !== 'none' && person === undefined && ci !== true)
  return (last?.findings ?? []).filter(({ severity }) => severity === 'high')
}

/** List the demands of a review on the commit that it saw. */
export function demandsOf(review: Review | undefined, tip: string): Finding[] {
  if (review === undefined || review.sha !== tip) return []
  return review.findings.filter(({ severity }) => severity === 'high')
}
