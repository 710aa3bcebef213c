import type { Candidate } from '../candidates/candidates.ts'
import { chooseCandidate, isBuilt } from '../choice/choice.ts'
import type { Improvement } from '../report/offline-report.ts'
import type { SearchLimits } from './search-limits.ts'
import type { Effect } from '../synthesis/effects.ts'

/** Changes that turn all tests green and that are compared with each other: those of the usual kinds, and all. */
const MAX_PLAUSIBLE = { usual: 5, all: 20 } as const
/** Changes that are proved to compare what they do to the tests of other root causes. */
const MAX_PROVED = 6
/** Time for the comparison, in milliseconds, besides as much as the first such change took. */
const COMPARE_MS = 10_000

/** A change that was built from values is tried early: so much longer goes the search for one of the usual kinds. */
const BUILT_PATIENCE = 3

/** A moment of the search: candidates tried, and milliseconds since its beginning. */
interface Moment {
  readonly tried: number
  readonly spentMs: number
}

/** Collects the changes that turn tests green, says when there are enough, and chooses among them. */
export class Findings {
  readonly #targets: number
  readonly #limits: () => Pick<SearchLimits, 'afterAll' | 'afterSome'>
  readonly #isGuess: (improvement: Improvement) => boolean
  readonly #effectOf: (candidate: Candidate) => Effect | undefined
  readonly #all: Improvement[] = []
  #some: Improvement | undefined
  /** The best change that turns some tests green and is no fix of its own. */
  #guess: Improvement | undefined
  #last: Moment = { tried: 0, spentMs: 0 }
  readonly #partial: Candidate[] = []

  /**
   * @param targets number of tests that should pass
   * @param limits those of the moment
   * @param isGuess true for a change that turns some tests green and is no fix of its own
   * @param effectOf tells which tests see a change, as far as it is known
   */
  constructor(
    targets: number,
    limits: () => Pick<SearchLimits, 'afterAll' | 'afterSome'>,
    isGuess: (improvement: Improvement) => boolean = () => false,
    effectOf: (candidate: Candidate) => Effect | undefined = () => undefined,
  ) {
    this.#effectOf = effectOf
    this.#targets = targets
    this.#limits = limits
    this.#isGuess = isGuess
  }

  /** True if a change turns all targets green: what others do so is only to choose among them. */
  get isLater(): boolean {
    return this.#all.length > 0
  }

  /** Changes that turn some tests green. */
  get partial(): readonly Candidate[] {
    return this.#partial
  }

  /** The number of passing tests that the next change has to exceed. */
  get atLeast(): number {
    // One that turns all green and lets others fail is one to do better than.
    return this.#all.length > 0 ? this.#targets - 1 : Math.min(this.#some?.green ?? 0, this.#targets - 1)
  }

  /** Return how to judge a change: two together are a fix only if all targets pass. */
  needOf({ parts }: Candidate): { readonly atLeast: number; readonly isLater: boolean } {
    return { atLeast: parts === undefined ? this.atLeast : this.#targets - 1, isLater: this.isLater }
  }

  /** Add a change that turns more tests green than `atLeast`. */
  add(improvement: Improvement, moment: Moment): void {
    const isWhole = this.#isWhole(improvement)
    if (!isWhole) this.#partial.push(improvement.candidate)
    if (isWhole) this.#all.push(improvement)
    else if (this.#isGuess(improvement)) {
      if (improvement.green > (this.#guess?.green ?? 0)) this.#guess = improvement
      return
    } else if (this.#isBetter(improvement)) this.#some = improvement
    else return
    if (!isWhole || this.#all.length === 1) this.#last = moment
  }

  /** True if it turns all targets green, and no test fails with it that did not run before. */
  #isWhole({ green, revealed }: Improvement): boolean {
    return green === this.#targets && revealed === 0
  }

  /** True if it is better than the best that fixes only a part: more targets pass, or fewer other tests fail. */
  #isBetter({ green, revealed }: Improvement): boolean {
    const some = this.#some
    return some === undefined || green > some.green || (green === some.green && revealed < some.revealed)
  }

  /** True if a further search is not worth its time. */
  isEnough({ tried, spentMs }: Moment): boolean {
    const since = tried - this.#last.tried
    const { afterAll, afterSome } = this.#limits()
    // A change that fixes some tests may fix one of several bugs; the others are diagnosed again afterwards.
    if (this.#all.length === 0) return this.#some !== undefined && since >= afterSome
    const isLate = spentMs > 2 * this.#last.spentMs + COMPARE_MS
    // What is built comes in many forms that do the same.
    const usual = this.#all.filter(({ candidate }) => !isBuilt(candidate)).length
    const patience = usual === 0 ? BUILT_PATIENCE : 1
    const isFull = usual >= MAX_PLAUSIBLE.usual || this.#all.length >= MAX_PLAUSIBLE.all
    return isFull || since >= patience * afterAll || isLate
  }

  /**
   * Decide for a change that is proved: the best one, or the next best if the proof refutes it.
   * @param prove what the test runner says of a change; undefined if it refutes it
   */
  async settle(
    prove: (improvement: Improvement) => Promise<Improvement | undefined>,
  ): Promise<Improvement | undefined> {
    const first = await this.#decide(prove)
    const { green = 0, red = 0 } = first?.others ?? {}
    if (first === undefined || green + red === 0) return first
    // Other root causes fail, too: which changes repair more than one of them, only their proofs tell.
    for (const each of this.#all.filter(({ isProved }) => !isProved).slice(0, MAX_PROVED))
      this.#replace(each, await prove(each))
    return this.#decide(prove)
  }

  async #decide(
    prove: (improvement: Improvement) => Promise<Improvement | undefined>,
  ): Promise<Improvement | undefined> {
    for (let { best } = this; best !== undefined; best = this.best) {
      const proved = best.isProved ? best : await prove(best)
      if (proved === best) return best
      this.#replace(best, proved)
    }
    return undefined
  }

  /** Put a change with its proof in the place of the one without; drop it if the proof refutes it. */
  #replace(each: Improvement, proved: Improvement | undefined): void {
    const isWhole = proved !== undefined && this.#isWhole(proved)
    this.#all.splice(this.#all.indexOf(each), 1, ...(isWhole ? [proved] : []))
    if (proved !== undefined && !isWhole && !this.#isGuess(proved) && this.#isBetter(proved)) this.#some = proved
  }

  /** The best change that turns some tests green and is no fix of its own, if there is nothing better. */
  get guess(): Improvement | undefined {
    return this.best === undefined ? this.#guess : undefined
  }

  /** The likeliest change of those that turn all tests green, else the one that turns most of them green. */
  get best(): Improvement | undefined {
    const candidate = chooseCandidate(
      this.#all.map(each => each.candidate),
      this.#effectOf,
      each => this.#all.find(({ candidate: own }) => own === each)?.others?.green ?? 0,
    )
    return this.#all.find(each => each.candidate === candidate) ?? this.#some
  }

  /** Other changes that turn all tests green. */
  get others(): Improvement[] {
    const { best } = this
    return this.#all.filter(each => each !== best)
  }
}
