import { describe, expect, it } from 'vitest'
import { EMPTY_HISTORY } from '../../src/domain/history/fix-history.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { AgentFixer } from '../../src/fixers/agents/agent-fixer.ts'
import { AgentReviewer } from '../../src/fixers/agents/agent-reviewer.ts'
import { createChain, type ChainOptions } from '../../src/fixers/chain.ts'
import { OfflineEngine } from '../../src/fixers/offline/repair-engine.ts'
import { failure } from './models/asking.ts'
import { ACCESS, NO_ACCESS, options } from './chain-options.ts'

const SONNET = 'anthropic/claude-sonnet-5-5'
const HAIKU = 'anthropic/claude-haiku-5-5'
const OPUS = 'anthropic/claude-opus-5-5'
const GPT = 'openai/gpt-6-sol'

async function chain(more: Partial<ChainOptions> = {}) {
  const { fixers, reviewer } = await createChain(options(more))
  return { names: [...fixers.keys()], fixers, reviewer }
}

async function refused(more: Partial<ChainOptions>): Promise<UserError> {
  const error = await failure(createChain(options(more)))
  expect(error).toBeInstanceOf(UserError)
  return error as UserError
}

describe('the chain that nobody named', () => {
  it.each([
    ['Claude and the offline engine, where there is a key', ACCESS, [SONNET, 'offline']],
    [
      'the same with a token',
      { ...NO_ACCESS, anthropic: { ...NO_ACCESS.anthropic, authToken: 't', isThere: true } },
      [SONNET, 'offline'],
    ],
    ['the offline engine alone, where there is none', NO_ACCESS, ['offline']],
    [
      "the offline engine alone, where there is only somebody else's",
      { ...ACCESS, anthropic: NO_ACCESS.anthropic },
      ['offline'],
    ],
  ])('is %s', async (_, access, names) => {
    expect((await chain({ access })).names).toEqual(names)
  })
})

