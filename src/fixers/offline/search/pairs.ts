import { testKey, type TestCase } from '../../../domain/model/test-case.ts'
import type { Candidate } from '../candidates/candidates.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import type { TriedFile } from '../candidates/tried-file.ts'
import { applyMutation } from '../code/mutation.ts'
import type { Effect } from '../synthesis/effects.ts'
import { failureProgress } from './failure-progress.ts'

/** Candidates of which a run tells how much further the failing tests get with them, and milliseconds for all of these runs. */
const MAX_LOOKS = 100
const LOOKS_MS = 10_000
/** Candidates that begin a pair: those with which the tests get furthest. */
const BEAM = 6
/** Candidates that complete a pair, the likeliest first. */
const MAX_SECONDS = 150
/** Pairs, where a judge looks at many together, and milliseconds of one that looks at each alone. */
const MAX_PAIRS = BEAM * MAX_SECONDS
const PAIRS_MS = 30_000
/** Longest text from the first to the last place of a pair, in characters. */
const MAX_SPAN = 5_000

/** The means to look at candidates. */
interface Trial {
  readonly quick: QuickRejection
  readonly file: TriedFile
  readonly signal: AbortSignal
}

/**
 * Make pairs of candidates whose first one alone gets the failing tests further and breaks no other test, those first
 * that begin with the best one. None without a judge, whose runs tell how far the tests get.
 * @param candidates the likeliest first
 */
export async function pairsOf(
  candidates: readonly Candidate[],
  effectOf: (candidate: Candidate) => Effect | undefined,
  trial: Trial,
): Promise<readonly Candidate[]> {
  const firsts = await furthest(candidates, effectOf, trial)
  const { runMs = PAIRS_MS, canSift } = trial.quick
  const most = canSift ? MAX_PAIRS : Math.min(MAX_PAIRS, Math.floor(PAIRS_MS / Math.max(1, runMs)))
  const seconds = candidates.slice(0, MAX_SECONDS)
  const pairs: Candidate[] = []
  for (const first of firsts) {
    const text = (await trial.file.text(first.file)) ?? ''
    pairs.push(...seconds.flatMap(second => pairOf(first, second, text) ?? []))
  }
  // Two of the first ones make the same pair either way round.
  const seen = new Set<string>()
  const isNew = ({ file, from, to, insert }: Candidate) => {
    const before = seen.size
    return seen.add(`${file} ${from} ${to} ${insert}`).size > before
  }
  return pairs.filter(isNew).slice(0, most)
}

/** Choose the candidates with which the failing tests get furthest. */
async function furthest(
  candidates: readonly Candidate[],
  effectOf: (candidate: Candidate) => Effect | undefined,
  { quick, file, signal }: Trial,
): Promise<Candidate[]> {
  await file.restore()
  const { runMs } = quick
  const before = runMs === undefined ? undefined : await quick.standing()
  if (before === undefined || runMs === undefined) return []
  const failing = before.filter(({ status }) => status === 'failed')
  const looks = Math.min(MAX_LOOKS, Math.floor(LOOKS_MS / Math.max(1, runMs)))
  const found: { readonly candidate: Candidate; readonly progress: number }[] = []
  for (const candidate of likelyFirsts(candidates, effectOf).slice(0, looks)) {
    signal.throwIfAborted()
    const after = (await file.write(candidate)) ? await quick.standing() : undefined
    const progress = after === undefined || breaks(before, after) ? 0 : failureProgress(failing, after)
    if (progress > 0) found.push({ candidate, progress })
  }
  await file.restore()
  return found
    .toSorted((one, other) => other.progress - one.progress)
    .slice(0, BEAM)
    .map(({ candidate }) => candidate)
}

/** Put first what changes a value in failing tests only; leave out what changes none. */
function likelyFirsts(
  candidates: readonly Candidate[],
  effectOf: (candidate: Candidate) => Effect | undefined,
): Candidate[] {
  const selective = candidates.filter(each => effectOf(each) === 'failing tests only')
  const others = candidates.filter(each => !/^(?:failing tests only|none)$/.test(effectOf(each) ?? ''))
  return [...selective, ...others]
}

function breaks(before: readonly TestCase[], after: readonly TestCase[]): boolean {
  const passing = new Set(after.flatMap(({ id, status }) => (status === 'passed' ? [testKey(id)] : [])))
  return before.some(({ id, status }) => status === 'passed' && !passing.has(testKey(id)))
}

/** Make one change of two in a file; undefined if they touch each other, or are too far apart. */
export function pairOf(first: Candidate, second: Candidate, text: string): Candidate | undefined {
  if (first.file !== second.file) return undefined
  const [upper, lower] = first.from <= second.from ? [first, second] : [second, first]
  if (upper.to >= lower.from || lower.to - upper.from > MAX_SPAN) return undefined
  const change = {
    from: upper.from,
    to: lower.to,
    insert: upper.insert + text.slice(upper.to, lower.from) + lower.insert,
  }
  return {
    ...change,
    operator: 'two-changes',
    what: `${upper.what} in line ${upper.line}, and ${lower.what}`,
    file: first.file,
    line: lower.line,
    symbol: first.symbol,
    score: first.score * second.score,
    restores: first.restores && second.restores,
    isSpecial: first.isSpecial === true || second.isSpecial === true,
    parts: [first, second],
    get result() {
      return applyMutation(text, change)
    },
  }
}
