import { languageOf } from '../syntax/languages.ts'

/** Code without comments. Lines and columns stay where they are. */
export function withoutComments(file: string, text: string): string {
  const language = languageOf(file)
  if (language === undefined) return withoutCommentsByLexer(file, text)
  const blanks: [from: number, to: number][] = []
  language.parse(text).iterate({
    enter(node) {
      if (node.name.endsWith('Comment')) blanks.push([node.from, node.to])
      // A text that stands alone is a comment in Python.
      else if (
        node.name === 'ExpressionStatement' &&
        /^\s*[rbuf]{0,2}(?:"""|''')/i.test(text.slice(node.from, node.from + 6))
      )
        blanks.push([node.from, node.to])
    },
  })
  return blanked(text, blanks)
}

/**
 * Comments and texts of languages without a grammar here. Texts are matched so that `//` in one is no comment. One
 * without an end goes to the end of its line, so that none of its quotes is looked at twice.
 */
const LEXEMES = /\/\*[\s\S]{0,5000}?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)'|`[^`]{0,5000}`/g
const HASHED = /#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g

function withoutCommentsByLexer(file: string, text: string): string {
  const pattern = /\.(?:rb|sh|pl|ex|exs|jl|r|ya?ml|toml)$/i.test(file) ? HASHED : LEXEMES
  const found = [...text.matchAll(pattern)].filter(([lexeme]) => /^(?:\/\/|\/\*|#)/.test(lexeme))
  return blanked(
    text,
    found.map(({ index, 0: lexeme }) => [index, index + lexeme.length]),
  )
}

function blanked(text: string, ranges: readonly (readonly [from: number, to: number])[]): string {
  let result = ''
  let at = 0
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from < at) continue
    result += text.slice(at, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, ' ')
    at = to
  }
  return result + text.slice(at)
}

/** Longest line that is read as one: rules look for a few words beside each other. */
const MAX_LINE = 1_000
/** Break within a line. The lines of a file end without its first character. */
const BREAK = '\r\n'
/** Blanks in a row that no person writes within a line. */
const MANY_BLANKS = /[ \t]{200,}/g

/** Break what is longer than any line that a person writes, so that no pattern has much to do. */
export function withShortLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map(line => (line.length <= MAX_LINE ? line : broken(line.replaceAll(MANY_BLANKS, ' '))))
    .join('\n')
}

/** Break a line behind a statement or a blank, if there is one near enough. */
function broken(line: string): string {
  const pieces: string[] = []
  for (let from = 0; from < line.length; ) {
    const piece = line.slice(from, from + MAX_LINE)
    const end = Math.max(piece.lastIndexOf(';'), piece.lastIndexOf('}'), piece.lastIndexOf(' ')) + 1
    const length = from + piece.length < line.length && end > MAX_LINE / 2 ? end : piece.length
    pieces.push(line.slice(from, from + length))
    from += length
  }
  return pieces.join(BREAK)
}

/** Return the line of the file that a place of the text is on, 1-based. */
export function fileLineAt(text: string, at: number): number {
  return text.slice(0, at).split(/(?<!\r)\n/).length
}

/**
 * Write each value in one spelling: texts that are spliced from parts or marked by a letter, templates without holes,
 * numbers of another base. `['name']` becomes `.name`.
 */
export function spelledOut(code: string): string {
  let text = code
    .replaceAll(/(?<![\w$)\]'"`])`([^`'"\n\\$]{1,200})`/g, "'$1'")
    .replaceAll(
      /("(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}')|(?<![\w'"])[rbuf]{1,2}(?=['"])/gi,
      (_, literal?: string) => literal ?? '',
    )
    .replaceAll(/(?<![\w.])0(?:x[\da-f]{1,12}|o[0-7]{1,12}|b[01]{1,40})(?=n?\b)/gi, number => String(Number(number)))
    .replaceAll(/(?<![\w.])(\d{1,15})n\b/g, '$1')
    // A sign that changes nothing, and a call that returns the value itself.
    .replaceAll(/(?<=[=(,:?&|[{][ \t]{0,9})\+(?=\d)/g, '')
    .replaceAll(
      /(?<![\w.$])(?:String|Number|BigInt|str|int|float)\(\s{0,9}(-?\d{1,15}|'[^'"\n\\]{1,200}'|"[^'"\n\\]{1,200}")\s{0,9}\)/g,
      '$1',
    )
  for (let round = 0; round < 4; round += 1)
    text = text.replaceAll(
      /(['"])([^'"\n\\]{0,200})\1(?:\s{0,20}\+\s{0,20}|[ \t]{1,20})(['"])([^'"\n\\]{0,200})\3/g,
      '$1$2$4$1',
    )
  // A number that is computed from two others is the number that it is.
  text = text.replaceAll(
    /(?<=\b(?:return|yield|case|else|and|or|not)[ \t]{1,9}|(?<![\w.)\]][ \t]{0,9}))\b(\d{1,9}) ?([*+-]) ?(\d{1,9})\b(?![ \t]{0,9}[.*/%\w(])/g,
    (all, left, sign, right) => {
      const [a, b] = [Number(left), Number(right)]
      return String(sign === '*' ? a * b : sign === '+' ? a + b : a - b).padEnd(all.length)
    },
  )
  // Behind anything else it is a list.
  return text.replaceAll(/(?<=[\w$)\].])\[\s{0,20}(['"`])([A-Za-z_$][\w$]{0,100})\1\s{0,20}\]/g, '.$2')
}
