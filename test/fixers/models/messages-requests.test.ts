import type Anthropic from '@anthropic-ai/sdk'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Effort } from '../../../src/domain/model/usage.ts'
import { openingOf } from '../../../src/fixers/agents/prompts/evidence.ts'
import { SYSTEM_PROMPT } from '../../../src/fixers/agents/prompts/system-prompt.ts'
import { TOOL_DEFINITIONS } from '../../../src/fixers/agents/tools/toolbox.ts'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import type { ModelRequest } from '../../../src/fixers/models/model.ts'
import { type RequestBody, type Script, startModel } from '../../world/model/model.ts'
import { ask, ASK, DONE, following, QUICK, READ_FILE } from './asking.ts'

async function play(script: Script, { model = 'claude-sonnet-5-5', effort }: { model?: string; effort?: Effort } = {}) {
  const world = await startModel(script)
  onTestFinished(() => world.close())
  return { world, model: anthropicModel({ model, apiKey: world.key, baseUrl: world.url, effort, retryPolicy: QUICK }) }
}

const read = { tools: [{ name: 'read_file', input: { path: 'a' } }] }

/** The conversations of the product: its prompts, its tools, and an opening of as many parts as it ever has. */
const OPENING: ModelRequest = {
  system: SYSTEM_PROMPT,
  tools: TOOL_DEFINITIONS,
  messages: [{ role: 'user', content: openingOf(['<evidence>', 'the failure', 'the task']) }],
  maxTokens: 16_000,
}

async function converse(first: ModelRequest, turns = 3): Promise<RequestBody[]> {
  const { world, model } = await play([...Array.from({ length: turns - 1 }, () => read), { say: 'Done.' }])
  let request = first
  for (let turn = 0; turn < turns; turn += 1) {
    const answer = await ask(model, request)
    request = following(answer, request)
  }
  expect(world.violations).toEqual([])
  return world.requests.map(({ body }) => body)
}

