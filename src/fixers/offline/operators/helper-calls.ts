import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import {
  functionOrFile,
  isAssigned,
  isCallee,
  isJoined,
  isRead,
  parameterNodes,
  standsAlone,
} from '../code/expressions.ts'
import {
  enclosingFunction,
  functionName,
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesIn,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { namesInScope } from '../code/scope.ts'
import { oncePerFile, oncePerNode } from '../code/once.ts'

/** Functions of the file that one value is given to. */
const MAX_HELPERS = 6

/** Give a value to a function of the file that takes one, or ask such a function in place of what a condition reads. */
export const helperCalls: Mutator = (node, source) => {
  if (!/^(?:VariableName|MemberExpression|CallExpression)$/.test(node.name)) return []
  if (!isRead(node) || isAssigned(node) || isCallee(node)) return []
  const isOperand = isJoined(node)
  if (!isOperand && !standsAlone(node)) return []
  return helpersFor(node, source).flatMap((name, index) => [
    ...(standsAlone(node)
      ? [called(node, source, { name, value: sliceOf(node, source), likelihood: 0.6, index })]
      : []),
    ...(isOperand
      ? valuesIn(node, source).map(value => called(node, source, { name, value, likelihood: 0.4, index }))
      : []),
  ])
}

/** Ask a function of the file that nothing reads of what stands at a place: it is there for something. */
export const unreadHelperCall: Mutator = (node, source) => {
  if (node.name !== 'VariableName' || !isRead(node) || isAssigned(node) || isCallee(node) || !standsAlone(node))
    return []
  const unread = unreadFunctions(source)
  if (unread.length === 0) return []
  const visible = new Set(namesInScope(node, source).map(({ name }) => name))
  return unread
    .filter(name => visible.has(name))
    .slice(0, MAX_HELPERS)
    .map(name =>
      replace(node, source, { operator: 'forgotten-parameter', insert: `${name}(${sliceOf(node, source)})` }),
    )
}

/** Variables of each file that hold a function, may get another one, and that nothing reads. */
const unreadFunctions = oncePerFile(({ text }: MutationSource): readonly string[] => {
  const held = [...text.matchAll(/\b(?:let|var) (?<name>[\w$]{1,80}) = (?:\([\w$, ]{0,200}\) =>|function\b)/g)]
  if (held.length === 0) return []
  const words = [...text.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$])(?!\s{0,9}=[^=])/g)].map(([word]) => word)
  const read = new Set(words)
  return held.flatMap(({ groups }) => (read.has(groups?.name ?? '') ? [] : (groups?.name ?? [])))
})

function called(
  node: SyntaxNode,
  source: MutationSource,
  { name, value, likelihood, index }: { name: string; value: string; likelihood: number; index: number },
): Mutation {
  const insert = `${name}(${value})`
  return replace(node, source, { operator: 'wrapped', insert, likelihood: likelihood * likelihoodAt(index) })
}

/** List the names within a member or a call that are values of their own: `key` of `flags.bools[key]`. */
function valuesIn(node: SyntaxNode, source: MutationSource): string[] {
  const found = new Set<string>()
  const visit = (at: SyntaxNode) => {
    if (at.name === 'VariableName' && isRead(at) && !isCallee(at)) found.add(sliceOf(at, source))
    for (const child of innerNodes(at)) visit(child)
  }
  for (const child of innerNodes(node)) visit(child)
  return [...found].slice(-2)
}

interface Helper {
  readonly name: string
  readonly from: number
}

/** Functions of each file with one parameter. */
const helpersOf = oncePerFile(findHelpers)

function findHelpers(source: MutationSource): Helper[] {
  return [...nodesIn(source)]
    .filter(node => isFunction(node) && takesOne(node, source))
    .map(node => ({ name: functionName(node, source), from: node.from }))
    .filter(({ name }) => name !== '')
}

/** True for a function that is given one value and returns another at once: no promise and no generator. */
function takesOne(node: SyntaxNode, source: MutationSource): boolean {
  const [parameter, ...others] = parameterNodes(node.getChild('ParamList'))
  if (parameter === undefined || others.length > 0 || /^(?:\*\*?|Spread)$/.test(parameter.prevSibling?.name ?? ''))
    return false
  const text = sliceOf(node, source)
  return !/^async\b|^function\s{0,9}\*|\byield\b/.test(text)
}

/** List the functions that can be called at a node, the nearest first. */
function helpersFor(node: SyntaxNode, source: MutationSource): string[] {
  const text = sliceOf(node, source)
  return visibleHelpers(node, source)
    .filter(({ name }) => !text.startsWith(`${name}(`))
    .map(({ name }) => name)
    .slice(0, MAX_HELPERS)
}

/** Functions that can be called within each function of a file. */
const visibleHelpers = oncePerNode(findVisible, node => functionOrFile(node).from)

function findVisible(node: SyntaxNode, source: MutationSource): Helper[] {
  const scope = functionOrFile(node)
  if (helpersOf(source).length === 0) return []
  const own = new Set<number>()
  for (let at: SyntaxNode | undefined = scope; at !== undefined; at = enclosingFunction(at)) own.add(at.from)
  const visible = new Set(namesInScope(node, source).map(({ name }) => name))
  return helpersOf(source)
    .filter(({ from, name }) => !own.has(from) && visible.has(name))
    .toSorted((a, b) => Math.abs(a.from - scope.from) - Math.abs(b.from - scope.from))
}
