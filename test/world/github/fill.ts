import type { Schema } from './openapi-document.ts'
import { OpenApi } from './openapi.ts'

const known = new Map<string, object>()

/**
 * Fill up what the local GitHub knows of something to the schema of GitHub's OpenAPI with that name: each required
 * property that `facts` leaves out is empty, null, false or zero, and each address leads nowhere.
 */
export function fill<Facts extends object>(name: string, facts: Facts): Facts {
  let filler = known.get(name)
  if (!filler) {
    const schema = OpenApi.shared().resolve({ $ref: `#/components/schemas/${name}` })
    filler = Object(filled({ ...schema, nullable: false }, name)) as object
    known.set(name, filler)
  }
  return { ...filler, ...facts }
}

function filled(described: Schema, name: string): unknown {
  const schema = OpenApi.shared().resolve(described)
  const { nullable, enum: values, oneOf, anyOf, allOf, type, format, properties, required } = schema
  if (nullable) return null
  if (values) return values[0]
  if (allOf) return Object.assign({}, ...allOf.map(each => filled(each, name)))
  const [alternative] = oneOf ?? anyOf ?? []
  if (alternative) return filled(alternative, name)
  switch (type) {
    case 'string':
      if (format === 'date-time') return '2020-01-01T00:00:00Z'
      return format?.startsWith('uri') ? `http://nowhere.invalid/${name}` : ''
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    default:
      return Object.fromEntries((required ?? []).map(each => [each, filled(properties?.[each] ?? {}, each)]))
  }
}
