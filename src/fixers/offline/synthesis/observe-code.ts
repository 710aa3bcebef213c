import { groupBy } from '../../../domain/text/grouping.ts'
import { inFileTestLines } from '../../../syntax/in-file-tests.ts'
import { languageOf } from '../../../syntax/languages.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { applyMutation, type MutationSource } from '../code/mutation.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import { operatorWeight, placeWeight } from '../candidates/rank.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'
import type { TriedFile } from '../candidates/tried-file.ts'
import { type BuiltChange, builtChanges } from './built-changes.ts'
import { type Effect, effectsOf } from './effects.ts'
import { type Observations, readObservations } from './observations.ts'
import { instrumented, type Watch } from './instrumented-file.ts'
import { type Site, sitesIn } from './sites.ts'
import type { SeenSite } from './site-view.ts'
import { deeperSite } from './terms-at.ts'
import { watchedIn } from './watched.ts'

/** Files, and sites of each, that are looked at. */
const MAX_FILES = 2
const MAX_SITES = { expression: 18, statement: 8 } as const
/** Changes of one kind at all sites together, and where many are judged together. */
const MAX_CHANGES = { alone: 30, together: 80 } as const

/** Least time of a search that is worth a look, in milliseconds, and the largest share of it that looks may take. */
const LOOK = { leastMs: 20_000, share: 0.25 } as const

/** Facts about candidates from a look at what the code computes in the tests. */
export interface ObservedCode {
  /** Candidates that are made of the values that the tests have seen, the likeliest first. */
  readonly built: readonly Candidate[]
  readonly effects: ReadonlyMap<Candidate, Effect>
}

/** Facts without a look. */
export const NOTHING_OBSERVED: ObservedCode = { built: [], effects: new Map() }

/**
 * Look at the values that expressions of the suspected code have in the tests. Nothing is seen without a judge, since
 * each look is a run. The files are as they were afterwards.
 * @param candidates those whose effects are of interest
 */
export async function observeCode(
  candidates: readonly Candidate[],
  localization: FaultLocalization,
  trial: Trial,
): Promise<ObservedCode> {
  if (localization.isOfFindings || localization.isOfCompiler || trial.quick.notes === undefined) return NOTHING_OBSERVED
  const { leftMs = Number.POSITIVE_INFINITY } = trial
  if (leftMs < LOOK.leastMs) return NOTHING_OBSERVED
  const until = performance.now() + LOOK.share * leftMs
  const isLate = () => performance.now() > until
  const built: Candidate[] = []
  const effects = new Map<Candidate, Effect>()
  for (const [rank, file] of localization.files.slice(0, MAX_FILES).entries()) {
    if (isLate()) break
    const text = await trial.file.text(file)
    const language = languageOf(file)
    if (text === undefined || language === undefined) continue
    const source: MutationSource = { file, text, language }
    const weigh = ({ line, symbol }: Site) => placeWeight({ file, line, symbol, rank }, localization)
    const sites = likeliest(source, weigh)
    // What runs while its file is loaded is in no trace.
    if (localization.executed?.isIdle(file) === true && sites.every(({ symbol }) => symbol !== '')) continue
    const expressions = watchedIn(source, candidates)
    // A code that only the grammar takes for an expression spoils the file. Without the expressions no effect is seen.
    const whole = await look(source, { sites, expressions }, trial)
    const seen = whole ?? (await look(source, { sites }, trial))
    if (seen === undefined) continue
    if (whole !== undefined) for (const [each, effect] of effectsOf(expressions, whole)) effects.set(each, effect)
    const context = { source, localization, weigh }
    const deeper = seenSites(sites, seen).flatMap(each => deeperSite(each, source) ?? [])
    const again = isLate() ? undefined : await look(source, { sites: deeper }, trial)
    const first = builtAt(sites, seen, context)
    const known = new Set(first.map(changeOf))
    const second = again === undefined ? [] : builtAt(deeper, again, context)
    const found = [...first, ...second.filter(each => !known.has(changeOf(each)))]
    built.push(...found.filter(({ isLoose }) => !isLoose), ...(isLate() ? [] : await selective(found, source, trial)))
  }
  const most = trial.quick.canSift ? MAX_CHANGES.together : MAX_CHANGES.alone
  const likely = [...groupBy(built, ({ operator }) => operator).values()].flatMap(alike =>
    byScore(alike).slice(0, most),
  )
  return { built: byScore(likely), effects }
}

function byScore(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((one, other) => other.score - one.score)
}

/** The means to run code. */
interface Trial {
  readonly quick: QuickRejection
  readonly file: TriedFile
  /** Milliseconds that are left for the search; undefined without a limit. */
  readonly leftMs?: number
}

type Seen = Readonly<Record<'failing' | 'passing', Observations>>

/** Run the tests with probes in a file. @returns undefined if they cannot tell */
async function look(source: MutationSource, watch: Watch, { quick, file }: Trial): Promise<Seen | undefined> {
  const isNothing = watch.sites.length + (watch.expressions ?? []).length === 0
  if (isNothing || quick.notes === undefined) return undefined
  const result = instrumented(source, watch, quick.notes)
  const notes = (await file.write({ file: source.file, result })) ? await quick.observe() : undefined
  return notes && { failing: readObservations(notes.failing), passing: readObservations(notes.passing) }
}

/** Choose those of the loose candidates whose whole expression has another value in failing tests only. */
async function selective(built: readonly BuiltCandidate[], source: MutationSource, trial: Trial): Promise<Candidate[]> {
  const loose = built.filter(({ isLoose }) => isLoose)
  const expressions = watchedIn(source, loose)
  const seen = await look(source, { sites: [], expressions }, trial)
  const effects = seen === undefined ? undefined : effectsOf(expressions, seen)
  return loose.filter(candidate => effects?.get(candidate) === 'failing tests only')
}

function changeOf({ from, to, insert }: Candidate): string {
  return `${from} ${to} ${insert}`
}

type BuiltCandidate = Candidate & BuiltChange

function builtAt(
  sites: readonly Site[],
  seen: Seen,
  context: {
    readonly source: MutationSource
    readonly localization: FaultLocalization
    readonly weigh: (site: Site) => number
  },
): BuiltCandidate[] {
  const { source, localization, weigh } = context
  return seenSites(sites, seen).flatMap(each => {
    const { site } = each
    const { line, symbol } = site
    return builtChanges(each, source, localization.evidence).map(change => ({
      ...change,
      file: source.file,
      line,
      symbol,
      score: weigh(site) * operatorWeight(change.operator, localization.signals) * (change.likelihood ?? 1),
      result: applyMutation(source.text, change),
      restores: false,
    }))
  })
}

/** Choose the sites that a failing test reaches, with what they saw. */
function seenSites(sites: readonly Site[], { failing, passing }: Seen): SeenSite[] {
  return sites.flatMap((site, index) => {
    const own = failing.sites.get(index)
    return own === undefined ? [] : [{ site, failing: own, passing: passing.sites.get(index) ?? [] }]
  })
}

/** Choose the likeliest sites of a file. */
function likeliest(source: MutationSource, weigh: (site: Site) => number): Site[] {
  const isOfTest = inFileTestLines(source.file, source.text)
  const all = sitesIn(source).filter(({ line }) => !isOfTest(line))
  return (['expression', 'statement'] as const).flatMap(kind =>
    all
      .filter(site => site.kind === kind)
      .map(site => ({ site, weight: weigh(site) * (site.isCondition ? 1.5 : 1) }))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MAX_SITES[kind])
      .map(({ site }) => site),
  )
}
