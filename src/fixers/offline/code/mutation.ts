import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import type { Grammar, Language } from '../../../syntax/languages.ts'
import { oncePerFile } from './once.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'

/** The kinds of change. */
export type Operator =
  | 'comparison'
  | 'arithmetic'
  | 'boolean'
  | 'off-by-one'
  | 'negation'
  | 'constant'
  | 'wrong-value'
  | 'forgotten-parameter'
  | 'swapped-arguments'
  | 'other-name'
  | 'missing-return'
  | 'missing-await'
  | 'null-guard'
  | 'reverted-hunk'
  | 'reverted-word'
  | 'text'
  | 'pattern'
  | 'wrapped'
  | 'operand'
  | 'slice'
  | 'sibling-method'
  | 'copied-expression'
  | 'statement'
  | 'guard'
  | 'loop'
  | 'default-argument'
  | 'missing-case'
  | 'misspelled-name'
  | 'missing-import'
  | 'missing-export'
  | 'unused-import'
  | 'built-condition'
  | 'built-expression'
  | 'built-guard'
  | 'two-changes'

/** One replacement of characters `from` up to `to` (exclusive) of a file's text. */
export interface Mutation {
  readonly operator: Operator
  readonly from: number
  readonly to: number
  readonly insert: string
  /** A description as a phrase: "replace `<` by `<=`". */
  readonly what: string
  /** How likely this change is among those of its kind, from 0 to 1, the default. */
  readonly likelihood?: number
  /** True if it puts back lines that the failing commit took away or moved, and takes none of its own away. */
  readonly restores?: boolean
}

/** A source file in any language. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** A source file in a language with a grammar. */
export interface ParsedSource extends SourceText {
  readonly language: Grammar
}

/** A source file in a language for which there are all operators. */
export interface MutationSource extends ParsedSource {
  readonly language: Language
}

/** Proposes mutations for a node. It has no state of its own, so two runs propose the same. */
export type Mutator = (node: SyntaxNode, source: MutationSource, evidence: TestEvidence) => Mutation[]

/** A mutator with the kind of change that it makes. */
export interface RepairOperator {
  readonly kind: Operator
  readonly mutate: Mutator
}

export function applyMutation(text: string, { from, to, insert }: Pick<Mutation, 'from' | 'to' | 'insert'>): string {
  return text.slice(0, from) + insert + text.slice(to)
}

export function sliceOf(node: { from: number; to: number }, source: ParsedSource): string {
  return source.text.slice(node.from, node.to)
}

export function replace(
  node: { from: number; to: number },
  source: ParsedSource,
  change: { operator: Operator; insert: string; likelihood?: number },
): Mutation {
  const what = `replace \`${shortCode(sliceOf(node, source))}\` by \`${shortCode(change.insert)}\``
  return { from: node.from, to: node.to, ...change, what }
}

/** Longest text of a joined change, in characters: each candidate has a copy. Few candidates change many places. */
const [MAX_SPAN, MAX_SPAN_OF_PLACES] = [5_000, 50_000]

type Change = Pick<Mutation, 'from' | 'to' | 'insert'>

/**
 * Make one change of several, from the first place to the last.
 * @param changes in the order of the text
 * @returns undefined if they are too far apart
 */
export function joinedChange(changes: readonly Change[], text: string, longest = MAX_SPAN): Change | undefined {
  const [first, last] = [changes[0], changes.at(-1)]
  if (first === undefined || last === undefined || last.to - first.from > longest) return undefined
  const rest = changes.slice(1).map(({ from, insert }, index) => text.slice(changes[index]?.to, from) + insert)
  return { from: first.from, to: last.to, insert: first.insert + rest.join('') }
}

/**
 * Make a change in several places at once.
 * @param places in the order of the text
 * @returns undefined if they are too far apart
 */
export function inAllPlaces(
  change: Mutation,
  places: readonly { readonly from: number; readonly to: number }[],
  text: string,
): Mutation | undefined {
  const joined = joinedChange(
    places.map(({ from, to }) => ({ from, to, insert: change.insert })),
    text,
    MAX_SPAN_OF_PLACES,
  )
  return joined && { ...change, ...joined }
}

