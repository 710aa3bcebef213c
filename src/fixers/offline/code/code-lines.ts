import type { SyntaxNode } from '@lezer/common'
import type { MutationSource } from './mutation.ts'

/** Whole lines of a text, without the last line break. */
export interface LineSpan {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly indent: string
}

/** Find the lines of a statement that has them for itself; undefined for one that shares a line. */
export function wholeLines(
  { from, to }: Pick<SyntaxNode, 'from' | 'to'>,
  { text }: MutationSource,
): LineSpan | undefined {
  // The Python grammar counts the line break after a block to its statement.
  let last = to
  while (last > from && /\s/.test(text[last - 1] ?? '')) last -= 1
  const start = text.lastIndexOf('\n', from - 1) + 1
  const found = text.indexOf('\n', last)
  const end = found < 0 ? text.length : found
  const indent = text.slice(start, from)
  const rest = text.slice(last, end).trim()
  if (indent.trim() !== '' || !/^(?:[;,]|#.*|\/\/.*)?$/.test(rest)) return undefined
  return { from: start, to: end, text: text.slice(start, end), indent }
}

/** Return the place behind the line that names the program which runs a file, if there is one. */
export function behindHashbang(text: string): number {
  return text.startsWith('#!') ? text.indexOf('\n') + 1 : 0
}

/** Indent lines by other spaces than they have. */
export function reindented(text: string, from: string, to: string): string {
  return text
    .split('\n')
    .map(line => (line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n')
}

/** Take one step of indentation from a file: the smallest that it uses. */
export function indentStep({ text, language }: MutationSource): string {
  const known = STEPS.get(text)
  if (known !== undefined) return known
  const found = /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? (language.name === 'python' ? '    ' : '  ')
  if (STEPS.size >= 100) STEPS.clear()
  STEPS.set(text, found)
  return found
}

/** Steps of the texts that were asked for last. */
const STEPS = new Map<string, string>()
