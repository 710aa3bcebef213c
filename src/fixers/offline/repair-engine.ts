import { performance } from 'node:perf_hooks'
import { noUsage } from '../../domain/model/usage.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, FixerAnswer } from '../../domain/model/answer.ts'
import { withLf } from '../../domain/text/line-ends.ts'
import type { Fixer, FixerTools } from '../../contracts/ports.ts'
import { grammarOf } from '../../syntax/languages.ts'
import { withLfEnds } from './code/lf-source.ts'
import { candidateStream, takeCandidates } from './candidates/candidates.ts'
import { sampleOf } from './suspects/failure-sample.ts'
import { offlineAnalysis, offlineProposal } from './report/offline-report.ts'
import { placeReason } from './report/place-reasons.ts'
import { QuickRejection } from './candidates/quick-rejection.ts'
import { longestSearch } from './search/search-limits.ts'
import { contradictionText, statedValues } from './search/stated-values.ts'
import { leftAloneText, noFileText, nothingToTry, unsetText } from './search/search-texts.ts'
import { type FaultLocalization, localizeFaults } from './suspects/suspect-files.ts'
import { withTrace } from './suspects/traced-faults.ts'
import { untriedCandidates } from './search/untried-candidates.ts'
import { searchCandidates } from './search/search-candidates.ts'
import { unsetVariables } from './evidence/unset-variables.ts'

export interface OfflineOptions {
  readonly isTest: (file: string) => boolean
  /** Tells whether the tests get a variable of the environment; not known by default. */
  readonly isPassed?: (name: string) => boolean
  /** Limit of candidates in one attempt. */
  readonly candidates?: number
  /** Time limit of one attempt, in milliseconds. */
  readonly budgetMs?: number
}

const BUDGET_MS = 10 * 60_000

/**
 * Repairs code without a model: it changes one node at a time, likeliest first, and keeps a change that turns failing
 * tests green and breaks no other.
 */
export class OfflineEngine implements Fixer {
  readonly name = 'offline'
  readonly revises = false
  readonly #options: OfflineOptions

  constructor(options: OfflineOptions) {
    this.#options = options
  }

  /** List the suspect places, likeliest first. */
  async analyze(given: Assignment, givenTools: FixerTools): Promise<AnalystAnswer> {
    const [assignment, tools] = inLf(given, givenTools)
    const found = await localizeFaults(assignment, tools.source, this.#options.isTest)
    const { files } = found
    if (files.length === 0) return abstention(noFileText(found))
    const unset = await unsetVariables(assignment, files, { ...this.#options, source: tools.source })
    if (unset.length > 0) return abstention(unsetText(unset))
    // A file of another language has nothing but what the failing change did there.
    if (files.every(file => grammarOf(file) === undefined && !found.changed.has(file)))
      return abstention(nothingToTry(found))
    return { kind: 'analysis', analysis: offlineAnalysis(assignment, files), usage: noUsage }
  }

  async fix(given: Assignment, givenTools: FixerTools): Promise<FixerAnswer> {
    const started = performance.now()
    const [assignment, tools] = inLf(given, givenTools)
    const found = await localizeFaults(assignment, tools.source, this.#options.isTest)
    if (found.files.length === 0) return abstention(noFileText(found))
    if (found.leftAlone.length > 0)
      tools.emit({ kind: 'thought', fixer: this.name, text: leftAloneText(found.leftAlone) })
    const beginning = this.#begin(found, assignment, tools)
    // The process of a judge starts while the tests are traced, and runs them while candidates are made.
    const sample = sampleOf(assignment.failures)
    const isNeeded = beginning.then(
      ({ first }) => first !== undefined,
      () => false,
    )
    const opening = QuickRejection.open(assignment.failures, sample, tools, isNeeded)
    const listing = beginning.then(({ stream }) => takeCandidates(stream, this.#most({ canSift: false }) - 1))
    await Promise.allSettled([opening, listing])
    await using quick = await opening
    const { localization, stream, first } = await beginning
    if (first === undefined) return abstention(nothingToTry(localization))
    const stated = statedValues(assignment)
    const listed = [first, ...(await listing)]
    const most = this.#most(quick)
    const all = [...listed, ...(await takeCandidates(stream, most - listed.length))]
    const candidates = await untriedCandidates(all, assignment, { stated, source: tools.source })
    if (candidates.length === 0) return abstention(nothingToTry(localization))

    const limits = { candidates: this.#options.candidates, timeMs: this.#options.budgetMs ?? BUDGET_MS }
    const isCapped = all.length >= most
    const task = { fixer: this.name, assignment, tools, started, localization, stated, isCapped, sample, quick, limits }
    const search = await searchCandidates(candidates, task)
    if (search.intent !== undefined) return { ...abstention(contradictionText(search.intent)), intent: search.intent }
    if (search.best === undefined) return abstention(search.failure)
    await tools.source.write(search.best.candidate.file, search.best.candidate.result)
    const place = placeReason(search.best.candidate, localization)
    return {
      kind: 'proposal',
      proposal: offlineProposal(search.best, { ...search, place, isJudged: quick.runMs !== undefined }, assignment),
      usage: noUsage,
    }
  }

  /** See which code the failing tests run, and make the first candidate. */
  async #begin(found: FaultLocalization, assignment: Assignment, tools: FixerTools) {
    const localization = await withTrace(found, assignment, tools)
    const stream = await candidateStream(assignment, tools.source, localization, this.#options.isTest)
    const [first] = await takeCandidates(stream, 1)
    return { localization, stream, first }
  }

  /** Return how many candidates to list: some have a syntax error, and are not tried. */
  #most({ canSift }: Pick<QuickRejection, 'canSift'>): number {
    return 2 * (this.#options.candidates ?? longestSearch(canSift))
  }
}

/** Let the engine see all lines end in LF. */
function inLf(assignment: Assignment, tools: FixerTools): [Assignment, FixerTools] {
  return [
    { ...assignment, failingDiff: withLf(assignment.failingDiff) },
    { ...tools, source: withLfEnds(tools.source) },
  ]
}

function abstention(reason: string): Abstention {
  // The search is deterministic: another attempt would find nothing more.
  return { kind: 'abstention', reason, final: true, usage: noUsage }
}
