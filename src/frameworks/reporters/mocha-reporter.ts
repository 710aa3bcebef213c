/**
 * Source of a mocha reporter. It writes the format of `jest --json`, prints each test when it ends, and drops tests of
 * other files. mocha's own reporters do not suffice: options in the project's configuration override ours, and its
 * `spec` adds files to the selection.
 */
export const MOCHA_REPORTER = String.raw`'use strict'
const { writeFileSync } = require('node:fs')
const { resolve } = require('node:path')

module.exports = class Report {
  constructor(runner) {
    const files = JSON.parse(process.env.FIX_TESTS_FILES || '[]').map(file => resolve(file))
    if (files.length > 0) prune(runner.suite, new Set(files))
    const results = new Map()
    const add = (test, status, error) => {
      const file = fileOf(test)
      const hook = test.type === 'hook'
      const path = test.titlePath().filter(title => title !== '')
      const message = error && typeof error === 'object' ? error.stack || error.message || String(error) : String(error)
      if (!results.has(file)) results.set(file, [])
      results.get(file).push({
        ancestorTitles: path.slice(0, -1),
        title: hook ? '' : test.title,
        status,
        duration: test.duration,
        failureMessages: status === 'failed' ? [hook ? test.title + ': ' + message : message] : [],
        retryReasons: status === 'passed' && test.currentRetry() > 0 ? ['it failed before'] : [],
      })
      console.log({ passed: '✓', failed: '✗', pending: '○' }[status] + ' ' + path.join(' '))
      if (status === 'failed') console.log(message)
    }
    runner.on('pass', test => add(test, 'passed'))
    runner.on('fail', (test, error) => add(test, 'failed', error))
    runner.on('pending', test => add(test, 'pending'))
    runner.once('end', () => {
      const testResults = [...results].map(([name, all]) => {
        return { name, status: all.some(each => each.status === 'failed') ? 'failed' : 'passed', assertionResults: all }
      })
      writeFileSync(process.env.FIX_TESTS_REPORT, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults }))
    })
  }
}

/** Return the file of a test. A hook of the root suite has none, but the test that it ran for may have one. */
function fileOf(test) {
  for (let at = test; at; at = at.parent) if (at.file) return at.file
  return (test.ctx && test.ctx.currentTest && test.ctx.currentTest.file) || ''
}

function prune(suite, files) {
  suite.tests = suite.tests.filter(test => !test.file || files.has(test.file))
  suite.suites = suite.suites.filter(each => prune(each, files))
  return suite.tests.length > 0 || suite.suites.length > 0
}
`
