import type { TestCase } from '../../domain/model/test-case.ts'
import { addToGroup } from '../../domain/text/grouping.ts'
import type { TestOutput } from '../capped-text.ts'
import { added, type Counted, outsideTests, PrintedTest, type PrintedRun, type RunOutput } from './printed-run.ts'

/** A test that ended: "  ✔ cart › adds (12ms)", "  ✘ [fail]: cart › adds". With one file it is named without that. */
const ENDED =
  /^ {2}(?<mark>[✔✘]|-) (?:\[(?<what>fail|skip|todo|expected fail)\]: )?(?<title>\S.{0,1000}?)(?: \([\d.]{1,12}m?s\))?$/
const RULE = /^ {2}─$/
const COUNT =
  /^ {2}(?<count>\d{1,9}) (?:tests? |known )?(?<what>passed|failed|skipped|todo|failures?|uncaught exceptions?|unhandled rejections?)$/
/** A frame below a failure. */
const FRAME = /^\s{0,9}› /
/** The place and the code between a title and what differs: "seats.test.js:4", "   4: test(…)". */
const CODE = /^\S{1,400}:\d{1,9}$|^\s{0,9}\d{1,6}: /

/** Reads what ava prints by default. */
export class AvaOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  /** Failed tests that the list has not explained yet, by their titles. */
  readonly #unexplained = new Map<string, PrintedTest[]>()
  /** True in the list behind the first rule. */
  #isInFailures = false
  #text: TestOutput | undefined
  #counted: Counted | undefined
  /** Failures that are about no test. */
  #outside = 0

  add(line: string): boolean {
    const ended = this.#isInFailures ? undefined : ENDED.exec(line)?.groups
    const count = COUNT.exec(line)?.groups
    if (RULE.test(line)) this.#rule()
    else if (count !== undefined) this.#count(count)
    else if (ended !== undefined) this.#end(ended)
    else if (this.#isInFailures) this.#explain(line.slice(2))
    // A mark may be another runner's; only the counts are its own, and come last.
    return false
  }

  end(): PrintedRun | undefined {
    const counted = this.#counted
    if (counted === undefined || !this.#isInFailures) return undefined
    const cases = this.#tests.map(test => test.toCase(FRAME)).map(withMessage)
    return { framework: 'ava', cases, counted: { ...counted, failed: counted.failed + this.#outside } }
  }

  #end({ mark, what, title = '' }: Readonly<Record<string, string | undefined>>): void {
    const titles = title.split(' › ')
    const id = { framework: 'ava', file: '', suite: titles.slice(0, -1), name: titles.at(-1) ?? '' }
    const status = mark === '✘' && what === 'fail' ? 'failed' : mark === '✔' ? 'passed' : 'skipped'
    // "✘ a.test.js exited due to an uncaught exception" and the like are about no test.
    if (mark === '✘' && what === undefined) return this.#failOutside(title)
    const test = new PrintedTest(id, status)
    this.#tests.push(test)
    if (status === 'failed') addToGroup(this.#unexplained, title, test)
  }

  #failOutside(said: string): void {
    const file = /^(?<file>\S{1,400}\.[cm]?[jt]sx?) /.exec(said)?.groups?.file ?? ''
    const test = outsideTests('ava', { file })
    test.explain().add(said)
    this.#tests.push(test)
    this.#outside += 1
  }

  #rule(): void {
    this.#isInFailures = true
    this.#text = undefined
  }

  #explain(line: string): void {
    const test = this.#unexplained.get(line.trim())?.shift()
    if (test !== undefined) this.#text = test.explain()
    else this.#text?.add(`${line}\n`)
  }

  #count({ count, what = '' }: Readonly<Record<string, string | undefined>>): void {
    const of = { passed: 0, failed: 0, skipped: 0 }
    if (what === 'passed' || what === 'failed') of[what] = Number(count)
    else if (what === 'skipped' || what === 'todo') of.skipped = Number(count)
    // Those are named above, by their files.
    else if (/exception|rejection/.test(what) && this.#outside === 0) of.failed = Number(count)
    this.#counted = added(this.#counted, of)
    this.#text = undefined
  }
}

/** Leave out the place and the code above what differs. */
function withMessage(testCase: TestCase): TestCase {
  const problems = testCase.problems.map(problem => {
    const lines = problem.message.split('\n').filter(line => !CODE.test(line))
    return { ...problem, message: lines.join('\n').trim() }
  })
  return { ...testCase, problems }
}
