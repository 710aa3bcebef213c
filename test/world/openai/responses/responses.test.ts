import type OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import type { BrokenAnswer, Turn } from '../../model/model.ts'
import { failure } from '../../model/play.ts'
import { all, model, play } from '../play.ts'
import { ask, goOn, readFile } from './play.ts'

type Event = OpenAI.Responses.ResponseStreamEvent

const two: Turn = {
  say: 'Reading two, with 🦊 and ünïcode.',
  tools: [
    { name: 'read_file', input: { path: 'a/long/path/to/a.ts' } },
    { name: 'unknown', input: {} },
  ],
}
const reasoning = { type: 'reasoning', id: expect.stringMatching(/^rs_\w{24}$/), summary: [] }
const message = (part: object, status = 'completed') => ({
  type: 'message',
  id: expect.stringMatching(/^msg_\w{24}$/),
  role: 'assistant',
  status,
  content: [part],
})
const said = (text: string, status?: string) => message({ type: 'output_text', text, annotations: [] }, status)
const call = (name: string, args: string, status = 'completed') => ({
  type: 'function_call',
  id: expect.stringMatching(/^fc_\w{24}$/),
  call_id: expect.stringMatching(/^call_\w{24}$/),
  name,
  arguments: args,
  status,
})

const changing = ['id', 'call_id', 'item_id', 'encrypted_content', 'output_text']
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (changing.includes(key) ? undefined : inner)))

/** The last event of a stream has the whole response. */
function lastOf(events: Event[]): unknown {
  const last = events.at(-1)
  return last && 'response' in last ? last.response : undefined
}

