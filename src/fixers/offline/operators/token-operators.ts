import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isNeutralOperand, NEUTRAL } from '../code/expressions.ts'
import { missingReturn } from './missing-returns.ts'
import { numberLikelihood } from './off-by-one.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { ARITHMETIC, otherComparisons, UPDATES } from './operators.ts'
import { addedStatement } from './token-statements.ts'
import { CALLED, declaredType, forgottenName, misnamed, otherName, VARIABLE } from './token-names.ts'
import { ARGUMENT_NODES, TRUTH_NODES } from './token-nodes.ts'
import { literalCondition } from './literal-conditions.ts'
import { alikeArgument, keptExtreme, nextArgument, wholeCase } from './token-bounds.ts'
import { emptyGuard, filledLoop, missingValueGuard } from './token-guards.ts'
import { otherMethod } from './token-methods.ts'
import { namedSum, numberForCall } from './token-numbers.ts'
import { NUMBER, otherNumber, wrongLiteral } from './token-values.ts'
import {
  likelihoodAt,
  lineEnd,
  type Mutation,
  type Operator,
  type ParsedSource,
  replace,
  replaceByTable,
  sliceOf,
} from '../code/mutation.ts'

/** Proposes mutations for a node of a language whose compiler rejects what makes no sense. */
export interface TokenOperator {
  readonly kind: Operator
  readonly mutate: (node: SyntaxNode, source: ParsedSource, evidence: TestEvidence) => Mutation[]
}

const UNARY = /^Unary/
const INDEX = /^(?:IndexExpr|ArrayAccess|IndexExpression)$/
const CONDITIONAL = /^(?:IfStatement|IfExpression|WhileStatement|WhileExpression)$/

function comparison(node: SyntaxNode, source: ParsedSource): Mutation[] {
  return node.name === 'CompareOp' ? otherComparisons(node, source) : []
}

function arithmetic(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (/^(?:UpdateOp|AssignOp|IncDecOp)$/.test(node.name)) {
    // An assignment that becomes an update needs a value before it.
    if (sliceOf(node, source) === '=') return []
    return replaceByTable(node, source, { table: { ...UPDATES, ...ARITHMETIC }, operator: 'arithmetic' })
  }
  if (!/^(?:ArithOp|BitOp)$/.test(node.name) || UNARY.test(node.parent?.name ?? '')) return []
  const right = node.nextSibling === null ? '' : sliceOf(node.nextSibling, source)
  // `x / 1` is `x`, which another operator proposes.
  return replaceByTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }).filter(
    ({ insert }) => NEUTRAL[insert.trim()] !== right,
  )
}

function logic(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (node.name !== 'LogicOp') return []
  const other = { '&&': '||', '||': '&&' }[sliceOf(node, source)]
  return other === undefined ? [] : [replace(node, source, { operator: 'boolean', insert: other })]
}

/** Take away a `!` or a `-` before a value, or deny a condition. */
function negation(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (UNARY.test(node.name)) {
    const [sign, value] = [node.firstChild, node.lastChild]
    if (sign === null || value === null || !/^[!-]$/.test(sliceOf(sign, source))) return []
    return [replace(node, source, { operator: 'negation', insert: sliceOf(value, source) })]
  }
  if (!CONDITIONAL.test(node.parent?.name ?? '') || !/Exp(?:r|ression)?$|^Identifier$|^VariableName$/.test(node.name))
    return []
  if (node.prevSibling === null || !/^(?:if|while)$/.test(node.prevSibling.name)) return []
  const text = sliceOf(node, source)
  // In Java the parentheses belong to the statement.
  const insert = node.name.startsWith('Parenthesized') ? `(!${text})` : `!(${text})`
  return [replace(node, source, { operator: 'negation', insert, likelihood: 0.6 })]
}

/** Change a whole number or an index by one, or take away a `+ 1` or a `- 1`. */
function offByOne(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const text = sliceOf(node, source)
  const change = (span: { from: number; to: number }, insert: string, likelihood = 1) =>
    replace(span, source, { operator: 'off-by-one', insert, likelihood })
  if (NUMBER.test(node.name) && /^\d{1,15}$/.test(text)) {
    const value = Number(text)
    const near = [value + 1, value - 1].filter(other => other >= 0 && !isNeutralOperand(node, source, String(other)))
    return near.map(other => change(node, String(other), numberLikelihood(node, source)))
  }
  if (node.name === 'ArithOp' && /^[+-]$/.test(text)) {
    const [left, right] = [node.prevSibling, node.nextSibling]
    if (left === null || right === null) return []
    const whole = { from: left.from, to: right.to }
    if (sliceOf(right, source) === '1') return [change(whole, sliceOf(left, source))]
    return text === '+' && sliceOf(left, source) === '1' ? [change(whole, sliceOf(right, source))] : []
  }
  const isIndex = INDEX.test(node.parent?.name ?? '') && node.prevSibling !== null && VARIABLE.test(node.name)
  return isIndex ? [change(node, `${text} - 1`), change(node, `${text} + 1`)] : []
}