describe('the chain', () => {
  it('has its fixers in the order of their names', async () => {
    const { names, fixers } = await chain({ models: ['offline', GPT, SONNET] })

    expect(names).toEqual(['offline', GPT, SONNET])
    expect([...fixers.values()].map(fixer => fixer.constructor)).toEqual([OfflineEngine, AgentFixer, AgentFixer])
  })

  it.each(['anthropic/m', 'openai/m', 'bedrock/global.anthropic.m', 'vertex/m', 'openai/org/m'])(
    'takes %s',
    async name => {
      expect((await chain({ models: [name] })).names).toEqual([name])
    },
  )

  it.each(['claude', 'anthropic', 'anthropic/', '/m', 'gemini/m', 'Offline', 'Anthropic/m', ''])(
    'refuses %j, which is no fixer',
    async name => {
      const error = await refused({ models: ['offline', name] })

      expect(error.message).toBe(`Input models: ${JSON.stringify(name)} is not a fixer.`)
      expect(error.remedy).toMatch(/anthropic\/<model>.*or offline\.$/)
    },
  )

  it('refuses to be empty', async () => {
    expect((await refused({ models: [] })).message).toMatch(/^Input models/)
  })

  it.each([
    [SONNET, NO_ACCESS, 'anthropic-api-key (or anthropic-auth-token)'],
    [GPT, NO_ACCESS, 'openai-api-key'],
    [GPT, { ...ACCESS, openai: NO_ACCESS.openai }, 'openai-api-key'],
  ])('refuses %s without its key', async (name, access, input) => {
    const error = await refused({ models: ['offline', name], access })

    expect(error.message).toBe(`Input models asks for ${name}, but there is no key.`)
    expect(error.remedy).toBe(`Pass ${input} from a secret, or use models: offline.`)
  })

  it('refuses Bedrock without a region, which its SDK would choose', async () => {
    const access = { ...NO_ACCESS, bedrock: { region: undefined, baseUrl: undefined } }

    const error = await refused({ models: ['bedrock/global.anthropic.m'], access })

    expect(error.message).toBe('Input models asks for bedrock/global.anthropic.m, but no region is set.')
    expect(error.remedy).toMatch(/^Set AWS_REGION/)
  })

  it.each([
    ['openai/m', { ...NO_ACCESS, openai: { apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' } }],
    ['bedrock/global.anthropic.claude-sonnet-5-5', NO_ACCESS],
    ['vertex/claude-sonnet-5-5', NO_ACCESS],
  ])('needs no key for %s, whose server wants none or has another sign-in', async (name, access) => {
    expect((await chain({ models: [name], access })).names).toEqual([name])
  })

  it('asks for the background once, and only where a model is asked', async () => {
    let asked = 0
    const background: ChainOptions['background'] = async () => {
      asked += 1
      return { guidance: [], memory: EMPTY_HISTORY }
    }

    await chain({ models: ['offline'], background })
    const before = asked
    await chain({ models: [SONNET, GPT, 'offline'], background })

    expect([before, asked]).toEqual([0, 1])
  })
})

describe('roles', () => {
  it.each(['analyst', 'fixer', 'reviewer', 'small'])('are given away by input %s-model', async role => {
    expect((await chain({ models: [SONNET], roles: { [role]: GPT } })).names).toEqual([SONNET])
  })

  it.each(['analyst', 'fixer', 'reviewer', 'small'])(
    'given to what is no model by %s-model are refused',
    async role => {
      for (const name of ['offline', 'claude']) {
        const error = await refused({ models: [SONNET], roles: { [role]: name } })

        expect(error.message).toBe(`Input ${role}-model: "${name}" is not a fixer.`)
        expect(error.remedy).not.toContain('or offline')
      }
    },
  )

  it.each(['analyst', 'fixer', 'reviewer', 'small'])(
    'given by %s-model to a chain without models are refused',
    async role => {
      const error = await refused({ models: ['offline'], roles: { [role]: GPT } })

      expect(error.message).toBe(`Input ${role}-model names a model, but the chain has none.`)
    },
  )

  it.each(['analyst', 'fixer', 'small', 'reviewer'])(
    'given by %s-model to a model without a key are refused',
    async role => {
      const access = { ...ACCESS, openai: NO_ACCESS.openai }

      expect((await refused({ models: [SONNET], roles: { [role]: GPT }, access })).remedy).toContain('openai-api-key')
    },
  )
})

describe('a limit of money', () => {
  const price = { input: 1, output: 2, cacheRead: 1, cacheWrite: 1 }

  it.each([
    ['in the chain', { models: ['openai/mine', 'offline'] }],
    ['at the end of it', { models: [SONNET, 'openai/mine'] }],
    ['as a role', { models: [SONNET], roles: { analyst: 'openai/mine' } }],
    ['as the small model', { models: [SONNET], roles: { small: 'openai/mine' } }],
    ['as the reviewer', { models: [SONNET], roles: { reviewer: 'openai/mine' } }],
  ])('is refused with a model of unknown price %s, and kept with a price', async (_, more) => {
    const error = await refused({ ...more, isPriced: true })
    const told = { ...ACCESS, prices: new Map([['openai/mine', price]]) }

    expect(error.message).toContain('the price of openai/mine is not known')
    expect(error.remedy).toContain('model-prices, such as openai/mine=2/10/0.2')
    expect((await chain({ ...more, access: told, isPriced: true })).names).toEqual(more.models)
  })

  it('is kept with models of the list, and with the offline engine, which costs nothing', async () => {
    expect((await chain({ models: [SONNET, GPT, 'offline'], isPriced: true })).names).toHaveLength(3)
    expect((await chain({ models: ['offline'], isPriced: true })).names).toEqual(['offline'])
  })

  it('of nothing lets anybody be asked', async () => {
    expect((await chain({ models: ['openai/mine'] })).names).toEqual(['openai/mine'])
  })
})

describe('a reviewer', () => {
  it.each([
    ['is there with a model in the chain', { models: [SONNET, 'offline'] }, AgentReviewer],
    ['is there with a model of its own', { models: [SONNET], roles: { reviewer: OPUS } }, AgentReviewer],
    ['is not there in a chain without models', { models: ['offline'] }, undefined],
    ['is not there where nobody is to review', { models: [SONNET], review: false }, undefined],
    [
      'is not there then even where one is named',
      { models: [SONNET], review: false, roles: { reviewer: HAIKU } },
      undefined,
    ],
  ])('%s', async (_, more, kind) => {
    expect((await chain(more)).reviewer?.constructor).toBe(kind)
  })
})
