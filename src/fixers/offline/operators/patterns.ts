import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import type { SyntaxNode } from '@lezer/common'
import { elementsOf } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'
import { parsePattern, type RegexLiteral, regexLiteralAt } from './regex-literals.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'

/** A part of a pattern with what replaces it. Offsets count from the start of the pattern. */
interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly likelihood: number
}

/** Change a regular expression: how often a part repeats, what a class holds, where it is anchored, its flags. */
export const otherPattern: Mutator = (node, source, evidence) => {
  const literal = regexLiteralAt(node, source)
  if (literal === undefined) return []
  const { from, pattern, isRaw, flags } = literal
  const resultOf = (each: Change) => pattern.slice(0, each.from) + each.insert + pattern.slice(each.to)
  const changes = changesOf(literal, evidence).filter(
    each => (isRaw || !each.insert.includes('\\')) && parsePattern(resultOf(each), flags?.letters) !== undefined,
  )
  return [
    ...changes.map(({ insert, likelihood, ...part }) =>
      replace({ from: from + part.from, to: from + part.to }, source, { operator: 'pattern', insert, likelihood }),
    ),
    ...otherFlags(literal, source),
    ...flagArguments(node, source),
  ]
}

function changesOf({ syntax, pattern, quote }: RegexLiteral, evidence: TestEvidence): Change[] {
  const changes: Change[] = [...anchored(syntax, pattern)]
  const letters = lettersIn(evidence, quote)
  const add = (found: readonly Change[]) => void changes.push(...found)
  visitRegExpAST(syntax, {
    onQuantifierEnter: node => add(repeats(node, pattern)),
    onCharacterEnter: node => add(repeated(node, pattern)),
    onCharacterSetEnter: node => add([...otherSets(node), ...repeated(node, pattern)]),
    onCharacterClassEnter: node => add([...otherClasses(node, pattern, letters), ...repeated(node, pattern)]),
    onGroupEnter: node => add(repeated(node, pattern)),
    onCapturingGroupEnter: node => add(repeated(node, pattern)),
    onAssertionEnter: node =>
      add(node.kind === 'lookahead' || node.kind === 'lookbehind' ? [] : [change(node, '', 0.6)]),
    onAlternativeEnter: node => add(dropped(node)),
  })
  return changes
}

function change({ start, end }: AST.Node, insert: string, likelihood: number): Change {
  return { from: start, to: end, insert, likelihood }
}

/** Return the text of a node as the pattern has it: the parser has read Python's groups in the words of JavaScript. */
function textOf({ start, end }: AST.Node, pattern: string): string {
  return pattern.slice(start, end)
}

/** Repeat a part more often or less often than a quantifier says, or as few times as will do. */
function repeats(node: AST.Quantifier, pattern: string): Change[] {
  const part = textOf(node.element, pattern)
  const sign = textOf(node, pattern).slice(part.length)
  const bare = node.greedy ? sign : sign.slice(0, -1)
  const others = otherRepeats(bare, node).map(each => each + (node.greedy ? '' : '?'))
  const lazy = bare === '?' ? [] : [node.greedy ? `${sign}?` : bare]
  return [
    ...others.map((each, index) => change(node, part + each, likelihoodAt(index / 2))),
    ...lazy.map(each => change(node, part + each, 0.4)),
  ]
}

function otherRepeats(sign: string, { min, max }: AST.Quantifier): string[] {
  if (sign === '+') return ['*', '']
  if (sign === '*') return ['+', '?']
  if (sign === '?') return ['', '*']
  const ranges: [number, number][] =
    min === max
      ? [
          [1, max],
          [min, Infinity],
          [0, max],
          [min, max + 1],
          [min - 1, max],
          [min + 1, max + 1],
          [min - 1, max - 1],
        ]
      : [
          [min - 1, max],
          [min, max + 1],
          [min + 1, max],
          [min, max - 1],
          [min, Infinity],
        ]
  const valid = ranges.filter(([from, to]) => from >= 0 && from <= to && to > 0)
  return [...new Set(valid.map(rangeText))].filter(each => each !== sign)
}

