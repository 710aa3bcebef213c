import { LOADED_FIRST } from './loaded-first.ts'
import { NODE_TEST_ASSEMBLY } from './node-test-reporter.ts'
import { VARIANT_PROCESS } from './variant-process.ts'

/**
 * Source of a program that runs test files in processes which it has started in advance. Each waits in the gate until
 * it is to load its file, and runs nothing else. For each request, one line of JSON on its standard input, it writes a
 * report in the format of `jest --json`. Each answer is a line of JSON behind the word in FIX_TESTS_WARM.
 *
 * Arguments: the path of the report, then the options of the processes. Requests: `files`; `words`, options that select
 * their tests; and `ms`, the time limit. With `variants`, each the `path` of a file with a `text` for it, it says of
 * each whether at least `enough` of the tests pass with it, and all of `others`. Both have `only` and `titles`, the
 * file and the titles of each test. `each` is the time limit of a variant (`node-test-variants.ts`).
 */
export const NODE_TEST_WARM = String.raw`import { spawn } from 'node:child_process'
import { realpathSync, writeFileSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAX_WAITING = 3
const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const [, , report, ...options] = process.argv
const gate = new URL('./gate.cjs', import.meta.url)
${LOADED_FIRST}// What the project itself loads first has to come behind the gate. Other code may come before.
const words = loadsOwn(process.execArgv.join(' '))
  ? ['--require=' + fileURLToPath(gate), ...process.execArgv]
  : [...process.execArgv, '--import=' + gate.href.replace(/cjs$/, 'mjs')]
const waiting = new Map()

function start(file, selecting) {
  const child = spawn(process.execPath, [...words, ...options, ...selecting, file], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const [, , errors, go, answer] = child.stdio
  let stderr = ''
  let text = ''
  errors.on('data', piece => (stderr = (stderr + piece).slice(-20000)))
  go.on('error', () => undefined)
  const ended = new Promise(done => {
    answer.on('data', piece => {
      text += piece
      if (text.endsWith('\n')) done(JSON.parse(text))
    })
    child.on('error', () => done(undefined))
    child.on('close', () => done(undefined))
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  return { ended, end, go: () => go.write('\n'), errors: () => stderr }
}

function take(file, selecting) {
  const key = JSON.stringify([file, selecting])
  const child = waiting.get(key) ?? start(file, selecting)
  waiting.delete(key)
  return child
}

/** Run a file. Returns its results, undefined if its time was up. */
async function run(file, selecting, ms) {
  const child = take(file, selecting)
  child.go()
  // The next one starts beside this one.
  if (waiting.size < MAX_WAITING) waiting.set(JSON.stringify([file, selecting]), start(file, selecting))
  let timer
  const over = new Promise(done => (timer = setTimeout(done, Math.max(ms, 0), 'over')))
  const results = await Promise.race([child.ended, over])
  clearTimeout(timer)
  child.end()
  if (results === 'over') return undefined
  if (results !== undefined) return results
  return [{ name: file, status: 'failed', message: child.errors().trim() || 'The file failed.', assertionResults: [] }]
}

const say = what => writeFileSync(1, word + ' ' + JSON.stringify(what) + '\n')

/** Start a process in which tests run with variants. */
function open() {
  const own = options.filter(word => !word.startsWith('--test-reporter'))
  const program = fileURLToPath(new URL('./node-test-variants.mjs', import.meta.url))
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [...process.execArgv, ...own, program], { stdio, detached: true })
  const [, , , requests, answers] = child.stdio
  return { child, requests, read: take => createInterface({ input: answers }).on('line', text => take(JSON.parse(text))) }
}
const PATTERN = '--test-name-pattern='
const patternsOf = words => words.flatMap(text => (text.startsWith(PATTERN) ? [text.slice(PATTERN.length)] : []))
${VARIANT_PROCESS}
const canSift = typeof module.registerHooks === 'function' && !loadsOwn(process.execArgv.join(' '))
say({ isClean: !loadsOwn(process.env.NODE_OPTIONS ?? ''), canSift })
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  if (request.variants !== undefined) {
    say({ ended: 'done', isShared: true, ...(await sift(request)) })
    continue
  }
  const { files, words: selecting, ms } = request
  const until = performance.now() + ms
  const all = files.map(file => resolve(file))
  const keys = all.map(file => JSON.stringify([file, selecting]))
  for (const [key, child] of waiting) {
    if (keys.includes(key)) continue
    child.end()
    waiting.delete(key)
  }
  const testResults = []
  let ended = 'done'
  for (const file of all) {
    const results = await run(file, selecting, until - performance.now())
    if (results === undefined) ended = 'timed-out'
    else testResults.push(...results)
  }
  writeFileSync(report, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults }))
  say({ ended })
}
for (const child of waiting.values()) child.end()
inVariants.end()
process.exit(0)
`

/** Source of the module in which a process waits until it is to load its file. */
export const NODE_TEST_GATE = String.raw`'use strict'
const { closeSync, readSync } = require('node:fs')
require('node:test')
const assert = require('node:assert')
try {
  // What describes a failure loads with the first one.
  assert.deepStrictEqual([1], [2])
} catch {}
// A thread of a test loads this, too.
if (require('node:worker_threads').isMainThread) {
  // The end of the input is the end of the program that started this process.
  if (readSync(3, Buffer.alloc(1)) === 0) process.exit(0)
  closeSync(3)
}
`

/**
 * Source of the same for a process that loads nothing of the project before its file: the reporter can be loaded first.
 */
export const NODE_TEST_GATE_MODULE = String.raw`import './node-test-warm-reporter.mjs'
import './gate.cjs'
`

/** Source of the reporter of such a process. */
export const NODE_TEST_WARM_REPORTER = String.raw`import { writeSync } from 'node:fs'

export default async function* report(events) {
  const tests = []
  const open = []
  for await (const { type, data } of events)
    if (type === 'test:pass' || type === 'test:fail') tests.push(...add(open, type === 'test:fail', data))
  const status = tests.some(each => each.status === 'failed') ? 'failed' : 'passed'
  const results = tests.length > 0 ? [{ name: process.argv[1], status, assertionResults: tests }] : []
  let text = Buffer.from(JSON.stringify(results) + '\n')
  while (text.length > 0) text = text.subarray(writeSync(4, text))
}
${NODE_TEST_ASSEMBLY}`
