/**
 * Source of a function that assembles the events of node:test: it puts a test to those around it. A test and its
 * subtests may be written in different files.
 */
export const NODE_TEST_ASSEMBLY = String.raw`
/**
 * Add a test. node:test reports it after its subtests, which wait in "open", a list for each level. Returns the tests
 * of one that is in no other.
 */
function add(open, failed, { name, nesting, line, file, details, skip, todo }) {
  const error = details?.error
  const message = failed ? failureText(error) : ''
  const inner = (open[nesting + 1] ?? []).flat()
  open[nesting + 1] = []
  const own = failed && error?.failureType !== 'subtestsFailed'
  const stopped = inner.filter(each => each.cancelled)
  // A test that a hook cancelled failed for the hook's reason.
  if (own) for (const each of stopped) Object.assign(each, { failureMessages: [message], cancelled: undefined })
  for (const each of inner) each.ancestorTitles.unshift(name)
  const isSuite = details?.type === 'suite'
  const status = skip !== undefined && skip !== false ? 'pending' : todo !== undefined && todo !== false ? 'todo' : own ? 'failed' : 'passed'
  const cancelled = failed && error?.failureType === 'cancelledByParent'
  const test = { ancestorTitles: [], title: name, status, duration: details?.duration_ms, location: { line, file }, failureMessages: own ? [message] : [], cancelled }
  const all = !isSuite ? [test, ...inner] : own && stopped.length === 0 ? [{ ...test, ancestorTitles: [name], title: '' }, ...inner] : inner
  if (nesting === 0) return all
  open[nesting] ??= []
  open[nesting].push(all)
  return []
}

function failureText(error) {
  return textOf(error?.cause) || textOf(error) || 'The test failed.'
}

function textOf(error) {
  return typeof error === 'string' ? error : (error?.stack ?? error?.message ?? '')
}
`

/**
 * Source of a reporter for node:test on Node.js 18.17 and later. It writes the format of `jest --json`. The built-in
 * JUnit reporter names the file of a test only since Node.js 24.10, and does not report a failed hook. In a journal it
 * notes at once which files are running.
 *
 * A test belongs to the file that was run: it may come from a helper that many files use. The tests of files come one
 * file after the other. A file ends with its summary, or, if it ended in its middle, when it is complete as the first
 * one of those that are left. Before Node.js 22.12 there are no summaries: with several files, a test is where it is
 * written then.
 *
 * A file whose tests replace process.nextTick, as fake timers do, loses its events: node:test knows only whether the
 * file passed. It is a case without a name then, also if it passed, since a failed one could never be seen green else.
 */
export const NODE_TEST_REPORTER = String.raw`import { appendFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'

const EVENTS = { 'test:enqueue': 'file', 'test:dequeue': 'start', 'test:complete': 'end' }

/**
 * Return the path of the file that an event is about: node:test reports it as a test, one without tests by its name
 * alone.
 */
function fileOf({ nesting, name, file }) {
  if (nesting !== 0 || name === undefined) return undefined
  const path = resolve(name)
  return path === file || (file === undefined && /\.[cm]?[jt]sx?$/.test(name) && existsSync(path)) ? path : undefined
}

export default async function* report(events) {
  const files = new Map()
  const of = file => {
    if (!files.has(file)) files.set(file, { tests: [], stderr: '', failed: undefined })
    return files.get(file)
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  // In one process, only files without tests have events of their own.
  const isInProcess = process.execArgv.some(word => /^--(?:experimental-)?test-isolation=none$/.test(word))
  const sendsSummaries = !isInProcess && (major > 23 || (major === 23 && minor >= 4) || (major === 22 && minor >= 12))
  // Files whose tests are not all there, in their order.
  const left = new Set()
  const open = []
  // Tests since the last file ended.
  let ended = []
  const close = file => {
    // Those before it ended in their middle, and sent nothing of that.
    const order = [...left]
    const before = new Set(order.slice(0, Math.max(0, order.indexOf(file))))
    for (const each of [...before, file]) left.delete(each)
    for (const test of ended) {
      const { file: place } = test.location
      const owner = file === undefined || before.has(place) ? (place ?? '') : file
      // The line is one of that file.
      of(owner).tests.push(owner === place ? test : { ...test, location: undefined })
    }
    ended = []
    // Subtests of a test that did not end are of no other file.
    open.length = 0
  }
  // With a pattern of names, a file in which no test matches passes, too.
  const isWhole = !process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))
  for await (const { type, data } of events) {
    const path = fileOf(data)
    if (type in EVENTS && path !== undefined) {
      appendFileSync(new URL('./journal', import.meta.url), JSON.stringify([EVENTS[type], path]) + '\n')
      if (type === 'test:enqueue') left.add(path)
      if (type === 'test:complete' && [...left][0] === path) {
        if (sendsSummaries) close(path)
        else open.length = 0
      }
    }
    if (type === 'test:stderr' && data.file) {
      const file = of(resolve(data.file))
      file.stderr = (file.stderr + data.message).slice(-20000)
    }
    if (type === 'test:summary' && data.file) close(resolve(data.file))
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (path === undefined) ended.push(...add(open, type === 'test:fail', data))
    else if (type === 'test:fail') of(path).failed = failureText(data.details?.error)
    else of(path).passed = true
  }
  close(left.size === 1 && !isInProcess ? [...left][0] : undefined)
  const testResults = []
  for (const [name, { tests, stderr, failed, passed }] of files) {
    const status = tests.some(each => each.status === 'failed') ? 'failed' : 'passed'
    if (tests.length > 0 || (passed && isWhole)) testResults.push({ name, status, assertionResults: tests })
    if (failed !== undefined) testResults.push({ name, status: 'failed', message: stderr.trim() || failed, assertionResults: [] })
  }
  yield JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })
}
${NODE_TEST_ASSEMBLY}`
