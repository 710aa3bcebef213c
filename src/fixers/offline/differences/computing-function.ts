import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isCallee, isError, parameterNodes } from '../code/expressions.ts'
import { isFunction, type MutationSource, nodesUnder, sliceOf, treeOf } from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'
import { isDeclared } from '../code/scope.ts'
import { COMPUTING, isPlainConstant } from './computing-names.ts'

/** A part of a file. */
interface Span {
  readonly from: number
  readonly to: number
}

/** A function of a module that can be called with any input: it only computes. */
export interface ComputingFunction {
  readonly name: string
  readonly node: SyntaxNode
  readonly parameters: readonly string[]
  /** The function, those that it calls, and the constants that it reads. */
  readonly parts: readonly Span[]
  /** Place in front of its first statement, and what has to follow an insertion there. */
  readonly start: { readonly at: number; readonly gap: string }
}

/** Functions and constants of the module that are looked at. */
const MAX_PARTS = 12

/** Find the function of a module around a place, if it only computes. */
export function computingFunctionAt(at: number, source: MutationSource): ComputingFunction | undefined {
  const found = functionsOf(source).find(({ node }) => node.from <= at && at <= node.to)
  if (found === undefined) return undefined
  const { node, name } = found
  const parts: SyntaxNode[] = []
  const list = node.getChild('ParamList')
  const parameters = parameterNodes(list).map(each => sliceOf(each, source))
  const isPlainList = innerNodes(list ?? node).every(({ name: kind }) => !/Pattern|Spread|^\*|^\/$/.test(kind))
  const start = startOf(node, source)
  if (start === undefined || !isPlainList || parameters.length === 0 || !computes(node, source, parts)) return undefined
  return { name, node, parameters, parts, start }
}

interface NamedFunction {
  readonly name: string
  readonly node: SyntaxNode
}

/** List the functions that a module declares, each by a name that means nothing else in the file. */
function functionsOf(source: MutationSource): NamedFunction[] {
  return declarationsOf(source).flatMap(({ name, value }) => (isFunction(value) ? [{ name, node: value }] : []))
}

/** List what a module declares once, and never sets again: functions by their definition, others by their value. */
const declarationsOf = oncePerFile((source: MutationSource) => {
  const top = innerNodes(treeOf(source).topNode)
  const inner = top.flatMap(each => (each.name === 'ExportDeclaration' ? innerNodes(each) : [each]))
  const times = timesSet(source)
  return inner.flatMap(node => declaredBy(node, source)).filter(({ name }) => times.get(name) === 1)
})

/** Take the name and the value of a declaration: the node itself of a function. */
function declaredBy(node: SyntaxNode, source: MutationSource): { readonly name: string; readonly value: SyntaxNode }[] {
  const named = node.getChild('VariableDefinition') ?? node.getChild('VariableName')
  if (named === null) return []
  const name = sliceOf(named, source)
  if (/^Function(?:Declaration|Definition)$/.test(node.name)) return [{ name, value: node }]
  const [sign, ...others] = [...node.getChildren('Equals'), ...node.getChildren('AssignOp')]
  const isOne = others.length === 0 && /^(?:VariableDeclaration|AssignStatement)$/.test(node.name)
  const value = isOne ? sign?.nextSibling : undefined
  // A function expression with a name of its own is known by two.
  const isNamed = value?.name === 'FunctionExpression' && value.getChild('VariableDefinition') !== null
  return value === null || value === undefined || isNamed || node.firstChild?.name === 'let' ? [] : [{ name, value }]
}

