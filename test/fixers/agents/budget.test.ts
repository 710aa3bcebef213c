import { describe, expect, it } from 'vitest'
import { ROLE_LIMITS } from '../../../src/fixers/agents/role-limits.ts'
import type { Price } from '../../../src/fixers/models/price-list.ts'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { analysing, repairing } from './fixing.ts'
import { play, PROVIDERS, tokensOf, type World } from './play.ts'
import { call, calls, done, edit, read, report, runTests } from './turns.ts'

const PRICE: Price = { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 }
const TOKENS = 'The next request would exceed the remaining budget in tokens.'
const MONEY = 'The next request would exceed the remaining budget in dollars.'

/** Files that one call reads: code, words, and signs that take more than one byte. */
const TEXTS = {
  'code.ts': 'export const value = compute(first, second)\n'.repeat(200),
  'words.md': 'The quick brown fox jumps over the lazy dog.\n'.repeat(200),
  'chinese.md': '测试失败的原因是符号错误请检查代码\n'.repeat(300),
  'signs.md': '🙂🙃\n'.repeat(1_000),
  'quotes.json': '{"a":"\\"\\"\\""}\n'.repeat(500),
}
const readEach = (index: number): Turn => call('read_file', { path: Object.keys(TEXTS)[index % 5] ?? '' })

describe.each(PROVIDERS)('with %s, no request is made that could pass what may be spent:', provider => {
  it.each([1_000, 8_000, 10_000, 15_000, 25_000, 40_000, 80_000])('%i tokens', async budgetTokens => {
    const { model, world } = await play(provider, (_request, index) => readEach(index))
    const { tools } = benchOn(inMemory(TEXTS), { budgetTokens })

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

    expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: TOKENS })
    expect(mostTokens(world)).toBeLessThanOrEqual(budgetTokens)
    // Less is no answer that is worth its request.
    for (const request of world.requests) expect(longestOf(request)).toBeGreaterThanOrEqual(1_000)
    expect(world.requests.length > 0).toBe(budgetTokens >= 8_000)
    expect(world.violations).toEqual([])
  })

  it.each([0.001, 0.03, 0.05, 0.1, 0.2])('%d dollars', async budgetDollars => {
    const { model, world } = await play(provider, (_request, index) => readEach(index), { price: PRICE })
    const { tools } = benchOn(inMemory(TEXTS), { budgetDollars })

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

    expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: MONEY })
    expect(mostDollars(world)).toBeLessThanOrEqual(budgetDollars)
    expect(answer.usage.dollars).toBeCloseTo(sum(world.requests.map(dollarsOf)), 10)
    expect(world.requests.length > 0).toBe(budgetDollars > 0.01)
    expect(world.violations).toEqual([])
  })

  it.each(Object.keys(TEXTS))('whatever is read, such as %s', async path => {
    const { model, world } = await play(provider, () => call('read_file', { path }), { price: PRICE })
    const budget = { budgetTokens: 60_000, budgetDollars: 0.2 }

    const answer = await agent(model).fixer.fix(
      { ...assignment(), analysis: ANALYSIS },
      benchOn(inMemory(TEXTS), budget).tools,
    )

    expect(answer).toMatchObject({ kind: 'abstention', final: false })
    expect(mostTokens(world)).toBeLessThanOrEqual(budget.budgetTokens)
    expect(mostDollars(world)).toBeLessThanOrEqual(budget.budgetDollars)
  })
})

it('a conversation that was begun anew pays for all that it sends again', async () => {
  const full: Turn = { say: 'I was about', stop: 'model_context_window_exceeded' }
  const script = (index: number) => (index % 4 === 3 ? full : readEach(index))
  const { model, world } = await play('anthropic', (_request, index) => script(index), { price: PRICE })
  const budgetDollars = 0.12

  await agent(model).fixer.fix(
    { ...assignment(), analysis: ANALYSIS },
    benchOn(inMemory(TEXTS), { budgetDollars }).tools,
  )

  expect(world.requests.length).toBeGreaterThan(4)
  expect(mostDollars(world)).toBeLessThanOrEqual(budgetDollars)
})

