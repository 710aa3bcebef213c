/**
 * Source of a class and a function for the process that starts a program with `variant-loading.ts`: `sift` answers a
 * request with variants. They need `open`, which starts that program and gives the process, a stream for requests, and
 * `read`, which calls back with each answer; and `patternsOf`, which finds the patterns of names in the words of a
 * request.
 */
export const VARIANT_PROCESS = String.raw`
// Each variant leaves the modules of the project behind.
const MAX_VARIANTS = 200
const START_MS = 10_000

/** A process in which tests run with variants of what they load. It starts at the first question, and after its end. */
class VariantProcess {
  child
  answers = []
  wake = () => undefined
  asked = 0

  start() {
    const { child, requests, read } = open()
    this.child = child
    this.requests = requests
    this.asked = 0
    this.answers = []
    requests.on('error', () => undefined)
    read(answer => {
      if (child === this.child) this.answers.push(answer), this.wake()
    })
    const end = () => child === this.child && ((this.child = undefined), this.wake())
    child.on('error', end)
    child.on('close', end)
    return this.answer(START_MS)
  }

  /** Wait for an answer: 'slow' if it took too long, undefined if the process has ended. */
  async answer(ms) {
    const until = performance.now() + ms
    while (this.answers.length === 0 && this.child !== undefined) {
      const left = until - performance.now()
      if (left <= 0) return this.end(), 'slow'
      let timer
      await new Promise(done => ((this.wake = done), (timer = setTimeout(done, left))))
      clearTimeout(timer)
    }
    return this.answers.shift()
  }

  async ask(request, ms) {
    if (this.asked >= MAX_VARIANTS) this.end()
    if (this.child === undefined && typeof (await this.start()) !== 'object') return { passed: 0, isKnown: false, problems: [] }
    this.asked += 1
    if (this.child !== undefined) this.requests.write(JSON.stringify(request) + '\n')
    return this.answer(ms)
  }

  end() {
    const child = this.child
    this.child = undefined
    try {
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

const inVariants = new VariantProcess()

/** Say of each variant whether enough tests pass with it; and how many do without one, if that is the same twice. */
async function sift({ variants, enough, each, others, ...asked }) {
  const about = selected(asked)
  const beside = selected(others)
  const first = await inVariants.ask(about, each)
  const began = performance.now()
  const { passed: unchanged, problems } = (await inVariants.ask(about, each)) ?? {}
  if (unchanged === undefined || JSON.stringify(first?.problems) !== JSON.stringify(problems))
    return { verdicts: variants.map(() => null), unchanged: null }
  const limit = Math.min(each, 8 * (performance.now() - began) + 250)
  const verdicts = []
  for (const variant of variants) {
    let verdict = await verdictOn(variant, { about, enough, limit })
    // One that may be flaky has a second turn.
    for (let turn = 0; turn < 2 && verdict === true && beside.tests.length > 0; turn += 1) {
      const all = await verdictOn(variant, { about: beside, enough: beside.tests.length, limit: each })
      if (all === true) break
      if (turn === 1) verdict = all
    }
    verdicts.push(verdict)
  }
  return { verdicts, unchanged, problems }
}

/** Select tests: their files, the patterns of their names, and each by its file and its titles. */
function selected({ files, only, titles, words }) {
  return { files: files.map(file => resolve(file)), patterns: patternsOf(words), tests: only.map((file, index) => [resolve(file), ...titles[index]]) }
}

async function verdictOn({ path, text }, { about, enough, limit }) {
  const request = { ...about, path, text }
  // What an earlier one has left may have ended the process.
  const said = (await inVariants.ask(request, limit)) ?? (await inVariants.ask(request, limit))
  if (said === undefined) return false
  if (said === 'slow') return 'slow'
  return said.passed >= enough ? true : said.isKnown ? false : null
}
`
