import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isJoined } from '../code/expressions.ts'
import { type MutationSource, nodesIn, sliceOf } from '../code/mutation.ts'
import { namesInScope } from '../code/scope.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { oncePerFile } from '../code/once.ts'

/** Switches that one condition is joined with, and characters of each. */
const MAX_SWITCHES = 8
const MAX_LENGTH = 60

/** An option or a variable that decides what a file does. */
interface Switch {
  readonly text: string
  /** The name that it begins with. */
  readonly name: string
  /** Offset of the class around it; undefined outside of classes. */
  readonly owner: number | undefined
  readonly count: number
}

/** Switches of each file, the most used first. */
const switchesOf = oncePerFile(findSwitches)

/** List the options that other conditions of the file ask, those first whose name the failing tests have. */
export function switchesFor(node: SyntaxNode, source: MutationSource, { strings }: TestEvidence): string[] {
  const known = switchesOf(source)
  if (known.length === 0) return []
  const visible = new Set(namesInScope(node, source).map(({ name }) => name))
  const isNamed = ({ text }: Switch) => strings.some(each => each.length > 2 && text.includes(each))
  return known
    .filter(({ name, owner }) => (/^(?:this|self)$/.test(name) ? owner === ownerOf(node) : visible.has(name)))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map(({ text }) => text)
    .slice(0, MAX_SWITCHES)
}

function findSwitches(source: MutationSource): Switch[] {
  const found = new Map<string, Switch>()
  for (const node of nodesIn(source)) {
    if (!/^(?:VariableName|MemberExpression)$/.test(node.name) || !isAsked(node) || hasCall(node)) continue
    const text = sliceOf(node, source)
    if (text.length > MAX_LENGTH) continue
    const [name = ''] = /^[\w$]+/.exec(text) ?? []
    const owner = ownerOf(node)
    const key = `${owner ?? ''} ${text}`
    found.set(key, { text, name, owner, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)
}

/** Find the class in whose method a node stands. */
function ownerOf(node: SyntaxNode): number | undefined {
  for (let at = node.parent; at !== null; at = at.parent)
    if (/^Class(?:Declaration|Definition|Expression)$/.test(at.name)) return at.from
  return undefined
}

/** True for what is a condition by itself, or a side of `&&`, `||`, `and`, `or`, or is negated. */
function isAsked(node: SyntaxNode): boolean {
  const { parent, prevSibling } = node
  switch (parent?.name) {
    case 'IfStatement':
      return /^(?:if|elif)$/.test(prevSibling?.name ?? '')
    case 'ParenthesizedExpression':
      return parent.parent?.name === 'IfStatement'
    case 'BinaryExpression':
      return isJoined(node)
    case 'UnaryExpression':
      return /^(?:LogicOp|not)$/.test(prevSibling?.name ?? '')
    default:
      return false
  }
}

function hasCall(node: SyntaxNode): boolean {
  return innerNodes(node).some(child => child.name === 'CallExpression' || hasCall(child))
}
