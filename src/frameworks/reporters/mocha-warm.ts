import { LOADED_FIRST } from './loaded-first.ts'
import { MOCHA_PROGRAM } from './mocha-program.ts'
import { VARIANT_PROCESS } from './variant-process.ts'

/**
 * Source of a program that starts mocha in advance. Each process waits in the gate, and loads nothing of the project
 * until it is to run: mocha cannot load a module of its own kind twice. For each request, one line of JSON on its
 * standard input, it lets a process go on. Each answer is a line of JSON behind the word in FIX_TESTS_WARM.
 *
 * Arguments: the path of the report, the program and its options. Requests: `files`; `words`, options that select their
 * tests; and `ms`, the time limit. With `variants` they are as those of node:test (`node-test-warm.ts`).
 */
export const MOCHA_WARM = String.raw`import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { realpathSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const [, , report, program, ...options] = process.argv
const quoted = name => '"' + fileURLToPath(new URL(name, import.meta.url)).replace(/["\\]/g, '\\$&') + '"'
const own = process.env.NODE_OPTIONS ?? ''
${LOADED_FIRST}
const isClean = !loadsOwn(own, name => name.endsWith('hide-words.cjs'))
let waiting
let started = 0

/** Start mocha's program. @param first module of ours that it loads first */
const spawnMocha = (words, { stdio, first, env }) =>
  spawn(program, [...options, ...words], {
    stdio,
    detached: true,
    env: { ...process.env, ...env, FIX_TESTS_NODE_OPTIONS: own, NODE_OPTIONS: own + ' --require ' + quoted(first) },
  })

function start(key, files, selecting) {
  started += 1
  const path = report + '.' + started
  const child = spawnMocha([...selecting, ...files], {
    stdio: ['pipe', 'ignore', 'ignore'],
    first: './gate.cjs',
    env: { FIX_TESTS_REPORT: path, FIX_TESTS_FILES: JSON.stringify(files) },
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise(done => {
    child.on('error', () => done('died'))
    child.on('close', () => done('done'))
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  return { key, path, ended, end, go: () => child.stdin.end('\n') }
}

const say = what => writeFileSync(1, word + ' ' + JSON.stringify(what) + '\n')

/** Files with which mocha's program starts where it is to run variants: it looks for others if there are none. */
let specs = []
/** Start a process in which tests run with variants. */
function open() {
  const word = randomUUID()
  const child = spawnMocha(specs, {
    stdio: ['pipe', 'pipe', 'ignore'],
    first: './mocha-variants.cjs',
    env: { FIX_TESTS_REPORT: report + '.none', FIX_TESTS_VARIANTS: word },
  })
  const read = take =>
    createInterface({ input: child.stdout }).on('line', text => text.startsWith(word + ' ') && take(JSON.parse(text.slice(word.length))))
  return { child, requests: child.stdin, read }
}
const patternsOf = words => words.slice(1, 2)
${VARIANT_PROCESS}
say({ isClean, canSift: isClean })
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  const { files, words, ms } = request
  if (request.variants !== undefined) {
    specs = files
    say({ ended: 'done', isShared: true, ...(await sift(request)) })
    continue
  }
  const key = JSON.stringify([files, words])
  if (waiting?.key !== key) waiting?.end()
  const child = waiting?.key === key ? waiting : start(key, files, words)
  child.go()
  // The next one starts beside this one.
  waiting = start(key, files, words)
  let timer
  const over = new Promise(done => (timer = setTimeout(done, ms, 'timed-out')))
  const ended = await Promise.race([child.ended, over])
  clearTimeout(timer)
  child.end()
  try {
    renameSync(child.path, report)
  } catch {
    // A file that cannot be loaded ends mocha before its report.
  }
  say({ ended })
}
waiting?.end()
inVariants.end()
process.exit(0)
`

/** Source of the module in which mocha waits until it is to run. */
export const MOCHA_GATE = String.raw`'use strict'
const { readSync, realpathSync } = require('node:fs')
const { dirname, join } = require('node:path')
${MOCHA_PROGRAM}
if (isProgram()) {
  for (const name of ['cli/run.js', 'mocha.js']) {
    try {
      require(join(dirname(realpathSync(process.argv[1])), '..', 'lib', name))
    } catch {
      // It loads later, then.
    }
  }
  // The end of the input is the end of the program that started this process.
  if (readSync(0, Buffer.alloc(1)) === 0) process.exit(0)
}
`
