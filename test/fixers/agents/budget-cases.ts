import { expect } from 'vitest'
import type { Price } from '../../../src/fixers/models/price-list.ts'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { play, type Provider, type World } from './play.ts'
import { call, readInTurn } from './turns.ts'

export const PRICE: Price = { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 }
export const TOKENS = 'The next request would exceed the remaining budget in tokens.'
export const MONEY = 'The next request would exceed the remaining budget in dollars.'

/** Files that one call reads: code, words, and signs that take more than one byte. */
export const TEXTS = {
  'code.ts': 'export const value = compute(first, second)\n'.repeat(200),
  'words.md': 'The quick brown fox jumps over the lazy dog.\n'.repeat(200),
  'chinese.md': '测试失败的原因是符号错误请检查代码\n'.repeat(300),
  'signs.md': '🙂🙃\n'.repeat(1_000),
  'quotes.json': '{"a":"\\"\\"\\""}\n'.repeat(500),
}
export const readEach = (index: number): Turn => call('read_file', { path: Object.keys(TEXTS)[index % 5] ?? '' })

/** No request could pass a budget of tokens. */
export async function expectTokensKept(provider: Provider, budgetTokens: number): Promise<void> {
  const { model, world } = await play(provider, (_request, index) => readEach(index))
  const { tools } = benchOn(inMemory(TEXTS), { budgetTokens })

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: TOKENS })
  expect(mostTokens(world)).toBeLessThanOrEqual(budgetTokens)
  // Less is no answer that is worth its request.
  for (const request of world.requests) expect(longestOf(request)).toBeGreaterThanOrEqual(1_000)
  expect(world.requests.length > 0).toBe(budgetTokens >= 8_000)
  expect(world.violations).toEqual([])
}

/** No request could pass a budget of dollars. */
export async function expectDollarsKept(provider: Provider, budgetDollars: number): Promise<void> {
  const { model, world } = await play(provider, (_request, index) => readEach(index), { price: PRICE })
  const { tools } = benchOn(inMemory(TEXTS), { budgetDollars })

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: MONEY })
  expect(mostDollars(world)).toBeLessThanOrEqual(budgetDollars)
  expect(answer.usage.dollars).toBeCloseTo(sum(world.requests.map(dollarsOf)), 10)
  expect(world.requests.length > 0).toBe(budgetDollars > 0.01)
  expect(world.violations).toEqual([])
}

/** No request could pass either budget, whatever is read. */
export async function expectBudgetsKept(provider: Provider, path: string): Promise<void> {
  const { model, world } = await play(provider, (_request, index) => readInTurn(index, path), { price: PRICE })
  const budget = { budgetTokens: 60_000, budgetDollars: 0.2 }

  const answer = await agent(model).fixer.fix(
    { ...assignment(), analysis: ANALYSIS },
    benchOn(inMemory(TEXTS), budget).tools,
  )

  expect(answer).toMatchObject({ kind: 'abstention', final: false })
  expect(mostTokens(world)).toBeLessThanOrEqual(budget.budgetTokens)
  expect(mostDollars(world)).toBeLessThanOrEqual(budget.budgetDollars)
}

/** What there would have been spent at most after some request, had its answer been as long as it was allowed to be. */
export function mostTokens({ requests }: World): number {
  return most(
    requests,
    request => inputOf(request) + request.outputTokens,
    request => inputOf(request) + longestOf(request),
  )
}

export function mostDollars({ requests }: World): number {
  return most(requests, dollarsOf, request => dollarsOf({ ...request, outputTokens: longestOf(request) }))
}

function most(requests: World['requests'], spent: (request: Request) => number, feared: (request: Request) => number) {
  return Math.max(0, ...requests.map((request, index) => sum(requests.slice(0, index).map(spent)) + feared(request)))
}

export type Request = World['requests'][number]

export function inputOf({ inputTokens, cacheReadTokens, cacheWriteTokens }: Request): number {
  return inputTokens + cacheReadTokens + cacheWriteTokens
}

export function longestOf({ body }: Request): number {
  return 'max_tokens' in body && typeof body.max_tokens === 'number' ? body.max_tokens : Number.POSITIVE_INFINITY
}

export function dollarsOf({ inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens }: Request): number {
  const { input, cacheRead, cacheWrite, output } = PRICE
  const tokens = inputTokens * input + cacheReadTokens * cacheRead + cacheWriteTokens * cacheWrite
  return (tokens + outputTokens * output) / 1_000_000
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
