import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { functionOrFile, isRead } from '../code/expressions.ts'
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
import { oncePerNode } from '../code/once.ts'

/** Variables of one function that a result may depend on. */
const MAX_NAMES = 3

/** Return what a function has found out: a test of a counter for `true`, or a list with what it was made from. */
export const returnedValue: Mutator = (node, source) => {
  const scope = functionOrFile(node)
  if (node.parent?.name !== 'ReturnStatement' || !isFunction(scope) || !isRead(node)) return []
  const text = sliceOf(node, source)
  if (/^(?:true|True|false|False)$/.test(text)) return testedCounters(node, scope, source)
  if (/^(?:\[\]|list\(\))$/.test(text))
    return [replace(node, source, { operator: 'constant', insert: '[[]]', likelihood: 0.4 })]
  return withOrigin(node, source)
}

/** Return whether nothing is left of what was counted: `return depth == 0` for `return True`. */
function testedCounters(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const isPython = source.language.name === 'python'
  return countersOf(scope, source)
    .filter(({ at }) => at < node.from)
    .slice(0, MAX_NAMES)
    .flatMap(({ name }, index) =>
      [isPython ? `${name} == 0` : `${name} === 0`, isPython ? `${name} != 0` : `${name} !== 0`].map((insert, second) =>
        replace(node, source, { operator: 'boolean', insert, likelihood: 0.5 * likelihoodAt(index + second) }),
      ),
    )
}

/** Variables that a function counts with, `count += 1`, and where first. */
const countersOf = oncePerNode((scope, source: MutationSource) => {
  const found = new Map<string, number>()
  for (const node of nodesUnder(scope)) {
    const isUpdate =
      node.name === 'UpdateStatement' ||
      (node.name === 'AssignmentExpression' && innerNodes(node)[1]?.name === 'UpdateOp')
    const isCount = node.name === 'PostfixExpression' || (isUpdate && !/["'`[{]/.test(sliceOf(node, source)))
    const name = isCount && node.firstChild?.name === 'VariableName' ? sliceOf(node.firstChild, source) : undefined
    if (name !== undefined && !found.has(name)) found.set(name, node.from)
  }
  return [...found].map(([name, at]) => ({ name, at }))
})

/** Return a list with the list that it was made from: `rest + [f(x) for x in rest]` for the second one alone. */
function withOrigin(node: SyntaxNode, source: MutationSource): Mutation[] {
  const origin = source.language.name === 'python' ? comprehended(node, source) : mapped(node, source)
  if (origin === undefined) return []
  const text = sliceOf(node, source)
  const texts =
    source.language.name === 'python'
      ? [`${origin} + ${text}`, `${text} + ${origin}`]
      : [`[...${origin}, ...${text}]`, `[...${text}, ...${origin}]`]
  return texts.map((insert, index) =>
    replace(node, source, { operator: 'operand', insert, likelihood: 0.8 * likelihoodAt(index / 2) }),
  )
}

/** Return the list of a comprehension with one loop. */
function comprehended(node: SyntaxNode, source: MutationSource): string | undefined {
  if (node.name !== 'ArrayComprehensionExpression' || node.getChildren('for').length !== 1) return undefined
  const list = node.getChild('in')?.nextSibling
  return list?.name === 'VariableName' ? sliceOf(list, source) : undefined
}

/** Return the list of `list.map(…)`. */
function mapped({ name, firstChild }: SyntaxNode, source: MutationSource): string | undefined {
  const list = firstChild?.firstChild
  if (name !== 'CallExpression' || firstChild?.name !== 'MemberExpression' || list?.name !== 'VariableName')
    return undefined
  return sliceOf(firstChild, source).endsWith('.map') ? sliceOf(list, source) : undefined
}
