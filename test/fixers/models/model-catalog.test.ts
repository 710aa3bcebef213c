import { describe, expect, it } from 'vitest'
import { EFFORTS } from '../../../src/domain/model/usage.ts'
import { effortOf, type ModelInfo, modelInfo } from '../../../src/fixers/models/model-catalog.ts'

const known = (model: string, { own = true } = {}): ModelInfo =>
  modelInfo(model, { family: model.includes('claude') ? 'claude' : 'other', isListPriced: own })

describe('a model is known by its name', () => {
  it.each([
    ['claude-haiku-4-5', 'a date', 'claude-haiku-4-5-20251001'],
    ['claude-haiku-4-5', "Vertex's date", 'claude-haiku-4-5@20251001'],
    ['claude-haiku-4-5', "Bedrock's profile", 'global.anthropic.claude-haiku-4-5-20251001-v1:0'],
    ['claude-sonnet-5-5', "Bedrock's profile", 'global.anthropic.claude-sonnet-5-5'],
    ['claude-sonnet-5-5', 'a profile of a region', 'us-gov.anthropic.claude-sonnet-5-5-v1'],
    ['claude-sonnet-5-5', "Bedrock's bare name", 'anthropic.claude-sonnet-5-5'],
    ['gpt-5.4', 'a date', 'gpt-5.4-2026-03-05'],
    ['gpt-5.4-mini', 'a date', 'gpt-5.4-mini-2026-03-05'],
  ])('%s, with %s', (bare, _, name) => {
    expect(known(name)).toEqual(known(bare))
    expect(known(name).price).toBeDefined()
  })

  it.each([
    ['claude-sonnet-5-5', { input: 2, cacheRead: 0.1, cacheWrite: 2.5, output: 10 }],
    ['claude-opus-5-5', { input: 4, cacheRead: 0.2, cacheWrite: 5, output: 20 }],
    ['claude-fable-5-1', { input: 10, cacheRead: 0.25, cacheWrite: 12.5, output: 50 }],
    ['claude-haiku-4-5', { input: 1, cacheRead: 0.1, cacheWrite: 1.25, output: 5 }],
    ['gpt-6.2-sol', { input: 2, cacheRead: 0.1, cacheWrite: 2.5, output: 10 }],
    ['gpt-5.6-terra', { input: 2, cacheRead: 0.2, cacheWrite: 2.5, output: 12 }],
    ['gemini-3.8-flash', { input: 0.75, cacheRead: 0.075, cacheWrite: 0.75, output: 3.75 }],
    ['qwen3.8-flash', { input: 0.15, cacheRead: 0.016, cacheWrite: 0.15, output: 0.47 }],
  ])('%s, with its list price', (name, price) => {
    expect(known(name).price).toMatchObject(price)
  })

  it.each(['claude-sonnet-5-5', 'gpt-6.2-sol', 'gemini-2.5-pro'])(
    '%s, but not at what price resellers sell it',
    name => {
      expect(known(name, { own: false })).toEqual({ ...known(name), price: undefined })
    },
  )

  it.each([
    'claude-sonnet-9',
    'claude-sonnet-5-5-turbo',
    'gpt-99',
    'my-gpt-5.4',
    'qwen/qwen3.8-max',
    'toString',
    '__proto__',
    'constructor',
  ])('%s is none, and has modest limits without a price', name => {
    const { price, window, longestAnswer, noThinking } = known(name)

    expect({ price, noThinking }).toEqual({ price: undefined, noThinking: undefined })
    expect(longestAnswer).toBeLessThan(window)
    expect(window).toBeLessThanOrEqual(200_000)
  })
})

describe('effort', () => {
  it.each([
    ['gpt-6-sol', 'none', 'none'],
    ['gpt-6-sol', 'max', 'max'],
    ['gpt-6.2-sol', 'none', 'low'],
    ['gpt-6-astra', 'none', 'low'],
    ['gemini-2.5-pro', 'none', 'low'],
    ['gemini-2.5-pro', 'high', 'high'],
    ['gemini-2.5-pro', 'xhigh', undefined],
    ['qwen3.8-max', 'high', undefined],
    ['claude-haiku-4-5', 'low', undefined],
    ['some-local-model', 'medium', 'medium'],
    ['gpt-6-sol', undefined, undefined],
  ] as const)('of %s is, where %s is asked for, told as %s', (name, asked, told) => {
    expect(effortOf(known(name), asked)).toBe(told)
  })

  it('is told to a model that is not in the list even where somebody told its price', () => {
    const price = { input: 1, output: 2, cacheRead: 1, cacheWrite: 1 }

    expect(effortOf({ ...known('some-local-model'), price }, 'high')).toBe('high')
  })

  it('is not told to a model of the list that takes none, whoever sells it', () => {
    expect(effortOf(known('qwen3.8-max', { own: false }), 'high')).toBeUndefined()
  })

  it('of every model of the list is one that there is', () => {
    for (const name of ['claude-sonnet-5-5', 'gpt-6.2-sol', 'gpt-6-sol', 'gemini-2.5-pro'])
      for (const asked of EFFORTS)
        expect([known(name).efforts, undefined].flat()).toContain(effortOf(known(name), asked))
  })
})
