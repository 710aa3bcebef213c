import { describe, expect, it } from 'vitest'
import { ROLE_LIMITS } from '../../../src/fixers/agents/role-limits.ts'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { analysing, repairing } from './fixing.ts'
import { play, PROVIDERS, tokensOf } from './play.ts'
import { calls, done, edit, readInTurn, report, runTests } from './turns.ts'
import {
  PRICE,
  TEXTS,
  TOKENS,
  expectBudgetsKept,
  expectDollarsKept,
  expectTokensKept,
  mostDollars,
  readEach,
} from './budget-cases.ts'

describe.each(PROVIDERS)('with %s, no request is made that could pass what may be spent:', provider => {
  it.each([1_000, 25_000])('%i tokens', budget => expectTokensKept(provider, budget))

  it.each([0.001, 0.1])('%d dollars', budget => expectDollarsKept(provider, budget))
})

it.each(['chinese.md', 'quotes.json'])('no request passes what may be spent whatever is read, such as %s', path =>
  expectBudgetsKept('anthropic', path),
)

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
  const { answer, world } = await repairing(
    [edit, ...Array.from({ length: 20 }, (_, index) => readInTurn(index)), done],
    {
      files: TEXTS,
      tools: { budgetTokens: 25_000 },
    },
  )

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
