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

const BANNER = /^PHPUnit \d{1,3}\.\d/
/** The beginning of a list: "There were 2 failures:". Lists of warnings and risky tests are no failures. */
const LIST = /^There (?:was|were) \d{1,9} (?<what>\S.{0,60}?):$/
const FAILED = /^\d{1,9}\) (?<class>[\w\\]{1,300})::(?<name>\S.{0,1000})$/
const COUNTS = /^Tests: (?<tests>\d{1,9}), (?:Assertions|Errors|Failures): \d.{0,200}\.$/
const COUNT = /\b((?:PHPUnit )?[A-Z][a-z]{1,20}): (\d{1,9})/g
const NOTHING = /^No tests executed!$/
/** An error that ends PHP, and with it the run. */
const FATAL = /^[.FEWRSIND]{0,100}(?:PHP )?Fatal error: {1,9}\S/
const ALL_PASSED = /^OK \((?<tests>\d{1,9}) tests?, \d{1,9} assertions?\)$/
/** The place of a failure, the trace of an error in a set-up, or an exception behind it. */
const FRAME = /^\/?\S{1,400}\.php:\d{1,9}$|^Stack trace:$|^Caused by$/

/** Reads what PHPUnit prints. It names no test that passed. */
export class PhpunitOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  #isOpen = false
  #list = ''
  /** Lines that may be the end of a list. */
  #held = ''
  #text: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    if (BANNER.test(line)) this.#isOpen = true
    if (!this.#isOpen) return false
    if (FATAL.test(line)) return this.#breakOff(line)
    const list = LIST.exec(line)?.groups?.what
    const failed = /^(?:PHPUnit )?(?:failure|error)/.test(this.#list) ? FAILED.exec(line)?.groups : undefined
    if (list !== undefined) this.#open(list)
    else if (failed !== undefined) this.#fail(failed)
    else if (COUNTS.test(line)) this.#count(line)
    else if (ALL_PASSED.test(line)) this.#passAll(Number(ALL_PASSED.exec(line)?.groups?.tests))
    else if (NOTHING.test(line)) this.#end()
    else this.#addText(line)
    return list !== undefined || failed !== undefined || this.#text !== undefined
  }

  /** Add a line. One of two dashes ends a list, or is a part of a diff: what follows tells. */
  #addText(line: string): void {
    if (this.#text === undefined) return
    if (line === '--' || (this.#held !== '' && line === '')) {
      this.#held += `${line}\n`
      return
    }
    this.#text.add(`${this.#held}${line}\n`)
    this.#held = ''
  }

  /** Make a failed case of what ended the run. */
  #breakOff(line: string): true {
    const test = outsideTests('phpunit')
    test.explain().add(line)
    this.#tests.push(test)
    this.#end()
    return true
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    return { framework: 'phpunit', cases: this.#tests.map(test => test.toCase(FRAME)), counted: this.#counted }
  }

  #open(list: string): void {
    this.#list = list
    this.#held = ''
    this.#text = undefined
  }

  #fail({ class: where = '', name = '' }: Readonly<Record<string, string | undefined>>): void {
    const test = new PrintedTest({ framework: 'phpunit', file: '', suite: [where], name }, 'failed')
    if (this.#list.includes('error')) test.kind = 'error'
    this.#tests.push(test)
    this.#held = ''
    this.#text = test.explain()
  }

  #count(line: string): void {
    const counts = new Map([...line.matchAll(COUNT)].map(([, what = '', number]) => [what, Number(number)]))
    const of = (what: string) => counts.get(what) ?? 0
    const failed = of('Errors') + of('Failures')
    const skipped = of('Skipped') + of('Incomplete')
    this.#counted = added(this.#counted, countedOf(of('Tests'), { failed, skipped }))
    this.#end()
  }

  #passAll(passed: number): void {
    this.#counted = added(this.#counted, { passed, failed: 0, skipped: 0 })
    this.#end()
  }

  #end(): void {
    this.#open('')
    this.#isOpen = false
  }
}
