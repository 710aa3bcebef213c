import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isFunction, type MutationSource, sliceOf, type ParsedSource } from './mutation.ts'
import { isTarget } from './scope.ts'

const EXPRESSIONS = new Set([
  'VariableName',
  'MemberExpression',
  'CallExpression',
  'BinaryExpression',
  'UnaryExpression',
  'PostfixExpression',
  'Number',
  'String',
  'FormatString',
  'TemplateString',
  'RegExp',
  'Boolean',
  'BooleanLiteral',
  'None',
  'null',
  'this',
  'ArrayExpression',
  'TupleExpression',
  'SetExpression',
  'DictionaryExpression',
  'ObjectExpression',
  'ConditionalExpression',
  'ParenthesizedExpression',
  'ArrowFunction',
  'FunctionExpression',
  'LambdaExpression',
  'ArrayComprehensionExpression',
  'ComprehensionExpression',
  'DictionaryComprehensionExpression',
  'SetComprehensionExpression',
  'AwaitExpression',
  'NewExpression',
])

/** Parents whose words are names of their own: declarations, imports, keywords of a call. */
const DECLARING =
  /^(?:ParamList|Import|Export|FunctionDefinition|ClassDefinition|ClassDeclaration|Decorator|ScopeStatement|DeleteStatement|Type|ObjectPattern|ArrayPattern|PatternProperty|LabeledStatement|DirectiveExpression)/

/** True for an expression that is read: not a declared or assigned name, nor a statement of its own. */
export function isRead(node: SyntaxNode): boolean {
  const { parent } = node
  if (!EXPRESSIONS.has(node.name) || parent === null) return false
  if (DECLARING.test(parent.name)) return parent.name === 'ParamList' && node.prevSibling?.name === 'AssignOp'
  if (parent.name === 'ExpressionStatement' || isAssigned(node)) return false
  if (parent.name === 'ArgList' && node.nextSibling?.name === 'AssignOp') return false
  return !isTarget(node)
}

/** True for what an `if` or a loop asks, without the parentheses around it. */
export function isBranchCondition(node: SyntaxNode): boolean {
  const { parent } = node
  if (parent === null || node.name === 'ParenthesizedExpression') return false
  if (parent.name === 'ParenthesizedExpression') return /^(?:If|While|Do)Statement$/.test(parent.parent?.name ?? '')
  return /^(?:If|While)Statement$/.test(parent.name) && /^(?:if|elif|while)$/.test(node.prevSibling?.name ?? '')
}

/** True for the left side of an assignment, and for what `++` or `--` changes. */
export function isAssigned(node: SyntaxNode): boolean {
  const { parent } = node
  switch (parent?.name) {
    case 'AssignmentExpression':
    case 'UpdateStatement':
      return node.prevSibling === null
    case 'AssignStatement':
    case 'ForStatement':
      return isTarget(node)
    case 'PostfixExpression':
      return true
    case 'ForInSpec':
    case 'ForOfSpec':
      return node.nextSibling?.name === 'in' || node.nextSibling?.name === 'of'
    case 'UnaryExpression':
      return isChanging(node.prevSibling)
    default:
      return false
  }
}

/** True for `++`, `--` or `delete`: the sign of a number has one character. */
function isChanging(operator: SyntaxNode | null): boolean {
  if (operator?.name === 'ArithOp') return operator.to - operator.from === 2
  return operator?.name === 'delete'
}

/** True for a function that is called, or a class that is constructed. */
export function isCallee(node: SyntaxNode): boolean {
  const { parent } = node
  // `Set` in `new Set<string>()`
  if (parent?.name === 'InstantiationExpression') return isCallee(parent)
  if (parent?.name === 'CallExpression') return node.prevSibling === null
  return parent?.name === 'NewExpression' && node.prevSibling?.name === 'new'
}

/** True for what is called to make the error that a statement raises. */
export function isError(node: SyntaxNode): boolean {
  return isCallee(node) && /^(?:Raise|Throw)Statement$/.test(node.parent?.parent?.name ?? '')
}

/** True for an expression that stands alone in its place, so that any other can replace it without parentheses. */
export function standsAlone(node: SyntaxNode): boolean {
  const parent = node.parent?.name ?? ''
  if (parent === 'ForStatement' || parent === 'ForOfSpec') return true
  if (parent === 'MemberExpression') return node.prevSibling !== null
  return /^(?:ArgList|ReturnStatement|AssignStatement|UpdateStatement|VariableDeclaration|AssignmentExpression|ParenthesizedExpression|ArrayExpression|DictionaryExpression|SetExpression|IfStatement|WhileStatement|Property|ParamList|Interpolation|FormatReplacement)$/.test(
    parent,
  )
}