function rangeText([from, to]: [number, number]): string {
  if (from === to) return `{${from}}`
  return to === Infinity ? `{${from},}` : `{${from},${to}}`
}

/** Repeat a part that has no quantifier. To repeat a group is to risk a pattern that takes for ever. */
function repeated(node: AST.QuantifiableElement, pattern: string): Change[] {
  const part = textOf(node, pattern)
  // In Python these are the ends of the text, of which there is one each.
  if (node.parent.type !== 'Alternative' || /^\\[AZ]$/.test(part)) return []
  switch (node.type) {
    case 'CharacterSet':
    case 'CharacterClass':
      return ['+', '*', '?'].map((sign, index) => change(node, part + sign, 0.5 * likelihoodAt(index)))
    case 'Character':
      return ['?', '+', '*'].map((sign, index) => change(node, part + sign, 0.3 * likelihoodAt(index)))
    default:
      return [change(node, `${part}?`, 0.4)]
  }
}

const OTHER_SETS: Readonly<Record<string, readonly string[]>> = {
  '.': [String.raw`[\s\S]`, String.raw`\.`],
  [String.raw`\d`]: [String.raw`\w`, String.raw`[\d.]`, String.raw`\D`],
  [String.raw`\w`]: [String.raw`[\w-]`, String.raw`[\w.]`, String.raw`\S`, String.raw`\d`, String.raw`\W`],
  [String.raw`\s`]: [' ', String.raw`\S`],
  [String.raw`\D`]: [String.raw`\d`],
  [String.raw`\W`]: [String.raw`\w`, String.raw`\s`],
  [String.raw`\S`]: [String.raw`\s`, '.'],
}

function otherSets(node: AST.CharacterSet): Change[] {
  // A set in a class is an element of it.
  if (node.parent.type !== 'Alternative' && node.parent.type !== 'Quantifier') return []
  return (OTHER_SETS[node.raw] ?? []).map((each, index) => change(node, each, 0.5 * likelihoodAt(index)))
}

/** Characters of the tests that one class may lack. */
const MAX_LETTERS = 12

/** List what the texts of the tests consist of, as elements of a class. */
function lettersIn({ strings, pairs }: TestEvidence, quote: string): string[] {
  const texts = [...strings, ...pairs.flatMap(({ expected, actual }) => [expected, actual])].join('')
  const found = new Set<string>()
  for (const letter of texts.slice(0, 2_000)) {
    if (/\d/.test(letter)) found.add('0-9')
    else if (/[a-z]/.test(letter)) found.add('a-z')
    else if (/[A-Z]/.test(letter)) found.add('A-Z')
    else if (/[[\]\\^-]/.test(letter) || (letter === quote && quote === '/')) found.add(`\\${letter}`)
    else if (/[ -~]/.test(letter) && letter !== quote) found.add(letter)
  }
  return [...found]
}

/** Let a class hold one thing more or less, or all that it does not hold. */
function otherClasses(node: AST.CharacterClass, pattern: string, letters: readonly string[]): Change[] {
  const inner = textOf(node, pattern).slice(node.negate ? 2 : 1, -1)
  const sign = node.negate ? '[^' : '['
  const missing = letters.filter(letter => !inner.includes(letter)).slice(0, MAX_LETTERS)
  // Beside a bar at its end, a letter would make a range.
  const withLetter = (letter: string) => (inner.endsWith('-') ? letter + inner : inner + letter)
  const elements = node.elements.length > 1 ? node.elements : []
  return [
    ...missing.map((letter, index) => change(node, `${sign}${withLetter(letter)}]`, 0.7 * likelihoodAt(index / 3))),
    ...elements.map(({ start, end }) => ({ from: start, to: end, insert: '', likelihood: 0.4 })),
    change(node, node.negate ? `[${inner}]` : `[^${inner}]`, 0.3),
  ]
}

