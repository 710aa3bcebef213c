import type { SyntaxNode } from '@lezer/common'
import { BUILTINS, COMMON_MEMBERS, MEMBERS_OF } from '../builtins.ts'
import { isCallee, isError, parameterNodes } from '../expressions.ts'
import { childrenOf, functionName, isFunction, type MutationSource, nodesUnder, sliceOf, treeOf } from '../mutation.ts'
import { isDeclared, namesInScope } from '../scope.ts'

/** A function of a module that can be called with any input: it only computes. */
export interface ComputingFunction {
  readonly name: string
  readonly node: SyntaxNode
  readonly parameters: readonly string[]
  /** Place in front of its first statement, and what has to follow an insertion there. */
  readonly start: { readonly at: number; readonly gap: string }
}

/** Functions that call each other which are looked at. */
const MAX_DEPTH = 6

/** Find the function of a module around a place, if it only computes. */
export function computingFunctionAt(at: number, source: MutationSource): ComputingFunction | undefined {
  const node = functionsOf(source).find(({ from, to }) => from <= at && at <= to)
  const name = node === undefined ? '' : functionName(node, source)
  if (node === undefined || name === '' || !computes(node, source, new Set())) return undefined
  const list = node.getChild('ParamList')
  const parameters = parameterNodes(list).map(each => sliceOf(each, source))
  const isPlain = childrenOf(list ?? node).every(({ name: kind }) => !/Pattern|Spread|^\*|^\/$/.test(kind))
  const start = startOf(node, source)
  return start === undefined || !isPlain || parameters.length === 0 ? undefined : { name, node, parameters, start }
}

/** List the functions that a module declares. */
function functionsOf(source: MutationSource): SyntaxNode[] {
  return childrenOf(treeOf(source).topNode).flatMap(child => {
    const inner = child.name === 'ExportDeclaration' ? childrenOf(child) : [child]
    return inner.flatMap(each => (each.name === 'VariableDeclaration' ? childrenOf(each) : [each])).filter(isFunction)
  })
}

/** Find the place in front of the first statement of a block with lines of its own. */
function startOf(node: SyntaxNode, source: MutationSource): ComputingFunction['start'] | undefined {
  const block = node.getChild('Block') ?? node.getChild('Body')
  const statements =
    block === null
      ? []
      : childrenOf(block).filter(({ name }) => !/^(?:[:{}]|Comment|LineComment|BlockComment)$/.test(name))
  const first = statements.find(
    ({ name, firstChild }) => !(name === 'ExpressionStatement' && firstChild?.name === 'String'),
  )
  if (first === undefined) return undefined
  if (source.language.name === 'javascript') return { at: first.from, gap: '; ' }
  const indent = source.text.slice(source.text.lastIndexOf('\n', first.from - 1) + 1, first.from)
  return indent.trim() === '' ? { at: first.from, gap: `\n${indent}` } : undefined
}

const WAITS =
  /^(?:await|async|yield|AwaitExpression|AwaitStatement|YieldExpression|YieldStatement|DynamicImport|TaggedTemplateExpression|Star)$/

/** True for a function that calls nothing but what the language has to compute, and functions of its module that do the same. */
function computes(node: SyntaxNode, source: MutationSource, seen: Set<number>): boolean {
  if (seen.has(node.from)) return true
  seen.add(node.from)
  if (seen.size > MAX_DEPTH) return false
  for (const inner of nodesUnder(node)) {
    if (WAITS.test(inner.name)) return false
    if (
      inner.name === 'CallExpression' &&
      !/^(?:VariableName|MemberExpression|super)$/.test(inner.firstChild?.name ?? '')
    )
      return false
    if (isCallee(inner) && !isError(inner) && !isHarmless(inner, source, seen)) return false
  }
  return true
}

/** True for what can be called with any values. */
function isHarmless(callee: SyntaxNode, source: MutationSource, seen: Set<number>): boolean {
  const { name: language } = source.language
  const text = sliceOf(callee, source)
  if (callee.name === 'MemberExpression') {
    const method = text.slice(text.lastIndexOf('.') + 1)
    const object = text.slice(0, text.lastIndexOf('.'))
    if (Object.hasOwn(MEMBERS_OF, object)) return MEMBERS_OF[object]?.includes(method) === true
    return METHODS[language].includes(method) && isPlainValue(callee, source)
  }
  const declared = functionsOf(source).find(each => functionName(each, source) === text)
  if (declared !== undefined) return computes(declared, source, seen)
  return callee.name === 'VariableName' && FUNCTIONS[language].includes(text)
}

/** True for a member of a literal, of what the function has made of plain values, or of a constant: not of a module or a service. */
function isPlainValue(member: SyntaxNode, source: MutationSource): boolean {
  let root: SyntaxNode = member
  while (root.firstChild !== null && /^(?:Member|Call|Parenthesized|Await)Expression$/.test(root.name))
    root = root.firstChild
  if (root.name !== 'VariableName') return !/^(?:this|super|new)$/.test(root.name)
  const name = sliceOf(root, source)
  const found = namesInScope(root, source).find(each => each.name === name)
  const isOfModule = functionsOf(source).every(
    each => each.from > root.from || each.to < root.to || !declares(each, name, source),
  )
  return found?.kind === 'variable' && (!isOfModule || /^[A-Z][A-Z\d_]*$/.test(name))
}

/** True if a function, or one within it, declares a name. */
function declares(node: SyntaxNode, name: string, source: MutationSource): boolean {
  for (const inner of nodesUnder(node)) if (sliceOf(inner, source) === name && isDeclared(inner)) return true
  return false
}

/** Those that wait for something, or run what they are given, are left out. */
const METHODS: Readonly<Record<MutationSource['language']['name'], readonly string[]>> = {
  javascript: COMMON_MEMBERS.javascript.filter(name => name !== 'then' && name !== 'catch'),
  python: COMMON_MEMBERS.python,
}
const FUNCTIONS: Readonly<Record<MutationSource['language']['name'], readonly string[]>> = {
  javascript: BUILTINS.javascript,
  python: [...BUILTINS.python, 'divmod', 'hash', 'bytes', 'hex', 'bin'],
}
