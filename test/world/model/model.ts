// The scripted model: an HTTP server that plays Anthropic's Messages API from a script, and is as strict as the real one.

import { anthropic } from './messages-api.ts'
import type { Answered, Scripted } from './provider.ts'
import type { Script } from './script.ts'
import { ScriptedServer } from './scripted-server.ts'
import type { RequestBody } from './shapes.ts'

export type { FaultTurn, ModelRequest, Script, Turn } from './script.ts'
export type { RequestBody } from './shapes.ts'

export type AnsweredRequest = Answered<RequestBody>
export type ScriptedModel = Scripted<RequestBody>

export async function startModel(script: Script): Promise<ScriptedModel> {
  return ScriptedServer.start(anthropic(), script)
}
