const structure = ['properties', '$defs', 'definitions'] as const
const combinators = ['anyOf', 'allOf', 'oneOf'] as const

/** Structured outputs want every object closed. Returns the first offence, with its place. */
export function illegalSchema(schema: unknown, at: string): string | undefined {
  if (!isRecord(schema)) return undefined
  const types = [schema.type].flat()
  if ((types.includes('object') || 'properties' in schema) && schema.additionalProperties !== false) {
    return `${at}: For 'object' type, 'additionalProperties' must be explicitly set to false`
  }
  return first([
    ...structure.flatMap(key =>
      Object.entries(asRecord(schema[key])).map(([name, inner]) => [inner, `${at}.${key}.${name}`] as const),
    ),
    ...combinators.flatMap(key =>
      asArray(schema[key]).map((inner, index) => [inner, `${at}.${key}.${index}`] as const),
    ),
    [schema.items, `${at}.items`],
  ])
}

function first(places: (readonly [schema: unknown, at: string])[]): string | undefined {
  for (const [schema, at] of places) {
    const offence = illegalSchema(schema, at)
    if (offence !== undefined) return offence
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
