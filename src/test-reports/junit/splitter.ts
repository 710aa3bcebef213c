import { SaxesParser, type SaxesTag } from 'saxes'
import type { Node } from './node.ts'
import { Repair } from './repair.ts'
import { UnreadableReport } from '../unreadable.ts'

/** Elements within each other beyond which a document is no test report. */
const DEEPEST = 64
/** Test cases, or characters, after which a part is handed over. */
const CASES = 500
const CHARACTERS = 200_000
/** What is kept of one text in characters. */
const KEPT = { stack: 32_000, attribute: 8_000 } as const

const CASE_ATTRIBUTES = new Set([
  'name',
  'classname',
  'class',
  'file',
  'filepath',
  'line',
  'lineno',
  'time',
  'status',
  'result',
  'duration',
])
const SUITE_ATTRIBUTES = new Set(['name', 'file', 'filepath', 'package', 'hostname', 'assertions'])
const PROBLEMS = new Set(['failure', 'error', 'rerunFailure', 'rerunError', 'flakyFailure', 'flakyError', 'warning'])
const PRINTED = new Set(['system-out', 'system-err'])

/** How the document ended, and what was odd about it. */
export interface CutEnd {
  /** False when it breaks off or is malformed, so that test cases may be missing, or counts failures that it does not name. */
  readonly complete: boolean
  readonly notes: readonly string[]
  /** As that of the parts, for a report without a single test case. */
  readonly head: string
}

/** A test case that is nothing but its attributes, with those of the suites that enclose it, outermost first. */
export interface Bare {
  readonly node: Node
  readonly suites: readonly Node[]
}

/** Some of the test cases, in their order. */
export interface Part {
  /** What is in the cases' places: their attributes, which need no parser any more, or nothing for the next of `xml`. */
  readonly places: readonly (Bare | undefined)[]
  /** A small well-formed document with the cases that have something in them. */
  readonly xml: string
  /** Texts of the problems. They are long, and the document has their places in this list instead. */
  readonly texts: readonly string[]
  /** The document up to the first test case's start tag: it tells who wrote the report. */
  readonly head: string
}

interface Child {
  readonly name: string
  readonly attributes: string
  text: string
}

interface Case {
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Child[]
}

/**
 * The streaming pass before the parser: mends what XML forbids, keeps what is read of each test case, and cuts a report
 * of any size into small documents, each with the suites that enclose its cases.
 * @throws UnreadableReport when it has a DOCTYPE or is nested too deep, or is no JUnit XML at all
 */
export async function* splitReport(pieces: AsyncIterable<string>): AsyncGenerator<Part, CutEnd> {
  const cutter = new Cutter()
  for await (const piece of pieces) {
    cutter.write(piece)
    const part = cutter.part(false)
    if (part !== undefined) yield part
  }
  const end = cutter.end()
  const part = cutter.part(true)
  if (part !== undefined) yield part
  return end
}

class Cutter {
  readonly #parser = new SaxesParser({ position: false })
  readonly #repair = new Repair()
  /** Start tags of the open suites, and the same as attributes, outermost first. */
  #suites: string[] = []
  #nodes: readonly Node[] = []
  #places: (Bare | undefined)[] = []
  #depth = 0
  #roots = 0
  #known = 0
  #case: Case | undefined
  #child: Child | undefined
  /** Problems of the open suites themselves, outermost first. */
  #suiteProblems: Child[][] = []
  #chain = ''
  #xml: string[] = []
  #texts: string[] = []
  #size = 0
  #cases = 0
  #sum = 0
  #head = ''
  #headDone = false
  /** Failures and errors that the outermost element counts, and those that were seen. */
  #claimed = 0
  #seen = 0
  #broken = 0
  #firstBreak = ''
  /** Test cases that have neither a name nor an outcome: pytest was interrupted within them. */
  #interrupted = 0

