// The scripted model: an HTTP server that plays Anthropic's Messages API from a script, and is as strict as the real one.

import type { RequestBody } from './shapes.ts'
import { ModelServer } from './server.ts'

export type { Block, RequestBody } from './shapes.ts'

/** What the server answers to one request; a fault with `times` to that many in a row. */
export type Turn = SayTurn | JsonTurn | ToolsTurn | FaultTurn

export interface SayTurn {
  /** An empty text makes an answer without content, which the real API gives at times. */
  say: string
  stop?: 'end_turn' | 'max_tokens' | 'refusal' | 'pause_turn' | 'model_context_window_exceeded'
}

export interface JsonTurn {
  /** A structured output: its JSON is the text. */
  json: unknown
}

export interface ToolsTurn {
  /** Neither names nor inputs are checked against the request: a script may be wrong on purpose. */
  tools: ToolCall[]
  say?: string
  /** The last call is cut off: its input ends halfway. */
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
 * - `cut`: the stream ends without `message_stop`; a plain body ends before its announced length.
 * - `stall`: headers, then silence until the client gives up.
 * - `reset`: the connection is reset before any answer.
 * - `html`: a 200 with a page, as a captive proxy sends.
 * - `broken-json`: a 200 whose JSON does not parse; in a stream, one event's data.
 * - `empty`: a 200 without a body.
 * - `error-event`: an overloaded server; in a stream, it says so in the middle, otherwise by its status.
 * - `failed`: an answer that says of itself that it failed, with a 200. Only the Responses API has it: elsewhere it is a
 *   violation.
 */
export type BrokenAnswer = 'cut' | 'stall' | 'reset' | 'html' | 'broken-json' | 'empty' | ToldFault
export type ToldFault = 'error-event' | 'failed'

/**
 * Played in order. A function decides for each request; of several turns that it returns, the rest answers the next
 * requests. A request beyond the end is a violation, and HTTP 400.
 */
export type Script = Turn[] | ((request: ModelRequest, index: number) => Turn | Turn[])

export interface ModelRequest {
  path: string
  /** With names in lower case, without the key. */
  headers: Readonly<Record<string, string>>
  stream: boolean
  body: RequestBody
  /** Those that are neither read from the cache nor written to it, as in the API's usage. */
  inputTokens: number
  cacheReadTokens: number
  cacheWriteTokens: number
}

/** Of a fault, all token counts are zero: nothing is billed and nothing is cached. */
export interface AnsweredRequest extends ModelRequest {
  turn: Turn
  outputTokens: number
}

export interface ScriptedModel extends AsyncDisposable {
  /** For ANTHROPIC_BASE_URL. */
  readonly url: string
  /** The only one accepted, as `x-api-key` or bearer token; any other gets a 401. */
  readonly key: string
  /** The legal requests for messages, in order. */
  readonly requests: readonly AnsweredRequest[]
  /** What the real API would have refused, and requests beyond the script. */
  readonly violations: readonly string[]
  /** Over all requests that were answered by something else than a fault. */
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

/** Without `models`, every model's name is accepted. */
export async function startModel(script: Script, options: { models?: string[] } = {}): Promise<ScriptedModel> {
  return ModelServer.start(script, options.models)
}