describe('answers', () => {
  test('a say turn is a response with an id, a status and usage', async () => {
    const { world, client } = await play([{ say: 'A typo.' }])

    const { data: response, request_id } = await client.responses.create(ask).withResponse()

    expect(response).toMatchObject({
      id: expect.stringMatching(/^resp_\w{24}$/),
      object: 'response',
      model,
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [{ ...reasoning, encrypted_content: expect.stringMatching(/^gAAAAA/) }, said('A typo.')],
      output_text: 'A typo.',
      usage: { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 64 } },
    })
    expect(response.usage?.output_tokens).toBeGreaterThan(64)
    expect(response.usage?.total_tokens).toBe(
      (response.usage?.input_tokens ?? 0) + (response.usage?.output_tokens ?? 0),
    )
    expect(request_id).toMatch(/^req_/)
    expect(world.requests[0]).toMatchObject({
      stream: false,
      path: '/v1/responses',
      body: ask,
      turn: { say: 'A typo.' },
    })
    expect(world.usage).toEqual({
      requests: 1,
      inputTokens: response.usage?.input_tokens,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: response.usage?.output_tokens,
    })
  })

  test.each<[Turn, object[], object]>([
    [
      { say: 'So far', stop: 'max_tokens' },
      [reasoning, said('So far', 'incomplete')],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    [
      { say: '', stop: 'max_tokens' },
      [reasoning],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    [
      { say: 'I will not.', stop: 'refusal' },
      [reasoning, message({ type: 'refusal', refusal: 'I will not.' })],
      { status: 'completed' },
    ],
    [{ say: '' }, [reasoning], { status: 'completed' }],
    [{ json: { cause: 'typo' } }, [reasoning, said('{"cause":"typo"}')], { status: 'completed' }],
    [
      { tools: [{ name: 'read_file', input: { path: 'a' } }] },
      [reasoning, call('read_file', '{"path":"a"}')],
      { status: 'completed' },
    ],
    [
      two,
      [
        reasoning,
        said('Reading two, with 🦊 and ünïcode.'),
        call('read_file', '{"path":"a/long/path/to/a.ts"}'),
        call('unknown', '{}'),
      ],
      { status: 'completed' },
    ],
    [
      { ...two, stop: 'max_tokens' },
      [
        reasoning,
        said('Reading two, with 🦊 and ünïcode.'),
        call('read_file', '{"path":"a/long/path/to/a.ts"}'),
        call('unknown', '{', 'incomplete'),
      ],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    [
      { tools: [{ name: 'read_file', input: {}, raw: '{"a":' }] },
      [reasoning, call('read_file', '{"a":')],
      { status: 'completed' },
    ],
  ])('%j is the same, streamed or not', async (turn, output, ending) => {
    const { world, client } = await play([turn, turn, turn])

    const plain = await client.responses.create(ask)
    const events = await all(await client.responses.create({ ...ask, stream: true }))
    const collected = await client.responses.stream(ask).finalResponse()

    expect(plain).toMatchObject({ ...ending, output })
    expect(plain.output).toHaveLength(output.length)
    expect(withoutIds(lastOf(events))).toEqual(withoutIds(plain))
    expect(events.at(-1)?.type).toBe(`response.${plain.status}`)
    expect(withoutIds(collected.output)).toMatchObject(withoutIds(plain.output) as object)
    expect(world.requests.map(request => request.stream)).toEqual([false, true, true])
    expect(world.violations).toEqual([])
  })

  test('a stream comes in the order of the API, numbered and in pieces', async () => {
    const { client } = await play([two])

    const events = await all(await client.responses.create({ ...ask, stream: true }))

    const types = events.map(({ type }) => type.replace('response.', ''))
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      'output_item.done',
      'output_item.added',
      'content_part.added',
      'output_text.delta',
      'output_text.done',
      'content_part.done',
      'output_item.done',
      'output_item.added',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'output_item.done',
      'output_item.added',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'output_item.done',
      'completed',
    ])
    expect(events.map(event => event.sequence_number)).toEqual(events.map((_, index) => index))
    const deltas = events.flatMap(event => (event.type === 'response.output_text.delta' ? [event.delta] : []))
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.join('')).toBe('Reading two, with 🦊 and ünïcode.')
  })

  test('each event tells its type twice, and no marker follows the last', async () => {
    const { world } = await play([{ say: 'x' }])

    const response = await fetch(`${world.url}/responses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.key}` },
      body: JSON.stringify({ ...ask, stream: true }),
    })
    const sent = await response.text()

    expect(sent).toMatch(/^event: response\.created\ndata: \{"type":"response\.created",/)
    expect(sent).not.toContain('[DONE]')
  })

  test('the content of a thought is whole only when its item is done', async () => {
    const { client } = await play([{ say: 'x' }])

    const events = await all(await client.responses.create({ ...ask, stream: true }))

    const contents = events.flatMap(event =>
      'item' in event && event.item.type === 'reasoning' ? [event.item.encrypted_content ?? ''] : [],
    )
    expect(contents).toHaveLength(2)
    expect(contents[1]?.length).toBeGreaterThan(contents[0]?.length ?? 0)
  })

  test.each<[string, object, object]>([
    ['one that did not ask for it gets no content', { include: [] }, { type: 'reasoning' }],
    ['a model that does not reason gives none at all', { model: 'gpt-4.1', include: [] }, { type: 'message' }],
  ])('of the thoughts, %s', async (_, change, first) => {
    const { client } = await play([{ say: 'x' }])

    const { output } = await client.responses.create({ ...ask, ...change })

    expect(output[0]).toMatchObject(first)
    expect(output[0]).not.toHaveProperty('encrypted_content')
  })

  test('a json turn is a structured output', async () => {
    const { world, client } = await play([{ json: { cause: 'typo' } }])
    const properties = { cause: { type: 'string' } }
    const schema = { type: 'object', properties, required: ['cause'], additionalProperties: false }

    const response = await client.responses.parse({
      ...ask,
      text: { format: { type: 'json_schema', name: 'cause', schema, strict: true } },
    })

    expect(response.output_parsed).toEqual({ cause: 'typo' })
    expect(world.violations).toEqual([])
  })

  test.each([
    ['plain', false],
    ['streamed', true],
  ])('tools make a round trip, %s, with all items as they came', async (_, isStreamed) => {
    const { world, client } = await play([two, { tools: [{ name: 'read_file', input: {} }] }, { say: 'Done.' }])
    const params = { ...ask, tools: [readFile] }
    const send = async (input: typeof ask.input) => {
      if (!isStreamed) return client.responses.create({ ...params, input })
      const events = await all(await client.responses.create({ ...params, input, stream: true }))
      return lastOf(events) as OpenAI.Responses.Response
    }

    const first = goOn(ask.input, await send(ask.input))
    const second = goOn(first, await send(first))
    const done = await send(second)

    expect(done.output).toMatchObject([reasoning, said('Done.')])
    expect(world.requests.map(({ path }) => path)).toEqual(['/v1/responses', '/v1/responses', '/v1/responses'])
    expect(world.violations).toEqual([])
  })

  test('a conversation that grows reads all that it began with', async () => {
    const { world, client } = await play(() => ({ say: 'ok' }))
    const long = { ...ask, instructions: 'The rules of the house. '.repeat(300) }

    const first = await client.responses.create(long)
    const second = await client.responses.create({ ...long, input: goOn(ask.input, first) })
    const other = await client.responses.create({ ...long, prompt_cache_key: 'other' })

    const prompt = first.usage?.input_tokens ?? 0
    expect(second.usage?.input_tokens_details.cached_tokens).toBe(prompt - (prompt % 128))
    expect(other.usage?.input_tokens_details.cached_tokens).toBe(0)
    expect(world.requests[1]).toMatchObject({ cacheReadTokens: prompt - (prompt % 128) })
  })

  test('the same script answers both APIs', async () => {
    const { world, client } = await play([{ say: 'one' }, { say: 'two' }])

    const response = await client.responses.create({ model, input: 'Why?' })
    const completion = await client.chat.completions.create({ model, messages: [{ role: 'user', content: 'Why?' }] })

    expect([response.output_text, completion.choices[0]?.message.content]).toEqual(['one', 'two'])
    expect(world.requests.map(({ path }) => path)).toEqual(['/v1/responses', '/v1/chat/completions'])
  })
})

