import { performance } from 'node:perf_hooks'
import type { Intent } from '../../domain/model/intent.ts'
import { noUsage } from '../../domain/model/usage.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import { count } from '../../domain/text/wording.ts'
import { problemIn } from '../../syntax/syntax-gate.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, FixerAnswer } from '../../domain/model/answer.ts'
import type { Fixer, FixerTools } from '../../contracts/ports.ts'
import { CandidateQueue } from './search/candidate-queue.ts'
import { type Candidate, candidateStream, takeCandidates } from './candidates/candidates.ts'
import { type Difference, differencesFrom } from './differences/differing-inputs.ts'
import { sampleOf } from './suspects/failure-sample.ts'
import { observeCode } from './synthesis/observe-code.ts'
import { Findings } from './search/findings.ts'
import { hollowReason } from './choice/hollow-changes.ts'
import { offlineAnalysis, fileList, type Improvement, offlineProposal } from './report/offline-report.ts'
import { placeReason } from './report/place-reasons.ts'
import { QuickRejection } from './candidates/quick-rejection.ts'
import { guessText, isGuess, targetsOf } from './report/guesses.ts'
import { longestSearch, searchLimits } from './search/search-limits.ts'
import { contradictedBy, contradictionText, type StatedValue, statedValues } from './search/stated-values.ts'
import { failureText, leftAloneText, noFileText, nothingToTry, observedText, unsetText } from './search/search-texts.ts'
import { SearchProgress } from './search/search-progress.ts'
import { type FaultLocalization, localizeFaults } from './suspects/suspect-files.ts'
import { proveLater, type CandidateTrial, tryCandidate } from './search/try-candidate.ts'
import { withTrace } from './suspects/traced-faults.ts'
import { TriedFile } from './candidates/tried-file.ts'
import { untriedCandidates } from './search/untried-candidates.ts'
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
/** Share of the allowed time that a search takes: at its end it would be ended from outside, with what it has found. */
const SEARCH_SHARE = 0.85
/** Candidates of which the tests tell whether they change a value. */
const MAX_WATCHED = 600
/** Candidates between two log lines. */
const LOG_INTERVAL = 25

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
  async analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer> {
    const found = await localizeFaults(assignment, tools.source, this.#options.isTest)
    const { files } = found
    if (files.length === 0) return abstention(noFileText(found))
    const unset = await unsetVariables(assignment, files, { ...this.#options, source: tools.source })
    if (unset.length > 0) return abstention(unsetText(unset))
    return { kind: 'analysis', analysis: offlineAnalysis(assignment, files), usage: noUsage }
  }

  async fix(assignment: Assignment, tools: FixerTools): Promise<FixerAnswer> {
    const started = performance.now()
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

    const task = { assignment, tools, started, localization, stated, isCapped: all.length >= most, sample, quick }
    const search = await this.#search(candidates, task)
    if (search.intent !== undefined) return { ...abstention(contradictionText(search.intent)), intent: search.intent }
    if (search.best === undefined) return abstention(search.failure)
    await tools.source.write(search.best.candidate.file, search.best.candidate.result)
    const place = placeReason(search.best.candidate, localization)
    return {
      kind: 'proposal',
      proposal: offlineProposal(search.best, { ...search, place }, assignment),
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

  /** Try candidates until enough turn all targets green; otherwise return the one that turned most of them green. */
  async #search(
    candidates: readonly Candidate[],
    { assignment, tools, started, localization, stated, isCapped, sample, quick }: SearchTask,
  ): Promise<Search> {
    const budget = Math.min(SEARCH_SHARE * tools.budgetMs, this.#options.budgetMs ?? BUDGET_MS)
    const targets = targetsOf(assignment)
    // A judge may find that it cannot look at many together.
    const limits = () => searchLimits(quick.runMs, quick.canSift)
    const limit = () => this.#options.candidates ?? limits().candidates
    const of = Math.min(candidates.length, limit())
    const files = fileList(localization.files)
    tools.emit({ kind: 'thought', fixer: this.name, text: `${count(of, 'candidate')} in ${files}` })
    const progress = new SearchProgress(tools.conversation, candidates.length)
    if (progress.resumed > 0)
      tools.emit({ kind: 'thought', fixer: this.name, text: `resuming after ${count(progress.resumed, 'candidate')}` })
    let overMs: number | undefined
    await using file = new TriedFile(tools.source)
    const trial: CandidateTrial = { targets, sample, quick, file, tools }
    const observe = async (listed: readonly Candidate[]) => {
      const observed = await observeCode(listed.slice(0, MAX_WATCHED), localization, trial)
      const { built, effects } = observed
      const idle = [...effects.values()].filter(effect => effect === 'none').length
      if (built.length + idle > 0)
        tools.emit({ kind: 'thought', fixer: this.name, text: observedText(built.length, idle) })
      return observed
    }
    const sift = async (next: readonly Candidate[]) => {
      await file.restore()
      await quick.sift(next, targets, findings.atLeast)
    }
    const queue = new CandidateQueue(candidates, limit, observe, sift)
    const findings = new Findings(
      targets.length,
      limits,
      each => isGuess(each, assignment, localization),
      each => queue.effectOf(each),
    )
    for await (const queued of queue) {
      tools.signal.throwIfAborted()
      const { candidate, index, order, patient, alone } = queued
      const spent = performance.now() - started
      if (spent > budget) {
        overMs = spent
        break
      }
      const text = (await file.text(candidate.file)) ?? ''
      if (problemIn(candidate.file, candidate.result, text) !== undefined) continue
      // A second turn is only for those that are needed.
      if ((patient || alone) && findings.best !== undefined) break
      queue.count(queued)
      const { tried } = queue
      if (progress.isRefuted(index, order)) continue
      tools.emit({ kind: 'trying', fixer: this.name, tried, of: of + queue.built, what: candidate.what })
      const improvement = await tryCandidate(queued, trial, findings)
      if (quick.ranOut) queue.postpone(queued)
      else if (quick.isSiftedOut(candidate)) queue.tryAlone(queued)
      const moment = { tried, spentMs: performance.now() - started }
      const intent = improvement?.green === targets.length ? contradictedBy(candidate, text, stated) : undefined
      if (intent !== undefined)
        return { best: undefined, others: [], differences: new Map(), tried, failure: '', intent }
      const hollow = improvement === undefined ? undefined : hollowReason(candidate, text, localization.evidence)
      if (improvement !== undefined && hollow === undefined) findings.add({ ...improvement, at: tried }, moment)
      await progress.judged(index, improvement !== undefined || quick.ranOut, order)
      if (hollow !== undefined)
        tools.emit({ kind: 'thought', fixer: this.name, text: `The tests accept to ${candidate.what}, but ${hollow}` })
      if (findings.isEnough(moment)) break
      if (!patient && !alone && tried % LOG_INTERVAL === 0)
        tools.emit({ kind: 'thought', fixer: this.name, text: `${count(tried, 'candidate')} tried` })
    }
    const best = await findings.settle(each => proveLater(each, trial))
    const failure = failureText(queue, { all: queue.size, isCapped, limit: limit(), overMs })
    const { guess, others } = findings
    const leftMs = tools.budgetMs - (performance.now() - started)
    const differences = await differencesFrom(
      best?.candidate,
      others.map(each => each.candidate),
      { ...trial, leftMs },
    )
    const hint = guess === undefined ? '' : ` ${guessText(guess, targets.length)}`
    return { best, others, differences, tried: queue.tried, failure: `${failure}${hint}` }
  }
}

interface SearchTask {
  readonly assignment: Assignment
  readonly tools: FixerTools
  /** By the clock of `performance`, in milliseconds. */
  readonly started: number
  readonly localization: FaultLocalization
  readonly stated: readonly StatedValue[]
  /** True if there may be more candidates than these. */
  readonly isCapped: boolean
  /** Failing tests that reject a candidate first. */
  readonly sample: readonly TestId[]
  readonly quick: QuickRejection
}

interface Search {
  readonly best: Improvement | undefined
  /** Other changes that turn all targets green. */
  readonly others: readonly Improvement[]
  /** Differences from the best one, as far as they are known. */
  readonly differences: ReadonlyMap<Candidate, Difference>
  readonly tried: number
  /** The reason to give up if there is no improvement. */
  readonly failure: string
  /** Words of the failing commit that a change would contradict which turns all targets green. */
  readonly intent?: Intent
}

function abstention(reason: string): Abstention {
  // The search is deterministic: another attempt would find nothing more.
  return { kind: 'abstention', reason, final: true, usage: noUsage }
}
