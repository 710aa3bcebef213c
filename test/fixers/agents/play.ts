import { onTestFinished } from 'vitest'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import type { RetryPolicy } from '../../../src/fixers/models/retry.ts'
import type { Price } from '../../../src/fixers/models/price-list.ts'
import type { Model } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { type Script, type ScriptedModel, startModel } from '../../world/model/model.ts'
import { type Dialect, type ScriptedOpenAi, startOpenAi } from '../../world/openai/openai.ts'

/** Who answers: Claude, a server as strict as OpenAI, or one of one's own machine. Each over HTTP. */
export type Provider = 'anthropic' | Dialect
export const PROVIDERS: readonly Provider[] = ['anthropic', 'openai', 'plain']

export interface Playing {
  readonly model?: string
  readonly stream?: boolean
  readonly retryPolicy?: Partial<RetryPolicy>
  readonly price?: Price
}

export type World = ScriptedModel | ScriptedOpenAi

/** Claude by a script. It ends with the test. */
export async function claude(script: Script, options: Playing = {}): Promise<{ model: Model; world: ScriptedModel }> {
  const world = await startModel(script)
  onTestFinished(() => world.close())
  const told = { ...options, model: options.model ?? 'claude-sonnet-5-5', retryPolicy: patienceOf(options) }
  return { world, model: anthropicModel({ ...told, apiKey: world.key, baseUrl: world.url }) }
}

/** A model behind Chat Completions by a script. It ends with the test. */
export async function chat(
  script: Script,
  { dialect = 'openai', ...options }: Playing & { readonly dialect?: Dialect } = {},
): Promise<{ model: Model; world: ScriptedOpenAi }> {
  const world = await startOpenAi(script, { dialect })
  onTestFinished(() => world.close())
  const told = { ...options, model: options.model ?? 'gpt-4.1', retryPolicy: patienceOf(options) }
  return { world, model: openaiModel({ ...told, apiKey: world.key, baseUrl: world.url }) }
}

export function play(provider: Provider, script: Script, options?: Playing): Promise<{ model: Model; world: World }> {
  return provider === 'anthropic' ? claude(script, options) : chat(script, { ...options, dialect: provider })
}

/** No test waits for a second try. */
function patienceOf({ retryPolicy }: Playing): Partial<RetryPolicy> {
  return { backoffMs: 1, ...retryPolicy }
}

/** All tokens by the server's own count, of the input and of the output. */
export function tokensOf({ usage }: World): { input: number; output: number } {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage
  return { input: inputTokens + cacheReadTokens + cacheWriteTokens, output: outputTokens }
}
