import type { TestCase } from '../../domain/model/test-case.ts'
import type { TestOutput } from '../capped-text.ts'
import {
  added,
  type Counted,
  countedOf,
  PrintedTest,
  type PrintedRun,
  type RunOutput,
  withoutType,
} from './printed-run.ts'

/** A test that ended: "ex.CartTest > total() FAILED". Classes in classes and names of parameters stand between. */
const ENDED =
  /^(?<class>(?:\w{1,100}\.){0,20}[\p{Lu}_][\w$]{0,200})(?<path>(?: > [^>\n]{1,400}){1,9}) (?<status>PASSED|FAILED|SKIPPED)$/u
const SUM = /^(?<tests>\d{1,9}) tests? completed(?:, (?<failed>\d{1,9}) failed)?(?:, (?<skipped>\d{1,9}) skipped)?$/
/** A class as a whole. */
const WHOLE = /^(?:classMethod|initializationError|executionError)$/
/** A frame, or a second exception. */
const FRAME = /^\s{1,9}at |^\s{0,9}Caused by:/

const STATUS: Readonly<Record<string, TestCase['status']>> = { PASSED: 'passed', FAILED: 'failed', SKIPPED: 'skipped' }

/** Reads what Gradle prints. By default it names only tests that failed, and of their errors the type and the place. */
export class GradleOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  #text: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const ended = ENDED.exec(line)?.groups
    const sum = SUM.exec(line)?.groups
    if (ended !== undefined) this.#end(ended)
    // The text is indented; what the tests print stands between.
    else if (/^ {4}|^$/.test(line)) this.#text?.add(`${line}\n`)
    else this.#text = undefined
    if (sum !== undefined) this.#count(sum)
    return ended !== undefined || sum !== undefined || this.#text !== undefined
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0) return undefined
    return {
      framework: 'gradle',
      cases: this.#tests.map(test => withoutType(test.toCase(FRAME))),
      counted: this.#counted,
    }
  }

  #end({ class: where = '', path = '', status = '' }: Readonly<Record<string, string | undefined>>): void {
    const titles = path.split(' > ').slice(1)
    const name = (titles.at(-1) ?? '').replace(/\(\)$/, '')
    const id = {
      framework: 'gradle',
      file: '',
      suite: [where, ...titles.slice(0, -1)],
      name: WHOLE.test(name) ? '' : name,
    }
    const test = new PrintedTest(id, STATUS[status] ?? 'failed')
    this.#tests.push(test)
    this.#text = test.status === 'failed' ? test.explain() : undefined
  }

  #count({ tests, failed = '0', skipped = '0' }: Readonly<Record<string, string | undefined>>): void {
    const counted = countedOf(Number(tests), { failed: Number(failed), skipped: Number(skipped) })
    this.#counted = added(this.#counted, counted)
  }
}
