import type { TestOutput } from '../capped-text.ts'
import { isMochaHook } from '../title-path.ts'
import { type Counted, PrintedTest, type PrintedRun, type RunOutput, SuitePath } from './printed-run.ts'

const PASSED = /^(?<indent> {2,})[✔✓√] (?<title>\S.*?)(?: \((?<time>\d{1,9})ms\))?$/
const PENDING = /^(?<indent> {2,})- (?<title>\S.*)$/
/** A failed test, and below the counts the first line of its failure. */
const FAILED = /^(?<indent> {2,})(?<number>\d{1,9})\) (?<title>\S.*)$/
const SUITE = /^(?<indent> {2,})(?<title>\S.*)$/
const COUNT = /^ {2}(?<count>\d{1,9}) (?<what>passing|pending|failing)(?: \(\d+m?s?\))?$/
/** The stack, or a diff of both values. */
const STACK = /^\s+at |^\s*\+ expected - actual$/

/** Reads what mocha prints. */
export class MochaOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  readonly #failed = new Map<number, PrintedTest>()
  readonly #suites = new SuitePath()
  #counts: Record<string, number> | undefined
  /** Number of the failure that is being read, its titles until the last one, and its text. */
  #number = 0
  #titles: string[] | undefined
  #text: TestOutput | undefined

  add(line: string): boolean {
    const { count, what } = COUNT.exec(line)?.groups ?? {}
    if (what !== undefined) {
      this.#counts = { ...this.#counts, [what]: Number(count) }
    } else if (this.#counts === undefined) this.#addToTree(line)
    else if (this.#counts.failing !== undefined) this.#addToFailures(line)
    // Only the counts tell its lines from those of others, and come last.
    return false
  }

  end(): PrintedRun | undefined {
    if (this.#counts?.passing === undefined) return undefined
    const { passing: passed = 0, failing: failed = 0, pending: skipped = 0 } = this.#counts
    const counted: Counted = { passed, failed, skipped }
    return { framework: 'mocha', cases: this.#tests.map(test => test.toCase(STACK)), counted }
  }

  #addToTree(line: string): void {
    const passed = PASSED.exec(line)?.groups
    const pending = PENDING.exec(line)?.groups
    const failed = FAILED.exec(line)?.groups
    const { indent = '', title = '' } = passed ?? pending ?? failed ?? SUITE.exec(line)?.groups ?? {}
    if (title === '') return
    const above = this.#suites.above(indent.length)
    if (passed !== undefined) this.#add([...above, title], 'passed', Number(passed.time ?? 0))
    else if (pending !== undefined) this.#add([...above, title], 'skipped')
    else if (failed !== undefined) this.#failed.set(Number(failed.number), this.#add([...above, title], 'failed'))
    else this.#suites.open(indent.length, title)
  }

  #addToFailures(line: string): void {
    const { number, title = '' } = FAILED.exec(line)?.groups ?? {}
    if (number !== undefined && line.startsWith(`  ${number}`) && Number(number) === this.#number + 1) {
      this.#number += 1
      this.#titles = []
      this.#text = undefined
      this.#addTitle(title)
    } else if (this.#titles !== undefined) this.#addTitle(line.trim())
    else this.#text?.add(`${line}\n`)
  }

  /** The last title ends with a colon. Other reporters than the one for people name the failed tests only here. */
  #addTitle(title: string): void {
    this.#titles?.push(title.endsWith(':') ? title.slice(0, -1) : title)
    if (!title.endsWith(':')) return
    const test = this.#failed.get(this.#number) ?? this.#add(this.#titles ?? [], 'failed')
    this.#text = test.explain()
    this.#titles = undefined
  }

  /** Add a test. A failed hook is a failure of its suite. */
  #add(titles: readonly string[], status: PrintedTest['status'], durationMs = 0): PrintedTest {
    const name = titles.at(-1) ?? ''
    const isHook = status === 'failed' && isMochaHook(name)
    const id = { framework: 'mocha', file: '', suite: titles.slice(0, -1), name: isHook ? '' : name }
    const test = new PrintedTest(id, status, durationMs)
    if (isHook) test.kind = 'error'
    this.#tests.push(test)
    return test
  }
}
