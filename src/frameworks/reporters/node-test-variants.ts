import { NODE_TEST_ASSEMBLY } from './node-test-reporter.ts'
import { VARIANT_LOADING } from './variant-loading.ts'

/**
 * Source of a program that runs test files many times in its own process (`variant-loading.ts`). It needs
 * `registerHooks` and `run` without isolation (Node.js 22.15 or later), and ends at once where they are missing.
 *
 * Requests, one line of JSON each on descriptor 3: `files`; `patterns` of the tests' names; `tests`, each its file and
 * its titles; and with a variant the `path` of a file and a `text` for it. The answer on descriptor 4 is a line of
 * JSON: the number of these tests that pass, the problem of each, and whether the text took part in that.
 */
export const NODE_TEST_VARIANTS = String.raw`import child_process from 'node:child_process'
import fs, { createReadStream, writeSync } from 'node:fs'
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module'
import { subscribe } from 'node:diagnostics_channel'
import { mock, run } from 'node:test'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
${VARIANT_LOADING}
/** Run files, with all that they load of the project. */
async function results(files, patterns) {
  const found = new Map()
  for (const file of files) {
    process.argv[1] = file
    renew()
    for (const [titles, problem] of await resultsOf(file, patterns)) found.set(JSON.stringify([file, ...JSON.parse(titles)]), problem)
  }
  mock.reset()
  mock.timers?.reset()
  return found
}

/** Run a file. Returns the problem of each test by its titles, '' if it passed. */
async function resultsOf(path, testNamePatterns) {
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
    const problem = status === 'passed' ? '' : problemOf(status, failureMessages[0])
    found.set(key, found.get(key) || problem)
  }
  return found
}

const answer = what => writeSync(4, JSON.stringify(what) + '\n')

remember()
answer({})
for await (const line of createInterface({ input: createReadStream(undefined, { fd: 3 }) })) answer(await once(JSON.parse(line)))
process.exit(0)
${NODE_TEST_ASSEMBLY}`