/** Anchor a pattern at its ends, or both ends of all its alternatives: `^a|b$` is either `^a` or `b$`. */
function anchored({ alternatives, start, end }: AST.Pattern, pattern: string): Change[] {
  const first = alternatives[0]?.elements[0]
  const last = alternatives.at(-1)?.elements.at(-1)
  const isOpen = !isEdge(first, 'start')
  const isEndless = !isEdge(last, 'end')
  if (/^\\A|\\Z$/.test(pattern)) return []
  const at = (offset: number, insert: string) => ({ from: offset, to: offset, insert, likelihood: 0.5 })
  if (alternatives.length === 1) return [...(isOpen ? [at(start, '^')] : []), ...(isEndless ? [at(end, '$')] : [])]
  const inner = pattern.slice(isOpen ? 0 : 1, isEndless ? pattern.length : -1)
  return [
    { from: start, to: end, insert: `${isOpen ? '' : '^'}(?:${inner})${isEndless ? '' : '$'}`, likelihood: 0.6 },
    { from: start, to: end, insert: `^(?:${inner})$`, likelihood: 0.4 },
  ]
}

function isEdge(node: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return node?.type === 'Assertion' && node.kind === kind
}

/** Leave out one of several alternatives. */
function dropped(node: AST.Alternative): Change[] {
  const { alternatives } = node.parent as { alternatives?: readonly AST.Alternative[] }
  if (alternatives === undefined || alternatives.length < 2) return []
  const isFirst = alternatives[0] === node
  return [{ from: node.start - (isFirst ? 0 : 1), to: node.end + (isFirst ? 1 : 0), insert: '', likelihood: 0.2 }]
}

/** Flags of JavaScript, likeliest first. */
const FLAGS = ['i', 'g', 'm', 's', 'u'] as const

function otherFlags({ flags, pattern }: RegexLiteral, source: MutationSource): Mutation[] {
  if (flags === undefined) return []
  const { from, letters } = flags
  const others = FLAGS.map(flag => (letters.includes(flag) ? letters.replace(flag, '') : letters + flag)).filter(
    each => !/[uv].*[uv]/.test(each) && parsePattern(pattern, each) !== undefined,
  )
  // With the slash, so that the description says what is changed.
  return others.map((insert, index) =>
    replace({ from: from - 1, to: from + letters.length }, source, {
      operator: 'pattern',
      insert: `/${insert}`,
      likelihood: 0.6 * likelihoodAt(index / 2),
    }),
  )
}

const PYTHON_FLAGS = ['re.IGNORECASE', 're.MULTILINE', 're.DOTALL'] as const
/** Arguments in front of the flags, by the functions of Python's `re`. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  compile: 1,
  match: 2,
  search: 2,
  fullmatch: 2,
  split: 2,
  findall: 2,
  finditer: 2,
  sub: 3,
}

/** Give a function of Python's `re` a flag, where it has its usual arguments and nothing else. */
function flagArguments(node: SyntaxNode, source: MutationSource): Mutation[] {
  const list = node.parent?.name === 'ArgList' && node.prevSibling?.name === '(' ? node.parent : null
  const callee = list?.prevSibling ?? null
  if (source.language.name !== 'python' || list === null || callee === null) return []
  const [module, name = ''] = sliceOf(callee, source).split('.')
  const last = elementsOf(list).at(-1)
  if (module !== 're' || last === undefined || list.getChild('AssignOp') !== null) return []
  if (!Object.hasOwn(ARGUMENTS, name) || elementsOf(list).length !== ARGUMENTS[name]) return []
  return PYTHON_FLAGS.map((flag, index) =>
    replace(last, source, {
      operator: 'pattern',
      insert: `${sliceOf(last, source)}, flags=${flag}`,
      likelihood: 0.5 * likelihoodAt(index),
    }),
  )
}
