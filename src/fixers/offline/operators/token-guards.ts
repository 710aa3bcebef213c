import type { SyntaxNode } from '@lezer/common'
import { grammarOf } from '../../../syntax/languages.ts'
import { likelihoodAt, type Mutation, type ParsedSource, replace, sliceOf } from '../code/mutation.ts'

/** Statements with a condition in Go and Java. Rust knows no missing value. */
const CONDITIONAL = /^(?:IfStatement|WhileStatement|ForStatement)$/
const CONDITION = /Exp(?:r|ression)?$/
/** Values whose members a condition reads. A name in capitals is a class, and Go's packages are imported. */
const MEMBER_OF = /(?<![\w.")\]])(?<name>[a-z_]\w*)\.(?=[A-Za-z_])/g
const MAX_NAMES = 3

/** Let a condition ask first whether the value whose member it reads is there: `x == null || x.isEmpty()`. */
export function missingValueGuard(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!CONDITION.test(node.name) || !CONDITIONAL.test(node.parent?.name ?? '')) return []
  const nothing = nothingOf(source)
  if (nothing === undefined) return []
  const whole = sliceOf(node, source)
  const isBracketed = node.name.startsWith('Parenthesized')
  const condition = isBracketed ? whole.slice(1, -1) : whole
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
          insert: isBracketed ? `(${form})` : form,
          likelihood: likelihoodAt(index + at),
        }),
      )
    })
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
