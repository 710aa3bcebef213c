import type { TestOutput } from '../capped-text.ts'
import {
  added,
  type Counted,
  countsIn,
  PrintedTest,
  type PrintedRun,
  type RunOutput,
  SuitePath,
} from './printed-run.ts'

/** The line of a test file: "FAIL unit src/a.test.js (5.3 s)". */
const FILE = /^ ?(?:PASS|FAIL)\s{1,9}(?:\S+\s{1,9})?(?<file>\S+\.[cm]?[jt]sx?)(?:\s\([^()]{1,30}\)){0,3}$/
/** A test, with --verbose: "    ✕ adds (5 ms)", "○ skipped later". */
const TEST =
  /^(?<indent> {2,})(?<mark>[✓√✕×○✎]) (?:(?:skipped|todo) )?(?<title>\S.*?)(?: \((?<time>[\d.]{1,9}) (?<unit>m?s)\))?$/
const SUITE = /^(?<indent> {2,})(?<title>[^\s●].*)$/
/** The heading of a failure. */
const FAILURE = /^ {2}● (?<title>\S.*)$/
const REPEATED = /^Summary of all failing tests$/
const SUMMARY = /^Test Suites: /
const TESTS = /^Tests: {1,20}\d/
/** Headings like that of a failure. */
const NO_FAILURE = /^(?:Console|Cannot log after tests are done\b.*|.*\bWarning:?)$/
const NOT_LOADED = 'Test suite failed to run'
/** The code that failed, or the stack. */
const CODE = /^\s*(?:> {0,9})?\d+ \||^\s+at /

/** Reads what jest prints. Without --verbose it names no test that passed. */
export class JestOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  #file: string | undefined
  #suites = new SuitePath()
  /** Text of the failure that is being read; null for one that is not read. */
  #text: TestOutput | undefined | null
  #isRepeated = false
  #counted: Counted | undefined
  #hasFiles = false
  readonly #failedFiles = new Set<string>()

  add(line: string): boolean {
    const file = FILE.exec(line)?.groups?.file
    if (file !== undefined) {
      this.#begin(file.replace(/^\.\//, ''), line.trimStart().startsWith('FAIL'))
      // Other programs print such a line for each file, and nothing more.
      return false
    }
    if (REPEATED.test(line)) this.#isRepeated = true
    else if (SUMMARY.test(line)) {
      this.#file = undefined
      this.#isRepeated = false
    } else if (this.#hasFiles && TESTS.test(line)) this.#counted = added(this.#counted, countsIn(line))
    else if (this.#file === undefined) return false
    else this.#addWithin(this.#file, line)
    return this.#hasFiles
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    // The output may break off before the failures of a file.
    const named = new Set(this.#tests.filter(({ status }) => status === 'failed').map(({ id }) => id.file))
    for (const file of this.#failedFiles)
      if (!named.has(file))
        this.#tests.push(new PrintedTest({ framework: 'jest', file, suite: [], name: '' }, 'failed'))
    return { framework: 'jest', cases: this.#tests.map(test => test.toCase(CODE)), counted: this.#counted }
  }

  #begin(file: string, failed: boolean): void {
    this.#hasFiles = true
    this.#file = file
    if (failed) this.#failedFiles.add(file)
    this.#suites = new SuitePath()
    this.#text = undefined
  }

  #addWithin(file: string, line: string): void {
    const title = FAILURE.exec(line)?.groups?.title
    if (title !== undefined) this.#text = this.#explain(file, title)
    else if (this.#text === undefined) this.#addToTree(file, line)
    // What a test printed stands between the failures of two files.
    else if (/^(?: {4}|\s*$)/.test(line)) this.#text?.add(`${line}\n`)
    else this.#text = null
  }

  #addToTree(file: string, line: string): void {
    const { indent = '', mark = '', title = '', time, unit } = TEST.exec(line)?.groups ?? {}
    if (title === '') {
      const suite = SUITE.exec(line)?.groups
      if (suite !== undefined) this.#suites.open(suite.indent?.length ?? 0, suite.title ?? '')
      return
    }
    const status = /[✓√]/.test(mark) ? 'passed' : /[✕×]/.test(mark) ? 'failed' : 'skipped'
    const id = { framework: 'jest', file, suite: this.#suites.above(indent.length), name: title }
    this.#tests.push(new PrintedTest(id, status, Math.round(Number(time ?? 0) * (unit === 's' ? 1_000 : 1))))
  }

  /** Begin the text of a failure. @returns null if it is none, or was read already */
  #explain(file: string, title: string): TestOutput | null {
    if (this.#isRepeated || NO_FAILURE.test(title)) return null
    const known = this.#tests.find(
      ({ id, status, text }) =>
        id.file === file && status === 'failed' && text === undefined && [...id.suite, id.name].join(' › ') === title,
    )
    if (known !== undefined) return known.explain()
    const isNotLoaded = title === NOT_LOADED
    const titles = isNotLoaded ? [''] : title.split(' › ')
    const test = new PrintedTest(
      { framework: 'jest', file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' },
      'failed',
    )
    if (isNotLoaded) test.kind = 'error'
    this.#tests.push(test)
    return test.explain()
  }
}
