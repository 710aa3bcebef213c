import type { TestCase } from '../../domain/model/test-case.ts'
import type { TestOutput } from '../capped-text.ts'
import { type Counted, PrintedTest, type PrintedRun, type RunOutput, SuitePath } from './printed-run.ts'

/** A suite or a test with subtests begins; it ends with a result of the same indentation. */
const OPENED = /^(?<indent> {0,400})▶ (?<title>\S.*?)(?: \([\d.]+ms\))?$/
const RESULT =
  /^(?<indent> {0,400})(?<mark>[✔✖﹣⚠]) (?<title>\S.*?)(?: \((?<time>[\d.]{1,20})ms\)(?<directive> # [^#]{1,500})?)?$/
const COUNT = /^ℹ (?<what>tests|pass|fail|cancelled|skipped|todo) (?<count>\d{1,9})$/
const FAILURES = /^✖ failing tests:$/
const PLACE = /^test at (?<file>\S.*?):(?<line>\d{1,9}):\d{1,9}$/
const STACK = /^\s+at /

/** Reads what the spec reporter of node:test prints. The texts of the failures, and their files, follow the counts. */
export class NodeOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  readonly #suites = new SuitePath()
  /** Failed suites, and tests that failed by a subtest. */
  readonly #failedSuites: { readonly suite: readonly string[]; readonly title: string }[] = []
  readonly #counts = new Map<string, number>()
  #isInFailures = false
  /** Place of the failure whose title comes next. */
  #place: { readonly file: string; readonly line: number } | undefined
  #text: TestOutput | undefined

  add(line: string): boolean {
    const { what, count } = COUNT.exec(line)?.groups ?? {}
    if (what !== undefined) {
      this.#counts.set(what, (this.#counts.get(what) ?? 0) + Number(count))
      this.#isInFailures = false
    } else if (FAILURES.test(line)) this.#isInFailures = true
    else if (this.#isInFailures) this.#addToFailures(line)
    else this.#addToTree(line)
    // Only the counts tell its lines from those of others, and come late.
    return false
  }

  end(): PrintedRun | undefined {
    if (!this.#counts.has('tests')) return undefined
    const count = (what: string) => this.#counts.get(what) ?? 0
    const named = this.#tests.filter(({ status }) => status === 'failed').length
    const failed = count('fail') + count('cancelled')
    const counted: Counted = {
      passed: count('pass'),
      // A test that failed by a subtest is counted, too.
      failed: failed <= named + this.#failedSuites.length ? Math.min(failed, named) : failed,
      skipped: count('skipped') + count('todo'),
    }
    return { framework: 'node', cases: this.#tests.map(test => test.toCase(STACK)), counted }
  }

  #addToTree(line: string): void {
    const opened = OPENED.exec(line)?.groups
    if (opened !== undefined) return this.#suites.open(opened.indent?.length ?? 0, opened.title ?? '')
    const { indent = '', mark = '', title = '', time, directive } = RESULT.exec(line)?.groups ?? {}
    if (title === '') return
    const above = this.#suites.above(indent.length)
    if (this.#suites.close(indent.length, title)) {
      if (mark === '✖') this.#failedSuites.push({ suite: above, title })
      return
    }
    const id = { framework: 'node', file: '', suite: above, name: title }
    this.#tests.push(new PrintedTest(id, statusOf(mark, directive), Math.round(Number(time ?? 0))))
  }

  #addToFailures(line: string): void {
    const place = PLACE.exec(line)?.groups
    const { title, mark = '' } = this.#place === undefined ? {} : (RESULT.exec(line)?.groups ?? {})
    if (place !== undefined) this.#place = { file: place.file ?? '', line: Number(place.line) }
    else if (title !== undefined && this.#place !== undefined) {
      // A test to be done may fail.
      this.#text = mark === '✖' ? this.#failed(title, this.#place).explain() : undefined
      this.#place = undefined
    } else this.#text?.add(`${line}\n`)
  }

  /** Find the failed test that is explained, or the suite with an error of its own, and note where it stands. */
  #failed(title: string, { file, line }: { file: string; line: number }): PrintedTest {
    const known = this.#tests.find(
      ({ id, status, text }) => id.name === title && status === 'failed' && text === undefined,
    )
    const suite = known === undefined ? this.#failedSuites.find(each => each.title === title) : undefined
    const id =
      suite === undefined
        ? { framework: 'node', file, suite: [], name: title }
        : { framework: 'node', file, suite: [...suite.suite, title], name: '' }
    const test = known ?? new PrintedTest(id, 'failed')
    if (id.name === '') test.kind = 'error'
    if (known === undefined) this.#tests.push(test)
    else test.id = { ...test.id, file }
    test.line = line
    return test
  }
}

function statusOf(mark: string, directive: string | undefined): TestCase['status'] {
  if (mark === '﹣' || mark === '⚠' || directive !== undefined) return 'skipped'
  return mark === '✔' ? 'passed' : 'failed'
}
