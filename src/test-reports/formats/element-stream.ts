import type { SaxesTag } from 'saxes'
import type { TestCase } from '../../domain/model/test-case.ts'
import { Repair } from '../junit/repair.ts'
import { ReportIntegrity } from '../junit/report-integrity.ts'
import { createParser, MAX_TEXT, type ReportParser, requireDepth, takeLongText } from '../junit/report-parser.ts'

/** An element of a report with all that was asked for of what it holds. */
export interface ReportElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its own text, or empty. */
  readonly text: string
  readonly children: readonly ReportElement[]
}

/** A whole element, and the open ones around it, outermost first, which have neither text nor children yet. */
export interface FoundElement {
  readonly element: ReportElement
  readonly above: readonly ReportElement[]
}

interface OpenElement extends ReportElement {
  text: string
  readonly children: OpenElement[]
}

/** Elements of a format, and how they are read. */
export interface ElementFormat {
  /** Names of the elements to find. */
  readonly whole: readonly string[]
  /** Names of the elements within them whose texts are read. */
  readonly texts: readonly string[]
  /** Return the failures and errors that a suite counts; undefined for any other element. */
  readonly counts: (element: ReportElement) => SuiteCounts | undefined
  /** Return the test cases of a found element. */
  readonly read: (found: FoundElement) => readonly TestCase[]
  /** Return what is left to say about another element when it ends. */
  readonly close?: (element: ReportElement) => readonly TestCase[]
  /** True if some writers declare a DOCTYPE. It is skipped: no entity that it declares means anything. */
  readonly hasDoctype?: true
}

export interface SuiteCounts {
  readonly failures: string | undefined
  readonly errors: string | undefined
}

/** The end of a document. */
export interface ElementsEnd {
  /** Signs that the report is incomplete. */
  readonly integrity: ReportIntegrity
  /** Number of test cases. */
  readonly total: number
}

/**
 * Read an XML report of any size that is no JUnit XML.
 * @throws UnreadableReport if it nests too deep, or has a DOCTYPE that its format does not know
 */
export async function* readElements(
  pieces: AsyncIterable<string>,
  format: ElementFormat,
): AsyncGenerator<readonly TestCase[], ElementsEnd> {
  const stream = new ElementStream(format)
  for await (const piece of pieces) {
    const cases = stream.write(piece)
    if (cases.length > 0) yield cases
  }
  yield stream.end()
  return stream
}

/** Streams elements. Only those of interest are held, and only the texts of some elements in them. */
class ElementStream implements ElementsEnd {
  readonly integrity = new ReportIntegrity()
  total = 0
  readonly #parser: ReportParser
  readonly #repair = new Repair()
  readonly #format: ElementFormat
  #open: OpenElement[] = []
  /** Number of open elements within an element of interest, itself included. */
  #within = 0
  #cases: TestCase[] = []

  constructor(format: ElementFormat) {
    this.#format = format
    this.#parser = createParser(this.integrity, format)
    this.#parser.on('opentag', tag => this.#enter(tag))
    this.#parser.on('closetag', () => this.#leave())
    this.#parser.on('text', text => this.#addText(text))
  }

  /** Read a piece of the document. @returns the cases that end in it */
  write(piece: string): readonly TestCase[] {
    return this.#feed(this.#repair.piece(piece))
  }

  end(): readonly TestCase[] {
    const rest = this.#feed(this.#repair.end())
    // What is left open when the document breaks off counts, too.
    while (this.#open.length > 0) this.#leave()
    this.#parser.close()
    return [...rest, ...this.#take()]
  }

  #feed(text: string): readonly TestCase[] {
    if (text !== '') this.#parser.write(text)
    const long = takeLongText(this.#parser)
    if (long !== '') this.#addText(long)
    return this.#take()
  }

  #take(): readonly TestCase[] {
    const cases = this.#cases
    this.#cases = []
    return cases
  }

  #enter(tag: SaxesTag): void {
    requireDepth(this.#open.length + 1)
    const element = { name: tag.name, attributes: tag.attributes as Record<string, string>, text: '', children: [] }
    if (this.#within > 0) this.#open.at(-1)?.children.push(element)
    if (this.#within > 0 || this.#format.whole.includes(tag.name)) this.#within += 1
    else {
      const { failures = '', errors = '' } = this.#format.counts(element) ?? {}
      this.integrity.openSuite({ failures, errors })
    }
    this.#open.push(element)
  }

  #leave(): void {
    const element = this.#open.pop()
    if (element === undefined) return
    if (this.#within === 0) {
      this.#add(this.#format.close?.(element) ?? [])
      this.integrity.closeSuite()
      return
    }
    this.#within -= 1
    if (this.#within === 0) this.#add(this.#format.read({ element, above: this.#open }))
  }

  #add(cases: readonly TestCase[]): void {
    if (cases.some(({ status }) => status === 'failed')) this.integrity.addFailure()
    this.total += cases.length
    this.#cases.push(...cases)
  }

  #addText(text: string): void {
    const element = this.#open.at(-1)
    const room = element === undefined ? 0 : MAX_TEXT - element.text.length
    if (element === undefined || this.#within === 0 || room <= 0 || !this.#format.texts.includes(element.name))
      return this.#repair.forget(text)
    element.text += this.#repair.restore(text).slice(0, room)
  }
}

/** Return the first child of a name. */
export function child(element: ReportElement | undefined, name: string): ReportElement | undefined {
  return element?.children.find(each => each.name === name)
}

/** Return the text of the first child of a name, without blanks around it; empty if there is none. */
export function textOf(element: ReportElement | undefined, name: string): string {
  return (child(element, name)?.text ?? '').replaceAll('\r\n', '\n').trim()
}

/** Parse seconds into milliseconds; 0 if it is no number. */
export function milliseconds(seconds: string | undefined): number {
  const number = Number((seconds ?? '').replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? Math.round(number * 1000) : 0
}
