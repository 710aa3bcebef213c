import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, sliceOf } from '../code/mutation.ts'

/** A regular expression in a source file. */
export interface RegexLiteral {
  /** Offset of the pattern in the file. */
  readonly from: number
  readonly pattern: string
  /** Characters that end the literal, which the pattern has only behind a backslash. */
  readonly quote: string
  /** Offset of the flags in the file, and their letters. Undefined for a text, which has none of its own. */
  readonly flags: { readonly from: number; readonly letters: string } | undefined
  /** True if a backslash in the source is one of the pattern. */
  readonly isRaw: boolean
  readonly syntax: AST.Pattern
}

/** Characters of a pattern that is read. */
const MAX_LENGTH = 1_000

/** Read the regular expression that a node is. Undefined for any other node, and for one that is not understood. */
export function regexLiteralAt(node: SyntaxNode, source: MutationSource): RegexLiteral | undefined {
  const whole = node.name === 'RegExp' || node.name === 'String' ? sliceOf(node, source) : ''
  if (whole.length > MAX_LENGTH) return undefined
  const found = node.name === 'RegExp' ? expressionIn(whole) : textIn(whole, node, source)
  if (found === undefined) return undefined
  const { start, pattern, quote, isRaw, letters } = found
  const syntax = parsePattern(pattern, letters)
  if (syntax === undefined) return undefined
  const from = node.from + start
  const flags = letters === undefined ? undefined : { from: node.to - letters.length, letters }
  return { from, pattern, quote, flags, isRaw, syntax }
}

interface Found {
  readonly start: number
  readonly pattern: string
  readonly quote: string
  readonly isRaw: boolean
  readonly letters?: string
}

function expressionIn(whole: string): Found {
  const end = whole.lastIndexOf('/')
  return { start: 1, pattern: whole.slice(1, end), quote: '/', isRaw: true, letters: whole.slice(end + 1) }
}

/**
 * Something repeats: a class or a group with a quantifier behind it. In a raw text other signs of a pattern count, too.
 */
const REPEATED = /[\])](?:[*+?]|\{\d)/
const PATTERN_LIKE = /[\])](?:[*+?]|\{\d)|\\[dwsDWS][*+?{]|\(\?|^\^|\$$/

/** Take a text that is a pattern: what is given to `re` or `RegExp` as one, and in Python what looks like one. */
function textIn(whole: string, node: SyntaxNode, source: MutationSource): Found | undefined {
  const start = whole.search(/['"]/) + 1
  const quote = whole.charAt(start - 1)
  const pattern = whole.slice(start, -1)
  const isPython = source.language.name === 'python'
  const isRaw = isPython && /^(?:[bB]?[rR]|[rR][bB])$/.test(whole.slice(0, start - 1))
  // What a backslash means in a text is not what it means in its pattern.
  if (start === 0 || pattern.includes(quote) || (!isRaw && pattern.includes('\\'))) return undefined
  const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null
  const called = callee === null ? '' : sliceOf(callee, source)
  const isFirst = node.prevSibling?.name === '('
  if (isPython ? called.startsWith('re.') : called === 'RegExp')
    return isFirst ? { start, pattern, quote, isRaw } : undefined
  return isPython && (isRaw ? PATTERN_LIKE : REPEATED).test(pattern) ? { start, pattern, quote, isRaw } : undefined
}

const PARSER = new RegExpParser({ ecmaVersion: 2025 })

/**
 * Parse a pattern of JavaScript or Python; undefined for one that is wrong or has words of Python's that nothing here
 * knows.
 * @param letters its flags
 */
export function parsePattern(pattern: string, letters = ''): AST.Pattern | undefined {
  // Named groups of Python, written as those of JavaScript with as many characters.
  const text = pattern.replaceAll('(?P<', '(?<P').replaceAll(/\(\?P=(\w{1,100})\)/g, String.raw`\k<P$1>`)
  const flags = { unicode: letters.includes('u'), unicodeSets: letters.includes('v') }
  try {
    return PARSER.parsePattern(text, 0, text.length, flags)
  } catch {
    return undefined
  }
}
