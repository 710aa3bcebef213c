import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, sliceOf } from './mutation.ts'

/** A regular expression in a source file. */
export interface RegexLiteral {
  /** Offset of the pattern in the file. */
  readonly from: number
  readonly pattern: string
  /** Characters that end the literal, which the pattern has only behind a backslash. */
  readonly quote: string
  /** Offset of the flags in the file, and their letters. Undefined for a text, which has none of its own. */
  readonly flags: { readonly from: number; readonly letters: string } | undefined
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
  const { start, pattern, quote, letters } = found
  const syntax = parsePattern(pattern)
  if (syntax === undefined) return undefined
  const from = node.from + start
  const flags = letters === undefined ? undefined : { from: node.to - letters.length, letters }
  return { from, pattern, quote, flags, syntax }
}

interface Found {
  readonly start: number
  readonly pattern: string
  readonly quote: string
  readonly letters?: string
}

function expressionIn(whole: string): Found {
  const end = whole.lastIndexOf('/')
  return { start: 1, pattern: whole.slice(1, end), quote: '/', letters: whole.slice(end + 1) }
}

/** Something repeats: a class or a group with a quantifier behind it. */
const REPEATED = /[\])](?:[*+?]|\{\d)/

/** Take a text that is a pattern: in Python what is raw or repeats something, in JavaScript what is given to `RegExp`. */
function textIn(whole: string, node: SyntaxNode, source: MutationSource): Found | undefined {
  const start = whole.search(/['"]/) + 1
  const quote = whole.charAt(start - 1)
  const pattern = whole.slice(start, -1)
  const isPython = source.language.name === 'python'
  const isRaw = isPython && /^[rRbB]+$/.test(whole.slice(0, start - 1)) && /r/i.test(whole.slice(0, start - 1))
  // What a backslash means in a text is not what it means in its pattern.
  if (start === 0 || pattern.includes(quote) || (!isRaw && pattern.includes('\\'))) return undefined
  const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null
  const isPattern = isPython
    ? isRaw || REPEATED.test(pattern)
    : callee !== null && sliceOf(callee, source) === 'RegExp' && node.prevSibling?.name === '('
  return isPattern ? { start, pattern, quote } : undefined
}

/** Parse a pattern of JavaScript or Python; undefined for one that is wrong or has words of Python's that nothing here knows. */
export function parsePattern(pattern: string): AST.Pattern | undefined {
  // Named groups of Python, written as those of JavaScript with as many characters.
  const text = pattern.replaceAll('(?P<', '(?<P').replaceAll(/\(\?P=(\w{1,100})\)/g, String.raw`\k<P$1>`)
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(text)
  } catch {
    return undefined
  }
}
