import { performance } from 'node:perf_hooks'
import type { FixerTools } from '../../../contracts/ports.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Intent } from '../../../domain/model/intent.ts'
import type { TestId, TestKey } from '../../../domain/model/test-case.ts'
import { count } from '../../../domain/text/wording.ts'
import { problemIn } from '../../../syntax/syntax-gate.ts'
import type { Candidate } from '../candidates/candidates.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import { TriedFile } from '../candidates/tried-file.ts'
import { hollowReason } from '../choice/hollow-changes.ts'
import { type Difference, differencesFrom } from '../differences/differing-inputs.ts'
import { isTakenBack } from '../operators/reverted-hunks.ts'
import { guessText, isGuess, targetsOf } from '../report/guesses.ts'
import { fileList, type Improvement } from '../report/offline-report.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'
import { observeCode } from '../synthesis/observe-code.ts'
import { besideBest } from './beside-best.ts'
import { CandidateQueue, type QueuedCandidate } from './candidate-queue.ts'
import { Findings } from './findings.ts'
import { pairsOf } from './pairs.ts'
import { searchLimits, searchMs } from './search-limits.ts'
import { SearchProgress } from './search-progress.ts'
import { failureText, observedText, pairsText } from './search-texts.ts'
import { contradictedBy, type StatedValue } from './stated-values.ts'
import { type CandidateTrial, proveLater, tryCandidate } from './try-candidate.ts'

export interface SearchTask {
  /** Name of the fixer, for events. */
  readonly fixer: string
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
  /** Number of candidates, by the speed of the judge if undefined, and milliseconds. */
  readonly limits: { readonly candidates: number | undefined; readonly timeMs: number }
}

export interface SearchResult {
  readonly best: Improvement | undefined
  /** Other changes that turn all targets green. */
  readonly others: readonly Improvement[]
  /** Number of changes that turn all targets green and can be no fix. */
  readonly rejected: number
  /** Differences from the best one, as far as they are known. */
  readonly differences: ReadonlyMap<Candidate, Difference>
  readonly tried: number
  /** The reason to give up if there is no improvement. */
  readonly failure: string
  /** Words of the failing commit that a change would contradict which turns all targets green. */
  readonly intent?: Intent
}

const NOTHING_FOUND = { best: undefined, others: [], rejected: 0, differences: new Map(), failure: '' } as const

/** Candidates of which the tests tell whether they change a value. */
const MAX_WATCHED = 600
/** Candidates between two log lines. */
const LOG_INTERVAL = 25

/**
 * Try candidates until enough turn all targets green; otherwise return the one that turned most of them green.
 * @param candidates the likeliest first
 */
export async function searchCandidates(candidates: readonly Candidate[], task: SearchTask): Promise<SearchResult> {
  await using file = new TriedFile(task.tools.source)
  return await new CandidateSearch(candidates, task, file).run()
}

class CandidateSearch {
  readonly #candidates: readonly Candidate[]
  readonly #task: SearchTask
  readonly #targets: readonly TestKey[]
  readonly #trial: CandidateTrial
  readonly #progress: SearchProgress
  readonly #findings: Findings
  readonly #queue: CandidateQueue
  readonly #tried = new Set<Candidate>()
  readonly #budgetMs: number
  #rejected = 0

