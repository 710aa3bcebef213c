import type { SyntaxNode } from '@lezer/common'
import { functionOrFile, isRead } from './expressions.ts'
import { isFunction, likelihoodAt, type MutationSource, type Mutator, replace, sliceOf } from './mutation.ts'

/** Lists of one function whose length may bound a number. */
const MAX_LISTS = 3

/** Bound a number by the length of a list: `end = min(n, len(items))` for `end = n`. */
export const clamps: Mutator = (node, source) => {
  const scope = functionOrFile(node)
  if (node.name !== 'VariableName' || !isFunction(scope) || !isRead(node) || !isBound(node)) return []
  const name = sliceOf(node, source)
  const isIndex = node.parent?.name === 'MemberExpression'
  const call = source.language.name === 'python' ? 'min' : 'Math.min'
  return measuredLists(scope, source)
    .filter(({ list }) => !list.split('.').includes(name))
    .map(({ length }) => `${call}(${name}, ${length}${isIndex ? ' - 1' : ''})`)
    .map((insert, index) =>
      replace(node, source, { operator: 'guard', insert, likelihood: 0.6 * likelihoodAt(index / 2) }),
    )
}

/** True for a number that may be a position: an index, the end of a slice or of a count, or what is kept as one. */
function isBound({ parent, prevSibling }: SyntaxNode): boolean {
  switch (parent?.name) {
    case 'MemberExpression':
      return prevSibling?.name === '[' || prevSibling?.name === ':'
    case 'AssignStatement':
    case 'VariableDeclaration':
    case 'AssignmentExpression':
    case 'ConditionalExpression':
      return prevSibling !== null
    default:
      return false
  }
}

const LENGTHS = /\blen\((?<python>[A-Za-z_][\w.]{0,60})\)|(?<![\w$.])(?<javascript>[A-Za-z_$][\w$.]{0,60})\.length\b/g

/** Lengths that the functions of a file read, by the function's offset. */
const MEASURED = new WeakMap<MutationSource, Map<number, readonly { list: string; length: string }[]>>()

function measuredLists(scope: SyntaxNode, source: MutationSource) {
  const known = MEASURED.get(source) ?? new Map<number, readonly { list: string; length: string }[]>()
  MEASURED.set(source, known)
  const found = known.get(scope.from) ?? measure(sliceOf(scope, source))
  known.set(scope.from, found)
  return found
}

function measure(text: string): { list: string; length: string }[] {
  const found = new Map<string, string>()
  for (const { 0: length, groups } of text.matchAll(LENGTHS)) {
    const list = groups?.['python'] ?? groups?.['javascript'] ?? ''
    if (!found.has(list)) found.set(list, length)
  }
  return [...found].slice(0, MAX_LISTS).map(([list, length]) => ({ list, length }))
}
