import { count } from '../../domain/text/wording.ts'

/** Errors of the XML parser that lose no test case: text around the document, and a second document after the first. */
const HARMLESS =
  /outside of root|only one root|XML declaration|processing instruction|string "\]\]>"|^(?:\d+:\d+: )?expected (?:one of|the name) |name\/value pairs/i

/** Counts the signs that a report is incomplete. */
export class ReportIntegrity {
  /** Documents in the report. */
  documents = 0
  /** Test cases without a name and without an outcome: pytest was interrupted within them. */
  interrupted = 0
  /** Failures and errors that a suite counts, and that neither it nor a suite within it names. */
  #unnamed = 0
  /** The open elements, outermost first. */
  #open: Count[] = []
  #errors = 0
  #firstError = ''

  /** Begin the document, or a suite within it. */
  openSuite(attributes: Readonly<Record<string, string>>): void {
    this.#open.push({ counted: countOf(attributes.failures) + countOf(attributes.errors), isExplained: false })
  }

  /** Note that a test case or the innermost open suite itself names a failure. */
  addFailure(): void {
    const innermost = this.#open.at(-1)
    if (innermost !== undefined) innermost.isExplained = true
  }

  closeSuite(): void {
    const closed = this.#open.pop()
    if (closed === undefined) return
    if (closed.counted > 0 && !closed.isExplained) {
      this.#unnamed += closed.counted
      closed.isExplained = true
    }
    // What a suite within has explained, the one around it counts again.
    if (closed.isExplained) this.addFailure()
  }

  addParserError(message: string): void {
    if (HARMLESS.test(message)) return
    this.#errors += 1
    this.#firstError ||= message.replace(/^\d+:\d+: /, '')
  }

  get isComplete(): boolean {
    return this.#errors === 0 && this.#unnamed === 0 && this.interrupted === 0
  }

  /** Describe each sign in a sentence. @param cases number of test cases that were read */
  notes(cases: number): string[] {
    const notes: string[] = []
    if (this.#errors > 0)
      notes.push(
        `It is not well-formed XML (${this.#firstError.replace(/\.$/, '')}); its ${cases} complete test cases were read.`,
      )
    if (this.#unnamed > 0) notes.push(`It counts ${count(this.#unnamed, 'failure')} that it does not name.`)
    if (this.interrupted > 0)
      notes.push(`It holds ${this.interrupted} test cases without a name: the run was interrupted.`)
    return notes
  }
}

/** Failures that an element counts. It must not look green if it names none of them. */
interface Count {
  readonly counted: number
  isExplained: boolean
}

function countOf(value: string | undefined): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : 0
}
