import { data, Evaluator, type Expr } from '@actions/expressions'
import {
  Binary,
  type ContextAccess,
  type ExprVisitor,
  FunctionCall,
  Grouping,
  type IndexAccess,
  Literal,
  Logical,
  Star,
  type Unary,
} from '@actions/expressions/ast'
import { TokenType } from '@actions/expressions/lexer'
import { truthy } from '@actions/expressions/result'
import { isMap, scalarText, type YamlMap } from './workflow-file.ts'

/** Values by context, such as `matrix` and `env`. What a closed one does not have is null, as GitHub says. */
export interface ExpressionContext {
  readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Names of contexts that have no other keys than those. */
  readonly closed: readonly string[]
}

/** Value of a key that its context does not have. */
export const MISSING_KEY = new data.Null()

/** Characters of a function's argument. A format could repeat a longer one too often. */
const MAX_ARGUMENT = 5000

/** A map of which some values may not be known. */
class KnownMap {
  readonly primitive = false
  readonly values: YamlMap
  readonly isClosed: boolean

  constructor(values: YamlMap, { isClosed }: { isClosed: boolean }) {
    this.values = values
    this.isClosed = isClosed
  }

  at(key: string): Value {
    const own = keyOf(this.values, key)
    return own === undefined ? (this.isClosed ? MISSING_KEY : undefined) : valueFrom(this.values[own])
  }
}

/** A value of an expression; undefined if it is not known before the run. */
type Value = data.ExpressionData | KnownMap | undefined

/** Reads an expression of which some values are not known; what is known has the value that GitHub's library gives. */
export class ExpressionReader implements ExprVisitor<Value> {
  private readonly context: ExpressionContext

  constructor(context: ExpressionContext) {
    this.context = context
  }

  valueOf(expression: Expr): Value {
    return expression.accept(this)
  }

  /** Decide if an expression is true, where only that matters: one side may decide without the other. */
  truthOf(expression: Expr): boolean | undefined {
    const inner = withoutParentheses(expression)
    if (!(inner instanceof Logical)) {
      const value = this.valueOf(inner)
      return value === undefined ? undefined : value instanceof KnownMap || truthy(value)
    }
    const isAnd = inner.operator.type === TokenType.AND
    const sides = inner.args.map(each => this.truthOf(each))
    if (sides.includes(!isAnd)) return !isAnd
    return sides.includes(undefined) ? undefined : isAnd
  }

  visitLiteral({ literal, token }: Literal): Value {
    // The library leaves all but the first of the doubled quotes.
    return token.type === TokenType.STRING
      ? new data.StringData(token.lexeme.slice(1, -1).replaceAll("''", "'"))
      : literal
  }

  visitGrouping({ group }: Grouping): Value {
    return this.valueOf(group)
  }

  visitUnary({ expr }: Unary): Value {
    const isTrue = this.truthOf(expr)
    return isTrue === undefined ? undefined : new data.BooleanData(!isTrue)
  }

  visitLogical({ args, operator }: Logical): Value {
    const isAnd = operator.type === TokenType.AND
    let value: Value
    for (const each of args) {
      value = this.valueOf(each)
      if (value === undefined || (value instanceof KnownMap || truthy(value)) !== isAnd) return value
    }
    return value
  }

  visitBinary({ left, operator, right }: Binary): Value {
    const sides = [left, right].map(each => literalOf(this.valueOf(each)))
    const [one, other] = sides
    return one === undefined || other === undefined ? undefined : evaluated(new Binary(one, operator, other))
  }

  visitContextAccess({ name }: ContextAccess): Value {
    const own = keyOf(this.context.values, name.lexeme)
    const values = own === undefined ? undefined : this.context.values[own]
    if (own === undefined || values === undefined) return undefined
    return new KnownMap(values, { isClosed: this.context.closed.includes(own) })
  }

  visitIndexAccess({ expr, index }: IndexAccess): Value {
    const from = this.valueOf(expr)
    const key = index instanceof Star ? undefined : this.valueOf(index)
    if (from === undefined || key?.primitive !== true) return undefined
    if (from instanceof KnownMap) return from.at(key.coerceString())
    return from.primitive ? MISSING_KEY : undefined
  }

  visitFunctionCall({ functionName, args }: FunctionCall): Value {
    const name = functionName.lexeme.toLowerCase()
    const isGoing = name === 'always' || name === 'success'
    if (isGoing || name === 'failure' || name === 'cancelled') return new data.BooleanData(isGoing)
    const values = args.map(each => literalOf(this.valueOf(each)))
    const known = values.filter(each => each !== undefined)
    if (known.length < args.length || name === 'hashfiles') return undefined
    if (known.some(({ literal }) => literal.coerceString().length > MAX_ARGUMENT)) return undefined
    return evaluated(new FunctionCall(functionName, known))
  }
}

function withoutParentheses(expression: Expr): Expr {
  let inner = expression
  while (inner instanceof Grouping) inner = inner.group
  return inner
}

function evaluated(expression: Expr): data.ExpressionData {
  return new Evaluator(expression, new data.Dictionary()).evaluate()
}

/** Write a value into an expression of the library; undefined if it is not known in all of its parts. */
function literalOf(value: Value): Literal | undefined {
  if (value === undefined || value instanceof KnownMap) return undefined
  const at = { line: 0, column: 0 }
  return new Literal(value, { type: TokenType.UNKNOWN, lexeme: '', range: { start: at, end: at } })
}

/** Find a key as GitHub does, without regard to case. */
function keyOf(map: YamlMap, key: string): string | undefined {
  if (Object.hasOwn(map, key)) return key
  return Object.keys(map).find(each => each.toLowerCase() === key.toLowerCase())
}

function valueFrom(value: unknown): Value {
  if (isMap(value)) return new KnownMap(value, { isClosed: true })
  if (value === null) return new data.Null()
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  const text = scalarText(value)
  return text === undefined ? undefined : new data.StringData(text)
}
