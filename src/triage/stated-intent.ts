import { messageLines } from '../domain/history/quoted-intent.ts'
import type { Cluster } from '../domain/model/cluster.ts'
import type { Intent, SuspectedChange } from '../domain/model/intent.ts'
import { parseDiff } from '../domain/text/unified-diff.ts'

/** Fewest characters of a value that tells one change from another: a digit is in any message. */
const MIN_VALUE = 2

/**
 * Make a function that finds the words by which the author of a change meant what a test contradicts. The code had the
 * value that the test expects, the change put the value there that the test gets, and its message names that value.
 *
 * @param isTest tells test files, in which no purpose of a change stands
 */
export function intentFinder(
  { commits, diff }: SuspectedChange,
  isTest: (file: string) => boolean,
): (values: Pick<Cluster, 'expected' | 'actual'>) => Intent | undefined {
  const lines = messageLines(commits)
  const replaced = parseDiff(diff)
    .filter(({ path, kind }) => kind === 'changed' && path !== undefined && !isTest(path))
    .flatMap(({ hunks }) => hunks.flatMap(({ runs }) => runs))
  return ({ expected, actual }) => {
    if (expected === undefined || actual === undefined) return undefined
    const [wanted, got] = differingPart(unquoted(expected), unquoted(actual))
    if (wanted.length < MIN_VALUE || got.length < MIN_VALUE) return undefined
    const isReplaced = replaced.some(
      ({ before, after }) =>
        before.some(line => holds(line, wanted)) &&
        after.some(line => holds(line, got)) &&
        !before.some(line => holds(line, got)) &&
        !after.some(line => holds(line, wanted)),
    )
    return isReplaced ? lines.find(({ quote }) => holds(quote, got)) : undefined
  }
}

function unquoted(value: string): string {
  return /^(["'`])(.*)\1$/s.exec(value)?.[2] ?? value
}

/** Take the words off both ends that two values share. */
export function differingPart(expected: string, actual: string): [string, string] {
  const [wanted, got] = [partsOf(expected), partsOf(actual)]
  let begin = 0
  while (begin < wanted.length && begin < got.length && wanted[begin] === got[begin]) begin += 1
  let end = 0
  const rest = Math.min(wanted.length, got.length) - begin
  while (end < rest && wanted.at(-1 - end) === got.at(-1 - end)) end += 1
  const part = (all: readonly string[]) =>
    all
      .slice(begin, all.length - end)
      .join('')
      .trim()
  return [part(wanted), part(got)]
}

/** Cut a value into words, numbers and single other characters. */
function partsOf(value: string): string[] {
  return value.match(/[\p{L}\p{N}_]+(?:\.\d+)?|[^\p{L}\p{N}_]/gu) ?? []
}

/** Return true if a line has a value as a whole word. */
export function holds(line: string, value: string): boolean {
  for (let at = line.indexOf(value); at !== -1; at = line.indexOf(value, at + 1))
    if (!isWordPart(line[at - 1], value[0]) && !isWordPart(line[at + value.length], value.at(-1))) return true
  return false
}

/** Return true if a character belongs to the word or number at the edge of a value. */
function isWordPart(beside: string | undefined, edge: string | undefined): boolean {
  return /^[\p{L}\p{N}_]$/u.test(beside ?? '') && /^[\p{L}\p{N}_]$/u.test(edge ?? '')
}
