import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode, Tree } from '@lezer/common'
import { languageOf } from '../../../syntax/languages.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { isCallee, parameterNodes } from '../code/expressions.ts'
import { functionName, isFunction, type MutationSource, sliceOf } from '../code/mutation.ts'
import { readsOf } from '../code/name-reads.ts'
import { isTarget } from '../code/scope.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'

/**
 * Say why a change that the tests accept is no fix: it compares with a value of the tests, makes a condition or a
 * difference constant, leaves out a parameter, a variable of a comprehension or of a loop, or a recursion, or makes
 * code unreachable. Undefined if none of that is so.
 */
export function hollowReason(
  candidate: Pick<Candidate, 'file' | 'from' | 'to' | 'insert' | 'result' | 'parts' | 'restores'>,
  text: string,
  evidence: TestEvidence,
): string | undefined {
  if (candidate.parts !== undefined) return candidate.parts.flatMap(part => hollowReason(part, text, evidence) ?? [])[0]
  const language = languageOf(candidate.file)
  if (language === undefined) return undefined
  const source: MutationSource = { file: candidate.file, text, language }
  const before = source.language.parse(source.text)
  const after = source.language.parse(candidate.result)
  const changed = { ...source, text: candidate.result }
  const span = { from: candidate.from, to: candidate.from + candidate.insert.length }
  const nodes = nodesNear(after, span)
  if (nodes.some(node => isConstantCondition(node, changed))) return 'a condition is always the same'
  if (nodes.some(node => isOfItself(node, changed))) return 'a value is taken from itself'
  if (unreachable(after, changed, span) > unreachable(before, source, candidate)) return 'code cannot be reached'
  // A value of a line that is put back was in the code before the tests failed.
  if (!candidate.restores && nodes.some(node => comparesWithTest(node, changed, { span, evidence, source })))
    return 'it compares with a value of the tests'
  for (const old of functionsAround(before, candidate.from)) {
    // What changes begins behind the function's own beginning.
    const now = functionsAround(after, old.from)[0]
    const names = now === undefined ? [] : [...parametersOf(old, source), ...comprehensionNames(old, source)]
    const unused = names.find(name => readsOf(old, source, name) > 0 && readsOf(now, changed, name) === 0)
    if (unused !== undefined) return `\`${unused}\` is no longer used`
    // In a method a bare name is another function.
    const own = isMethod(old) ? '' : functionName(old, source)
    if (own !== '' && callsOf(old, source, own) > 0 && callsOf(now, changed, own) === 0)
      return `\`${own}\` no longer calls itself`
  }
  for (const old of loopsAround(before, candidate.from)) {
    const now = loopsAround(after, old.from)[0]
    const names = now === undefined || now.from !== old.from ? [] : namesOfTurn(old, source)
    // Only another name in its place: a sum may rightly leave one out, and one of them may be meant for another.
    const exchanged = /^[A-Za-z_$][\w$]*$/.test(candidate.insert) ? text.slice(candidate.from, candidate.to) : ''
    const unused = names.find(name => name === exchanged && readsOf(now, changed, name) === 0)
    if (unused !== undefined && !names.includes(candidate.insert)) return `\`${unused}\` is no longer used`
  }
  return undefined
}

/** List the nodes that a span touches, and those around it up to their statement. */
function nodesNear(tree: Tree, span: { from: number; to: number }): SyntaxNode[] {
  const found: SyntaxNode[] = []
  tree.iterate({
    from: span.from,
    to: span.to,
    enter(ref) {
      found.push(ref.node)
    },
  })
  return found.filter(({ name }) => !/^(?:Script|Block|Body)$/.test(name))
}

const LITERAL = /^(?:Number|String|Boolean|BooleanLiteral|None|null|ArrayExpression|ObjectExpression)$/

/** True for `x == x`, `x and x`, and for an `if` or a conditional expression whose condition is a literal. */
function isConstantCondition(node: SyntaxNode, source: MutationSource): boolean {
  const children = innerNodes(node)
  if (node.name === 'BinaryExpression') {
    const [left, operator, right] = children
    if (left === undefined || operator === undefined || right === undefined) return false
    const isSame = sliceOf(left, source) === sliceOf(right, source)
    const isTest = /^(?:CompareOp|LogicOp|and|or|is|in)$/.test(operator.name)
    return isTest && (isSame || (LITERAL.test(left.name) && LITERAL.test(right.name)))
  }
  const condition = conditionOf(node, children)
  if (condition === undefined) return false
  if (LITERAL.test(condition.name)) return true
  // A function is there, so that to ask for its name asks nothing.
  const asked = condition.name === 'UnaryExpression' ? innerNodes(condition)[1] : condition
  if (asked?.name !== 'VariableName') return false
  const name = sliceOf(asked, source)
  for (let at = node.parent; at !== null; at = at.parent)
    if (
      isFunction(at) &&
      !isMethod(at) &&
      functionName(at, source) === name &&
      !parametersOf(at, source).includes(name)
    )
      return true
  return false
}

/** True for `x - x` and `x % x` without a call, which may give another value each time. */
function isOfItself(node: SyntaxNode, source: MutationSource): boolean {
  const [left, operator, right] = node.name === 'BinaryExpression' ? innerNodes(node) : []
  if (left === undefined || operator === undefined || right === undefined) return false
  const text = sliceOf(left, source)
  const isSame = text === sliceOf(right, source) && !text.includes('(')
  return isSame && /^(?:-|\/\/|%)$/.test(sliceOf(operator, source))
}

