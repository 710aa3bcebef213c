import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isCallee, isError, isRead, isStatement } from '../code/expressions.ts'
import { isFunction, type MutationSource, nodesUnder, sliceOf } from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { placesIn } from '../candidates/places.ts'
import { nearVariables } from '../code/scope.ts'
import { isRepeatable } from './repeatable-code.ts'
import type { Operand } from './terms.ts'

/** A place of the code at which values are observed, and may be replaced. */
export interface Site {
  readonly kind: 'expression' | 'statement'
  readonly node: SyntaxNode
  /** True for an expression that decides about what runs. */
  readonly isCondition: boolean
  /** True for an expression of which only the truth counts. */
  readonly isAsked: boolean
  /** 1-based. */
  readonly line: number
  /** The enclosing function, or ''. */
  readonly symbol: string
  /** Operands that are made of others, of a site that is looked at once more. */
  readonly parts?: readonly Operand[]
}

/** Longest expression that is replaced, and longest base, in characters. */
const MAX_TEXT = 120
const MAX_BASE = 40
/** Bases of each kind. */
const MOST = { names: 10, members: 6, calls: 4, literals: 5 } as const
/** Values that code is made of, whatever it is about. */
const CONSTANTS = {
  python: ['0', '1', '""', '[]', 'None', 'True', 'False'],
  javascript: ['0', '1', "''", '[]', 'undefined', 'true', 'false'],
} as const
/** Round numbers by which code divides. */
const ROUND = ['2', '10', '100'] as const

/** List the sites in the functions of a file. */
export function sitesIn(source: MutationSource): Site[] {
  return placesIn(source).flatMap(({ line, symbol, nodes }) =>
    nodes.flatMap(node => {
      const kind = kindOf(node, source)
      const scope = functionOrFile(node)
      return kind === undefined || !isFunction(scope) || isUnclear(scope, source)
        ? []
        : [{ kind, node, isCondition: isCondition(node, source), isAsked: isAsked(node, source), line, symbol }]
    }),
  )
}

/** True for code that the grammar does not know all of. */
const isUnclear = oncePerNode((scope: SyntaxNode): boolean => {
  let hasError = false
  scope.cursor().iterate(({ type }) => void (hasError ||= type.isError))
  return hasError
})

function kindOf(node: SyntaxNode, source: MutationSource): Site['kind'] | undefined {
  if (isStatement(node)) return isGuarded(node, source) ? 'statement' : undefined
  return isReplaceable(node, source) ? 'expression' : undefined
}

/** True for a statement that can have a condition of its own: it is no declaration, and has its lines for itself. */
function isGuarded(node: SyntaxNode, source: MutationSource): boolean {
  const isDone = /^(?:Expression|Assign|Update|Return|If|For|While|Raise|Throw)Statement$/.test(node.name)
  const isDocumentation = node.name === 'ExpressionStatement' && node.firstChild?.name === 'String'
  return (isDone || node.name === 'VariableDeclaration') && !isDocumentation && wholeLines(node, source) !== undefined
}

const FIXED =
  /^(?:ArrowFunction|FunctionExpression|LambdaExpression|FormatString|TemplateString|RegExp|this|ObjectExpression|DictionaryExpression|ParenthesizedExpression)$/

/** True for an expression that any other can replace. */
export function isReplaceable(node: SyntaxNode, source: MutationSource): boolean {
  if (!isRead(node) || isCallee(node) || isError(node) || FIXED.test(node.name)) return false
  const text = sliceOf(node, source)
  if (text.length > MAX_TEXT || text === 'self' || text === 'cls' || text.includes('\n')) return false
  return (
    !isOfChain(node) &&
    !isTorn(node, source) &&
    !isShorthand(node) &&
    !isOfOptionalChain(node, text) &&
    !isEvaluatedElsewhere(node)
  )
}

/** True for `a < b` in `a < b < c`, which is no value of its own. */
function isOfChain(node: SyntaxNode): boolean {
  return isComparison(node) && node.parent !== null && isComparison(node.parent)
}

/** True for `a or b` in `not a or b`, and for the whole: the grammar of Python takes it for the operand of `not`. */
function isTorn(node: SyntaxNode, { language, text }: MutationSource): boolean {
  if (language.name !== 'python') return false
  const operand = node.name === 'UnaryExpression' ? node.getChild('not')?.nextSibling : node
  const isNot = /\bnot\s{1,20}$/.test(text.slice(Math.max(0, (operand?.from ?? 0) - 24), operand?.from))
  return (
    isNot && operand?.name === 'BinaryExpression' && innerNodes(operand).some(({ name }) => /^(?:and|or)$/.test(name))
  )
}

function isComparison(node: SyntaxNode): boolean {
  return node.name === 'BinaryExpression' && innerNodes(node).some(({ name }) => /^(?:CompareOp|in|is)$/.test(name))
}

/**
 * True within a text with expressions or of several parts, a default of a parameter, a decorator, a pattern, a type,
 * the operand of `typeof`, or a class outside of its methods.
 */
