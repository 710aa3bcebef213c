import { z } from 'zod'
import { Analysis, type Attempt } from '../model/attempt.ts'
import type { Cluster } from '../model/cluster.ts'
import { keptAttempts } from '../model/selectors.ts'
import { Finding } from '../model/review.ts'
import type { State } from '../model/state.ts'
import { similarity } from '../model/cluster.ts'
/** The version of the form in which it is kept. */
const MEMORY = 1
/** From here on two failures are alike. */
const ALIKE = 0.7
/** How much is kept: entries, characters in all, days; and how much of it is told at once. */
const ENTRIES = 200
const CHARACTERS = 300_000
const DAYS = 180
const DIFF = 2_000
const TOLD = 3
/** Characters of one text and of one entry; the last moment that is believed. */
const MOST_TEXT = 8_000
const MOST_ENTRY = 30_000
const LAST = Date.UTC(2100, 0)

const text = z.string().max(MOST_TEXT)

/** What became of one kind of failure. */
export const PastFix = z.object({
  /** Milliseconds since the epoch. */
  at: z.number().int().min(0).max(LAST),
  signature: text,
  title: text,
  /** A digest of the code that was analysed. */
  code: text,
  fixer: text,
  analysis: Analysis.optional(),
  summary: text,
  diff: text,
  /** What reviewers did not want to be done about it. */
  rejected: z.array(Finding).max(20).readonly(),
})
export type PastFix = z.infer<typeof PastFix>

/** What worked for which failure, and what reviewers rejected: kept over the requests of a repository. */
export interface FixHistory {
  readonly memory: typeof MEMORY
  readonly entries: readonly PastFix[]
}

export const EMPTY_HISTORY: FixHistory = { memory: MEMORY, entries: [] }

const Kept = z.object({ memory: z.number(), entries: z.array(z.unknown()) })

/**
 * Reads what was kept, entry by entry: whoever can push to the repository can write it. What is not of this form is left out.
 * @returns undefined when it is of another version, which is not ours to write over
 */
export function parseFixHistory(kept: string | undefined): FixHistory | undefined {
  if (kept === undefined) return EMPTY_HISTORY
  try {
    const parsed = Kept.safeParse(JSON.parse(kept))
    if (!parsed.success) return EMPTY_HISTORY
    if (parsed.data.memory !== MEMORY) return undefined
    const entries = parsed.data.entries.flatMap(entry => {
      const read = JSON.stringify(entry).length > MOST_ENTRY ? undefined : PastFix.safeParse(entry)
      return read?.success === true ? [read.data] : []
    })
    return { memory: MEMORY, entries: entries.slice(0, ENTRIES) }
  } catch {
    return EMPTY_HISTORY
  }
}

/** What there was with failures like these, the newest first. */
export function recall({ entries }: FixHistory, clusters: readonly Pick<Cluster, 'signature'>[]): PastFix[] {
  const isAlike = ({ signature }: PastFix) => clusters.some(cluster => similarity(cluster.signature, signature) > ALIKE)
  return entries.filter(isAlike).slice(0, TOLD)
}

/** The analysis of the very same failures in the very same code, where its change has held. */
export function analysisOf(
  { entries }: FixHistory,
  { signature, code }: { signature: string; code: string },
): Analysis | undefined {
  if (code === '') return undefined
  return entries.find(entry => entry.signature === signature && entry.code === code && entry.rejected.length === 0)
    ?.analysis
}

/** The memory with what this run adds to it; what is old, or too much, is forgotten. */
export function remembering({ entries }: FixHistory, state: State, now: number): FixHistory {
  const added = state.proof?.held === true ? keptAttempts(state).flatMap(attempt => entryOf(attempt, state, now)) : []
  const isNewer = (entry: PastFix) =>
    added.some(({ signature, code }) => signature === entry.signature && code === entry.code)
  const kept = [...added, ...entries.filter(entry => !isNewer(entry) && now - entry.at < DAYS * 86_400_000)]
  let characters = 0
  return {
    memory: MEMORY,
    entries: kept.slice(0, ENTRIES).filter(entry => (characters += JSON.stringify(entry).length) <= CHARACTERS),
  }
}

function entryOf(attempt: Attempt, state: State, at: number): PastFix[] {
  const { kind, past, signature, confirmed, proposal, files } = attempt
  if (kind !== 'repair' || past || !confirmed || proposal === undefined || signature === '') return []
  const rejected = state.reviews
    .flatMap(({ findings }) => findings)
    .filter(({ severity, file }) => severity === 'high' && files.includes(file))
  const { title, code, fixer, analysis, diff } = attempt
  return [
    {
      at,
      signature: signature.slice(0, MOST_TEXT),
      title: title.slice(0, MOST_TEXT),
      code,
      fixer,
      ...(analysis === undefined ? {} : { analysis }),
      summary: proposal.summary,
      diff: diff.slice(0, DIFF),
      rejected,
    },
  ]
}

/** What is told of it to whoever analyses the like again. */
export function recollection({ at, title, fixer, analysis, summary, diff, rejected }: PastFix): string {
  return [
    `On ${new Date(at).toISOString().slice(0, 10)} ${fixer} fixed the like (${title}): ${summary}`,
    ...(analysis === undefined ? [] : [`Root cause then: ${analysis.rootCause}`]),
    ...rejected.map(({ what, why }) => `A reviewer rejected a part of it: ${what} ${why}`),
    diff,
  ].join('\n')
}
