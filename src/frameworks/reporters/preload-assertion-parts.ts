/**
 * Part for tape. A test is one case, whatever the number of its assertions: their names repeat. Its file is the one
 * whose top level creates it.
 */
export const TAPE_PART = String.raw`'use strict'
module.exports = ({ Report, textOf }, { exports: Results, file: own }) => {
  const watch = Results.prototype._watch
  const home = own.replace(/lib[\\/]results\.js$/, '')
  const tests = []
  const known = new Map()
  let report
  let thrown
  Results.prototype._watch = function (test) {
    try {
      if (!known.has(test)) note(test, { file: placeOf(), path: [] })
    } catch {
      // Reporting must not end the run.
    }
    return watch.call(this, test)
  }
  return Results

  function note(test, { file, path }) {
    report ??= begin()
    const entry = { file, path, test, failures: [], counted: 0, skipped: 0, isEnded: false, startedAt: 0, duration: undefined }
    known.set(test, entry)
    tests.push(entry)
    test.once('prerun', () => (entry.startedAt = Date.now()))
    test.on('test', inner => known.has(inner) || note(inner, { file, path: [...path, test.name] }))
    test.on('result', result => {
      if (typeof result === 'string') return
      entry.counted += 1
      if (result.skip) entry.skipped += 1
      if (!result.ok && !result.todo && !result.skip) entry.failures.push(describe(result))
    })
    test.once('end', () => {
      entry.isEnded = true
      entry.duration = Date.now() - entry.startedAt
    })
  }

  function begin() {
    process.on('uncaughtExceptionMonitor', error => (thrown ??= error))
    // tape's own listener ends the process.
    process.prependOnceListener('exit', finish)
    return new Report('tape')
  }

  function finish() {
    const outer = new Set(tests.filter(({ path }) => path.length > 0).map(({ file, path }) => JSON.stringify([file, path])))
    // An error while the files are loaded ends the process before the first test.
    if (!tests.some(({ startedAt }) => startedAt > 0)) return report.save()
    for (const { file, path, test, failures, counted, skipped, isEnded, startedAt, duration } of tests) {
      const isSkipped = Boolean(test._skip) || (counted > 0 && counted === skipped)
      if (startedAt === 0 && !isSkipped) continue
      const isOuter = outer.has(JSON.stringify([file, [...path, test.name]]))
      // A test that only holds others adds nothing.
      if (isOuter && counted === 0 && isEnded) continue
      if (!isEnded && !isSkipped) failures.unshift(thrown === undefined ? 'The test exited without ending.' : textOf(thrown))
      const status = failures.length > 0 ? 'failed' : isSkipped ? 'pending' : test._todo ? 'todo' : 'passed'
      report.add(file, { ancestorTitles: path, title: test.name, status, duration, failureMessages: failures })
    }
    report.end()
  }

  function describe({ name, operator, expected, actual, error, at }) {
    const lines = [name]
    const isError = value => value !== null && typeof value === 'object' && typeof value.stack === 'string'
    if (expected !== undefined || (actual !== undefined && !isError(actual))) {
      const { inspect } = require('node:util')
      lines[0] += ' (' + operator + '): expected ' + inspect(expected, { depth: 5 }) + ', got ' + inspect(actual, { depth: 5 })
    }
    const cause = isError(actual) ? actual : error
    return [...lines, ...(cause && cause.stack ? [cause.stack] : at ? ['    at ' + at] : [])].join('\n')
  }

  /** Return the file whose top level runs now, else the first file that is not in a package. */
  function placeOf() {
    const { prepareStackTrace, stackTraceLimit } = Error
    const trap = {}
    Error.stackTraceLimit = 100
    Error.prepareStackTrace = (_, sites) => sites
    Error.captureStackTrace(trap)
    const sites = trap.stack
    Error.prepareStackTrace = prepareStackTrace
    Error.stackTraceLimit = stackTraceLimit
    const path = site => (site.getFileName() || '').replace(/^file:\/\//, '')
    const isUser = site =>
      /^(?:[\\/]|[A-Za-z]:)/.test(path(site)) && !path(site).startsWith(home) && path(site) !== __filename && !/[\\/]node_modules[\\/]/.test(path(site))
    const users = sites.filter(isUser)
    const place = users.find(site => site.getFunctionName() === null) || users[0]
    return place === undefined ? '' : path(place)
  }
}
`