describe('a budget that is enough', () => {
  it('for little changes nothing', async () => {
    const { answer, world } = await repairing([edit, runTests, done], {
      tools: { budgetTokens: 200_000, budgetDollars: 5 },
    })

    expect(answer.kind).toBe('proposal')
    expect(world.requests.map(({ body }) => body.max_tokens)).toEqual([16_000, 16_000, 16_000])
  })

  it('for a short answer only asks for a short one', async () => {
    const { answer, world } = await repairing([done], { tools: { budgetTokens: 12_000 } })

    expect(answer.kind).toBe('proposal')
    const [request] = world.requests
    expect(request?.body.max_tokens).toBeGreaterThanOrEqual(1_000)
    expect((request?.body.max_tokens ?? 0) + tokensOf(world).input).toBeLessThanOrEqual(12_000)
  })

  it('for half of an answer does not pay for the half twice', async () => {
    const half: Turn = { say: 'I think', stop: 'max_tokens' }

    const { answer, world } = await repairing([half, half], { tools: { budgetTokens: 12_000 } })

    const reason = 'Its answer was cut off, and the remaining budget does not pay for a longer one.'
    expect(answer).toMatchObject({ kind: 'abstention', reason, final: false })
    expect(world.requests).toHaveLength(1)
  })
})

it('what is spent in the middle of the work is counted, and what was edited is told by nobody as a fix', async () => {
  const { answer, world } = await repairing([edit, ...Array.from({ length: 20 }, () => read), done], {
    files: TEXTS,
    tools: { budgetTokens: 25_000 },
  })

  expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: TOKENS })
  expect(answer.usage.inputTokens).toBe(tokensOf(world).input)
  expect(answer.usage.outputTokens).toBe(tokensOf(world).output)
  expect(world.requests.length).toBeGreaterThan(1)
})

it('money is no limit where nobody knows the price, and its tokens are told as unpriced', async () => {
  const { model, world } = await play('plain', [edit, done])
  const { tools } = benchOn(inMemory({}), { budgetDollars: 0.000_001 })

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer).toMatchObject({ kind: 'proposal', usage: { dollars: 0 } })
  expect(answer.usage.unpricedTokens).toBe(tokensOf(world).input + tokensOf(world).output)
})

it('a model that costs nothing is asked without money', async () => {
  const free = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }
  const { model } = await play('plain', [edit, done], { price: free })
  const { tools } = benchOn(inMemory({}), { budgetDollars: 0 })

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer.kind).toBe('proposal')
})

it('no conversation takes more tokens than its role may', async () => {
  const long = 'x'.repeat(12_000)
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`long/${index}.ts`, long]))
  const readMany = calls(...Object.keys(files).map(path => ['read_file', { path }] as const))

  const { answer, world } = await analysing([...Array.from({ length: 19 }, () => readMany), report], { files })

  const { input, output } = tokensOf(world)
  expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: TOKENS })
  expect(input + output).toBeLessThanOrEqual(ROLE_LIMITS.analyst.tokens)
})

/** What there would have been spent at most after some request, had its answer been as long as it was allowed to be. */
function mostTokens({ requests }: World): number {
  return most(
    requests,
    request => inputOf(request) + request.outputTokens,
    request => inputOf(request) + longestOf(request),
  )
}

function mostDollars({ requests }: World): number {
  return most(requests, dollarsOf, request => dollarsOf({ ...request, outputTokens: longestOf(request) }))
}

function most(requests: World['requests'], spent: (request: Request) => number, feared: (request: Request) => number) {
  return Math.max(0, ...requests.map((request, index) => sum(requests.slice(0, index).map(spent)) + feared(request)))
}

type Request = World['requests'][number]

function inputOf({ inputTokens, cacheReadTokens, cacheWriteTokens }: Request): number {
  return inputTokens + cacheReadTokens + cacheWriteTokens
}

function longestOf({ body }: Request): number {
  return 'max_tokens' in body && typeof body.max_tokens === 'number' ? body.max_tokens : Number.POSITIVE_INFINITY
}

function dollarsOf({ inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens }: Request): number {
  const { input, cacheRead, cacheWrite, output } = PRICE
  const tokens = inputTokens * input + cacheReadTokens * cacheRead + cacheWriteTokens * cacheWrite
  return (tokens + outputTokens * output) / 1_000_000
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
