/**
 * Source of a module that Node.js loads before any other. In the main process of jest and mocha it puts the words of
 * the project's own command back into `process.argv` once the runner has parsed its own, which both do while their
 * program is loaded. It does nothing in other processes, and removes its traces from the environment.
 */
export const HIDE_WORDS = String.raw`'use strict'
const { isMainThread } = require('node:worker_threads')

const own = process.env.FIX_TESTS_OWN_WORDS
const RUNNER = /[\\/](?:jest|jest-cli|mocha)[\\/]bin[\\/][^\\/]+$|[\\/]\.bin[\\/](?:jest|_?mocha)$/

if (own !== undefined && isMainThread && RUNNER.test(process.argv[1] || '')) {
  delete process.env.FIX_TESTS_OWN_WORDS
  const rest = (process.env.NODE_OPTIONS || '').replace(/ ?--require "[^"]*hide-words\.cjs"/, '')
  if (rest === '') delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = rest
  setImmediate(() => process.argv.splice(2, process.argv.length, ...JSON.parse(own)))
}
`
