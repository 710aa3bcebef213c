import type { SyntaxNode } from '@lezer/common'
import { grammarOf } from '../../../syntax/languages.ts'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  enclosingFunction,
  likelihoodAt,
  type Mutation,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { namesAt } from './token-names.ts'
import { bareCondition } from './token-nodes.ts'

/** Statements with a condition in Go and Java. Rust knows no missing value. */
const CONDITIONAL = /^(?:IfStatement|WhileStatement|ForStatement)$/
const CONDITION = /Exp(?:r|ression)?$/
/** Values whose members a condition reads. A name in capitals is a class, and Go's packages are imported. */
const MEMBER_OF = /(?<![\w.")\]])(?<name>[a-z_]\w*)\.(?=[A-Za-z_])/g
const MAX_NAMES = 3
const READS_ELEMENT = /\[|\.(?:get|first|last|charAt|peek|next)\w{0,20}\(/

/** Let a condition ask first whether the value whose member it reads is there: `x == null || x.isEmpty()`. */
export function missingValueGuard(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!CONDITION.test(node.name) || !CONDITIONAL.test(node.parent?.name ?? '')) return []
  const nothing = nothingOf(source)
  if (nothing === undefined) return []
  const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name)
  const imported = importsOf(source)
  const names = [...condition.matchAll(MEMBER_OF)].flatMap(({ groups }) => groups?.name ?? [])
  return [...new Set(names)]
    .filter(name => name !== 'this' && !imported.has(name) && !isAsked(condition, name, nothing))
    .slice(0, MAX_NAMES)
    .flatMap((name, index) => {
      const and = condition.includes('||') ? `(${condition})` : condition
      const forms = [`${name} == ${nothing} || ${condition}`, `${name} != ${nothing} && ${and}`]
      return forms.map((form, at) =>
        replace(node, source, {
          operator: 'null-guard',
          insert: bracketed(form),
          likelihood: likelihoodAt(index + at),
        }),
      )
    })
}

/** Let the condition of a branch that returns hold for an empty list, text or map among the parameters, too. */
export function emptyGuard(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const branch = node.parent
  if (branch === null || !CONDITION.test(node.name) || node.prevSibling?.name !== 'if') return []
  const body = innerNodes(branch).find(({ name }) => name === 'Block')
  const around = enclosingFunction(node)
  if (body === undefined || around === undefined || !/^\{\s{0,200}return\b/.test(sliceOf(body, source))) return []
  const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name)
  return [...namesAt(node, around, source)]
    .flatMap(([name, type]) => emptyTest(name, type, source) ?? [])
    .filter(test => !condition.includes(test))
    .slice(0, MAX_NAMES)
    .map((test, index) => {
      // The condition may read an element.
      const form = READS_ELEMENT.test(condition) ? `${test} || ${condition}` : `${condition} || ${test}`
      return replace(node, source, { operator: 'guard', insert: bracketed(form), likelihood: likelihoodAt(index) })
    })
}

/** Let a loop without an end go on as long as a collection has elements. */
export function filledLoop(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name)
  const isLoop = /^(?:WhileStatement|WhileExpression)$/.test(node.parent?.name ?? '')
  const around = isLoop && condition === 'true' ? enclosingFunction(node) : undefined
  if (around === undefined) return []
  return [...namesAt(node, around, source)]
    .toReversed()
    .flatMap(([name, type]) => emptyTest(name, type, source) ?? [])
    .filter(test => test.endsWith('()'))
    .slice(0, MAX_NAMES)
    .map((test, index) =>
      replace(node, source, { operator: 'constant', insert: bracketed(`!${test}`), likelihood: likelihoodAt(index) }),
    )
}

/** Ask whether a value of a declared type has no elements; undefined if it can have none. */
function emptyTest(name: string, type: string, source: ParsedSource): string | undefined {
  switch (grammarOf(source.file)?.name) {
    case 'java':
      if (type.endsWith(']')) return `${name}.length == 0`
      return /^(?:String|\w{0,30}(?:List|Set|Map|Queue|Deque|Collection|Vector|Stack))(?:<|$)/.test(type)
        ? `${name}.isEmpty()`
        : undefined
    case 'go':
      return /^(?:\[\]|map\[|string$)/.test(type) ? `len(${name}) == 0` : undefined
    case 'rust':
      return /^&?(?:mut )?(?:\[|str$|String$|Vec<|VecDeque<|\w{0,30}(?:Map|Set)<)/.test(type)
        ? `${name}.is_empty()`
        : undefined
    default:
      return undefined
  }
}

/** Return the literal for no value; undefined in a language without one. */
function nothingOf({ file }: ParsedSource): string | undefined {
  switch (grammarOf(file)?.name) {
    case 'go':
      return 'nil'
    case 'java':
      return 'null'
    default:
      return undefined
  }
}

/** Words before the path of an import, in a line of its own or in a list of imports. */
const BEFORE_PATH = /^(?:import)?[ \t]{0,9}\w{0,50}$/

/** List the names of imported packages, by the last part of their paths. */
function importsOf({ text }: ParsedSource): ReadonlySet<string> {
  const paths = text.split('\n').flatMap(line => {
    const [before = '', path] = line.split('"', 2)
    return path !== undefined && BEFORE_PATH.test(before.trim()) ? [path] : []
  })
  return new Set(paths.map(path => path.split('/').at(-1) ?? ''))
}

function isAsked(condition: string, name: string, nothing: string): boolean {
  return condition.includes(`${name} == ${nothing}`) || condition.includes(`${name} != ${nothing}`)
}
