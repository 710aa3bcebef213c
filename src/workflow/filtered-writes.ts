import type { SourceTree } from '../contracts/ports.ts'
import { additionProblem } from '../syntax/additions.ts'
import { assertionProblem } from '../syntax/changed-assertions.ts'
import { inFileTestProblem } from '../syntax/in-file-tests.ts'

/** Let a source tree take new files, and additions to the files that are there. */
export function additionsOnly(source: SourceTree): SourceTree {
  return filteredWrites(source, async (path, text) => {
    const [before, now] = [await source.original(path), await source.read(path)]
    if (before === undefined || now === undefined) return source.write(path, text)
    // Writing what is there changes nothing, and tells whether the file may be written at all.
    const allowed = await source.write(path, now)
    if (!allowed.ok) return allowed
    const problem = additionProblem(path, before, text)
    return problem === undefined ? source.write(path, text) : { ok: false, reason: problem }
  })
}

/** Let a source tree take no change of tests that stand in a file with the code that they test. */
export function withoutInFileTests(source: SourceTree): SourceTree {
  return filteredWrites(source, async (path, text) => {
    const problem = inFileTestProblem(path, (await source.original(path)) ?? '', text)
    return problem === undefined ? source.write(path, text) : { ok: false, reason: problem }
  })
}

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

/** Make a source tree that writes in another way; all else of it stays. */
function filteredWrites(source: SourceTree, write: SourceTree['write']): SourceTree {
  return {
    list: () => source.list(),
    read: path => source.read(path),
    original: path => source.original(path),
    changed: () => source.changed(),
    reset: path => source.reset(path),
    write,
  }
}