function conditionOf(node: SyntaxNode, children: readonly SyntaxNode[]): SyntaxNode | undefined {
  if (node.name === 'IfStatement') {
    const first = children[1]
    return first?.name === 'ParenthesizedExpression' ? (innerNodes(first)[1] ?? undefined) : first
  }
  if (node.name !== 'ConditionalExpression') return undefined
  const keyword = children.findIndex(({ name }) => name === 'if')
  return keyword < 0 ? children[0] : children[keyword + 1]
}

/** Count the statements behind one that leaves their block. */
function unreachable(tree: Tree, source: MutationSource, span: { from: number; to: number }): number {
  const scope = functionsAround(tree, span.from)[0] ?? tree.topNode
  let count = 0
  const visit = (node: SyntaxNode) => {
    const statements = innerNodes(node)
    const leaves = statements.findIndex(({ name }) => /^(?:Return|Raise|Throw|Continue|Break)Statement$/.test(name))
    if (/^(?:Block|Body)$/.test(node.name) && leaves >= 0)
      count += statements.slice(leaves + 1).filter(({ name }) => /(?:Statement|VariableDeclaration)$/.test(name)).length
    for (const child of statements) visit(child)
  }
  visit(scope)
  return count
}

/** True for a comparison with a literal that stands in the failing tests, and did not stand in this place before. */
function comparesWithTest(
  node: SyntaxNode,
  changed: MutationSource,
  { span, evidence, source }: { span: { from: number; to: number }; evidence: TestEvidence; source: MutationSource },
): boolean {
  if (node.name !== 'Number' && node.name !== 'String') return false
  const operator = node.prevSibling
  if (operator?.name !== 'CompareOp' || !/^[=!]==?$/.test(sliceOf(operator, changed))) return false
  const text = sliceOf(node, changed)
  // Small numbers and empty texts are in most tests, and in most code.
  if (/^(?:-?[0-2]|''|"")$/.test(text) || source.text.includes(text)) return false
  const isNew = node.from < span.to && node.to > span.from
  const inner = node.name === 'String' ? text.slice(1, -1) : text
  return isNew && (evidence.numbers.includes(inner) || evidence.strings.includes(inner))
}

/** List the functions around an offset, the innermost first. */
function functionsAround(tree: Tree, offset: number): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let at: SyntaxNode | null = tree.resolveInner(offset, 1); at !== null; at = at.parent)
    if (isFunction(at)) found.push(at)
  return found
}

/** List the loops around an offset, the innermost first. */
function loopsAround(tree: Tree, offset: number): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let at: SyntaxNode | null = tree.resolveInner(offset, 1); at !== null && !isFunction(at); at = at.parent)
    if (at.name === 'ForStatement' && !hasCount(at)) found.push(at)
  return found
}

/** True for `for (let i = 0, n = a.length; …; …)`. */
function hasCount(loop: SyntaxNode): boolean {
  return loop.getChild('ForSpec') !== null
}

/** List the names that a loop takes a turn's value apart into; none if it has one name for it. */
function namesOfTurn(loop: SyntaxNode, source: MutationSource): string[] {
  const body = innerNodes(loop).findLast(({ name }) => /^(?:Body|Block)$/.test(name))
  const names: string[] = []
  loop.cursor().iterate(({ name, node }) => {
    if (body !== undefined && node.from >= body.from) return false
    const isSet = name === 'VariableDefinition' || (name === 'VariableName' && isTarget(node))
    if (isSet) names.push(sliceOf(node, source))
  })
  return names.length < 2 ? [] : names
}

function parametersOf(scope: SyntaxNode, source: MutationSource): string[] {
  const list = scope.getChild('ParamList')
  const patterns = list === null ? [] : [...list.getChildren('ObjectPattern'), ...list.getChildren('ArrayPattern')]
  return [...parameterNodes(list), ...patterns.flatMap(definitionsIn)].map(node => sliceOf(node, source))
}

/** List the names that a pattern such as `{ windows }` declares. */
function definitionsIn(pattern: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  pattern.cursor().iterate(({ name, node }) => {
    if (name === 'VariableDefinition') found.push(node)
  })
  return found
}

/** List the names that the comprehensions of a function set at each turn, of those that set a single one. */
function comprehensionNames(scope: SyntaxNode, source: MutationSource): string[] {
  const found = new Set<string>()
  scope.cursor().iterate(({ name, node }) => {
    const { parent } = node
    const isSet = name === 'VariableName' && isTarget(node) && /^(?:ArgList|.*Comprehension)/.test(parent?.name ?? '')
    if (isSet && node.prevSibling?.name === 'for' && node.nextSibling?.name === 'in') found.add(sliceOf(node, source))
  })
  return [...found]
}

function isMethod({ name, parent }: SyntaxNode): boolean {
  return name === 'MethodDeclaration' || parent?.parent?.name === 'ClassDefinition'
}

/** Count where a function calls a name, without the functions within it. */
function callsOf(scope: SyntaxNode | undefined, source: MutationSource, name: string): number {
  let count = 0
  scope?.cursor().iterate(({ node }) => {
    if (isFunction(node) && node.from > scope.from) return false
    if (node.name === 'VariableName' && isCallee(node) && sliceOf(node, source) === name) count += 1
  })
  return count
}
