import type { SourceTree } from '../contracts/ports.ts'
import { assertionProblem } from '../syntax/changed-assertions.ts'
import { filteredWrites } from './filtered-writes.ts'

/**
 * Let a source tree take changed assertions of some tests, and nothing else.
 *
 * @param most limit of tests that may change, by file
 */
export function assertionsOnly(source: SourceTree, most: ReadonlyMap<string, number>): SourceTree {
  const none = (path: string) => `${path} holds none of the outdated tests; write ${[...most.keys()].join(' or ')}.`
  return filteredWrites(source, async (path, text) => {
    const before = await source.original(path)
    const limit = most.get(path)
    if (before === undefined || limit === undefined) return { ok: false, reason: none(path) }
    const problem = assertionProblem(path, { before, after: text }, limit)
    return problem === undefined ? source.write(path, text) : { ok: false, reason: problem }
  })
}
