import { describe, expect, it } from 'vitest'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { type Turn, startModel } from '../../world/model/model.ts'
import { ask, ASK, following, QUICK } from './asking.ts'
import { json, serve, stream } from './local-server.ts'
import { type Block, eventsOf, message } from './whole-message.ts'

const MODEL = 'claude-sonnet-5-5'

async function play(turns: Turn[], streams: boolean) {
  const world = await startModel(turns)
  const model = anthropicModel({
    model: MODEL,
    apiKey: world.key,
    baseUrl: world.url,
    retryPolicy: QUICK,
    stream: streams,
  })
  return { world, model, [Symbol.asyncDispose]: () => world.close() }
}

/** An answer of a server that says whatever the test wants. */
async function hear(content: readonly Block[], more: object, streams: boolean) {
  const whole = message(content, more)
  const server = await serve(streams ? stream(eventsOf(whole)) : json(whole))
  const model = anthropicModel({ model: MODEL, apiKey: 'k', baseUrl: server.url, retryPolicy: QUICK, stream: streams })
  const answer = await ask(model)
  return { server, model, answer }
}

describe.each([
  { how: 'streamed', streams: true },
  { how: 'whole', streams: false },
])('a $how answer', ({ streams }) => {
  it.each<[Turn, string]>([
    [{ say: 'Done.' }, 'end'],
    [{ say: '' }, 'end'],
    [{ tools: [{ name: 'read_file', input: { path: 'a' } }] }, 'tools'],
    [{ say: 'So far', stop: 'max_tokens' }, 'max-tokens'],
    [{ tools: [{ name: 'read_file', input: { path: 'a/long/path' } }], stop: 'max_tokens' }, 'max-tokens'],
    [{ say: '', stop: 'refusal' }, 'refusal'],
    [{ say: 'Wait.', stop: 'pause_turn' }, 'paused'],
    [{ say: 'So far', stop: 'model_context_window_exceeded' }, 'context'],
  ])('to %j stops for: %s', async (turn, stopReason) => {
    await using world = await play([turn], streams)

    const answer = await ask(world.model)

    expect(answer.stopReason).toBe(stopReason)
    expect(world.world.violations).toEqual([])
  })

  it.each([
    ['stop_sequence', 'end'],
    ['something_new', 'end'],
  ])('that stops for %s is taken as %s', async (reason, stopReason) => {
    const { answer } = await hear([{ type: 'text', text: 'x' }], { stop_reason: reason }, streams)

    expect(answer.stopReason).toBe(stopReason)
  })

  it('has texts and several calls, whose inputs are objects', async () => {
    const tools = [
      { name: 'read_file', input: { path: 'a/long/path/ünïcode 🦊.ts' } },
      { name: 'done', input: {} },
    ]
    await using world = await play([{ say: 'Reading.', tools }], streams)

    const { content } = await ask(world.model)

    expect(content).toMatchObject([
      { type: 'text', text: 'Reading.' },
      ...tools.map(tool => ({ type: 'tool_use', ...tool })),
    ])
  })

  it('goes back with thoughts as they came, hidden and empty ones too', async () => {
    const content = [
      { type: 'thinking', thinking: '', signature: 'c2ln' },
      { type: 'redacted_thinking', data: 'aGlkZGVu' },
      { type: 'text', text: 'Reading.' },
      { type: 'thinking', thinking: 'Two files.', signature: 'bW9yZQ==' },
      { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: { path: 'a' } },
      { type: 'tool_use', id: 'toolu_2', name: 'read_file', input: { path: 'b' } },
    ]
    const { server, model, answer } = await hear(content, { stop_reason: 'tool_use' }, streams)

    await model.send(following(answer), new AbortController().signal)

    expect(server.received[1]?.body.messages).toEqual([
      ASK.messages[0],
      { role: 'assistant', content },
      { role: 'user', content: [expect.anything(), expect.anything()] },
    ])
  })

  it('tells why it is refused', async () => {
    const more = { stop_reason: 'refusal', stop_details: { type: 'refusal', category: 'cyber', explanation: null } }
    const whole = await hear([], more, false)

    expect(whole.answer).toMatchObject({ stopReason: 'refusal', detail: 'cyber', content: [] })
  })

  it('has a price: of what was sent, what the cache gave and took, and what came', async () => {
    const counts = {
      input_tokens: 100,
      cache_read_input_tokens: 1000,
      cache_creation_input_tokens: 200,
      output_tokens: 50,
    }

    const { answer } = await hear([{ type: 'text', text: 'x' }], { usage: counts }, streams)

    expect(answer.usage).toEqual({
      ...noUsage,
      requests: 1,
      waitedMs: expect.any(Number),
      inputTokens: 1300,
      cachedTokens: 1000,
      outputTokens: 50,
      dollars: expect.closeTo((100 * 2 + 1000 * 0.1 + 200 * 2.5 + 50 * 10) / 1e6, 10),
      savedDollars: expect.closeTo((1000 * 1.9 - 200 * 0.5) / 1e6, 10),
    })
  })

  it.each([
    ['are not told', {}],
    ['are null', { cache_read_input_tokens: null, cache_creation_input_tokens: null }],
  ])('has no cached tokens where they %s', async (_, counts) => {
    const usage = { input_tokens: 100, output_tokens: 20, ...counts }

    const { answer } = await hear([{ type: 'text', text: 'x' }], { usage }, streams)

    expect(answer.usage).toMatchObject({ inputTokens: 100, cachedTokens: 0, outputTokens: 20 })
  })
})

describe('a price that somebody told', () => {
  it('counts in place of the list', async () => {
    const server = await serve(stream(eventsOf(message([{ type: 'text', text: 'x' }]))))
    const price = { input: 1000, output: 0, cacheRead: 0, cacheWrite: 0 }
    const model = anthropicModel({ model: 'my-claude', apiKey: 'k', baseUrl: server.url, price })

    expect((await ask(model)).usage).toMatchObject({ dollars: 0.1, unpricedTokens: 0 })
  })

  it('is missed where there is none', async () => {
    const server = await serve(stream(eventsOf(message([{ type: 'text', text: 'x' }]))))
    const model = anthropicModel({ model: 'my-claude', apiKey: 'k', baseUrl: server.url })

    expect((await ask(model)).usage).toMatchObject({ dollars: 0, unpricedTokens: 120 })
  })
})
