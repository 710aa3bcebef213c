import type { TestOutput } from '../capped-text.ts'
import {
  added,
  type Counted,
  countedOf,
  outsideTests,
  PrintedTest,
  type PrintedRun,
  type RunOutput,
} from './printed-run.ts'

const FAILURES = /^Failures:$/
const FAILED = /^\d{1,9}\) (?<title>\S.{0,2000})$/
/** The message, once for each expectation that failed, or the stack below it. */
const PART = /^ {2}(?<part>Message|Stack):$/
const COUNTS = /^(?<specs>\d{1,9}) specs?, (?<failures>\d{1,9}) failures?(?:, (?<pending>\d{1,9}) pending specs?)?$/
/** An error outside of the specs, which are counted without it; the end of the failures; a run that did not end. */
const SUITE = /^Suite error: (?<title>\S.{0,1000})$/
const ENDED = /^(?:Pending|Ran \d.*):$/
const INCOMPLETE = /^Incomplete: \S/
const FRAME = /^\s{1,20}at /

/** Reads what jasmine prints by default. It names no spec that passed, and does not tell suites from names. */
export class JasmineOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  #isInFailures = false
  #last: PrintedTest | undefined
  #text: TestOutput | undefined
  #counted: Counted | undefined
  #suites = 0
  #isIncomplete = false

  add(line: string): boolean {
    const title = this.#isInFailures ? FAILED.exec(line)?.groups?.title : undefined
    const part = this.#last === undefined ? undefined : PART.exec(line)?.groups?.part
    const counts = COUNTS.exec(line)?.groups
    const suite = SUITE.exec(line)?.groups?.title
    this.#isIncomplete ||= INCOMPLETE.test(line)
    if (suite !== undefined) this.#failSuite(suite)
    else if (ENDED.test(line)) this.#close()
    else if (counts !== undefined) this.#count(counts)
    else if (FAILURES.test(line)) this.#isInFailures = true
    else if (title !== undefined) this.#fail(title)
    else if (part !== undefined) this.#text = this.#last?.text ?? this.#last?.explain()
    else this.#text?.add(`${line}\n`)
    // Other runners print such headings too; only the counts are its own, and come last.
    return false
  }

  end(): PrintedRun | undefined {
    if (this.#counted === undefined) return undefined
    // A run that did not end counts one failure more than it names.
    const failed = this.#counted.failed + this.#suites + (this.#isIncomplete ? 1 : 0)
    const cases = this.#tests.map(test => test.toCase(FRAME))
    return { framework: 'jasmine', cases, counted: { ...this.#counted, failed } }
  }

  #fail(title: string): void {
    this.#last = new PrintedTest({ framework: 'jasmine', file: '', suite: [], name: title }, 'failed')
    this.#tests.push(this.#last)
    this.#text = undefined
  }

  #failSuite(title: string): void {
    this.#last = outsideTests('jasmine', { suite: [title] })
    this.#tests.push(this.#last)
    this.#suites += 1
    this.#text = undefined
  }

  #close(): void {
    this.#isInFailures = false
    this.#last = this.#text = undefined
  }

  #count({ specs, failures, pending = '0' }: Readonly<Record<string, string | undefined>>): void {
    const counted = countedOf(Number(specs), { failed: Number(failures), skipped: Number(pending) })
    this.#counted = added(this.#counted, counted)
    this.#close()
  }
}
