import { rootCauseOf } from '../model/root-cause.ts'
import { z } from 'zod'
import { Analysis, type Attempt, isPartial } from '../model/attempt.ts'
import type { Cluster } from '../model/cluster.ts'
import { workableTargets } from '../model/outdated.ts'
import { keptAttempts } from '../model/selectors.ts'
import { Finding } from '../model/review.ts'
import type { State } from '../model/state.ts'
import { similarity } from '../model/cluster.ts'
import { addRecord, parseRunRecords, type RunRecord } from './run-records.ts'

/** Version of the stored form. */
const HISTORY_VERSION = 1
/** Similarity above which two failures count as alike. */
const MIN_SIMILARITY = 0.7
/** Limits of the stored history: entries, characters in all, days, characters of a diff; and entries per prompt. */
const MAX_ENTRIES = 200
const MAX_CHARACTERS = 300_000
const MAX_AGE_DAYS = 180
const MAX_DIFF = 2_000
const MAX_RECALLED = 3
/** Limits of one text and of one entry in characters, and the latest accepted timestamp. */
const MAX_TEXT = 8_000
const MAX_ENTRY = 30_000
const MAX_TIMESTAMP = Date.UTC(2100, 0)

const text = z.string().max(MAX_TEXT)

/** An earlier fix of one kind of failure. */
export const PastFix = z.object({
  /** Milliseconds since the epoch. */
  at: z.number().int().min(0).max(MAX_TIMESTAMP),
  signature: text,
  title: text,
  /** Digest of the analyzed code. */
  code: text,
  fixer: text,
  analysis: Analysis.optional(),
  summary: text,
  diff: text,
  /** Demands of reviewers on this fix. */
  rejected: z.array(Finding).max(20).readonly(),
})
export type PastFix = z.infer<typeof PastFix>

/** Fixes that worked and demands of reviewers, shared by the requests of a repository. */
export interface FixHistory {
  readonly memory: typeof HISTORY_VERSION
  readonly entries: readonly PastFix[]
  /** Results of requests, newest first; missing in histories of earlier versions. */
  readonly runs?: readonly RunRecord[]
}

export const EMPTY_HISTORY: FixHistory = { memory: HISTORY_VERSION, entries: [] }

const StoredHistory = z.object({
  memory: z.number(),
  entries: z.array(z.unknown()),
  runs: z.array(z.unknown()).optional(),
})

/**
 * Parse the stored history entry by entry and drop invalid entries: any user with push access can write it.
 * @returns undefined if it has another version, which must not be overwritten
 */
export function parseFixHistory(kept: string | undefined): FixHistory | undefined {
  if (kept === undefined) return EMPTY_HISTORY
  try {
    const parsed = StoredHistory.safeParse(JSON.parse(kept))
    if (!parsed.success) return EMPTY_HISTORY
    if (parsed.data.memory !== HISTORY_VERSION) return undefined
    const entries = parsed.data.entries.flatMap(entry => {
      const read = JSON.stringify(entry).length > MAX_ENTRY ? undefined : PastFix.safeParse(entry)
      return read?.success === true ? [read.data] : []
    })
    const runs = parseRunRecords(parsed.data.runs ?? [])
    return { memory: HISTORY_VERSION, entries: entries.slice(0, MAX_ENTRIES), ...(runs.length > 0 ? { runs } : {}) }
  } catch {
    return EMPTY_HISTORY
  }
}

/** Find fixes of similar failures, newest first. */
export function similarFixes({ entries }: FixHistory, clusters: readonly Pick<Cluster, 'signature'>[]): PastFix[] {
  const isSimilar = ({ signature }: PastFix) =>
    clusters.some(cluster => similarity(cluster.signature, signature) > MIN_SIMILARITY)
  return entries.filter(isSimilar).slice(0, MAX_RECALLED)
}

/** Find the analysis of the same failures in the same code, if its change was kept. */
export function findAnalysis(
  { entries }: FixHistory,
  { signature, code }: { signature: string; code: string },
): Analysis | undefined {
  if (code === '') return undefined
  return entries.find(entry => entry.signature === signature && entry.code === code && entry.rejected.length === 0)
    ?.analysis
}

/** Add a run to the history: its record, and its confirmed fixes. */
export function recordRun(history: FixHistory, state: State, now: number): FixHistory {
  return { ...addToHistory(history, state, now), runs: addRecord(history.runs ?? [], state, now) }
}

/** Add the confirmed fixes of a run to the history; drop old entries and those beyond the limits. */
export function addToHistory({ entries }: FixHistory, state: State, now: number): FixHistory {
  const added = state.proof?.held === true ? keptAttempts(state).flatMap(attempt => entryOf(attempt, state, now)) : []
  // The offline engine analyzes no code: without its digest, two causes of one kind in one file look alike.
  const isNewer = (entry: PastFix) =>
    added.some(
      ({ signature, code, title }) =>
        signature === entry.signature && code === entry.code && (code !== '' || title === entry.title),
    )
  const kept = [...added, ...entries.filter(entry => !isNewer(entry) && now - entry.at < MAX_AGE_DAYS * 86_400_000)]
  let characters = 0
  return {
    memory: HISTORY_VERSION,
    entries: kept.slice(0, MAX_ENTRIES).filter(entry => (characters += JSON.stringify(entry).length) <= MAX_CHARACTERS),
  }
}

function entryOf(attempt: Attempt, state: State, at: number): PastFix[] {
  const { kind, past, signature, confirmed, proposal, files } = attempt
  if (kind !== 'repair' || past || !confirmed || proposal === undefined || signature === '') return []
  // A change that left tests of its cause red may cure a symptom: it fixed nothing that could be learnt from.
  if (isPartial(attempt, new Set(workableTargets(state)))) return []
  const rejected = state.reviews
    .flatMap(({ findings }) => findings)
    .filter(({ severity, file }) => severity === 'high' && files.includes(file))
  const { title, code, fixer, analysis, diff } = attempt
  return [
    {
      at,
      signature: signature.slice(0, MAX_TEXT),
      title: title.slice(0, MAX_TEXT),
      code,
      fixer,
      ...(analysis === undefined ? {} : { analysis }),
      summary: proposal.summary,
      diff: diff.slice(0, MAX_DIFF),
      rejected,
    },
  ]
}

/** Describe an earlier fix for the prompt of a similar analysis. */
export function describePastFix(fix: PastFix): string {
  const { at, title, fixer, summary, diff, rejected } = fix
  const rootCause = rootCauseOf(fix)
  return [
    `On ${new Date(at).toISOString().slice(0, 10)} ${fixer} fixed the like (${title}): ${summary}`,
    ...(rootCause === '' ? [] : [`Root cause then: ${rootCause}`]),
    ...rejected.map(({ what, why }) => `A reviewer rejected a part of it: ${what} ${why}`),
    diff,
  ].join('\n')
}
