/** Lines of a statement in which the expected value may stand. */
const MAX_LINES = 6
/** Values that can be written as they are printed. */
const PLAIN = /^(?:-?\d+(?:\.\d+)?|true|false|null|undefined|None|True|False|nil)$/
const QUOTED = /^(["'`])([^"'`\\\n]*)\1$/

/**
 * Put the value that a test got in the place of the one that it expects.
 *
 * @param line of the failing assertion, 1-based
 * @returns undefined unless the expected value stands there as a literal, and once
 */
export function replaceExpected(
  text: string,
  { line, expected, actual }: { line: number; expected: string; actual: string },
): string | undefined {
  const lines = text.split('\n')
  for (let at = line - 1; at < Math.min(lines.length, line - 1 + MAX_LINES); at += 1) {
    const found = literalsIn(lines[at] ?? '', expected)
    if (found.length === 0) continue
    const [only] = found
    const value = only === undefined ? undefined : written(actual, only.quote)
    if (found.length > 1 || only === undefined || value === undefined) return undefined
    const old = lines[at] ?? ''
    return lines.with(at, old.slice(0, only.from) + value + old.slice(only.to)).join('\n')
  }
  return undefined
}

/** Find a value as a literal in a line. */
function literalsIn(line: string, value: string): { from: number; to: number; quote: string }[] {
  const bare = QUOTED.exec(value)?.[2]
  const forms =
    bare === undefined
      ? [{ literal: value, quote: '' }]
      : ['"', "'", '`'].map(quote => ({ literal: `${quote}${bare}${quote}`, quote }))
  if (bare === undefined && !PLAIN.test(value)) return []
  return forms.flatMap(({ literal, quote }) => {
    const found = []
    for (let from = line.indexOf(literal); from !== -1; from = line.indexOf(literal, from + 1)) {
      const to = from + literal.length
      if (quote !== '' || (!isPart(line[from - 1]) && !isPart(line[to]))) found.push({ from, to, quote })
    }
    return found
  })
}

/** Return true for a character of a word or a number. */
function isPart(character: string | undefined): boolean {
  return /^[\w.$"'`]$/.test(character ?? '')
}

/** Write a value as a literal of the same kind; undefined if it is of another one. */
function written(value: string, quote: string): string | undefined {
  if (quote === '') return PLAIN.test(value) ? value : undefined
  const bare = QUOTED.exec(value)?.[2]
  return bare === undefined ? undefined : `${quote}${bare}${quote}`
}
