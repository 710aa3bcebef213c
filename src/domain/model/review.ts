import { z } from 'zod'
import { noUsage, Usage } from './usage.ts'

/** What a reviewer found in a change. */
export const Finding = z.object({
  /** High: it must not be merged like this. */
  severity: z.enum(['high', 'medium', 'low']),
  /** Empty: the change as a whole. */
  file: z.string(),
  /** 1-based; the whole file where nothing tells the line. */
  line: z.number().optional(),
  what: z.string(),
  why: z.string(),
  /** Id of the comment in which a person says it. */
  thread: z.number().optional(),
})
export type Finding = z.infer<typeof Finding>

/** One look at a whole change, before it is published. */
export const Review = z.object({
  /** The newest commit that it saw. */
  sha: z.string(),
  /** The model that looked, or who was asked in vain; the login of a person. */
  by: z.string(),
  /** GitHub's id of a person's review. */
  person: z.number().optional(),
  /** `none`: nobody could look, for this reason. */
  verdict: z.enum(['approved', 'findings', 'none']),
  reason: z.string().default(''),
  findings: z.array(Finding).readonly().default([]),
  usage: Usage.default(noUsage),
  /** It was made in an earlier run of the same request: what it cost counts against no limit. */
  past: z.boolean().optional(),
  /** Names of the transcripts of its conversations. */
  transcripts: z.array(z.string()).readonly().default([]),
})
export type Review = z.infer<typeof Review>

/**
 * What a model objects to and nobody has looked at again: the demands of its newest review that came to anything, also
 * where the change is another one by now. What people demand they watch over themselves.
 */
export function objections(reviews: readonly Review[]): Finding[] {
  const last = reviews.findLast(({ verdict, person }) => verdict !== 'none' && person === undefined)
  return (last?.findings ?? []).filter(({ severity }) => severity === 'high')
}

/** What the newest review demands of the commit that it saw. */
export function demandsOf(review: Review | undefined, tip: string): Finding[] {
  if (review === undefined || review.sha !== tip) return []
  return review.findings.filter(({ severity }) => severity === 'high')
}
