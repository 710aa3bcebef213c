// Reads one report with one reader, in a process of its own, and prints what it took: read.mjs READER FILE
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

const [, , reader, path] = process.argv

/** Each gives the number of test cases that it found. */
const readers = {
  /** Case by case, as they come: none is kept. */
  async stream() {
    const { readJUnit } = await import('../lib/test-reports/junit/junit-reader.js')
    const { keepHeapSmall } = await import('../lib/test-reports/read-reports.js')
    keepHeapSmall()
    const { decodedText, fileBytes } = await import('../lib/test-reports/decode.js')
    return async () => {
      let cases = 0
      for await (const some of readJUnit(decodedText(fileBytes(path)), {})) cases += some.length
      return cases
    }
  },
  /** All cases at once, as `run` and `triage` need them. */
  async collect() {
    const { keepHeapSmall, readReport } = await import('../lib/test-reports/read-reports.js')
    keepHeapSmall()
    const { fileBytes } = await import('../lib/test-reports/decode.js')
    return async () => (await readReport(fileBytes(path), { relative: file => file })).cases.length
  },
  async junit2json() {
    const { parse } = await import('junit2json')
    return async () => count(await parse(textOf(path)))
  },
  async xml2js() {
    const { parseStringPromise } = await import('xml2js')
    return async () => count((await parseStringPromise(readFileSync(path, 'utf8'))).testsuites)
  },
}

const read = await readers[reader]()
const began = performance.now()
const cases = await read()
const ms = performance.now() - began
// maxRSS is in kilobytes.
console.log(JSON.stringify({ ms, megabytes: process.resourceUsage().maxRSS / 1000, cases }))

/** Count the cases of an element and of the suites in it. */
function count(root) {
  return (root.testsuite ?? []).reduce((sum, suite) => sum + count(suite), (root.testcase ?? []).length)
}

/** Read a whole report. junit2json does not read UTF-16 itself. */
function textOf(file) {
  const bytes = readFileSync(file)
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le', 2) : bytes.toString()
}
