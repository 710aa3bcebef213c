import type { SaxesTag } from 'saxes'
import { PartBuilder, problemAttributes, type ReportPart } from './part-builder.ts'
import { Repair } from './repair.ts'
import { ReportIntegrity } from './report-integrity.ts'
import { createParser, MAX_TEXT, requireDepth, takeLongText } from './report-parser.ts'
import { ForeignReport } from './foreign-report.ts'
import { UnreadableReport } from '../report.ts'

/** Characters in which the first test case has to start, and characters kept if it does not. */
const HEAD = { searched: 40_000, kept: 4_000 } as const

const PROBLEMS = new Set(['failure', 'error', 'rerunFailure', 'rerunError', 'flakyFailure', 'flakyError', 'warning'])
const PRINTED = new Set(['system-out', 'system-err'])

/** The end of a document. */
export interface SplitEnd {
  /** False if test cases may be missing: the document breaks off, is malformed, or names no failure that it counts. */
  readonly complete: boolean
  /** Oddities, as sentences. */
  readonly notes: readonly string[]
  /** `head` of the parts, for a report without a test case. */
  readonly head: string
}

interface ChildElement {
  readonly name: string
  readonly attributes: string
  text: string
}

interface OpenCase {
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ChildElement[]
}

/**
 * Split a report of any size before it is parsed. Repair what XML forbids, drop what is not read, and yield small
 * documents. Each one has the suites of its cases.
 * @throws UnreadableReport if it has a DOCTYPE, is nested too deep, or is not JUnit XML
 */
export async function* splitReport(pieces: AsyncIterable<string>): AsyncGenerator<ReportPart, SplitEnd> {
  const splitter = new Splitter()
  for await (const piece of pieces) {
    splitter.write(piece)
    const part = splitter.part(false)
    if (part !== undefined) yield part
  }
  const end = splitter.end()
  const part = splitter.part(true)
  if (part !== undefined) yield part
  return end
}

class Splitter {
  readonly #integrity = new ReportIntegrity()
  readonly #parser = createParser(this.#integrity)
  readonly #repair = new Repair()
  readonly #parts = new PartBuilder()
  #depth = 0
  /** Suites so far, the outermost elements included. */
  #suites = 0
  readonly #foreign = new ForeignReport()
  #case: OpenCase | undefined
  #child: ChildElement | undefined
  /** Child elements of the open suites themselves, outermost first. */
  #suiteChildren: ChildElement[][] = []
  #head = ''
  #isHeadDone = false

  constructor() {
    this.#parser.on('opentag', tag => this.#open(tag))
    this.#parser.on('closetag', tag => this.#close(tag))
  }

  write(piece: string): void {
    this.#feed(this.#repair.piece(piece))
  }