/** Count the places of a file that declare a name or set it. */
const timesSet = oncePerFile((source: MutationSource) => {
  const times = new Map<string, number>()
  for (const node of nodesUnder(treeOf(source).topNode)) {
    if (!/^Variable(?:Name|Definition)$/.test(node.name) || !(isDeclared(node) || isSet(node))) continue
    const name = sliceOf(node, source)
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  return times
})

/** True for what an assignment or a count sets. */
function isSet(node: SyntaxNode): boolean {
  const { parent } = node
  return (
    /^(?:AssignmentExpression|UpdateStatement|PostfixExpression|DeleteStatement)$/.test(parent?.name ?? '') &&
    node.prevSibling === null
  )
}

/** Find the place in front of the first statement of a block with lines of its own. */
function startOf(node: SyntaxNode, source: MutationSource): ComputingFunction['start'] | undefined {
  const block = node.getChild('Block') ?? node.getChild('Body')
  const isStatement = ({ name }: SyntaxNode) => !/^(?:[:{}]|Comment|LineComment|BlockComment)$/.test(name)
  const isText = ({ name, firstChild }: SyntaxNode) => name === 'ExpressionStatement' && firstChild?.name === 'String'
  const first = (block === null ? [] : innerNodes(block)).find(each => isStatement(each) && !isText(each))
  if (first === undefined) return undefined
  if (source.language.name === 'javascript') return { at: first.from, gap: '; ' }
  const indent = source.text.slice(source.text.lastIndexOf('\n', first.from - 1) + 1, first.from)
  return indent.trim() === '' ? { at: first.from, gap: `\n${indent}` } : undefined
}

/** Code that waits, that has effects without a call, or that does more than it says. */
const REFUSED =
  /^(?:await|async|yield|Await\w*|Yield\w*|DynamicImport|TaggedTemplateExpression|Star|WithStatement|Import\w*|ScopeStatement|Class\w*|Decorat\w*|JSX\w*|this|super|get|set|⚠)$/

/** True for a function that reads and calls nothing but its own values, what computes, and the like of its module. */
function computes(node: SyntaxNode, source: MutationSource, parts: SyntaxNode[]): boolean {
  if (parts.some(part => part.from === node.from && part.to === node.to)) return true
  parts.push(node)
  if (parts.length > MAX_PARTS) return false
  for (const inner of nodesUnder(node)) {
    if (REFUSED.test(inner.name)) return false
    if (inner.name === 'CallExpression' && !isKnownCallee(inner.firstChild, source)) return false
    if (isRead(inner) && !isOfType(inner) && !isKnown(inner, node, source, parts)) return false
  }
  return true
}

/** True for a name of an annotation of Python, which no call evaluates. */
function isOfType(node: SyntaxNode): boolean {
  for (let at = node.parent; at !== null && !/^(?:Body|FunctionDefinition)$/.test(at.name); at = at.parent)
    if (at.name === 'TypeDef') return true
  return false
}

/** True for a name, also in `{ name }`. */
function isRead(node: SyntaxNode): boolean {
  if (node.name === 'VariableName') return true
  const { parent } = node
  return (
    node.name === 'PropertyDefinition' &&
    parent?.name === 'Property' &&
    parent.getChild(':') === null &&
    parent.getChild('ParamList') === null
  )
}

/** True for a function that is called by its name, and for a method that only computes. */
function isKnownCallee(callee: SyntaxNode | null, source: MutationSource): boolean {
  if (callee?.name === 'VariableName') return true
  const member = callee?.name === 'MemberExpression' ? callee.lastChild : null
  const object = callee?.firstChild
  const names = COMPUTING[source.language.name]
  if (
    member === null ||
    member === undefined ||
    object === null ||
    object === undefined ||
    member.name !== 'PropertyName'
  )
    return false
  const ofNamespace = names.members.get(sliceOf(object, source))
  return (ofNamespace ?? names.methods).has(sliceOf(member, source))
}

/** True for a name that stands for a value of the function's own, or for something that only computes. */
function isKnown(node: SyntaxNode, within: SyntaxNode, source: MutationSource, parts: SyntaxNode[]): boolean {
  const name = sliceOf(node, source)
  // The name of an argument, or of the function itself.
  if (node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp') return true
  if (isDeclared(node) || isOwn(node, within, name, source)) return true
  const declared = declarationsOf(source).find(each => each.name === name)
  if (declared !== undefined) {
    if (isFunction(declared.value)) return computes(declared.value, source, parts)
    if (!isPlainConstant(declared.value, source) || isChanged(node)) return false
    parts.push(declared.value)
    return true
  }
  const names = COMPUTING[source.language.name]
  const isOfFile = timesSet(source).has(name)
  if (ERROR.test(name)) return /^[A-Z]/.test(name) && (!isOfFile || isError(node) || !isCallee(node))
  if (names.members.has(name))
    return node.parent?.name === 'MemberExpression' && (!isOfFile || names.imports.test(source.text))
  return (
    !isOfFile &&
    (names.values.has(name) || (names.functions.has(name) && (isCallee(node) || node.parent?.name === 'ArgList')))
  )
}

const ERROR = /(?:Error|Exception)$/

/** True if the function, or one within it around the name, declares it. */
function isOwn(node: SyntaxNode, within: SyntaxNode, name: string, source: MutationSource): boolean {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (isFunction(at) && declares(at, name, source)) return true
    if (at.from === within.from && at.to === within.to) return false
  }
  return false
}

function declares(node: SyntaxNode, name: string, source: MutationSource): boolean {
  const own = (each: SyntaxNode): boolean =>
    innerNodes(each).some(child =>
      isFunction(child)
        ? /^Function(?:Declaration|Definition)$/.test(child.name) &&
          sliceOf(child.getChild('VariableDefinition') ?? child.getChild('VariableName') ?? child, source) === name
        : (/^Variable(?:Name|Definition)$/.test(child.name) && isDeclared(child) && sliceOf(child, source) === name) ||
          own(child),
    )
  return own(node)
}

/** True for the root of a member that is assigned to or deleted: what belongs to the module stays as it is. */
function isChanged(node: SyntaxNode): boolean {
  let at = node
  while (at.parent?.name === 'MemberExpression' && at.prevSibling === null) at = at.parent
  const { parent } = at
  if (parent === null) return false
  return isSet(at) || at.nextSibling?.name === 'AssignOp' || /^del(?:ete)?$/.test(parent.firstChild?.name ?? '')
}
