import type { SyntaxNode } from '@lezer/common'
import { innerNodes, nodesWithin } from './inner-nodes.ts'
import { languageOf, syntaxErrors } from './languages.ts'

/**
 * Return true if a module of JavaScript or TypeScript may keep something between the tests that use it, as a counter or
 * a list does. One that keeps nothing has only imports, exports, types, functions, classes without static fields, and
 * constants with plain values, and assigns nothing to these.
 */
export function keepsState(file: string, text: string): boolean {
  const language = languageOf(file)
  if (language?.name !== 'javascript' || syntaxErrors(language, text).length > 0) return true
  const top = innerNodes(language.parse(text).topNode)
  const declarations = top.flatMap(each => (each.name === 'ExportDeclaration' ? innerNodes(each) : [each]))
  if (!declarations.every(each => isHarmless(each, text))) return true
  const own = new Set([...namesOf(declarations, text), ...namesOf(top.filter(isImport).flatMap(nodesWithin), text)])
  return top.flatMap(nodesWithin).some(each => isChangeOf(own, each, text))
}

function isImport({ name }: SyntaxNode): boolean {
  return name === 'ImportDeclaration'
}

/** Names that nodes declare or import. */
function namesOf(nodes: readonly SyntaxNode[], text: string): string[] {
  return nodes
    .flatMap(node => (node.name === 'VariableDefinition' ? [node] : node.getChildren('VariableDefinition')))
    .map(({ from, to }) => text.slice(from, to))
}

/** Nodes at the top of a module, also within an export, that keep nothing, whatever they hold. */
const HARMLESS =
  /^(?:ImportDeclaration|FunctionDeclaration|InterfaceDeclaration|TypeAliasDeclaration|AmbientDeclaration|ExportGroup|Star|String|VariableName|ArrowFunction|FunctionExpression|LineComment|BlockComment|Hashbang|export|default|from|as|type|[;,])$/

function isHarmless(node: SyntaxNode, text: string): boolean {
  switch (node.name) {
    case 'ClassDeclaration':
      return !nodesWithin(node).some(isStatic) && !isCalledAtOnce(node)
    case 'EnumDeclaration':
      return !isCalledAtOnce(node)
    case 'VariableDeclaration':
      return isConstant(node, text)
    case 'ExpressionStatement':
      return node.firstChild?.name === 'String'
    default:
      return HARMLESS.test(node.name)
  }
}

/** True if something is called while a class or an enumeration is declared: `class A extends mixin(B)`. */
function isCalledAtOnce(declaration: SyntaxNode): boolean {
  return nodesWithin(declaration).some(
    ({ name, parent }) => /^(?:Call|New|Await)Expression$/.test(name) && !isWithinBody(parent, declaration),
  )
}

/** True for code of a method, and for a value that each object gets when it is made. */
function isWithinBody(node: SyntaxNode | null, declaration: SyntaxNode): boolean {
  for (let at = node; at !== null && at.from >= declaration.from && at.name !== declaration.name; at = at.parent)
    if (/^(?:Block|PropertyDeclaration|ParamList)$/.test(at.name)) return true
  return false
}

/** True for what a class itself may keep, and for what a decorator may do. */
function isStatic({ name, parent, firstChild, nextSibling }: SyntaxNode): boolean {
  if (name === 'StaticBlock' || name === 'Decorator') return true
  if (name === 'static' && parent?.name === 'PropertyDeclaration') return true
  // `static next() { this.last += 1 }`
  const isOfThis = name === 'MemberExpression' && firstChild?.name === 'this' && isTarget(nextSibling, parent)
  return isOfThis && isInStaticMethod(parent)
}

function isInStaticMethod(node: SyntaxNode | null): boolean {
  for (let at = node; at !== null; at = at.parent)
    if (at.name === 'MethodDeclaration') return at.getChild('static') !== null
  return false
}

/** True for a declaration of constants, each with a plain value or a function. */
function isConstant(declaration: SyntaxNode, text: string): boolean {
  const [word, ...rest] = innerNodes(declaration)
  const values = rest.filter(({ prevSibling }) => prevSibling?.name === 'Equals')
  return word?.name === 'const' && values.length > 0 && values.every(value => isPlain(value, text))
}

const PLAIN = /^(?:Number|String|BooleanLiteral|null|ArrowFunction|FunctionExpression)$/

function isPlain(node: SyntaxNode, text: string): boolean {
  const parts = innerNodes(node)
  const [first, second, third] = parts
  const all = (nodes: readonly (SyntaxNode | undefined)[]) =>
    nodes.every(each => each !== undefined && isPlain(each, text))
  switch (node.name) {
    case 'TemplateString':
      return node.getChild('Interpolation') === null
    case 'RegExp':
      return !/[gy][a-z]{0,8}$/.test(text.slice(node.from, node.to))
    case 'UnaryExpression':
    case 'ParenthesizedExpression':
      return all([second])
    case 'BinaryExpression':
      // `[1, 2] as const`
      if (second?.name === 'as') return third?.name === 'const' && first !== undefined && isFixed(first, text)
      return all([first, third])
    case 'CallExpression':
      return first !== undefined && text.slice(first.from, first.to) === 'Object.freeze' && isFrozen(second, text)
    default:
      return PLAIN.test(node.name)
  }
}

/** True for the arguments of a call that freezes one list or object. */
function isFrozen(list: SyntaxNode | undefined, text: string): boolean {
  const [argument, ...others] = list === undefined ? [] : innerNodes(list).filter(({ name }) => !/^[(),]$/.test(name))
  return argument !== undefined && others.length === 0 && isFixed(argument, text)
}

/** True for a list or an object of plain values. */
function isFixed(node: SyntaxNode, text: string): boolean {
  const inner = (each: SyntaxNode) => isPlain(each, text) || isFixed(each, text)
  if (node.name === 'ArrayExpression')
    return innerNodes(node)
      .filter(({ name }) => !/^[[\],]$/.test(name))
      .every(inner)
  if (node.name !== 'ObjectExpression') return isPlain(node, text)
  return innerNodes(node)
    .filter(({ name }) => !/^[{},]$/.test(name))
    .every(property => {
      const value = property.lastChild
      return property.name === 'Property' && property.getChild(':') !== null && value !== null && inner(value)
    })
}

/** True for an assignment to something that a module declares or imports, or to a member of it. */
function isChangeOf(names: ReadonlySet<string>, node: SyntaxNode, text: string): boolean {
  if (!isTarget(node.nextSibling, node.parent) || !/^(?:MemberExpression|VariableName)$/.test(node.name)) return false
  let root: SyntaxNode = node
  while (root.name === 'MemberExpression' && root.firstChild !== null) root = root.firstChild
  return root.name === 'VariableName' && names.has(text.slice(root.from, root.to))
}

/** True for the place of what is assigned to, counted up or down, or deleted. @param next what follows it */
function isTarget(next: SyntaxNode | null, parent: SyntaxNode | null): boolean {
  if (parent?.name === 'AssignmentExpression') return next !== null
  if (parent?.name === 'PostfixExpression') return true
  return (
    parent?.name === 'UnaryExpression' &&
    /^(?:delete|ArithOp)$/.test(parent.firstChild?.name ?? '') &&
    isChanging(parent)
  )
}

function isChanging({ firstChild }: SyntaxNode): boolean {
  return firstChild?.name === 'delete' || (firstChild !== null && firstChild.to - firstChild.from === 2)
}
