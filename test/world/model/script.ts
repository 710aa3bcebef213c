// The answers that a test scripts, and the requests that it decides by.

import type { RequestBody } from './shapes.ts'

/** The answer to one request; a fault with `times` answers that many in a row. */
export type Turn = SayTurn | JsonTurn | ToolsTurn | FaultTurn
/** The turns that are real answers. */
export type Reply = Exclude<Turn, FaultTurn>

export interface SayTurn {
  /** An empty text makes an answer without content, which the real API gives at times. */
  say: string
  stop?: 'max_tokens' | 'refusal' | 'pause_turn' | 'model_context_window_exceeded'
}

export interface JsonTurn {
  /** A structured answer: its JSON is the text. */
  json: unknown
}

export interface ToolsTurn {
  /** Neither names nor inputs are checked against the request: a script can be wrong on purpose. */
  tools: ToolCall[]
  say?: string
  /** Cut off the last call: its input ends halfway. */
  stop?: 'max_tokens'
}

export interface ToolCall {
  name: string
  input: unknown
  /** Arguments that are no JSON, in place of the input. Only OpenAI's models write such: elsewhere it is a violation. */
  raw?: string
}

export type FaultTurn =
  | { fault: 'http'; status: number; headers?: Record<string, string>; body?: unknown; times?: number }
  | { fault: BrokenAnswer; times?: number }

/**
 * - `cut`: the stream ends without its last event; a plain body ends before its announced length.
 * - `stall`: headers, then silence until the client gives up.
 * - `reset`: the connection is reset before any answer.
 * - `html`: a 200 with a page, as a captive proxy sends.
 * - `broken-json`: a 200 whose JSON does not parse; in a stream, one event's data.
 * - `empty`: a 200 without a body.
 * - `error-event`: an overloaded server; a stream says so in the middle, a plain answer by its status.
 * - `failed`: an answer with a 200 that says it failed. Only the Responses API has it: elsewhere it is a violation.
 */
export type BrokenAnswer = 'cut' | 'stall' | 'reset' | 'html' | 'broken-json' | 'empty' | ToldFault
export type ToldFault = 'error-event' | 'failed'

/**
 * Turns in order, or a function that decides for each request; if it returns several turns, the rest answers the next
 * requests. A request beyond the end is a violation, and HTTP 400.
 */
export type Script = Turn[] | ((request: ModelRequest, index: number) => Turn | Turn[])

/** A request. With a server of OpenAI, its body is that of OpenAI's APIs. */
export interface ModelRequest<Body = RequestBody> {
  path: string
  /** With names in lower case, without the key. */
  headers: Readonly<Record<string, string>>
  stream: boolean
  body: Body
  /** The tokens that are neither read from the cache nor written to it. */
  inputTokens: number
  cacheReadTokens: number
  cacheWriteTokens: number
}
