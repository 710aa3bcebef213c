import type { SyntaxNode, Tree } from '@lezer/common'
import type { CodeDefinition } from '../domain/model/code.ts'
import { lineAt, lineStartsOf } from '../domain/text/line-starts.ts'
import { type Grammar, grammarOf } from './languages.ts'

/** A definition of one file. */
type Definition = Omit<CodeDefinition, 'file'>

/** A parsed file. */
export interface Outline {
  readonly text: string
  readonly tree: Tree
  readonly grammar: Grammar
  /** Offset of the beginning of each line. */
  readonly lineStarts: readonly number[]
  /** In the order of the file: an outer definition comes before those within it. */
  readonly definitions: readonly Definition[]
}

/** Maximum number of characters. Longer files are generated. */
const MAX_LENGTH = 1_000_000

type Found = Pick<Definition, 'kind'> & {
  readonly name: SyntaxNode | string | null | undefined
  readonly container?: string
}

/** Parse a file and list what it defines, or return undefined for a language without a grammar. */
export function outlineOf(file: string, text: string): Outline | undefined {
  const grammar = grammarOf(file)
  if (grammar === undefined || text.length > MAX_LENGTH) return undefined
  const tree = grammar.parse(text)
  const lineStarts = lineStartsOf(text)
  const definitions: Definition[] = []
  const types: { readonly name: string; readonly to: number }[] = []
  let signature: Definition | undefined
  const find = FINDERS[grammar.name]
  tree.iterate({
    enter(ref) {
      const found = find(ref.node, text)
      const name = typeof found?.name === 'string' ? found.name : nameAt(found?.name, text)
      if (found === undefined || name === '') return
      while (types.length > 0 && (types.at(-1)?.to ?? 0) <= ref.from) types.pop()
      const range = rangeOf(ref.node)
      const container = found.container ?? (found.kind === 'function' ? (types.at(-1)?.name ?? '') : '')
      if (found.kind === 'type') types.push({ name, to: ref.to })
      // An `impl` block only gives its functions a container.
      if (ref.name === 'ImplItem') return
      // The signatures of an overloaded function are a part of it.
      const overloads = signature?.name === name && signature.container === container ? signature : undefined
      if (overloads !== undefined) definitions.pop()
      const definition: Definition = {
        name,
        container,
        kind: found.kind,
        from: overloads?.from ?? lineAt(lineStarts, range.from),
        to: lineAt(lineStarts, Math.max(range.from, range.to - 1)),
      }
      definitions.push(definition)
      signature = grammar.name === 'javascript' && isSignature(ref.node) ? definition : undefined
    },
  })
  return { text, tree, grammar, lineStarts, definitions }
}

/** True for a function or method of TypeScript without a body. */
function isSignature(node: SyntaxNode): boolean {
  return /^(?:Function|Method)Declaration$/.test(node.name) && node.getChild('Block') === null
}

/** Return the innermost definition around a line. */
export function definitionAt({ definitions }: Outline, line: number): Definition | undefined {
  return definitions.findLast(({ from, to }) => from <= line && line <= to)
}

