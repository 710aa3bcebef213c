import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asOperand, functionOrFile, isAssigned, isBranchCondition, isRead, standsAlone } from '../code/expressions.ts'
import { conditionsIn } from './guards.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { switchesFor } from './switches.ts'
import {
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'

/** Expressions that replace one, and characters of each. */
const MAX_COPIES = 30
const MAX_LENGTH = 80

/** Replace an expression by another of the same function, or join a condition with another. */
export const copiedExpression: Mutator = (node, source, evidence) => {
  const scope = functionOrFile(node)
  if (!isFunction(scope) || !isRead(node)) return []
  return [...copies(node, source, scope), ...joined(node, source, { scope, evidence })]
}

interface Expression {
  readonly text: string
  readonly operand: string
  readonly name: string
  readonly slot: string
  readonly from: number
}

/** Expressions of the functions of a file. */
const expressionsIn = oncePerNode(findExpressions)

function findExpressions(scope: SyntaxNode, source: MutationSource): Expression[] {
  const found = new Map<string, Expression>()
  const visit = (node: SyntaxNode) => {
    if (isRead(node) && node.to - node.from <= MAX_LENGTH && !isFunction(node)) {
      const text = sliceOf(node, source)
      if (!found.has(text))
        found.set(text, {
          text,
          operand: asOperand(node, source),
          name: node.name,
          slot: slotOf(node),
          from: node.from,
        })
    }
    for (const child of innerNodes(node)) visit(child)
  }
  visit(scope)
  return [...found.values()]
}

/** The kind of place that an expression stands in. */
function slotOf(node: SyntaxNode): string {
  const parent = node.parent?.name ?? ''
  return parent === 'BinaryExpression' && node.parent !== null
    ? (innerNodes(node.parent).find(({ name }) => name.endsWith('Op'))?.name ?? parent)
    : parent
}

function copies(node: SyntaxNode, source: MutationSource, scope: SyntaxNode): Mutation[] {
  // A name is replaced by the names in scope already.
  if (isAssigned(node) || isFunction(node)) return []
  const slot = slotOf(node)
  const text = sliceOf(node, source)
  const likeness = (other: Expression) =>
    (other.slot === slot ? 2 : 0) + (other.name === node.name ? 1 : 0) + (sharesWords(other.text, text) ? 1 : 0)
  return (
    expressionsIn(scope, source)
      // The point in `1.name` would be a decimal point.
      .filter(other => other.name !== 'Number' || node.parent?.name !== 'MemberExpression' || standsAlone(node))
      .filter(other => other.text !== text && !(node.name === 'VariableName' && other.name === 'VariableName'))
      .map(other => ({ other, rank: likeness(other), distance: Math.abs(other.from - node.from) }))
      .toSorted((a, b) => b.rank - a.rank || a.distance - b.distance)
      .slice(0, MAX_COPIES)
      .map(({ other }, index) =>
        replace(node, source, {
          operator: 'copied-expression',
          insert: standsAlone(node) ? other.text : other.operand,
          likelihood: likelihoodAt(index / 3),
        }),
      )
  )
}

function sharesWords(one: string, other: string): boolean {
  const words = new Set(one.match(/[A-Za-z_]\w*/g))
  return (other.match(/[A-Za-z_]\w*/g) ?? []).some(word => words.has(word))
}

/** Join a condition with another one of the same function, or with a switch of the file: `a < b and c`. */
function joined(
  node: SyntaxNode,
  source: MutationSource,
  { scope, evidence }: { scope: SyntaxNode; evidence: TestEvidence },
): Mutation[] {
  if (!isBranchCondition(node)) return []
  const text = sliceOf(node, source)
  const [and, or] = source.language.name === 'python' ? ['and', 'or'] : ['&&', '||']
  const isNew = (other: string) => other !== text && !text.includes(other)
  const conditions = conditionsIn(scope, source)
    .filter(isNew)
    .flatMap(other => [and, or].flatMap(word => [`${text} ${word} ${other}`, `${other} ${word} ${text}`]))
  const switches = switchesFor(node, source, evidence)
    .filter(isNew)
    .map(other => `${other} ${and} ${isBound(node) ? text : asOperand(node, source)}`)
  return [
    ...conditions.map((insert, index) => ({ insert, likelihood: 0.6 * likelihoodAt(index / 4) })),
    ...switches.map((insert, index) => ({ insert, likelihood: 0.6 * likelihoodAt(index / 3) })),
  ].map(change => replace(node, source, { operator: 'copied-expression', ...change }))
}

/** True for a condition that `and` in front of it does not take apart: a comparison, or others that `and` joins. */
function isBound(node: SyntaxNode): boolean {
  const signs = innerNodes(node).filter(({ name }) => /Op$|^(?:and|or|in|is|not)$/.test(name))
  return node.name === 'BinaryExpression' && signs.every(({ name }) => /^(?:CompareOp|and|in|is|not)$/.test(name))
}
