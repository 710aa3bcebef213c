import type { ToldError } from '../model/faults.ts'
import type { RequestBody, ToldFault } from '../model/model.ts'
import type { Reply } from '../model/reply.ts'
import type { Refusal } from './errors.ts'
import type { OpenAiRequest } from './openai.ts'
import type { Prompt, PrefixUse } from './prefix-cache.ts'

/** One of the APIs that the server plays. */
export interface Api {
  check(sent: unknown): { exchange: Exchange } | { refusal: Refusal }
}

/** A legal request, and the ways to answer it. */
export interface Exchange {
  body: OpenAiRequest['body']
  /** For scripts that are played to both servers. */
  asMessages: RequestBody
  prompt: Prompt
  answer(turn: Reply, circumstances: Circumstances): Answer
  tooLong(promptTokens: number): Refusal
}

export interface Circumstances {
  prefixUse: PrefixUse
  /** Makes an id like `call_…`, never the same one twice. */
  id: (prefix: string) => string
}

export interface Answer {
  /** The events of a stream, or a body. */
  parts: string[]
  outputTokens: number
  /** What comes in its place, or after the half of it. */
  told: Partial<Record<ToldFault, ToldError>>
}
