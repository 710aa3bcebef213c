import type Anthropic from '@anthropic-ai/sdk'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Effort } from '../../../src/domain/model/usage.ts'
import { TOOL_DEFINITIONS } from '../../../src/fixers/agents/tools/toolbox.ts'
import type { ModelRequest } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import type { Script } from '../../world/model/model.ts'
import { type ChatBody, type ScriptedOpenAi, startOpenAi } from '../../world/openai/openai.ts'
import { ask, ASK, DONE, following, QUICK, READ_FILE } from './asking.ts'

async function play(script: Script, { model = 'my-model', effort }: { model?: string; effort?: Effort } = {}) {
  const world = await startOpenAi(script, { dialect: 'plain' })
  onTestFinished(() => world.close())
  return { world, model: openaiModel({ model, apiKey: world.key, baseUrl: world.url, effort, retryPolicy: QUICK }) }
}

/** The first request that arrived. */
function bodyOf({ requests }: ScriptedOpenAi): ChatBody {
  return (requests[0]?.body ?? {}) as ChatBody
}

/** What is sent for these messages. */
async function sent(messages: Anthropic.MessageParam[]): Promise<ChatBody['messages']> {
  const { world, model } = await play([{ say: 'Done.' }])
  await ask(model, { messages: [...ASK.messages, ...messages] })
  expect(world.violations).toEqual([])
  return bodyOf(world).messages.slice(2)
}

const use = (id: string, input: unknown): Anthropic.ToolUseBlockParam => ({
  type: 'tool_use',
  id,
  name: 'read_file',
  input,
})
const result = (id: string, more: Partial<Anthropic.ToolResultBlockParam> = {}): Anthropic.ToolResultBlockParam => ({
  type: 'tool_result',
  tool_use_id: id,
  content: 'text',
  ...more,
})
const call = (id: string, input: object) => ({
  id,
  type: 'function',
  function: { name: 'read_file', arguments: JSON.stringify(input) },
})

describe('a conversation is told in the terms of Chat Completions:', () => {
  it('the system prompt and the question', async () => {
    const { world, model } = await play([{ say: 'Done.' }])

    await ask(model)

    expect(bodyOf(world).messages).toEqual([
      { role: 'system', content: 'You repair code.' },
      { role: 'user', content: 'Why is the test red?' },
    ])
  })

  it('what the model said, with several calls, and their results in order', async () => {
    const messages = await sent([
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'Both.' }, use('call_a', { path: 'a' }), use('call_b', { path: 'b' })],
      },
      { role: 'user', content: [result('call_a'), result('call_b', { is_error: true, content: 'no such file' })] },
    ])

    expect(messages).toEqual([
      {
        role: 'assistant',
        content: 'Both.',
        tool_calls: [call('call_a', { path: 'a' }), call('call_b', { path: 'b' })],
      },
      { role: 'tool', tool_call_id: 'call_a', content: 'text' },
      { role: 'tool', tool_call_id: 'call_b', content: 'Error: no such file' },
    ])
  })

  it('calls without a word, and a word without calls', async () => {
    const messages = await sent([
      { role: 'assistant', content: [use('call_a', {})] },
      { role: 'user', content: [result('call_a')] },
      { role: 'assistant', content: 'I see.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Go' },
          { type: 'text', text: 'on.' },
        ],
      },
    ])

    expect(messages).toEqual([
      { role: 'assistant', content: null, tool_calls: [call('call_a', {})] },
      expect.objectContaining({ role: 'tool' }),
      { role: 'assistant', content: 'I see.' },
      { role: 'user', content: 'Go\non.' },
    ])
  })

  it('results before the text beside them, and results in parts or without content', async () => {
    const messages = await sent([
      { role: 'assistant', content: [use('call_a', {}), use('call_b', {}), use('call_c', {})] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look:' },
          result('call_a', {
            content: [
              { type: 'text', text: 'one' },
              { type: 'text', text: 'two' },
            ],
          }),
          { type: 'tool_result', tool_use_id: 'call_b' },
          { type: 'tool_result', tool_use_id: 'call_c', is_error: true },
        ],
      },
    ])

    expect(messages.slice(1)).toEqual([
      { role: 'tool', tool_call_id: 'call_a', content: 'one\ntwo' },
      { role: 'tool', tool_call_id: 'call_b', content: '' },
      { role: 'tool', tool_call_id: 'call_c', content: 'Error: ' },
      { role: 'user', content: 'Look:' },
    ])
  })
})

describe('a request', () => {
  it('has the tools, not strict where a server may not know the word, and the older name of the limit', async () => {
    const { world, model } = await play([{ say: 'Done.' }])

    await ask(model)

    const { messages: _, ...rest } = world.requests[0]?.body ?? {}
    expect(rest).toEqual({
      model: 'my-model',
      max_tokens: 2048,
      stream: true,
      stream_options: { include_usage: true },
      tools: [READ_FILE, DONE].map(({ name, description, input_schema }) => ({
        type: 'function',
        function: { name, description, parameters: input_schema },
      })),
    })
  })

  it('has no breakpoints of the Messages API', async () => {
    const text: Anthropic.TextBlockParam = { type: 'text', text: 'Look.', cache_control: { type: 'ephemeral' } }
    const { world, model } = await play([{ say: 'Done.' }])

    await ask(model, { messages: [{ role: 'user', content: [text] }] })

    expect(JSON.stringify(world.requests[0]?.body)).not.toContain('cache_control')
  })

  it('is legal, turn after turn, with the tools of the product', async () => {
    const read = {
      say: 'Reading.',
      tools: [
        { name: 'read_file', input: { path: 'a' } },
        { name: 'done', input: {} },
      ],
    }
    const { world, model } = await play([read, read, { say: 'Done.' }])
    let request: ModelRequest = { ...ASK, tools: TOOL_DEFINITIONS }

    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ask(model, request)
      request = following(answer, request)
    }

    expect(world.violations).toEqual([])
    expect(world.requests).toHaveLength(3)
  })

  it.each<[string, Effort | undefined, string | undefined]>([
    ['my-model', undefined, undefined],
    ['my-model', 'high', 'high'],
    ['my-model', 'none', 'none'],
    ['gemini-2.5-pro', 'none', 'low'],
    ['gemini-2.5-pro', 'max', undefined],
    ['gpt-6.2-sol', 'none', 'low'],
  ])('to %s with effort %s tells it %s', async (name, effort, told) => {
    const { world, model } = await play([{ say: 'Done.' }], {
      model: name,
      ...(effort === undefined ? {} : { effort }),
    })

    await ask(model)

    expect(bodyOf(world).reasoning_effort).toBe(told)
    expect(world.requests[0]?.body).not.toHaveProperty('temperature')
  })

  it.each([
    ['my-model', 16_000],
    ['gemini-2.5-pro', 65_536],
  ])('wants no longer answer than %s can give', async (name, most) => {
    const { world, model } = await play([{ say: 'Done.' }], { model: name })

    await ask(model, { maxTokens: 10_000_000 })

    expect(bodyOf(world).max_tokens).toBe(most)
  })

  it("goes without a key to a server of one's own", async () => {
    const world = await startOpenAi([{ say: 'Done.' }], { dialect: 'plain' })
    onTestFinished(() => world.close())
    const model = openaiModel({ model: 'm', apiKey: undefined, baseUrl: world.url, retryPolicy: QUICK })

    await expect(ask(model)).rejects.toThrow('openai/m: it refuses the key (HTTP 401).')
  })
})
