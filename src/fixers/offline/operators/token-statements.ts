import type { SyntaxNode } from '@lezer/common'
import { grammarOf } from '../../../syntax/languages.ts'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  enclosingFunction,
  likelihoodAt,
  type Mutation,
  nodesIn,
  type ParsedSource,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'

/** Loops in the trees of Go, Java and Rust, and what counts up one in each language. */
const LOOP = /^(?:(?:Enhanced)?ForStatement|WhileStatement|DoStatement|(?:For|While|Loop)Expression)$/
const COUNTS = { go: '++', java: '++;', rust: ' += 1;' } as const
/** A variable that begins at zero. */
const FROM_ZERO =
  /\b(?:(?<go>[a-z_]\w*)\s{0,9}:=|(?:let mut|int|long|var)\s{1,9}(?<other>[a-z_]\w*)(?:\s{0,9}:\s{0,9}\w{1,20})?\s{0,9}=)\s{0,9}0\b/g
const MAX_STATEMENTS = 3

/** Add a statement to a block: the update of a counter that nothing updates, or a call that other methods make. */
export function addedStatement(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (node.name !== 'Block') return []
  const around = enclosingFunction(node)
  if (around === undefined) return []
  return [...forgottenCounts(node, around, source), ...siblingCalls(node, around, source)]
}

/** Count up, at the end of a loop, what begins at zero before it and stays there. */
function forgottenCounts(block: SyntaxNode, around: SyntaxNode, source: ParsedSource): Mutation[] {
  const language = grammarOf(source.file)?.name
  const last = innerNodes(block).at(-2)
  if (!LOOP.test(block.parent?.name ?? '') || last === undefined || last.name === '{') return []
  if (language !== 'go' && language !== 'java' && language !== 'rust') return []
  const before = source.text.slice(around.from, block.from)
  const names = [...before.matchAll(FROM_ZERO)].flatMap(({ groups }) => groups?.go ?? groups?.other ?? [])
  const whole = sliceOf(around, source)
  return names
    .filter(name => assignmentsOf(name, whole) === 1)
    .slice(0, MAX_STATEMENTS)
    .map((name, index) => addedBehind(last, `${name}${COUNTS[language]}`, source, likelihoodAt(index)))
}

/** Count where a text gives a name a value. */
function assignmentsOf(name: string, text: string): number {
  const words = [...text.matchAll(/[A-Za-z_]\w*/g)].filter(([word]) => word === name)
  return words.filter(({ index }) =>
    /^(?:\s{0,9}(?::\s{0,9}\w{1,20}\s{0,9})?(?::=|[-+*/%|&^]?=(?!=))|\+\+|--)/.test(
      text.slice(index + name.length, index + name.length + 40),
    ),
  ).length
}

/** Make a call, at the beginning of a block, that other methods make on their own object. */
function siblingCalls(block: SyntaxNode, around: SyntaxNode, source: ParsedSource): Mutation[] {
  const first = innerNodes(block)[1]
  if (first === undefined || first.name === '}') return []
  const own = sliceOf(around, source)
  return ownCalls(source)
    .filter(({ text, from, to }) => (from < around.from || to > around.to) && !own.includes(text))
    .slice(0, MAX_STATEMENTS)
    .map(({ text }, index) => addedBefore(first, text, source, 0.5 * likelihoodAt(index)))
}

/** Calls without a value that stand alone in a file, on the own object and without arguments. */
const ownCalls = oncePerFile((source: ParsedSource) => {
  const found = [...nodesIn(source)].flatMap(node => {
    const text = /^Expr(?:ession)?Statement$/.test(node.name) ? sliceOf(node, source) : ''
    return /^(?:self|this)\.\w{1,80}\(\);$/.test(text) ? [{ text, from: node.from, to: node.to }] : []
  })
  return [...new Map(found.map(each => [each.text, each])).values()]
})

function addedBehind(at: SyntaxNode, code: string, source: ParsedSource, likelihood: number): Mutation {
  const insert = `\n${indentOf(at, source)}${code}`
  return { operator: 'statement', from: at.to, to: at.to, insert, what: `add \`${code}\``, likelihood }
}

function addedBefore(at: SyntaxNode, code: string, source: ParsedSource, likelihood: number): Mutation {
  const insert = `${code}\n${indentOf(at, source)}`
  return { operator: 'statement', from: at.from, to: at.from, insert, what: `add \`${code}\``, likelihood }
}

function indentOf({ from }: SyntaxNode, { text }: ParsedSource): string {
  return /^[ \t]{0,200}/.exec(text.slice(text.lastIndexOf('\n', from - 1) + 1))?.[0] ?? ''
}
