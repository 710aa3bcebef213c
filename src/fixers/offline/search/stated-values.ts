import { messageLines } from '../../../domain/history/quoted-intent.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Intent } from '../../../domain/model/intent.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { differingPart, holdsWord } from '../../../domain/text/differing-part.ts'
import { parseDiff } from '../../../domain/text/unified-diff.ts'
import type { Candidate } from '../candidates/candidates.ts'

/** A line in which the failing commit put the value that its message names. */
export interface StatedValue {
  readonly file: string
  /** The line before the commit, without its indentation. */
  readonly before: string
  readonly intent: Intent
}

const NUMBER = /^-?\d[\d_.,]{0,30}$/
/** Fewest characters of a number that tells one change from another: a digit is in any message. */
const MIN_VALUE = 2
/** Fewest letters of a word that tells one line from another. */
const MIN_NAME = 3

/**
 * List the numbers that the failing commit's author meant to change: "from 25 to 30" beside a line in which 25 became
 * 30. Tests that want the old one back contradict the commit.
 */
export function statedValues({
  failingDiff,
  purpose = [],
}: Pick<Assignment, 'failingDiff' | 'purpose'>): StatedValue[] {
  const lines = messageLines(purpose)
  if (lines.length === 0) return []
  return parseDiff(failingDiff).flatMap(({ path, kind, hunks }) =>
    kind !== 'changed' || path === undefined
      ? []
      : hunks
          .flatMap(({ runs }) => runs)
          .flatMap(({ before, after }) =>
            before.flatMap((line, index) => {
              const intent = before.length === after.length ? named(line, after[index] ?? '', lines) : undefined
              return intent === undefined ? [] : [{ file: path, before: line.trim(), intent }]
            }),
          ),
  )
}

/** Find the line of a message that names the new value, and the old one or a name of the line too. */
function named(before: string, after: string, lines: readonly Intent[]): Intent | undefined {
  const [old, now] = differingPart(before, after)
  if (!NUMBER.test(old) || !NUMBER.test(now)) return undefined
  const names = new Set(wordsOf(after).filter(word => word.length >= MIN_NAME))
  return lines.find(({ quote }) => {
    // The number of an issue is no value.
    const text = quote.replaceAll(/#\d+/g, '')
    if (!holdsWord(text, now)) return false
    return holdsWord(text, old) || (now.length >= MIN_VALUE && wordsOf(text).some(word => names.has(word)))
  })
}

/** List the words of a text or of names in code: `FINE_PER_DAY` and `finePerDay` have three. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(word => word.toLowerCase())
}

/** Put first what brings back a value that the failing commit meant to change: then the tests contradict the commit. */
export async function contradictingFirst(
  candidates: readonly Candidate[],
  stated: readonly StatedValue[],
  source: Pick<SourceTree, 'read'>,
): Promise<Candidate[]> {
  const texts = new Map<string, string>()
  for (const { file } of stated) texts.set(file, (await source.read(file)) ?? '')
  const isFirst = (candidate: Candidate) =>
    contradictedBy(candidate, texts.get(candidate.file) ?? '', stated) !== undefined
  const first = new Set(candidates.filter(isFirst))
  return [...first, ...candidates.filter(candidate => !first.has(candidate))]
}

export function contradictionText({ sha, quote }: Intent): string {
  return `The tests want back what ${sha.slice(0, 7)} changed, and its message says that it was meant: “${quote}”.`
}

/**
 * Return the words that a candidate contradicts: it brings back a line whose change they name, and changes nothing
 * else.
 */
export function contradictedBy(
  { file, result }: Pick<Candidate, 'file' | 'result'>,
  text: string,
  stated: readonly StatedValue[],
): Intent | undefined {
  const own = stated.filter(each => each.file === file)
  if (own.length === 0) return undefined
  const [lines, before] = [result.split('\n'), text.split('\n')]
  const changed = lines.length === before.length ? lines.flatMap((line, at) => (line === before[at] ? [] : [line])) : []
  const [only = ''] = changed
  return changed.length === 1 ? own.find(each => each.before === only.trim())?.intent : undefined
}
