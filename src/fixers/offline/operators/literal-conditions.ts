import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  enclosingFunction,
  likelihoodAt,
  type Mutation,
  nodesUnder,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { bareCondition, TRUTH_NODES } from './token-nodes.ts'

const IF = /^(?:if|elif)$/
const CONDITIONAL = /^(?:IfStatement|IfExpression)$/
/** A comparison with a whole number: what stands before the number, and the number. */
const WITH_NUMBER = /^(?<before>[^\d\n]{1,200}[=!<>]=?=?[ \t]{0,9})(?<value>\d{1,9})$/
const MAX_CONDITIONS = 24

/**
 * Ask something where a condition is a literal: whether what the branch gives a value has none, or what other branches
 * of the function ask.
 */
export function literalCondition(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const branch = TRUTH_NODES.test(node.name) ? branchOf(node) : undefined
  const around = branch === undefined ? undefined : enclosingFunction(node)
  if (branch === undefined || around === undefined) return []
  const isNear = (a: { from: number }, b: { from: number }) =>
    Math.abs(a.from - node.from) - Math.abs(b.from - node.from)
  const others = conditionsIn(around, source)
    .toSorted(isNear)
    .flatMap(({ text }) => (/^(?:true|false|True|False)$/.test(text) ? [] : [text]))
  const inserts = new Set([...unsetIn(branch, source), ...others.flatMap(neighbours), ...others])
  return [...inserts]
    .slice(0, MAX_CONDITIONS)
    .map((insert, index) =>
      replace(node, source, { operator: 'constant', insert, likelihood: likelihoodAt(index / 4) }),
    )
}

/** Return the `if` whose whole condition a node is. */
function branchOf(node: SyntaxNode): SyntaxNode | undefined {
  const holder = node.parent?.name.startsWith('Parenthesized') === true ? node.parent : node
  const branch = holder.parent
  return branch !== null && CONDITIONAL.test(branch.name) && IF.test(holder.prevSibling?.name ?? '')
    ? branch
    : undefined
}

/** Ask the same of the numbers beside: where a function counts cases, one of them may be forgotten. */
function neighbours(condition: string): string[] {
  const { before, value } = WITH_NUMBER.exec(condition)?.groups ?? {}
  if (before === undefined) return []
  return [Number(value) + 1, Number(value) - 1].filter(each => each >= 0).map(each => `${before}${each}`)
}

/** Ask whether the first thing that a branch gives a value has none so far. */
function unsetIn(branch: SyntaxNode, source: ParsedSource): string[] {
  const body = innerNodes(branch).find(({ name }) => /^(?:Block|Body)$/.test(name))
  const text = body === undefined ? '' : sliceOf(body, source)
  const target = /^[{:\s]{0,200}(?<target>[\w$.]{1,80}(?:\[[\w$.]{1,80}\])?)\s{0,9}=(?!=)/.exec(text)?.groups?.target
  if (target === undefined) return []
  switch (source.language.name) {
    case 'javascript':
      return [`${target} === undefined`, `!${target}`]
    case 'python':
      return [`${target} is None`, `not ${target}`]
    case 'java':
      return [`${target} == null`]
    case 'go':
      return [`${target} == nil`]
    default:
      return []
  }
}

/** Conditions of the branches of each function, without parentheses around them. */
const conditionsIn = oncePerNode((around: SyntaxNode, source: ParsedSource) =>
  [...nodesUnder(around)].flatMap(each => {
    if (!IF.test(each.prevSibling?.name ?? '') || !CONDITIONAL.test(each.parent?.name ?? '')) return []
    return [{ from: each.from, text: bareCondition(sliceOf(each, source), each.name).condition }]
  }),
)