  end(): SplitEnd {
    this.#feed(this.#repair.end())
    this.#keepOpen()
    this.#parser.close()
    if (this.#integrity.documents === 0) throw new UnreadableReport('it is not XML.')
    const foreign = this.#foreign.reason(this.#suites > 0)
    if (foreign !== undefined) throw new UnreadableReport(foreign)
    return { complete: this.#integrity.isComplete, notes: this.#notes(), head: this.#head }
  }

  part(isLast: boolean): ReportPart | undefined {
    return this.#parts.take(this.#head, isLast)
  }

  #feed(text: string): void {
    if (text === '') return
    if (!this.#isHeadDone) this.#extendHead(text)
    this.#parser.write(text)
    const long = takeLongText(this.#parser)
    if (long !== '' && this.#child !== undefined) addText(this.#child, long)
  }

  #extendHead(text: string): void {
    this.#head = (this.#head + text).slice(0, HEAD.searched)
    const first = /<testcase\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(this.#head)
    if (first === null && this.#head.length < HEAD.searched) return
    this.#isHeadDone = true
    this.#head = this.#head.slice(0, first === null ? HEAD.kept : first.index + first[0].length)
  }

  #open(tag: SaxesTag): void {
    this.#depth += 1
    requireDepth(this.#depth)
    const { name } = tag
    const attributes = tag.attributes as Record<string, string>
    if (this.#depth === 1) this.#integrity.documents += 1
    this.#foreign.open(name, { depth: this.#depth, namespace: attributes.xmlns })
    if (name === 'testsuites') {
      this.#suites += 1
      this.#integrity.openSuite(attributes)
    } else if (name === 'testsuite') {
      this.#suites += 1
      this.#integrity.openSuite(attributes)
      this.#parts.openSuite(attributes)
      this.#suiteChildren.push([])
    } else if (name === 'testcase') {
      this.#case = { attributes, children: [] }
      this.#endChild()
    } else if (this.#child !== undefined) {
      // Of a problem only the stack is read: Surefire puts it into an element, beside the output of that run.
      if (PRINTED.has(name)) {
        this.#endChild()
        this.#parser.on('text', text => this.#repair.forget(text))
      }
    } else if (PROBLEMS.has(name) || name === 'skipped') {
      this.#begin(name, attributes)
    } else if (PRINTED.has(name)) {
      this.#begin(name, {})
    }
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const siblings = this.#case?.children ?? this.#suiteChildren.at(-1)
    const child = { name, attributes: problemAttributes(attributes), text: '' }
    siblings?.push(child)
    this.#child = child
    // Without a listener saxes does not collect the text.
    this.#parser.on('text', text => addText(child, text))
  }

  #endChild(): void {
    this.#child = undefined
    this.#parser.off('text')
  }

  #close(tag: SaxesTag): void {
    this.#depth -= 1
    const { name } = tag
    if (name === 'testcase') this.#endCase()
    else if (name === 'testsuite') this.#endSuite()
    else if (name === 'testsuites') this.#integrity.closeSuite()
    else if (PROBLEMS.has(name) || PRINTED.has(name) || name === 'skipped') this.#endChild()
  }

  /** Keep the failures of a case and of suites within which the document breaks off. */
  #keepOpen(): void {
    if (this.#case?.children.some(({ name }) => PROBLEMS.has(name)) === true) this.#endCase()
    while (this.#suiteChildren.length > 0) this.#endSuite()
  }

  #endCase(): void {
    const ended = this.#case
    this.#case = undefined
    this.#endChild()
    if (ended === undefined) return
    const failed = ended.children.some(({ name }) => PROBLEMS.has(name))
    const read = ended.children.filter(({ name }) => failed || !PRINTED.has(name))
    for (const child of ended.children) if (!read.includes(child)) this.#repair.forget(child.text)
    const children = read.map(child => this.#xmlOf(child))
    if (failed) this.#integrity.addFailure()
    const { name, classname } = ended.attributes
    if (!failed && name === undefined && classname === undefined) this.#integrity.interrupted += 1
    else this.#parts.addCase(ended.attributes, children)
  }

  /** Turn the problems of a suite itself into a case without a name. */
  #endSuite(): void {
    const children = this.#suiteChildren.pop() ?? []
    const problems = children.filter(({ name }) => PROBLEMS.has(name))
    for (const child of children) if (!problems.includes(child)) this.#repair.forget(child.text)
    if (problems.length > 0) {
      this.#integrity.addFailure()
      this.#parts.addCase(
        { name: '' },
        problems.map(child => this.#xmlOf(child)),
      )
    }
    this.#parts.closeSuite()
    this.#integrity.closeSuite()
    this.#endChild()
  }

  #xmlOf({ name, attributes, text }: ChildElement): string {
    return this.#parts.element(name, attributes, this.#repair.restore(text))
  }

  #notes(): string[] {
    const { controls, ampersands } = this.#repair
    const { documents } = this.#integrity
    const notes = this.#integrity.notes(this.#parts.total)
    if (controls > 0) notes.push(`${controls} characters that XML forbids were replaced.`)
    if (ampersands > 0) notes.push(`${ampersands} unescaped ampersands were read as such.`)
    if (documents > 1) notes.push(`It holds ${documents} documents; all were read.`)
    return notes
  }
}

function addText(child: ChildElement, text: string): void {
  const room = MAX_TEXT - child.text.length
  if (room > 0) child.text += text.length > room ? `${text.slice(0, room)}\n… the rest was left out …` : text
}
