// The subset of JSON Schema that OpenAI takes, of which `strict` leaves less.

/** Those that the documentation names as unsupported, and those that are known to be refused. */
const unknownWhenStrict =
  'allOf oneOf not if then else dependentRequired dependentSchemas default uniqueItems patternProperties propertyNames'

/** The first offence, with its place as the API tells it. */
export function illegalSchema(schema: Record<string, unknown>, { strict }: { strict: boolean }): string | undefined {
  if (schema.type !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: ${JSON.stringify(schema.type ?? 'None')}'.`
  }
  if (['oneOf', 'anyOf', 'allOf', 'enum', 'not'].some(key => key in schema)) {
    return "schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level."
  }
  if (!isRecord(schema.properties)) return 'In context=(), object schema missing properties.'
  for (const { path, part } of partsOf(schema)) {
    const offence = illegalPart(part, strict)
    if (offence !== undefined) return `In context=${tuple(path)}, ${offence}`
  }
  return undefined
}

function illegalPart(part: Record<string, unknown>, strict: boolean): string | undefined {
  const types = [part.type].flat()
  if (types.includes('array') && !isRecord(part.items)) return 'array schema missing items.'
  if (!strict) return undefined

  const unknown = unknownWhenStrict.split(' ').find(key => key in part)
  if (unknown !== undefined) return `'${unknown}' is not permitted.`
  const beside = '$ref' in part ? Object.keys(part).filter(key => key !== '$ref') : []
  if (beside.length > 0) return `$ref cannot have keywords {${beside.map(key => `'${key}'`).join(', ')}}.`
  if (!['type', 'anyOf', '$ref', 'enum', 'const'].some(key => key in part)) return "schema must have a 'type' key."
  return types.includes('object') || 'properties' in part ? illegalObject(part) : undefined
}

function illegalObject(part: Record<string, unknown>): string | undefined {
  if (part.additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false."
  const keys = Object.keys(asRecord(part.properties))
  const required = Array.isArray(part.required) ? part.required : []
  const missing = keys.find(key => !required.includes(key))
  if (missing !== undefined) {
    return `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`
  }
  const extra = required.find(key => !keys.includes(String(key)))
  return extra === undefined ? undefined : `'required' has an extra key '${String(extra)}'.`
}

/** The schema and all that it is made of, from the outside in. */
function* partsOf(part: unknown, path: readonly string[] = []): Generator<{ path: readonly string[]; part: Part }> {
  if (!isRecord(part)) return
  yield { path, part }
  for (const key of ['properties', '$defs', 'definitions']) {
    for (const [name, inner] of Object.entries(asRecord(part[key]))) yield* partsOf(inner, [...path, key, name])
  }
  const options = Array.isArray(part.anyOf) ? part.anyOf : []
  for (const [index, inner] of options.entries()) yield* partsOf(inner, [...path, 'anyOf', String(index)])
  yield* partsOf(part.items, [...path, 'items'])
}

type Part = Record<string, unknown>

/** Places are told as Python writes them. */
function tuple(path: readonly string[]): string {
  const names = path.map(name => `'${name}'`)
  return names.length === 1 ? `(${names[0]},)` : `(${names.join(', ')})`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
