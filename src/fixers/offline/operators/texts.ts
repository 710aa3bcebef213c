import type { SyntaxNode } from '@lezer/common'
import { type TestEvidence, type Pair } from '../evidence/test-evidence.ts'
import { isRead } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Other separators for a short text. */
const SEPARATORS = ['', ' ', ', ', ',', '-', '_', '.', ': ', ':', '\\n', '/', ' - ', ';', '...', '0']
/** Length of a text that may be a separator. */
const SHORT = 3
/** Strings in tests that replace one text. */
const MAX_STRINGS = 8

/**
 * Correct a string by the difference of expected and actual, by its case, its spaces, its ends, or a string in tests.
 */
export const otherText: Mutator = (node, source, evidence) => {
  const whole = sliceOf(node, source)
  const quote = whole.at(-1) ?? ''
  const isPlain = node.name === 'String' && /^[rbRBuU]?(?:'[^']*'|"[^"]*")$/.test(whole)
  const isFormat = /^(?:FormatString|TemplateString)$/.test(node.name) && !whole.endsWith(quote.repeat(3))
  if ((!isPlain && !isFormat) || !(isFormat || isRead(node) || node.parent?.name === 'BinaryExpression')) return []
  const start = whole.indexOf(quote) + 1
  const inner = whole.slice(start, -1)
  const separates = isSeparator(node, source)
  const change = (text: string, likelihood: number): Mutation[] =>
    text === inner || text.includes(quote)
      ? []
      : [
          replace(node, source, {
            operator: 'text',
            insert: `${whole.slice(0, start)}${text}${quote}`,
            // What splits by `;` meets `;` without a space, too: the parts are to be stripped.
            likelihood: separates && text.trim() === inner.trim() ? STRICTER : likelihood,
          }),
        ]
  const byDifference = differencesIn(evidence)
    .flatMap(difference => corrected(inner, difference))
    .flatMap(text => change(text, 1))
  if (isFormat) return [...byDifference, ...halved(inner).flatMap(text => change(text, 0.7))]
  return [
    ...byDifference,
    ...(inner.length <= SHORT ? separators(evidence).flatMap(text => change(text, 0.8)) : []),
    ...variants(inner).flatMap((text, index) => change(text, 0.7 * likelihoodAt(index / 2))),
    ...nearest(inner, evidence.strings).flatMap((text, index) => change(text, 0.4 * likelihoodAt(index))),
  ]
}

/** Likelihood of a separator that is right only with its spaces. */
const STRICTER = 0.1

/** True for a text by which a call takes another one apart. */
function isSeparator({ parent }: SyntaxNode, source: MutationSource): boolean {
  const callee = parent?.name === 'ArgList' ? parent.prevSibling : null
  return callee != null && /\.(?:r?split|r?partition)$/.test(sliceOf(callee, source))
}

/** List the separators that the tests' own texts contain. */
function separators({ strings, pairs }: TestEvidence): string[] {
  const texts = [...strings, ...pairs.map(({ expected }) => expected)]
  return SEPARATORS.filter(text => /[^\w\s\\]/.test(text) && texts.some(each => each.includes(text)))
}

function variants(inner: string): string[] {
  const own = [
    inner.toLowerCase(),
    inner.toUpperCase(),
    inner.trim(),
    `${inner} `,
    ` ${inner}`,
    inner.slice(1),
    inner.slice(0, -1),
    ...halved(inner),
    inner.charAt(0).toUpperCase() + inner.slice(1),
    inner.split('').toReversed().join(''),
  ]
  // What a cut at a backslash leaves is no text.
  const whole = own.filter(text => !inner.includes('\\') || text === inner.trim() || text.length > inner.length)
  return [...new Set([...whole, ...(inner.length <= SHORT ? SEPARATORS : [])])]
}

/** Take half of a text that stands there twice. */
function halved(inner: string): string[] {
  const half = inner.slice(inner.length / 2)
  return half !== '' && half.repeat(2) === inner ? [half] : []
}

/** List the strings of tests, those that differ least in length first. */
function nearest(inner: string, strings: readonly string[]): string[] {
  return strings
    .filter(text => text !== '' && !/[\\\n]/.test(text))
    .toSorted((a, b) => Math.abs(a.length - inner.length) - Math.abs(b.length - inner.length))
    .slice(0, MAX_STRINGS)
}

/** A part of a text that is to be replaced, with the characters around it. */
interface Difference {
  readonly from: string
  readonly to: string
  readonly before: string
  readonly after: string
}

/** Characters around a difference that tell where it stands. */
const AROUND = 2

function differencesIn({ pairs }: TestEvidence): Difference[] {
  return pairs.flatMap(differencesOf)
}

/** Compare the ends of both texts, and also their first differing words. */
function differencesOf({ expected, actual }: Pair): Difference[] {
  const whole = middleOf(expected, actual)
  const [words, others] = [actual.split(' '), expected.split(' ')]
  if (words.length !== others.length || words.length === 1) return [whole]
  const index = words.findIndex((word, at) => word !== others[at])
  return [whole, middleOf(others[index] ?? '', words[index] ?? '')]
}

function middleOf(expected: string, actual: string): Difference {
  const shorter = Math.min(expected.length, actual.length)
  let start = 0
  while (start < shorter && expected[start] === actual[start]) start += 1
  let end = 0
  while (end < shorter - start && expected.at(-1 - end) === actual.at(-1 - end)) end += 1
  return {
    from: actual.slice(start, actual.length - end),
    to: expected.slice(start, expected.length - end),
    before: actual.slice(Math.max(0, start - AROUND), start),
    after: actual.slice(actual.length - end, actual.length - end + AROUND),
  }
}

/** Apply a difference to a text that contains what is to be replaced, or that touches the place of what is missing. */
function corrected(inner: string, { from, to, before, after }: Difference): string[] {
  if (from.length > 40 || to.length > 40 || /[\\\n`${}]/.test(to)) return []
  if (from === '') {
    const found: string[] = []
    if (before !== '' && inner.includes(before)) found.push(inner.replace(before, () => before + to))
    if (after !== '' && inner.includes(after)) found.push(inner.replace(after, () => to + after))
    return [...found, ...(inner.length <= SHORT ? [to + inner, inner + to] : [])]
  }
  if (inner.includes(from)) return [inner.replace(from, () => to), inner.replaceAll(from, () => to)]
  // The text may stand at one end of what came out wrong.
  return inner !== '' && from.includes(inner) && from.replace(inner, () => '') === to ? [''] : []
}