const NOT_C_LIKE = ['//', '//=', '===', '!==', '**', '**=', '??=', '||=', '&&='] as const

/** Operators of the tables that a language does not have. */
const ABSENT: Readonly<Record<Grammar['name'], readonly string[]>> = {
  python: ['??', '===', '!==', '>>>'],
  javascript: ['//', '//='],
  java: NOT_C_LIKE,
  go: [...NOT_C_LIKE, '>>>'],
  rust: [...NOT_C_LIKE, '>>>'],
}

/** Propose the replacements that a table lists for the text of a node. */
export function replaceByTable(
  node: SyntaxNode,
  source: ParsedSource,
  { table, operator }: { table: Readonly<Record<string, readonly string[]>>; operator: Operator },
): Mutation[] {
  const text = sliceOf(node, source)
  const inserts = Object.hasOwn(table, text) ? (table[text] ?? []) : []
  return inserts
    .filter(insert => !ABSENT[source.language.name].includes(insert))
    .map((insert, index) => replace(node, source, { operator, insert, likelihood: likelihoodAt(index) }))
}

/** Halve the likelihood of an alternative about every second place of its list. */
export function likelihoodAt(index: number): number {
  return 2 / (2 + index)
}

export function shortCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** Nodes of TypeScript types, which have no effect at run time. */
const TYPE_NODES = new Set([
  'TypeDef',
  'TypeAnnotation',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
  'TypeArgList',
  'TypeParamList',
])

/** Parse a file, once. */
export const treeOf = oncePerFile(({ language, text }: ParsedSource) => language.parse(text))

/** Walk over the nodes of a file that have an effect at run time, each before those within it. */
export function nodesIn(source: ParsedSource): Generator<SyntaxNode> {
  return nodesUnder(treeOf(source).topNode)
}

/** Walk over a node and those within it that have an effect at run time, each before those within it. */
export function* nodesUnder(root: SyntaxNode): Generator<SyntaxNode> {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (TYPE_NODES.has(node.name)) continue
    yield node
    open.push(...innerNodes(node).toReversed())
  }
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'FunctionDefinition',
  'LambdaExpression',
  // Go, Java and Rust
  'FunctionDecl',
  'MethodDecl',
  'FunctionLiteral',
  'ConstructorDeclaration',
  'FunctionItem',
  'ClosureExpression',
])

export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.name)
}

/** Find the innermost function around a node; undefined at the top level. */
export function enclosingFunction(node: SyntaxNode): SyntaxNode | undefined {
  for (let ancestor = node.parent; ancestor !== null; ancestor = ancestor.parent)
    if (isFunction(ancestor)) return ancestor
  return undefined
}

const NAME_OF_FUNCTION =
  /^(?:VariableDefinition|PropertyDefinition|VariableName|DefName|FieldName|Definition|BoundIdentifier)$/

/** Find the name of a function, or ''. */
export function functionName(node: SyntaxNode, source: ParsedSource): string {
  const own = innerNodes(node).find(({ name }) => NAME_OF_FUNCTION.test(name))
  if (own !== undefined && node.name !== 'ArrowFunction' && node.name !== 'LambdaExpression')
    return sliceOf(own, source)
  // const name = (…) => …, { name: (…) => … }, this.name = (…) => …
  const holder = node.parent
  const left =
    holder === null
      ? undefined
      : innerNodes(holder).findLast(
          child => child.to <= node.from && /Definition|VariableName|MemberExpression/.test(child.name),
        )
  return left === undefined ? '' : (sliceOf(left, source).split('.').at(-1) ?? '')
}

/** Return the place behind the line end that follows; the place itself if more stands on the line. */
export function lineEnd(text: string, from: number): number {
  const rest = /^[ \t;]{0,20}(?:\r?\n|$)/.exec(text.slice(from, from + 40))
  return from + (rest?.[0].length ?? 0)
}
