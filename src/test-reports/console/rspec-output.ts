import type { TestOutput } from '../capped-text.ts'
import { rspecMessage } from '../dialects/ruby.ts'
import { errorType } from '../failure-message.ts'
import { added, type Counted, outsideTests, PrintedTest, type PrintedRun, type RunOutput } from './printed-run.ts'

const FAILURES = /^Failures:$/
const ENDED = /^(?:Finished in \d|Failed examples:$|Pending: )/
/** The heading of a failure. Each of several errors of an example has a number of its own below it: "1.2)". */
const FAILED = /^ {2}(?<number>\d{1,9})\) (?<title>\S.*)$/
/** An error while a file is loaded, or in a hook of the whole suite. */
const OUTSIDE = /^An error occurred (?:while loading|in an?) (?<where>\S.{0,400}?)\.?$/
const COUNTS =
  /^(?<examples>\d{1,9}) examples?, (?<failures>\d{1,9}) failures?(?:, (?<pending>\d{1,9}) pending)?(?:, (?<errors>\d{1,9}) errors? occurred outside of examples)?$/
/** How an example that failed is run again; these lines have the order of the failures. */
const AGAIN = /^rspec '?(?<file>\S+?)(?::\d+|\[[\d:,]+\])'? # (?<title>.+)$/
/** A frame. */
const FRAME = /^\s*# \S/
/** Reads what RSpec prints by default. It names no example that passed. */
export class RSpecOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  readonly #failed: PrintedTest[] = []
  #isInFailures = false
  #text: TestOutput | undefined
  #again = 0
  #counted: Counted | undefined

  add(line: string): boolean {
    const { where } = OUTSIDE.exec(line)?.groups ?? {}
    const { title } = this.#isInFailures ? (FAILED.exec(line)?.groups ?? {}) : {}
    if (where !== undefined) this.#outside(where)
    else if (FAILURES.test(line)) this.#isInFailures = true
    else if (title !== undefined) this.#example(title)
    else if (ENDED.test(line)) this.#end()
    else if (COUNTS.test(line)) this.#count(line)
    else if (AGAIN.test(line)) this.#locate(line)
    else this.#text?.add(`${line}\n`)
    // Only the counts tell its lines from those of others, and come last.
    return false
  }

  end(): PrintedRun | undefined {
    if (this.#counted === undefined) return undefined
    const cases = this.#tests.map(test => {
      const found = test.toCase(FRAME)
      const said = found.problems.map(each => ({ ...each, message: rspecMessage(each.message) }))
      return { ...found, problems: said.map(each => ({ ...each, type: errorType(each.message) })) }
    })
    return { framework: 'rspec', cases, counted: this.#counted }
  }

  #outside(where: string): void {
    const file = where.replace(/^\.\//, '')
    const isFile = file.endsWith('.rb')
    const test = outsideTests('rspec', isFile ? { file } : { suite: [where] })
    this.#tests.push(test)
    this.#isInFailures = false
    this.#text = test.explain()
  }

  #example(title: string): void {
    const test = new PrintedTest({ framework: 'rspec', file: '', suite: [], name: title }, 'failed')
    this.#tests.push(test)
    this.#failed.push(test)
    this.#text = test.explain()
  }

  #end(): void {
    this.#isInFailures = false
    this.#text = undefined
  }

  #count(line: string): void {
    const { examples = 0, failures = 0, pending = 0, errors = 0 } = COUNTS.exec(line)?.groups ?? {}
    const failed = Number(failures) + Number(errors)
    const skipped = Number(pending)
    const passed = Number(examples) - Number(failures) - skipped
    this.#counted = added(this.#counted, { passed, failed, skipped })
    this.#end()
  }

  #locate(line: string): void {
    const { file = '', title } = AGAIN.exec(line)?.groups ?? {}
    const test = this.#failed[this.#again]
    this.#again += 1
    if (test !== undefined && test.id.name === title) test.id = { ...test.id, file: file.replace(/^\.\//, '') }
  }
}
