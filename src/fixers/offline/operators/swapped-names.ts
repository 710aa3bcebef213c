import type { SyntaxNode } from '@lezer/common'
import { functionOrFile, isAssigned, isCallee, isRead } from '../code/expressions.ts'
import { isFunction, type MutationSource, type Mutator, replace, sliceOf, treeOf } from '../code/mutation.ts'
import { nearVariables } from '../code/scope.ts'

/** Characters between two names that are taken for each other. */
const NEAR = 60

/** Swap a name with another one that stands close to it, in its statement or the next. */
export const swappedNames: Mutator = (node, source) => {
  if (!isName(node) || !isFunction(functionOrFile(node))) return []
  const own = sliceOf(node, source)
  // What is set is a variable: `Math++` would spoil the language's own, for all that runs in the process.
  const canStandFor = (one: SyntaxNode, other: SyntaxNode) => !isSet(other) || isVariable(one, node, source)
  const isSwap = (other: SyntaxNode) => canStandFor(node, other) && canStandFor(other, node)
  return namesBehind(node, source)
    .filter(isSwap)
    .map(other =>
      replace({ from: node.from, to: other.to }, source, {
        operator: 'swapped-arguments',
        insert: sliceOf(other, source) + source.text.slice(node.to, other.from) + own,
        likelihood: other.name === node.name ? 0.25 : 0.12,
      }),
    )
}

/** True for a name that is set, and for an object whose member is. */
function isSet(node: SyntaxNode): boolean {
  const isObject = node.parent?.name === 'MemberExpression' && node.prevSibling === null
  return (
    node.name === 'VariableDefinition' ||
    isAssigned(node) ||
    (isObject && node.parent !== null && isAssigned(node.parent))
  )
}

function isVariable(name: SyntaxNode, at: SyntaxNode, source: MutationSource): boolean {
  return (
    /^(?:self|this)$/.test(sliceOf(name, source)) ||
    nearVariables(at, source, Number.POSITIVE_INFINITY).includes(sliceOf(name, source))
  )
}

function namesBehind(node: SyntaxNode, source: MutationSource): SyntaxNode[] {
  const found: SyntaxNode[] = []
  const own = sliceOf(node, source)
  const end = functionOrFile(node).to
  treeOf(source).iterate({
    from: node.to,
    to: Math.min(node.to + NEAR, end),
    enter(ref) {
      if (ref.from >= node.to && ref.to <= end && isName(ref.node) && sliceOf(ref, source) !== own) found.push(ref.node)
    },
  })
  return found
}

function isName(node: SyntaxNode): boolean {
  if (node.name === 'PropertyName') return node.parent?.name === 'MemberExpression'
  if (node.name === 'VariableDefinition') return node.parent?.name === 'VariableDeclaration'
  return node.name === 'VariableName' && (isRead(node) || isCallee(node) || isAssigned(node))
}
