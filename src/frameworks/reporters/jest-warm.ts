import { JEST_VARIANTS } from './jest-variants.ts'

/**
 * Source of a jest reporter that keeps jest before its first test file. For each request, one line of JSON on its
 * standard input, it runs test files as jest runs one after the other in its own process, and writes a report in the
 * format of
 * `jest --json`. Each answer is a line of JSON behind the word in FIX_TESTS_WARM.
 *
 * jest tells a reporter of a test file before it runs it. So jest was started as ever: by the project's package
 * manager, with its configuration: jest 27 or later. A thread ends the process when a run takes too long, since an
 * endless loop blocks it.
 *
 * Requests: `files`; `words`, the pattern of the tests' names, or none for all; and `ms`, the time limit. The report is
 * report.json beside this file.
 */
export const JEST_WARM = String.raw`'use strict'
const { readFileSync, statSync, writeFileSync, writeSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join, resolve } = require('node:path')
const { createInterface } = require('node:readline')
const { Worker } = require('node:worker_threads')

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
// Another process runs tests without what these have left behind.
const MAX_RUNS = 200
const say = what => writeSync(1, '\n' + word + ' ' + JSON.stringify(what) + '\n')

module.exports = class WarmReporter {
  constructor(globalConfig) {
    this.globalConfig = globalConfig
  }
  onRunStart({ numTotalTestSuites }) {
    this.suites = numTotalTestSuites
  }
  async onTestFileStart(test) {
    if (word !== undefined) await this.serve(test)
  }
  onRunComplete() {}
  getLastError() {}

  async serve({ context }) {
    const { config } = context
    const tests = load(config)
    const watch = watchdog()
    // A file may belong to several projects, and two files to two.
    const isOfOne = (this.globalConfig.projects || []).length <= 1 || this.suites === 1
    const isClean = tests !== undefined && isOfOne
    const variants = isClean ? await Variants.of(tests, context, watch) : undefined
    if (variants !== undefined) variants.globalConfig = this.globalConfig
    say({ isClean, canSift: variants !== undefined })
    const loaded = new Map(loadedFiles().map(file => [file, stateOf(file)]))
    const isOld = () => [...loaded].some(([file, state]) => stateOf(file) !== state)
    let isRunning = false
    process.on('exit', () => isRunning && say({ ended: 'died', isLast: true }))
    let runs = 0
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line)
      const { files, words, ms } = request
      // The runner has to judge a change of what jest itself has loaded.
      if (isOld()) break
      watch.start(ms)
      isRunning = true
      if (request.variants !== undefined) {
        const answer = await variants.sift(request)
        isRunning = false
        watch.stop()
        say({ ended: 'done', isShared: true, ...answer })
        if (answer.isLast) break
        continue
      }
      const results = tests.empty()
      const globalConfig = Object.freeze({ ...this.globalConfig, testNamePattern: words[0] || '' })
      for (const file of files) tests.add(results, await tests.run({ context, path: resolve(file) }, globalConfig))
      writeFileSync(join(__dirname, 'report.json'), JSON.stringify(tests.format(results)))
      isRunning = false
      watch.stop()
      runs += 1
      const isLast = runs >= MAX_RUNS
      say({ ended: 'done', isLast })
      if (isLast) break
    }
    process.kill(process.pid, 'SIGKILL')
  }
}

/** Load the project's own runner with what it needs; undefined if it is another one. */
function load({ runner }) {
  try {
    const need = createRequire(runner)
    const loaded = need(runner)
    const Runner = loaded.default || loaded
    const { addResult, buildFailureTestResult, formatTestResults, makeEmptyAggregatedTestResult } = need('@jest/test-result')
    const { formatExecError } = need('jest-message-util')
    if (typeof Runner.prototype.runTests !== 'function') return undefined
    return {
      empty: makeEmptyAggregatedTestResult,
      async parts(config) {
        const { default: Runtime } = need('jest-runtime')
        const { createScriptTransformer } = need('@jest/transform')
        return { Runtime, transformer: Object.getPrototypeOf(await createScriptTransformer(config, new Map())) }
      },
      add: addResult,
      format: results => formatTestResults(results),
      async run(test, globalConfig) {
        let outcome
        const fail = error => {
          outcome = buildFailureTestResult(test.path, error)
          outcome.failureMessage = formatExecError(outcome.testExecError, test.context.config, globalConfig, test.path)
        }
        const own = new Runner(globalConfig, {})
        const watcher = { isInterrupted: () => false, isWatchMode: () => false, on: () => undefined }
        const succeed = result => (outcome = result)
        if (own.supportsEventEmitters) {
          own.on('test-file-success', ([, result]) => succeed(result))
          own.on('test-file-failure', ([, error]) => fail(error))
          await own.runTests([test], watcher, { serial: true })
        } else {
          // jest 27
          const calls = [async () => undefined, async (_, result) => succeed(result), async (_, error) => fail(error)]
          await own.runTests([test], watcher, ...calls, { serial: true })
        }
        return outcome
      },
    }
  } catch {
    return undefined
  }
}

/** List the files of the project that jest itself has loaded: its configuration, set-ups, environments, transforms. */
function loadedFiles() {
  return Object.keys(require.cache).filter(file => !/[\\/]node_modules[\\/]/.test(file))
}

function stateOf(file) {
  try {
    const { mtimeNs, ctimeNs, size, ino } = statSync(file, { bigint: true })
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return 'missing'
  }
}

/**
 * Start a thread that answers in the place of a run that takes too long, and ends the process. A variant that takes too
 * long is named by its place among those of its request.
 */
function watchdog() {
  const shared = new Float64Array(new SharedArrayBuffer(24))
  const source = ${'`'}
    const { workerData: { shared, head, pid } } = require('node:worker_threads')
    setInterval(() => {
      const [until, slow, count] = shared
      if (until === 0 || Date.now() < until) return
      shared[0] = 0
      const verdicts = Array.from({ length: count }, (_, index) => (index === slow ? 'slow' : null))
      const answer = count === 0 ? { ended: 'timed-out' } : { ended: 'done', isShared: true, verdicts }
      require('node:fs').writeSync(1, head + JSON.stringify({ ...answer, isLast: true }) + String.fromCharCode(10))
      process.kill(pid, 'SIGKILL')
    }, 20)
  ${'`'}
  const head = '\n' + word + ' '
  new Worker(source, { eval: true, workerData: { shared, head, pid: process.pid }, execArgv: [], stdin: false }).unref()
  return {
    start(ms, { index = 0, count = 0 } = {}) {
      shared[1] = index
      shared[2] = count
      shared[0] = Date.now() + ms
    },
    stop: () => (shared[0] = 0),
  }
}
${JEST_VARIANTS}`
