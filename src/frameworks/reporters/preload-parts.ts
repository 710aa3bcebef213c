import { NODE_TEST_ASSEMBLY } from './node-test-reporter.ts'

/** Part for jest. It takes the results of jest's own run, as `--json` prints them. */
export const JEST_PART = String.raw`'use strict'
const { writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')

module.exports = ({ dir, hide }, { exports: core, file }) => {
  if (typeof core.runCLI !== 'function') return core
  const path = join(dir, 'jest.' + process.pid + '.json')
  let isRunning = false
  const runCLI = async (...args) => {
    if (isRunning) return core.runCLI(...args)
    isRunning = true
    hide()
    // Until the run ends its report breaks off.
    writeFileSync(path, JSON.stringify({ numRuntimeErrorTestSuites: 0, wasInterrupted: true, testResults: [] }))
    const run = await core.runCLI(...args)
    try {
      const { formatTestResults } = createRequire(file)('@jest/test-result')
      writeFileSync(path, JSON.stringify(formatTestResults(run.results)))
    } catch {
      // The report stays incomplete.
    }
    isRunning = false
    return run
  }
  return Object.create(core, { runCLI: { value: runCLI, enumerable: true } })
}
`

/**
 * Part for vitest. Its command line gets two reporters more when vitest reads it. `process.argv` itself stays as it is.
 */
export const VITEST_PART = String.raw`'use strict'
const { join } = require('node:path')

module.exports = ({ dir }) => {
  const { argv } = process
  const own = argv.slice(2)
  // The project's own path of a report would conflict with ours. Its report is read then.
  if (own.some(word => /^--outputFile/.test(word)) || /^(?:bench|list|init|watch)$/.test(own[0] || '')) return
  const words = [
    ...(own.some(word => /^--reporter/.test(word)) ? [] : ['--reporter=default']),
    '--reporter=junit',
    '--outputFile.junit=' + join(dir, 'vitest.' + process.pid + '.xml'),
  ]
  const slice = Array.prototype.slice
  Object.defineProperty(argv, 'slice', {
    configurable: true,
    value(...bounds) {
      const found = slice.apply(this, bounds)
      if (bounds.length !== 1 || bounds[0] !== 2 || !/[\\/]vitest[\\/]dist[\\/]/.test(new Error().stack)) return found
      // vitest reads the line several times, without a pause.
      setImmediate(() => delete argv.slice)
      const dashes = found.indexOf('--')
      found.splice(dashes < 0 ? found.length : dashes, 0, ...words)
      return found
    },
  })
}
`

/** Part for jasmine: one more reporter. */
export const JASMINE_PART = String.raw`'use strict'
module.exports = ({ Report, textOf }, { exports: Jasmine }) => {
  const execute = Jasmine.prototype.execute
  let isUsed = false
  Jasmine.prototype.execute = function (...args) {
    if (!isUsed && this.env && typeof this.env.addReporter === 'function') this.env.addReporter(reporter())
    isUsed = true
    return execute.apply(this, args)
  }
  return Jasmine

  function reporter() {
    const report = new Report('jasmine')
    const open = []
    const messages = all => (all || []).map(({ message, stack }) => (stack && stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')))
    const outside = (titles, result) => {
      const failureMessages = messages(result.failedExpectations)
      if (failureMessages.length > 0) report.add(result.filename || '', { ancestorTitles: titles, title: '', status: 'failed', failureMessages })
    }
    return {
      suiteStarted: ({ description }) => void open.push(description),
      suiteDone(result) {
        outside([...open], result)
        open.pop()
      },
      specDone(result) {
        // A filter excludes specs.
        if (result.status === 'excluded' && !/\bxit\b|Temporarily disabled/.test(result.pendingReason || '')) return
        report.add(result.filename || '', {
          ancestorTitles: [...open],
          title: result.description,
          status: result.status === 'passed' || result.status === 'failed' ? result.status : 'pending',
          duration: result.duration,
          failureMessages: messages(result.failedExpectations),
        })
      },
      jasmineDone(result) {
        for (const error of result.failedExpectations || []) report.fail(error.filename || fileIn(textOf(error)), messages([error])[0])
        report.end()
      },
    }
  }

  function fileIn(text) {
    const files = [...text.matchAll(/(?:\(|at |file:\/\/)((?:\/|[A-Z]:\\)[^():\n]+?\.[cm]?[jt]sx?)/g)].map(([, file]) => file)
    return files.findLast(file => !/[\\/]node_modules[\\/]/.test(file)) || ''
  }
}
`

/**
 * Part for a process of node:test. The process writes its events to the standard output for the process above; each
 * begins with the header of Node's serializer.
 */
export const NODE_TEST_PART = String.raw`'use strict'
const { resolve } = require('node:path')
const { DefaultDeserializer, deserialize } = require('node:v8')

module.exports = ({ Report, textOf }, main) => {
  const report = new Report('node')
  const open = []
  let isSeen = false
  let thrown
  process.on('uncaughtExceptionMonitor', error => (thrown ??= error))
  const { stdout } = process
  const write = stdout.write
  stdout.write = function (chunk, ...args) {
    try {
      if (Buffer.isBuffer(chunk) && chunk[0] === 0xff && chunk.length > 6) observe(eventOf(chunk))
    } catch {
      // It is output of a test.
    }
    return write.call(this, chunk, ...args)
  }
  process.once('exit', code => {
    if (!isSeen) {
      // Tests that replace process.nextTick lose their events, so the exit code alone tells how they ended.
      if (code !== 0) report.fail(main, textOf(thrown ?? 'The process ended with exit code ' + code + '.'))
      else if (!process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))) report.pass(main)
    }
    report.end()
  })

  function observe({ type, data } = {}) {
    if (type !== 'test:pass' && type !== 'test:fail') return
    isSeen = true
    const details = { ...data.details, error: decoded(data.details?.error) }
    for (const test of add(open, type === 'test:fail', { ...data, details }))
      report.add(main, test.location.file === main ? test : { ...test, location: undefined })
  }

  function eventOf(chunk) {
    const reader = new DefaultDeserializer(chunk.subarray(6))
    reader.readHeader()
    return reader.readValue()
  }

  /** Read an error as Node.js serializes it: a mark, then its properties. */
  function decoded(error) {
    if (!Buffer.isBuffer(error) && !(error instanceof Uint8Array)) return error
    const bytes = Buffer.from(error)
    if (bytes[0] !== 0) {
      try {
        return bytes[0] === 2 ? { stack: bytes.subarray(1).toString('utf8') } : deserialize(bytes.subarray(1))
      } catch {
        return { message: bytes.subarray(1).toString('utf8') }
      }
    }
    const { properties = {} } = deserialize(bytes.subarray(1))
    const value = name => (properties[name] && 'value' in properties[name] ? properties[name].value : undefined)
    const names = ['name', 'message', 'stack', 'failureType', 'cause']
    const found = Object.fromEntries(names.map(name => [name, value(name)]))
    return { ...found, cause: decoded(found.cause) }
  }
}
${NODE_TEST_ASSEMBLY}`
