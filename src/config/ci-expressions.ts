import { isMap, scalarText, valueAt } from './workflow-file.ts'

/** A value of an expression; undefined if it is not known before the run. */
export type Known = string | number | boolean | null | undefined | Readonly<Record<string, unknown>>

/** Values by context, such as `matrix` and `env`. What a closed one does not have is null, as GitHub says. */
export interface ExpressionContext {
  readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Names of contexts that have no other keys than those. */
  readonly closed: readonly string[]
}

/** One token: a text, a number, a name, or an operator. */
const TOKEN = /'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?)(?![\w.])|([A-Za-z_][\w-]*)|(==|!=|<=|>=|&&|\|\||[!<>()[\].,*])|(\S)/g

/** Maximum number of tokens of an expression that is read. */
const MAX_TOKENS = 200

type Token =
  | { readonly kind: 'value'; readonly value: Known }
  | { readonly kind: 'name' | 'sign'; readonly text: string }

/**
 * Replace the expressions of a text by their values as GitHub does. What is not known stays as it is, and so does a key
 * that its context does not have, if nothing stands in for it. Pure; never throws.
 */
export function fillExpressions(text: string, context: ExpressionContext): string {
  const [first = '', ...others] = text.split('${{')
  return others.reduce((filled, part) => {
    const end = part.indexOf('}}')
    const inner = end < 0 ? '' : part.slice(0, end)
    const value = evaluate(inner, context)
    const isMissing = value === null && valueAt(context.values, ...inner.trim().split('.')) === undefined
    const isUnknown = value === undefined || isMap(value) || (isMissing && /^\s*[\w.-]+\s*$/.test(inner))
    return filled + (isUnknown ? '${{' + part : textOf(value) + part.slice(end + 2))
  }, first)
}

function evaluate(text: string, context: ExpressionContext): Known {
  const tokens = tokensOf(text)
  return tokens === undefined ? undefined : new Reader(tokens, context, false).read()
}