describe('a request', () => {
  it('is legal, turn after turn, with the prompts and tools of the product', async () => {
    const bodies = await converse(OPENING, 4)

    expect(bodies).toHaveLength(4)
    expect(bodies.map(({ messages }) => messages.length)).toEqual([1, 3, 5, 7])
  })

  it('holds no half of a character, which providers refuse, wherever it comes from', async () => {
    const { world, model } = await play([{ say: 'Done.' }])
    const half = '🦊'.slice(0, 1)
    const input = { path: `a${half}` }
    const messages: ModelRequest['messages'] = [
      { role: 'user', content: [{ type: 'text', text: `x${half}` }] },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'read_file', input }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: `${half}x 🦊` }] },
    ]

    await ask(model, { messages })

    const sent = JSON.stringify(world.requests[0]?.body.messages)
    expect(sent).not.toMatch(/\\ud[89a-f]/i)
    expect(sent).toContain('�x 🦊')
  })

  it('has at most four breakpoints, of which one moves on with the conversation', async () => {
    const marks = (await converse(OPENING, 4)).map(breakpointsOf)

    expect(marks).toEqual([
      ['system', '0.0', '0.1', '0.2'],
      ['system', '0.0', '0.1', '2.0'],
      ['system', '0.0', '0.1', '4.0'],
      ['system', '0.0', '0.1', '6.0'],
    ])
  })

  it('reads from the cache what the request before has written', async () => {
    const { world, model } = await play([read, { say: 'Done.' }])
    const first = await ask(model, OPENING)

    await ask(model, following(first, OPENING))

    const [before, after] = world.requests
    expect(after?.cacheReadTokens).toBeGreaterThan(0)
    expect(after?.cacheReadTokens).toBe((before?.cacheReadTokens ?? 0) + (before?.cacheWriteTokens ?? 0))
  })

  it('leaves the conversation that it is given as it is', async () => {
    const { model } = await play([{ say: 'Done.' }])
    const messages: Anthropic.MessageParam[] = [
      ...ASK.messages,
      { role: 'assistant', content: 'Which?' },
      { role: 'user', content: [{ type: 'text', text: 'That one.' }] },
    ]
    const before = structuredClone(messages)

    await ask(model, { messages })

    expect(messages).toEqual(before)
  })

  it('marks a text as well as a result, and nothing that the model said', async () => {
    const { world, model } = await play([{ say: 'a' }, { say: 'b' }])
    const said: Anthropic.MessageParam = { role: 'assistant', content: [{ type: 'text', text: 'Which?' }] }

    await ask(model, { messages: [...ASK.messages, said, { role: 'user', content: 'That one.' }] })
    await ask(model, { messages: [...ASK.messages, said] })

    const marks = world.requests.map(({ body }) => breakpointsOf(body))
    expect(marks).toEqual([['system', '2.0'], ['system']])
  })

  it('asks for strict calls of the tools that are strict, and of no other', async () => {
    const { world, model } = await play([{ say: 'Done.' }])

    await ask(model)

    expect(world.requests[0]?.body.tools).toEqual([READ_FILE, DONE])
  })

  it.each([
    ['claude-sonnet-5-5', 200_000, 128_000],
    ['claude-haiku-4-5', 200_000, 64_000],
    ['claude-unheard-of', 200_000, 32_000],
    ['claude-sonnet-5-5', 100, 100],
  ])('wants no longer answer than %s can give', async (model, maxTokens, most) => {
    const played = await play([{ say: 'Done.' }], { model })

    await ask(played.model, { maxTokens })

    expect(played.world.requests[0]?.body.max_tokens).toBe(most)
  })

  it.each<[string, Effort | undefined, object]>([
    ['claude-sonnet-5-5', undefined, {}],
    ['claude-sonnet-5-5', 'low', { output_config: { effort: 'low' } }],
    ['claude-sonnet-5-5', 'max', { output_config: { effort: 'max' } }],
    ['claude-sonnet-5-5', 'none', { output_config: { effort: 'low' }, thinking: { type: 'between_tools' } }],
    ['claude-haiku-5-5', 'none', { output_config: { effort: 'low' }, thinking: { type: 'disabled' } }],
    ['claude-sonnet-5', 'none', { output_config: { effort: 'low' }, thinking: { type: 'disabled' } }],
    ['claude-haiku-5-5', 'xhigh', { output_config: { effort: 'xhigh' } }],
    ['claude-opus-5-5', 'none', { output_config: { effort: 'low' } }],
    ['claude-fable-5-1', 'none', { output_config: { effort: 'low' } }],
    ['claude-opus-5-5', 'medium', { output_config: { effort: 'medium' } }],
    ['claude-haiku-4-5', 'none', {}],
    ['claude-haiku-4-5', 'high', {}],
    ['claude-unheard-of', 'high', {}],
    ['claude-unheard-of', 'none', {}],
  ])('to %s with effort %s tells it %j', async (model, effort, expected) => {
    const played = await play([{ say: 'Done.' }], { model, ...(effort === undefined ? {} : { effort }) })

    await ask(played.model)

    const { output_config, thinking } = played.world.requests[0]?.body ?? {}
    expect(JSON.parse(JSON.stringify({ output_config, thinking }))).toEqual(expected)
    expect(played.world.violations).toEqual([])
  })

  it('says nothing of sampling, of tool choice and of a prefill, which present models refuse', async () => {
    for (const body of await converse(OPENING)) {
      expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream', 'system', 'tools'])
      expect(body.messages.at(-1)?.role).toBe('user')
    }
  })
})

describe('who asks', () => {
  it.each([
    ['a key', { apiKey: 'the-key' }],
    ['a token', { apiKey: undefined, authToken: 'the-key' }],
    ['both, of which the key is taken', { apiKey: 'the-key', authToken: 'the-token' }],
  ])('has %s', async (_, access) => {
    const world = await startModel([{ say: 'Done.' }])
    onTestFinished(() => world.close())
    const keys = JSON.parse(JSON.stringify(access).replace('the-key', world.key)) as {
      apiKey?: string
      authToken?: string
    }

    await ask(anthropicModel({ model: 'claude-sonnet-5-5', apiKey: undefined, ...keys, baseUrl: world.url }))

    expect(world.requests).toHaveLength(1)
  })
})

/** Where the breakpoints are, as message and block. */
function breakpointsOf({ messages, system, tools = [] }: RequestBody): string[] {
  expect(JSON.stringify(tools)).not.toContain('cache_control')
  const marks = messages.flatMap(({ content }, index) =>
    typeof content === 'string'
      ? []
      : content.flatMap((block, position) => (block.cache_control ? [`${index}.${position}`] : [])),
  )
  return JSON.stringify(system).includes('cache_control') ? ['system', ...marks] : marks
}
