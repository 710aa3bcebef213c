import { isRegularName, RegularXml, type XmlEvents } from './regular-xml.ts'
import { Repair } from './repair.ts'
import type { ReportIntegrity } from './report-integrity.ts'
import { createParser, type ReportParser, takeLongText, takeText, textIn } from './report-parser.ts'

/** Characters of an incomplete token to hold. A longer one goes to the parser, which holds none. */
const MAX_HELD = 256_000
/** Characters that the parser gets before the regular way is tried again, at most. */
const MAX_STEP = 4_096

export interface StreamOptions {
  readonly integrity: ReportIntegrity
  /** True if the parser is to read all of it. */
  readonly isCareful: boolean
}

/** Listener that also gets the text that the parser reads, repaired, until it has enough of it. */
export interface StreamEvents extends XmlEvents {
  /** @returns true if more of it is wanted */
  source(text: string): boolean
}

/**
 * Streams the elements of an XML document in two ways. What is regular is read by `RegularXml`, and all else, which
 * includes the begin and the end of the document, is repaired and read by a parser of XML.
 */
export class XmlStream {
  readonly repair = new Repair()
  /** Number of times that the parser took over. */
  turns = 0
  readonly #events: StreamEvents
  readonly #options: StreamOptions
  readonly #open: string[] = []
  readonly #regular: RegularXml
  /** The parser while it reads. */
  #parser: ReportParser | undefined
  #held = ''
  /** Characters to wait for before an incomplete token is read again, so that small pieces do not make it slow. */
  #wanted = 0
  #step = 1
  #isSourceWanted = true
  /** True if the last character for the parser ended a tag. */
  #hasTagEnded = false
  #isListening = false

  constructor(events: StreamEvents, options: StreamOptions) {
    this.#events = events
    this.#options = options
    this.#regular = new RegularXml(events, { repair: this.repair, open: this.#open })
    this.#parser = this.#createParser()
  }

  /** True if the parser does not read. */
  get isRegular(): boolean {
    return this.#parser === undefined
  }

  write(piece: string): void {
    const text = this.#held + piece
    if (text.length < this.#wanted) {
      this.#held = text
      return
    }
    this.#held = ''
    this.#wanted = 0
    let at = 0
    while (at < text.length) {
      if (this.#parser !== undefined) {
        at = this.#parse(text, { at, parser: this.#parser })
        continue
      }
      const run = this.#regular.read(text, at)
      at = run.at
      if (!run.isOdd && text.length - at <= MAX_HELD) {
        this.#held = text.slice(at)
        this.#wanted = 1.5 * this.#held.length
        return
      }
      this.#parser = this.#createParser()
    }
  }

  /** Read what was held, and the text with which the document breaks off. */
  end(): void {
    this.#wanted = 0
    this.write('')
    const parser = (this.#parser ??= this.#createParser())
    this.#feed(this.repair.piece(this.#held) + this.repair.end(), parser)
    this.#held = ''
    if (this.#events.isReadingText) this.#events.text(takeText(parser))
  }

  /** Note what the document lacks at its end. */
  close(): void {
    this.#parser?.close()
  }

  /** Have the parser read up to the end of a tag, if it can be found. @returns the index behind it */
  #parse(text: string, { at, parser }: { at: number; parser: ReportParser }): number {
    const found = this.#options.isCareful ? -1 : text.indexOf('>', at + this.#step - 1)
    const end = found < 0 ? text.length : found + 1
    this.#step = Math.min(2 * this.#step, MAX_STEP)
    const repaired = this.repair.piece(text.slice(at, end))
    if (found < 0 || !repaired.endsWith('>')) {
      this.#feed(repaired, parser)
      return end
    }
    this.#feed(repaired.slice(0, -1), parser)
    this.#hasTagEnded = false
    this.#feed('>', parser)
    if (this.#hasTagEnded && this.#canTurn(parser)) this.#parser = undefined
    return end
  }

  /** True between two tags within the outermost element, if the parser holds nothing and has nothing left to do. */
  #canTurn(parser: ReportParser): boolean {
    return (
      this.repair.isAtRest &&
      !this.#isSourceWanted &&
      parser.xmlDecl.version !== '1.1' &&
      textIn(parser) === '' &&
      this.#open.length > 0 &&
      this.#open.every(isRegularName)
    )
  }

  #feed(text: string, parser: ReportParser): void {
    if (text === '') return
    if (this.#isSourceWanted) this.#isSourceWanted = this.#events.source(text)
    parser.write(text)
    const long = takeLongText(parser)
    if (long !== '' && this.#events.isReadingText) this.#events.text(long)
  }

  /** Create a parser that is within the open elements. */
  #createParser(): ReportParser {
    this.turns += 1
    this.#step = 1
    const parser = createParser(this.#options.integrity)
    parser.write(this.#open.map(name => `<${name}>`).join(''))
    parser.on('opentag', ({ name, attributes }) => {
      this.#open.push(name)
      this.#hasTagEnded = true
      this.#events.open(name, attributes as Record<string, string>)
      this.#listen(parser)
    })
    parser.on('closetag', ({ name }) => {
      this.#open.pop()
      this.#hasTagEnded = true
      this.#events.close(name)
      this.#listen(parser)
    })
    this.#isListening = false
    this.#listen(parser)
    return parser
  }

  /** Have the parser collect text only while it is read. */
  #listen(parser: ReportParser): void {
    if (this.#events.isReadingText === this.#isListening) return
    this.#isListening = !this.#isListening
    if (this.#isListening) parser.on('text', text => this.#events.text(text))
    else parser.off('text')
  }
}
