import {
  added,
  type Counted,
  countedOf,
  PrintedTest,
  type PrintedRun,
  type RunOutput,
  SuitePath,
} from './printed-run.ts'

/** The lines around a result. */
const RULE = /^={70,90}$/
const RESULT = /^(?<what>Failure|Error|Pending|Omission): (?<about>.{1,3000})$/
/**
 * "test_total(TestCart)", with what it says behind a colon; of one that is left out, "not yet [test_total(TestCart)]".
 */
const TEST = /^(?<name>.{1,1000}?)\((?<class>[^()]{1,500})\)(?::(?: (?<said>.*))?)?$/
/**
 * A test with -v, below its class: "  test_total:	.: (0.000424)". Those that did not pass have a result of their own.
 */
const PASSED = /^(?<indent> {1,40})(?<name>\S.{0,1000}):\t{1,20}\.: \((?<time>[\d.]{1,20})\)$/
const CLASS = /^(?<indent> {0,40})(?<name>\S.{0,500}): $/
const FRAME = /^\S{1,400}\.rb(?::\d{1,9})?:in [`'].{1,300}$/
/** A line of the code around an assertion. */
const CODE = /^ {2}(?:=>| {2}) {0,9}\d{1,9}:/
const COUNTS =
  /^(?<tests>\d{1,9}) tests, \d{1,9} assertions, (?<failures>\d{1,9}) failures, (?<errors>\d{1,9}) errors, (?<pendings>\d{1,9}) pendings, (?<omissions>\d{1,9}) omissions\b/

/** Reads the results that test-unit of Ruby prints. By default it names no test that passed. */
export class TestUnitOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  readonly #suites = new SuitePath()
  /** True directly below a line that may begin a result. */
  #isBegun = false
  /** Lines of the present result: what it says, and where. */
  #open: { readonly test: PrintedTest; readonly said: string[]; readonly frames: string[] } | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const isRule = RULE.test(line)
    const wasOpen = this.#open !== undefined
    const result = this.#isBegun ? RESULT.exec(line)?.groups : undefined
    this.#isBegun = isRule && !wasOpen
    if (isRule) this.#close()
    else if (result !== undefined) return this.#begin(result)
    else if (this.#open !== undefined) this.#read(line, this.#open)
    else return this.#readOthers(line)
    return wasOpen
  }

  end(): PrintedRun | undefined {
    this.#close()
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    return { framework: 'test-unit', cases: this.#tests.map(test => test.toCase(FRAME)), counted: this.#counted }
  }

  #begin({ what, about = '' }: Readonly<Record<string, string | undefined>>): boolean {
    const groups = TEST.exec(what === 'Omission' ? bracketed(about) : about)?.groups
    if (groups === undefined) return false
    const { name = '', class: suite = '', said } = groups
    const isFailed = what === 'Failure' || what === 'Error'
    const id = { framework: 'test-unit', file: '', suite: [suite], name }
    const test = new PrintedTest(id, isFailed ? 'failed' : 'skipped')
    if (what === 'Error') test.kind = 'error'
    this.#tests.push(test)
    this.#open = { test, said: said === undefined ? [] : [said], frames: [] }
    return true
  }

  #read(line: string, { said, frames }: { said: string[]; frames: string[] }): void {
    if (FRAME.test(line)) frames.push(line)
    // A diff repeats the values.
    else if (line === 'diff:' || frames.includes('diff:')) frames.push(line)
    else if (!CODE.test(line)) said.push(line.replace(/^ {2}/, ''))
  }

  #close(): void {
    if (this.#open === undefined) return
    const { test, said, frames } = this.#open
    const text = test.explain()
    for (const line of [...said, ...frames]) text.add(`${line}\n`)
    this.#open = undefined
  }

  #readOthers(line: string): boolean {
    const counts = COUNTS.exec(line)?.groups
    const passed = PASSED.exec(line)?.groups
    const suite = CLASS.exec(line)?.groups
    if (counts !== undefined) {
      const { tests, failures, errors, pendings, omissions } = counts
      const [failed, skipped] = [Number(failures) + Number(errors), Number(pendings) + Number(omissions)]
      this.#counted = added(this.#counted, countedOf(Number(tests), { failed, skipped }))
    } else if (passed !== undefined) {
      const { indent = '', name = '', time } = passed
      const id = { framework: 'test-unit', file: '', suite: [this.#suites.above(indent.length).join('::')], name }
      this.#tests.push(new PrintedTest(id, 'passed', Math.round(Number(time) * 1_000)))
    } else if (suite !== undefined) this.#suites.open((suite.indent ?? '').length, suite.name ?? '')
    return counts !== undefined || passed !== undefined
  }
}

/** Return what stands in brackets at the end of a text; '' if nothing does. */
function bracketed(text: string): string {
  return text.endsWith(']') ? text.slice(text.lastIndexOf('[') + 1, -1) : ''
}
