import { CappedText } from '../capped-text.ts'
import { CharacterRepair } from './character-repair.ts'

/** End of a piece that may be the beginning of a reference, a colour or a mark, and waits for the next piece. */
const UNDECIDED =
  // oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
  /(?:(?:\u001b|&[#\w]{0,10};?)(?:\[[\d;:]{0,20})?|<[!/\w[-]{0,12}|<system-[^>]{0,200})$/
const OPEN = '<![CDATA['
const CLOSE = ']]>'
const PRINTED = '<system-'
const PRINTED_END = '</system-'
const COMMENT = '<!--'
const COMMENT_END = '-->'
/** Characters to keep of a test's output and of a text in CDATA, at the beginning and at the end. */
const MAX_SAVED = { printed: { head: 1_000, tail: 3_000 }, cdata: { head: 16_000, tail: 16_000 } } as const

/** Mark around the number of a saved text, in place of the text. */
const SAVED_MARK = '\ue000'
const SAVED = /\ue000(\d+)\ue000/g

/**
 * Repairs the text of an XML document piece by piece, and counts the repairs. Most of a report is output of tests and
 * CDATA, which are read for few tests. Such a text is saved, and a number takes its place. Repairing it at once would
 * take most of the time.
 */
export class Repair {
  readonly characters = new CharacterRepair()
  #held = ''
  #at: 'markup' | 'comment' | 'cdata' | 'printed' | 'printed-cdata' = 'markup'
  /** True within a tag, where a reporter may have left the begin of a comment unescaped. */
  #isInTag = false
  #open = new SavedText(MAX_SAVED.cdata)
  readonly #saved = new Map<number, SavedText>()
  #count = 0

  /** Repair a piece of the document. Its last characters may come with the next one. */
  piece(text: string): string {
    return this.#scan(this.#held + text, false)
  }

  end(): string {
    const rest = this.#scan(this.#held, true)
    return this.#at === 'markup' || this.#at === 'comment' ? rest : rest + this.#save()
  }

  /** True between two pieces if nothing is held, and what follows is no part of a tag, a comment or a saved text. */
  get isAtRest(): boolean {
    return this.#held === '' && this.#at === 'markup' && !this.#isInTag
  }

  /** Save a text that was found elsewhere. @returns the mark that takes its place */
  save(parts: readonly string[], { as, isCData }: { as: keyof typeof MAX_SAVED; isCData: boolean }): string {
    const saved = new SavedText(MAX_SAVED[as])
    saved.isCData = isCData
    for (const part of parts) saved.add(part)
    return this.#store(saved)
  }

  /** Insert the saved texts into a text. Each can be inserted once. */
  restore(text: string): string {
    if (!text.includes(SAVED_MARK)) return text
    return text.replace(SAVED, (whole, number: string) => {
      const saved = this.#saved.get(Number(number))
      this.#saved.delete(Number(number))
      return saved === undefined ? whole : this.#readable(saved)
    })
  }

  /** Drop the saved texts that this text refers to. */
  forget(text: string): void {
    if (text.includes(SAVED_MARK)) for (const [, number] of text.matchAll(SAVED)) this.#saved.delete(Number(number))
  }

  #scan(text: string, last: boolean): string {
    const marks = new Marks(text)
    let out = ''
    let at = 0
    this.#held = ''
    while (at < text.length) {
      const mark = this.#nextMark(marks, at)
      if (mark === undefined) {
        const end = last ? text.length : text.length - this.#undecided(text, at)
        this.#held = text.slice(end)
        return out + this.#passOn(text.slice(at, end))
      }
      const { found, kind } = mark
      out += this.#passOn(text.slice(at, found))
      at = found + kind.length
      if (kind === OPEN) {
        if (this.#at === 'markup') this.#open = new SavedText(MAX_SAVED.cdata)
        this.#open.isCData = true
        this.#at = this.#at === 'markup' ? 'cdata' : 'printed-cdata'
      } else if (kind === CLOSE) {
        if (this.#at === 'cdata') out += this.#save()
        else this.#at = 'printed'
      } else if (kind === COMMENT) {
        if (this.#isInTag) out += this.#passOn(COMMENT)
        else this.#at = 'comment'
      } else if (kind === COMMENT_END) {
        this.#at = 'markup'
      } else if (kind === PRINTED) {
        const end = text.indexOf('>', found)
        if (end < 0 && !last && text.length - found < 200) {
          this.#held = text.slice(found)
          return out
        }
        at = end < 0 ? text.length : end + 1
        out += this.characters.repaired(text.slice(found, at))
        if (end >= 0 && text[end - 1] !== '/') {
          this.#open = new SavedText(MAX_SAVED.printed)
          this.#at = 'printed'
        }
      } else {
        out += this.#save()
        at = found
      }
    }
    return out
  }

  /** Find the next mark that changes the state. */
  #nextMark(marks: Marks, at: number): { found: number; kind: string } | undefined {
    let first: { found: number; kind: string } | undefined
    for (const kind of MARKS[this.#at]) {
      const found = marks.next(kind, at)
      if (found >= 0 && (first === undefined || found < first.found)) first = { found, kind }
    }
    return first
  }

  /** Count the characters at the end that wait for the next piece. */
  #undecided(text: string, at: number): number {
    const end = text.slice(Math.max(at, text.length - 220))
    if (this.#at === 'cdata' || this.#at === 'printed-cdata') return /\]{1,2}$/.exec(end)?.[0].length ?? 0
    if (this.#at === 'comment') return /-{1,2}$/.exec(end)?.[0].length ?? 0
    return UNDECIDED.exec(end)?.[0].length ?? 0
  }

  #passOn(text: string): string {
    if (text === '') return ''
    if (this.#at === 'markup') {
      const begun = text.lastIndexOf('<')
      const ended = text.lastIndexOf('>')
      if (begun !== ended) this.#isInTag = begun > ended
      return this.characters.repaired(text)
    }
    if (this.#at !== 'comment') this.#open.add(text)
    return ''
  }

  #save(): string {
    this.#at = 'markup'
    return this.#store(this.#open)
  }

  #store(saved: SavedText): string {
    this.#saved.set(this.#count, saved)
    this.#count += 1
    return `${SAVED_MARK}${this.#count - 1}${SAVED_MARK}`
  }

  #readable(saved: SavedText): string {
    const text = saved.text()
    // CDATA has no references. The output of a test may have been escaped instead.
    return saved.isCData ? this.characters.withoutControls(text) : this.characters.decodedOutput(text)
  }
}

/** Marks that change the state, by state. A comment is dropped. */
const MARKS = {
  markup: [OPEN, PRINTED, COMMENT],
  comment: [COMMENT_END],
  cdata: [CLOSE],
  printed: [OPEN, PRINTED_END],
  'printed-cdata': [CLOSE],
} as const

/** Places of marks in a text. Each mark is searched for once in all of it, whether it is there or not. */
class Marks {
  readonly #text: string
  readonly #found = new Map<string, number>()

  constructor(text: string) {
    this.#text = text
  }

  /** Find the first one from `at` on, which must not decrease. @returns its index, or -1 */
  next(mark: string, at: number): number {
    const known = this.#found.get(mark)
    if (known !== undefined && (known < 0 || known >= at)) return known
    const found = this.#text.indexOf(mark, at)
    this.#found.set(mark, found)
    return found
  }
}

/** A saved text. */
class SavedText extends CappedText {
  isCData = false
}
