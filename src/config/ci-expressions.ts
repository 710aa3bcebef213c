import { type Expr, Lexer, Parser } from '@actions/expressions'
import { IndexAccess } from '@actions/expressions/ast'
import { scalarText } from './workflow-file.ts'
import { type ExpressionContext, ExpressionReader, MISSING_KEY } from './expression-reader.ts'

/** Maximum number of tokens of an expression that is read. */
const MAX_TOKENS = 200

/** Contexts of GitHub. An expression with another one starts no workflow. */
const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ')

/** Functions that the library leaves to the runner. */
const OF_RUNNER = ['always', 'success', 'failure', 'cancelled', 'hashFiles']

/**
 * Replace the expressions of a text by their values as GitHub does. What is not known stays as it is, and so does a key
 * that its context does not have, if nothing stands in for it. Pure; never throws.
 */
export function fillExpressions(text: string, context: ExpressionContext): string {
  const [first = '', ...others] = text.split('${{')
  return others.reduce((filled, part) => {
    const end = part.indexOf('}}')
    const value = end < 0 ? undefined : textOf(part.slice(0, end), context)
    return filled + (value === undefined ? '${{' + part : value + part.slice(end + 2))
  }, first)
}

/** Decide a condition of a step or a job, with or without braces; undefined if it is not known. */
export function decide(condition: unknown, context: ExpressionContext): boolean | undefined {
  const text = (scalarText(condition) ?? '').trim()
  if (text === '') return true
  const inner = text.startsWith('${{') && text.endsWith('}}') ? text.slice(3, -2) : text
  return read(inner, expression => new ExpressionReader(context).truthOf(expression))
}

function textOf(text: string, context: ExpressionContext): string | undefined {
  return read(text, expression => {
    const value = new ExpressionReader(context).valueOf(expression)
    const isMissing = value === MISSING_KEY && expression instanceof IndexAccess
    return value?.primitive !== true || isMissing ? undefined : value.coerceString()
  })
}

/** Parse an expression, and read it; undefined if it is none, as a workflow is untrusted. */
function read<Value>(text: string, take: (expression: Expr) => Value): Value | undefined {
  try {
    const { tokens } = new Lexer(text).lex()
    if (tokens.length > MAX_TOKENS) return undefined
    const functions = OF_RUNNER.map(name => ({ name, minArgs: 0, maxArgs: 255 }))
    return take(new Parser(tokens, CONTEXTS, functions).parse())
  } catch {
    return undefined
  }
}
