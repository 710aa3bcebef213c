import { type CaseChild, PartBuilder, type ReportPart } from './part-builder.ts'
import { ReportIntegrity } from './report-integrity.ts'
import { MAX_TEXT, requireDepth } from './report-parser.ts'
import { type StreamEvents, XmlStream } from './xml-stream.ts'
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

interface ChildElement extends CaseChild {
  text: string
}

interface OpenCase {
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ChildElement[]
  /** Number of times that the parser of XML had taken over at its start tag; undefined if it read that tag. */
  readonly turns: number | undefined
}

export interface SplitOptions {
  /** True if a parser of XML is to read all of the document, and junit2json all cases with child elements. */
  readonly isCareful?: boolean
  /** Judges by `head` if a case without a name that did not fail is one in which the run was interrupted. */
  readonly isInterrupted?: (head: string) => boolean
}

/**
 * Split a report of any size before it is parsed. Repair what XML forbids, drop what is not read, and yield small
 * documents. Each one has the suites of its cases.
 * @throws UnreadableReport if it has a DOCTYPE, is nested too deep, or is not JUnit XML
 */
export async function* splitReport(
  pieces: AsyncIterable<string>,
  options: SplitOptions = {},
): AsyncGenerator<ReportPart, SplitEnd> {
  const splitter = new Splitter(options)
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

class Splitter implements StreamEvents {
  readonly #integrity = new ReportIntegrity()
  readonly #xml: XmlStream
  readonly #parts = new PartBuilder()
  #depth = 0
  /** Suites so far, the outermost elements included. */
  #suites = 0
  readonly #foreign = new ForeignReport()
  /** The open cases and suites, outermost first; undefined for a suite. Some writers put cases into cases. */
  readonly #around: (OpenCase | undefined)[] = []
  #child: ChildElement | undefined
  /** Child elements of the open suites themselves, outermost first. */
  #suiteChildren: ChildElement[][] = []
  #head = ''
  /** True within the output of a problem's rerun, which is not read. */
  #isDropping = false

  readonly #isInterrupted: (head: string) => boolean

  constructor({ isCareful = false, isInterrupted = () => false }: SplitOptions) {
    this.#isInterrupted = isInterrupted
    this.#xml = new XmlStream(this, { integrity: this.#integrity, isCareful })
  }

  write(piece: string): void {
    this.#xml.write(piece)
  }

  end(): SplitEnd {
    this.#xml.end()
    this.#keepOpen()
    this.#xml.close()
    if (this.#integrity.documents === 0) throw new UnreadableReport('it is not XML.')
    const foreign = this.#foreign.reason(this.#suites > 0)
    if (foreign !== undefined) throw new UnreadableReport(foreign)
    return { complete: this.#integrity.isComplete, notes: this.#notes(), head: this.#head }
  }

  part(isLast: boolean): ReportPart | undefined {
    return this.#parts.take(this.#head, isLast)
  }

  source(text: string): boolean {
    this.#head = (this.#head + text).slice(0, HEAD.searched)
    const first = /<testcase\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(this.#head)
    // A tag whose end is still to come may hold what looks like another one.
    const isFirst = first !== null && first.index === this.#head.search(/<testcase\b/)
    if (!isFirst && this.#head.length < HEAD.searched) return true
    this.#head = this.#head.slice(0, first === null ? HEAD.kept : first.index + first[0].length)
    return false
  }

  get isReadingText(): boolean {
    return this.#child !== undefined || this.#isDropping
  }

  text(text: string): void {
    if (this.#child !== undefined) addText(this.#child, text)
    else this.#xml.repair.forget(text)
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1
    requireDepth(this.#depth)
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
      this.#around.push(undefined)
    } else if (name === 'testcase') {
      this.#around.push({ attributes, children: [], turns: this.#xml.isRegular ? this.#xml.turns : undefined })
      this.#endChild()
    } else if (this.#child !== undefined) {
      // Of a problem only the stack is read: Surefire puts it into an element, beside the output of that run.
      if (PRINTED.has(name)) {
        this.#endChild()
        this.#isDropping = true
      }
    } else if (PROBLEMS.has(name) || name === 'skipped') {
      this.#begin(name, attributes)
    } else if (PRINTED.has(name)) {
      this.#begin(name, {})
    }
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const siblings = this.#around.at(-1)?.children ?? this.#suiteChildren.at(-1)
    const child = { name, attributes, text: '' }
    siblings?.push(child)
    this.#child = child
    this.#isDropping = false
  }

  #endChild(): void {
    this.#child = undefined
    this.#isDropping = false
  }

  close(name: string): void {
    this.#depth -= 1
    if (name === 'testcase') this.#endCase()
    else if (name === 'testsuite') this.#endSuite()
    else if (name === 'testsuites') this.#integrity.closeSuite()
    else if (PROBLEMS.has(name) || PRINTED.has(name) || name === 'skipped') this.#endChild()
  }

  /** Keep the failures of a case and of suites within which the document breaks off. */
  #keepOpen(): void {
    this.#endOpenCases()
    while (this.#suiteChildren.length > 0) this.#endSuite()
  }

  /**
   * End the cases that are open within the innermost suite. One without a problem may have more to say: it is dropped.
   */
  #endOpenCases(): void {
    for (let last = this.#around.at(-1); last !== undefined; last = this.#around.at(-1)) {
      if (last.children.some(({ name }) => PROBLEMS.has(name))) this.#endCase()
      else this.#around.pop()
    }
  }

  #endCase(): void {
    const ended = this.#around.at(-1)
    this.#endChild()
    if (ended === undefined) return
    this.#around.pop()
    const failed = ended.children.some(({ name }) => PROBLEMS.has(name))
    const children = this.#restored(ended.children, ({ name }) => failed || !PRINTED.has(name))
    if (failed) this.#integrity.addFailure()
    const { name, classname } = ended.attributes
    const isRegular = this.#xml.isRegular && ended.turns === this.#xml.turns
    const isNameless = name === undefined && classname === undefined
    if (!failed && isNameless && this.#isInterrupted(this.#head)) this.#integrity.interrupted += 1
    else this.#parts.addCase(ended.attributes, { children, isRegular })
  }

  /** Turn the problems of a suite itself into a case without a name. */
  #endSuite(): void {
    this.#endOpenCases()
    this.#around.pop()
    const problems = this.#restored(this.#suiteChildren.pop() ?? [], ({ name }) => PROBLEMS.has(name))
    if (problems.length > 0) {
      this.#integrity.addFailure()
      this.#parts.addCase({ name: '' }, { children: problems, isRegular: false })
    }
    this.#parts.closeSuite()
    this.#integrity.closeSuite()
    this.#endChild()
  }

  /** Return the elements that are read, with the texts that were saved. */
  #restored(children: readonly ChildElement[], isRead: (child: ChildElement) => boolean): CaseChild[] {
    const { repair } = this.#xml
    const read: CaseChild[] = []
    for (const child of children) {
      if (isRead(child)) read.push({ ...child, text: repair.restore(child.text) })
      else repair.forget(child.text)
    }
    return read
  }

  #notes(): string[] {
    const { controls, ampersands } = this.#xml.repair.characters
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
