import OpenAI from 'openai'
import { onTestFinished } from 'vitest'
import type { Script } from '../model/model.ts'
import { type Dialect, startOpenAi } from './openai.ts'

/** A scripted model that ends with the test, and the real SDK, silent and without retries. */
export async function play(script: Script, dialect: Dialect = 'openai') {
  const world = await startOpenAi(script, { dialect })
  onTestFinished(() => world.close())
  return { world, client: new OpenAI({ baseURL: world.url, apiKey: world.key, maxRetries: 0, logLevel: 'off' }) }
}

export const model = 'gpt-5.4'
const parameters = { type: 'object', properties: { path: { type: 'string' } } }

export const chat: OpenAI.ChatCompletionCreateParamsNonStreaming = {
  model,
  messages: [{ role: 'user', content: 'Why?' }],
  tools: [{ type: 'function', function: { name: 'read_file', parameters } }],
}

export type Input = OpenAI.Responses.ResponseInput
export const responses = {
  model,
  input: [{ role: 'user', content: 'Why?' }] as Input,
  tools: [{ type: 'function' as const, name: 'read_file', parameters, strict: false }],
  store: false,
  include: ['reasoning.encrypted_content' as const],
}

/** The conversation so far, the answer as it came, and the results of its tools. */
export function goOn(before: Input, output: readonly OpenAI.Responses.ResponseOutputItem[]): Input {
  const calls = output.filter(item => item.type === 'function_call')
  const results = calls.map(({ call_id }) => ({ type: 'function_call_output' as const, call_id, output: 'x' }))
  return [...before, ...(output as Input), ...results]
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
