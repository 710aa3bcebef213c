/** Quote a word for a shell. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** Escape a text for a regular expression of JavaScript. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** One piece of a line: blank, quoted once or twice, escaped, an operator of the shell, or plain. */
const PIECE =
  /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g

/** A line split into words by a shell's rules; nothing is expanded. */
export interface ShellLine {
  readonly words: readonly string[]
  /** Those of the words that a shell replaces by the names of files: each has `*`, `?` or `[` outside of quotes. */
  readonly globs: readonly string[]
  /** The first shell operator in the line; the words hold it as plain text. */
  readonly operator: string | undefined
  /** A quote that is not closed, or undefined. */
  readonly open: string | undefined
}

/** Split a line into words. */
export function shellLine(text: string): ShellLine {
  const words: string[] = []
  const globs = new Set<string>()
  let word: string | undefined
  let isGlob = false
  const end = () => {
    if (word !== undefined) words.push(word)
    if (word !== undefined && isGlob) globs.add(word)
    word = undefined
    isGlob = false
  }
  let operator: string | undefined
  let open: string | undefined
  for (const { groups = {} } of text.trim().matchAll(PIECE)) {
    operator ??= groups.operator ?? /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0]
    if (groups.plain === "'" || groups.plain === '"') open ??= groups.plain
    if (groups.blank === undefined) {
      const double = groups.double?.replace(/\\(["\\$`])/g, '$1')
      word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.operator ?? groups.plain ?? '')
      isGlob ||= /[*?[]/.test(groups.plain ?? '')
    } else end()
  }
  end()
  return { words, globs: [...globs], operator, open }
}