/** Decide a condition of a step or a job, with or without braces; undefined if it is not known. */
export function decide(condition: unknown, context: ExpressionContext): boolean | undefined {
  const text = (scalarText(condition) ?? '').trim()
  if (text === '') return true
  const inner = text.startsWith('${{') && text.endsWith('}}') ? text.slice(3, -2) : text
  const tokens = inner.includes('${{') ? undefined : tokensOf(inner)
  const value = tokens === undefined ? undefined : new Reader(tokens, context, true).read()
  return value === undefined ? undefined : isTrue(value)
}

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  for (const [, quoted, number, name, sign] of text.matchAll(TOKEN)) {
    if (quoted !== undefined) tokens.push({ kind: 'value', value: quoted.replaceAll("''", "'") })
    else if (number !== undefined) tokens.push({ kind: 'value', value: Number(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else return undefined
    if (tokens.length > MAX_TOKENS) return undefined
  }
  return tokens
}

/** Reads an expression from left to right; each method one level of the operators' order. */
class Reader {
  private at = 0
  private readonly tokens: readonly Token[]
  private readonly context: ExpressionContext
  /** True if it only matters that the value is true or false: then one side may decide without the other. */
  private readonly isCondition: boolean

  constructor(tokens: readonly Token[], context: ExpressionContext, isCondition: boolean) {
    this.tokens = tokens
    this.context = context
    this.isCondition = isCondition
  }

  read(): Known {
    const value = this.either()
    return this.at === this.tokens.length ? value : undefined
  }

  private either(): Known {
    let left = this.both()
    while (this.takes('||')) {
      const right = this.both()
      if (left === undefined) left = this.isCondition && right !== undefined && isTrue(right) ? true : undefined
      else if (!isTrue(left)) left = right
    }
    return left
  }

  private both(): Known {
    let left = this.compared()
    while (this.takes('&&')) {
      const right = this.compared()
      if (left === undefined) left = this.isCondition && right !== undefined && !isTrue(right) ? false : undefined
      else if (isTrue(left)) left = right
    }
    return left
  }

  private compared(): Known {
    const left = this.single()
    const sign = ['==', '!=', '<', '<=', '>', '>='].find(each => this.takes(each))
    if (sign === undefined) return left
    const right = this.single()
    if (left === undefined || right === undefined || isMap(left) || isMap(right)) return undefined
    const order = orderOf(left, right)
    if (sign === '==' || sign === '!=') return (order === 0) === (sign === '==')
    return order !== undefined && (order === 0 ? sign.endsWith('=') : order < 0 === sign.startsWith('<'))
  }

  private single(): Known {
    if (this.takes('!')) {
      const value = this.single()
      return value === undefined ? undefined : !isTrue(value)
    }
    if (this.takes('(')) {
      const value = this.either()
      return this.takes(')') ? value : this.fails()
    }
    const token = this.tokens[this.at]
    this.at += 1
    if (token?.kind === 'value') return token.value
    if (token?.kind !== 'name') return this.fails()
    return this.takes('(') ? this.called(token.text) : this.looked(token.text)
  }

  /** Read the arguments of a function, and call it. */
  private called(name: string): Known {
    const values: Known[] = []
    while (!this.takes(')')) {
      if (this.at >= this.tokens.length) return this.fails()
      values.push(this.either())
      this.takes(',')
    }
    const isGoing = /^(?:always|success)$/i.test(name)
    if (isGoing || /^(?:failure|cancelled)$/i.test(name)) return isGoing
    if (values.some(value => value === undefined || isMap(value))) return undefined
    const texts = values.map(textOf)
    const [one = '', other = ''] = texts.map(text => text.toLowerCase())
    switch (name.toLowerCase()) {
      case 'startswith':
        return one.startsWith(other)
      case 'endswith':
        return one.endsWith(other)
      case 'contains':
        return one.includes(other)
      case 'format':
        return (texts[0] ?? '').replaceAll(/\{(\d)\}/g, (_, index: string) => texts[Number(index) + 1] ?? '')
      default:
        return undefined
    }
  }

  /** Look up a name with its keys, such as `matrix.python.version`. */
  private looked(name: string): Known {
    if (name === 'true' || name === 'false') return name === 'true'
    if (name === 'null') return null
    const keys: string[] = []
    for (;;) {
      if (this.takes('.')) keys.push(this.key())
      else if (this.takes('[')) {
        const key = this.either()
        keys.push(key === undefined || isMap(key) ? '' : textOf(key))
        if (!this.takes(']')) return this.fails()
      } else break
    }
    const [first = '', ...rest] = keys
    const values = this.context.values[name]
    if (values === undefined || first === '' || keys.includes('*')) return undefined
    if (!Object.hasOwn(values, first)) return this.context.closed.includes(name) ? null : undefined
    const value = rest.length === 0 ? values[first] : valueAt(values[first], ...rest)
    if (value === undefined && rest.length > 0 && isMap(values[first])) return null
    return isMap(value) || value === null ? value : scalarText(value) === undefined ? undefined : (value as Known)
  }

  private key(): string {
    const token = this.tokens[this.at]
    this.at += 1
    return token === undefined ? '' : token.kind === 'value' ? '' : token.text
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.at]
    if (token?.kind !== 'sign' || token.text !== sign) return false
    this.at += 1
    return true
  }

  /** Give up: what cannot be read is not known, nor is the rest. */
  private fails(): undefined {
    this.at = this.tokens.length + 1
    return undefined
  }
}

/** False, 0, '' and null are false. */
function isTrue(value: Exclude<Known, undefined>): boolean {
  return Boolean(value)
}

function textOf(value: Known): string {
  return scalarText(value) ?? ''
}

/** Compare two values as GitHub does: texts without regard to case, different kinds as numbers. */
function orderOf(left: Known, right: Known): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [left.toLowerCase(), right.toLowerCase()]
    return one === other ? 0 : one < other ? -1 : 1
  }
  const difference = numberOf(left) - numberOf(right)
  return Number.isNaN(difference) ? undefined : difference
}

function numberOf(value: Known): number {
  if (typeof value === 'string') return value.trim() === '' ? 0 : Number(value)
  return typeof value === 'number' ? value : Number(value ?? 0)
}
