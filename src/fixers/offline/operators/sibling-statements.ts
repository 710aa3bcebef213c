import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isStatement } from '../code/expressions.ts'
import { isFunction, type MutationSource, type Mutator, nodesUnder, shortCode, sliceOf } from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { namesInScope } from '../code/scope.ts'

/** Statements of other functions that one function gets, characters of each, and statements at the end of a block. */
const MAX = { statements: 4, length: 80, places: 3 } as const

/**
 * Do what a sibling method does: one that sets an entry forgets `self._data.move_to_end(key)`, which another one calls.
 * Only calls on the own object that change nothing outside of it, whose names all mean something in the method.
 */
export const siblingStatement: Mutator = (node, source) => {
  const scope = node.parent === null ? node : functionOrFile(node.parent)
  const body = scope.parent
  if (!isStatement(node) || !isFunction(scope) || body === null || !/^(?:ClassBody|Body)$/.test(body.name)) return []
  if (!isNearEnd(node) || /^(?:Return|Continue|Break|Throw|Raise)Statement$/.test(node.name)) return []
  const missing = missingCalls(scope, source)
  const own = missing.length === 0 ? undefined : wholeLines(node, source)
  if (own === undefined) return []
  const known = new Set(namesInScope(node, source).map(({ name }) => name))
  return missing
    .filter(({ names }) => names.every(name => known.has(name)))
    .slice(0, MAX.statements)
    .map(({ code }) => ({
      operator: 'statement',
      from: own.to,
      to: own.to,
      insert: `\n${own.indent}${code}${own.text.trimEnd().endsWith(';') ? ';' : ''}`,
      what: `add \`${shortCode(code)}\``,
      likelihood: 0.5,
    }))
}

/** Calls of the other methods of its class that a method does not make. */
const missingCalls = oncePerNode((scope: SyntaxNode, source: MutationSource): Call[] => {
  if (scope.parent === null) return []
  const text = sliceOf(scope, source)
  return callsIn(scope.parent, source).filter(({ of, code }) => of !== scope.from && !text.includes(code))
})

function isNearEnd(node: SyntaxNode): boolean {
  const all = node.parent === null ? [] : innerNodes(node.parent).filter(isStatement)
  return all.findIndex(({ from }) => from === node.from) >= all.length - MAX.places
}

interface Call {
  readonly code: string
  /** Names of variables that it reads, but for the own object. */
  readonly names: readonly string[]
  /** Offset of its method. */
  readonly of: number
}

/** A call on a member of the own object, or on the own object. */
const OWN = /^(?:self|this)\.[\w$.#]{1,60}\(/
/** Words of calls that may reach files, processes, databases or the network, or take data away. */
const OUTSIDE =
  /write|flush|unlink|remove|\brm|exec|spawn|system|popen|send|post|put\b|fetch|request|delete|drop|wipe|clear|destroy|kill|close|commit|save|upload|publish|deploy|truncate|purge|reset|shutdown|exit/i

/** Calls on the own object that stand as statements in the methods of a class, each text once. */
const callsIn = oncePerNode((body: SyntaxNode, source: MutationSource): Call[] => {
  const found = new Map<string, Call>()
  for (const node of nodesUnder(body)) {
    const call = node.name === 'ExpressionStatement' ? node.firstChild : null
    if (call?.name !== 'CallExpression' || call.to - call.from > MAX.length) continue
    const method = functionOrFile(node)
    const code = sliceOf(call, source)
    if (method.parent?.from !== body.from || !OWN.test(code) || OUTSIDE.test(code) || /[\n{]|=>/.test(code)) continue
    const names = [...nodesUnder(call)].flatMap(each => (each.name === 'VariableName' ? sliceOf(each, source) : []))
    if (!found.has(code)) found.set(code, { code, names: names.filter(name => name !== 'self'), of: method.from })
  }
  return [...found.values()]
})
