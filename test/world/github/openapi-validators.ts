import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { OpenApiDocument, Reference, Schema } from './openapi-document.ts'

/** The document's rules for values. Each schema is compiled at its first use. */
export class Validators {
  readonly #document: OpenApiDocument
  /** Parameters arrive as text: they are coerced to their types and get their defaults. JSON has to be right as it is. */
  readonly #ajvs: Readonly<Record<'parameters' | 'json', Ajv>>
  readonly #compiled = new WeakMap<Schema, ValidateFunction>()

  constructor(document: OpenApiDocument) {
    this.#document = document
    // Schemas come from GitHub, are large, and are used a few times in a process: compile each one once, on its own.
    const speed = { validateSchema: false, inlineRefs: false, code: { optimize: false } }
    const ajv = (coerceTypes: boolean): Ajv => {
      const made = new Ajv({
        strict: false,
        allErrors: true,
        logger: false,
        useDefaults: coerceTypes,
        coerceTypes,
        ...speed,
      })
      addFormats.default(made)
      // The addresses of bots have brackets, which no address may have: GitHub says `1+x[bot]@users.noreply.github.com`.
      made.addFormat('email', /^[^\s@]+@[^\s@]+$/)
      return made.addFormat('repo.nwo', /^[^/\s]+\/[^/\s]+$/)
    }
    const components = { $id: 'github', components: convert(document.components) }
    this.#ajvs = { parameters: ajv(true), json: ajv(false).addSchema(components) }
    this.#ajvs.parameters.addSchema(components)
  }

  check(schema: Schema, value: unknown, kind: 'parameters' | 'json'): string[] {
    let validate = this.#compiled.get(schema)
    if (!validate) {
      validate = this.#ajvs[kind].compile(toJsonSchema(kind === 'parameters' ? ofText(schema) : schema))
      this.#compiled.set(schema, validate)
    }
    return validate(value) ? [] : describe(validate.errors ?? [])
  }

  /** Follow a reference such as `#/components/schemas/issue`, if it is one. */
  resolve<T extends object>(described: T | Reference): T {
    if (!('$ref' in described) || typeof described.$ref !== 'string') return described as T
    const [, , group = '', name = ''] = described.$ref.split('/')
    const groups: Readonly<Record<string, Readonly<Record<string, object>>>> = this.#document.components
    const found = groups[group]?.[name]
    if (found === undefined) throw new Error(`openapi.json lacks ${described.$ref}`)
    return this.resolve(found as T)
  }

  /** The names of an object's properties in a schema and in all of its alternatives. */
  properties(described: Schema): Set<string> {
    const schema = this.resolve(described)
    const alternatives = [schema.oneOf, schema.anyOf, schema.allOf].flatMap(each => each ?? [])
    return new Set([
      ...Object.keys(schema.properties ?? {}),
      ...alternatives.flatMap(alternative => [...this.properties(alternative)]),
    ])
  }
}

/** In an address everything is text: a number is a string as well, so several alternatives can match. */
function ofText({ oneOf, properties, ...schema }: Schema): Schema {
  const named = Object.entries(properties ?? {}).map(([name, each]) => [name, ofText(each)])
  return {
    ...schema,
    ...(oneOf === undefined ? {} : { anyOf: oneOf }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(named) }),
  }
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
  const words = telling.map(error => `${error.instancePath || '/'} ${error.message ?? error.keyword}`)
  return [...new Set(words)].slice(0, 5)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
