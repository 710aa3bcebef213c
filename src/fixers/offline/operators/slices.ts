import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asOperand, functionOrFile, isCallee, isRead, standsAlone } from '../code/expressions.ts'
import {
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesUnder,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'

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
  const object = asOperand(node, source)
  return [
    ...ENDS[source.language.name].map((end, index) => change(`${object}${end}`, 0.5 * likelihoodAt(index / 2))),
    ...boundsFor(node, source).map((end, index) => change(`${object}${end}`, 0.6 * likelihoodAt(index / 2))),
  ]
}

/** Names that bound slices of one list. */
const MAX_BOUNDS = 2

/** List the slices of a list that a loop walks over by a number of its function: `for item in items[start:]`. */
function boundsFor(node: SyntaxNode, source: MutationSource): string[] {
  const isWalked = node.name === 'VariableName' && /^For(?:Statement|OfSpec)$/.test(node.parent?.name ?? '')
  if (!isWalked) return []
  const own = sliceOf(node, source)
  const names = [...boundsIn(functionOrFile(node), source)].filter(name => name !== own).slice(0, MAX_BOUNDS)
  return names.flatMap(name =>
    source.language.name === 'python' ? [`[${name}:]`, `[:${name}]`] : [`.slice(${name})`, `.slice(0, ${name})`],
  )
}

/** Names by which a function cuts lists: `items[:count]`, `items.slice(start)`. */
const boundsIn = oncePerNode((scope, source: MutationSource) => {
  const names = [...nodesUnder(scope)].filter(node => node.name === 'VariableName' && isCut(node, source))
  return new Set(names.map(node => sliceOf(node, source)))
})

function isCut({ parent, prevSibling, nextSibling }: SyntaxNode, source: MutationSource): boolean {
  if (parent?.name === 'MemberExpression') return prevSibling?.name === ':' || nextSibling?.name === ':'
  const callee = parent?.name === 'ArgList' ? parent.parent?.firstChild : undefined
  return callee != null && /\.(?:slice|substring|splice)$/.test(sliceOf(callee, source))
}

function indexed(
  node: SyntaxNode,
  source: MutationSource,
  change: (insert: string, likelihood: number) => Mutation,
): Mutation[] {
  const children = innerNodes(node)
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