/** Part for a worker of ava, which runs one file. It sees the messages to ava's main process. */
export const AVA_PART = String.raw`'use strict'
const { parentPort, workerData } = require('node:worker_threads')

module.exports = ({ Report }) => {
  const report = new Report('ava')
  const declared = new Map()
  const outcomes = new Map()
  let file = (workerData && workerData.options && workerData.options.file) || ''
  const port = parentPort === null ? process : parentPort
  const name = parentPort === null ? 'send' : 'postMessage'
  const send = port[name]
  port[name] = function (message, ...rest) {
    try {
      if (message && message.ava) observe(message.ava)
    } catch {
      // Reporting must not end the run.
    }
    return send.call(this, message, ...rest)
  }
  // A process gets the name of its file later.
  if (file === '') {
    port.on('message', function listen(message) {
      if (message && message.ava && message.ava.options) file = message.ava.options.file || ''
      if (file !== '') port.off('message', listen)
    })
  }
  process.once('exit', finish)

  function observe(event) {
    const { type, title, err } = event
    if (type === 'declared-test') declared.set(title, event)
    else if (type === 'selected-test') outcomes.set(title, event.skip ? 'pending' : event.todo ? 'todo' : 'selected')
    else if (type === 'test-passed') outcomes.set(title, 'passed')
    else if (type === 'test-failed') {
      outcomes.set(title, 'failed')
      declared.set(title, { ...declared.get(title), failureMessages: [describe(err)] })
    } else if (type === 'hook-failed') report.add(file, { ancestorTitles: [], title: '', status: 'failed', failureMessages: [title + ': ' + describe(err)] })
    else if (type === 'missing-ava-import') report.fail(file, 'No tests were found: the file does not import ava.')
    else if (/^(?:uncaught-exception|unhandled-rejection|internal-error|line-number-selection-error)$/.test(type)) report.fail(file, describe(err))
    else if (type === 'process-exit') report.fail(file, event.stack || 'Unexpected process.exit()')
    else return
    if (event.duration !== undefined) declared.set(title, { ...declared.get(title), duration: event.duration })
  }

  function finish() {
    for (const [title, status] of outcomes) {
      const { duration, failureMessages = [] } = declared.get(title) || {}
      // A selected test without an outcome did not end.
      if (status === 'selected') report.add(file, { ancestorTitles: [], title, status: 'failed', failureMessages: ['The test did not end.'] })
      else report.add(file, { ancestorTitles: [], title, status, duration, failureMessages })
    }
    report.end()
  }

  function describe(err) {
    if (err === null || typeof err !== 'object') return String(err)
    const { assertion, message, stack, formattedError, formattedDetails, values } = err
    const details = (formattedDetails || values || []).map(({ label, formatted }) => [label, formatted].filter(Boolean).join('\n'))
    // An assertion has no message but what its author gave it: then the difference says what failed.
    const frames = (stack || '').split('\n').filter(line => /^\s+at /.test(line))
    if (!message && details.length > 0) return [[assertion, details.join('\n')].filter(Boolean).join(': '), ...frames].join('\n')
    const head = stack && message && stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')
    return [head || formattedError || 'The test failed.', ...details].join('\n')
  }
}
`

/**
 * Part for the command line of uvu. uvu keeps its tests to itself: it writes the name of each into the context of its
 * suite before it runs, and prints a mark after it.
 */
export const UVU_PART = String.raw`'use strict'
const { resolve } = require('node:path')

module.exports = ({ Report }) => {
  const report = new Report('uvu')
  const open = []
  let current
  // uvu numbers the files that it loads, and takes the name of a file off its queue when it runs the file's tests.
  const names = []
  let loaded
  Object.defineProperty(globalThis, 'UVU_INDEX', {
    configurable: true,
    get() {
      const [name] = globalThis.UVU_QUEUE[loaded] || []
      if (typeof name === 'string') names[loaded] = name
      return loaded
    },
    set: index => void (loaded = index),
  })
  Object.defineProperty(Object.prototype, '__test__', {
    configurable: true,
    set(first) {
      let value = first
      Object.defineProperty(this, '__test__', {
        configurable: true,
        enumerable: true,
        get: () => value,
        set(name) {
          value = name
          const index = globalThis.UVU_QUEUE.findLastIndex(group => typeof group[0] !== 'string')
          if (name !== '') current = { file: names[index] || '', name, suite: this.__suite__ || '' }
        },
      })
    },
  })
  const { stdout } = process
  const write = stdout.write
  stdout.write = function (chunk, ...rest) {
    try {
      if (typeof chunk === 'string') observe(chunk.replace(/\u001b\[[\d;]*m/g, ''))
    } catch {
      // Reporting must not end the run.
    }
    return write.call(this, chunk, ...rest)
  }
  process.once('exit', () => {
    // A test that ran when the process ended did not end.
    if (current !== undefined) add('failed', 'The process ended during this test.')
    for (const { file, suite, name, status, message } of open) {
      const failureMessages = status === 'failed' ? [message || 'The test failed.'] : []
      report.add(file, { ancestorTitles: suite === '' ? [] : [suite], title: name, status, failureMessages })
    }
    report.end()
  })

  function observe(text) {
    if (current !== undefined && (text === '• ' || text === '✘ ')) return add(text === '• ' ? 'passed' : 'failed')
    if (!/^\s*FAIL /.test(text)) return
    // uvu prints the failures of a suite together, after its marks.
    for (const block of text.split(/^(?= +FAIL )/m)) {
      const [, head = '', message = ''] = /^ +FAIL +(.*)\n([^]*)$/.exec(block) || []
      const test = open.find(each => each.status === 'failed' && each.message === undefined && head === (each.suite === '' ? '' : ' ' + each.suite + '  ').trimStart() + '"' + each.name + '"')
      if (test !== undefined) test.message = message.replace(/^ {4}/gm, '').replace(/^at /gm, '    at ').trim()
    }
  }

  function add(status, message) {
    const { file, name, suite } = current
    open.push({ file: absolute(file), name, suite, status, message })
    current = undefined
  }

  /** uvu names files from the folder that it searches. */
  function absolute(file) {
    const { argv } = process
    const at = argv.findIndex(word => word === '-C' || word === '--cwd')
    const words = argv.slice(2).filter((word, index, all) => !word.startsWith('-') && !/^(?:-[rCi]|--(?:require|cwd|ignore))$/.test(all[index - 1] || ''))
    return file === '' ? '' : resolve(at < 0 ? '.' : argv[at + 1], words[0] || '.', file)
  }
}
`
