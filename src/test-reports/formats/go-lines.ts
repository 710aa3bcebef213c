import type { TestCase } from '../../domain/model/test-case.ts'
import { GoBuilds } from './go-builds.ts'
import { GoPackage, type GoResult } from './go-package.ts'

/** A test that begins, waits, goes on or prints, with -v. */
const STEP = /^=== (?<step>RUN|PAUSE|CONT|NAME) +(?<test>\S.*)$/
/** A test that ended. A subtest is indented. Before Go 1.5 the unit of its time was written out. */
const RESULT = /^ {0,400}--- (?<word>PASS|FAIL|SKIP): (?<test>\S+)(?: \((?<time>[\d.]+) ?s(?:econds)?\))?$/
/** The same behind what the test printed without a line end. */
const PRINTED_BEFORE = /--- (?:PASS|FAIL|SKIP): (?<test>\S+) \([\d.]+ ?s(?:econds)?\)$/
/** A package that ended. */
const PACKAGE = /^(?<word>ok|FAIL)\s+(?<name>[\w.-]\S*)\s+(?:(?<time>[\d.]+)s|\(cached\)|(?<built>\[.*\]))/
/** A test that ran when the time was up, below "running tests:". */
const STILL_RUNNING = /^\s+(?<test>(?:Test|Example|Fuzz)\S*) \(\d[\dhms.µn]*\)$/
/** Lines that say nothing about a failure. */
const SILENT = /^(?:FAIL|PASS|exit status \d+|signal: .*|\s*)$/

const STATUS: Readonly<Record<string, TestCase['status']>> = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' }

/** Reads what `go test` prints for people, with and without -v. The line of a package comes after its tests. */
export class GoLines {
  readonly #builds = new GoBuilds()
  #package = new GoPackage()
  #cases: TestCase[] = []
  /** Test that ended last. Without -v its output follows its result, as the text of a panic always does. */
  #ended: ({ readonly test: string } & GoResult) | undefined
  /** Test that prints. */
  #current: string | undefined
  /** Last line that says something. It tells why a package failed that names no test. */
  #said = ''
  #saysFail = false
  readonly notRun: string[] = []

  /** True after a line about a test, until the line of its package. */
  get isInPackage(): boolean {
    return this.#current !== undefined || this.#cases.length > 0
  }

  /**
   * Read a line of any log.
   * @returns the cases of the package that ends with it; none for another line of `go test`; undefined if it may be
   * another runner's
   */
  add(line: string): readonly TestCase[] | undefined {
    const pkg = PACKAGE.exec(line)?.groups
    if (pkg !== undefined) return this.#endPackage(pkg)
    const step = STEP.exec(line)?.groups
    if (step !== undefined) return this.#step(step.step ?? '', step.test ?? '')
    const result = RESULT.exec(line)?.groups
    if (result !== undefined) {
      this.#begin(result.test ?? '')
      this.#ended = {
        test: result.test ?? '',
        status: STATUS[result.word ?? ''] ?? 'failed',
        durationMs: ms(result.time),
      }
      return []
    }
    if (this.isInPackage && (line === 'FAIL' || line === 'PASS')) {
      // All tests ended. What follows is the package's own.
      this.#finish()
      this.#current = undefined
      this.#saysFail = line === 'FAIL'
      this.#package.hasSummary ||= this.#saysFail
      return []
    }
    const behind = PRINTED_BEFORE.exec(line)
    if (behind !== null && this.#package.isRunning(behind.groups?.test ?? '')) {
      this.#package.print(`${line.slice(0, behind.index)}\n`, behind.groups?.test)
      return this.add(line.slice(behind.index))
    }
    if (!SILENT.test(line)) this.#said = line.trim()
    this.#builds.addLine(line)
    const running = this.#package.crash.startsWith('panic: test timed out')
      ? STILL_RUNNING.exec(line)?.groups?.test
      : ''
    if (running !== undefined && running !== '' && !this.#package.isRunning(running)) this.#package.run(running)
    if (this.isInPackage || this.#package.crash !== '' || /^(?:panic|fatal error): /.test(line))
      this.#package.print(`${line}\n`, this.#current)
    return undefined
  }

  /** @returns the cases of a package that no line has ended, and whether the output may have broken off in it */
  end(): { cases: readonly TestCase[]; brokeOff: boolean } {
    this.#finish()
    const hasFailed = this.#saysFail || this.#package.crash !== ''
    const brokeOff = this.#package.hasOpenTests && !hasFailed
    if (this.isInPackage && hasFailed) this.#fail('', 0)
    return { cases: [...this.#cases, ...this.#package.takeSilent()], brokeOff }
  }

  #step(step: string, test: string): readonly TestCase[] {
    if (step === 'RUN') {
      this.#finish()
      this.#package.run(test)
    } else if (step === 'PAUSE') this.#package.pause(test)
    this.#builds.endHeading()
    this.#current = test
    return []
  }

  /** Begin to read the output of a test that ended. */
  #begin(test: string): void {
    this.#finish()
    this.#builds.endHeading()
    if (!this.#package.isRunning(test)) this.#package.run(test)
    this.#current = test
  }

  /** Take the result of the test that ended last. */
  #finish(): void {
    if (this.#ended === undefined) return
    this.#cases.push(...this.#package.end(this.#ended.test, this.#ended))
    this.#ended = undefined
  }

  #buildError(name: string, built: string): string {
    const needed = built === '[build failed]' ? this.#builds.only() : ''
    return this.#builds.of(name) || needed || `FAIL ${name} ${built}`
  }

  #endPackage({ word, name = '', time, built }: Record<string, string | undefined>): readonly TestCase[] {
    this.#finish()
    this.#package.name = name
    // What ran within a package that passed has a result.
    if (word === 'FAIL') this.#fail(built === undefined ? '' : this.#buildError(name, built), ms(time))
    const cases = this.#cases.map(each => ({ ...each, id: { ...each.id, suite: [name] } }))
    this.#builds.endHeading()
    this.#package = new GoPackage()
    this.#cases = []
    this.#current = undefined
    this.#said = ''
    this.#saysFail = false
    return cases
  }

  #fail(build: string, durationMs: number): void {
    // Of a package that names no test only the last line is its own: others may print before it.
    if (!this.isInPackage && this.#package.crash === '') this.#package.print(`${this.#said}\n`)
    this.#package.openCrashed()
    this.#cases.push(...this.#package.fail(build, durationMs))
    if (this.#package.note !== undefined) this.notRun.push(this.#package.note)
  }
}

function ms(seconds: string | undefined): number {
  return Math.round(Number(seconds ?? 0) * 1000)
}
