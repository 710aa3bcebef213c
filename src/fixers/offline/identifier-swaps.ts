import type { SyntaxNode } from '@lezer/common'
import {
  childrenOf,
  enclosingFunction,
  type Mutation,
  type Mutator,
  replace,
  sliceOf,
  type MutationSource,
} from './mutation.ts'

/** How many other names are tried at one place. */
const MOST = 4

/** Names that are easily taken for one another, in the languages' own libraries. */
const SIBLINGS: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['floor', 'ceil', 'round', 'trunc'],
  ['push', 'unshift'],
  ['pop', 'shift'],
  ['some', 'every'],
  ['any', 'all'],
  ['startsWith', 'endsWith'],
  ['startswith', 'endswith'],
  ['indexOf', 'lastIndexOf'],
  ['find', 'findLast', 'rfind'],
  ['toUpperCase', 'toLowerCase'],
  ['upper', 'lower'],
  ['keys', 'values', 'entries', 'items'],
  ['append', 'extend'],
  ['add', 'discard', 'remove'],
  ['padStart', 'padEnd'],
  ['trimStart', 'trimEnd', 'trim'],
  ['lstrip', 'rstrip', 'strip'],
  ['ljust', 'rjust'],
  ['replace', 'replaceAll'],
  ['map', 'flatMap'],
  ['slice', 'splice'],
  ['sort', 'toSorted', 'reverse'],
  ['width', 'height'],
  ['first', 'last'],
  ['start', 'end'],
  ['left', 'right'],
  ['from', 'to'],
  ['x', 'y'],
]

/** Another variable in scope, or another property of a like name. */
export const IDENTIFIER_SWAP: Mutator = (node, source) => {
  const name = sliceOf(node, source)
  if (node.name === 'PropertyName') return others(node, source, properties(source, name))
  if (node.name !== 'VariableName' || isDeclaration(node)) return []
  return others(node, source, [...siblingsOf(name), ...variablesInScope(node, source)])
}

function others(node: SyntaxNode, source: MutationSource, names: readonly string[]): Mutation[] {
  const name = sliceOf(node, source)
  const candidates = [...new Set(names)].filter(other => other !== name)
  return candidates
    .toSorted((a, b) => likeness(b, name) - likeness(a, name))
    .slice(0, MOST)
    .map(insert => replace(node, source, { operator: 'other-name', insert }))
}

/** In Python a name that is bound looks like one that is used. */
function isDeclaration(node: SyntaxNode): boolean {
  const parent = node.parent?.name ?? ''
  if (
    ['ParamList', 'FunctionDefinition', 'ClassDefinition', 'ImportStatement', 'Decorator', 'ScopeStatement'].includes(
      parent,
    )
  )
    return true
  const next = node.nextSibling?.name
  return (
    (parent === 'AssignStatement' || parent === 'NamedExpression') && next === 'AssignOp' && node.prevSibling === null
  )
}

/** Parameters and locals of the functions around a node; a called name is only replaced by other functions. */
function variablesInScope(node: SyntaxNode, source: MutationSource): string[] {
  if (node.parent?.name === 'CallExpression' && node.nextSibling?.name === 'ArgList') return []
  const names: string[] = []
  for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
    names.push(...namesBoundIn(scope, source))
  }
  return names
}

function namesBoundIn(scope: SyntaxNode, source: MutationSource): string[] {
  const names: string[] = []
  const visit = (node: SyntaxNode) => {
    const bound =
      node.name === 'VariableDefinition' ||
      (node.name === 'VariableName' &&
        (node.parent?.name === 'ParamList' || isDeclaration(node) || isLoopVariable(node)))
    if (bound && node.parent !== scope) names.push(sliceOf(node, source))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(scope)
  return [...new Set(names)].filter(name => name !== 'self' && name !== 'cls')
}

function isLoopVariable(node: SyntaxNode): boolean {
  return node.parent?.name === 'ForStatement' && node.prevSibling?.name === 'for'
}

function siblingsOf(name: string): string[] {
  return SIBLINGS.filter(family => family.includes(name)).flatMap(family => family.filter(other => other !== name))
}

/** Properties that the same file uses and that look alike, and siblings from the libraries. */
function properties(source: MutationSource, name: string): string[] {
  const seen = new Set([...source.text.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, property]) => property ?? ''))
  return [...siblingsOf(name), ...[...seen].filter(other => likeness(other, name) >= 0.6)]
}

/** How alike two names are, 0–1: siblings of the libraries, else by shared pairs of letters (Dice coefficient). */
function likeness(a: string, b: string): number {
  if (siblingsOf(a).includes(b)) return 1
  const left = pairs(a.toLowerCase())
  const right = pairs(b.toLowerCase())
  const shared = [...left].filter(pair => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

function pairs(name: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, index) => name.slice(index, index + 2)))
}
