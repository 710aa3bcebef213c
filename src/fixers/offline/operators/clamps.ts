import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { extremeCalls, functionOrFile, isRead } from '../code/expressions.ts'
import {
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesUnder,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { namesInScope } from '../code/scope.ts'
import { oncePerNode } from '../code/once.ts'

/** Lists of one function whose length may bound a number. */
const MAX_LISTS = 3

/** Bound a number by the length of a list: `end = min(n, len(items))` for `end = n`; or a sum or difference by zero. */
export const clamps: Mutator = (node, source) => {
  if (node.name === 'BinaryExpression') return boundByZero(node, source)
  const scope = functionOrFile(node)
  const place = node.name === 'VariableName' && isFunction(scope) && isRead(node) ? placeOf(node) : 'none'
  if (place === 'none') return []
  const name = sliceOf(node, source)
  const { min } = extremeCalls(source)
  const lists = measuredLists(scope, source).filter(({ list }) => !list.split('.').includes(name))
  if (lists.length === 0) return []
  const visible = new Set(['this', 'self', ...namesInScope(node, source).map(each => each.name)])
  return lists
    .filter(({ list }) => visible.has(list.split('.', 1)[0] ?? ''))
    .map(({ length }) => `${min}(${name}, ${length}${place === 'index' ? ' - 1' : ''})`)
    .slice(0, MAX_LISTS)
    .map((insert, index) =>
      replace(node, source, { operator: 'guard', insert, likelihood: 0.6 * likelihoodAt(index / 2) }),
    )
}

/** Keep a sum or a difference from falling below zero: `rest = max(0, rest - used)`. */
function boundByZero(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [, operator] = innerNodes(node)
  if (operator === undefined || !/^[-+]$/.test(sliceOf(operator, source)) || !isRead(node)) return []
  if (/["'`]/.test(sliceOf(node, source))) return []
  if (!/^(?:AssignStatement|AssignmentExpression|VariableDeclaration|ReturnStatement)$/.test(node.parent?.name ?? ''))
    return []
  const { max } = extremeCalls(source)
  const insert = `${max}(0, ${sliceOf(node, source)})`
  return [replace(node, source, { operator: 'guard', insert, likelihood: 0.8 })]
}

/** Tell what a number is: an index, or an end of a slice or what is kept as one; the step of a slice is neither. */
function placeOf({ parent, prevSibling, nextSibling }: SyntaxNode): 'index' | 'end' | 'none' {
  switch (parent?.name) {
    case 'MemberExpression': {
      if (prevSibling?.name === '[' && nextSibling?.name === ']') return 'index'
      const colons = innerNodes(parent).filter(({ name, to }) => name === ':' && to <= (nextSibling?.from ?? 0))
      return (prevSibling?.name === '[' || prevSibling?.name === ':') && colons.length < 2 ? 'end' : 'none'
    }
    case 'VariableDeclaration':
      return prevSibling?.prevSibling?.name === 'VariableDefinition' ? 'end' : 'none'
    case 'AssignStatement':
    case 'AssignmentExpression':
    case 'ConditionalExpression':
      return prevSibling === null ? 'none' : 'end'
    default:
      return 'none'
  }
}

interface Measured {
  readonly list: string
  readonly length: string
}

const LENGTH = /^(?:len\((?<python>[A-Za-z_][\w.]{0,60})\)|(?<javascript>[A-Za-z_$][\w$.]{0,60})\.length)$/

/** Lengths that the functions of a file read. */
const measuredLists = oncePerNode(measure)

function measure(scope: SyntaxNode, source: MutationSource): Measured[] {
  const found = new Map<string, string>()
  for (const node of nodesUnder(scope)) {
    if (node.name === 'CallExpression' || node.name === 'MemberExpression') {
      const { python, javascript } = LENGTH.exec(sliceOf(node, source).slice(0, 80))?.groups ?? {}
      const list = python ?? javascript
      if (list !== undefined && !found.has(list)) found.set(list, sliceOf(node, source))
    }
  }
  return [...found].map(([list, length]) => ({ list, length }))
}
