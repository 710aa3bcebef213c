import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import {
  asOperand,
  elementsOf,
  functionOrFile,
  isAssigned,
  isCallee,
  isRead,
  standsAlone,
} from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'

/** Calls around a value, with `_` for the value. Those that the file has already come first. */
const AROUND = {
  python: [
    'len(_)',
    'abs(_)',
    'sorted(_)',
    'set(_)',
    'list(_)',
    'str(_)',
    'int(_)',
    'reversed(_)',
    'sum(_)',
    'max(_)',
    'min(_)',
    'tuple(_)',
    'dict(_)',
    'bool(_)',
    'float(_)',
    'round(_)',
    '[_]',
    'range(_)',
    'enumerate(_)',
    '_.lower()',
    '_.upper()',
    '_.strip()',
    '_.copy()',
    '_.items()',
    '_.keys()',
    '_.values()',
    '_.split()',
    '_.title()',
    '_.capitalize()',
    '_.rstrip()',
    '_.lstrip()',
    'range(len(_))',
    'not _',
    '-_',
    '*_',
  ],
  javascript: [
    '_.length',
    'Math.abs(_)',
    'Math.floor(_)',
    'Math.ceil(_)',
    'Math.round(_)',
    'Math.trunc(_)',
    'Number(_)',
    'String(_)',
    'Boolean(_)',
    '_.trim()',
    '_.toLowerCase()',
    '_.toUpperCase()',
    '_.toString()',
    '[..._]',
    '_.slice()',
    '_.reverse()',
    '_.sort()',
    "_.join('')",
    "_.split('')",
    '[_]',
    'new Set(_)',
    '[...new Set(_)]',
    'Object.keys(_)',
    'Object.values(_)',
    'Object.entries(_)',
    '_.flat()',
    '_.filter(Boolean)',
    '_.size',
    '_.entries()',
    '_.keys()',
    '_.values()',
    '!_',
    '-_',
    '..._',
    '({ ..._ })',
    'structuredClone(_)',
    'Array.from(_)',
    'Number.isNaN(_)',
  ],
} as const

/** Keyword arguments of sorting, least and greatest values. */
const SORTS = /^(?:sorted|sort|min|max)$/
const SORT_KEYWORDS = [
  'reverse=True',
  'key=len',
  'key=abs',
  'key=str.lower',
  'key=lambda item: item[0]',
  'key=lambda item: item[1]',
]

/** Unwrap a call to its argument or to the object whose method it is, or wrap a value in a call. */
export const wrapUnwrap: Mutator = (node, source, evidence) => [
  ...unwrapped(node, source),
  ...sortKeywords(node, source),
  ...ownCopy(node, source),
  ...wraps(node, source, evidence),
]

/** Assign to a copy: what `Object.assign` is given first it changes, for all who share it. */
function ownCopy(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [callee, list] = node.name === 'CallExpression' ? innerNodes(node) : []
  if (callee === undefined || list === undefined || sliceOf(callee, source) !== 'Object.assign') return []
  const [target, ...others] = elementsOf(list)
  if (target === undefined || others.length === 0 || !/^(?:VariableName|MemberExpression)$/.test(target.name)) return []
  const name = sliceOf(target, source)
  const isStatement = node.parent?.name === 'ExpressionStatement'
  // What is read stands behind `=`, `return` or in a list; elsewhere the copy would be thrown away.
  if (isStatement ? isConstant(name, source) : !isRead(node) || !standsAlone(node)) return []
  const copy = `Object.assign({}, ${sliceOf(list, source).slice(1)}`
  const insert = isStatement ? `${name} = ${copy}` : copy
  return [replace(node, source, { operator: 'wrapped', insert })]
}

function unwrapped(node: SyntaxNode, source: MutationSource): Mutation[] {
  const change = (insert: string, likelihood: number) =>
    replace(node, source, { operator: 'wrapped', insert, likelihood })
  if (node.name === 'MemberExpression' && isRead(node) && !isCallee(node) && node.lastChild?.name === 'PropertyName') {
    const object = node.firstChild
    return object === null || object.name === 'this' ? [] : [change(sliceOf(object, source), 0.3)]
  }
  // A statement that is only a value does nothing: to delete it is another operator's work.
  if (!/^(?:Call|New)Expression$/.test(node.name) || node.parent?.name === 'ExpressionStatement') return []
  const callee = innerNodes(node).find(({ name }) => name !== 'new')
  const list = node.lastChild
  if (callee === undefined || list?.name !== 'ArgList') return []
  const args = elementsOf(list)
  const found: Mutation[] = []
  if (callee.name === 'MemberExpression' && callee.firstChild !== null)
    found.push(change(sliceOf(callee.firstChild, source), 0.8))
  if (args[0] !== undefined)
    found.push(change(standsAlone(node) ? sliceOf(args[0], source) : asOperand(args[0], source), 0.9))
  return found
}

