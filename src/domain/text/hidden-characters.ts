/**
 * ANSI escape sequences of both tables, which a terminal takes for commands. One without an end loses its beginning
 * only, so that it takes no text with it.
 */
const SEQUENCE =
  // oxlint-disable-next-line no-control-regex
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])(?:[^\u0007\u001b\u009c\n]{0,2000}(?:\u0007|\u001b\\|\u009c))?|(?:\u001b\[|\u009b)[0-?]{0,100}[ -/]{0,10}[@-~]?|\u001b[ -/]{0,10}[0-~]?/g

/**
 * Characters without a shape: what Unicode lets a reader ignore (marks of direction, of zero width, tags, variation
 * selectors, fillers), annotations, controls and separators. The group `join` holds what an emoji needs.
 */
const HIDDEN =
  /(?<join>(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3))|[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu

const SEPARATOR = /[\p{Cc}\u2028\u2029]/u

/** Remove what a person cannot see: it may hide words, or turn them round. Keep line ends and tabs. */
export function visibleText(text: string): string {
  return replaceHidden(text, sign => (SEPARATOR.test(sign) ? ' ' : ''))
}

/** Show what a person cannot see in code, where each character counts, as `⟨U+202E⟩`. */
export function revealHidden(text: string): string {
  return replaceHidden(text, sign => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`)
}

function replaceHidden(text: string, replace: (sign: string) => string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(SEQUENCE, '')
    .replace(HIDDEN, (sign, join: string | undefined) =>
      sign === '\n' || sign === '\t' || join !== undefined ? sign : replace(sign),
    )
}

/** Format a value as JSON that hides nothing: hidden characters are escaped, so the value reads back as it was. */
export function visibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(HIDDEN, (sign, join: string | undefined) =>
    sign === '\n' || join !== undefined ? sign : jsonEscape(sign),
  )
}

/** Escape a character for a text in JSON: `\u202e`. */
export function jsonEscape(sign: string): string {
  return sign.replace(/[^]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
