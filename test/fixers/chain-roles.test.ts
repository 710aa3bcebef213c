import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_HISTORY } from '../../src/domain/history/fix-history.ts'
import { createChain, type ChainOptions } from '../../src/fixers/chain.ts'
import type { Assignment } from '../../src/domain/model/assignment.ts'
import { ANALYSIS, assignment, benchOn, inMemory, wholeChange, keeper } from './agents/bench.ts'
import { hostIsAt } from './models/reroute.ts'
import { startModel } from '../world/model/model.ts'

const [SONNET, HAIKU, OPUS] = ['claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-opus-5-5'] as const
const LARGE: Partial<Assignment> = { strategy: 'aggressive' }

/** A chain of Claude's models, all of which give up, and the names of those that were asked. */
async function play(models: readonly string[], roles: ChainOptions['roles'], { isGateway = true } = {}) {
  const world = await startModel(() => ({ tools: [{ name: 'give_up', input: { reason: 'No.' } }] }))
  const transcripts = mkdtempSync(join(tmpdir(), 'fix-tests-roles-'))
  onTestFinished(async () => {
    await world.close()
    rmSync(transcripts, { recursive: true })
  })
  if (!isGateway) hostIsAt(world.url, 'https://api.anthropic.com')
  const named = Object.entries(roles).map(([role, name]) => [role, `anthropic/${name}`])
  const chain = await createChain({
    models: models.map(name => `anthropic/${name}`),
    roles: Object.fromEntries(named) as ChainOptions['roles'],
    review: true,
    writeTests: true,
    access: {
      anthropic: { apiKey: world.key, authToken: undefined, baseUrl: isGateway ? world.url : undefined, isThere: true },
      openai: { apiKey: undefined, baseUrl: undefined },
      bedrock: { region: undefined, baseUrl: undefined },
      vertex: { region: undefined, project: undefined, baseUrl: undefined },
      effort: 'low',
      prices: new Map(),
    },
    redact: text => text,
    isHidden: () => false,
    isTest: () => false,
    isPassed: () => false,
    transcripts,
    background: async () => ({ guidance: [], memory: EMPTY_HISTORY }),
    isPriced: true,
  })
  const { tools } = benchOn(inMemory({}))
  const asked = () => world.requests.map(({ body }) => body.model)
  return { world, chain, tools, asked }
}

/** Who is asked for an analysis, and who for the fix, by each link of the chain. */
async function cast(models: readonly string[], roles: ChainOptions['roles'], change: Partial<Assignment> = LARGE) {
  const { chain, tools, asked } = await play(models, roles)
  for (const fixer of chain.fixers.values()) {
    await fixer.analyze(assignment(change), { ...tools, conversation: keeper() })
    await fixer.fix({ ...assignment(change), analysis: ANALYSIS }, { ...tools, conversation: keeper() })
  }
  return asked()
}

describe('in a chain of two models', () => {
  it.each<[string, ChainOptions['roles'], string[]]>([
    ['each plays all of its own roles', {}, [SONNET, SONNET, HAIKU, HAIKU]],
    ['the first one leaves the analysis to another', { analyst: OPUS }, [OPUS, SONNET, HAIKU, HAIKU]],
    ['the first one leaves the fix to another', { fixer: OPUS }, [SONNET, OPUS, HAIKU, HAIKU]],
    ['the first one leaves both to others', { analyst: OPUS, fixer: HAIKU }, [OPUS, HAIKU, HAIKU, HAIKU]],
    ['nobody leaves what is large to the small one', { small: OPUS }, [SONNET, SONNET, HAIKU, HAIKU]],
  ])('%s', async (_, roles, asked) => {
    expect(await cast([SONNET, HAIKU], roles)).toEqual(asked)
  })

  it('the first one leaves what is small to the small one, whoever has the roles', async () => {
    const asked = await cast([SONNET, HAIKU], { small: OPUS, analyst: HAIKU }, {})

    expect(asked).toEqual([OPUS, OPUS, HAIKU, HAIKU])
  })
})

describe('a review', () => {
  it.each<[string, string[], ChainOptions['roles'], string[]]>([
    ['by the models of the chain in their order', [SONNET, HAIKU], {}, [SONNET, HAIKU]],
    ['by the one that was named, then by the others', [SONNET, HAIKU], { reviewer: OPUS }, [OPUS, SONNET, HAIKU]],
    ['by each of them once', [SONNET, HAIKU], { reviewer: HAIKU }, [HAIKU, SONNET]],
    ['by nobody who has another role', [SONNET], { analyst: OPUS, fixer: HAIKU }, [SONNET]],
  ])('is made %s', async (_, models, roles, expected) => {
    const { chain, tools, asked } = await play(models, roles)

    await chain.reviewer?.review(wholeChange(), tools)

    expect(asked()).toEqual(expected)
  })
})

describe('a review of a short change with full proof', () => {
  const small = { ...wholeChange(), isProved: true, stillFailing: [], signs: [], demanded: [] }

  it.each<[string, ChainOptions['roles'], { isGateway?: boolean; models?: string[] }, string[]]>([
    ['by Claude’s small model, then by the chain', {}, { isGateway: false }, [HAIKU, SONNET]],
    ['by the chain where a gateway may not have that', {}, {}, [SONNET]],
    ['by the small model that was named', { small: OPUS }, { isGateway: false }, [OPUS, SONNET]],
    ['by the reviewer that was named', { reviewer: OPUS }, { isGateway: false }, [OPUS, SONNET]],
    ['by a small model of the chain once', {}, { isGateway: false, models: [HAIKU, SONNET] }, [HAIKU, SONNET]],
  ])('is made %s', async (_, roles, { models = [SONNET], ...how }, expected) => {
    const { chain, tools, asked } = await play(models, roles, how)

    await chain.reviewer?.review(small, tools)

    expect(asked()).toEqual(expected)
  })

  it.each([
    ['that is long', { diff: '+ line\n'.repeat(16) }],
    ['without full proof', { isProved: false }],
    ['beside which a test fails', { stillFailing: ['a › b'] }],
    ['that looks like a cheat', { signs: ['It names a value of the test.'] }],
  ])('but of one %s by the chain', async (_, more) => {
    const { chain, tools, asked } = await play([SONNET], {}, { isGateway: false })

    await chain.reviewer?.review({ ...small, ...more }, tools)

    expect(asked()).toEqual([SONNET])
  })
})

it('all are told the effort, and nothing illegal', async () => {
  const { world, chain, tools } = await play([SONNET], { analyst: OPUS })
  const [fixer] = chain.fixers.values()

  await fixer?.analyze(assignment(LARGE), tools)
  await fixer?.fix({ ...assignment(LARGE), analysis: ANALYSIS }, tools)
  await chain.reviewer?.review(wholeChange(), tools)

  expect(world.requests.map(({ body }) => body.output_config)).toEqual(
    Array.from({ length: 3 }, () => ({ effort: 'low' })),
  )
  expect(world.violations).toEqual([])
})
