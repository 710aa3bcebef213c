/**
 * Breaks code in ways that are not the engine's own: by tokens of the same kind that stand elsewhere in the file, and
 * by lines and brackets, without a grammar of the language.
 */

interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'operator' | 'bracket'
  readonly text: string
  readonly from: number
  readonly to: number
}

type Next = () => number

const TOKENS =
  /(?<skip>\s+|#[^\n]*|\/\/[^\n]*|\/(?![/\s*=])(?:[^/\\\n[]|\\.|\[[^\]\n]*\])+\/[a-z]*)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<word>[A-Za-z_$#][\w$]*)|(?<number>\d[\d.]*)|(?<bracket>[()[\]{}])|(?<operator>\?\?=|===|!==|\*\*|\/\/|>>|<<|\?\?|\?\.|&&|\|\||[-+*/%<>=!]=|=>|\+\+|--|[^\s\w])/g
const KEYWORDS = new Set(
  'return if else elif for while in not and or is def class export function const let import from new of continue break throw raise lambda None null undefined async await self this try except catch'.split(
    ' ',
  ),
)
const ALIKE: readonly (readonly string[])[] = [
  ['<', '<=', '>', '>=', '==', '!=', '===', '!=='],
  ['+', '-', '*', '/', '%', '//', '**'],
  ['+=', '-=', '*=', '/=', '='],
  ['&&', '||', '??'],
  ['and', 'or'],
  ['return', 'continue', 'break'],
]

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKENS)].flatMap(match => {
    const kind = (['word', 'number', 'string', 'operator', 'bracket'] as const).find(each => match.groups?.[each])
    return kind === undefined ? [] : [{ kind, text: match[0], from: match.index, to: match.index + match[0].length }]
  })
}

/** Break a text once, in a random place and way; undefined if the chosen way does not fit the place. */
export function breakOnce(text: string, next: Next): string | undefined {
  const tokens = tokensOf(text)
  const ways = [otherToken, otherToken, otherToken, otherValue, withoutToken, swappedTokens, lines, lines, brackets]
  return pick(ways, next)?.(text, tokens, next)
}

function pick<T>(from: readonly T[], next: Next): T | undefined {
  return from[Math.floor(next() * from.length)]
}

function put(text: string, at: { from: number; to: number }, insert: string): string {
  return text.slice(0, at.from) + insert + text.slice(at.to)
}

function otherToken(text: string, tokens: readonly Token[], next: Next): string | undefined {
  const token = pick(tokens, next)
  if (token === undefined) return undefined
  const table = ALIKE.find(words => words.includes(token.text))
  const isName = token.kind === 'word' && !KEYWORDS.has(token.text)
  const others = isName ? tokens.filter(({ kind, text: word }) => kind === 'word' && !KEYWORDS.has(word)) : []
  const other = pick(table ?? others.map(({ text: word }) => word), next)
  return other === undefined || other === token.text ? undefined : put(text, token, other)
}

function otherValue(text: string, tokens: readonly Token[], next: Next): string | undefined {
  const token = pick(
    tokens.filter(({ kind }) => kind === 'number' || kind === 'string'),
    next,
  )
  if (token === undefined) return undefined
  if (token.kind === 'number') {
    const value = Number(token.text)
    return put(text, token, String(pick([0, 1, 2, value + 1, Math.abs(value - 1), value * 10], next)))
  }
  const inner = token.text.slice(1, -1)
  const other = pick([inner.toUpperCase(), inner.slice(1), `${inner} `, inner.trim(), '', inner + inner], next) ?? ''
  return put(text, token, token.text[0] + other + token.text[0])
}

function withoutToken(text: string, tokens: readonly Token[], next: Next): string | undefined {
  const token = pick(tokens, next)
  return token === undefined ? undefined : put(text, token, '')
}

function swappedTokens(text: string, tokens: readonly Token[], next: Next): string | undefined {
  const first = pick(tokens, next)
  if (first === undefined || first.kind === 'bracket') return undefined
  const second = pick(
    tokens.filter(({ kind, from }) => kind === first.kind && from > first.to && from < first.to + 30),
    next,
  )
  if (second === undefined) return undefined
  return put(put(text, second, first.text), first, second.text)
}

/** Drop, double or swap lines, or move one in or out. */
function lines(text: string, _: readonly Token[], next: Next): string | undefined {
  const all = text.split('\n')
  const at = Math.floor(next() * all.length)
  const [line = '', below = ''] = [all[at], all[at + 1]]
  if (line.trim() === '' || /^(?:export|def|class|import|from)\b/.test(line)) return undefined
  const indent = (each: string) => each.length - each.trimStart().length
  const way = Math.floor(next() * 4)
  if (way === 0) all.splice(at, 1)
  else if (way === 1) all.splice(at, 0, line)
  else if (way === 2 && indent(line) === indent(below) && below.trim() !== '') all.splice(at, 2, below, line)
  else if (indent(line) > 2) all[at] = line.slice(Math.min(4, indent(line) - 2))
  return all.join('\n')
}

/** Drop a call and keep its argument, drop an argument, a trailing call, or one side of an operator. */
function brackets(text: string, tokens: readonly Token[], next: Next): string | undefined {
  const at = Math.floor(next() * tokens.length)
  const open = tokens[at]
  if (open === undefined || !['(', '['].includes(open.text)) return undefined
  const close = closing(tokens, at)
  const before = tokens[at - 1]
  if (close === undefined || before?.kind !== 'word' || KEYWORDS.has(before.text)) return undefined
  const inner = text.slice(open.to, close.from)
  const dot = tokens[at - 2]
  if (dot?.text === '.') return put(text, { from: dot.from, to: close.to }, '')
  const parts = inner.split(', ')
  if (parts.length > 1 && next() < 0.5) {
    const kept = parts.toSpliced(Math.floor(next() * parts.length), 1)
    return put(text, { from: open.to, to: close.from }, kept.join(', '))
  }
  return put(text, { from: before.from, to: close.to }, inner)
}

function closing(tokens: readonly Token[], at: number): Token | undefined {
  let depth = 0
  for (const token of tokens.slice(at)) {
    if (['(', '[', '{'].includes(token.text)) depth += 1
    if ([')', ']', '}'].includes(token.text)) depth -= 1
    if (depth === 0) return token
  }
  return undefined
}
