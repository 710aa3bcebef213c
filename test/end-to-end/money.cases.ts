import { expect } from 'vitest'
import { type ScriptedModel, startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { bringing, chatty, SUM } from './talk.ts'

/** Dollars for a million tokens of Claude Sonnet 5.5. */
const PRICE = { input: 2, cacheRead: 0.1, cacheWrite: 2.5, output: 10 }

/** What the provider would bill, by its own counting. */
export function billed({ usage }: Pick<ScriptedModel, 'usage'>): number {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage
  const { input, cacheRead, cacheWrite, output } = PRICE
  return (
    (inputTokens * input + cacheReadTokens * cacheRead + cacheWriteTokens * cacheWrite + outputTokens * output) /
    1_000_000
  )
}

export function tokens({ usage }: Pick<ScriptedModel, 'usage'>): number {
  return usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens + usage.outputTokens
}

/** A limit of a run, and the most that may be spent with it. */
export interface Limit {
  readonly limit: string
  readonly value: string
  readonly spent: (model: Pick<ScriptedModel, 'usage'>) => number
  readonly most: number
}

/** A model that talks on and on is cut off in time, and the offline engine goes on. */
export async function expectWithin({ limit, value, spent, most }: Limit): Promise<void> {
  await using scene = await layOut(bringing(SUM))
  await using model = await startModel(chatty)

  const { outputs, log, summary } = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5, offline',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
      review: 'false',
      [limit]: value,
    },
  })

  expect(spent(model)).toBeLessThanOrEqual(most)
  expect(spent(model), 'it was used').toBeGreaterThan(most / 3)
  expect(model.requests.length).toBeGreaterThan(4)
  expect(summary).toMatch(/exceed the remaining budget in|cut off at its token limit/)
  // Who costs nothing goes on.
  expect(outputs.outcome, log).toBe('fixed')
}
