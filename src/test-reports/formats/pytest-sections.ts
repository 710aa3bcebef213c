import type { TestId } from '../../domain/model/test-case.ts'
import { addToGroup } from '../../domain/text/grouping.ts'
import { added, type Counted } from '../console/printed-run.ts'
import { TestOutput } from '../capped-text.ts'

const BEGIN = /^=+ (?:FAILURES|ERRORS) =+$/
const OTHER = /^=+ \S.{0,300} =+$/
/** Lines of a section that state the error: `E   ValueError: no`. */
const ERROR = /^E(?: {3}(?<text>.*))?$/
/** Message of a doctest, which has no marks: both texts, or an exception. */
const DOCTEST = /^Expected(?: nothing|:\n(?: .*\n){1,40})\n?Got:\n(?: .*(?:\n|$)){1,40}|^UNEXPECTED EXCEPTION: .*$/m
/** Maximum lines of a message. */
const MAX_LINES = 40

/** The last line of a run, with or without its frame: `== 2 failed, 708 passed in 11.9s ==`. */
const ENDED = /^(?:=+ )?(?=\d)(?<counts>\d[\w ,]{0,300}) in \d[\d.]{0,20}s(?: \([\d:, a-z]{1,40}\))?(?: =+)?$/
/** A count in it. Tests that are left out, and warnings, are none. */
const COUNT = /(?<number>\d{1,9}) (?<what>passed|failed|errors?|skipped|xfailed|xpassed)\b/g

/** A section of pytest's output about one failure. */
export interface PytestSection {
  /** The error's own lines; empty if the style of the traceback does not mark them. */
  readonly message: string
  readonly text: string
}

interface OpenSection {
  readonly output: TestOutput
  /** Lines of the last error. An exception that caused another one comes before it. */
  error: string[]
  isInError: boolean
}

/**
 * Reads the sections about failures, which pytest prints above its summary. The summary has one line for each failure,
 * cut at the width of the terminal.
 */
export class PytestSections {
  readonly #sections = new Map<string, OpenSection[]>()
  #isWithin = false
  #open: OpenSection | undefined
  #counted: Counted | undefined

  /** Counts of the last lines of its runs; undefined if there is none. */
  get counted(): Counted | undefined {
    return this.#counted
  }

  /** @returns true if the line belongs to a section, where what a test printed may look like a result */
  add(line: string): boolean {
    if (BEGIN.test(line)) this.#isWithin = true
    else if (OTHER.test(line)) this.#isWithin = false
    else if (this.#isWithin && ENDED.test(line)) this.#isWithin = false
    else if (this.#isWithin) {
      this.#addLine(line)
      return true
    }
    this.#open = undefined
    this.#count(line)
    return false
  }

  #count(line: string): void {
    const counts = ENDED.exec(line)?.groups?.counts
    if (counts === undefined) return
    const found = [...counts.matchAll(COUNT)].map(({ groups: { number = '', what = '' } = {} }) => ({ number, what }))
    if (found.length === 0) return
    const of = (pattern: RegExp) =>
      found.reduce((sum, { number, what }) => sum + (pattern.test(what) ? Number(number) : 0), 0)
    const [passed, failed, skipped] = [of(/^x?passed$/), of(/^(?:failed|errors?)$/), of(/^(?:skipped|xfailed)$/)]
    this.#counted = added(this.#counted, { passed, failed, skipped })
  }

  /** Return the section about a failed test, and the next one for the next test of that name. */
  take({ file, suite, name }: TestId): PytestSection | undefined {
    const title = [...suite, name].join('.')
    const titles =
      name === ''
        ? [`ERROR collecting ${file}`]
        : [title, `[doctest] ${title}`, `ERROR at setup of ${title}`, `ERROR at teardown of ${title}`]
    const section = titles
      .map(each => this.#sections.get(each))
      .find(each => each !== undefined && each.length > 0)
      ?.shift()
    if (section === undefined) return undefined
    const text = section.output.text().trimEnd()
    return { message: outdented(section.error) || (DOCTEST.exec(text)?.[0] ?? '').trimEnd(), text }
  }

  #addLine(line: string): void {
    const title = titleIn(line)
    if (title !== undefined) {
      this.#open = { output: new TestOutput(), error: [], isInError: false }
      addToGroup(this.#sections, title, this.#open)
      return
    }
    if (this.#open === undefined) return
    this.#open.output.add(`${line}\n`)
    const error = ERROR.exec(line)
    if (error !== null && !this.#open.isInError) this.#open.error = []
    this.#open.isInError = error !== null
    if (error !== null && this.#open.error.length < MAX_LINES) this.#open.error.push(error.groups?.text ?? '')
  }
}

/** Join lines without the indentation of the first one. */
function outdented(lines: readonly string[]): string {
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? ''
  return lines
    .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
    .join('\n')
    .trimEnd()
}

/** Return the title of `____ TestCart.test_total[1] ____`. A long title has one line at each side. */
function titleIn(line: string): string | undefined {
  const [begin, end] = [line.indexOf(' '), line.lastIndexOf(' ')]
  if (begin < 1 || end <= begin || !/^_+$/.test(line.slice(0, begin)) || !/^_+$/.test(line.slice(end + 1)))
    return undefined
  return line.slice(begin + 1, end)
}
