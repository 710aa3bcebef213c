import { z } from 'zod'

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

/** One name for the failures of several clusters. */
export function clusterSignature(clusters: readonly Pick<Cluster, 'signature'>[]): string {
  return clusters.map(({ signature }) => signature).join('\n')
}

/** Whether two clusters can be worked on at the same time: no file is suspected in both. */
export function areIndependent(a: Cluster, b: Cluster): boolean {
  const files = new Set(filesOf(a))
  return !filesOf(b).some(file => files.has(file))
}

function filesOf({ suspects, places }: Cluster): string[] {
  return [...suspects, ...places.map(({ file }) => file)]
}

/** How alike two signatures are: the share of their words that both have (Jaccard index), 0–1. */
export function similarity(a: string, b: string): number {
  const left = new Set(words(a))
  const right = new Set(words(b))
  const shared = [...left].filter(word => right.has(word)).length
  const all = left.size + right.size - shared
  return all === 0 ? 1 : shared / all
}

function words(signature: string): string[] {
  return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '')
}
