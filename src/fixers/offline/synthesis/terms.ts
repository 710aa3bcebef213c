import type { LanguageName } from '../../../syntax/languages.ts'
import type { Row } from './observations.ts'
import { formatOperation, type Operation, OPERATIONS } from './operations.ts'

/** Code that was observed at a site. */
export interface Term {
  readonly code: string
  /** True if it needs no parentheses. */
  readonly isClosed: boolean
  /** Position of its operation in the table. */
  readonly operation: number
  /** Codes of its operands. */
  readonly of: readonly string[]
  /** Parts that it is made of: 1 for a name. */
  readonly size: number
  /** True if it gives a boolean. */
  readonly isTest: boolean
  /** True for the truth of a value, whose code may be that of the value. */
  readonly isTruth: boolean
  /** True if it is seldom the code that is meant. */
  readonly isRare: boolean
  /** True for a literal alone. */
  readonly isLiteral: boolean
  /** True if it is about two things that no line of the function names together. */
  readonly isFarFetched: boolean
  /** True if it reads a parameter or a constant that nothing else reads: code about it may be missing. */
  readonly isOfUnused: boolean
  /** True if it has a number in it that may be one of the tests. */
  readonly isSpecial: boolean
  /** Shown values, one for each row; undefined where it has none. */
  readonly values: readonly (string | undefined)[]
}

/** An operand: a base, or the expression of the site itself. */
export interface Operand {
  readonly code: string
  readonly isClosed: boolean
  /** True for a literal: an operation on two of them is another literal. */
  readonly isLiteral: boolean
  /** True for a round number that the code does not have. */
  readonly isRound?: boolean
  /** True if its code is seldom meant. */
  readonly isRare?: boolean
  /** True for a name that nothing reads. */
  readonly isUnused?: boolean
  /** The operand and the operation that it is made by: without such a part, a term was seen before. */
  readonly part?: { readonly of: string; readonly operation: number }
}

/**
 * List all terms of a site, the smallest first. Of those with the same values only one is left: the first one, or the
 * first with a name that nothing else reads.
 * @param operands in the order of the rows: the expression of the site, then the bases
 * @param where `code` is that of the function; `isAsked` is true where only the truth of a term counts
 */
export function termsOf(
  operands: readonly Operand[],
  rows: readonly Row[],
  where: { readonly language: LanguageName; readonly code: string; readonly isAsked: boolean },
): Term[] {
  const found = new Map<string, Term>()
  const lines = where.code.split('\n')
  const isDeeper = operands.some(({ part }) => part !== undefined)
  for (const size of [1, 2, 3]) {
    for (const [index, operation] of OPERATIONS.entries()) {
      if (sizeOf(index) !== size) continue
      for (const [place, parts] of operandsOf(index, operands)) {
        const made = parts.filter(({ part }) => part !== undefined).length
        if (isDeeper && made === 0 && size > 1) continue
        // `i + 1 == 3` is `i == 2`.
        if (parts.some(({ code }) => SUM.test(code)) && parts.some(({ isLiteral }) => isLiteral)) continue
        if (operation.takesRound !== true && index > 0 && parts.some(({ isRound }) => isRound)) continue
        const key = rows.map(({ of }) => of[index]?.[place] ?? -1).join(' ')
        const isOfUnused = parts.some(({ isUnused }) => isUnused)
        const other = found.get(key)
        // A literal, or what is smaller, says the same in fewer words.
        const isBetter = isOfUnused && other?.isOfUnused === false && !other.isLiteral && other.size >= size + made
        if (other !== undefined && !isBetter) continue
        const values = rows.map(row => row.values[row.of[index]?.[place] ?? -1])
        if (values.every(value => value === undefined)) continue
        // What compares need not give a boolean: arrays compare element by element.
        const isTest = values.every(value => value === undefined || isBoolean(value))
        found.set(key, {
          ...formatted(operation, parts, where),
          operation: index,
          of: parts.map(({ code }) => code),
          size: size + made,
          isTest,
          isTruth: operation.forms[where.language].asked !== undefined,
          isRare: isSeldomMeant(operation, parts),
          isOfUnused,
          isLiteral: size === 1 && parts[0]?.isLiteral === true,
          isFarFetched: isFarFetched(parts, lines),
          isSpecial: parts.some(each => each.isLiteral && SPECIAL.test(each.code)),
          values,
        })
      }
    }
  }
  return [...found.values()]
}

