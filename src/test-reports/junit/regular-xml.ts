import type { Repair } from './repair.ts'

/** Listener to the elements of a document. */
export interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  text(text: string): void
  /** True if the text that follows is read. */
  readonly isReadingText: boolean
}

/** End of a run of regular XML. */
export interface RunEnd {
  /** Index of the first character that was not read. */
  readonly at: number
  /** True if what stands there is not regular; false if it is incomplete. */
  readonly isOdd: boolean
}

/** Results of a token in place of its end. */
const ODD = -1
const INCOMPLETE = -2

const OPEN = '<![CDATA['
const CLOSE = ']]>'
const COMMENT = '<!--'
const COMMENT_END = '-->'
const PRINTED = 'system-'
const PRINTED_END = '</system-'
const [LESS, GREATER, SLASH, EQUALS, AMPERSAND, BANG, QUOTE, APOSTROPHE] = [60, 62, 47, 61, 38, 33, 34, 39]

/** True if an XML parser is not needed for a name: it has letters, digits and marks of ASCII. */
export function isRegularName(name: string): boolean {
  return nameEnd(name, 0) === name.length && name !== '' && name !== '__proto__'
}

/**
 * Reads the XML that nearly all reports consist of: well-formed, with double or single quotes, and no declarations
 * within the outermost element. It is several times as fast as an XML parser. It stops before anything else, so it
 * needs to know nothing about errors.
 */
export class RegularXml {
  readonly #events: XmlEvents
  readonly #repair: Repair
  /** Names of the open elements, outermost first. The outermost one is not closed here. */
  readonly #open: string[]
  /** The last start tag. */
  #name = ''
  #attributes: Record<string, string> = {}
  #isEmpty = false
  /** Names of the attributes that are not decoded yet. */
  #encoded: readonly string[] = []

  constructor(events: XmlEvents, { repair, open }: { repair: Repair; open: string[] }) {
    this.#events = events
    this.#repair = repair
    this.#open = open
  }

  /** Read a text from an index on, which is not within a token. */
  read(text: string, begin: number): RunEnd {
    let at = begin
    while (at < text.length) {
      const end = text.charCodeAt(at) === LESS ? this.#markup(text, at) : this.#characters(text, at)
      if (end < 0) return { at, isOdd: end === ODD }
      at = end
    }
    return { at, isOdd: false }
  }

