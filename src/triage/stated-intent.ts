import { messageLines } from '../domain/history/quoted-intent.ts'
import type { Cluster } from '../domain/model/cluster.ts'
import type { Intent, SuspectedChange } from '../domain/model/intent.ts'
import { differingPart, holdsWord } from '../domain/text/differing-part.ts'
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
        before.some(line => holdsWord(line, wanted)) &&
        after.some(line => holdsWord(line, got)) &&
        !before.some(line => holdsWord(line, got)) &&
        !after.some(line => holdsWord(line, wanted)),
    )
    return isReplaced ? lines.find(({ quote }) => holdsWord(quote, got)) : undefined
  }
}

function unquoted(value: string): string {
  return /^(["'`])(.*)\1$/s.exec(value)?.[2] ?? value
}
