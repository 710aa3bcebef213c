import type { TestCase } from '../../domain/model/test-case.ts'
import type { TestOutput } from '../capped-text.ts'
import {
  added,
  type Counted,
  countsIn,
  outsideTests,
  PrintedTest,
  type PrintedRun,
  type RunOutput,
} from './printed-run.ts'

const BANNER = /^ ?(?:RUN|DEV) {1,3}v\d+\.\d/
/** A file and its counts: " ❯ unit test/a.test.ts (7 tests | 3 failed) 29ms". */
const FILE = /^ [✓❯×↓] (?:\|[^|]{1,80}\| | ?\S+ {2})?(?<file>\S+\.[cm]?[jt]sx?) \(\d[^()]{0,120}\)/
/** A test below its file, or behind it: " ✓ test/a.test.ts > add > adds 3ms". */
const TEST =
  /^ +(?<mark>[✓×↓□]) (?:\|[^|]{1,80}\| | ?\S+ {2})?(?:(?<file>\S+\.[cm]?[jt]sx?) > )?(?<title>\S.*?)(?<again> \(retry x\d+\))?(?:(?<=\S) {1,9}(?<time>\d{1,9}) ?ms)?$/
/** The heading of a failure. One text stands below the headings of all tests that fail alike. */
const FAILURE = /^ FAIL {1,3}(?:\|[^|]{1,80}\| | ?\S+ {2})?(?<file>\S+\.[cm]?[jt]sx?)(?: > (?<title>\S.*)| \[ \S+ \])$/
const SECTION = /^⎯{3,60} (?<title>\S.*?) ⎯{3,60}$/
const RULE = /^⎯{10,60}(?:\[\d+\/\d+\]⎯)?$/
/** The title of an error that was caught outside of the tests, and the line below it that names the file that ran. */
const OUTSIDE = /^(?:Unhandled (?:Rejection|Error)|Uncaught Exception)$/
const ORIGIN = /^This error originated in "(?<file>[^"]{1,500})" test file\./
const TESTS = /^ {2,20}Tests {2}(?:\d.*\(\d+\)|no tests)$/
const UNHANDLED = /^ {2,20}Errors {2}(?<count>\d{1,9}) errors?$/
const END = /^ {2,20}Duration {2}\d/
/** A frame, or the code that failed. */
const FRAME = /^\s*❯ |^\s*\d+\|/

const STATUS: Readonly<Record<string, TestCase['status']>> = { '✓': 'passed', '×': 'failed' }

/**
 * Reads what vitest prints. Its default reporter names the tests of files with failures only, some without their
 * suites.
 */
export class VitestOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  /** Failed tests that are named without their suites. */
  readonly #abridged = new Set<PrintedTest>()
  #file = ''
  /** Tests whose headings were read, and the text below them. */
  #heads: PrintedTest[] = []
  #texts: TestOutput[] = []
  #isOfSuites = false
  #counted: Counted | undefined
  #unhandled = 0
  #isOpen = false

  add(line: string): boolean {
    if (BANNER.test(line) || FAILURE.test(line) || FILE.test(line)) this.#isOpen = true
    if (!this.#isOpen) return false
    const failure = FAILURE.exec(line)?.groups
    const section = SECTION.exec(line)?.groups?.title
    if (failure !== undefined) this.#head(failure.file ?? '', failure.title)
    else if (section !== undefined) this.#section(section)
    else if (RULE.test(line)) this.#heads = this.#texts = []
    else if (ORIGIN.test(line)) this.#place(ORIGIN.exec(line)?.groups?.file ?? '')
    else if (TESTS.test(line)) this.#counted = added(this.#counted, countsIn(line))
    else if (UNHANDLED.test(line)) this.#unhandled += Number(UNHANDLED.exec(line)?.groups?.count ?? 0)
    else if (END.test(line)) this.#isOpen = false
    else if (this.#heads.length > 0) this.#addText(line)
    else this.#addTest(line)
    return true
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    const counted = this.#counted && { ...this.#counted, failed: this.#counted.failed + this.#unhandled }
    return { framework: 'vitest', cases: this.#tests.map(test => test.toCase(FRAME)), counted }
  }

  #section(title: string): void {
    this.#isOfSuites = title.startsWith('Failed Suites')
    this.#heads = this.#texts = []
    if (!OUTSIDE.test(title)) return
    const test = outsideTests('vitest', { suite: [title] })
    this.#tests.push(test)
    this.#heads = [test]
  }

  /** Name the file of an error outside of the tests: the last thing that is said of it. */
  #place(file: string): void {
    for (const test of this.#heads) test.id = { ...test.id, file }
    this.#heads = this.#texts = []
  }

  #addText(line: string): void {
    if (this.#texts.length === 0 && line.trim() === '') return
    if (this.#texts.length === 0) this.#texts = this.#heads.map(test => test.explain())
    for (const text of this.#texts) text.add(`${line}\n`)
  }

  #addTest(line: string): void {
    const file = FILE.exec(line)?.groups?.file
    if (file !== undefined) {
      this.#file = file
      return
    }
    const { mark = '', title = '', time, again, file: own } = TEST.exec(line)?.groups ?? {}
    if (title === '' || (own === undefined && this.#file === '')) return
    const titles = title.split(' > ')
    const id = { framework: 'vitest', file: own ?? this.#file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' }
    const test = new PrintedTest(id, STATUS[mark] ?? 'skipped', Number(time ?? 0))
    test.flaky = again !== undefined && test.status === 'passed'
    if (own === undefined && test.status === 'failed') this.#abridged.add(test)
    this.#tests.push(test)
  }

  #head(file: string, title: string | undefined): void {
    // The text of the tests before has begun: these are other ones.
    if (this.#texts.length > 0) this.#heads = this.#texts = []
    this.#heads = [...this.#heads, this.#failed(file, title?.split(' > ') ?? [])]
  }

  /** Find the failed test of a heading among those that were named above, or add it. */
  #failed(file: string, titles: readonly string[]): PrintedTest {
    const isSuite = this.#isOfSuites || titles.length === 0
    const id = isSuite
      ? { framework: 'vitest', file, suite: [...titles], name: '' }
      : { framework: 'vitest', file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' }
    const whole = titles.join(' > ')
    const isIt = (test: PrintedTest) => {
      const named = [...test.id.suite, test.id.name].join(' > ')
      return named === whole || (this.#abridged.has(test) && whole.endsWith(` > ${named}`))
    }
    const known = this.#tests.find(
      test =>
        test.id.file === file &&
        test.status === 'failed' &&
        test.text === undefined &&
        !this.#heads.includes(test) &&
        isIt(test),
    )
    const test = known ?? new PrintedTest(id, 'failed')
    test.id = id
    if (isSuite) test.kind = 'error'
    if (known === undefined) this.#tests.push(test)
    return test
  }
}
