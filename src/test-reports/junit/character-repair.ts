/**
 * Characters that XML forbids even if escaped. Reporters write them anyway: control characters and terminal colours in
 * messages, ampersands in titles.
 */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// oxlint-disable-next-line no-control-regex -- As above.
const COLOUR = /\u001b\[[\d;:]*m/g
/** The same as pytest writes it, which escapes what XML forbids in its own way. */
const PYTEST_COLOUR = /#x1B\[[\d;:]*m/g
const ESCAPED_COLOUR = /&#(?:27|x0*1b);\[[\d;:]*m/gi
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi
/** A reference, or an ampersand that begins none. */
const ANY_REFERENCE = /&(?:(lt|gt|amp|quot|apos);|#[xX]([\da-fA-F]{1,8});|#(\d{1,8});)?/g
const BARE_AMPERSAND = /&(?!(?:#\d{1,8}|#[xX][\da-fA-F]{1,8}|lt|gt|amp|quot|apos);)/g

/** Repairs the characters of a text within an XML document, and counts the repairs. */
export class CharacterRepair {
  controls = 0
  ampersands = 0

  /** Repair a text that may hold markup. */
  repaired(text: string): string {
    const plain = this.withoutControls(text)
    return plain.includes('&') ? this.#withReferences(plain) : plain
  }

  /** Repair the raw text of an element, and decode it as an XML parser does. */
  decoded(raw: string): string {
    const text = this.withoutControls(raw)
    return this.#dereferenced(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
  }

  /** Repair the raw value of an attribute, and decode it as an XML parser does: each line end is a blank. */
  decodedAttribute(raw: string): string {
    const text = this.withoutControls(raw)
    return this.#dereferenced(/[\n\r\t]/.test(text) ? text.replace(/\r\n?|[\n\t]/g, ' ') : text)
  }

  /** Repair and decode the output of a test, which may have been escaped. */
  decodedOutput(raw: string): string {
    return this.#dereferenced(this.withoutControls(raw))
  }

  /** Drop colours, and put a mark in the place of each other character that XML forbids. */
  withoutControls(given: string): string {
    const text = given.includes('#x1B[') ? given.replace(PYTEST_COLOUR, '') : given
    if (text.search(FORBIDDEN) < 0) return text
    return text.replace(COLOUR, '').replace(FORBIDDEN, () => {
      this.controls += 1
      return '\ufffd'
    })
  }

  /** Repair and decode references. */
  #dereferenced(text: string): string {
    if (!text.includes('&')) return text
    // What is left when a colour is dropped may look like a reference.
    const plain = text.includes('&#') && text.search(ESCAPED_COLOUR) >= 0 ? this.#withReferences(text) : text
    return plain.replace(ANY_REFERENCE, (_, name?: string, hex?: string, decimal?: string) => {
      if (name !== undefined) return NAMED[name] ?? ''
      if (hex === undefined && decimal === undefined) {
        this.ampersands += 1
        return '&'
      }
      const code = codeOf(hex, decimal)
      if (isCharacter(code)) return String.fromCodePoint(code)
      this.controls += 1
      return '\ufffd'
    })
  }

  #withReferences(text: string): string {
    const named = text.replace(BARE_AMPERSAND, () => {
      this.ampersands += 1
      return '&amp;'
    })
    if (!named.includes('&#')) return named
    return named.replace(ESCAPED_COLOUR, '').replace(REFERENCE, (reference, hex?: string, decimal?: string) => {
      const code = codeOf(hex, decimal)
      // XML knows no capital X.
      if (isCharacter(code)) return reference.toLowerCase()
      this.controls += 1
      return '\ufffd'
    })
  }
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function codeOf(hex: string | undefined, decimal: string | undefined): number {
  return hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
}

/** Source: https://www.w3.org/TR/xml/#charsets */
function isCharacter(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x1_0000 && code <= 0x10_ffff)
  )
}
