import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isDocstring, isStatement, parameterNodes } from '../code/expressions.ts'
import {
  enclosingFunction,
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesUnder,
  shortCode,
  sliceOf,
} from '../code/mutation.ts'
import { type TestEvidence, unquoted } from '../evidence/test-evidence.ts'
import { oncePerNode } from '../code/once.ts'

/** Results of a guard for an empty or missing parameter. */
const RESULTS = {
  python: ['[]', '0', '""', 'None', 'False', 'True', '{}', '-1', 'set()'],
  javascript: ['[]', '0', "''", 'undefined', 'null', 'false', 'true', '{}', '-1'],
} as const
/** Conditions of the same function that guard one statement. */
const MAX_CONDITIONS = 8

/** Return early for an empty parameter, or run a statement on a condition that the function has already. */
export const guards: Mutator = (node, source, evidence) => [
  ...emptyParameters(node, source, evidence),
  ...guarded(node, source),
  ...leavingGuards(node, source),
]

/** Add `if not x: return …` at the start of a function, for each parameter, and for those of a statement within it. */
function emptyParameters(node: SyntaxNode, source: MutationSource, evidence: TestEvidence): Mutation[] {
  const scope = isFunction(node) ? node : isStatement(node) ? enclosingFunction(node) : undefined
  if (scope === undefined) return []
  const body = innerNodes(scope).find(({ name }) => name === 'Block' || name === 'Body')
  const first = body === undefined ? undefined : innerNodes(body).find(each => isStatement(each) && !isDocstring(each))
  const at = first === undefined ? undefined : wholeLines(first, source)
  if (at === undefined) return []
  const [line = ''] = sliceOf(node, source).split('\n', 1)
  const words = new Set(line.match(/[\w$]+/g))
  const isPython = source.language.name === 'python'
  const results = resultsFor(source, evidence)
  return parametersOf(scope, source)
    .filter(name => scope === node || words.has(name))
    .slice(0, 4)
    .flatMap(name => {
      const tests = isPython ? [`not ${name}`] : [`!${name}`, `${name}.length === 0`]
      return tests.flatMap(test =>
        [...results, name].map((result, index) =>
          insertion(at.from, {
            insert: ifStatement(test, `return ${result}`, at.indent, isPython),
            what: `return \`${result}\` if \`${test}\``,
            likelihood: likelihoodAt(index / 3),
          }),
        ),
      )
    })
}

/** List the results of a guard, those that a test expects first. */
function resultsFor({ language }: MutationSource, { pairs }: TestEvidence): string[] {
  const expected = new Set(pairs.map(each => each.expected))
  const isExpected = (result: string) => expected.has(unquoted(result))
  return RESULTS[language.name].toSorted((a, b) => Number(isExpected(b)) - Number(isExpected(a)))
}

function parametersOf(node: SyntaxNode, source: MutationSource): string[] {
  const list = innerNodes(node).find(({ name }) => name === 'ParamList')
  return parameterNodes(list)
    .map(parameter => sliceOf(parameter, source))
    .filter(name => name !== 'self' && name !== 'cls')
}

/** List the conditions of a function, each once. */
export const conditionsIn = oncePerNode(findConditions)

function findConditions(scope: SyntaxNode, source: MutationSource): string[] {
  const found = new Set<string>()
  for (const node of nodesUnder(scope)) {
    const isComparison =
      node.name === 'BinaryExpression' && innerNodes(node).some(({ name }) => /^(?:CompareOp|in|is)$/.test(name))
    if (isComparison || (node.name === 'UnaryExpression' && /^(?:!|not )/.test(sliceOf(node, source))))
      found.add(sliceOf(node, source))
  }
  return [...found].slice(0, MAX_CONDITIONS)
}

function guarded(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!/^(?:Expression|Assign|Update|Return|Continue|Break)Statement$/.test(node.name) || !isStatement(node)) return []
  const own = wholeLines(node, source)
  const scope = functionOrFile(node)
  if (own === undefined || !isFunction(scope)) return []
  const isPython = source.language.name === 'python'
  return conditionsIn(scope, source).map((test, index) => ({
    operator: 'guard' as const,
    from: own.from,
    to: own.to,
    insert: ifStatement(test, own.text.trim(), own.indent, isPython).trimEnd(),
    what: `run \`${shortCode(own.text)}\` only if \`${shortCode(test)}\``,
    likelihood: 0.4 * likelihoodAt(index / 2),
  }))
}

/** Leave a loop or a function in front of a statement on a condition of the same function. */
function leavingGuards(node: SyntaxNode, source: MutationSource): Mutation[] {
  const loop = node.parent?.parent
  if (!isStatement(node) || !/^(?:For|While)Statement$/.test(loop?.name ?? '')) return []
  // What Python runs behind a loop is none of its turns.
  if (node.parent?.prevSibling?.name === 'else') return []
  const own = wholeLines(node, source)
  const scope = functionOrFile(node)
  if (own === undefined || !isFunction(scope)) return []
  const isPython = source.language.name === 'python'
  return conditionsIn(scope, source)
    .slice(0, 4)
    .flatMap(test =>
      ['continue', 'break'].map(leave =>
        insertion(own.from, {
          insert: ifStatement(test, leave, own.indent, isPython),
          what: `${leave} if \`${shortCode(test)}\``,
          likelihood: 0.2,
        }),
      ),
    )
}

function ifStatement(test: string, does: string, indent: string, isPython: boolean): string {
  return isPython ? `${indent}if ${test}:\n${indent}    ${does}\n` : `${indent}if (${test}) ${does}\n`
}

function insertion(at: number, rest: Pick<Mutation, 'insert' | 'what' | 'likelihood'>): Mutation {
  return { operator: 'guard', from: at, to: at, ...rest }
}
