import { type Cluster, similarity } from '../domain/model/cluster.ts'
import { type Failure, testKey, titleOf } from '../domain/model/test-case.ts'
import { causesOf } from './cascades.ts'
import { criticalityOf } from './criticality.ts'
import { classifyFailure } from './failure-kinds.ts'
import { failureSignature, mask, signatureId } from './signature.ts'
import { type SourceIndex, suspectsOf } from './suspects.ts'
import { groupBy, orderClusters } from './order-clusters.ts'

export interface ClusterOptions extends SourceIndex {
  readonly failures: readonly Failure[]
}

/** Maximum number of messages to compare within a cluster. */
const MAX_COMPARED = 20

/**
 * Group failures by root cause. The order of the clusters: causes before effects, then by criticality, then larger
 * ones, then by name.
 */
export function clusterFailures(options: ClusterOptions): Cluster[] {
  // Runners report files in the order in which they end.
  const failures = options.failures.toSorted((a, b) => (a.id.file < b.id.file ? -1 : Number(a.id.file > b.id.file)))
  const groups = groupBy(failures, failure => failureSignature(failure, options.isTest))
  const imports = cached(options.importsOf)
  const sources = { ...options, importsOf: imports }
  const found = [...groups].map(([signature, alike]) => ({
    cluster: clusterOf(signature, alike, sources),
    failures: alike,
  }))
  const causes = causesOf(found, imports)
  return orderClusters(
    found.map(({ cluster, failures: alike }) => {
      const causedBy = causes.get(cluster.id)
      return { cluster: causedBy === undefined ? cluster : { ...cluster, causedBy }, failures: alike }
    }),
  )
}

function clusterOf(signature: string, failures: readonly Failure[], sources: SourceIndex): Cluster {
  const first = failures[0] as Failure
  const { pattern, suggestion, expected, actual } = classifyFailure(first.problem, first.id.name === '')
  const places = suspectsOf(failures, sources)
  return {
    id: signatureId(signature),
    signature,
    title: titleFor(failures),
    ...criticalityOf(failures, pattern),
    pattern,
    suggestion,
    ...(expected === undefined || actual === undefined ? {} : { expected, actual }),
    similarity: messageSimilarity(failures),
    tests: failures.map(failure => testKey(failure.id)),
    suspects: places.map(({ file }) => file),
    places,
  }
}

/** Return how similar the unmasked messages are, from 0 to 1: the lowest similarity to the first one. */
function messageSimilarity(failures: readonly Failure[]): number {
  const [first, ...others] = failures.slice(0, MAX_COMPARED).map(({ problem }) => problem.message.slice(0, 400))
  if (first === undefined || others.length === 0) return 1
  const masked = mask(first)
  const least = Math.min(
    ...others.map(other =>
      mask(other) === masked ? Math.max(0.5, similarity(first, other)) : similarity(first, other),
    ),
  )
  return Math.round(least * 100) / 100
}

/** Name a cluster after its first failure and the number of others. */
function titleFor(failures: readonly Failure[]): string {
  const first = failures[0] as Failure
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `${titleOf(first.id)}${more}`
}

/** Cache the imports of each file: many failures are in the same one. */
function cached(importsOf: (file: string) => readonly string[]): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return file => {
    const found = known.get(file) ?? importsOf(file)
    known.set(file, found)
    return found
  }
}
