/**
 * Source of a module that Node.js loads before any other, by `--require` in NODE_OPTIONS. It recognizes the main
 * process of a test runner and writes a report of its tests into the folder FIX_TESTS_REPORTS, in the format of `jest
 * --json`. In all other processes it does nothing but look at the names of loaded modules. Tests cannot see it: neither
 * the arguments nor the runner's own reporters change, and processes that tests start have no FIX_TESTS_REPORTS.
 */
export const NODE_PRELOAD = String.raw`'use strict'
const { realpathSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { join } = require('node:path')
const { isMainThread, threadId, workerData } = require('node:worker_threads')

const dir = process.env.FIX_TESTS_REPORTS

/** Collects the results of one test run. Until it is complete the report says that the run was interrupted. */
class Report {
  static count = 0

  constructor(framework) {
    Report.count += 1
    hide()
    this.path = join(dir, [framework, process.pid, threadId, Report.count, 'json'].join('.'))
    this.files = new Map()
    this.wholeFiles = []
    this.isDone = false
    this.save()
  }

  /** Add a test: titles of its describe blocks, title, status, messages of its failures. */
  add(file, test) {
    if (!this.files.has(file)) this.files.set(file, [])
    this.files.get(file).push({ failureMessages: [], ...test })
  }

  /** Note that a file failed outside of its tests. */
  fail(file, message) {
    this.wholeFiles.push({ name: file, status: 'failed', message, assertionResults: [] })
  }

  /** Note that a file passed whose tests are not known. */
  pass(file) {
    this.wholeFiles.push({ name: file, status: 'passed', assertionResults: [] })
  }

  end() {
    this.isDone = true
    this.save()
  }

  save() {
    const testResults = [...this.files].map(([name, all]) => {
      return { name, status: all.some(each => each.status === 'failed') ? 'failed' : 'passed', assertionResults: all }
    })
    const report = { numRuntimeErrorTestSuites: 0, wasInterrupted: !this.isDone, testResults: [...testResults, ...this.wholeFiles] }
    writeFileSync(this.path, JSON.stringify(report))
  }
}

/** Print an error as a report should show it. */
function textOf(error) {
  return String((error && typeof error === 'object' && (error.stack || error.message)) || error)
}

/** Keep processes that the tests start from reporting. */
function hide() {
  delete process.env.FIX_TESTS_REPORTS
}

const tools = { dir, Report, textOf, hide }

/** Processes of runners, by their main script or their environment. */
const PROCESSES = [
  ['node-test', () => /^child/.test(process.env.NODE_TEST_CONTEXT || '')],
  ['ava', main => (isMainThread ? /[\\/]ava[\\/]lib[\\/]worker[\\/]\w+\.js$/.test(main) : isWorkerOfAva())],
  ['vitest', main => isMainThread && /[\\/]vitest[\\/](?:vitest\.mjs|dist[\\/]cli(?:-wrapper)?\.js)$/.test(main)],
  ['uvu', main => isMainThread && /[\\/]uvu[\\/]bin\.js$/.test(main)],
]

/** A worker thread does not know its script yet. */
function isWorkerOfAva() {
  const { options } = workerData || {}
  return Boolean(options && options.file && options.projectDir && options.chalkOptions)
}

/** Modules of runners, by their path. */
const MODULES = [
  ['mocha', /[\\/]mocha[\\/]lib[\\/]runner\.[cm]?js$/],
  ['jest', /[\\/]@jest[\\/]core[\\/]/],
  ['jasmine', /[\\/]jasmine[\\/]lib[\\/]jasmine\.js$/],
  ['tape', /[\\/]tape[\\/]lib[\\/]results\.js$/],
]
const REQUESTS = /(?:^|[\\/])(?:runner|core|jasmine|results)(?:\.[cm]?js)?$/

function begin() {
  let main = process.argv[1] || ''
  try {
    main = realpathSync(main)
  } catch {
    // A process without a main script.
  }
  const own = PROCESSES.find(([, matches]) => matches(main))
  if (own !== undefined) {
    hide()
    return use(own[0], main)
  }
  // A worker of mocha's parallel mode sends its events to the main process.
  if (isMainThread && !/[\\/]mocha[\\/]lib[\\/]nodejs[\\/]worker\.[cm]?js$/.test(main)) watchModules()
}

/** Start the part for a runner. */
function use(part, value) {
  return require('./preload-' + part + '.cjs')(tools, value)
}

function watchModules() {
  const load = Module._load
  const used = new Map()
  Module._load = function (request, parent, isMain) {
    const exports = load.apply(this, arguments)
    if (typeof request !== 'string' || !REQUESTS.test(request)) return exports
    if (used.has(exports)) return used.get(exports)
    try {
      const file = Module._resolveFilename(request, parent, isMain)
      const found = MODULES.find(([, path]) => path.test(file))
      if (found === undefined) return exports
      const changed = use(found[0], { exports, file })
      used.set(exports, changed)
      return changed
    } catch {
      return exports
    }
  }
}

if (dir) {
  try {
    begin()
  } catch {
    // The tests run without a report of ours.
  }
}
`

/**
 * Part for mocha. It sees the events of the first run in the process: mocha's own tests start runs within a test. In
 * parallel mode the main process emits them.
 */
export const MOCHA_PART = String.raw`'use strict'
module.exports = ({ Report, textOf }, { exports: Runner }) => {
  const emit = Runner.prototype.emit
  let current
  let report
  Runner.prototype.emit = function (event, ...args) {
    try {
      observe(this, event, args)
    } catch {
      // Reporting must not end the run.
    }
    return emit.call(this, event, ...args)
  }
  return Runner

  function observe(runner, event, [test, error]) {
    if (event === 'start' && current === undefined) {
      current = runner
      report = new Report('mocha')
      process.once('exit', () => report.isDone || report.save())
    }
    if (runner !== current) return
    if (event === 'pass') add(test, 'passed')
    else if (event === 'fail') add(test, 'failed', error)
    else if (event === 'pending') add(test, 'pending')
    else if (event === 'end') {
      report.end()
      current = undefined
    }
  }

  function add(test, status, error) {
    const isHook = test.type === 'hook'
    const path = test.titlePath().filter(title => title !== '')
    const retries = typeof test.currentRetry === 'function' ? test.currentRetry() : 0
    report.add(fileOf(test), {
      ancestorTitles: path.slice(0, -1),
      title: isHook ? '' : test.title,
      status,
      duration: test.duration,
      failureMessages: status === 'failed' ? [(isHook ? test.title + ': ' : '') + textOf(error)] : [],
      retryReasons: status === 'passed' && retries > 0 ? ['it failed before'] : [],
    })
  }

  /** A hook of the root suite has no file, but the test that it ran for may have one. */
  function fileOf(test) {
    for (let at = test; at; at = at.parent) if (at.file) return at.file
    return (test.ctx && test.ctx.currentTest && test.ctx.currentTest.file) || ''
  }
}
`