  #markup(text: string, at: number): number {
    const next = text.charCodeAt(at + 1)
    if (next === SLASH) return this.#endTag(text, at)
    if (next !== BANG) return this.#element(text, at)
    if (text.startsWith(COMMENT, at)) {
      const end = text.indexOf(COMMENT_END, at + COMMENT.length)
      return end < 0 ? INCOMPLETE : end + COMMENT_END.length
    }
    if (text.startsWith(OPEN, at)) return this.#cdata(text, at)
    return text.length - at < OPEN.length ? INCOMPLETE : ODD
  }

  #characters(text: string, at: number): number {
    let isPlain = true
    let end = at
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end)
      if (code === LESS) break
      // What is to be decoded, to be repaired, or half a character.
      if (code === AMPERSAND || code >= 0xd800 || (code < 32 && code !== 10 && code !== 9)) isPlain = false
    }
    if (end === text.length) return INCOMPLETE
    if (isPlain && !this.#events.isReadingText) return end
    const raw = text.slice(at, end)
    if (!isPlain && !raw.isWellFormed()) return ODD
    const decoded = isPlain ? raw : this.#repair.characters.decoded(raw)
    if (this.#events.isReadingText) this.#events.text(decoded)
    return end
  }

  #cdata(text: string, at: number): number {
    const begin = at + OPEN.length
    const end = text.indexOf(CLOSE, begin)
    if (end < 0) return INCOMPLETE
    if (this.#events.isReadingText)
      this.#events.text(this.#repair.save([text.slice(begin, end)], { as: 'cdata', isCData: true }))
    return end + CLOSE.length
  }

  #endTag(text: string, at: number): number {
    const name = this.#open.at(-1) ?? ''
    // A parser notes that the document is over.
    if (this.#open.length < 2) return ODD
    const end = closingTagEnd(text, at, name)
    if (end < 0) return end
    this.#open.pop()
    this.#events.close(name)
    return end
  }

  #element(text: string, at: number): number {
    const end = this.#startTag(text, at)
    if (end < 0) return end
    const name = this.#name
    if (name.startsWith(PRINTED) && !this.#isEmpty) return this.#printed(text, at, end)
    this.#events.open(name, this.#decoded())
    if (this.#isEmpty) this.#events.close(name)
    else this.#open.push(name)
    return end
  }

  /** Read the output of a test. It may hold anything but its end, unescaped. */
  #printed(text: string, at: number, begin: number): number {
    // The repair takes the first one as the end of the tag.
    if (text.indexOf('>', at) !== begin - 1) return ODD
    const parts: string[] = []
    let isCData = false
    let from = begin
    let close = -1
    for (;;) {
      if (close < from) close = text.indexOf(PRINTED_END, from)
      if (close < 0) return INCOMPLETE
      const part = text.slice(from, close)
      const open = part.indexOf(OPEN)
      if (open < 0) {
        parts.push(part)
        break
      }
      const inner = from + open + OPEN.length
      const end = text.indexOf(CLOSE, inner)
      if (end < 0) return INCOMPLETE
      parts.push(part.slice(0, open), text.slice(inner, end))
      isCData = true
      from = end + CLOSE.length
    }
    const name = this.#name
    const end = closingTagEnd(text, close, name)
    if (end < 0) return end
    this.#events.open(name, this.#decoded())
    if (this.#events.isReadingText && parts.some(part => part !== ''))
      this.#events.text(this.#repair.save(parts, { as: 'printed', isCData }))
    this.#events.close(name)
    return end
  }

  /** Decode the attributes of the last start tag, once: its repairs are counted. */
  #decoded(): Record<string, string> {
    const attributes = this.#attributes
    for (const key of this.#encoded) attributes[key] = this.#repair.characters.decodedAttribute(attributes[key] ?? '')
    return attributes
  }

  /** Read a start tag. @returns its end; the tag is in the fields */
  #startTag(text: string, begin: number): number {
    let at = nameEnd(text, begin + 1)
    if (at === text.length) return INCOMPLETE
    const name = text.slice(begin + 1, at)
    if (name === '') return ODD
    const attributes: Record<string, string> = {}
    const encoded: string[] = []
    for (;;) {
      const before = at
      while (isBlank(text.charCodeAt(at))) at += 1
      if (at >= text.length) return INCOMPLETE
      const code = text.charCodeAt(at)
      if (code === GREATER || code === SLASH) break
      const end = nameEnd(text, at)
      if (end + 1 >= text.length) return INCOMPLETE
      const quote = text.charCodeAt(end + 1)
      if (at === before || end === at || text.charCodeAt(end) !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE))
        return ODD
      const key = text.slice(at, end)
      // Repeated, or something that each object has.
      if (attributes[key] !== undefined) return ODD
      let isPlain = true
      for (at = end + 2; at < text.length; at += 1) {
        const character = text.charCodeAt(at)
        if (character === quote) break
        if (character === LESS) return ODD
        if (character === AMPERSAND || character < 32 || character >= 0xd800) isPlain = false
      }
      if (at >= text.length) return INCOMPLETE
      attributes[key] = text.slice(end + 2, at)
      if (!isPlain) encoded.push(key)
      at += 1
    }
    this.#isEmpty = text.charCodeAt(at) === SLASH
    if (this.#isEmpty) {
      at += 1
      if (at >= text.length) return INCOMPLETE
      if (text.charCodeAt(at) !== GREATER) return ODD
    }
    if (encoded.length > 0 && !text.slice(begin, at).isWellFormed()) return ODD
    this.#encoded = encoded
    this.#name = name
    this.#attributes = attributes
    return at + 1
  }
}

function closingTagEnd(text: string, at: number, name: string): number {
  if (text.length - at < name.length + 3) return INCOMPLETE
  if (!text.startsWith(name, at + 2)) return ODD
  let end = at + 2 + name.length
  while (isBlank(text.charCodeAt(end))) end += 1
  if (end >= text.length) return INCOMPLETE
  return text.charCodeAt(end) === GREATER ? end + 1 : ODD
}

/** Return the index behind a name; `begin` if there is none. */
function nameEnd(text: string, begin: number): number {
  let at = begin
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58
    // Digits, hyphens and dots begin no name.
    if (!isLetter && (at === begin || !((code >= 48 && code <= 57) || code === 45 || code === 46))) break
  }
  return at
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9
}
