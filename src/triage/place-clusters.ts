import type { Cluster, Suspect } from '../domain/model/cluster.ts'
import { type Failure, testKey } from '../domain/model/test-case.ts'
import { symbolOf } from '../domain/model/code.ts'
import type { ClusterTraces } from './spectrum.ts'
import { MAX_SUSPECTS, type SourceIndex, suspectsOf } from './suspects.ts'

/** Files that a user opens first. */
const FIRST_FILES = 3
/** Share of the score that other suspects keep beside a change without which the tests pass. */
const OTHERS = 0.5

/**
 * Rank the suspects of a cluster again, by what ran in its tests. The file that names and words put first stays among
 * the first ones: a trace may lack what ran in another process, or while a file was loaded.
 */
export function placesOfTraces(
  cluster: Cluster,
  { failures, sources, traces }: { failures: readonly Failure[]; sources: SourceIndex; traces: ClusterTraces },
): Cluster {
  const tests = new Set(cluster.tests)
  const own = failures.filter(({ id }) => tests.has(testKey(id)))
  const traced = keepFirstFile(cluster.places, suspectsOf(own, { ...sources, traces }))
  // That the tests pass without a change says more than what they run.
  const inducing = cluster.places.filter(({ isInducing }) => isInducing === true)
  return withPlaces(cluster, inducing.length === 0 ? traced : inducingFirst(inducing, traced))
}

/** Put places first without whose change the tests pass. */
export function inducingFirst(inducing: readonly Suspect[], suspects: readonly Suspect[]): Suspect[] {
  const others = suspects.filter(({ file, from }) => !inducing.some(each => each.file === file && each.from === from))
  const lower = others.map(each => ({ ...each, score: Math.round(each.score * OTHERS * 100) / 100 }))
  return [...inducing, ...lower].slice(0, MAX_SUSPECTS)
}

/** Move the first file of an earlier ranking to the first files of a later one. The scores still fall. */
export function keepFirstFile(before: readonly Suspect[], after: readonly Suspect[]): readonly Suspect[] {
  const files = [...new Set(after.map(({ file }) => file))]
  const [first] = before
  const kept = after.find(({ file }) => file === first?.file) ?? first
  if (kept === undefined || files.slice(0, FIRST_FILES).includes(kept.file)) return after
  const behind = after.findIndex(({ file }) => file === files[FIRST_FILES - 1])
  // A list without a third file gives its last place.
  const at = behind >= 0 ? behind : after.length < MAX_SUSPECTS ? after.length : after.length - 1
  const score = after[at]?.score ?? after.at(-1)?.score ?? kept.score
  const others = after.filter(each => each !== kept)
  return [...others.slice(0, at), { ...kept, score }, ...others.slice(at)].slice(0, MAX_SUSPECTS)
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
