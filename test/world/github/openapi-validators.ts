import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { OpenApiDocument, Parameter, Reference, ResponseObject, Schema } from './openapi-document.ts'

/** What the document says about values, compiled when first needed. */
export class Validators {
  readonly #document: OpenApiDocument
  /** Parameters come as text and are read as what they should be; JSON has to be right as it is. */
  readonly #ajvs: Readonly<Record<'parameters' | 'body' | 'response', Ajv>>
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: OpenApiDocument) {
    this.#document = document
    const components = { $id: 'github', components: convert(document.components) }
    const ajv = (options: { coerceTypes?: boolean; useDefaults?: boolean }): Ajv => {
      const made = new Ajv({ strict: false, allErrors: true, logger: false, ...options })
      addFormats.default(made)
      made.addFormat('repo.nwo', /^[^/\s]+\/[^/\s]+$/)
      return made.addSchema(components)
    }
    this.#ajvs = {
      parameters: ajv({ coerceTypes: true, useDefaults: true }),
      body: ajv({ useDefaults: true }),
      response: ajv({}),
    }
  }

  check(schema: Schema, value: unknown, kind: 'parameters' | 'body' | 'response'): string[] {
    const key = kind + JSON.stringify(schema)
    let validate = this.#compiled.get(key)
    if (!validate) {
      validate = this.#ajvs[kind].compile(toJsonSchema(kind === 'parameters' ? ofText(schema) : schema))
      this.#compiled.set(key, validate)
    }
    return validate(value) ? [] : describe(validate.errors ?? [])
  }

  parameter(described: Parameter | Reference): Parameter {
    return '$ref' in described ? target(this.#document.components.parameters, described.$ref) : described
  }

  response(described: ResponseObject | Reference): ResponseObject {
    return '$ref' in described ? target(this.#document.components.responses, described.$ref) : described
  }

  /** The names that a schema, or any of its alternatives, gives to an object's properties. */
  properties(described: Schema): Set<string> {
    const { $ref } = described
    const schema = $ref === undefined ? described : target(this.#document.components.schemas, $ref)
    const alternatives = [schema.oneOf, schema.anyOf, schema.allOf].flatMap(each => each ?? [])
    return new Set([
      ...Object.keys(schema.properties ?? {}),
      ...alternatives.flatMap(alternative => [...this.properties(alternative)]),
    ])
  }
}

/** In an address everything is text: a number is a string as well, so several alternatives may hold. */
function ofText({ oneOf, properties, ...schema }: Schema): Schema {
  const named = Object.entries(properties ?? {}).map(([name, each]) => [name, ofText(each)])
  return {
    ...schema,
    ...(oneOf === undefined ? {} : { anyOf: oneOf }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(named) }),
  }
}

/** What `#/components/group/name` refers to. */
function target<T>(group: Readonly<Record<string, T>>, reference: string): T {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  const found = group[name]
  if (found === undefined) throw new Error(`openapi.json lacks ${reference}`)
  return found
}

/** OpenAPI 3.0 says `nullable` where JSON Schema says `null`; and our references live in a schema of their own. */
function toJsonSchema({ nullable, ...schema }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const converted = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'github#') : convert(value),
    ]),
  )
  if (nullable === true) return { anyOf: [converted, { type: 'null' }] }
  // A property may be called `nullable`, too.
  return nullable === undefined || nullable === false ? converted : { ...converted, nullable: convert(nullable) }
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  return isObject(value) ? toJsonSchema(value) : value
}

/** One line for each place that is wrong, without the follow-up errors of every alternative. */
function describe(errors: readonly ErrorObject[]): string[] {
  const deepest = Math.max(...errors.map(error => error.instancePath.length))
  const telling = errors.filter(error => error.instancePath.length === deepest || error.keyword === 'required')
  return [...new Set(telling.map(error => `${error.instancePath || '/'} ${error.message ?? error.keyword}`))].slice(
    0,
    5,
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
