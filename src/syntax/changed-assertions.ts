import { outlineOf } from './outline.ts'
import { testRanges } from './test-functions.ts'

/** Names by which tests assert. */
const ASSERTIONS = /\b(?:expect|assert|require|should|t\.(?:Error|Fatal))/g

/**
 * Return the reason why a new version of a test file is more than a change of some tests' assertions, as a sentence;
 * undefined if all else is there as before.
 *
 * @param most limit of tests that may change
 */
export function assertionProblem(
  file: string,
  { before, after }: { before: string; after: string },
  most: number,
): string | undefined {
  const [old, now] = [outlineOf(file, before), outlineOf(file, after)]
  if (old === undefined || now === undefined)
    return `fix-tests cannot read the language of ${file}, so it cannot tell what changes in it.`
  const [theirs, ours] = [testRanges(old), testRanges(now)]
  if (theirs.length !== ours.length || around(before, theirs) !== around(after, ours))
    return `Something of ${file} would change that is no test: change the assertions of the named tests only.`
  const changed = theirs.flatMap((range, index) => {
    const other = ours[index]
    return other === undefined || other.text === range.text ? [] : [{ old: range, now: other }]
  })
  if (changed.some(pair => pair.old.setsUp || pair.now.setsUp))
    return `A hook of ${file} would change: change the assertions of the named tests only.`
  if (changed.length > most)
    return `${changed.length} tests of ${file} would change, and ${most} of it may: change the assertions of the named tests only.`
  if (changed.some(pair => assertionsIn(pair.now.text) < assertionsIn(pair.old.text)))
    return `An assertion of ${file} would go: say what must hold now in its place.`
  return undefined
}

/** Return what stands around the ranges. */
function around(text: string, ranges: readonly { from: number; to: number }[]): string {
  const ends = [0, ...ranges.map(({ to }) => to)]
  return ends.map((from, index) => text.slice(from, ranges[index]?.from ?? text.length)).join('\0')
}

function assertionsIn(text: string): number {
  return text.match(ASSERTIONS)?.length ?? 0
}
