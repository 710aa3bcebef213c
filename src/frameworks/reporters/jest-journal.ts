/**
 * Source of a jest reporter that notes which files and tests are running. It writes at once, since an endless loop
 * blocks its process: each line is an event, a file and a path of titles. Up to jest 29.1 only files are known.
 */
export const JEST_JOURNAL = String.raw`'use strict'
const { appendFileSync } = require('node:fs')
const { join } = require('node:path')

const journal = join(__dirname, 'journal')
const note = (event, file, path = []) => appendFileSync(journal, JSON.stringify([event, file, ...path]) + '\n')
const pathOf = ({ ancestorTitles = [], title }) => [...ancestorTitles.filter(each => each !== ''), title]

module.exports = class Journal {
  onTestStart(test) {
    note('start', test.path)
  }
  onTestFileStart(test) {
    note('start', test.path)
  }
  onTestCaseStart(test, started) {
    note('start', test.path, pathOf(started))
  }
  onTestCaseResult(test, result) {
    note('end', test.path, pathOf(result))
  }
  onTestResult(test) {
    note('end', test.path)
  }
  onTestFileResult(test) {
    note('end', test.path)
  }
}
`
