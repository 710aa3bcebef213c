import { z } from 'zod'
import { Analysis, type Attempt } from './attempt.ts'
import type { Cluster } from './cluster.ts'
import { standing } from './known.ts'
import { Finding } from './review.ts'
import type { State } from './state.ts'
import { similarity } from './strategy.ts'

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

/** What became of one kind of failure. */
export const Remembered = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  signature: z.string(),
  title: z.string(),
  /** A digest of the code that was analysed. */
  code: z.string(),
  fixer: z.string(),
  analysis: Analysis.optional(),
  summary: z.string(),
  diff: z.string(),
  /** What reviewers did not want to be done about it. */
  rejected: z.array(Finding).readonly(),
})
export type Remembered = z.infer<typeof Remembered>

/** What worked for which failure, and what reviewers rejected: kept over the requests of a repository. */
export const Memory = z.object({ memory: z.literal(MEMORY), entries: z.array(Remembered).readonly() })
export type Memory = z.infer<typeof Memory>

export const NO_MEMORY: Memory = { memory: MEMORY, entries: [] }

/** Reads what was kept; what is not of this form counts as nothing. */
export function parseMemory(text: string | undefined): Memory {
  if (text === undefined) return NO_MEMORY
  try {
    const parsed = Memory.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : NO_MEMORY
  } catch {
    return NO_MEMORY
  }
}

/** What there was with failures like these, the newest first. */
export function recall({ entries }: Memory, clusters: readonly Pick<Cluster, 'signature'>[]): Remembered[] {
  const isAlike = ({ signature }: Remembered) =>
    clusters.some(cluster => similarity(cluster.signature, signature) > ALIKE)
  return entries.filter(isAlike).slice(0, TOLD)
}

/** The analysis of the very same failures in the very same code, where its change has held. */
export function analysisOf(
  { entries }: Memory,
  { signature, code }: { signature: string; code: string },
): Analysis | undefined {
  if (code === '') return undefined
  return entries.find(entry => entry.signature === signature && entry.code === code && entry.rejected.length === 0)
    ?.analysis
}

/** The memory with what this run adds to it; what is old, or too much, is forgotten. */
export function remembering({ entries }: Memory, state: State, now: number): Memory {
  const added = state.proof?.held === true ? standing(state).flatMap(attempt => entryOf(attempt, state, now)) : []
  const isNewer = (entry: Remembered) =>
    added.some(({ signature, code }) => signature === entry.signature && code === entry.code)
  const kept = [...added, ...entries.filter(entry => !isNewer(entry) && now - entry.at < DAYS * 86_400_000)]
  let characters = 0
  return {
    memory: MEMORY,
    entries: kept.slice(0, ENTRIES).filter(entry => (characters += JSON.stringify(entry).length) <= CHARACTERS),
  }
}

function entryOf(attempt: Attempt, state: State, at: number): Remembered[] {
  const { kind, past, signature, confirmed, proposal, files } = attempt
  if (kind !== 'repair' || past || !confirmed || proposal === undefined || signature === '') return []
  const rejected = state.reviews
    .flatMap(({ findings }) => findings)
    .filter(({ severity, file }) => severity === 'high' && files.includes(file))
  const { title, code, fixer, analysis, diff } = attempt
  return [
    {
      at,
      signature,
      title,
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
export function recollection({ at, title, fixer, analysis, summary, diff, rejected }: Remembered): string {
  return [
    `On ${new Date(at).toISOString().slice(0, 10)} ${fixer} fixed the like (${title}): ${summary}`,
    ...(analysis === undefined ? [] : [`Root cause then: ${analysis.rootCause}`]),
    ...rejected.map(({ what, why }) => `A reviewer rejected a part of it: ${what} ${why}`),
    diff,
  ].join('\n')
}
