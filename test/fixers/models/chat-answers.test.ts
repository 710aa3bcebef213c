import { describe, expect, it } from 'vitest'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { NOT_JSON } from '../../../src/fixers/models/model.ts'
import type { ModelAnswer } from '../../../src/fixers/models/model.ts'
import { openaiModel, type OpenAIOptions } from '../../../src/fixers/models/openai.ts'
import { ask, following, QUICK } from './asking.ts'
import { chunks, json, type Received, type Reply, serve, stream } from './local-server.ts'

interface Message {
  readonly content?: string | null
  readonly refusal?: string | null
  readonly tool_calls?: readonly object[]
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** The same answer in one piece, or as a stream in which each call comes whole. */
function reply(
  message: Message,
  streams: boolean,
  { finish = 'stop', usage = USAGE }: { finish?: string; usage?: object | null } = {},
): Reply {
  const told = usage === null ? {} : { usage }
  if (!streams)
    return json({ choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }], ...told })
  const { tool_calls: calls = [], ...said } = message
  return stream(
    chunks(
      chunk({ role: 'assistant', ...said }),
      ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
      chunk({}, finish),
      ...(usage === null ? [] : [{ choices: [], usage }]),
    ),
  )
}

function chunk(delta: object, finish: string | null = null): object {
  return { choices: [{ index: 0, delta, finish_reason: finish }] }
}

const call = (id: string, text: string, more: object = {}) => ({
  id,
  type: 'function',
  function: { name: 'read_file', arguments: text },
  ...more,
})

async function hear(replies: Reply[], options: Partial<OpenAIOptions> = {}) {
  const { url, received } = await serve(...replies)
  const model = openaiModel({ model: 'm', apiKey: 'k', baseUrl: `${url}/v1`, retryPolicy: QUICK, ...options })
  return { answer: await ask(model), model, received }
}

describe.each([
  ['streamed', true],
  ['whole', false],
])('a %s answer', (_, streams) => {
  const heard = async (message: Message, more: Parameters<typeof reply>[2] = {}): Promise<ModelAnswer> =>
    (await hear([reply(message, streams, more)], { stream: streams })).answer

  it.each<[string, Message, string, string]>([
    ['stop', { content: 'x' }, 'stop', 'end'],
    ['length', { content: 'x' }, 'length', 'max-tokens'],
    ['length within a call', { tool_calls: [call('a', '{"pa')] }, 'length', 'max-tokens'],
    ['tool_calls', { tool_calls: [call('a', '{}')] }, 'tool_calls', 'tools'],
    ['stop beside calls', { tool_calls: [call('a', '{}')] }, 'stop', 'tools'],
    ['tool_calls without a call', { content: 'x' }, 'tool_calls', 'end'],
    ['content_filter', { content: 'So' }, 'content_filter', 'refusal'],
    ['something new', { content: 'x' }, 'eos', 'end'],
  ])('that stops for %s', async (__, message, finish, stopReason) => {
    expect((await heard(message, { finish })).stopReason).toBe(stopReason)
  })

  it('that is refused says why', async () => {
    const answer = await heard({ content: null, refusal: 'I cannot help with that.' })

    expect(answer).toMatchObject({ stopReason: 'refusal', detail: 'I cannot help with that.', content: [] })
  })

  it('has a text and several calls', async () => {
    const answer = await heard({ content: 'Both.', tool_calls: [call('a', '{"path":"a"}'), call('b', '{"path":"b"}')] })

    expect(answer.content).toEqual([
      { type: 'text', text: 'Both.' },
      { type: 'tool_use', id: 'a', name: 'read_file', input: { path: 'a' } },
      { type: 'tool_use', id: 'b', name: 'read_file', input: { path: 'b' } },
    ])
  })

  it.each([
    ['', {}],
    [' ', {}],
    ['{"path": "a', { [NOT_JSON]: '{"path": "a' }],
    ["{'path': 'a'}", { [NOT_JSON]: "{'path': 'a'}" }],
  ])('has a call whose arguments are %j', async (text, input) => {
    const answer = await heard({ tool_calls: [call('a', text)] })

    expect(answer.content).toEqual([{ type: 'tool_use', id: 'a', name: 'read_file', input }])
  })

  it('has calls without ids named, so that each can be answered', async () => {
    const nameless = { function: { name: 'read_file', arguments: '{}' } }
    const message = { tool_calls: [nameless, { ...nameless, id: '' }] }
    const { answer, model } = await hear([reply(message, streams), reply(message, streams)], { stream: streams })

    const next = await ask(model, following(answer))

    const ids = [...answer.content, ...next.content].map(block => ('id' in block ? block.id : ''))
    expect(ids.filter(id => id !== '')).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })

  it('gives Gemini back what it added to a call', async () => {
    const extra = { extra_content: { google: { thought_signature: 'c2ln' } } }
    const calls = [call('a', '{"path":"a"}', extra), call('b', '{"path":"b"}')]
    const replies = [reply({ tool_calls: calls }, streams), reply({ content: 'Done.' }, streams)]
    const { answer, model, received } = await hear(replies, { stream: streams })

    await ask(model, following(answer))

    expect(messagesOf(received[1])[2]).toEqual({ role: 'assistant', content: null, tool_calls: calls })
  })

  it('has its tokens counted, and priced where the price is known', async () => {
    const usage = {
      prompt_tokens: 1000,
      completion_tokens: 50,
      prompt_tokens_details: { cached_tokens: 400, cache_write_tokens: 100 },
    }
    const price = { input: 2, cacheRead: 0.1, cacheWrite: 2.5, output: 10 }
    const { answer } = await hear([reply({ content: 'x' }, streams, { usage })], { stream: streams, price })

    expect(answer.usage).toEqual({
      ...noUsage,
      requests: 1,
      waitedMs: expect.any(Number),
      inputTokens: 1000,
      cachedTokens: 400,
      outputTokens: 50,
      dollars: expect.closeTo((500 * 2 + 400 * 0.1 + 100 * 2.5 + 50 * 10) / 1e6, 10),
      savedDollars: expect.any(Number),
    })
    expect((await heard({ content: 'x' })).usage).toMatchObject({ dollars: 0, unpricedTokens: 120 })
  })

  it.each([
    ['is missing', null],
    ['has no details', { prompt_tokens: 5, completion_tokens: 6, prompt_tokens_details: null }],
  ])('is taken also where its usage %s', async (__, usage) => {
    const answer = await heard({ content: 'x' }, { usage })

    expect(answer).toMatchObject({ stopReason: 'end', usage: { requests: 1, cachedTokens: 0 } })
    expect(Object.values(answer.usage).every(Number.isFinite)).toBe(true)
  })
})

function messagesOf(request: Received | undefined): unknown[] {
  return request?.body.messages as unknown[]
}
