import OpenAI from 'openai'
import { onTestFinished } from 'vitest'
import type { Script } from '../model/model.ts'
import { type OpenAiOptions, type ScriptedOpenAi, startOpenAi } from './openai.ts'

type Asked = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'stream'>

/** A scripted model that ends with the test, and the real SDK pointed at it, silent and without retries. */
export async function play(
  script: Script,
  options?: OpenAiOptions,
): Promise<{ world: ScriptedOpenAi; client: OpenAI }> {
  const world = await startOpenAi(script, options)
  onTestFinished(() => world.close())
  return { world, client: new OpenAI({ baseURL: world.url, apiKey: world.key, maxRetries: 0, logLevel: 'off' }) }
}

export const model = 'gpt-5.4'

/** The smallest request; tests add to it. */
export const ask: Asked = { model, messages: [{ role: 'user', content: 'Why is the test red?' }] }

export const readFile: OpenAI.ChatCompletionFunctionTool = {
  type: 'function',
  function: {
    name: 'read_file',
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
}

/** The tools' answers to a message that asked for them. */
export function results(message: OpenAI.ChatCompletionMessage | undefined): OpenAI.ChatCompletionToolMessageParam[] {
  return (message?.tool_calls ?? []).map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'text' }))
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
