import { z } from 'zod'
import { ENVIRONMENT, FailureKind } from './failure-kind.ts'
import { Intent } from './intent.ts'

/** A place that may cause the failure, with its likelihood among the suspects (0–1) and the reason. */
export const Suspect = z.object({
  file: z.string(),
  /** 1-based; undefined if the line is unknown. */
  line: z.number().optional(),
  /** The function, type or value around the line, with its first and last line; undefined if it is a whole file. */
  symbol: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
  score: z.number(),
  why: z.string(),
  /** True if the tests pass without what the suspected change did there. */
  isInducing: z.boolean().optional(),
})

export type Suspect = z.infer<typeof Suspect>

/** Reason for a suspect that nothing but words points to. */
export const BY_WORDS = 'it shares words with the failing test'

/** Failures with one signature, so presumably one root cause. */
export const Cluster = z.object({
  /** Hash of the signature: the same failure has the same id in a later run. */
  id: z.string(),
  signature: z.string(),
  title: z.string(),
  /** The problem in one line: "expected 3, got 2". */
  problem: z.string().default(''),
  criticality: z.enum(['high', 'medium', 'low']),
  /** Reason for the criticality, as a part of a sentence. */
  reason: z.string().default(''),
  /** The kind of failure, such as `assertion` or `missing-module`, and what to look at first. */
  pattern: FailureKind.default('other').catch('other'),
  suggestion: z.string().default(''),
  /** Expected and actual value, if the message contains them. */
  expected: z.string().optional(),
  actual: z.string().optional(),
  /** Similarity of its failures, 0–1. */
  similarity: z.number().default(1),
  /** Id of the cluster that explains this one and comes before it. */
  causedBy: z.string().optional(),
  tests: z.array(z.string()).readonly(),
  /** Suspected source files, the likeliest first. */
  suspects: z.array(z.string()).readonly(),
  /** Suspects with lines and reasons. */
  places: z.array(Suspect).readonly().default([]),
  /** True if its tests play what their failures say is missing: nothing is. */
  isPlayed: z.boolean().optional(),
  /** Places of the suspected change without which its tests pass, as users name them; absent if that is unknown. */
  inducing: z.array(z.string()).readonly().optional(),
  /** Words of the failing change by which its author meant what these tests contradict. */
  intent: Intent.optional(),
})

export type Cluster = z.infer<typeof Cluster>

/** Name a place for users: `src/pages.ts:9 pageCount`. */
export function placeText({ file, line, symbol }: Pick<Suspect, 'file' | 'line' | 'symbol'>): string {
  return `${file}${line === undefined ? '' : `:${line}`}${symbol === undefined ? '' : ` ${symbol}`}`
}

/** Return true for a kind of failure that rather the machine causes than the code. */
export function isEnvironmental({
  pattern,
  isPlayed,
}: Pick<Cluster, 'pattern'> & Partial<Pick<Cluster, 'isPlayed'>>): boolean {
  return ENVIRONMENT.has(pattern) && isPlayed !== true
}

/** Join the signatures of several clusters. */
export function clusterSignature(clusters: readonly Pick<Cluster, 'signature'>[]): string {
  return clusters.map(({ signature }) => signature).join('\n')
}

/** Return true if two clusters share no suspected file, so attempts at both can run at the same time. */
export function areIndependent(a: Cluster, b: Cluster): boolean {
  const files = new Set(filesOf(a))
  return !filesOf(b).some(file => files.has(file))
}

function filesOf({ suspects, places }: Cluster): string[] {
  return [...suspects, ...places.map(({ file }) => file)]
}

/** Compare two signatures: the share of words that both have (Jaccard index), 0–1. */
export function similarity(a: string, b: string): number {
  const left = new Set(words(a))
  const right = new Set(words(b))
  const shared = [...left].filter(word => right.has(word)).length
  const all = left.size + right.size - shared
  return all === 0 ? 1 : shared / all
}

/** Return the similarity of the first cluster and the one that is least like it, 0–1. */
export function leastSimilarity(clusters: readonly Cluster[]): number {
  const first = clusters[0]?.signature ?? ''
  return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)))
}

function words(signature: string): string[] {
  return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '')
}
