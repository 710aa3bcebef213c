/** A word as a shell takes it for one. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** A text as a regular expression of JavaScript takes it to the letter. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** One piece of a line: blank, quoted once or twice, escaped, an operator of the shell, or plain. */
const PIECE =
  /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g

/** A line split into words as a shell splits them, and nothing more. */
export interface ShellLine {
  readonly words: readonly string[]
  /** The first operator of a shell in it; among the words it is plain text. */
  readonly operator: string | undefined
  /** A quote that is not closed. */
  readonly open: string | undefined
}

export function shellLine(text: string): ShellLine {
  const words: string[] = []
  let word: string | undefined
  let operator: string | undefined
  let open: string | undefined
  for (const { groups = {} } of text.trim().matchAll(PIECE)) {
    operator ??= groups.operator ?? /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0]
    if (groups.plain === "'" || groups.plain === '"') open ??= groups.plain
    if (groups.blank === undefined) {
      const double = groups.double?.replace(/\\(["\\$`])/g, '$1')
      word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.operator ?? groups.plain ?? '')
    } else if (word !== undefined) {
      words.push(word)
      word = undefined
    }
  }
  return { words: word === undefined ? words : [...words, word], operator, open }
}
