/** Source of a function that assembles the events of node:test: it adds a test to those of its file. */
export const NODE_TEST_ASSEMBLY = String.raw`
/** Add a test. node:test reports it after its subtests. */
function add(file, failed, { name, nesting, line, details, skip, todo, file: path }) {
  const error = details?.error
  const message = failed ? textOf(error?.cause) || textOf(error) || 'The test failed.' : ''
  if (nesting === 0 && path !== undefined && resolve(name) === path) {
    // node:test reports the file itself as a test.
    if (failed) file.failed = message
    else file.passed = true
    return
  }
  const inner = (file.below[nesting + 1] ?? []).flat()
  file.below[nesting + 1] = []
  const own = failed && error?.failureType !== 'subtestsFailed'
  const stopped = inner.filter(each => each.cancelled)
  // A test that a hook cancelled failed for the hook's reason.
  if (own) for (const each of stopped) Object.assign(each, { failureMessages: [message], cancelled: undefined })
  for (const each of inner) each.ancestorTitles.unshift(name)
  const isSuite = details?.type === 'suite'
  const status = skip !== undefined && skip !== false ? 'pending' : todo !== undefined && todo !== false ? 'todo' : own ? 'failed' : 'passed'
  const cancelled = failed && error?.failureType === 'cancelledByParent'
  const test = { ancestorTitles: [], title: name, status, duration: details?.duration_ms, location: { line }, failureMessages: own ? [message] : [], cancelled }
  const all = !isSuite ? [test, ...inner] : own && stopped.length === 0 ? [{ ...test, ancestorTitles: [name], title: '' }, ...inner] : inner
  file.below[nesting] ??= []
  file.below[nesting].push(all)
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
 * A file whose tests replace process.nextTick, as fake timers do, loses its events: node:test knows only whether the
 * file passed. It is a case without a name then, also if it passed, since a failed one could never be seen green else.
 */
export const NODE_TEST_REPORTER = String.raw`import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'

const EVENTS = { 'test:enqueue': 'file', 'test:dequeue': 'start', 'test:complete': 'end' }

export default async function* report(events) {
  const files = new Map()
  const of = file => {
    if (!files.has(file)) files.set(file, { below: [], stderr: '', failed: undefined })
    return files.get(file)
  }
  // With a pattern of names, a file in which no test matches passes, too.
  const isWhole = !process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))
  for await (const { type, data } of events) {
    if (type in EVENTS && data.nesting === 0 && data.file && resolve(data.name) === data.file)
      appendFileSync(new URL('./journal', import.meta.url), JSON.stringify([EVENTS[type], data.file]) + '\n')
    if (type === 'test:stderr' && data.file) {
      const file = of(resolve(data.file))
      file.stderr = (file.stderr + data.message).slice(-20000)
    }
    if (type === 'test:pass' || type === 'test:fail') add(of(data.file ?? ''), type === 'test:fail', data)
  }
  const testResults = []
  for (const [name, { below, stderr, failed, passed }] of files) {
    const all = (below[0] ?? []).flat()
    const status = all.some(each => each.status === 'failed') ? 'failed' : 'passed'
    if (all.length > 0 || (passed && isWhole)) testResults.push({ name, status, assertionResults: all })
    if (failed !== undefined) testResults.push({ name, status: 'failed', message: stderr.trim() || failed, assertionResults: [] })
  }
  yield JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })
}
${NODE_TEST_ASSEMBLY}`
