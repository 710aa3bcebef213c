import type { LanguageName } from '../../../syntax/languages.ts'

/**
 * Types of values that an operation takes: a number, a string, a boolean, a list (or tuple), a collection with keys
 * (dict, set, Map, Set), nothing (None, null, undefined), a moment (date, datetime, timedelta, Date; a Decimal or a
 * Fraction, too), another object.
 */
export type ValueType = 'number' | 'string' | 'boolean' | 'list' | 'keyed' | 'nothing' | 'moment' | 'object'

/** Code with `a` and `b` in the places of its operands, and how it can stand within other code. */
interface Form {
  readonly code: string
  /** Code to write where only the truth of a value is asked, if it is shorter. */
  readonly asked?: string
  /** True if it needs no parentheses, whatever stands around it. */
  readonly isClosed?: boolean
}

/** Something to do with one or two values. It has no effect but its result. */
export interface Operation {
  readonly arity: 1 | 2
  /** Types of the operands that it takes. */
  readonly takes: readonly (readonly ValueType[])[]
  /** True if a round number may be its second operand that the code does not have. */
  readonly takesRound?: boolean
  /** True if it asks whether two values are equal. */
  readonly isEquality?: boolean
  /** True if it is seldom missing: of two changes that do the same, another one is likelier. */
  readonly isRare?: boolean
  readonly forms: Readonly<Record<LanguageName, Form>>
}

/** Other objects would run code of the project when they are compared. */
const MOMENTS: Operation['takes'] = [['moment', 'moment']]
const ORDERED: Operation['takes'] = [
  ['number', 'number'],
  ['string', 'string'],
]
/** The order of texts is seldom what a condition asks. */
const COMPARED: Operation['takes'] = [['number', 'number'], ...MOMENTS]
const NUMBERS: Operation['takes'] = [['number', 'number']]
const NUMBER: Operation['takes'] = [['number']]
const TEXT: Operation['takes'] = [['string']]
const SEQUENCE: Operation['takes'] = [['list'], ['string']]
const PLAIN: Operation['takes'] = [...ORDERED, ['boolean', 'boolean'], ['list', 'list'], ...MOMENTS]
const ANY: Operation['takes'] = [
  ['number'],
  ['string'],
  ['boolean'],
  ['list'],
  ['keyed'],
  ['nothing'],
  ['moment'],
  ['object'],
]

/** A boolean is its own truth. */
const TRUTHY = ANY.filter(([type]) => type !== 'boolean')

const IN_SEQUENCE: Operation['takes'] = [
  ['number', 'list'],
  ['string', 'list'],
  ['moment', 'list'],
  ['string', 'string'],
]
const IN_KEYED: Operation['takes'] = [
  ['number', 'keyed'],
  ['string', 'keyed'],
  ['moment', 'keyed'],
]
const COUNTED: Operation['takes'] = [
  ['list', 'number'],
  ['string', 'number'],
]

function infix(python: string, javascript: string, takes: Operation['takes']): Operation {
  const form = (operator: string): Form => ({ code: `a ${operator} b` })
  return { arity: 2, takes, forms: { python: form(python), javascript: form(javascript) } }
}

function other(
  python: string,
  javascript: string,
  takes: Operation['takes'],
  { isOpen = false, isRare = false }: Partial<Record<'isOpen' | 'isRare', boolean>> = {},
): Operation {
  const form = (code: string): Form => ({ code, isClosed: !isOpen })
  const arity = takes[0]?.length === 2 ? 2 : 1
  return { arity, takes, isRare, forms: { python: form(python), javascript: form(javascript) } }
}

const RARE = { isRare: true } as const
const TEST = { isOpen: true } as const

