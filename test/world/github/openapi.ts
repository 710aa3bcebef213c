import { readFileSync } from 'node:fs'
import type {
  MediaTypes,
  OpenApiDocument,
  OperationObject,
  Parameter,
  ResponseObject,
  Schema,
} from './openapi-document.ts'
import { Validators, isObject } from './openapi-validators.ts'

export interface Match {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

export interface CheckedInput {
  /** Path, query and body in one object, numbers read and defaults filled in. */
  readonly input: Record<string, unknown>
  /** GitHub answers these with 422. */
  readonly problems: readonly string[]
  /** GitHub ignores these, and a client should not send them. */
  readonly undocumented: readonly string[]
}

/** GitHub's own description of its API, cut by `cut-openapi.ts` to the operations that the local GitHub serves. */
export class OpenApi {
  readonly #operations: readonly Operation[]
  readonly #validators: Validators

  constructor(document: OpenApiDocument) {
    const validators = new Validators(document)
    this.#validators = validators
    this.#operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => new Operation({ method, path, operation, validators })),
      )
      // `/issues/comments/{comment_id}` before `/issues/{issue_number}`: the more words, the more exact.
      .toSorted((a, b) => b.words - a.words)
  }

  /** The one instance of a process: it never changes, and its validators take a while to compile. */
  static shared(): OpenApi {
    shared ??= new OpenApi(JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')))
    return shared
  }

  resolve(described: Schema): Schema {
    return this.#validators.resolve<Schema>(described)
  }

  match(method: string, path: string): Match | undefined {
    for (const operation of this.#operations) {
      const parameters = operation.match(method, path)
      if (parameters) return { operation, path: parameters }
    }
    return undefined
  }
}

let shared: OpenApi | undefined

class Operation {
  readonly id: string
  readonly words: number
  readonly #method: string
  readonly #pattern: RegExp
  readonly #parameters: readonly Parameter[]
  readonly #parametersSchema: Schema
  readonly #body: OperationObject['requestBody']
  readonly #responses: ReadonlyMap<number, MediaTypes>
  readonly #validators: Validators

  constructor(described: { method: string; path: string; operation: OperationObject; validators: Validators }) {
    const { method, path, operation, validators } = described
    this.id = operation.operationId
    this.words = path.split('/').filter(part => !part.startsWith('{')).length
    this.#method = method.toUpperCase()
    this.#validators = validators
    this.#parameters = (operation.parameters ?? []).map(each => validators.resolve<Parameter>(each))
    this.#parametersSchema = parametersSchema(this.#parameters)
    this.#body = operation.requestBody
    this.#responses = new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        validators.resolve<ResponseObject>(response).content ?? {},
      ]),
    )
    this.#pattern = pathPattern(path, this.#parameters)
  }

  match(method: string, path: string): Record<string, string> | undefined {
    const match = method === this.#method ? this.#pattern.exec(path) : null
    if (!match) return undefined
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, raw]: [string, string | undefined]) => [
        name,
        decodeURIComponent(raw ?? ''),
      ]),
    )
  }

  checkInput(asked: { path: Match['path']; query: URLSearchParams; body: unknown }): CheckedInput {
    const parameters: Record<string, unknown> = { ...Object.fromEntries(asked.query), ...asked.path }
    const problems = this.#validators
      .check(this.#parametersSchema, parameters, 'parameters')
      .map(problem => `request parameter ${problem}`)
    const schema = this.#body?.content['application/json']?.schema
    const { body } = asked
    if (body === undefined) {
      if (this.#body?.required) problems.push('request body is missing')
    } else if (schema) {
      problems.push(...this.#validators.check(schema, body, 'json').map(problem => `request body ${problem}`))
    }
    const known = new Set(this.#parameters.map(parameter => parameter.name))
    return {
      input: { ...parameters, ...(isObject(body) ? body : {}) },
      problems,
      undocumented: [
        ...[...asked.query.keys()].filter(name => !known.has(name)).map(name => `request parameter ${name}`),
        ...(isObject(body) ? this.#unknownFields(body, schema) : []),
      ],
    }
  }

  checkResponse(status: number, body: unknown): string[] {
    const content = this.#responses.get(status)
    if (!content) {
      // Any operation may answer with these; the description names them only here and there.
      return status >= 400 ? [] : [`response status ${status} is not described`]
    }
    const schema = content['application/json']?.schema
    // Where the description names a refusal without its words, GitHub has its usual ones.
    if (!schema)
      return body === undefined || status >= 400 ? [] : [`response ${status} has a body, which is not described`]
    return this.#validators.check(schema, body, 'json').map(problem => `response ${status} ${problem}`)
  }

  #unknownFields(body: Record<string, unknown>, schema: Schema | undefined): string[] {
    if (!schema) return ['request body is not described']
    const known = this.#validators.properties(schema)
    return Object.keys(body)
      .filter(name => known.size > 0 && !known.has(name))
      .map(name => `request body /${name}`)
  }
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  const ours = parameters.filter(parameter => parameter.in !== 'header')
  return {
    type: 'object',
    properties: Object.fromEntries(ours.map(parameter => [parameter.name, parameter.schema])),
    required: ours.filter(parameter => parameter.required).map(parameter => parameter.name),
  }
}

function pathPattern(path: string, parameters: readonly Parameter[]): RegExp {
  const pattern = path.replace(/\/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find(each => each.name === name)
    if (name === 'path' || parameter?.['x-multi-segment']) return `/(?<${name}>.+)`
    return parameter?.schema.type === 'integer' ? `/(?<${name}>\\d+)` : `/(?<${name}>[^/]+)`
  })
  return new RegExp(`^${pattern}$`)
}