function isEvaluatedElsewhere(node: SyntaxNode): boolean {
  if (/^(?:typeof|void)$/.test(node.prevSibling?.name ?? '') || node.parent?.name === 'TaggedTemplateExpression')
    return true
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
    if (ELSEWHERE.test(at.name) || isConstructor(at) || isCalledInParentheses(at)) return true
  return false
}

const ELSEWHERE =
  /^(?:FormatString|ContinuedString|ParamList|Decorator|MatchClause|CapturePattern|NamedExpression|Class(?:Definition|Declaration|Expression|Body))$|Type/

/** True for `(a.b)` in `(a.b)()` and for `(a.b as any)` in a call of it, which have the object of a method. */
function isCalledInParentheses(node: SyntaxNode): boolean {
  return node.name === 'ParenthesizedExpression' && isCallee(node)
}

/** True for `a.b` in `new a.b()`. */
function isConstructor({ name, parent, prevSibling }: SyntaxNode): boolean {
  return name === 'MemberExpression' && parent?.name === 'NewExpression' && prevSibling?.name === 'new'
}

/** True for `a?.b` in `a?.b.c`, whose end is skipped with it. */
function isOfOptionalChain({ parent, prevSibling }: SyntaxNode, text: string): boolean {
  return /^(?:Member|Call)Expression$/.test(parent?.name ?? '') && prevSibling === null && text.includes('?.')
}

/** True for a name of a property, as `a` in `{ a }`. */
function isShorthand({ parent, prevSibling }: SyntaxNode): boolean {
  return parent?.name === 'Property' && !/^[:[]$/.test(prevSibling?.name ?? '')
}

/** True for a comparison, and for what an `if`, a loop or a choice asks, and each part of it. */
function isCondition(node: SyntaxNode, source: MutationSource): boolean {
  return isComparison(node) || isAsked(node, source)
}

function isAsked(node: SyntaxNode, source: MutationSource): boolean {
  const { parent, prevSibling } = node
  const before = prevSibling?.name ?? ''
  switch (parent?.name) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
      return /^(?:if|elif|while)$/.test(before)
    case 'ConditionalExpression':
      return before === 'if' || (prevSibling === null && parent.getChild('if') === null)
    case 'ParenthesizedExpression':
      return /^(?:If|While|Do)Statement$/.test(parent.parent?.name ?? '') || isAsked(parent, source)
    case 'UnaryExpression':
      return /^(?:not|LogicOp|!)$/.test(before)
    case 'BinaryExpression':
      return innerNodes(parent).some(each => isLogic(each, source)) && isAsked(parent, source)
    default:
      return false
  }
}

/** True for `and`, `or` and the like: `??` asks for null, and not for the truth. */
function isLogic(node: SyntaxNode, source: MutationSource): boolean {
  return /^(?:LogicOp|and|or)$/.test(node.name) && sliceOf(node, source) !== '??'
}

/** List the expressions whose values may be of use at a site, the simplest first and literals last. */
export function basesAt({ node, parts = [] }: Site, source: MutationSource): string[] {
  const { members, calls, literals } = wordsOf(functionOrFile(node), source)
  const names = nearVariables(node, source, SCOPES).slice(0, MOST.names)
  const made = parts.length > 0 ? parts.map(({ code }) => code) : calls
  const own = [...names, ...members, ...made, ...literals, ...CONSTANTS[source.language.name]]
  return [...new Set([...own, ...roundNumbersAt({ node }, source)])]
}

/** List the round numbers among the bases of a site that its function does not have. */
export function roundNumbersAt({ node }: Pick<Site, 'node'>, source: MutationSource): string[] {
  const { literals } = wordsOf(functionOrFile(node), source)
  return ROUND.filter(each => !literals.includes(each))
}

/** Scopes whose variables are of use. */
const SCOPES = 3

/** List the members, the calls without effect and the literals that a function reads. */
const wordsOf = oncePerNode((scope, source: MutationSource) => {
  const members = new Set<string>()
  const calls = new Set<string>()
  const literals = new Set<string>()
  for (const node of nodesUnder(scope)) {
    if (node.to - node.from > MAX_BASE) continue
    const text = sliceOf(node, source)
    if (node.name === 'MemberExpression' && MEMBER.test(text) && !isCallee(node)) members.add(text)
    if (node.name === 'CallExpression' && isRepeatable(text) && !isWithinComprehension(node)) calls.add(text)
    // A text with a prefix may be one of bytes.
    if (node.name === 'Number' || (node.name === 'String' && /^["']/.test(text))) literals.add(text)
  }
  return {
    members: [...members].slice(0, MOST.members),
    calls: [...calls].slice(0, MOST.calls),
    literals: [...literals].slice(0, MOST.literals),
  }
})

const MEMBER = /^(?!new\.)[\w$]+(?:\??\.[\w$]+)+$/

/** True for a place whose variables the rest of its function does not have. */
function isWithinComprehension(node: SyntaxNode): boolean {
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
    if (/Comprehension/.test(at.name)) return true
  return false
}
