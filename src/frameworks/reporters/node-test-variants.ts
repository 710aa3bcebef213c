import { NODE_TEST_ASSEMBLY } from './node-test-reporter.ts'

/**
 * Source of a program that runs test files many times in its own process: each time it loads the project anew, with
 * another text for one file. It needs `registerHooks` and `run` without isolation (Node.js 22.15 or later), and ends at
 * once where they are missing. Installed modules are loaded once, so what a run leaves behind in them meets the next one.
 *
 * Requests, one line of JSON each on descriptor 3: `files`; `patterns` of the tests' names; `tests`, each its file and its
 * titles; and with a variant the `path` of a file and a `text` for it. The answer on descriptor 4 is a line of JSON: the
 * number of these tests that pass, the problem of each, and whether the text took part in that.
 */
export const NODE_TEST_VARIANTS = String.raw`import child_process from 'node:child_process'
import { createReadStream, readFileSync, writeSync } from 'node:fs'
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module'
import { subscribe } from 'node:diagnostics_channel'
import { mock, run } from 'node:test'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
let turn = 0
let variant
// What another process or thread runs is the file on the disk, also long after its start.
let elsewhere = false
let isLoaded = false
const cwd = process.cwd()
const env = { ...process.env }
const globals = new Set(Reflect.ownKeys(globalThis))

const isOwn = path => !/[\\/]node_modules[\\/]/.test(path) && !path.startsWith(here)
const pathOf = url => (url?.startsWith('file:') ? fileURLToPath(url.split(/[?#]/)[0]) : undefined)

registerHooks({
  resolve(name, context, next) {
    const found = next(name, context)
    const path = pathOf(found.url)
    if (turn === 0 || path === undefined || !isOwn(path)) return found
    return { ...found, url: found.url + (found.url.includes('?') ? '&' : '?') + 'turn=' + turn }
  },
  load(url, context, next) {
    const loaded = next(url, context)
    if (variant === undefined || pathOf(url) !== variant.path) return loaded
    const { source } = loaded
    // What another hook has made of the file cannot be made of a text.
    if (source === undefined || source === null || String(Buffer.from(source)) !== readFileSync(variant.path, 'utf8')) return loaded
    isLoaded = true
    return { ...loaded, source: variant.text }
  },
})

const note = () => (elsewhere = true)
for (const channel of ['child_process', 'worker_threads']) subscribe(channel, note)
for (const name of ['execFileSync', 'execSync', 'spawnSync']) {
  const real = child_process[name]
  child_process[name] = (...words) => (note(), real(...words))
}
syncBuiltinESMExports()

async function once({ files, patterns, tests, path, text }) {
  variant = path === undefined ? undefined : { path, text }
  isLoaded = false
  const before = new Set(process.eventNames().flatMap(name => process.listeners(name)))
  const problems = tests.map(() => 'missing')
  for (const file of files) {
    process.argv[1] = file
    const found = await results(file, patterns)
    for (const [index, [of, ...names]] of tests.entries())
      if (of === file) problems[index] = found.get(JSON.stringify(names)) ?? problems[index]
  }
  const passed = problems.filter(each => each === '').length
  for (const name of process.eventNames())
    for (const each of process.listeners(name)) if (!before.has(each)) process.removeListener(name, each)
  reset()
  return { passed, problems, isKnown: variant === undefined || (isLoaded && !elsewhere) }
}

/** Undo what tests often leave behind. */
function reset() {
  mock.reset()
  mock.timers?.reset()
  process.chdir(cwd)
  process.exitCode = undefined
  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]
  Object.assign(process.env, env)
  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)
}

/** Run a file, with all that it loads of the project. Returns the problem of each test by its titles, '' if it passed. */
async function results(path, testNamePatterns) {
  turn += 1
  for (const key of Object.keys(require.cache)) if (isOwn(key)) delete require.cache[key]
  const tests = []
  const levels = []
  let open = 0
  // Tests register with the newest of these, and it ends as the process would.
  const events = run({ files: [], isolation: 'none', ...(testNamePatterns.length > 0 && { testNamePatterns }) })
  const ended = (async () => {
    for await (const { type, data } of events) {
      if (type === 'test:pass' || type === 'test:fail') tests.push(...add(levels, type === 'test:fail', data))
      if (data.nesting === 0) open += type === 'test:enqueue' ? 1 : type === 'test:complete' ? -1 : 0
    }
  })()
  await new Promise(setImmediate)
  let hasFile = true
  await import(pathToFileURL(path).href).catch(() => (hasFile = false))
  // Node.js 22 cancels tests that have not ended.
  for (let calm = 0; calm < 3; calm = open <= 0 ? calm + 1 : 0) await new Promise(setImmediate)
  process.emit('beforeExit', 0)
  await ended
  const found = new Map()
  for (const { ancestorTitles, title, status, failureMessages } of hasFile ? tests : []) {
    const key = JSON.stringify([...ancestorTitles, title])
    const problem = status === 'passed' ? '' : status + ' ' + (failureMessages[0] ?? '').split('\n    at ')[0].slice(0, 300)
    found.set(key, found.get(key) || problem)
  }
  return found
}

const answer = what => writeSync(4, JSON.stringify(what) + '\n')

answer({})
for await (const line of createInterface({ input: createReadStream(undefined, { fd: 3 }) })) answer(await once(JSON.parse(line)))
process.exit(0)
${NODE_TEST_ASSEMBLY}`

/**
 * Source of a class and a function for the process that starts this program: `sift` answers a request with variants. They
 * need its imports, and `options`, those of the test processes.
 */
export const NODE_TEST_SIFT = String.raw`
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
    const own = options.filter(word => !word.startsWith('--test-reporter'))
    const program = fileURLToPath(new URL('./node-test-variants.mjs', import.meta.url))
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']
    const child = spawn(process.execPath, [...process.execArgv, ...own, program], { stdio, detached: true })
    this.child = child
    this.asked = 0
    this.answers = []
    child.stdio[3].on('error', () => undefined)
    createInterface({ input: child.stdio[4] }).on('line', text => {
      if (child === this.child) this.answers.push(JSON.parse(text)), this.wake()
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
    this.child?.stdio[3].write(JSON.stringify(request) + '\n')
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
const PATTERN = '--test-name-pattern='

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
  const patterns = words.flatMap(text => (text.startsWith(PATTERN) ? [text.slice(PATTERN.length)] : []))
  return { files: files.map(file => resolve(file)), patterns, tests: only.map((file, index) => [resolve(file), ...titles[index]]) }
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