/** True for a name that nothing can be assigned to. */
function isConstant(name: string, { text }: MutationSource): boolean {
  return !name.includes('.') && text.split(/\bconst\b/).some(part => part.trimStart().startsWith(`${name} =`))
}

function sortKeywords(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (source.language.name !== 'python' || node.name !== 'ArgList' || node.parent?.name !== 'CallExpression') return []
  const callee = node.prevSibling
  const name = callee === null ? '' : (sliceOf(callee, source).split('.').at(-1) ?? '')
  if (!SORTS.test(name)) return []
  const inner = sliceOf(node, source).slice(1, -1)
  const separator = inner.trim() === '' ? '' : ', '
  return SORT_KEYWORDS.filter(
    keyword =>
      !inner.includes(keyword.slice(0, keyword.indexOf('='))) && (/sort/.test(name) || !keyword.startsWith('reverse')),
  ).map((keyword, index) =>
    replace(node, source, {
      operator: 'wrapped',
      insert: `(${inner}${separator}${keyword})`,
      likelihood: 0.7 * likelihoodAt(index),
    }),
  )
}

function wraps(node: SyntaxNode, source: MutationSource, evidence: TestEvidence): Mutation[] {
  if (!isWrappable(node) || node.parent === null) return []
  const { name } = source.language
  const patterns: readonly string[] = AROUND[name]
  const scope = () => sliceOf(functionOrFile(node), source)
  const known = knownPatterns(source)
  // A result that differs by the spaces around it alone.
  const isPadded = evidence.pairs.some(({ expected, actual }) => actual !== expected && actual.trim() === expected)
  const inList =
    /^(?:ArgList|ArrayExpression|SetExpression)$/.test(node.parent.name) &&
    !/^(?:Spread|\*\*?)$/.test(node.prevSibling?.name ?? '')
  // A priority that is negated in one place is negated in all.
  const isNegated = (pattern: string) => pattern === '-_' && source.text.includes(`-${sliceOf(node, source)}`)
  return patterns
    .filter(pattern => (inList || !/^(?:\.\.\.|\*)/.test(pattern)) && (standsAlone(node) || !/^[[({]/.test(pattern)))
    .map((pattern, index) => ({
      pattern,
      likelihood:
        isPadded && /\.(?:strip|trim)\(\)$/.test(pattern)
          ? 1
          : known.has(pattern) || isNegated(pattern)
            ? 0.6
            : 0.4 * likelihoodAt(index / 8),
    }))
    .map(({ pattern, likelihood }) => {
      const isBare = !/_\.|[-!*.]_|not _/.test(pattern) || /^(?:\.\.\.|\*)/.test(pattern)
      const text = isBare ? sliceOf(node, source) : asOperand(node, source)
      const insert = pattern.replace('_', () => text)
      const isOpen = /^(?:not |-|!)/.test(pattern) && !standsAlone(node)
      // What the function wraps in another place it forgot to wrap here.
      const isKnown = known.has(pattern) && scope().includes(insert)
      return replace(node, source, {
        operator: 'wrapped',
        insert: isOpen ? `(${insert})` : insert,
        likelihood: isKnown ? 1 : likelihood,
      })
    })
}

/**
 * True for a value that is worth a call around it: no literal, no function, nothing inside of an operator's own word.
 */
export function isWrappable(node: SyntaxNode): boolean {
  if (!isRead(node) || isAssigned(node) || isCallee(node)) return false
  if (!/^(?:VariableName|MemberExpression|CallExpression|BinaryExpression|\w*ComprehensionExpression)$/.test(node.name))
    return false
  return standsAlone(node) || node.parent?.name === 'BinaryExpression' || node.parent?.name === 'MemberExpression'
}

/** Take the call of a pattern such as `_.trim()` or `abs(_)`, up to what it stands around. */
function callIn(pattern: string): string {
  const [call = ''] = (pattern.startsWith('_') ? pattern.slice(1) : pattern).split('_', 1)
  return call
}

/** The calls that the file has elsewhere: who writes `.trim()` in one place forgot it in another. */
const knownPatterns = oncePerFile(({ language, text }: MutationSource): ReadonlySet<string> => {
  const patterns: readonly string[] = AROUND[language.name]
  return new Set(patterns.filter(pattern => pattern.length > 3 && text.includes(callIn(pattern))))
})
