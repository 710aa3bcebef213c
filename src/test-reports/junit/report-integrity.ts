/** Errors of the XML parser that lose no test case: text around the document, and a second document after the first. */
const HARMLESS =
  /outside of root|only one root|XML declaration|processing instruction|string "\]\]>"|^(?:\d+:\d+: )?expected (?:one of|the name) |name\/value pairs/i

/** Counts the signs that a report is incomplete. */
export class ReportIntegrity {
  /** Documents in the report. */
  documents = 0
  /** Failures and errors named by test cases and suites. */
  named = 0
  /** Test cases without a name and without an outcome: pytest was interrupted within them. */
  interrupted = 0
  /** Failures and errors counted by the outermost element. */
  #counted = 0
  #errors = 0
  #firstError = ''

  addDocument(attributes: Readonly<Record<string, string>>): void {
    this.documents += 1
    this.#counted += countOf(attributes.failures) + countOf(attributes.errors)
  }

  addParserError(message: string): void {
    if (HARMLESS.test(message)) return
    this.#errors += 1
    this.#firstError ||= message.replace(/^\d+:\d+: /, '')
  }

  get isComplete(): boolean {
    return this.#errors === 0 && !this.#hidesFailures && this.interrupted === 0
  }

  /** Describe each sign in a sentence. @param cases number of test cases that were read */
  notes(cases: number): string[] {
    const notes: string[] = []
    if (this.#errors > 0)
      notes.push(
        `It is not well-formed XML (${this.#firstError.replace(/\.$/, '')}); its ${cases} complete test cases were read.`,
      )
    if (this.#hidesFailures) notes.push(`It counts ${this.#counted} failures, but names none.`)
    if (this.interrupted > 0)
      notes.push(`It holds ${this.interrupted} test cases without a name: the run was interrupted.`)
    return notes
  }

  /** True for a report that counts failures and names none. It must not look green. */
  get #hidesFailures(): boolean {
    return this.#counted > 0 && this.named === 0
  }
}

function countOf(value: string | undefined): number {
  const count = Number(value)
  return Number.isInteger(count) && count > 0 ? count : 0
}
