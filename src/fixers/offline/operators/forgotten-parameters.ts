import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { builtinCallees } from '../code/builtins.ts'
import { declarationOf } from '../code/declarations.ts'
import { parameterNodes } from '../code/expressions.ts'
import {
  enclosingFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  shortCode,
  sliceOf,
} from '../code/mutation.ts'
import { unquoted } from '../evidence/test-evidence.ts'
import { oncePerNode } from '../code/once.ts'

/** A parameter of a function, and what the function does with it. */
interface Parameter {
  readonly name: string
  /** Its default as it is written; '' if it has none. */
  readonly value: string
  readonly isRead: boolean
  /** True if a call of the function is given it. */
  readonly isPassed: boolean
}

/** Likelihood of a literal that is not the default, and of a parameter that another call is given. */
const OTHER_LITERAL = 0.35
const PASSED_ELSEWHERE = 0.4

/** Callees that load a module by its name. */
const LOADING = /^(?:require|import)$/

/**
 * Use a parameter that its function forgets: in the place of a literal, above all of its own default, or as an
 * argument. What one call of a function is given, another one may lack.
 */
export const forgottenParameter: Mutator = (node, source) => {
  if (node.name === 'ArgList' && node.parent?.name === 'CallExpression') return passedOn(node, source)
  return /^(?:String|Number|Boolean|BooleanLiteral)$/.test(node.name) ? inPlaceOf(node, source) : []
}

function inPlaceOf(literal: SyntaxNode, source: MutationSource): Mutation[] {
  const { parent } = literal
  if (parent === null || /^(?:ExpressionStatement|(?:Import|Export).*|.*Type)$/.test(parent.name)) return []
  if (LOADING.test(sliceOf(parent.prevSibling ?? literal, source))) return []
  // A key of an object.
  if (parent.name === 'Property' && parent.firstChild?.from === literal.from) return []
  const text = unquoted(sliceOf(literal, source))
  return parametersAt(literal, source)
    .filter(({ isRead }) => !isRead)
    .map(({ name, value }) => {
      const likelihood = unquoted(value) === text ? 1 : OTHER_LITERAL
      return replace(literal, source, { operator: 'forgotten-parameter', insert: name, likelihood })
    })
}

function passedOn(list: SyntaxNode, source: MutationSource): Mutation[] {
  const callee = list.prevSibling
  if (callee === null || builtinCallees(callee, source).includes(sliceOf(callee, source))) return []
  const parts = innerNodes(list).filter(({ name }) => !name.endsWith('Comment'))
  if (parts.some(({ name }) => /^(?:\*\*?|Spread)$/.test(name)) || LOADING.test(sliceOf(callee, source))) return []
  const given = new Set(parts.map(part => sliceOf(part, source)))
  const [end, before] = [parts.at(-1), parts.at(-2)]
  if (end === undefined || before === undefined) return []
  // Python wants nothing without a name behind an argument that has one.
  const isNamed = parts.some(({ name }) => name === 'AssignOp')
  const isEmpty = parts.length === 2
  const isOpen = sliceOf(before, source) === ','
  return parametersAt(list, source)
    .filter(({ name, isRead, isPassed }) => (!isRead || isPassed) && !given.has(name))
    .map(({ name, isRead }): Mutation => {
      const argument = isNamed ? `${name}=${name}` : name
      return {
        operator: 'forgotten-parameter',
        from: end.from,
        to: end.from,
        insert: isEmpty || isOpen ? argument : `, ${argument}`,
        what: `pass \`${name}\` to \`${shortCode(sliceOf(callee, source))}\``,
        likelihood: isRead ? PASSED_ELSEWHERE : 1,
      }
    })
}

/** List the parameters of the function whose body holds a node. */
function parametersAt(node: SyntaxNode, source: MutationSource): readonly Parameter[] {
  const scope = enclosingFunction(node)
  const list = scope?.getChild('ParamList')
  return scope === undefined || list === null || list === undefined || node.from < list.to
    ? []
    : parametersIn(scope, source)
}

/** Parameters of the functions of a file. */
const parametersIn = oncePerNode((scope, source: MutationSource) => {
  const list = scope.getChild('ParamList')
  return list === null ? [] : parametersOf(scope, list, source)
})

function parametersOf(scope: SyntaxNode, list: SyntaxNode, source: MutationSource): Parameter[] {
  const read = new Set<string>()
  const passed = new Set<string>()
  scope.cursor().iterate(({ name, node }) => {
    if (node.from < list.to || !/^(?:VariableName|PropertyDefinition|JSXIdentifier)$/.test(name)) return
    // The name of a keyword argument.
    if (node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp') return
    read.add(sliceOf(node, source))
    if (node.parent?.name === 'ArgList') passed.add(sliceOf(node, source))
  })
  return parameterNodes(list).flatMap(node => {
    if (/^(?:Equals|\*\*?|Spread)$/.test(node.prevSibling?.name ?? '')) return []
    const name = sliceOf(node, source)
    // A name that begins like this says that it is not read.
    if (/^(?:_.*|self|cls)$/.test(name)) return []
    const { value } = declarationOf(node)
    return [
      {
        name,
        value: value ? sliceOf(value, source) : '',
        isRead: read.has(name),
        isPassed: passed.has(name),
      },
    ]
  })
}
