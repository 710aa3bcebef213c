/**
 * Module that a process of Node.js loads first in a traced run. Node.js writes what ran when a process ends by itself;
 * vitest ends its workers with a signal.
 */
export const TRACE_PRELOAD = String.raw`'use strict'
const { isMainThread } = require('node:worker_threads')
if (process.env.NODE_V8_COVERAGE && isMainThread) {
  process.once('SIGTERM', () => {
    require('node:v8').takeCoverage()
    process.exit(143)
  })
}
`
