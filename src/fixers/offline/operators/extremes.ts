import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  asOperand,
  elementsOf,
  extremeCalls,
  functionOrFile,
  isAssigned,
  isRead,
  outermostLoop,
  signOf,
} from '../code/expressions.ts'
import { nameDeclaredBy } from '../code/declarations.ts'
import { type Mutation, type MutationSource, type Mutator, nodesUnder, replace, sliceOf } from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'
import { nearVariables } from '../code/scope.ts'

/** Limits that are tried for one value. */
const MAX_LIMITS = 3

/**
 * Keep what a loop has found if it is more, or less, than the next one: `widest = max(widest, n)` for `widest = n`;
 * keep a growing number below its limit; and begin below every number, not at zero.
 */
export const extremes: Mutator = (node, source) => {
  switch (node.name) {
    case 'AssignStatement':
    case 'AssignmentExpression':
      return [...kept(node, source), ...keptParts(node, source), ...limited(node, source)]
    case 'UpdateStatement':
      return limited(node, source)
    case 'Number':
      return belowAll(node, source)
    default:
      return []
  }
}

interface Assigned {
  readonly target: SyntaxNode
  readonly operator: string
  readonly value: SyntaxNode
}

/** Read `a = b` or `a += b` with one target. */
function assignedIn(node: SyntaxNode, source: MutationSource): Assigned | undefined {
  const [target, operator, value, ...others] = innerNodes(node).filter(({ name }) => name !== 'TypeDef')
  if (target === undefined || operator === undefined || value === undefined || others.length > 0) return undefined
  return /^(?:VariableName|MemberExpression)$/.test(target.name)
    ? { target, operator: sliceOf(operator, source), value }
    : undefined
}

function kept(node: SyntaxNode, source: MutationSource): Mutation[] {
  const assigned = outermostLoop(node) === undefined ? undefined : assignedIn(node, source)
  if (assigned?.operator !== '=' || LITERAL.test(assigned.value.name)) return []
  const [own, value] = [sliceOf(assigned.target, source), sliceOf(assigned.value, source)]
  if (own === value || value.includes(own) || !isKnownBefore(assigned.target, source)) return []
  const { max, min } = extremeCalls(source)
  return [max, min].map(call =>
    replace(assigned.value, source, { operator: 'guard', insert: `${call}(${own}, ${value})`, likelihood: 0.6 }),
  )
}

/** Keep a part of a pair that a loop sets anew: `spans[-1] = (spans[-1][0], max(spans[-1][1], end))`. */
function keptParts(node: SyntaxNode, source: MutationSource): Mutation[] {
  const assigned = outermostLoop(node) === undefined ? undefined : assignedIn(node, source)
  if (assigned?.operator !== '=' || !/^(?:Tuple|Array)Expression$/.test(assigned.value.name)) return []
  const own = sliceOf(assigned.target, source)
  if (!isKnownBefore(assigned.target, source)) return []
  const { max, min } = extremeCalls(source)
  return elementsOf(assigned.value).flatMap((part, index) =>
    /^(?:VariableName|MemberExpression)$/.test(part.name) && !sliceOf(part, source).startsWith(own)
      ? [max, min].map(call =>
          replace(part, source, {
            operator: 'guard',
            insert: `${call}(${own}[${index}], ${sliceOf(part, source)})`,
            likelihood: 0.8,
          }),
        )
      : [],
  )
}

const LITERAL =
  /^(?:String|FormatString|TemplateString|Boolean|BooleanLiteral|None|null|RegExp)$|(?:Array|Object|Dictionary|Set|Tuple|Function|Lambda)Expression$|^ArrowFunction$/

/** True for an element of a list or a map, and for a variable that its function sets in another place too. */
function isKnownBefore(target: SyntaxNode, source: MutationSource): boolean {
  if (target.name === 'MemberExpression') return true
  const own = sliceOf(target, source)
  return [...nodesUnder(functionOrFile(target))].some(
    node =>
      node.from !== target.from &&
      /^Variable(?:Name|Definition)$/.test(node.name) &&
      sliceOf(node, source) === own &&
      (node.name === 'VariableDefinition' || isAssigned(node)),
  )
}

const NAME_OF_LIMIT = {
  '+': /max|limit|capacity|ceil|upper|\bcap\b|most/i,
  '-': /min(?!ut)|floor|lower|least/i,
} as const

