import Anthropic from '@anthropic-ai/sdk'
import { onTestFinished } from 'vitest'
import { type Script, startModel } from './model.ts'

/** A scripted model that ends with the test, and the real SDK, silent and without retries. */
export async function play(script: Script) {
  const world = await startModel(script)
  onTestFinished(() => world.close())
  return { world, client: new Anthropic({ baseURL: world.url, apiKey: world.key, maxRetries: 0, logLevel: 'off' }) }
}

export const model = 'claude-sonnet-5-5'
export const user = <Content>(content: Content) => ({ role: 'user' as const, content })
export const assistant = <Content>(content: Content) => ({ role: 'assistant' as const, content })
export const ask: Anthropic.MessageCreateParamsNonStreaming = { model, max_tokens: 2048, messages: [user('Why?')] }
export const readFile: Anthropic.Tool = { name: 'read_file', input_schema: { type: 'object', properties: {} } }
export const cached = { cache_control: { type: 'ephemeral' as const } }
export const text = (words: string, more = {}) => ({ type: 'text' as const, text: words, ...more })
export const use = (id: string) => ({ type: 'tool_use' as const, id, name: 'read_file', input: {} })
export const result = (id: string) => ({ type: 'tool_result' as const, tool_use_id: id, content: 'x' })
