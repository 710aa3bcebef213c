/**
 * Source of a function for the modules that are loaded before mocha's program: `isProgram` says whether the process is
 * that of the program, and gives it its own NODE_OPTIONS back. Its processes and threads load these modules, too.
 */
export const MOCHA_PROGRAM = String.raw`
const { isMainThread } = require('node:worker_threads')
const MAIN = /[\\/]mocha[\\/]bin[\\/][^\\/]+$|[\\/]\.bin[\\/]_?mocha$/

function isProgram() {
  const own = process.env.FIX_TESTS_NODE_OPTIONS
  if (own === undefined || !isMainThread || !MAIN.test(process.argv[1] || '')) return false
  delete process.env.FIX_TESTS_NODE_OPTIONS
  // Other modules may have taken their own words out of it.
  const left = process.env.NODE_OPTIONS.replace(/ --require "[^"]*(?:gate|mocha-variants)\.cjs"/, '')
  if (left === '' || own === '') delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = left
  return true
}
`
