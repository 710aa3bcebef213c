import type { Variant, VariantResult } from '../../contracts/judging.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import type { WarmAnswer } from './warm-process.ts'

/** Characters of variants in one request, about. */
const MAX_CHARACTERS = 2_000_000

interface Limits {
  /** Number of tests that are to pass. */
  readonly enough: number
  /** Time limit of one variant, in milliseconds. */
  readonly eachMs: number
}

/** Sends the process of a judge a request for tests. @returns undefined if it has not answered */
export type Ask = (
  tests: readonly TestId[],
  request: Readonly<Record<string, unknown>>,
  ms: number,
) => Promise<WarmAnswer | undefined>

/** Has the process of a judge run tests with variants of what it has loaded, once it has proved that it can. */
export class Sifter {
  readonly #tests: { readonly failing: readonly TestId[]; readonly passing: readonly TestId[] }
  readonly #ask: Ask
  /** True once it sees the results of the unchanged code, false once it does not, or does not answer. */
  #isRight: boolean | undefined

  /** @param tests those whose results on the unchanged code are known */
  constructor(tests: { readonly failing: readonly TestId[]; readonly passing: readonly TestId[] }, ask: Ask) {
    this.#tests = tests
    this.#ask = ask
  }

  /** @returns undefined if it can judge no variant */
  async sift(
    tests: readonly TestId[],
    variants: readonly Variant[],
    how: Limits,
  ): Promise<readonly VariantResult[] | undefined> {
    this.#isRight ??= await this.#sees(how.eachMs)
    if (!this.#isRight) return undefined
    const verdicts: VariantResult[] = []
    const size = Math.max(1, Math.floor(MAX_CHARACTERS / Math.max(1, ...variants.map(({ text }) => text.length))))
    for (let from = 0; from < variants.length; from += size) {
      const group = variants.slice(from, from + size)
      const answer = await this.#request(tests, group, how)
      // What ended the process may do so again, and what one variant left behind may have misled others.
      this.#isRight =
        answer?.verdicts?.length === group.length && (!answer.isShared || (await this.#seesPassing(how.eachMs)))
      if (!this.#isRight) return undefined
      verdicts.push(...(answer?.verdicts ?? []).map(verdictOf))
    }
    return verdicts
  }

  /** Return true if it sees which tests fail without a variant, and which pass. */
  async #sees(eachMs: number): Promise<boolean> {
    const { failing, passing } = this.#tests
    const seen = failing.length === 0 ? undefined : await this.#request(failing, [], { enough: 1, eachMs })
    if (failing.length > 0 && seen?.unchanged !== 0) return false
    // Only a test that passes shows that runs in one process do not spoil each other.
    return passing.length === 0 ? seen?.isShared !== true : this.#seesPassing(eachMs)
  }

  async #seesPassing(eachMs: number): Promise<boolean> {
    const { passing } = this.#tests
    return (await this.#request(passing, [], { enough: 1, eachMs }))?.unchanged === passing.length
  }

  #request(
    tests: readonly TestId[],
    variants: readonly Variant[],
    { enough, eachMs }: Limits,
  ): Promise<WarmAnswer | undefined> {
    const request = {
      variants: variants.map(({ file, text }) => ({ path: file, text })),
      titles: tests.map(({ suite, name }) => [...suite, name]),
      enough,
      each: eachMs,
      stop: 0,
      brief: true,
    }
    // What is loaded first and the unchanged code take time, too.
    return this.#ask(tests, request, (variants.length + 4) * eachMs)
  }
}

function verdictOf(said: boolean | 'slow' | null): VariantResult {
  if (said === null) return undefined
  return said === 'slow' ? 'too slow' : said ? 'enough pass' : 'too few pass'
}
