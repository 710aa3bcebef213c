// The terms in which the scripted server and the APIs of the providers speak.

import type { IncomingHttpHeaders } from 'node:http'
import type { ToldError } from './broken-answer.ts'
import type { ModelRequest, Reply, ToldFault, Turn } from './script.ts'

/** A provider of models, as the server plays it. */
export interface Provider<Body> {
  /** By route, such as `POST /v1/messages`. */
  readonly apis: Readonly<Record<string, Api<Body>>>
  /** Of the address that clients are given. */
  readonly basePath: string
  readonly keyPrefix: string
  /** The header that names each answer. */
  readonly requestIdHeader: string
  isAuthentic(headers: IncomingHttpHeaders, key: string): boolean
  errorBody(status: number, refusal?: Refusal): object
}

export interface Api<Body> {
  check(sent: unknown, headers: IncomingHttpHeaders): { exchange: Exchange<Body> } | { refusal: Refusal }
}

/** The reason to refuse a request. */
export interface Refusal {
  message: string
  code?: string
  /** Default: 400. */
  status?: number
}

/** A legal request, and the way to answer it. */
export interface Exchange<Body> {
  body: Body & { stream?: boolean | null | undefined }
  cacheUse: CacheUse
  answer(turn: Reply, id: MakeId): Answer
}

/** Makes an id like `call_…`, never the same one twice. */
export type MakeId = (prefix: string) => string

export interface CacheUse extends Pick<ModelRequest, 'inputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'> {
  /** Make the prompt's prefixes readable. Called when the request is answered: a failed one caches nothing. */
  commit(): void
}

export interface Answer {
  /** The events of a stream, or a body. */
  parts: string[]
  outputTokens: number
  /** The errors that the API can tell in place of this answer, or after half of it. */
  told: Partial<Record<ToldFault, ToldError>>
  /** In place of an answer: the conversation is too long. */
  refusal?: Refusal
}

/** After a fault, all token counts are zero: nothing is billed and nothing is cached. */
export interface Answered<Body> extends ModelRequest<Body> {
  turn: Turn
  outputTokens: number
}

export interface Scripted<Body> extends AsyncDisposable {
  /** The base URL for the provider's SDK. */
  readonly url: string
  /** The only one accepted; any other gets a 401. */
  readonly key: string
  /** The legal requests, in order. */
  readonly requests: readonly Answered<Body>[]
  /** Requests that the real API refuses, and requests beyond the script. */
  readonly violations: readonly string[]
  /** The sum over all requests that were answered, faults left out. */
  readonly usage: Usage
  close(): Promise<void>
}

export interface Usage {
  requests: number
  inputTokens: number
  cacheReadTokens: number
  cacheWriteTokens: number
  outputTokens: number
}