/** True for two things that no line names together. */
function isFarFetched(parts: readonly Operand[], lines: readonly string[]): boolean {
  const named = parts.filter(({ isLiteral }) => !isLiteral)
  return named.length > 1 && !lines.some(line => named.every(({ code, part }) => line.includes(part?.of ?? code)))
}

/** Likelihood of a term by its size. */
const BY_SIZE: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.7, 3: 0.5, 4: 0.4, 5: 0.25 }
/** Shares that are left to it for each sign against it. */
const SHARES = { rare: 0.5, farFetched: 0.3, special: 0.4 } as const
/** Worth of a name that nothing reads, in code that is added. */
const UNUSED = 1.5

/** Weigh how likely a term is what should be added to code, from 0 to 1. */
export function addedLikelihood(term: Term): number {
  return Math.min(1, likelihoodOf(term) * (term.isOfUnused ? UNUSED : 1))
}

/** Weigh how likely a term is what the code should have. */
export function likelihoodOf({ size, isRare, isFarFetched: isFar, isSpecial, isTest, isOfUnused }: Term): number {
  const rare = isRare ? SHARES.rare : 1
  const far = isFar && !isOfUnused ? SHARES.farFetched : 1
  return (BY_SIZE[size] ?? 0.25) * rare * far * (isSpecial && isTest ? SHARES.special : 1)
}

/** True for an operation that is seldom meant. Two variables that are equal in one test are seldom what it is about. */
function isSeldomMeant({ isRare = false, isEquality = false }: Operation, parts: readonly Operand[]): boolean {
  return isRare || (isEquality && !parts.some(({ isLiteral }) => isLiteral)) || parts.some(each => each.isRare)
}

/** Numbers but for those that are in most code. */
const SPECIAL = /^-?(?![01]$)[\d.]/

function formatted(
  operation: Operation,
  parts: readonly Operand[],
  where: { readonly language: LanguageName; readonly isAsked: boolean },
) {
  const [first] = parts
  // The value itself.
  if (operation === OPERATIONS[0] && first !== undefined) return { code: first.code, isClosed: first.isClosed }
  const isComparison = COMPARISON.test(operation.forms.python.code)
  const [left = '', right = ''] = parts.map(({ code, isClosed }) =>
    isClosed || (isComparison && SUM.test(code)) ? code : `(${code})`,
  )
  return formatOperation(operation, where, [left, right])
}

const COMPARISON = /^a (?:[<>]=?|[!=]=) b$/
const SUM = /^[\w$.]+ [-+] 1$/

/** Size of what an operation makes of names: the first one is the name itself. */
function sizeOf(index: number): number {
  return index === 0 ? 1 : OPERATIONS[index]?.arity === 1 ? 2 : 3
}

/** List the operands of an operation, or the pairs of them, with their positions in a row. */
function* operandsOf(index: number, operands: readonly Operand[]): Generator<readonly [number, readonly Operand[]]> {
  const { arity } = OPERATIONS[index] ?? { arity: 1 }
  for (const [left, one] of operands.entries()) {
    if (arity === 1) {
      if (index === 0 || !one.isLiteral) yield [left, [one]]
      continue
    }
    for (const [right, other] of operands.entries())
      if (one.code !== other.code && !(one.isLiteral && other.isLiteral))
        yield [left * operands.length + right, [one, other]]
  }
}

export function isBoolean(value: string): boolean {
  return /^(?:true|false)$/i.test(value)
}

/** Name the type of a shown value: one of another type is seldom what is meant. */
export function typeOfShown(value: string | undefined): 'number' | 'text' | 'list' | 'boolean' | 'nothing' | 'other' {
  if (value === undefined || /^(?:None|null|undefined)$/.test(value)) return 'nothing'
  if (isBoolean(value)) return 'boolean'
  if (/^-?(?:[\d.]|inf|nan|Infinity|NaN)/.test(value)) return 'number'
  if (/^["']/.test(value)) return 'text'
  return /^[[({]/.test(value) ? 'list' : 'other'
}

export function isTrue(value: string | undefined): boolean {
  return value !== undefined && /^true$/i.test(value)
}