describe('faults', () => {
  test('a context that is too small is an HTTP 400, and no violation', async () => {
    const { world, client } = await play([{ say: '', stop: 'model_context_window_exceeded' }])

    const error = await failure(client.responses.create(ask))

    expect(error).toMatchObject({ status: 400, code: 'context_length_exceeded', param: 'input' })
    expect(world.violations).toEqual([])
    expect(world.usage.requests).toBe(0)
  })

  test('an overloaded server says so in the middle of a stream', async () => {
    const { world, client } = await play([{ fault: 'error-event' }])
    const seen: Event[] = []

    const error = await failure(
      (async () => {
        for await (const event of await client.responses.create({ ...ask, stream: true })) seen.push(event)
      })(),
    )

    expect(error).toMatchObject({ code: 'server_error', status: undefined })
    expect(seen.map(({ type }) => type)).toContain('response.output_text.delta')
    expect(seen.map(({ type }) => type)).not.toContain('response.completed')
    expect(world.usage.requests).toBe(0)
  })

  test('without a stream, it is an HTTP 500', async () => {
    const { client } = await play([{ fault: 'error-event' }])

    const error = await failure(client.responses.create(ask))

    expect(error).toMatchObject({ status: 500, type: 'server_error' })
  })

  test('a response that failed says so itself, streamed or not', async () => {
    const { world, client } = await play([{ fault: 'failed', times: 2 }])

    const plain = await client.responses.create(ask)
    const events = await all(await client.responses.create({ ...ask, stream: true }))

    const failed = { status: 'failed', error: { code: 'server_error', message: expect.any(String) }, output: [] }
    expect(plain).toMatchObject(failed)
    expect(events.at(-1)).toMatchObject({ type: 'response.failed', response: failed })
    expect(events.map(event => event.sequence_number)).toEqual(events.map((_, index) => index))
    expect(world.violations).toEqual([])
  })

  test('a stream that is cut has said something, and not that it is complete', async () => {
    const { client } = await play([{ fault: 'cut' }])

    const events = await all(await client.responses.create({ ...ask, stream: true }))

    const types = events.map(({ type }) => type)
    expect(types).toContain('response.output_text.delta')
    expect(types).not.toContain('response.output_text.done')
  })

  test.each<[BrokenAnswer, RegExp]>([
    ['cut', /terminated|Premature|aborted|Unterminated|JSON/i],
    ['reset', /Connection error/],
    ['broken-json', /JSON/],
    ['empty', /JSON|undefined/],
  ])('%s fails a plain request', async (fault, reason) => {
    const { client } = await play([{ fault }])

    const error = await failure(client.responses.create(ask).then(({ output }) => output.length))

    expect(String(error)).toMatch(reason)
  })

  test('a thought of an answer that broke off lacks what it led to', async () => {
    const { world, client } = await play([{ fault: 'cut' }])
    const events = await all(await client.responses.create({ ...ask, stream: true }))
    const items = events.flatMap(event => (event.type === 'response.output_item.done' ? [event.item] : []))

    const error = await failure(client.responses.create({ ...ask, input: goOn(ask.input, { output: items }) }))

    expect(error).toMatchObject({ status: 400 })
    expect(world.violations).toEqual([expect.stringContaining('without its required following item')])
  })
})

test('local servers do not have it', async () => {
  const { world, client } = await play([{ say: 'x' }], { dialect: 'plain' })

  const error = await failure(client.responses.create(ask))

  expect(error).toMatchObject({ status: 404 })
  expect(world.violations).toEqual([expect.stringContaining('does not play this endpoint')])
})
