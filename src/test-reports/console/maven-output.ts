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

/** The beginning of a class: the class of a test that Surefire 2 names without one. */
const CLASS =
  /^\[(?:ERROR|WARNING|INFO)\] Tests run: \d{1,9}, .{1,120} Time elapsed: .{1,60} -{1,2} in (?<class>[\w.$]{1,500})$/
/** The heading of a failure; its text follows: "[ERROR] ex.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!". */
const FAILED =
  /^\[ERROR\] (?<title>\S.{0,600}?)(?: --)? {1,2}Time elapsed: (?<time>[\d.,]{1,20}) s {1,2}<<< (?<kind>FAILURE|ERROR)!$/
/** A test with its class in brackets, as Surefire 2 has it of JUnit 4. */
const IN_BRACKETS = /^(?<name>.{1,500})\((?<class>[\w$]+(?:\.[\w$]+)+)\)$/
/** A class, and a test of it: a name that begins with a capital is the class itself. */
const WITH_CLASS = /^(?<class>(?:[\p{Ll}_]\w{0,100}\.){0,20}\p{Lu}[\w$]{0,200})(?:\.(?<name>\S.*))?$/u
/** The sum of a module, without a time. */
const SUM =
  /^\[(?:ERROR|WARNING|INFO)\] Tests run: (?<tests>\d{1,9}), Failures: (?<failures>\d{1,9}), Errors: (?<errors>\d{1,9}), Skipped: (?<skipped>\d{1,9})(?:, Flakes: \d{1,9})?$/
/** The list of tests that passed when they ran again, and a test in it. */
const FLAKES = /^\[WARNING\] Flakes: ?$/
const FLAKY = /^\[WARNING\] (?<title>[\w.$]{1,500})$/
const LEVEL = /^\[(?:ERROR|WARNING|INFO|DEBUG)\]/
/** A frame, or a second exception. */
const FRAME = /^\s{1,9}(?:at |Suppressed: |\.\.\. \d)|^Caused by: /

/** Reads what Surefire and Failsafe print. They name no test that passed. */
export class MavenOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  readonly #flaky = new Set<string>()
  #isInFlakes = false
  #class = ''
  #text: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const { title, time = '', kind = '' } = FAILED.exec(line)?.groups ?? {}
    const sum = SUM.exec(line)?.groups
    this.#class = CLASS.exec(line)?.groups?.class ?? this.#class
    this.#isInFlakes = FLAKES.test(line) || (this.#isInFlakes && !/^\[(?:ERROR|INFO)\] (?! )/.test(line))
    const flaky = this.#isInFlakes ? FLAKY.exec(line)?.groups?.title : undefined
    if (flaky !== undefined) this.#flaky.add(flaky)
    if (title !== undefined) this.#fail(title, { time, kind })
    else if (LEVEL.test(line)) this.#text = undefined
    else this.#text?.add(`${line}\n`)
    if (sum !== undefined) this.#count(sum)
    return title !== undefined || sum !== undefined || this.#text !== undefined
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    const cases = this.#tests.map(test => withoutType(test.toCase(FRAME))).map(each => this.#withFlake(each))
    return { framework: 'maven', cases, counted: this.#counted }
  }

  #withFlake(testCase: TestCase): TestCase {
    const { suite, name } = testCase.id
    return this.#flaky.has([...suite, name].join('.')) ? { ...testCase, status: 'passed', flaky: true } : testCase
  }

  #fail(title: string, { time, kind }: { time: string; kind: string }): void {
    const named = IN_BRACKETS.exec(title)?.groups ?? this.#inClass(title)
    const id = { framework: 'maven', file: '', suite: [named.class ?? ''], name: named.name ?? '' }
    const test = new PrintedTest(id, 'failed', Math.round(Number(time.replace(',', '')) * 1_000))
    if (kind === 'ERROR') test.kind = 'error'
    this.#tests.push(test)
    this.#text = test.explain()
  }

  #inClass(title: string): { class?: string; name?: string } {
    if (this.#class !== '' && title.startsWith(`${this.#class}.`))
      return { class: this.#class, name: title.slice(this.#class.length + 1) }
    const groups = WITH_CLASS.exec(title)?.groups
    // Surefire 2 names a test of JUnit 5 alone, and its class above it.
    return groups !== undefined && (title === this.#class || groups.name !== undefined)
      ? groups
      : { class: this.#class, name: title }
  }

  #count({ tests, failures, errors, skipped }: Readonly<Record<string, string | undefined>>): void {
    const failed = Number(failures) + Number(errors)
    this.#counted = added(this.#counted, countedOf(Number(tests), { failed, skipped: Number(skipped) }))
  }
}
