import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isFunction, type MutationSource, sliceOf } from './mutation.ts'
import { oncePerNode } from './once.ts'

/** A name that can be used at a place. */
export interface ScopedName {
  readonly name: string
  /** Scopes between the place and the declaration: 0 for the innermost. */
  readonly distance: number
  readonly kind: 'variable' | 'function' | 'import'
}

const SCOPES = /^(?:Script|Block|ForStatement|CatchClause|SwitchBody|\w*ComprehensionExpression)$/

function isScope(node: SyntaxNode): boolean {
  return isFunction(node) || SCOPES.test(node.name) || isGenerator(node)
}

/** True for arguments that are a generator of Python, as in `sum(x for x in y)`. */
function isGenerator(node: SyntaxNode): boolean {
  return node.name === 'ArgList' && node.getChild('for') !== null
}

/** List the names that are visible at a node, the nearest first. */
export function namesInScope(node: SyntaxNode, source: MutationSource): ScopedName[] {
  const found = new Map<string, ScopedName>()
  let distance = 0
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    if (!isScope(at)) continue
    const declared = declarationsOf(at, source)
    for (const [name, kind] of declared) if (!found.has(name)) found.set(name, { name, kind, distance })
    if (declared.size > 0) distance += 1
  }
  return [...found.values()]
}

/** List the variables of the innermost scopes that declare any, the nearest first. @param scopes how many of them */
export function nearVariables(node: SyntaxNode, source: MutationSource, scopes: number): string[] {
  return namesInScope(node, source)
    .filter(({ kind, distance }) => kind === 'variable' && distance < scopes)
    .map(({ name }) => name)
}

/** Return true for a node that declares its name: a variable, a parameter, an import, a function, a class. */
export function isDeclared(node: SyntaxNode): boolean {
  return declaredKind(node) !== undefined || /^(?:Function|Class)Definition$/.test(node.parent?.name ?? '')
}

type Declarations = ReadonlyMap<string, ScopedName['kind']>

/** Declarations of the scopes of a file, by offset and node type. */
const declarationsOf = oncePerNode(findDeclarations, ({ from, name }) => `${from} ${name}`)

function findDeclarations(scope: SyntaxNode, source: MutationSource): Declarations {
  const found = new Map<string, ScopedName['kind']>()
  const visit = (node: SyntaxNode) => {
    const kind = declaredKind(node)
    const name = sliceOf(node, source)
    if (kind !== undefined && !isOwnName(node) && !SPECIAL.test(name) && !isOfFuture(node, source))
      found.set(name, kind)
    for (const child of innerNodes(node)) {
      // A function's name belongs to the scope around it, and so does a Python class's.
      if (isFunction(child) || child.name === 'ClassDefinition') addOwnName(child, source, found)
      else if (!isScope(child) || isOpen(child, source)) visit(child)
    }
  }
  visit(scope)
  return found
}

/** Names that an object, a module or the type checker has for itself: no slip replaces a variable by them. */
const SPECIAL = /^(?:self|cls|__\w+__|TYPE_CHECKING)$/

/** True for a loop that does not hide what it declares: Python knows functions and comprehensions only. */
function isOpen(node: SyntaxNode, source: MutationSource): boolean {
  return source.language.name === 'python' && node.name === 'ForStatement'
}

/** True for the name of a function, which its own scope does not declare. */
function isOwnName(node: SyntaxNode): boolean {
  return /^Function(?:Declaration|Expression)$/.test(node.parent?.name ?? '')
}

function addOwnName(node: SyntaxNode, source: MutationSource, found: Map<string, ScopedName['kind']>): void {
  if (!/^(?:FunctionDeclaration|FunctionDefinition|ClassDefinition)$/.test(node.name)) return
  if (node.parent?.parent?.name === 'ClassDefinition') return
  const own = innerNodes(node).find(({ name }) => name === 'VariableDefinition' || name === 'VariableName')
  if (own !== undefined) found.set(sliceOf(own, source), 'function')
}

function declaredKind(node: SyntaxNode): ScopedName['kind'] | undefined {
  if (node.name === 'VariableDefinition') {
    const isImport = node.parent?.name.startsWith('Import')
    return isImport ? 'import' : node.parent?.name === 'ClassDeclaration' ? 'function' : 'variable'
  }
  if (node.name !== 'VariableName') return undefined
  const parent = node.parent?.name
  if (parent === 'ImportStatement') return isImported(node) ? 'import' : undefined
  return isTarget(node) ? 'variable' : undefined
}

/** True for the last name of `import a`, `import a as b`, `from a import b`. */
function isImported(node: SyntaxNode): boolean {
  if (node.nextSibling?.name === 'as' || node.prevSibling?.name === 'from') return false
  return node.prevSibling?.name !== '.' && node.nextSibling?.name !== '.'
}

/** True for what `from __future__` imports, which is no value of the program. */
function isOfFuture({ parent }: SyntaxNode, source: MutationSource): boolean {
  return parent?.name === 'ImportStatement' && sliceOf(parent, source).startsWith('from __future__ ')
}

/**
 * True for a Python name that a statement, a loop, a comprehension or a parameter list sets, or that a statement
 * deletes.
 */
export function isTarget(node: SyntaxNode): boolean {
  const { parent } = node
  if (parent === null) return false
  switch (parent.name) {
    case 'ParamList':
      return !/^(?:AssignOp|Equals)$/.test(node.prevSibling?.name ?? '')
    case 'NamedExpression':
      return node.prevSibling === null
    case 'DeleteStatement':
      return true
    case 'WithStatement':
    case 'TryStatement':
      return node.prevSibling?.name === 'as'
    case 'AssignStatement':
      // A name with a type and no value is declared.
      return hasLater(node, 'AssignOp') || hasLater(node, 'TypeDef')
    case 'ForStatement':
      return hasLater(node, 'in')
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'ParenthesizedExpression':
      return isTarget(parent)
    default:
      return (/Comprehension/.test(parent.name) || isGenerator(parent)) && hasEarlier(node, 'for') && isBeforeIn(node)
  }
}

function hasLater(node: SyntaxNode, name: string): boolean {
  for (let at = node.nextSibling; at !== null; at = at.nextSibling) if (at.name === name) return true
  return false
}

function hasEarlier(node: SyntaxNode, name: string): boolean {
  for (let at = node.prevSibling; at !== null; at = at.prevSibling) if (at.name === name) return true
  return false
}

/** True between `for` and `in` of a comprehension. */
function isBeforeIn(node: SyntaxNode): boolean {
  let at = node.prevSibling
  while (at !== null && at.name !== 'for' && at.name !== 'in' && at.name !== 'if') at = at.prevSibling
  return at?.name === 'for'
}
