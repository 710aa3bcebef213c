import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { Repository } from './repository.ts'
import type { Place } from './site.ts'
import type { Need, Token } from './tokens.ts'

/** `pulls/list-files` is octokit's `pulls.listFiles`. */
type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text
type Lookup<Table, Key> = Key extends keyof Table ? Table[Key] : never

/**
 * The input of a handler: the path's parameters, the query and the body as one object. The OpenAPI check comes
 * first, so octokit's type, made from the same OpenAPI, is right.
 */
export type Input<Id extends string> = Id extends `${infer Group}/${infer Name}`
  ? Lookup<Lookup<Lookup<RestEndpointMethodTypes, Camel<Group>>, Camel<Name>>, 'parameters'>
  : never

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The number of pages, if this is one of them. */
  readonly pages?: number
}

export interface Call<Id extends string> extends Place {
  readonly input: Input<Id>
  readonly token: Token
}

/** The parts of an input that can decide which permission is needed. */
export interface NeedInput {
  readonly issue_number?: number
  readonly comment_id?: number
}

/** Several needs: any one of them will do. */
export type Needs = readonly [Need, ...Need[]]

export interface Route {
  readonly operationId: string
  readonly handle: (call: Call<never>) => Answer
  readonly needs: (repo: Repository, input: NeedInput) => Needs
}

export function route<const Id extends string>(
  operationId: Id,
  needs: Need | Needs | Route['needs'],
  handle: (call: Call<Id>) => Answer,
): Route {
  if (typeof needs === 'function') return { operationId, handle, needs }
  const always: Needs = typeof needs === 'string' ? [needs] : needs
  return { operationId, handle, needs: () => always }
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}

export const noContent: Answer = { status: 204 }

interface Page<T> {
  readonly input: { readonly page?: number; readonly per_page?: number }
  readonly show: (item: T) => unknown
  readonly wrap?: (body: unknown[]) => unknown
}

/** One page of a list. Only the items of that page become payloads. */
export function page<T>(items: readonly T[], { input, show, wrap = body => body }: Page<T>): Answer {
  // GitHub gives 100 at most, whatever a client asks for, without an error.
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

/** An error answer, thrown from where it is noticed. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly (FieldError | string)[] | undefined
  /** True for a mistake of the client, which GitHub refuses whatever its state. */
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

/** Return the value, or throw a 404. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}
