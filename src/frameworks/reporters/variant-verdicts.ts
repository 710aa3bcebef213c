/**
 * Source of a class for the reporters that keep vitest and jest: it makes verdicts on variants of what runs of the
 * tests with a block for each variant say (`vitest-variants.ts`, `jest-variants.ts`). The class that extends it has
 * these runs, as `run`.
 */
export const VARIANT_VERDICTS = String.raw`
const keysOf = ({ only, titles }) => only.map((file, index) => JSON.stringify([resolve(file), ...titles[index]]))

class Verdicts {
  turn = 0
  /** Turns after which another process goes on. */
  mostTurns = 1000
  /** Problems of the tests with the unchanged code, as they were seen first. */
  problems = new Map()
  /** Milliseconds for which a run may stand still. */
  limit = 3000

  /** Answer a request with variants, or else with the number of tests that pass on the unchanged code. */
  async sift({ variants, enough, each, others, ...asked }) {
    if (variants.length === 0) {
      const began = performance.now()
      const [result] = await this.run(asked, [undefined], each)
      this.limit = 1000 + 2 * (performance.now() - began)
      const { passed: unchanged = null, problems } = result ?? {}
      for (const [at, key] of keysOf(asked).entries()) if (!this.problems.has(key)) this.problems.set(key, problems?.[at])
      return { verdicts: [], unchanged, problems, isLast: typeof result !== 'object' }
    }
    const limit = Math.min(each, this.limit)
    const verdicts = variants.map(() => null)
    let isLast = false
    let endsAsBefore = true
    const judge = async (tests, indexes, need) => {
      if (indexes.length === 0 || isLast) return
      const { said, isSame } = await this.beforeUnchanged(tests, indexes.map(index => variants[index]), limit)
      isLast = said.some(each => typeof each !== 'object')
      if (endsAsBefore !== false && isSame !== true) endsAsBefore = isSame
      for (const [at, index] of indexes.entries()) {
        const result = said[at]
        if (result === undefined) verdicts[index] = null
        else if (result === 'slow') verdicts[index] = 'slow'
        else verdicts[index] = result.passed >= need ? true : result.isKnown ? false : null
      }
    }
    const indexesOf = verdict => variants.flatMap((_, index) => (verdicts[index] === verdict ? [index] : []))
    await judge(asked, [...variants.keys()], enough)
    const passing = indexesOf(true)
    const all = others.only.length
    if (all > 0) await judge(others, passing, all)
    // One that may be flaky has a second turn.
    if (all > 0) await judge(others, passing.filter(index => verdicts[index] === false), all)
    return { verdicts, endsAsBefore, isLast: isLast || this.turn > this.mostTurns }
  }

  /**
   * Run tests with variants, and then with the unchanged code. Returns what holds for each; and whether that code ends
   * as ever, undefined if it is not known.
   */
  async beforeUnchanged(tests, variants, ms) {
    const keys = keysOf(tests)
    // A test that does not end on the unchanged code has no known end.
    if (!keys.every(key => this.problems.has(key))) return { said: await this.run(tests, variants, ms) }
    const run = async () => {
      const said = await this.run(tests, [...variants, undefined], ms)
      const last = said.pop()
      const hasRun = typeof last === 'object' && !last.problems.some(each => each === 'missing' || each === 'ended')
      return { said, isSame: hasRun ? keys.every((key, at) => this.problems.get(key) === last.problems[at]) : undefined }
    }
    const first = await run()
    return first.isSame === false && this.separates() ? run() : first
  }

  /** Give each variant more of its own. Returns false if it has all. */
  separates() {
    return false
  }
}
`
