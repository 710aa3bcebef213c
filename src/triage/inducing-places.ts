import { type ChangedHunk } from '../domain/model/changed-hunk.ts'
import type { Cluster, Suspect } from '../domain/model/cluster.ts'
import { symbolOf } from '../domain/model/code.ts'
import { count } from '../domain/text/wording.ts'
import type { SourceIndex } from './suspects.ts'
import { inducingFirst, withPlaces } from './place-clusters.ts'

/** Put the places first without whose change the tests of a cluster pass. */
export function placesOfInducing(
  cluster: Cluster,
  hunks: readonly ChangedHunk[],
  { code }: Pick<SourceIndex, 'code'>,
): Cluster & Required<Pick<Cluster, 'inducing'>> {
  const tests = cluster.tests.length === 1 ? 'the test passes' : `the ${count(cluster.tests.length, 'test')} pass`
  const rest = hunks.length > 1 ? `, and without ${count(hunks.length - 1, 'other place')} that it changed` : ''
  const places = hunks.map((hunk): Suspect => {
    const { file, lines, line, last } = placeOf(hunk)
    const about = { file, score: 1, why: `${tests} without what the change did ${lines}${rest}`, isInducing: true }
    if (line === undefined) return about
    // A change may begin with a comment above its function.
    const definition = Array.from({ length: last - line + 1 }, (_, index) =>
      code?.definitionAt(file, line + index),
    ).find(found => found !== undefined)
    return definition === undefined
      ? { ...about, line, from: line, to: last }
      : { ...about, line, symbol: symbolOf(definition), from: definition.from, to: definition.to }
  })
  const inducing = hunks.map(hunkText)
  return withPlaces({ ...cluster, inducing }, inducingFirst(places, cluster.places))
}

/** Name the lines of a hunk for users, as `src/cart.ts:12–15`. */
function hunkText(hunk: ChangedHunk): string {
  const { file, line, last } = placeOf(hunk)
  if (line === undefined) return file
  return last > line ? `${file}:${line}–${last}` : `${file}:${line}`
}

/** The lines of a hunk as they are after the change, 1-based; those before what it only took away. */
function placeOf({ file: { path }, span }: ChangedHunk) {
  if (span === undefined) return { file: path, line: undefined, last: 0, lines: 'to this file' }
  const { at, count: length } = span.after
  const [line, last] = length === 0 ? [Math.max(at, 1), Math.max(at, 1)] : [at + 1, at + length]
  const lines = length === 0 ? `after line ${line}` : last > line ? `in lines ${line}–${last}` : `in line ${line}`
  return { file: path, line, last, lines }
}