function nameAt(node: SyntaxNode | null | undefined, text: string): string {
  return node === null || node === undefined ? '' : text.slice(node.from, node.to).replace(/^#/, '')
}

/** Widen a value to its declaration, and a function to its decorators. One of several variables ends with its value. */
function rangeOf(node: SyntaxNode): { from: number; to: number } {
  const { parent } = node
  if (parent?.name === 'DecoratedStatement') return parent
  if (node.name !== 'VariableDefinition' || parent === null) return node
  return parent.getChildren('VariableDefinition').length === 1
    ? parent
    : { from: node.from, to: valueOf(node)?.to ?? node.to }
}

const child = (node: SyntaxNode, ...names: string[]): SyntaxNode | null => {
  for (const name of names) {
    const found = node.getChild(name)
    if (found !== null) return found
  }
  return null
}

const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression'])
const TOP = new Set(['Script', 'ExportDeclaration', 'SourceFile'])

/** Find the value behind the `=` or `:` of a name. */
function valueOf(name: SyntaxNode): SyntaxNode | null {
  let next = name.nextSibling
  while (next !== null && !/^(?:Equals|:|,)$/.test(next.name)) next = next.nextSibling
  return next === null || next.name === ',' ? null : next.nextSibling
}

function javascript(node: SyntaxNode): Found | undefined {
  switch (node.name) {
    case 'FunctionDeclaration':
      return { kind: 'function', name: child(node, 'VariableDefinition') ?? 'default' }
    case 'ClassDeclaration':
      return { kind: 'type', name: child(node, 'VariableDefinition') ?? 'default' }
    case 'MethodDeclaration':
      return { kind: 'function', name: child(node, 'PropertyDefinition', 'PrivatePropertyDefinition') }
    case 'PropertyDeclaration':
    case 'Property':
      return propertyFound(child(node, 'PropertyDefinition', 'PrivatePropertyDefinition'), node)
    case 'VariableDefinition':
      return node.parent?.name === 'VariableDeclaration' ? variableFound(node) : undefined
    case 'AssignmentExpression': {
      const name = node.firstChild?.getChild('PropertyName')
      const isFunction = FUNCTIONS.has(node.lastChild?.name ?? '')
      return isFunction && name ? { kind: 'function', name, container: '' } : undefined
    }
    case 'ExportDeclaration':
      return FUNCTIONS.has(node.lastChild?.name ?? '') ? { kind: 'function', name: 'default' } : undefined
    default:
      return undefined
  }
}

function propertyFound(name: SyntaxNode | null, node: SyntaxNode): Found | undefined {
  const isMethod = node.getChild('ParamList') !== null
  const value = name === null ? null : valueOf(name)
  return isMethod || FUNCTIONS.has(value?.name ?? '') ? { kind: 'function', name } : undefined
}

function variableFound(name: SyntaxNode): Found | undefined {
  const value = valueOf(name)
  if (value?.name === 'ClassExpression') return { kind: 'type', name }
  if (FUNCTIONS.has(value?.name ?? '')) return { kind: 'function', name, container: '' }
  return TOP.has(name.parent?.parent?.name ?? '') ? { kind: 'value', name } : undefined
}

function python(node: SyntaxNode): Found | undefined {
  switch (node.name) {
    case 'FunctionDefinition':
      return { kind: 'function', name: child(node, 'VariableName') }
    case 'ClassDefinition':
      return { kind: 'type', name: child(node, 'VariableName') }
    case 'AssignStatement':
      return node.parent?.name === 'Script' ? { kind: 'value', name: child(node, 'VariableName') } : undefined
    default:
      return undefined
  }
}

function go(node: SyntaxNode, text: string): Found | undefined {
  switch (node.name) {
    case 'FunctionDecl':
      return { kind: 'function', name: child(node, 'DefName') }
    case 'MethodDecl': {
      const receiver = text.slice(node.getChild('Parameters')?.from ?? 0, node.getChild('Parameters')?.to ?? 0)
      const container = /(?<type>\w+)(?:\[[^\]]*\])?\)$/.exec(receiver.slice(-200))?.groups?.type ?? ''
      return { kind: 'function', name: child(node, 'FieldName'), container }
    }
    case 'TypeSpec':
      return { kind: 'type', name: child(node, 'DefName') }
    case 'VarSpec':
    case 'ConstSpec': {
      const declaration = node.parent?.name === 'SpecList' ? node.parent.parent : node.parent
      const isTop = TOP.has(declaration?.parent?.name ?? '')
      return isTop ? { kind: 'value', name: child(node, 'DefName') } : undefined
    }
    default:
      return undefined
  }
}

function java(node: SyntaxNode): Found | undefined {
  switch (node.name) {
    case 'ClassDeclaration':
    case 'InterfaceDeclaration':
    case 'EnumDeclaration':
    case 'RecordDeclaration':
      return { kind: 'type', name: child(node, 'Definition') }
    case 'MethodDeclaration':
    case 'ConstructorDeclaration':
      return { kind: 'function', name: child(node, 'Definition') }
    case 'FieldDeclaration':
      return { kind: 'value', name: node.getChild('VariableDeclarator')?.getChild('Definition') }
    default:
      return undefined
  }
}

function rust(node: SyntaxNode, text: string): Found | undefined {
  switch (node.name) {
    case 'FunctionItem':
      return { kind: 'function', name: child(node, 'BoundIdentifier') }
    case 'StructItem':
    case 'EnumItem':
    case 'TraitItem':
      return { kind: 'type', name: child(node, 'TypeIdentifier') }
    case 'ImplItem': {
      // The type behind `for`, without its parameters and their bounds.
      const before = node.getChild('DeclarationList')?.prevSibling
      const type = before?.name === 'WhereClause' ? before.prevSibling : before
      return { kind: 'type', name: text.slice(type?.from ?? 0, type?.to ?? 0).split('<', 1)[0] ?? '' }
    }
    case 'ConstItem':
    case 'StaticItem':
    case 'MacroDefinition':
      return {
        kind: node.name === 'MacroDefinition' ? 'function' : 'value',
        name: child(node, 'BoundIdentifier', 'Identifier'),
      }
    default:
      return undefined
  }
}

const FINDERS: Readonly<Record<Grammar['name'], (node: SyntaxNode, text: string) => Found | undefined>> = {
  javascript,
  python,
  go,
  java,
  rust,
}
