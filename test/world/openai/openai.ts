// A scripted model that plays two APIs of OpenAI from the same scripts: the Responses API and Chat Completions.

import type { Script } from '../model/script.ts'
import type { Provider, Scripted } from '../model/provider.ts'
import { ScriptedServer } from '../model/scripted-server.ts'
import { ChatApi } from './chat/chat-api.ts'
import type { ChatBody } from './chat/shapes.ts'
import { type Dialect, errorBody } from './dialect.ts'
import { PrefixCache } from './prefix-cache.ts'
import { ResponsesApi } from './responses/responses-api.ts'
import type { ResponsesBody } from './responses/shapes.ts'

export type { ChatBody } from './chat/shapes.ts'
export type { Dialect } from './dialect.ts'
export type { ResponsesBody } from './responses/shapes.ts'

/** The path of a request tells which API its body is of. */
type Body = ChatBody | ResponsesBody
export type ScriptedOpenAi = Scripted<Body>

export async function startOpenAi(script: Script, options: { dialect?: Dialect } = {}): Promise<ScriptedOpenAi> {
  const { dialect = 'openai' } = options
  const cache = new PrefixCache()
  const provider: Provider<Body> = {
    apis: {
      'POST /v1/chat/completions': new ChatApi(dialect, cache),
      ...(dialect === 'openai' ? { 'POST /v1/responses': new ResponsesApi(cache) } : {}),
    },
    basePath: '/v1',
    keyPrefix: 'sk-proj-',
    requestIdHeader: 'x-request-id',
    isAuthentic: ({ authorization }, key) => authorization === `Bearer ${key}`,
    errorBody,
  }
  return ScriptedServer.start(provider, script)
}
