import type { Cluster, Suspect } from '../domain/model/cluster.ts'
import { type Failure, testKey } from '../domain/model/test-case.ts'
import { symbolOf } from '../domain/model/code.ts'
import type { ClusterTraces } from './spectrum.ts'
import { type SourceIndex, suspectsOf } from './suspects.ts'

/** Rank the suspects of a cluster again, by what ran in its tests. */
export function placesOfTraces(
  cluster: Cluster,
  { failures, sources, traces }: { failures: readonly Failure[]; sources: SourceIndex; traces: ClusterTraces },
): Cluster {
  const tests = new Set(cluster.tests)
  const own = failures.filter(({ id }) => tests.has(testKey(id)))
  return withPlaces(cluster, suspectsOf(own, { ...sources, traces }))
}

/** Keep the suspects of an earlier triage. A commit may have moved them: their lines are looked up again. */
export function refreshPlaces(cluster: Cluster, earlier: readonly Suspect[], { code }: SourceIndex): Cluster {
  const places = earlier.flatMap((place): Suspect[] => {
    if (place.symbol === undefined) return [place]
    const at = place.from ?? place.line ?? 0
    const [now] = (code?.definitionsOf(place.file) ?? [])
      .filter(each => symbolOf(each) === place.symbol)
      .toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))
    if (now === undefined) return []
    const { from, to } = now
    return [
      { ...place, from, to, ...(place.line === undefined ? {} : { line: Math.min(Math.max(place.line, from), to) }) },
    ]
  })
  return places.length === 0 ? cluster : withPlaces(cluster, places)
}

export function withPlaces<Placed extends object>(cluster: Placed, places: readonly Suspect[]) {
  return { ...cluster, suspects: [...new Set(places.map(({ file }) => file))], places }
}
