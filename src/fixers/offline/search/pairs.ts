import type { Candidate } from '../candidates/candidates.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import type { TriedFile } from '../candidates/tried-file.ts'
import { isDestructive } from '../code/destructive-code.ts'
import { applyMutation, joinedChange } from '../code/mutation.ts'
import type { Effect } from '../synthesis/effects.ts'
import { failureProgress } from './failure-progress.ts'

/**
 * Candidates of which a run tells how much further the failing tests get with them, and milliseconds for all of these
 * runs.
 */
const MAX_LOOKS = 300
const LOOKS_MS = 20_000
/** Candidates that begin a pair: those with which the tests get furthest. */
const BEAM = 16
/** Candidates that complete a pair, the likeliest first. */
const MAX_SECONDS = 800
/** Pairs, where a judge looks at many together, and milliseconds of one that looks at each alone. */
const MAX_PAIRS = 2_400
const PAIRS_MS = 30_000

/** Facts and means of a search for pairs. */
interface PairSearch {
  /** Changes that turn some tests green. */
  readonly partial: readonly Candidate[]
  readonly effectOf: (candidate: Candidate) => Effect | undefined
  readonly quick: QuickRejection
  readonly file: TriedFile
  readonly signal: AbortSignal
}

/**
 * Make pairs of candidates whose first one alone gets the failing tests further and breaks no other test, the likeliest
 * pair first. None without a judge, whose runs tell how far the tests get.
 * @param candidates the likeliest first
 */
export async function pairsOf(candidates: readonly Candidate[], search: PairSearch): Promise<readonly Candidate[]> {
  const firsts = await furthest(candidates, search)
  const { runMs = PAIRS_MS, canSift } = search.quick
  const most = canSift ? MAX_PAIRS : Math.min(MAX_PAIRS, Math.floor(PAIRS_MS / Math.max(1, runMs)))
  const pairs = new Map<string, Candidate>()
  for (const { candidate, progress } of firsts) {
    const text = (await search.file.text(candidate.file)) ?? ''
    for (const second of candidates.slice(0, MAX_SECONDS)) {
      const pair = pairOf(candidate, second, text, progress)
      if (pair === undefined) continue
      // Two of the first ones make the same pair either way round.
      const key = `${pair.file} ${pair.from} ${pair.to} ${pair.insert}`
      if (pair.score > (pairs.get(key)?.score ?? 0)) pairs.set(key, pair)
    }
  }
  return [...pairs.values()].toSorted((one, other) => other.score - one.score).slice(0, most)
}

interface First {
  readonly candidate: Candidate
  readonly progress: number
}

/** Choose the candidates with which the failing tests get furthest. */
async function furthest(candidates: readonly Candidate[], search: PairSearch): Promise<First[]> {
  const { quick, file, signal } = search
  await file.restore()
  const { runMs } = quick
  const before = runMs === undefined ? undefined : await quick.standing()
  if (before === undefined || runMs === undefined) return []
  const failing = before.filter(({ status }) => status === 'failed')
  const looks = Math.min(MAX_LOOKS, Math.floor(LOOKS_MS / Math.max(1, runMs)))
  const found: First[] = []
  for (const candidate of likelyFirsts(candidates, search).slice(0, looks)) {
    signal.throwIfAborted()
    if (isDestructive(candidate.result)) continue
    const after = (await file.write(candidate)) ? await quick.standing() : undefined
    const progress = after === undefined || !quick.keepsOthers(after) ? 0 : failureProgress(failing, after)
    if (progress > 0) found.push({ candidate, progress })
  }
  await file.restore()
  return found.toSorted((one, other) => other.progress - one.progress).slice(0, BEAM)
}

/**
 * Put first what turns some tests green, then what changes a value in failing tests only; leave out what changes none.
 */
function likelyFirsts(candidates: readonly Candidate[], { partial, effectOf }: PairSearch): Candidate[] {
  const selective = candidates.filter(each => effectOf(each) === 'failing tests only')
  const others = candidates.filter(each => !/^(?:failing tests only|none)$/.test(effectOf(each) ?? ''))
  return [...new Set([...partial, ...selective, ...others])]
}

/**
 * Make one change of two in a file; undefined if they touch each other, or are too far apart.
 * @param progress how much further the failing tests get with the first one alone
 */
export function pairOf(first: Candidate, second: Candidate, text: string, progress: number): Candidate | undefined {
  if (first.file !== second.file) return undefined
  const [upper, lower] = first.from <= second.from ? [first, second] : [second, first]
  const change = upper.to < lower.from ? joinedChange([upper, lower], text) : undefined
  if (change === undefined) return undefined
  return {
    ...change,
    operator: 'two-changes',
    what: `${upper.what} in line ${upper.line}, and ${lower.what}`,
    file: first.file,
    line: lower.line,
    symbol: first.symbol,
    score: first.score * second.score * Math.sqrt(progress),
    restores: first.restores && second.restores,
    isSpecial: first.isSpecial === true || second.isSpecial === true,
    parts: [first, second],
    get result() {
      return applyMutation(text, change)
    },
  }
}