/** List the expressions of a list of arguments or elements: no brackets, commas, keywords and their values. */
export function elementsOf(list: SyntaxNode): SyntaxNode[] {
  return innerNodes(list).filter(
    child =>
      EXPRESSIONS.has(child.name) && child.nextSibling?.name !== 'AssignOp' && child.prevSibling?.name !== 'AssignOp',
  )
}

/** Set an expression in parentheses unless it is one word, a call or in brackets already. */
export function asOperand(node: SyntaxNode, source: MutationSource): string {
  const text = sliceOf(node, source)
  const isOpen =
    isFunction(node) ||
    /^(?:Binary|Unary|Conditional|Await|Yield|Named|New|Object|Assignment|Sequence)Expression$/.test(node.name)
  return isOpen ? `(${text})` : text
}

/** Set an expression in parentheses unless something may be added to its end: `a - b` stays, `a or b` does not. */
export function asTerm(node: SyntaxNode, source: MutationSource): string {
  return signOf(node, source) === undefined ? asOperand(node, source) : sliceOf(node, source)
}

/** Return the arithmetic operator of `a + b`; undefined for anything else. */
export function signOf(node: SyntaxNode, source: MutationSource): string | undefined {
  const sign = node.name === 'BinaryExpression' ? node.getChild('ArithOp') : null
  return sign === null ? undefined : sliceOf(sign, source)
}

/** True for a text that stands alone: what is written above it makes it no docstring. */
export function isDocstring({ name, firstChild }: SyntaxNode): boolean {
  return name === 'ExpressionStatement' && firstChild?.name === 'String'
}

/** True for one side of `a && b`. */
export function isJoined({ parent, prevSibling, nextSibling }: SyntaxNode): boolean {
  const isLogic = (near: SyntaxNode | null) => /^(?:LogicOp|and|or)$/.test(near?.name ?? '')
  return parent?.name === 'BinaryExpression' && (isLogic(prevSibling) || isLogic(nextSibling))
}

/** Find the statement around a node. */
export function statementOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) if (isStatement(at)) return at
  return undefined
}

export function isStatement(node: SyntaxNode): boolean {
  return (
    /(?:Statement|Declaration|Definition)$/.test(node.name) && /^(?:Block|Body|Script)$/.test(node.parent?.name ?? '')
  )
}

/** The innermost function around a node, or the whole file. */
export function functionOrFile(node: SyntaxNode): SyntaxNode {
  let at = node
  while (at.parent !== null && !isFunction(at)) at = at.parent
  return at
}

/**
 * Numbers that an operator has no effect with, on its left side, and on its right. `x + 0` is `x`, which another
 * operator proposes as such.
 */
const NEUTRAL_LEFT: Readonly<Record<string, string>> = { '+': '0', '*': '1' }
export const NEUTRAL: Readonly<Record<string, string>> = { '+': '0', '-': '0', '*': '1', '/': '1', '**': '1' }

/** Return true if a number would leave the operation around it without effect, as in `end - 0`. */
export function isNeutralOperand(node: SyntaxNode, source: ParsedSource, number: string): boolean {
  const [operator, next] = [node.prevSibling, node.nextSibling]
  const sign = operator?.name === 'ArithOp' ? sliceOf(operator, source) : ''
  if (next?.name === 'ArithOp' && NEUTRAL_LEFT[sliceOf(next, source)] === number) return true
  // The remainder of a division by one is none.
  return NEUTRAL[sign] === number || (sign === '%' && number === '1')
}

/** List the names of a parameter list, without those of patterns and without defaults. */
export function parameterNodes(list: SyntaxNode | null | undefined): SyntaxNode[] {
  return (list ? innerNodes(list) : []).filter(
    ({ name, prevSibling }) =>
      /^Variable(?:Definition|Name)$/.test(name) && !/^(?:AssignOp|Equals)$/.test(prevSibling?.name ?? ''),
  )
}

const LOOP = /^(?:For|While|Do)Statement$/

/** Find the outermost loop around a node, within its function. */
export function outermostLoop(node: SyntaxNode): SyntaxNode | undefined {
  let found: SyntaxNode | undefined
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent) if (LOOP.test(at.name)) found = at
  return found
}

/** Names of the functions for the greater and the less of two numbers. */
export function extremeCalls({ language }: MutationSource): { readonly max: string; readonly min: string } {
  return language.name === 'python' ? { max: 'max', min: 'min' } : { max: 'Math.max', min: 'Math.min' }
}
