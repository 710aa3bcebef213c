/**
 * Source of a function that assembles the events of node:test: it puts a test to those around it. A test and its subtests
 * may be written in different files.
 */
export const NODE_TEST_ASSEMBLY = String.raw`
/**
 * Add a test. node:test reports it after its subtests, which wait in "open", a list for each level. Returns the tests of
 * one that is in no other.
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
 * A test belongs to the file that was run: it may come from a helper that many files use. Files end one after the other,
 * and since Node.js 22.12 each with a summary. Without one, and with several files, a test is where it is written.
 *
 * A file whose tests replace process.nextTick, as fake timers do, loses its events: node:test knows only whether the
 * file passed. It is a case without a name then, also if it passed, since a failed one could never be seen green else.
 */
export const NODE_TEST_REPORTER = String.raw`import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'

const EVENTS = { 'test:enqueue': 'file', 'test:dequeue': 'start', 'test:complete': 'end' }

/** True for an event of a file: node:test reports it as a test. */
const isFile = ({ nesting, name, file }) => nesting === 0 && file !== undefined && resolve(name) === file

export default async function* report(events) {
  const files = new Map()
  const of = file => {
    if (!files.has(file)) files.set(file, { tests: [], stderr: '', failed: undefined })
    return files.get(file)
  }
  const started = new Set()
  const open = []
  // Tests since the last file ended.
  let ended = []
  const belongTo = file => {
    for (const test of ended) {
      const owner = file ?? test.location.file ?? ''
      // The line is one of that file.
      of(owner).tests.push(owner === test.location.file ? test : { ...test, location: undefined })
    }
    ended = []
  }
  // With a pattern of names, a file in which no test matches passes, too.
  const isWhole = !process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))
  for await (const { type, data } of events) {
    if (type in EVENTS && isFile(data)) {
      started.add(data.file)
      appendFileSync(new URL('./journal', import.meta.url), JSON.stringify([EVENTS[type], data.file]) + '\n')
    }
    if (type === 'test:stderr' && data.file) {
      const file = of(resolve(data.file))
      file.stderr = (file.stderr + data.message).slice(-20000)
    }
    if (type === 'test:summary' && data.file) belongTo(resolve(data.file))
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (!isFile(data)) ended.push(...add(open, type === 'test:fail', data))
    else if (type === 'test:fail') of(data.file).failed = failureText(data.details?.error)
    else of(data.file).passed = true
  }
  belongTo(started.size === 1 ? [...started][0] : undefined)
  const testResults = []
  for (const [name, { tests, stderr, failed, passed }] of files) {
    const status = tests.some(each => each.status === 'failed') ? 'failed' : 'passed'
    if (tests.length > 0 || (passed && isWhole)) testResults.push({ name, status, assertionResults: tests })
    if (failed !== undefined) testResults.push({ name, status: 'failed', message: stderr.trim() || failed, assertionResults: [] })
  }
  yield JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })
}
${NODE_TEST_ASSEMBLY}`