function truth(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!TRUTH_NODES.test(node.name)) return []
  return [replace(node, source, { operator: 'constant', insert: sliceOf(node, source) === 'true' ? 'false' : 'true' })]
}

/** Swap two neighbouring arguments of a call. */
function swapped(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!ARGUMENT_NODES.test(node.name)) return []
  const all = innerNodes(node).filter(({ name }) => !/^[(),]$/.test(name))
  return all.slice(1).flatMap((second, index) => {
    const first = all[index]
    if (first === undefined) return []
    const [one, other] = [first, second].map(each => declaredType(each, source))
    // The compiler refuses it.
    if (one !== '' && other !== '' && one !== other) return []
    const between = source.text.slice(first.to, second.from)
    const insert = `${sliceOf(second, source)}${between}${sliceOf(first, source)}`
    return [replace({ from: first.from, to: second.to }, source, { operator: 'swapped-arguments', insert })]
  })
}

/** Methods and functions that are taken for each other. */
const PAIRS: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['Min', 'Max'],
  ['floor', 'ceil', 'round'],
  ['Floor', 'Ceil', 'Round'],
  ['first', 'last'],
  ['startsWith', 'endsWith'],
  ['starts_with', 'ends_with'],
  ['HasPrefix', 'HasSuffix'],
  ['TrimPrefix', 'TrimSuffix'],
  ['TrimLeft', 'TrimRight'],
  ['trim_start', 'trim_end'],
  ['toLowerCase', 'toUpperCase'],
  ['ToLower', 'ToUpper'],
  ['to_lowercase', 'to_uppercase'],
  ['indexOf', 'lastIndexOf'],
  ['Index', 'LastIndex'],
  ['find', 'rfind'],
  ['is_some', 'is_none'],
  ['is_ok', 'is_err'],
  ['any', 'all'],
  ['anyMatch', 'allMatch', 'noneMatch'],
  ['isBefore', 'isAfter'],
  ['Before', 'After'],
  ['push', 'push_front', 'push_back'],
  ['addFirst', 'addLast'],
]
const SIBLINGS = new Map(PAIRS.flatMap(names => names.map(name => [name, names.filter(other => other !== name)])))

function sibling(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!CALLED.test(node.name) || node.firstChild !== null) return []
  const others = SIBLINGS.get(sliceOf(node, source)) ?? []
  return others.map((insert, index) =>
    replace(node, source, { operator: 'sibling-method', insert, likelihood: likelihoodAt(index) }),
  )
}

/** Take out an import that the compiler calls unused. */
function unusedSpec(node: SyntaxNode, source: ParsedSource, { unused }: TestEvidence): Mutation[] {
  if (unused.length === 0 || node.name !== 'ImportSpec') return []
  const path = /"(?<path>[^"\n]{1,300})"/.exec(sliceOf(node, source))?.groups?.path ?? ''
  if (!unused.includes(path)) return []
  const whole = node.parent?.name === 'ImportDecl' ? node.parent : node
  const from = source.text.lastIndexOf('\n', whole.from - 1) + 1
  const to = lineEnd(source.text, whole.to)
  // Something else may be on the line.
  if (source.text.slice(from, whole.from).trim() !== '' || to === whole.to) return []
  return [{ operator: 'unused-import', from, to, insert: '', what: `remove \`${sliceOf(whole, source).trim()}\`` }]
}

/** Operators for Go, Java and Rust. */
export const TOKEN_OPERATORS: readonly TokenOperator[] = [
  { kind: 'misspelled-name', mutate: misnamed },
  { kind: 'unused-import', mutate: unusedSpec },
  { kind: 'comparison', mutate: comparison },
  { kind: 'arithmetic', mutate: arithmetic },
  { kind: 'boolean', mutate: logic },
  { kind: 'off-by-one', mutate: offByOne },
  { kind: 'off-by-one', mutate: nextArgument },
  { kind: 'comparison', mutate: wholeCase },
  { kind: 'negation', mutate: negation },
  { kind: 'wrong-value', mutate: wrongLiteral },
  { kind: 'constant', mutate: truth },
  { kind: 'constant', mutate: literalCondition },
  { kind: 'constant', mutate: filledLoop },
  { kind: 'constant', mutate: otherNumber },
  { kind: 'forgotten-parameter', mutate: forgottenName },
  { kind: 'other-name', mutate: otherName },
  { kind: 'other-name', mutate: numberForCall },
  { kind: 'operand', mutate: namedSum },
  { kind: 'operand', mutate: alikeArgument },
  { kind: 'wrapped', mutate: keptExtreme },
  { kind: 'sibling-method', mutate: otherMethod },
  { kind: 'sibling-method', mutate: sibling },
  { kind: 'swapped-arguments', mutate: swapped },
  { kind: 'missing-return', mutate: missingReturn },
  { kind: 'null-guard', mutate: missingValueGuard },
  { kind: 'guard', mutate: emptyGuard },
  { kind: 'statement', mutate: addedStatement },
]
