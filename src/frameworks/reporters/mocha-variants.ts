import { MOCHA_PROGRAM } from './mocha-program.ts'
import { VARIANT_LOADING } from './variant-loading.ts'

/**
 * Source of a module that mocha's own program loads first. It takes mocha's place once the program has read its options
 * and loaded what these require: test files run many times in its process (`variant-loading.ts`), each time with a new
 * mocha of these options. In Node.js before 22.15 only modules of CommonJS can be loaded anew. It ends at once where
 * mocha would run its files in several processes.
 *
 * Requests, one line of JSON each on the standard input: `files`; `patterns` of the tests' names; `tests`, each its
 * file and its titles; and with a variant the `path` of a file and a `text` for it. The answer is a line of JSON behind
 * the word in FIX_TESTS_VARIANTS: the number of these tests that pass, the problem of each, and whether the text took
 * part in that.
 */
export const MOCHA_VARIANTS = String.raw`'use strict'
${MOCHA_PROGRAM}
if (process.env.FIX_TESTS_VARIANTS !== undefined && isProgram()) {
const child_process = require('node:child_process')
const { subscribe } = require('node:diagnostics_channel')
const fs = require('node:fs')
const { syncBuiltinESMExports, registerHooks } = require('node:module')
const { dirname, join, resolve } = require('node:path')
const { createInterface } = require('node:readline')
const { fileURLToPath, pathToFileURL } = require('node:url')

const word = process.env.FIX_TESTS_VARIANTS
delete process.env.FIX_TESTS_VARIANTS
const here = __dirname
const Mocha = require(join(dirname(fs.realpathSync(process.argv[1])), '..', 'lib', 'mocha.js'))
const { run, loadFilesAsync } = Mocha.prototype
const write = process.stdout.write.bind(process.stdout)
const say = what => write('\n' + word + ' ' + JSON.stringify(what) + '\n')

// Files are loaded for each run, and not before.
Mocha.prototype.loadFiles = () => undefined
if (loadFilesAsync !== undefined) Mocha.prototype.loadFilesAsync = () => Promise.resolve()
Mocha.prototype.run = function () {
  void serve(this)
  return this
}

/** The mocha that the program has made. */
let template
async function serve(mocha) {
  // Tests run in other processes then.
  if (mocha.options.parallel) process.exit(0)
  template = mocha
  // What the project requires first stays.
  remember()
  say({})
  for await (const line of createInterface({ input: process.stdin })) {
    say(await once(JSON.parse(line)))
    if (isLoose) break
  }
  process.exit(0)
}
${VARIANT_LOADING}
/** Run files with a new mocha. */
async function results(files, [pattern]) {
  renew()
  const found = new Map()
  const wanted = new Set(files)
  class Problems {
    constructor(runner) {
      prune(runner.suite)
      const add = (test, problem) => {
        const key = JSON.stringify([fileOf(test), ...test.titlePath().filter(title => title !== '')])
        found.set(key, found.get(key) || problem)
      }
      runner.on('pass', test => add(test, ''))
      runner.on('pending', test => add(test, 'pending'))
      runner.on('fail', (test, error) => add(test, problemOf('failed', error?.stack ?? error)))
    }
  }
  const prune = suite => {
    suite.tests = suite.tests.filter(test => wanted.has(fileOf(test)))
    suite.suites.forEach(prune)
  }
  const mocha = new Mocha({ ...template.options, reporter: Problems, reporterOption: undefined, reporterOptions: undefined })
  // An option of the project may have chosen another one.
  mocha.reporter(Problems)
  if (pattern !== undefined) mocha.grep(new RegExp(pattern))
  // Each of the suite's files may have hooks for all tests.
  mocha.files = [...new Set([...template.files.map(file => resolve(file)), ...files])]
  try {
    for (const file of mocha.files) {
      mocha.suite.emit('pre-require', globalThis, file, mocha)
      mocha.suite.emit('require', await load(file), file, mocha)
      mocha.suite.emit('post-require', globalThis, file, mocha)
    }
    await new Promise(done => run.call(mocha, done))
  } catch {
    // A file cannot be loaded.
    found.clear()
  }
  return found
}

/** Load a test file. What is a module of JavaScript is imported: by require, Node.js would load it once. */
async function load(file) {
  if (!isModule(file)) return require(file)
  const loaded = await import(pathToFileURL(file).href)
  return loaded.default ?? loaded
}

function fileOf(test) {
  for (let at = test; at; at = at.parent) if (at.file) return at.file
  return ''
}
}
`
