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
import { oncePerFile, oncePerNode } from '../code/once.ts'
import { namesAt } from './token-names.ts'
import { LOOP_NODES } from './token-nodes.ts'

/** Code that counts up one, in each language. */
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
  return [
    ...forgottenCounts(node, around, source),
    ...siblingCalls(node, around, source),
    ...forgottenFillings(node, around, source),
  ]
}

/** Methods that take something out of a collection, and those that put it in; in Java, Go has none. */
const FILLS: Readonly<Record<string, string>> = {
  pop: 'push',
  poll: 'add',
  pollFirst: 'addLast',
  pollLast: 'addLast',
  removeFirst: 'addLast',
  removeLast: 'addLast',
  pop_front: 'push_back',
  pop_back: 'push_back',
}
const TAKEN =
  /\b(?<name>[a-z_]\w{0,80})\.(?<takes>pop|poll|pollFirst|pollLast|removeFirst|removeLast|pop_front|pop_back)\(\)/g
const FILLING =
  /^\.(?:push|push_back|push_front|add|addAll|addFirst|addLast|offer|offerFirst|offerLast|extend|insert)\(/

/** Put something, at the end of a block, into a collection from which the function only takes. */
function forgottenFillings(block: SyntaxNode, around: SyntaxNode, source: ParsedSource): Mutation[] {
  const last = innerNodes(block).at(-2)
  if (last === undefined || last.name === '{' || /^(?:Return|Break|Continue|Throw)/.test(last.name)) return []
  const taken = takenIn(around, source)
  if (taken.size === 0) return []
  const known = [...namesAt(last, around, source).keys()].toReversed()
  return [...taken]
    .filter(([name]) => known.includes(name))
    .flatMap(([name, takes]) => {
      const others = known.filter(other => other !== name && !taken.has(other)).slice(0, MAX_STATEMENTS)
      return others.map((other, index) =>
        addedBehind(last, `${name}.${FILLS[takes] ?? 'add'}(${other});`, source, 0.8 * likelihoodAt(index)),
      )
    })
}

/** Collections from which each function takes, and into which it puts nothing, with the method. */
const takenIn = oncePerNode<ParsedSource, ReadonlyMap<string, string>>((around, source) => {
  const whole = sliceOf(around, source)
  const taken = new Map([...whole.matchAll(TAKEN)].map(({ groups }) => [groups?.name ?? '', groups?.takes ?? '']))
  return new Map([...taken].filter(([name]) => countFollowed(name, whole, FILLING) === 0))
})

/** Count up, at the end of a loop, what begins at zero before it and stays there. */
function forgottenCounts(block: SyntaxNode, around: SyntaxNode, source: ParsedSource): Mutation[] {
  const language = grammarOf(source.file)?.name
  const last = innerNodes(block).at(-2)
  if (!LOOP_NODES.test(block.parent?.name ?? '') || last === undefined || last.name === '{') return []
  if (language !== 'go' && language !== 'java' && language !== 'rust') return []
  const before = source.text.slice(around.from, block.from)
  const names = [...before.matchAll(FROM_ZERO)].flatMap(({ groups }) => groups?.go ?? groups?.other ?? [])
  const whole = sliceOf(around, source)
  return names
    .filter(name => countFollowed(name, whole, ASSIGNED) === 1)
    .slice(0, MAX_STATEMENTS)
    .map((name, index) => addedBehind(last, `${name}${COUNTS[language]}`, source, likelihoodAt(index)))
}

/** Text behind a name that gets a value. */
const ASSIGNED = /^(?:\s{0,9}(?::\s{0,9}\w{1,20}\s{0,9})?(?::=|[-+*/%|&^]?=(?!=))|\+\+|--)/

/** Count where a name stands in a text with something that follows it. */
function countFollowed(name: string, text: string, by: RegExp): number {
  const words = [...text.matchAll(/[A-Za-z_]\w*/g)].filter(([word]) => word === name)
  return words.filter(({ index }) => by.test(text.slice(index + name.length, index + name.length + 40))).length
}

/** Make a call on the own object, at the beginning of a block: one that other methods make, or that is never made. */
function siblingCalls(block: SyntaxNode, around: SyntaxNode, source: ParsedSource): Mutation[] {
  const first = innerNodes(block)[1]
  if (first === undefined) return []
  const isEmpty = first.name === '}'
  const own = sliceOf(around, source)
  const isElsewhere = ({ text, from, to }: { text: string; from: number; to: number }) =>
    (from < around.from || to > around.to) && !own.includes(text)
  const unused = unusedCalls(source)
    .filter(isElsewhere)
    .slice(0, MAX_STATEMENTS)
    .map(({ text }, index) => ({
      ...addedBefore(first, text, source, likelihoodAt(index)),
      operator: 'forgotten-parameter' as const,
    }))
  const others = ownCalls(source)
    .filter(isElsewhere)
    .slice(0, MAX_STATEMENTS)
    .map(({ text }, index) => addedBefore(first, text, source, (isEmpty ? 1 : 0.5) * likelihoodAt(index)))
  return [...unused, ...others]
}

/** Calls without a value that stand alone in a file, on the own object and without arguments. */
const ownCalls = oncePerFile((source: ParsedSource) => {
  const found = [...nodesIn(source)].flatMap(node => {
    const text = /^Expr(?:ession)?Statement$/.test(node.name) ? sliceOf(node, source) : ''
    return /^(?:self|this)\.\w{1,80}\(\);$/.test(text) ? [{ text, from: node.from, to: node.to }] : []
  })
  return [...new Map(found.map(each => [each.text, each])).values()]
})

/** Calls of private methods of Rust that take nothing but their object, and that nothing in the file calls. */
const unusedCalls = oncePerFile(({ file, text }: ParsedSource) => {
  if (!file.endsWith('.rs')) return []
  const calls = [...text.matchAll(/\b\w{1,80}\(/g)].map(([call]) => call)
  return text.split('\n').flatMap(line => {
    const name = /^fn (?<name>\w{1,80})\(&(?:mut )?self\) \{/.exec(line.trimStart())?.groups?.name
    const isUnused = name !== undefined && calls.filter(call => call === `${name}(`).length === 1
    const at = text.indexOf(line)
    return isUnused ? [{ text: `self.${name}();`, from: at, to: at }] : []
  })
})

function addedBehind(at: SyntaxNode, code: string, source: ParsedSource, likelihood: number): Mutation {
  const insert = `\n${indentOf(at, source)}${code}`
  return { operator: 'statement', from: at.to, to: at.to, insert, what: `add \`${code}\``, likelihood }
}

function addedBefore(at: SyntaxNode, code: string, source: ParsedSource, likelihood: number): Mutation {
  const indent = indentOf(at, source)
  const isAlone = source.text.slice(source.text.lastIndexOf('\n', at.from - 1) + 1, at.from).trim() === ''
  // A block without statements has only its brace to stand before.
  const insert = at.name === '}' ? `${isAlone ? '' : `\n${indent}`}    ${code}\n${indent}` : `${code}\n${indent}`
  return { operator: 'statement', from: at.from, to: at.from, insert, what: `add \`${code}\``, likelihood }
}

function indentOf({ from }: SyntaxNode, { text }: ParsedSource): string {
  return /^[ \t]{0,200}/.exec(text.slice(text.lastIndexOf('\n', from - 1) + 1))?.[0] ?? ''
}