  constructor(candidates: readonly Candidate[], task: SearchTask, file: TriedFile) {
    const { assignment, tools, localization, sample, quick } = task
    this.#candidates = candidates
    this.#task = task
    this.#budgetMs = searchMs(tools.budgetMs, task.limits.timeMs)
    this.#targets = targetsOf(assignment)
    this.#trial = { targets: this.#targets, before: assignment.failures, sample, quick, file, tools }
    this.#progress = new SearchProgress(tools.conversation, candidates.length)
    this.#queue = new CandidateQueue(candidates, () => this.#limit, {
      observe: listed => this.#observe(listed),
      announce: next => this.#sift(next),
      combine: listed => this.#combine(listed),
    })
    this.#findings = new Findings(
      this.#targets.length,
      () => searchLimits(quick.runMs, quick.canSift),
      each => isGuess(each, assignment, localization),
      each => this.#queue.effectOf(each),
    )
  }

  async run(): Promise<SearchResult> {
    const { localization, tools, started } = this.#task
    this.#say(`${count(this.#listed, 'candidate')} in ${fileList(localization.files)}`)
    const { resumed } = this.#progress
    if (resumed > 0) this.#say(`resuming after ${count(resumed, 'candidate')}`)
    try {
      for await (const queued of this.#queue) {
        tools.signal.throwIfAborted()
        const spentMs = performance.now() - started
        if (spentMs > this.#budgetMs) return await this.#result(spentMs)
        const end = await this.#try(queued)
        if (end === 'enough') break
        if (end !== undefined) return { ...NOTHING_FOUND, ...end }
      }
      await this.#tryBeside()
      return await this.#result()
    } catch (error) {
      if (!tools.signal.aborted) throw error
      return this.#cutOff(performance.now() - started)
    }
  }

  /** Try what else is at the place of the best change, where each candidate is a run and the search ends soon. */
  async #tryBeside(): Promise<void> {
    const best = this.#findings.isLater ? this.#findings.best?.candidate : undefined
    if (best === undefined || this.#task.quick.runMs !== undefined) return
    for (const queued of besideBest(best, this.#candidates, this.#tried)) await this.#try(queued)
  }

  /** The result of a search that was ended from outside: what is proved counts, and nothing more can run. */
  #cutOff(overMs: number): SearchResult {
    const { best, others } = this.#findings
    const nothing = { ...NOTHING_FOUND, tried: this.#queue.tried }
    return best?.isProved === true ? { ...nothing, best, others } : { ...nothing, failure: this.#failure(overMs) }
  }

  /** Number of candidates to try. A judge may find that it cannot look at many together, and then it is less. */
  get #limit(): number {
    const { limits, quick } = this.#task
    return limits.candidates ?? searchLimits(quick.runMs, quick.canSift).candidates
  }

  /** Number of listed candidates to try. */
  get #listed(): number {
    return Math.min(this.#candidates.length, this.#limit)
  }

  #say(text: string): void {
    this.#task.tools.emit({ kind: 'thought', fixer: this.#task.fixer, text })
  }

  async #observe(listed: readonly Candidate[]) {
    const { localization, started } = this.#task
    const leftMs = this.#budgetMs - (performance.now() - started)
    const observed = await observeCode(listed.slice(0, MAX_WATCHED), localization, { ...this.#trial, leftMs })
    const { built, effects } = observed
    const idle = [...effects.values()].filter(effect => effect === 'none').length
    if (built.length + idle > 0) this.#say(observedText(built.length, idle))
    return observed
  }

  async #sift(next: readonly Candidate[]): Promise<void> {
    await this.#trial.file.restore()
    const [first] = next
    if (first !== undefined) await this.#task.quick.sift(next, this.#targets, this.#findings.needOf(first).atLeast)
  }

  async #combine(listed: readonly Candidate[]): Promise<readonly Candidate[]> {
    if (this.#findings.isLater) return []
    const effectOf = (each: Candidate) => this.#queue.effectOf(each)
    const { signal } = this.#task.tools
    const pairs = await pairsOf(listed, { ...this.#trial, partial: this.#findings.partial, effectOf, signal })
    if (pairs.length > 0) this.#say(pairsText(pairs.length))
    return pairs
  }

  /**
   * Try one candidate, and note how it ended.
   * @returns `enough` if a further search is not worth its time; words of the failing commit that it contradicts, if so
   */
  async #try(
    queued: QueuedCandidate,
  ): Promise<'enough' | { readonly intent: Intent; readonly tried: number } | undefined> {
    const { candidate, index, order, patient, alone } = queued
    const { fixer, tools, started, localization, stated, quick } = this.#task
    const [queue, findings, progress] = [this.#queue, this.#findings, this.#progress]
    const text = (await this.#trial.file.text(candidate.file)) ?? ''
    // What was there before the failing change is valid, even where this parser does not know a language's syntax.
    if (!isTakenBack(candidate) && problemIn(candidate.file, candidate.result, text) !== undefined) return undefined
    const isSecond = patient || alone
    // A second turn is only for those that are needed.
    if (isSecond && findings.best !== undefined) return undefined
    queue.count(queued)
    this.#tried.add(candidate)
    const { tried } = queue
    if (progress.isRefuted(index, order)) return undefined
    tools.emit({ kind: 'trying', fixer, tried, of: this.#listed + queue.made, what: candidate.what })
    const improvement = await tryCandidate(queued, this.#trial, findings.needOf(candidate))
    if (quick.ranOut) queue.postpone(queued)
    else if (quick.isSiftedOut(candidate)) queue.tryAlone(queued)
    const moment = { tried, spentMs: performance.now() - started }
    if (improvement !== undefined) {
      const isWhole = improvement.green === this.#targets.length
      const intent = isWhole ? contradictedBy(candidate, text, stated) : undefined
      if (intent !== undefined) return { intent, tried }
      const hollow = hollowReason(candidate, text, localization.evidence)
      if (hollow === undefined) findings.add({ ...improvement, at: tried }, moment)
      else {
        if (isWhole) this.#rejected += 1
        this.#say(`Rejected: tests pass if you ${candidate.what}, but ${hollow}`)
      }
    }
    const isOpen = quick.ranOut || quick.isSiftedOut(candidate)
    await progress.judged(index, improvement !== undefined || isOpen, order)
    if (findings.isEnough(moment)) return 'enough'
    if (!isSecond && tried % LOG_INTERVAL === 0) this.#say(`${count(tried, 'candidate')} tried`)
    return undefined
  }

  /** @param overMs milliseconds of a search that used up its time */
  async #result(overMs?: number): Promise<SearchResult> {
    const { started, tools } = this.#task
    const findings = this.#findings
    const best = await findings.settle(each => proveLater(each, this.#trial))
    const { others } = findings
    const leftMs = tools.budgetMs - (performance.now() - started)
    const rest = others.map(each => each.candidate)
    const differences = await differencesFrom(best?.candidate, rest, { ...this.#trial, leftMs })
    const result = { best, others, differences, rejected: this.#rejected, failure: this.#failure(overMs) }
    return { ...result, tried: this.#queue.tried }
  }

  #failure(overMs: number | undefined): string {
    const { guess } = this.#findings
    const queue = this.#queue
    const text = failureText(queue, { all: queue.size, isCapped: this.#task.isCapped, limit: this.#limit, overMs })
    return guess === undefined ? text : `${text} ${guessText(guess, this.#targets.length)}`
  }
}
