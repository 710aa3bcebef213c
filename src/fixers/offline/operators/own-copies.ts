import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { functionOrFile, isAssigned, isCallee, isRead } from '../code/expressions.ts'
import { isFunction, type MutationSource, type Mutator, nodesUnder, replace, sliceOf } from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'

/** Copies of a list or a map, with `_` for it. */
const COPIES = {
  python: ['dict(_)', 'list(_)', '_.copy()'],
  javascript: ['{ ..._ }', '[..._]', 'structuredClone(_)'],
} as const

/**
 * Work on a copy of an object that others hold, too: `result = dict(base)` before `result[key] = value`, and
 * `[...rows].sort()` where the sorted list is read.
 */
export const ownCopies: Mutator = (node, source) => [...copiedNames(node, source), ...copiedLists(node, source)]

/** Copy an object under a new name, if the function changes it by that name. */
function copiedNames(node: SyntaxNode, source: MutationSource) {
  const { parent } = node
  if (!/^(?:VariableName|MemberExpression)$/.test(node.name) || !isRead(node)) return []
  if (!/^(?:AssignStatement|VariableDeclaration|AssignmentExpression)$/.test(parent?.name ?? '')) return []
  const target = targetOf(node)
  const scope = functionOrFile(node)
  if (target === undefined || !isFunction(scope)) return []
  if (!changedNames(scope, source).has(sliceOf(target, source))) return []
  const own = sliceOf(node, source)
  return COPIES[source.language.name].map((pattern, index) =>
    replace(node, source, { operator: 'wrapped', insert: pattern.replace('_', () => own), likelihood: 1 - index / 10 }),
  )
}

/** The name that a value is given to: `y` for `b` in `const x = a, y = b`. */
function targetOf(node: SyntaxNode): SyntaxNode | undefined {
  const [sign, target] = [node.prevSibling, node.prevSibling?.prevSibling]
  const named = target?.name === 'TypeAnnotation' || target?.name === 'TypeDef' ? target.prevSibling : target
  return sign !== null && /^(?:AssignOp|Equals)$/.test(sign.name) && named != null ? named : undefined
}

/** Sort or turn a copy of a list whose order others see. */
function copiedLists(node: SyntaxNode, source: MutationSource) {
  const { parent } = node
  if (source.language.name !== 'javascript' || !/^(?:VariableName|MemberExpression)$/.test(node.name)) return []
  if (parent?.name !== 'MemberExpression' || node.prevSibling !== null || !isCallee(parent)) return []
  // A line that begins with a bracket would go on with the one before it.
  if (source.text.slice(source.text.lastIndexOf('\n', node.from) + 1, node.from).trim() === '') return []
  const call = parent.parent
  const method = parent.lastChild
  if (call == null || method === null || !/^(?:sort|reverse)$/.test(sliceOf(method, source)) || !isRead(call)) return []
  return call.parent?.name === 'ExpressionStatement'
    ? []
    : [replace(node, source, { operator: 'wrapped', insert: `[...${sliceOf(node, source)}]`, likelihood: 1 })]
}

const CHANGES =
  /^(?:append|extend|insert|push|unshift|add|set|update|pop|popitem|remove|delete|clear|sort|reverse|splice|shift|setdefault|discard)$/

/** Names of a function whose members it sets or deletes, or whose methods change them. */
const changedNames = oncePerNode((scope: SyntaxNode, source: MutationSource): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const node of nodesUnder(scope)) {
    const [object, ...rest] = node.name === 'MemberExpression' ? innerNodes(node) : []
    if (object?.name !== 'VariableName') continue
    const member = rest.at(-1)
    const isDeleted = /^(?:DeleteStatement|UnaryExpression)$/.test(node.parent?.name ?? '')
    const isMethod = isCallee(node) && member !== undefined && CHANGES.test(sliceOf(member, source))
    if (isAssigned(node) || isDeleted || isMethod) found.add(sliceOf(object, source))
  }
  return found
})
