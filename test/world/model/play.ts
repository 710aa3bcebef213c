import Anthropic from '@anthropic-ai/sdk'
import { onTestFinished } from 'vitest'
import { startModel, type Script, type ScriptedModel } from './model.ts'

/** A scripted model that ends with the test, and the real SDK pointed at it, silent and without retries. */
export async function play(
  script: Script,
  options?: { models?: string[] },
): Promise<{ world: ScriptedModel; client: Anthropic }> {
  const world = await startModel(script, options)
  onTestFinished(() => world.close())
  return { world, client: new Anthropic({ baseURL: world.url, apiKey: world.key, maxRetries: 0, logLevel: 'off' }) }
}

/** What the promise rejects with; a test that expects a failure fails without one. */
export async function failure(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('expected a failure')
}

export const model = 'claude-sonnet-5-5'

/** The smallest request; tests add to it. */
export const ask: Anthropic.MessageCreateParamsNonStreaming = {
  model,
  max_tokens: 2048,
  messages: [{ role: 'user', content: 'Why is the test red?' }],
}

export const readFile: Anthropic.Tool = {
  name: 'read_file',
  input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
}
