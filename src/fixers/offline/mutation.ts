import type { SyntaxNode } from '@lezer/common'
import type { Language } from '../../syntax/languages.ts'

/** The kinds of change that the engine knows. */
export type Operator =
  | 'comparison'
  | 'arithmetic'
  | 'boolean'
  | 'off-by-one'
  | 'negation'
  | 'constant'
  | 'swapped-arguments'
  | 'other-name'
  | 'missing-return'
  | 'missing-await'
  | 'null-guard'
  | 'reverted-hunk'

/** One replacement of characters `from` up to `to` (exclusive) of a file's text. */
export interface Mutation {
  readonly operator: Operator
  readonly from: number
  readonly to: number
  readonly insert: string
  /** What it does, as half a sentence: "replace `<` by `<=`". */
  readonly what: string
}

/** The text that mutations are made of, with what the operators need to know of it. */
export interface MutationSource {
  readonly file: string
  readonly text: string
  readonly language: Language
}

/** Proposes the mutations of one kind at one node. */
export type Mutator = (node: SyntaxNode, source: MutationSource) => Mutation[]

export function apply(text: string, { from, to, insert }: Pick<Mutation, 'from' | 'to' | 'insert'>): string {
  return text.slice(0, from) + insert + text.slice(to)
}

export function sliceOf(node: { from: number; to: number }, source: MutationSource): string {
  return source.text.slice(node.from, node.to)
}

export function replace(
  node: { from: number; to: number },
  source: MutationSource,
  change: { operator: Operator; insert: string },
): Mutation {
  const what = `replace \`${short(sliceOf(node, source))}\` by \`${short(change.insert)}\``
  return { from: node.from, to: node.to, ...change, what }
}

export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child)
  return children
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'FunctionDefinition',
  'LambdaExpression',
])

export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.name)
}

/** The innermost function around a node, or undefined at the top level. */
export function enclosingFunction(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at !== null; at = at.parent) if (isFunction(at)) return at
  return undefined
}

/** The name under which a function is called, or '' where it has none. */
export function nodeName(node: SyntaxNode, source: MutationSource): string {
  const own = childrenOf(node).find(
    ({ name }) => name === 'VariableDefinition' || name === 'PropertyDefinition' || name === 'VariableName',
  )
  if (own !== undefined && node.name !== 'ArrowFunction' && node.name !== 'LambdaExpression')
    return sliceOf(own, source)
  // const name = (…) => …, { name: (…) => … }, this.name = (…) => …
  const holder = node.parent
  const left =
    holder === null
      ? undefined
      : childrenOf(holder).findLast(
          child => child.to <= node.from && /Definition|VariableName|MemberExpression/.test(child.name),
        )
  return left === undefined ? '' : (sliceOf(left, source).split('.').at(-1) ?? '')
}
