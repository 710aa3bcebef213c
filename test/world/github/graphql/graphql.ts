import { type Reply, json } from '../reply.ts'
import type { Site } from '../site.ts'
import type { Caller, Token } from '../tokens.ts'
import { type Location, type Operation, type Selection, SyntaxRefusal, readDocument } from './document.ts'
import { FieldRefusal, schema } from './schema.ts'

interface Problem {
  readonly type: string
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly locations: readonly Location[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

interface Parts {
  readonly site: Site
  readonly caller: Caller
  readonly violate: (violation: string) => void
}

/**
 * GitHub's GraphQL API for the few documents that somebody here sends. It knows its schema, and what that lacks it
 * refuses as GitHub refuses an unknown field: with status 200, and the error inside.
 */
export function serveGraphql(body: string, { site, caller, violate }: Parts): Reply {
  if (caller === 'bad-credentials') return json(401, { message: 'Bad credentials', status: '401' })
  if (caller === 'anonymous')
    return json(401, { message: 'This endpoint requires you to be authenticated.', status: '401' })
  const { query, variables } = parse(body)
  if (query === undefined) {
    violate('graphql: no query')
    return json(200, {
      data: null,
      errors: [{ type: 'BAD_REQUEST', message: 'A query attribute must be specified and must be a string.' }],
    })
  }
  let operation: Operation
  try {
    operation = readDocument(query, variables)
  } catch (error) {
    if (!(error instanceof SyntaxRefusal)) throw error
    violate(`graphql: ${error.message}`)
    return json(200, {
      data: null,
      errors: [{ type: 'PARSE_ERROR', message: error.message, locations: [error.location] }],
    })
  }

  const root = operation.kind === 'mutation' ? 'Mutation' : 'Query'
  const operationId = `graphql/${operation.selections.map(each => each.name).join(',')}`
  const mistakes = validate(operation.selections, { type: root, path: [operation.kind] })
  if (mistakes.length > 0) {
    for (const { message } of mistakes) violate(`graphql: ${message}`)
    return { ...json(200, { data: null, errors: mistakes }), operationId }
  }
  const problems: Problem[] = []
  const data = execute(operation.selections, { type: root, parent: undefined, path: [], site, token: caller, problems })
  return { ...json(200, { data, ...(problems.length > 0 ? { errors: problems } : {}) }), operationId }
}

function parse(body: string): { query: string | undefined; variables: Record<string, unknown> } {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    value = undefined
  }
  const given = isRecord(value) ? value : {}
  return {
    query: typeof given['query'] === 'string' ? given['query'] : undefined,
    variables: isRecord(given['variables']) ? given['variables'] : {},
  }
}

/** What no state of the world could make right. */
function validate(selections: readonly Selection[], at: { type: string; path: readonly string[] }): Problem[] {
  return selections.flatMap(selection => {
    const { name, key, location } = selection
    const field = schema[at.type]?.[name]
    const path = [...at.path, key]
    const problem = (code: string, message: string): Problem => ({
      type: code,
      message,
      path,
      locations: [location],
      extensions: { code, typeName: at.type, fieldName: name },
    })
    if (!field) return [problem('undefinedField', `Field '${name}' doesn't exist on type '${at.type}'`)]
    const known = Object.entries(field.arguments ?? {})
    const strange = Object.keys(selection.arguments).filter(each => !known.some(([argument]) => argument === each))
    const missing = known.filter(
      ([argument, need]) => need === 'required' && selection.arguments[argument] === undefined,
    )
    const needsSelections = field.type !== undefined && selection.selections.length === 0
    const isLeaf = field.type === undefined && selection.selections.length > 0
    return [
      ...strange.map(each => problem('argumentNotAccepted', `Field '${name}' doesn't accept argument '${each}'`)),
      ...missing.map(([each]) =>
        problem('missingRequiredArguments', `Field '${name}' is missing required arguments: ${each}`),
      ),
      ...(needsSelections
        ? [
            problem(
              'selectionMismatch',
              `Field must have selections (field '${name}' returns ${field.type} but has no selections.)`,
            ),
          ]
        : []),
      ...(isLeaf ? [problem('selectionMismatch', `Selections can't be made on scalars (field '${name}')`)] : []),
      ...(field.type === undefined ? [] : validate(selection.selections, { type: field.type, path })),
    ]
  })
}

interface Execution {
  readonly type: string
  readonly parent: unknown
  readonly path: readonly (string | number)[]
  readonly site: Site
  readonly token: Token
  readonly problems: Problem[]
}

/** A field that fails is null in the answer, and the others are answered all the same. */
function execute(selections: readonly Selection[], at: Execution): Record<string, unknown> {
  return Object.fromEntries(
    selections.map(selection => {
      const field = schema[at.type]?.[selection.name]
      const path = [...at.path, selection.key]
      const below = (parent: unknown, where = path): unknown =>
        field?.type === undefined
          ? parent
          : execute(selection.selections, { ...at, type: field.type, parent, path: where })
      try {
        // The schema says which parent a field gets; the compiler cannot see it through the table.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const value = field?.resolve(at.parent as never, { ...at, arguments: selection.arguments })
        return [
          selection.key,
          Array.isArray(value) ? value.map((each, index) => below(each, [...path, index])) : below(value),
        ]
      } catch (error) {
        if (!(error instanceof FieldRefusal)) throw error
        const { type, message } = error
        const saml = type === 'FORBIDDEN' ? { extensions: { saml_failure: false } } : {}
        at.problems.push({ type, message, path, locations: [selection.location], ...saml })
        return [selection.key, null]
      }
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
