import type { SyntaxNodeRef } from '@lezer/common'
import { languageOf } from '../syntax/languages.ts'

/** A piece of code that its shape makes a sign. */
export interface Shape {
  readonly kind: 'swallowed-exception' | 'always-equal'
  readonly grave: boolean
  readonly from: number
  readonly to: number
}

/** Statements that do nothing with an exception: they leave the function, or give a fixed value. */
const FIXED =
  /^(?:return|pass|continue|break|\.\.\.)?[\s;]{0,20}(?:-?\d[\d._]{0,40}|['"`][^'"`\n]{0,200}['"`]|true|false|null|undefined|None|True|False|NaN|\[\s{0,9}\]|\{\s{0,9}\}|void 0)?[\s;]{0,20}$/

/** Find exceptions that are caught and hidden, and comparisons that always agree. */
export function shapesIn(file: string, code: string): Shape[] {
  const language = languageOf(file)
  if (language === undefined) return lexicalShapes(code)
  const found: Shape[] = []
  language.parse(code).iterate({
    enter(node) {
      const text = () => code.slice(node.from, node.to)
      if (node.name === 'CatchClause' && isHidden(innerText(node, code, 'Block')))
        found.push({ kind: 'swallowed-exception', grave: false, from: node.from, to: node.to })
      if (node.name === 'TryStatement' && language.name === 'python' && /\bexcept\b/.test(text()))
        for (const body of exceptBodies(text()))
          if (isHidden(body)) found.push({ kind: 'swallowed-exception', grave: false, from: node.from, to: node.to })
      if (node.name === 'FunctionDefinition' && /^(?:async\s+)?def\s+__eq__\b/.test(text()) && returnsTrue(text()))
        found.push({ kind: 'always-equal', grave: true, from: node.from, to: node.to })
      if (node.name === 'MethodDeclaration' && /^(?:equals|isEqual)\s*\(/.test(text()) && returnsTrue(text()))
        found.push({ kind: 'always-equal', grave: true, from: node.from, to: node.to })
    },
  })
  return found
}

/** Equality by decree in languages without a grammar here. */
function lexicalShapes(code: string): Shape[] {
  const pattern =
    /\b(?:boolean\s{1,9}equals|override\s{1,9}fun\s{1,9}equals|fn\s{1,9}(?:eq|ne|partial_cmp|cmp)|def\s{1,9}==)\b[^{\n]{0,200}\{?\s{0,40}(?:return\s{1,9})?(?:true|Some\(|0|Ordering::Equal|Ok\()/g
  const swallowed = /\bcatch\s{0,9}\([^)\n]{0,100}\)\s{0,9}\{\s{0,40}(?:return\b[^;{}\n]{0,60};?\s{0,40})?\}/g
  return [
    ...[...code.matchAll(pattern)].map(({ index, 0: text }) => ({
      kind: 'always-equal' as const,
      grave: true,
      from: index,
      to: index + text.length,
    })),
    ...[...code.matchAll(swallowed)].map(({ index, 0: text }) => ({
      kind: 'swallowed-exception' as const,
      grave: false,
      from: index,
      to: index + text.length,
    })),
  ]
}

function innerText(node: SyntaxNodeRef, code: string, name: string): string {
  const inner = node.node.getChild(name)
  return inner === null ? '' : code.slice(inner.from + 1, inner.to - 1)
}

/** True if nothing in the body uses the exception, logs it, or raises another one. */
function isHidden(body: string): boolean {
  return (
    FIXED.test(body.trim()) || !/\b(?:throw|raise|console|log\w*|warn\w*|error|err|e|ex|exc|reject|report)\b/.test(body)
  )
}

function exceptBodies(statement: string): string[] {
  const parts = statement.split(/^\s{0,400}except\b[^\n]{0,300}:(?=\s|$)/m).slice(1)
  return parts.map(part => part.split(/^\s{0,400}(?:else|finally)\s{0,9}:/m)[0] ?? '')
}

function returnsTrue(definition: string): boolean {
  const returns = [...definition.matchAll(/\breturn\b([^\n;}]{0,200})/g)].map(([, value = '']) => value.trim())
  return returns.length > 0 && returns.every(value => /^(?:True|true|1)$/.test(value))
}

/** A function with a name. `isDeaf`: its body names none of its parameters, if it has any. */
export interface NamedFunction {
  readonly name: string
  readonly from: number
  readonly isDeaf: boolean
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'FunctionDefinition',
  'MethodDeclaration',
  'ArrowFunction',
])

/** List the functions of code with a grammar here. */
export function functionsIn(file: string, code: string): NamedFunction[] {
  const language = languageOf(file)
  if (language === undefined) return []
  const found: NamedFunction[] = []
  language.parse(code).iterate({
    enter({ name: type, node, from, to }) {
      if (!FUNCTIONS.has(type)) return
      const parameters = node.getChild('ParamList')
      const own =
        node.getChild('VariableDefinition') ?? node.getChild('VariableName') ?? node.getChild('PropertyDefinition')
      const name = own === null ? nameBefore(code, from) : code.slice(own.from, own.to)
      if (name === '' || parameters === null) return
      const names = code.slice(parameters.from, parameters.to).match(/[A-Za-z_$][\w$]*/g) ?? []
      // `void n` names a parameter and uses nothing of it.
      const body = code.slice(parameters.to, to).replaceAll(/\bvoid\s{1,9}[\w$]{1,60}(?=\s{0,9}[;}\n])/g, '')
      const others = names.filter(each => each !== 'self' && each !== 'cls')
      const heard = others.length === 0 ? names : others
      found.push({
        name,
        from,
        isDeaf: !heard.some(each => new RegExp(`(?<![\\w$.])${each.replaceAll('$', '\\$')}(?![\\w$])`).test(body)),
      })
    },
  })
  return found
}

/** Name of the variable or property that a function is assigned to. */
function nameBefore(code: string, at: number): string {
  return (
    /([A-Za-z_$][\w$]{0,100})\s{0,9}(?::[^=\n]{0,200})?=\s{0,9}(?:async\s{1,9})?$/.exec(
      code.slice(Math.max(0, at - 300), at),
    )?.[1] ?? ''
  )
}
