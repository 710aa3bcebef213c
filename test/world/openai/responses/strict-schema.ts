// The subset of JSON Schema that OpenAI takes for strict tools.

type Part = Readonly<Record<string, unknown>>

/** Keywords that the documentation names as unsupported, and others known to be refused. */
const unsupported =
  'allOf oneOf not if then else dependentRequired dependentSchemas default uniqueItems patternProperties propertyNames'.split(
    ' ',
  )

/** The first offence against the subset, with its place. */
export function illegalSchema(part: unknown, path: readonly string[] = []): string | undefined {
  if (!isRecord(part)) return undefined
  const offence = illegalPart(part)
  if (offence !== undefined) return `In context=(${path.join(', ')}), ${offence}`
  for (const [inner, below] of innerParts(part)) {
    const found = illegalSchema(inner, [...path, below])
    if (found !== undefined) return found
  }
  return undefined
}

function illegalPart(part: Part): string | undefined {
  const types = [part.type].flat()
  if (types.includes('array') && !isRecord(part.items)) return 'array schema missing items.'
  const unknown = unsupported.find(key => key in part)
  if (unknown !== undefined) return `'${unknown}' is not permitted.`
  if (!['type', 'anyOf', '$ref', 'enum', 'const'].some(key => key in part)) return "schema must have a 'type' key."
  if (!types.includes('object') && !('properties' in part)) return undefined
  if (part.additionalProperties !== false) return "'additionalProperties' is required to be false."
  const keys = Object.keys(Object(part.properties) as object)
  const required = Array.isArray(part.required) ? part.required.map(String) : []
  const odd = [...keys, ...required].find(key => !keys.includes(key) || !required.includes(key))
  return odd === undefined ? undefined : `'required' must include every key in properties and no other: '${odd}'.`
}

function innerParts(part: Part): [inner: unknown, below: string][] {
  const named = ['properties', '$defs', 'anyOf'].flatMap(key => Object.entries(Object(part[key]) as object))
  return [...named.map(([name, inner]): [unknown, string] => [inner, name]), [part.items, 'items']]
}

function isRecord(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
