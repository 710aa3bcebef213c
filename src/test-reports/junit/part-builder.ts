import type { XmlElement } from './xml-element.ts'

/** Limits that end a part: test cases, and characters. */
const MAX_CASES = 500
const MAX_CHARACTERS = 200_000
/** Characters kept of one attribute. */
const MAX_ATTRIBUTE = 8_000
/** Suites of a case outside of all suites. */
const NO_SUITE: readonly XmlElement[] = [{}]

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
const PROBLEM_ATTRIBUTES = new Set(['message', 'type'])

/** A test case as attributes, with the attributes of its suites, outermost first. */
export interface CaseNode {
  readonly node: XmlElement
  readonly suites: readonly XmlElement[]
}

/** A child element of a test case. */
export interface CaseChild {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** A run of consecutive test cases. */
export interface ReportPart {
  /** One entry per test case: a case, or undefined for the next case of `xml`. */
  readonly cases: readonly (CaseNode | undefined)[]
  /** A small well-formed document with the cases that have child elements and are not regular. */
  readonly xml: string
  /** Texts of the problems. They are long, so `xml` holds their index in this list instead. */
  readonly texts: readonly string[]
  /** The document up to and including the first test case's start tag; it identifies the reporter. */
  readonly head: string
}

/** Collects test cases into parts and tracks the suites that are open. */
export class PartBuilder {
  /** Total number of cases in all parts. */
  total = 0
  /** Start tags and attributes of the open suites, outermost first. */
  #suiteTags: string[] = []
  #suites: readonly XmlElement[] = []
  #cases: (CaseNode | undefined)[] = []
  /** Start tags of the suites that are open in `#xml`. */
  #openTags = ''
  #xml: string[] = []
  #xmlCases = 0
  #texts: string[] = []
  #size = 0

  openSuite(attributes: Readonly<Record<string, string>>): void {
    this.#suiteTags.push(`<testsuite${attributesXml(attributes, SUITE_ATTRIBUTES)}>`)
    this.#suites = [...this.#suites, capped(attributes)]
  }

  closeSuite(): void {
    this.#suiteTags.pop()
    this.#suites = this.#suites.slice(0, -1)
  }

  /** @param isRegular true if junit2json is not needed to read it */
  addCase(
    attributes: Readonly<Record<string, string>>,
    { children, isRegular }: { children: readonly CaseChild[]; isRegular: boolean },
  ): void {
    this.total += 1
    if (children.length === 0 || isRegular) {
      const node = children.length === 0 ? capped(attributes) : this.#nodeOf(attributes, children)
      this.#cases.push({ node, suites: this.#suites.length === 0 ? NO_SUITE : this.#suites })
      return
    }
    this.#cases.push(undefined)
    // Repeat the suites at each change: junit2json loses the order of cases and suites that are siblings.
    // junit2json finds no case outside of a suite, where node:test puts its top-level tests.
    const tags = this.#suiteTags.join('') || '<testsuite>'
    if (tags !== this.#openTags || this.#xmlCases === 0) {
      this.#xml.push(closingTags(this.#openTags), tags)
      this.#openTags = tags
    }
    const inner = children.map(child => this.#xmlOf(child)).join('')
    const xml = `<testcase${attributesXml(attributes, CASE_ATTRIBUTES)}>${inner}</testcase>`
    this.#xml.push(xml)
    this.#size += xml.length
    this.#xmlCases += 1
  }

  /** Build a case as junit2json does. */
  #nodeOf(attributes: Readonly<Record<string, string>>, children: readonly CaseChild[]): XmlElement {
    const elements: Record<string, XmlElement[]> = {}
    for (const { name, attributes: own, text } of children) {
      const element: Record<string, string> = {}
      for (const key of PROBLEM_ATTRIBUTES) if (own[key] !== undefined) element[key] = own[key].slice(0, MAX_ATTRIBUTE)
      if (text !== '') element.inner = this.#indexOf(text)
      ;(elements[name] ??= []).push(element)
    }
    return { ...capped(attributes), ...elements }
  }

  /** Write a child element of a case. Its text goes into the part's list of texts. */
  #xmlOf({ name, attributes: own, text }: CaseChild): string {
    const attributes = attributesXml(own, PROBLEM_ATTRIBUTES)
    return text === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${this.#indexOf(text)}</${name}>`
  }

  #indexOf(text: string): string {
    this.#size += text.length
    return String(this.#texts.push(text) - 1)
  }

  /** Return the cases since the last part, or undefined if there are too few for a part. */
  take(head: string, isLast: boolean): ReportPart | undefined {
    const isFull = this.#cases.length >= MAX_CASES || this.#size >= MAX_CHARACTERS
    if (this.#cases.length === 0 || (!isLast && !isFull)) return undefined
    const xml =
      this.#xmlCases === 0 ? '' : `<testsuites>${this.#xml.join('')}${closingTags(this.#openTags)}</testsuites>`
    const part = { cases: this.#cases, xml, texts: this.#texts, head }
    this.#cases = []
    this.#xml = []
    this.#texts = []
    this.#size = 0
    this.#xmlCases = 0
    this.#openTags = ''
    return part
  }
}

function capped(attributes: Readonly<Record<string, string>>): XmlElement {
  for (const name in attributes) {
    if ((attributes[name] ?? '').length > MAX_ATTRIBUTE) {
      return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.slice(0, MAX_ATTRIBUTE)]))
    }
  }
  return attributes
}

function attributesXml(attributes: Readonly<Record<string, string>>, wanted: ReadonlySet<string>): string {
  let xml = ''
  for (const name in attributes) {
    if (wanted.has(name)) xml += ` ${name}="${escapeAttribute((attributes[name] ?? '').slice(0, MAX_ATTRIBUTE))}"`
  }
  return xml
}

function closingTags(startTags: string): string {
  return '</testsuite>'.repeat(startTags === '' ? 0 : startTags.split('<testsuite').length - 1)
}

function escapeAttribute(text: string): string {
  return /[&<"\n\t\r]/.test(text) ? text.replace(/[&<"\n\t\r]/g, character => `&#${character.charCodeAt(0)};`) : text
}
