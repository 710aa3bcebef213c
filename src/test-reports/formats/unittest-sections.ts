import type { TestId } from '../../domain/model/test-case.ts'
import { addToGroup } from '../../domain/text/grouping.ts'
import { TestOutput } from '../capped-text.ts'
import { added, type Counted, countedOf } from '../console/printed-run.ts'
import { resultIn } from './result-lines.ts'

/** Lines around the heading of a section, and below its text. Source: TextTestResult.printErrorList of unittest. */
const ABOVE = /^={70}$/
const BELOW = /^-{70}$/
const HEADING = /^(?:FAIL|ERROR): /
/** Lines of a traceback: a frame and its code, marks below the code, notes about frames that repeat. */
const FRAME = /^ {2}\S|^ {4}|^Traceback \(most recent call last\):$/
/** Heading of the output of a test, with --buffer. */
const PRINTED = /^Std(?:out|err):$/
/** The summary: "Ran 3 tests in 0.001s", "FAILED (failures=1, skipped=1)". */
const RAN = /^Ran (?<ran>\d{1,9}) tests? in \d/
const ENDED = /^(?:OK|FAILED)(?: \((?<counts>\w[\w =,]{1,200})\))?$/
/** Maximum lines of a message. */
const MAX_LINES = 40

/** A section of unittest's output about one failure. */
export interface UnittestSection {
  readonly message: string
  readonly text: string
}

/** Reads the sections about failures that unittest prints above its summary. */
export class UnittestSections {
  readonly #sections = new Map<string, TestOutput[]>()
  /** Output of the open section; it begins below its second line of dashes. */
  #open: TestOutput | undefined
  #isHeading = false
  #isWithin = false
  /** Tests of the run whose summary is being read. */
  #ran = 0
  #counted: Counted | undefined
  #all = 0

  /** Counts of the summaries of its runs; undefined if there is none. */
  get counted(): Counted | undefined {
    return this.#counted
  }

  /** Tests of all runs: a test with subtests fails several times, and a failed set-up is none. */
  get all(): number {
    return this.#all
  }

  /** @returns true if the line belongs to a section, where what a test printed may look like a result */
  add(line: string): boolean {
    if (ABOVE.test(line)) {
      this.#isHeading = true
      this.#isWithin = false
      return true
    }
    if (this.#isHeading) {
      this.#isHeading = false
      const test = HEADING.test(line) ? resultIn(line) : undefined
      if (test !== undefined) this.#begin(test.id)
      return false
    }
    this.#count(line)
    if (this.#open === undefined) return false
    if (!BELOW.test(line)) {
      if (this.#isWithin) this.#open.add(`${line}\n`)
      return this.#isWithin
    }
    // The next such line is above the summary.
    if (this.#isWithin) this.#open = undefined
    this.#isWithin = !this.#isWithin
    return true
  }

  /** Return the section about a failed test. */
  take(id: TestId): UnittestSection | undefined {
    const text = this.#sections.get(keyOf(id))?.shift()?.text().trimEnd()
    return text === undefined ? undefined : { message: messageIn(text), text }
  }

  #count(line: string): void {
    this.#ran = Number(RAN.exec(line)?.groups?.ran ?? this.#ran)
    const ended = ENDED.exec(line)?.groups
    if (ended === undefined || this.#ran === 0) return
    const of = (name: string) =>
      Number(
        ended.counts
          ?.split(', ')
          .find(each => each.startsWith(`${name}=`))
          ?.slice(name.length + 1) ?? 0,
      )
    const failed = of('failures') + of('errors') + of('unexpected successes')
    this.#counted = added(this.#counted, countedOf(this.#ran, { failed, skipped: of('skipped') }))
    this.#all += this.#ran
    this.#ran = 0
  }

  #begin(id: TestId): void {
    this.#open = new TestOutput()
    addToGroup(this.#sections, keyOf(id), this.#open)
  }
}

/** Find the error below the last traceback: one that caused another comes before it. */
function messageIn(text: string): string {
  const lines = text.split('\n')
  const printed = lines.findIndex(line => PRINTED.test(line))
  const own = printed < 0 ? lines : lines.slice(0, printed)
  const last = own.findLastIndex(line => /^ {2}File "/.test(line))
  const from = own.findIndex((line, index) => index > last && line.trim() !== '' && !FRAME.test(line))
  return from < 0
    ? ''
    : own
        .slice(from, from + MAX_LINES)
        .join('\n')
        .trim()
}

function keyOf({ file, suite, name }: TestId): string {
  return [file, ...suite, name].join('\0')
}
