import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { indentStep, wholeLines, reindented } from '../code/code-lines.ts'
import { isStatement } from '../code/expressions.ts'
import {
  isFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  shortCode,
  sliceOf,
} from '../code/mutation.ts'

/** Statements that leave a function or a turn of a loop. */
const LEAVING = ['return', 'continue', 'break'] as const

/** Lines from which a statement is rarely moved. */
const MANY_LINES = 4

/** Delete, double, swap or move a statement, or leave in another way. */
export const statements: Mutator = (node, source) => {
  if (node.name === 'ReturnStatement' || node.name === 'ContinueStatement' || node.name === 'BreakStatement')
    return [...otherLeaving(node, source), ...moves(node, source)]
  if (node.name === 'else') return withoutElse(node, source)
  return moves(node, source)
}

function moves(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!isStatement(node) || isFunction(node) || /Import|Export|Class/.test(node.name)) return []
  if (isDocumentation(node)) return []
  const own = wholeLines(node, source)
  if (own === undefined) return []
  const { text } = source
  const what = shortCode(own.text)
  // A whole loop or branch is seldom what stands in the wrong place.
  const rate = own.text.split('\n').length > MANY_LINES ? 0.3 : 1
  const edit = (from: number, to: number, insert: string, does: string, likelihood: number): Mutation => ({
    operator: 'statement',
    from,
    to,
    insert,
    what: does,
    likelihood: likelihood * rate,
  })
  const end = Math.min(own.to + 1, text.length)
  const found: Mutation[] = []
  const isAlone = siblingsOf(node).length === 1
  if (!isAlone) found.push(edit(own.from, end, '', `delete \`${what}\``, 0.5))
  else if (source.language.name === 'python' && node.parent?.name === 'Body')
    found.push(edit(own.from, own.to, `${own.indent}pass`, `delete \`${what}\``, 0.2))
  // A second declaration of a name is none.
  if (!node.name.endsWith('Declaration'))
    found.push(edit(own.from, own.from, `${own.text}\n`, `repeat \`${what}\``, 0.3))
  const next = nextStatement(node)
  const below = next === undefined ? undefined : wholeLines(next, source)
  if (below !== undefined) {
    const between = text.slice(own.to, below.from)
    found.push(
      edit(own.from, below.to, below.text + between + own.text, `move \`${what}\` below the next statement`, 0.8),
    )
  }
  return [...found, ...movedOut(node, source, edit), ...movedIn(node, source, edit)]
}

type Edit = (from: number, to: number, insert: string, what: string, likelihood: number) => Mutation

/** Move the last statement of a block below the block, or the first one above it. */
function movedOut(node: SyntaxNode, source: MutationSource, edit: Edit): Mutation[] {
  const block = node.parent
  const around = block === null ? undefined : statementAround(block)
  const own = wholeLines(node, source)
  const outer = around === undefined ? undefined : wholeLines(around, source)
  const all = siblingsOf(node)
  if (around === undefined || own === undefined || outer === undefined || all.length < 2 || isFunction(around))
    return []
  const moved = reindented(own.text, own.indent, outer.indent)
  const what = shortCode(own.text)
  const { text } = source
  const rest = (from: number, to: number) => text.slice(from, Math.max(from, to))
  const found: Mutation[] = []
  if (isSameNode(all.at(-1), node)) {
    const after = rest(own.to, outer.to)
    found.push(edit(own.from - 1, outer.to, `${after}\n${moved}`, `move \`${what}\` out of its block`, 0.9))
  }
  if (isSameNode(all[0], node)) {
    const before = rest(outer.from, own.from)
    found.push(edit(outer.from, own.to + 1, `${moved}\n${before}`, `move \`${what}\` in front of its block`, 0.6))
  }
  return found
}

/** Move a statement to the end of the block before it. */
function movedIn(node: SyntaxNode, source: MutationSource, edit: Edit): Mutation[] {
  const before = previousStatement(node)
  const block =
    before === undefined ? undefined : innerNodes(before).findLast(({ name }) => /^(?:Block|Body)$/.test(name))
  const own = wholeLines(node, source)
  if (block === undefined || own === undefined || before === undefined || isFunction(before)) return []
  const last = innerNodes(block).findLast(isStatement)
  const inner = last === undefined ? undefined : wholeLines(last, source)
  if (inner === undefined) return []
  const moved = reindented(own.text, own.indent, inner.indent || own.indent + indentStep(source))
  const { text } = source
  const between = text.slice(inner.to, own.from - 1)
  return [edit(inner.to, own.to, `\n${moved}${between}`, `move \`${shortCode(own.text)}\` into the block above`, 0.9)]
}

function otherLeaving(node: SyntaxNode, source: MutationSource): Mutation[] {
  // A label names the loop that is left.
  if (innerNodes(node).some(({ name }) => name === 'Label')) return []
  const inLoop = isInLoop(node)
  const text = sliceOf(node, source)
  const word = LEAVING.find(each => text.startsWith(each))
  const others = LEAVING.filter(other => other !== word && (other === 'return' || inLoop))
  return others.map(insert => replace(node, source, { operator: 'statement', insert, likelihood: 0.6 }))
}

function isInLoop(node: SyntaxNode): boolean {
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
    if (/^(?:For|While|Do)Statement$/.test(at.name)) return true
  return false
}

/** Set what an `else` guards behind the statement. */
function withoutElse(node: SyntaxNode, source: MutationSource): Mutation[] {
  const body = node.nextSibling
  const statement = node.parent
  if (source.language.name !== 'javascript' || body === null || statement?.name !== 'IfStatement') return []
  if (body.name === 'IfStatement')
    return [
      {
        operator: 'statement',
        from: node.from,
        to: body.from,
        insert: '',
        what: 'test the second condition in any case',
        likelihood: 0.5,
      },
    ]
  return []
}

/** True for a text at the beginning of a block, which documents it. */
function isDocumentation(node: SyntaxNode): boolean {
  return node.name === 'ExpressionStatement' && /^(?:String|ContinuedString)$/.test(node.firstChild?.name ?? '')
}

function siblingsOf(node: SyntaxNode): SyntaxNode[] {
  return node.parent === null ? [] : innerNodes(node.parent).filter(isStatement)
}

function isSameNode(one: SyntaxNode | undefined, other: SyntaxNode): boolean {
  return one !== undefined && one.from === other.from && one.to === other.to
}

function nextStatement(node: SyntaxNode): SyntaxNode | undefined {
  let at = node.nextSibling
  while (at !== null && !isStatement(at)) at = at.nextSibling
  return at ?? undefined
}

function previousStatement(node: SyntaxNode): SyntaxNode | undefined {
  let at = node.prevSibling
  while (at !== null && !isStatement(at)) at = at.prevSibling
  return at ?? undefined
}

function statementAround(block: SyntaxNode): SyntaxNode | undefined {
  let at = block.parent
  while (at !== null && !isStatement(at) && !isFunction(at)) at = at.parent
  return at === null || isFunction(at) || at.name.startsWith('Class') ? undefined : at
}
