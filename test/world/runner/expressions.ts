/** The contexts that a default in action.yml may use. */
export interface Contexts {
  github: Record<string, unknown>
  runner: Record<string, unknown>
  /** Absent in a job without a matrix, where it is null. */
  matrix?: Readonly<Record<string, string | number | boolean>> | undefined
}

/**
 * Replaces each `${{ … }}`. Knows property paths, string literals, `||` and `toJSON`, which is what defaults are made
 * of; anything else throws, rather than starting the action with an input that GitHub would not give it.
 */
export function evaluate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) => {
    const values = expression.split('||').map(operand => valueOf(operand.trim(), contexts))
    return asText(values.find(Boolean) ?? values.at(-1))
  })
}

function valueOf(operand: string, contexts: Contexts): unknown {
  const literal = /^'((?:[^']|'')*)'$/.exec(operand)
  if (literal) return literal[1]?.replaceAll("''", "'")
  // Names of functions count without case.
  const json = /^toJSON\(\s*(.*?)\s*\)$/i.exec(operand)?.[1]
  if (json !== undefined) return JSON.stringify(pathValue(json, contexts) ?? null, null, 2)
  if (!operand.includes('.')) throw unknown(operand)
  return pathValue(operand, contexts)
}

/** A context as a whole, or what a path leads to in it. */
function pathValue(operand: string, contexts: Contexts): unknown {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(operand)) throw unknown(operand)

  const [context, ...path] = operand.split('.')
  if (context !== 'github' && context !== 'runner' && context !== 'matrix') {
    throw new Error(`Unrecognized named-value: '${context}'`)
  }
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), contexts[context])
}

function unknown(operand: string): Error {
  const known = 'property paths, literals, || and toJSON'
  return new Error(`The local runner cannot evaluate \${{ ${operand} }}: it knows ${known}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return isRecord(value) ? 'Object' : ''
}