  constructor() {
    const parser = this.#parser
    parser.on('doctype', () => {
      throw new UnreadableReport('it declares a DOCTYPE, which no test report needs.')
    })
    parser.on('error', error => this.#failed(error.message))
    parser.on('opentag', tag => this.#open(tag))
    parser.on('closetag', tag => this.#close(tag))
  }

  write(piece: string): void {
    this.#feed(this.#repair.piece(piece))
  }

  end(): CutEnd {
    this.#feed(this.#repair.end())
    this.#parser.close()
    if (this.#known === 0) {
      throw new UnreadableReport(
        this.#roots === 0 ? 'it is not XML.' : 'it is XML, but holds neither <testsuites> nor <testsuite>.',
      )
    }
    // A report that counts failures and names none of them must not look green.
    const unnamed = this.#claimed > 0 && this.#seen === 0
    const complete = this.#broken === 0 && !unnamed && this.#interrupted === 0
    return { complete, notes: this.#notes(unnamed), head: this.#head }
  }

  /** The cases since the last part, once there are enough of them. */
  part(last: boolean): Part | undefined {
    const many = this.#places.length >= CASES || this.#size >= CHARACTERS
    if (this.#places.length === 0 || (!last && !many)) return undefined
    const xml = this.#cases === 0 ? '' : `<testsuites>${this.#xml.join('')}${closing(this.#chain)}</testsuites>`
    const texts = this.#texts
    const places = this.#places
    this.#places = []
    this.#xml = []
    this.#texts = []
    this.#size = 0
    this.#cases = 0
    this.#chain = ''
    return { places, xml, texts, head: this.#head }
  }

  #feed(text: string): void {
    if (text === '') return
    if (!this.#headDone) this.#extendHead(text)
    this.#parser.write(text)
    this.#trim()
  }

  #extendHead(text: string): void {
    this.#head = (this.#head + text).slice(0, 40_000)
    const first = /<testcase\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(this.#head)
    if (first === null && this.#head.length < 40_000) return
    this.#headDone = true
    this.#head = this.#head.slice(0, first === null ? 4_000 : first.index + first[0].length)
  }

  /** saxes keeps all of a text until it ends. What is beyond the cap is let go of while it is read. */
  #trim(): void {
    const parser = this.#parser as unknown as { text: string }
    if (parser.text.length <= 4 * KEPT.stack) return
    if (this.#child !== undefined) addText(this.#child, parser.text)
    parser.text = ''
  }

  #failed(message: string): void {
    // Text around the document, and a second document after the first, lose nothing.
    if (
      /outside of root|only one root|XML declaration|processing instruction|string "\]\]>"|^(?:\d+:\d+: )?expected (?:one of|the name) |name\/value pairs/i.test(
        message,
      )
    )
      return
    this.#broken += 1
    this.#firstBreak ||= message.replace(/^\d+:\d+: /, '')
  }

  #open(tag: SaxesTag): void {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new UnreadableReport(`it has elements nested deeper than ${DEEPEST}.`)
    const { name } = tag
    const attributes = tag.attributes as Record<string, string>
    if (this.#depth === 1) {
      this.#roots += 1
      this.#claimed += countOf(attributes.failures) + countOf(attributes.errors)
    }
    if (name === 'testsuites') this.#known += 1
    else if (name === 'testsuite') {
      this.#known += 1
      this.#suites.push(`<testsuite${attributesOf(attributes, SUITE_ATTRIBUTES)}>`)
      this.#nodes = [...this.#nodes, capped(attributes)]
      this.#suiteProblems.push([])
    } else if (name === 'testcase') {
      this.#known += 1
      this.#case = { attributes, children: [] }
      this.#endChild()
    } else if (this.#child !== undefined) {
      // Within a problem only the stack is read: Surefire puts it into an element, beside what that run printed.
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
    const list = this.#case?.children ?? this.#suiteProblems.at(-1)
    const child = {
      name,
      attributes: attributesOf(attributes, new Set(['message', 'type'])),
      text: '',
    }
    list?.push(child)
    this.#child = child
    // Without a listener saxes does not even collect the text.
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
    else if (PROBLEMS.has(name) || PRINTED.has(name) || name === 'skipped') this.#endChild()
  }

  #endCase(): void {
    const ended = this.#case
    this.#case = undefined
    this.#endChild()
    if (ended === undefined) return
    const failing = ended.children.some(({ name }) => PROBLEMS.has(name))
    const read = ended.children.filter(({ name }) => failing || !PRINTED.has(name))
    for (const child of ended.children) if (!read.includes(child)) this.#repair.forget(child.text)
    const children = read.map(child => this.#written(child))
    if (failing) this.#seen += 1
    const { name, classname } = ended.attributes
    if (!failing && name === undefined && classname === undefined) {
      this.#interrupted += 1
      return
    }
    if (children.length === 0) this.#addBare(ended.attributes)
    else this.#add(`<testcase${attributesOf(ended.attributes, CASE_ATTRIBUTES)}>${children.join('')}</testcase>`)
  }

  /** What went wrong in a suite itself, outside of its cases, becomes a case without a name. */
  #endSuite(): void {
    const problems = this.#suiteProblems.pop() ?? []
    const failed = problems.filter(({ name }) => PROBLEMS.has(name))
    for (const child of problems) if (!failed.includes(child)) this.#repair.forget(child.text)
    this.#seen += failed.length
    if (failed.length > 0)
      this.#add(`<testcase name="">${failed.map(child => this.#written(child)).join('')}</testcase>`)
    this.#suites.pop()
    this.#nodes = this.#nodes.slice(0, -1)
    this.#endChild()
  }

  #written({ name, attributes, text }: Child): string {
    const kept = this.#repair.restored(text)
    if (kept === '') return `<${name}${attributes}/>`
    this.#size += kept.length
    return `<${name}${attributes}>${this.#texts.push(kept) - 1}</${name}>`
  }

  #addBare(attributes: Readonly<Record<string, string>>): void {
    this.#places.push({ node: capped(attributes), suites: this.#nodes.length === 0 ? NO_SUITE : this.#nodes })
    this.#sum += 1
  }

  #add(xml: string): void {
    this.#places.push(undefined)
    // A chain of suites for each change of them: junit2json does not tell the order of cases and suites side by side.
    // node:test has its top-level tests outside of all suites, where they would not be looked for.
    const chain = this.#suites.join('') || '<testsuite>'
    if (chain !== this.#chain || this.#cases === 0) {
      this.#xml.push(closing(this.#chain), chain)
      this.#chain = chain
    }
    this.#xml.push(xml)
    this.#size += xml.length
    this.#cases += 1
    this.#sum += 1
  }

  #notes(unnamed: boolean): string[] {
    const { controls, ampersands } = this.#repair
    const notes: string[] = []
    if (this.#broken > 0)
      notes.push(
        `It is not well-formed XML (${this.#firstBreak.replace(/\.$/, '')}); its ${this.#sum} complete test cases were read.`,
      )
    if (unnamed) notes.push(`It counts ${this.#claimed} failures, but names none.`)
    if (this.#interrupted > 0)
      notes.push(`It holds ${this.#interrupted} test cases without a name: the run was interrupted.`)
    if (controls > 0) notes.push(`${controls} characters that XML forbids were replaced.`)
    if (ampersands > 0) notes.push(`${ampersands} unescaped ampersands were read as such.`)
    if (this.#roots > 1) notes.push(`It holds ${this.#roots} documents; all were read.`)
    return notes
  }
}

/** A text that is escaped, and so not set aside, is kept up to its cap. */
function addText(child: Child, text: string): void {
  const room = KEPT.stack - child.text.length
  if (room > 0) child.text += text.length > room ? `${text.slice(0, room)}\n… the rest was left out …` : text
}

/** The suite of cases that stand outside of all suites. */
const NO_SUITE: readonly Node[] = [{}]

function capped(attributes: Readonly<Record<string, string>>): Node {
  for (const name in attributes) {
    if ((attributes[name] ?? '').length > KEPT.attribute) {
      return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.slice(0, KEPT.attribute)]))
    }
  }
  return attributes
}

function attributesOf(attributes: Readonly<Record<string, string>>, wanted: ReadonlySet<string>): string {
  let out = ''
  for (const name in attributes) {
    if (wanted.has(name)) out += ` ${name}="${escapeAttribute((attributes[name] ?? '').slice(0, KEPT.attribute))}"`
  }
  return out
}

function countOf(value: string | undefined): number {
  const count = Number(value)
  return Number.isInteger(count) && count > 0 ? count : 0
}

function closing(chain: string): string {
  return '</testsuite>'.repeat(chain === '' ? 0 : chain.split('<testsuite').length - 1)
}

function escapeAttribute(text: string): string {
  return /[&<"\n\t\r]/.test(text) ? text.replace(/[&<"\n\t\r]/g, character => `&#${character.charCodeAt(0)};`) : text
}
