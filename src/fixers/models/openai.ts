import type { Effort } from '../../domain/model/usage.ts'
import OpenAI, { APIConnectionError, APIError, OpenAIError } from 'openai'
import type { ApiErrors } from './api-faults.ts'
import { sendChat } from './chat-completions.ts'
import { effortOf, modelInfo } from './model-catalog.ts'
import { ModelClient } from './model-client.ts'
import type { Model } from './model.ts'
import type { Price } from './price-list.ts'
import { sendResponses } from './responses.ts'
import type { RetryPolicy } from './retry.ts'

export interface OpenAIOptions {
  readonly model: string
  readonly apiKey: string | undefined
  /** The URL of a server that speaks OpenAI's API. Default: OpenAI's own. */
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly retryPolicy?: Partial<RetryPolicy>
  readonly stream?: boolean
}

/**
 * Make a model behind OpenAI's API: OpenAI, Azure, Gemini, Qwen, OpenRouter, Ollama, vLLM. OpenAI's current models take
 * tools through the Responses API only; all other servers speak Chat Completions.
 */
export function openaiModel(options: OpenAIOptions): Model {
  const { model, apiKey, baseUrl, price, retryPolicy, stream } = options
  const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname
  const isOpenAI = /(?:^|\.)openai\.(?:com|azure\.com)$/.test(host)
  const info = modelInfo(model, { family: 'other', isListPriced: VENDORS.some(vendor => vendor.test(host)), price })
  const sendRequest = isOpenAI ? sendResponses : sendChat
  return new ModelClient<OpenAI>({
    name: `openai/${model}`,
    info,
    retryPolicy,
    stream,
    secrets: apiKey === undefined ? [] : [apiKey],
    errors: ERRORS,
    connect: async fetch =>
      new OpenAI({
        // Local servers need no key, but the SDK does.
        apiKey: apiKey ?? 'none',
        baseURL: baseUrl ?? 'https://api.openai.com/v1',
        organization: null,
        project: null,
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      }),
    send: call => sendRequest({ ...call, model, info, effort: effortOf(info, options.effort), strict: isOpenAI }),
  })
}

/** Hosts that sell their models at list prices. Resellers have prices of their own. */
const VENDORS = [/(?:^|\.)openai\.com$/, /(?:^|\.)googleapis\.com$/, /(?:^|\.)aliyuncs\.com$/]

/** Error texts of all servers that speak this API. */
const ERRORS: ApiErrors<APIError> = {
  base: OpenAIError,
  connection: APIConnectionError,
  response: APIError,
  describe: (error, redact) => ({
    message: redact(error.message),
    text: `${error.code} ${error.type} ${error.message}`,
  }),
  transient: /rate_limit|overloaded|server_error|timeout|unavailable|internal|502|503|504|529/i,
  tooLong: {
    pattern:
      /context_length_exceeded|exceed_context_size|maximum (?:context|prompt) length|input token count|range of input length|prompt is too long|string_above_max_length/i,
    statuses: [undefined, 400],
  },
}
