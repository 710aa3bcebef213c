import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asTerm, elementsOf } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Change the bounds, the direction, the step or the kind of a loop. */
export const loopBounds: Mutator = (node, source) =>
  source.language.name === 'python' ? pythonLoop(node, source) : javascriptLoop(node, source)

function pythonLoop(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name === 'if' && node.parent?.name === 'IfStatement') return conditionOfLoop(node, 'while', source)
  if (node.name === 'while') return conditionOfLoop(node, 'if', source)
  const callee = node.name === 'CallExpression' ? node.firstChild : null
  const list = node.lastChild
  if (callee === null || list?.name !== 'ArgList') return []
  const args = elementsOf(list).map(arg => asTerm(arg, source))
  const [first = '', second = '', third] = args
  if (sliceOf(callee, source) === 'enumerate' && args.length === 1)
    return changed(node, source, [`enumerate(${first}, 1)`, first])
  if (sliceOf(callee, source) !== 'range') return []
  switch (args.length) {
    case 1:
      return changed(node, source, [
        `range(1, ${first})`,
        `range(1, ${first} + 1)`,
        `range(${first} - 1, -1, -1)`,
        `range(0, ${first}, 2)`,
        `range(2, ${first})`,
        `range(${first}, 0, -1)`,
      ])
    case 2:
      return changed(node, source, [
        `range(${second})`,
        `range(${first} + 1, ${second} + 1)`,
        `range(${first} - 1, ${second} - 1)`,
        `range(${first}, ${second}, -1)`,
        `range(${second}, ${first}, -1)`,
        `range(${second} - 1, ${first} - 1, -1)`,
        `range(${first}, ${second}, 2)`,
        `range(0, ${second})`,
      ])
    default:
      return changed(node, source, [
        `range(${first}, ${second})`,
        `range(${first}, ${second}, -${third})`.replace('--', ''),
      ])
  }
}

function javascriptLoop(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name === 'of' && node.parent?.parent?.getChild('await') == null) return changed(node, source, ['in'])
  if (node.name === 'in' && node.parent?.name === 'ForInSpec')
    return [...changed(node, source, ['of']), ...ownKeys(node, source)]
  if (node.name === 'if') return conditionOfLoop(node, 'while', source)
  if (node.name === 'while' && node.parent?.name === 'WhileStatement') return conditionOfLoop(node, 'if', source)
  if (node.name !== 'ForSpec') return []
  const parts = innerNodes(node).filter(({ name }) => !/^[(;)]$/.test(name))
  const [start, condition, update] = parts
  if (start?.name !== 'VariableDeclaration' || condition?.name !== 'BinaryExpression' || update === undefined) return []
  const [, name, , from] = innerNodes(start)
  const [left, compare, to] = innerNodes(condition)
  if (name === undefined || from === undefined || left === undefined || compare === undefined || to === undefined)
    return []
  const [i, begin, end] = [name, from, to].map(part => sliceOf(part, source))
  const step = sliceOf(update, source)
  if (sliceOf(left, source) !== i) return []
  // A loop with several counters is no simple count.
  if (/[,;]/.test(begin ?? '') || sliceOf(start, source).includes(',')) return []
  const word = sliceOf(start, source).split(' ')[0]
  return changed(node, source, [
    `(${word} ${i} = 1; ${sliceOf(condition, source)}; ${step})`,
    `(${word} ${i} = 0; ${sliceOf(condition, source)}; ${step})`,
    `(${word} ${i} = ${end} - 1; ${i} >= ${begin}; ${i}--)`,
    `(${word} ${i} = ${begin} + 1; ${sliceOf(condition, source)}; ${step})`,
    `(${word} ${i} = ${begin}; ${sliceOf(condition, source)}; ${i} += 2)`,
  ])
}

/** Walk over what an object has itself: `for … in` walks over what it inherits, too. */
function ownKeys(node: SyntaxNode, source: MutationSource): Mutation[] {
  const object = node.nextSibling
  if (object === null || object.name === ')') return []
  const insert = `of Object.keys(${sliceOf(object, source)})`
  return [replace({ from: node.from, to: object.to }, source, { operator: 'loop', insert })]
}

function conditionOfLoop(node: SyntaxNode, insert: string, source: MutationSource): Mutation[] {
  const statement = node.parent
  if (statement === null || node.prevSibling !== null) return []
  // A loop has no `elif`, and its `else` means something else.
  if (innerNodes(statement).some(({ name }) => name === 'elif' || name === 'else')) return []
  return changed(node, source, [insert]).map(each => ({ ...each, likelihood: 0.6 }))
}

function changed(node: SyntaxNode, source: MutationSource, inserts: readonly string[]): Mutation[] {
  const text = sliceOf(node, source)
  return inserts
    .filter(insert => insert !== text)
    .map((insert, index) => replace(node, source, { operator: 'loop', insert, likelihood: likelihoodAt(index / 3) }))
}
