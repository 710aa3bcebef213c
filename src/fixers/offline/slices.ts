import type { SyntaxNode } from '@lezer/common'
import { asOperand, isCallee, isRead, standsAlone } from './expressions.ts'
import {
  childrenOf,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  sliceOf,
} from './mutation.ts'

const ENDS = {
  python: ['[1:]', '[:-1]', '[::-1]', '[0]', '[-1]', '[:]', '[1]'],
  javascript: ['.slice(1)', '.slice(0, -1)', '[0]', '.at(-1)', '.slice(0, 1)', '[1]'],
} as const

/** Take a part of a value, drop an index or a slice, or change which part a slice takes. */
export const slices: Mutator = (node, source) => {
  if (!isRead(node) || isCallee(node)) return []
  const change = (insert: string, likelihood: number) =>
    replace(node, source, { operator: 'slice', insert, likelihood })
  if (node.name === 'MemberExpression' && node.lastChild?.name === ']') return indexed(node, source, change)
  if (!/^(?:VariableName|MemberExpression|CallExpression)$/.test(node.name) || !standsAlone(node)) return []
  return ENDS[source.language.name].map((end, index) =>
    change(`${asOperand(node, source)}${end}`, 0.5 * likelihoodAt(index / 2)),
  )
}

function indexed(
  node: SyntaxNode,
  source: MutationSource,
  change: (insert: string, likelihood: number) => Mutation,
): Mutation[] {
  const children = childrenOf(node)
  const open = children.findLastIndex(({ name }) => name === '[')
  const object = source.text.slice(node.from, children[open]?.from)
  const parts = children.slice(open + 1, -1)
  const found = [change(object.replace(/\?\.$/, ''), 0.6)]
  if (source.language.name !== 'python') return found
  const bounds = sliceOf({ from: children[open]?.to ?? node.to, to: node.to - 1 }, source)
  if (!parts.some(({ name }) => name === ':')) {
    const one = [`${bounds}:`, `:${bounds}`, /^-?\d+$/.test(bounds) ? `-${bounds}`.replace('--', '') : `-${bounds}`]
    return [...found, ...one.map(text => change(`${object}[${text}]`, 0.6))]
  }
  const [from = '', to = '', step] = bounds.split(':').map(part => part.trim())
  // A lambda or a dictionary in the bounds has a colon of its own.
  if (parts.filter(({ name }) => name === ':').length !== bounds.split(':').length - 1) return found
  const texts = [
    `${from}:`,
    `:${to}`,
    `${to}:`,
    `:${from}`,
    `${to}:${from}`,
    `${from}:${to}:-1`,
    step === undefined ? `${from}:${to}:2` : `${from}:${to}`,
    from === '' ? `1:${to}` : from,
    to === '' ? `${from}:-1` : to,
  ]
  return [
    ...found,
    ...[...new Set(texts)]
      .filter(text => text !== bounds && text !== '')
      .map((text, index) => change(`${object}[${text}]`, 0.8 * likelihoodAt(index / 2))),
  ]
}
