/**
 * Source of a module that notes which tests of a file are running, for node:test on Node.js 22.3 and later. Its hooks
 * belong to the tests' own process, so it is loaded only to find the test that does not end.
 */
export const NODE_TEST_TRACE = String.raw`import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'node:test'

const journal = new URL('./journal', import.meta.url)
const note = (event, { filePath = '', fullName }) => {
  // Without a full name the test would be mistaken for another one.
  if (fullName) appendFileSync(journal, JSON.stringify([event, filePath, ...fullName.split(' > ')]) + '\n')
}

beforeEach(test => note('start', test))
afterEach(test => note('end', test))
`