/** Keep a number that an update raises, or lowers, within a limit that the code has a name for. */
function limited(node: SyntaxNode, source: MutationSource): Mutation[] {
  const { target, operator, value } = assignedIn(node, source) ?? {}
  if (target === undefined || value === undefined || operator === undefined) return []
  const isWhole = operator === '='
  const sum = isWhole ? sumOf(target, value, source) : /^[-+]=$/.test(operator) ? operator.charAt(0) : ''
  if (sum !== '+' && sum !== '-') return []
  const own = sliceOf(target, source)
  const whole = isWhole ? sliceOf(value, source) : `${own} ${sum} ${operandText(value, source)}`
  const { max, min } = extremeCalls(source)
  const limits = limitNames(node, source).filter(name => name !== own && NAME_OF_LIMIT[sum].test(name))
  const bounds = sum === '-' ? [...limits.slice(0, MAX_LIMITS), '0'] : limits.slice(0, MAX_LIMITS)
  return bounds.map(limit =>
    replace(node, source, {
      operator: 'guard',
      insert: `${own} = ${sum === '+' ? min : max}(${limit}, ${whole})`,
      likelihood: 0.7,
    }),
  )
}

/** The sign of `x + n` or `x - n`, if a value is one of its target. */
function sumOf(target: SyntaxNode, value: SyntaxNode, source: MutationSource): string {
  const [left, sign] = value.name === 'BinaryExpression' ? innerNodes(value) : []
  if (left === undefined || sign === undefined || sliceOf(left, source) !== sliceOf(target, source)) return ''
  return sliceOf(sign, source)
}

function operandText(value: SyntaxNode, source: MutationSource): string {
  const isProduct = /^(?:\*{1,2}|\/{1,2}|%)$/.test(signOf(value, source) ?? '')
  return isProduct ? sliceOf(value, source) : asOperand(value, source)
}

/** List names that may be limits: variables, and members of the own object. */
function limitNames(node: SyntaxNode, source: MutationSource): string[] {
  return [...nearVariables(node, source, 3), ...ownMembers(source)]
}

const ownMembers = oncePerFile(({ text }: MutationSource): readonly string[] => [
  ...new Set(text.match(/\b(?:self|this)\.[A-Za-z_$][\w$]{0,40}\b(?!\()/g)),
])

/** Begin a search for the greatest below all numbers, and one for the least above them: zero is among them. */
function belowAll(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!/^[01]$/.test(sliceOf(node, source)) || !isRead(node) || !isCompared(node, source)) return []
  const values = source.language.name === 'python' ? ['float("-inf")', 'float("inf")'] : ['-Infinity', 'Infinity']
  return values.map(insert => replace(node, source, { operator: 'constant', insert, likelihood: 0.5 }))
}

/** True for the value that a comparison falls back to, and for the first one of a variable that is compared. */
function isCompared(node: SyntaxNode, source: MutationSource): boolean {
  const { parent } = node
  if (parent === null) return false
  const fallback = /^(?:ArgList|BinaryExpression)$/.test(parent.name) ? fallbackAround(node, parent, source) : undefined
  if (fallback !== undefined) return isSide(fallback, source)
  const isFirst = /^(?:AssignStatement|VariableDeclaration)$/.test(parent.name) && node.nextSibling?.name !== 'AssignOp'
  const name = isFirst ? nameDeclaredBy(node) : undefined
  return name !== undefined && isComparedName(sliceOf(name, source), functionOrFile(node), source)
}

/** Find what `get(key, 0)` or `value ?? 0` gives if nothing else is there. */
function fallbackAround(node: SyntaxNode, parent: SyntaxNode, source: MutationSource): SyntaxNode | undefined {
  if (node.prevSibling === null || node.nextSibling?.name === ',') return undefined
  if (parent.name === 'ArgList') {
    const callee = parent.prevSibling
    const isGet = callee !== null && sliceOf(callee, source).endsWith('.get')
    return isGet ? (parent.parent ?? undefined) : undefined
  }
  if (!/^(?:\?\?|\|\||or)$/.test(sliceOf(node.prevSibling, source))) return undefined
  return parent.parent?.name === 'ParenthesizedExpression' ? parent.parent : parent
}

function isSide(node: SyntaxNode, source: MutationSource): boolean {
  const near = [node.prevSibling, node.nextSibling].find(each => each?.name === 'CompareOp')
  return near !== undefined && near !== null && /^[<>]=?$/.test(sliceOf(near, source))
}

function isComparedName(name: string, scope: SyntaxNode, source: MutationSource): boolean {
  return [...nodesUnder(scope)].some(
    node => node.name === 'VariableName' && sliceOf(node, source) === name && isSide(node, source),
  )
}
