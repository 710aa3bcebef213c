import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { Repository } from './repository.ts'
import type { Place, Site } from './site.ts'
import type { Need, Token } from './tokens.ts'

/** `pulls/list-files` is octokit's `pulls.listFiles`. */
type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text
type Lookup<Table, Key> = Key extends keyof Table ? Table[Key] : never

/**
 * What a handler is given: the path's parameters, the query and the body as one object. The OpenAPI check has
 * seen it before, so its type, which octokit makes from the same OpenAPI, is no promise but a fact.
 */
export type Input<Id extends string> = Id extends `${infer Group}/${infer Name}`
  ? Lookup<Lookup<Lookup<RestEndpointMethodTypes, Camel<Group>>, Camel<Name>>, 'parameters'>
  : never

export interface Answer {
  readonly status: number
  readonly body?: unknown
  /** Instead of a body: something that is not JSON. */
  readonly raw?: { readonly type: string; readonly content: string | Uint8Array }
  readonly headers?: Readonly<Record<string, string>>
  /** For lists without page numbers: the query that leads on, by its relation. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How many pages there are, when this is one of them. */
  readonly pages?: number
}

export interface Call<Id extends string> extends Place {
  readonly input: Input<Id>
  readonly token: Token | undefined
  readonly accept: string
}

/** What may decide which permission is needed. */
export interface NeedInput {
  readonly issue_number?: number
  readonly comment_id?: number
}

/** Several needs: any one of them will do. */
export type Needs = readonly [Need, ...Need[]]

export interface Route {
  readonly operationId: string
  readonly handle: (call: Call<never>) => Answer
  /** Undefined for what concerns no repository. */
  readonly needs: ((repo: Repository, input: NeedInput) => Needs) | undefined
}

/** An operation on a repository. */
export function route<const Id extends string>(
  operationId: Id,
  needs: Need | Needs | NonNullable<Route['needs']>,
  handle: (call: Call<Id>) => Answer,
): Route {
  if (typeof needs === 'function') return { operationId, handle, needs }
  const always: Needs = typeof needs === 'string' ? [needs] : needs
  return { operationId, handle, needs: () => always }
}

/** An operation on the site as a whole. */
export function siteRoute<const Id extends string>(
  operationId: Id,
  handle: (call: { site: Site; input: Input<Id>; token: Token | undefined }) => Answer,
): Route {
  return { operationId, handle, needs: undefined }
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}

export const noContent: Answer = { status: 204 }

/** One page of a list. Only that page is turned into payloads. */
export function page<T>(
  items: readonly T[],
  {
    input,
    show,
    wrap = body => body,
  }: {
    input: { readonly page?: number; readonly per_page?: number }
    show: (item: T) => unknown
    wrap?: (body: unknown[]) => unknown
  },
): Answer {
  // GitHub gives 100 at most, whatever is asked for, and does not complain.
  const size = Math.min(Math.max(input.per_page ?? 30, 1), 100)
  const start = (Math.max(input.page ?? 1, 1) - 1) * size
  return {
    status: 200,
    body: wrap(items.slice(start, start + size).map(show)),
    pages: Math.max(1, Math.ceil(items.length / size)),
  }
}

export interface FieldError {
  readonly resource: string
  readonly code: string
  readonly field?: string
  readonly message?: string
}

/** An answer that is an error, thrown from wherever it is noticed. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly (FieldError | string)[] | undefined
  /** GitHub would refuse this whatever its state: a mistake in the client, not a situation. */
  readonly mistake: boolean

  constructor(
    status: number,
    message: string,
    { errors, mistake = false }: { errors?: readonly (FieldError | string)[]; mistake?: boolean } = {},
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.mistake = mistake
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'Not Found')
}

export function invalid(error: FieldError, options: { mistake?: boolean } = {}): Refusal {
  return new Refusal(422, 'Validation Failed', { errors: [error], ...options })
}

/** What was looked for, or 404. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}