/** All operations, the simplest first: of two that give the same values, the first one is taken. */
export const OPERATIONS: readonly Operation[] = [
  other('a', 'a', ANY),
  other('not a', '!a', ANY, TEST),
  {
    ...other('bool(a)', 'Boolean(a)', TRUTHY),
    forms: {
      python: { code: 'bool(a)', asked: 'a', isClosed: true },
      javascript: { code: 'Boolean(a)', asked: 'a', isClosed: true },
    },
  },
  other('a is None', 'a == null', ANY, TEST),
  other('a is not None', 'a != null', ANY, TEST),
  other('len(a)', 'a.length', SEQUENCE),
  other('len(a)', 'a.size', [['keyed']]),
  other('len(a) == 0', 'a.length === 0', SEQUENCE, TEST),
  other('a + 1', 'a + 1', NUMBER, { isOpen: true }),
  other('a - 1', 'a - 1', NUMBER, { isOpen: true }),
  other('-a', '-a', NUMBER, { isOpen: true }),
  other('abs(a)', 'Math.abs(a)', NUMBER),
  other('int(a)', 'Math.floor(a)', NUMBER),
  other('round(a)', 'Math.round(a)', NUMBER, RARE),
  other('str(a)', 'String(a)', NUMBER, RARE),
  other('a[0]', 'a[0]', SEQUENCE),
  other('a[-1]', 'a.at(-1)', SEQUENCE),
  other('a[1:]', 'a.slice(1)', SEQUENCE, RARE),
  other('a[:-1]', 'a.slice(0, -1)', SEQUENCE, RARE),
  other('a[::-1]', '[...a].reverse()', [['list']], RARE),
  other('sorted(a)', '[...a].sort()', [['list']], RARE),
  other('a.lower()', 'a.toLowerCase()', TEXT),
  other('a.upper()', 'a.toUpperCase()', TEXT),
  other('a.strip()', 'a.trim()', TEXT),
  other('int(a)', 'Number(a)', TEXT),
  other('a.isdigit()', '/^\\d+$/.test(a)', TEXT),
  { ...infix('==', '===', PLAIN), isEquality: true },
  { ...infix('!=', '!==', PLAIN), isEquality: true },
  infix('<', '<', COMPARED),
  infix('<=', '<=', COMPARED),
  infix('>', '>', COMPARED),
  infix('>=', '>=', COMPARED),
  other('a in b', 'b.includes(a)', IN_SEQUENCE, TEST),
  other('a not in b', '!b.includes(a)', IN_SEQUENCE, TEST),
  other('a in b', 'b.has(a)', IN_KEYED, TEST),
  other('a not in b', '!b.has(a)', IN_KEYED, TEST),
  other('a.startswith(b)', 'a.startsWith(b)', [['string', 'string']]),
  other('a.endswith(b)', 'a.endsWith(b)', [['string', 'string']]),
  infix('+', '+', [...ORDERED, ['string', 'number']]),
  infix('-', '-', NUMBERS),
  infix('*', '*', NUMBERS),
  { ...infix('%', '%', NUMBERS), takesRound: true },
  infix('/', '/', NUMBERS),
  // Ends that are left out or counted twice.
  other('a - b + 1', 'a - b + 1', NUMBERS, { isOpen: true, isRare: true }),
  other('a - b - 1', 'a - b - 1', NUMBERS, { isOpen: true, isRare: true }),
  other('a + b - 1', 'a + b - 1', NUMBERS, { isOpen: true, isRare: true }),
  { ...other('a // b', 'Math.floor(a / b)', NUMBERS, { isOpen: true }), takesRound: true },
  other('min(a, b)', 'Math.min(a, b)', NUMBERS),
  other('max(a, b)', 'Math.max(a, b)', NUMBERS),
  other('a + b', '[...a, ...b]', [['list', 'list']], { isOpen: true }),
  other('a[b]', 'a[b]', COUNTED),
  other('a[b:]', 'a.slice(b)', COUNTED, RARE),
  other('a[:b]', 'a.slice(0, b)', COUNTED, RARE),
]

/** Put operands in the places of `a` and `b`. @param isAsked true where only the truth of the result counts */
export function formatOperation(
  { forms }: Operation,
  { language, isAsked }: { readonly language: LanguageName; readonly isAsked: boolean },
  operands: readonly [string] | readonly [string, string],
): { readonly code: string; readonly isClosed: boolean } {
  const { code, asked = code, isClosed = false } = forms[language]
  const [left, right = ''] = operands
  return { code: (isAsked ? asked : code).replaceAll(/\b[ab]\b/g, letter => (letter === 'a' ? left : right)), isClosed }
}
