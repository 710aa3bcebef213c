import { z } from 'zod'
import { noUsage, Usage } from './usage.ts'

/** What a reviewer found in a change. */
export const Finding = z.object({
  /** High: it must not be merged like this. */
  severity: z.enum(['high', 'medium', 'low']),
  file: z.string(),
  /** 1-based; the whole file where nothing tells the line. */
  line: z.number().optional(),
  what: z.string(),
  why: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** One look at a whole change, before it is published. */
export const Review = z.object({
  /** The newest commit that it saw. */
  sha: z.string(),
  /** The model that looked, or who was asked in vain. */
  by: z.string(),
  /** `none`: nobody could look, for this reason. */
  verdict: z.enum(['approved', 'findings', 'none']),
  reason: z.string().default(''),
  findings: z.array(Finding).readonly().default([]),
  usage: Usage.default(noUsage),
  /** Names of the transcripts of its conversations. */
  transcripts: z.array(z.string()).readonly().default([]),
})
export type Review = z.infer<typeof Review>

/**
 * What a reviewer objects to and nobody has looked at again: the demands of the newest review that came to anything, also
 * where the change is another one by now.
 */
export function objections(reviews: readonly Review[]): Finding[] {
  const last = reviews.findLast(({ verdict }) => verdict !== 'none')
  return (last?.findings ?? []).filter(({ severity }) => severity === 'high')
}

/** What the newest review demands of the commit that it saw. */
export function demandsOf(review: Review | undefined, tip: string): Finding[] {
  if (review === undefined || review.sha !== tip) return []
  return review.findings.filter(({ severity }) => severity === 'high')
}
