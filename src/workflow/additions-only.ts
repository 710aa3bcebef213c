import type { SourceTree } from '../contracts/ports.ts'
import { additionProblem } from '../syntax/additions.ts'
import { filteredWrites } from './filtered-writes.ts'

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
