// A second scripted model: an HTTP server that plays two APIs of OpenAI from the same scripts, Chat Completions and Responses.

import type { ModelRequest, Script, ScriptedModel, Turn } from '../model/model.ts'
import type { ResponsesBody } from './responses/shapes.ts'
import { OpenAiServer } from './server.ts'
import type { ChatBody } from './shapes.ts'

export type { ChatBody, ChatMessage } from './shapes.ts'
export type { InputItem, ResponsesBody } from './responses/shapes.ts'

/**
 * - `openai`: as strict as the real API, with prompt caching.
 * - `plain`: what local servers make of it. They tell no cached tokens and know no refusals, send each tool call of a
 *   stream in one piece, and ignore fields that they do not know, `strict` among them. They have no Responses API.
 */
export type Dialect = 'openai' | 'plain'

/**
 * A script's function sees the request in the terms of the Messages API, so that one script plays to both servers. What
 * was sent is found here, in `requests`. The counts mean the same with both: `inputTokens` are those that were not cached.
 */
export interface OpenAiRequest extends Omit<ModelRequest, 'body'> {
  /** Of which API it is, `path` tells. */
  body: ChatBody | ResponsesBody
}

/** Of a fault, all token counts are zero: nothing is billed and nothing is cached. */
export interface AnsweredOpenAiRequest extends OpenAiRequest {
  turn: Turn
  outputTokens: number
}

export interface ScriptedOpenAi extends Omit<ScriptedModel, 'url' | 'key' | 'requests'> {
  /** For OPENAI_BASE_URL; ends with /v1. */
  readonly url: string
  /** The only bearer token accepted; any other gets a 401. */
  readonly key: string
  /** The legal requests for answers, in order. */
  readonly requests: readonly AnsweredOpenAiRequest[]
}

export interface OpenAiOptions {
  /** Without it, every model's name is accepted. */
  models?: string[]
  dialect?: Dialect
}

export async function startOpenAi(script: Script, options: OpenAiOptions = {}): Promise<ScriptedOpenAi> {
  return OpenAiServer.start(script, options)
}
