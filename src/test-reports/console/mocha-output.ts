import type { TestCase } from '../../domain/model/test-case.ts'
import type { TestOutput } from '../capped-text.ts'
import { isMochaHook } from '../title-path.ts'
import { added, type Counted, PrintedTest, type PrintedRun, type RunOutput, SuitePath } from './printed-run.ts'

const PASSED = /^(?<indent> {2,})[✔✓√] (?<title>\S.*?)(?: \((?<time>\d{1,9})ms\))?$/
const PENDING = /^(?<indent> {2,})- (?<title>\S.*)$/
/** A failed test, and below the counts the first line of its failure. */
const FAILED = /^(?<indent> {2,})(?<number>\d{1,9})\) (?<title>\S.*)$/
const SUITE = /^(?<indent> {2,})(?<title>\S.*)$/
const COUNT = /^ {2}(?<count>\d{1,9}) (?<what>passing|pending|failing)(?: \(\d+m?s?\))?$/
/** The stack, or a diff of both values. */
const STACK = /^\s+at |^\s*\+ expected - actual$/

/** Tests as the reporter for people lists them, above the counts. */
class Tree {
  readonly tests: PrintedTest[] = []
  /** Failed tests by their numbers. */
  readonly failed = new Map<number, PrintedTest>()
  readonly #suites = new SuitePath()

  addLine(line: string): void {
    const passed = PASSED.exec(line)?.groups
    const pending = PENDING.exec(line)?.groups
    const failed = FAILED.exec(line)?.groups
    const { indent = '', title = '' } = passed ?? pending ?? failed ?? SUITE.exec(line)?.groups ?? {}
    if (title === '') return
    const titles = [...this.#suites.above(indent.length), title]
    if (passed !== undefined) this.add(titles, 'passed', Number(passed.time ?? 0))
    else if (pending !== undefined) this.add(titles, 'skipped')
    else if (failed !== undefined) this.failed.set(Number(failed.number), this.add(titles, 'failed'))
    else this.#suites.open(indent.length, title)
  }

  /** Add a test. A failed hook is a failure of its suite. */
  add(titles: readonly string[], status: PrintedTest['status'], durationMs = 0): PrintedTest {
    const name = titles.at(-1) ?? ''
    const isHook = status === 'failed' && isMochaHook(name)
    const id = { framework: 'mocha', file: '', suite: titles.slice(0, -1), name: isHook ? '' : name }
    const test = new PrintedTest(id, status, durationMs)
    if (isHook) test.kind = 'error'
    this.tests.push(test)
    return test
  }
}

/** Reads what mocha prints. */
export class MochaOutput implements RunOutput {
  readonly #cases: TestCase[] = []
  #counted: Counted | undefined
  #tree = new Tree()
  /** The tree of what may be another run, behind the counts. */
  #next = new Tree()
  #counts: Record<string, number> = {}
  /** Number of the failure that is being read, its titles until the last one, and its text. */
  #number = 0
  #titles: string[] | undefined
  #text: TestOutput | undefined

  add(line: string): boolean {
    const { count, what } = COUNT.exec(line)?.groups ?? {}
    if (what === 'passing' && this.#counts.passing !== undefined) this.#close()
    if (what !== undefined) this.#counts[what] = Number(count)
    else if (this.#counts.passing === undefined) this.#tree.addLine(line)
    else {
      this.#next.addLine(line)
      if (this.#counts.failing !== undefined) this.#addToFailures(line, this.#counts.failing)
    }
    // Only the counts tell its lines from those of others, and come last.
    return false
  }

  end(): PrintedRun | undefined {
    if (this.#counts.passing === undefined) return undefined
    this.#close()
    // Other runners count like mocha. It names each failed test twice.
    const isNamed = this.#cases.some(({ status }) => status === 'failed')
    if (!isNamed && (this.#counted?.failed ?? 0) > 0) return undefined
    return { framework: 'mocha', cases: this.#cases, counted: this.#counted }
  }

  /** End a run. What was printed behind its counts is the tree of the next one. */
  #close(): void {
    const { passing: passed = 0, failing: failed = 0, pending: skipped = 0 } = this.#counts
    this.#counted = added(this.#counted, { passed, failed, skipped })
    this.#cases.push(...this.#tree.tests.map(test => test.toCase(STACK)))
    this.#tree = this.#next
    this.#next = new Tree()
    this.#counts = {}
    this.#number = 0
    this.#titles = this.#text = undefined
  }

  #addToFailures(line: string, failing: number): void {
    const { number, title = '' } = FAILED.exec(line)?.groups ?? {}
    const isNext = number !== undefined && line.startsWith(`  ${number}`) && Number(number) === this.#number + 1
    if (isNext && this.#number < failing) {
      this.#number += 1
      this.#titles = []
      this.#text = undefined
      this.#next = new Tree()
      this.#addTitle(title)
    } else if (this.#titles !== undefined) this.#addTitle(line.trim())
    else this.#text?.add(`${line}\n`)
  }

  /** The last title ends with a colon. Other reporters than the one for people name the failed tests only here. */
  #addTitle(title: string): void {
    this.#titles?.push(title.endsWith(':') ? title.slice(0, -1) : title)
    if (!title.endsWith(':')) return
    const test = this.#tree.failed.get(this.#number) ?? this.#tree.add(this.#titles ?? [], 'failed')
    this.#text = test.explain()
    this.#titles = undefined
  }
}
