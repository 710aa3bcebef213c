/**
 * Source of a mocha reporter. It writes the format of `jest --json`, prints each test when it ends, and drops tests of
 * other files. In a journal it notes at once which tests are running. mocha's own reporters do not suffice: options in
 * the project's configuration override ours, and its
 * `spec` adds files to the selection.
 */
export const MOCHA_REPORTER = String.raw`'use strict'
const { appendFileSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')

const journal = join(__dirname, 'journal')
// Tests run without these variables: what they test may ask who runs it.
const own = {}
for (const name of ['FIX_TESTS_REPORT', 'FIX_TESTS_FILES', 'FIX_TESTS_WITHOUT']) {
  own[name] = process.env[name]
  delete process.env[name]
}

module.exports = class Report {
  constructor(runner) {
    const files = JSON.parse(own.FIX_TESTS_FILES || '[]').map(file => resolve(file))
    if (files.length > 0) prune(runner.suite, new Set(files))
    const without = JSON.parse(own.FIX_TESTS_WITHOUT || '[]')
    if (without.length > 0) leaveOut(runner.suite, new Set(without.map(([file, ...path]) => JSON.stringify([resolve(file), ...path]))))
    const note = (event, test) => appendFileSync(journal, JSON.stringify([event, fileOf(test), ...runningPath(test)]) + '\n')
    // The hooks before a test run after its start.
    const isPart = test => test.type === 'hook' && test.title.startsWith('"before each"')
    for (const event of ['test', 'hook']) {
      runner.on(event, test => isPart(test) || note('start', test))
      runner.on(event + ' end', test => isPart(test) || note('end', test))
    }
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
      writeFileSync(own.FIX_TESTS_REPORT, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults }))
    })
  }
}

/** Return the file of a test. A hook of the root suite has none, but the test that it ran for may have one. */
function fileOf(test) {
  for (let at = test; at; at = at.parent) if (at.file) return at.file
  return (test.ctx && test.ctx.currentTest && test.ctx.currentTest.file) || ''
}

const titlesOf = test => test.titlePath().filter(title => title !== '')

/** Return the titles of what runs: a hook after a test belongs to it, one of a suite has no title of its own. */
function runningPath(test) {
  if (test.type !== 'hook') return titlesOf(test)
  const current = test.title.startsWith('"after each"') && test.ctx && test.ctx.currentTest
  return current ? titlesOf(current) : [...titlesOf(test).slice(0, -1), '']
}

/** Drop tests by the path of their titles; a path that ends with an empty title stands for all below it. */
function leaveOut(suite, keys) {
  const isIn = test => {
    const [file, path] = [fileOf(test), titlesOf(test)]
    const above = path.map((_, index) => [...path.slice(0, index), ''])
    return [path, ...above].some(titles => keys.has(JSON.stringify([file, ...titles])))
  }
  suite.tests = suite.tests.filter(test => !isIn(test))
  for (const each of suite.suites) leaveOut(each, keys)
}

function prune(suite, files) {
  suite.tests = suite.tests.filter(test => !test.file || files.has(test.file))
  suite.suites = suite.suites.filter(each => prune(each, files))
  return suite.tests.length > 0 || suite.suites.length > 0
}
`
