import type { Variant, VariantResult } from '../../contracts/judging.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import type { WarmAnswer } from './warm-process.ts'

/** Characters of variants in one request, about. */
const MAX_CHARACTERS = 2_000_000
/** Requests for the variants of one, if some do not end. */
const MAX_TURNS = 4
/** Processes that variants may spoil for what runs after them. */
const MAX_SPOILT = 4

interface Limits {
  /** Number of tests that are to pass. */
  readonly enough: number
  /** Time limit of one variant, in milliseconds. */
  readonly eachMs: number
}

interface SifterOptions {
  /** Tests that fail on the unchanged code, and others of their files that pass. */
  readonly failing: readonly TestId[]
  readonly passing: readonly TestId[]
  /** Name tests as the process does. */
  readonly named: (tests: readonly TestId[]) => object
  readonly keepsState: (path: string) => boolean
  /** Return the path by which the process sees a file. */
  readonly pathOf: (file: string) => string
  /** Send the process a request for tests. @returns undefined if it has not answered */
  readonly ask: (
    tests: readonly TestId[],
    request: Readonly<Record<string, unknown>>,
    ms: number,
  ) => Promise<WarmAnswer | undefined>
  /** Have another process answer from now on. */
  readonly renew: () => Promise<void>
}

/** Has the process of a judge run tests with variants of what it has loaded, once it has proved that it can. */
export class Sifter {
  readonly #options: SifterOptions
  /** True once it sees the results of the unchanged code, false if it does not or no longer answers. */
  #isRight: boolean | undefined
  /** Problems of the failing tests with the unchanged code, as JSON, if variants share a process. */
  #problems = ''
  #spoilt = 0
  /** Modules that the tests load, by whether they keep something between tests. */
  readonly #modules = new Map<string, boolean>()

  constructor(options: SifterOptions) {
    this.#options = options
  }

  /** @returns undefined if it can judge no variant */
  async sift(
    tests: readonly TestId[],
    variants: readonly Variant[],
    how: Limits,
  ): Promise<readonly VariantResult[] | undefined> {
    this.#isRight ??= await this.#sees(how.eachMs)
    if (!this.#isRight) return undefined
    const size = Math.max(1, Math.floor(MAX_CHARACTERS / Math.max(1, ...variants.map(({ text }) => text.length))))
    const results: VariantResult[] = []
    for (let from = 0; from < variants.length; from += size) {
      const some = await this.#judge(tests, variants.slice(from, from + size), how)
      if (some === undefined) return undefined
      results.push(...some)
    }
    return results
  }

  /** Judge variants in one request, and in others what follows one that does not end, if that has ended the process. */
  async #judge(
    tests: readonly TestId[],
    variants: readonly Variant[],
    how: Limits,
  ): Promise<readonly VariantResult[] | undefined> {
    const results: VariantResult[] = variants.map(() => undefined)
    let left = [...variants.keys()]
    for (let turn = 0; turn < MAX_TURNS && left.length > 0; turn += 1) {
      const some = left.flatMap(index => variants[index] ?? [])
      const { verdicts, isShared, endsAsBefore, isLast } = (await this.#request(tests, some, how)) ?? {}
      // What ended the process may do so again.
      this.#isRight = verdicts?.length === left.length
      // What one variant left behind may have misled others.
      if (this.#isRight && isShared === true && !(endsAsBefore ?? (await this.#sees(how.eachMs)))) {
        this.#isRight = await this.#renew(how.eachMs)
        return this.#isRight ? results : undefined
      }
      if (!this.#isRight) return undefined
      for (const [at, index] of left.entries()) results[index] = resultOf(verdicts?.[at] ?? null)
      const isCut = isLast === true && verdicts?.includes('slow') === true
      left = isCut ? left.filter(index => results[index] === undefined) : []
    }
    return results
  }

  /** Go on with another process. @returns true if that sees what the first one saw */
  async #renew(eachMs: number): Promise<boolean> {
    this.#spoilt += 1
    if (this.#spoilt > MAX_SPOILT) return false
    await this.#options.renew()
    return this.#sees(eachMs)
  }

  /** Return true if it sees which tests fail without a variant, by the same problems as before, and which pass. */
  async #sees(eachMs: number): Promise<boolean> {
    const { failing, passing } = this.#options
    const how = { enough: 1, eachMs }
    const answer = await this.#request([...failing, ...passing], [], how)
    if (answer?.unchanged !== passing.length) return false
    for (const path of answer.loaded ?? [])
      if (!this.#modules.has(path)) this.#modules.set(path, this.#options.keepsState(path))
    // Only a test that passes shows that runs in one process do not spoil each other.
    if (passing.length === 0 && answer.isShared === true) return false
    // As many pass as should: without their problems, only the passing ones alone say that they are those.
    if (answer.problems === undefined)
      return passing.length === 0 || (await this.#request(passing, [], how))?.unchanged === passing.length
    const problems = answer.problems.slice(0, failing.length)
    const text = JSON.stringify(problems)
    const isSame = this.#problems === '' || text === this.#problems
    const isRight = isSame && !problems.includes('missing') && !problems.includes('')
    // Those of a spoilt process are none to compare the next one with.
    if (isRight) this.#problems = text
    return isRight
  }

  #request(
    tests: readonly TestId[],
    variants: readonly Variant[],
    { enough, eachMs }: Limits,
  ): Promise<WarmAnswer | undefined> {
    const { ask, named, passing, pathOf } = this.#options
    const titles = (of: readonly TestId[]) => of.map(({ suite, name }) => [...suite, name])
    const request = {
      variants: variants.map(({ file, text }) => ({ path: pathOf(file), text })),
      titles: titles(tests),
      others: { ...named(passing), titles: titles(passing) },
      stateless: [...this.#modules].flatMap(([path, keeps]) => (keeps ? [] : [path])),
      enough,
      each: eachMs,
      stop: 0,
      brief: true,
    }
    // What is loaded first and the unchanged code take time, too, and most variants are rejected by the first tests.
    return ask(tests, request, (2 * variants.length + 4) * eachMs)
  }
}

function resultOf(said: boolean | 'slow' | null): VariantResult {
  if (said === null) return undefined
  return said === 'slow' ? 'too slow' : said ? 'passed' : 'rejected'
}
