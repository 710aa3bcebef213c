import type { TestOutput } from '../capped-text.ts'
import { added, type Counted, countedOf, PrintedTest, type PrintedRun, type RunOutput } from './printed-run.ts'

/** The heading of a result in the list at the end, or, of Rails, where it happens; a skipped test has one, too. */
const LISTED = /^(?: {1,9}\d{1,9}\) )?(?<what>Failure|Error|Skipped):$/
/** The test below it, "TestCart#test_total [test/cart_test.rb:7]:", and the place of its assertion. */
const TEST = /^(?<class>[^#]{1,300})#(?<name>\S.{0,1000}):$/
const PLACE = / \[(?<file>[^[\]]{1,500}):(?<line>\d{1,9})\]$/
/** A test with -v: "TestCart#test_total = 0.01 s = .". Those that did not pass are listed at the end. */
const PASSED = /^(?<class>[^#]{1,300})#(?<name>test_.{0,1000}) = (?<time>[\d.]{1,20}) s = \.$/
/** The command that Rails prints below a failure. */
const AGAIN = /^(?:bin\/)?rails test \S/
const COUNTS =
  /^(?<runs>\d{1,9}) (?:runs|tests), \d{1,9} assertions, (?<failures>\d{1,9}) failures, (?<errors>\d{1,9}) errors, (?<skips>\d{1,9}) skips\b/
const FRAME = /^\s{1,20}\S{1,400}\.rb:\d{1,9}:in /

/** Reads the list of failures that minitest prints. By default it names no test that passed. */
export class MinitestOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  /** Kind of the result that the next heading of a test belongs to. */
  #what: string | undefined
  /** Frame of the assertion, which stands in the heading. */
  #place = ''
  #text: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const what = LISTED.exec(line)?.groups?.what
    const test = this.#what === undefined ? undefined : TEST.exec(line)?.groups
    const counts = COUNTS.exec(line)?.groups
    const passed = PASSED.exec(line)?.groups
    if (passed !== undefined) this.#pass(passed)
    else if (what !== undefined) this.#begin(what)
    else if (counts !== undefined) this.#count(counts)
    else if (test !== undefined) this.#list(test)
    else if (AGAIN.test(line)) this.#begin(undefined)
    else {
      // A heading is directly above its test.
      this.#what = undefined
      this.#text?.add(`${line}\n`)
    }
    return passed !== undefined || test !== undefined || this.#text !== undefined
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    return { framework: 'minitest', cases: this.#tests.map(test => test.toCase(FRAME)), counted: this.#counted }
  }

  #pass({ class: where = '', name = '', time }: Readonly<Record<string, string | undefined>>): void {
    const id = { framework: 'minitest', file: '', suite: [where], name }
    this.#tests.push(new PrintedTest(id, 'passed', Math.round(Number(time) * 1_000)))
  }

  #begin(what: string | undefined): void {
    this.#text?.add(this.#place)
    this.#what = what
    this.#text = undefined
  }

  #list({ class: where = '', name: heading = '' }: Readonly<Record<string, string | undefined>>): void {
    const { file = '', line } = PLACE.exec(heading)?.groups ?? {}
    const name = heading.replace(PLACE, '')
    const id = { framework: 'minitest', file: '', suite: [where], name }
    const test = new PrintedTest(id, this.#what === 'Skipped' ? 'skipped' : 'failed')
    if (this.#what === 'Error') test.kind = 'error'
    this.#tests.push(test)
    this.#text = test.explain()
    this.#what = undefined
    this.#place = file === '' ? '' : `    ${file}:${line}:in '${name}'\n`
  }

  #count({ runs, failures, errors, skips }: Readonly<Record<string, string | undefined>>): void {
    const failed = Number(failures) + Number(errors)
    this.#counted = added(this.#counted, countedOf(Number(runs), { failed, skipped: Number(skips) }))
    this.#begin(undefined)
  }
}
