import { APIConnectionError, APIError } from 'openai'
import { describe, expect, test } from 'vitest'
import type { BrokenAnswer, Turn } from './world/model/model.ts'
import { failure } from './world/model/play.ts'
import { all, ask, model, play, readFile, results } from './world/openai/play.ts'

const two: Turn = {
  say: 'Reading two, with 🦊 and ünïcode.',
  tools: [
    { name: 'read_file', input: { path: 'a/long/path/to/a.ts' } },
    { name: 'unknown', input: {} },
  ],
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'id' || key === 'annotations' ? undefined : inner)),
  )

describe('answers', () => {
  test('a say turn is a completion with an id, a finish reason and usage', async () => {
    const { world, client } = await play([{ say: 'A typo.' }])

    const { data: completion, request_id } = await client.chat.completions.create(ask).withResponse()

    expect(completion).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-\w{24}$/),
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: 'A typo.', refusal: null }, finish_reason: 'stop' }],
      usage: { prompt_tokens_details: { cached_tokens: 0 } },
    })
    expect(completion.usage?.total_tokens).toBe(
      (completion.usage?.prompt_tokens ?? 0) + (completion.usage?.completion_tokens ?? 0),
    )
    expect(request_id).toMatch(/^req_/)
    expect(world.requests[0]).toMatchObject({
      stream: false,
      path: '/v1/chat/completions',
      body: ask,
      turn: { say: 'A typo.' },
    })
    expect(JSON.stringify(world.requests[0]?.headers)).not.toContain(world.key)
    expect(world.usage).toEqual({
      requests: 1,
      inputTokens: completion.usage?.prompt_tokens,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: completion.usage?.completion_tokens,
    })
  })

  test.each<[Turn, object]>([
    [
      { say: 'So far', stop: 'max_tokens' },
      { finish_reason: 'length', message: { content: 'So far', refusal: null } },
    ],
    [
      { say: 'I will not.', stop: 'refusal' },
      { finish_reason: 'stop', message: { content: null, refusal: 'I will not.' } },
    ],
    [{ say: '' }, { finish_reason: 'stop', message: { content: '' } }],
    [{ json: { cause: 'typo' } }, { finish_reason: 'stop', message: { content: '{"cause":"typo"}' } }],
    [
      { tools: [{ name: 'read_file', input: { path: 'a' } }] },
      {
        finish_reason: 'tool_calls',
        message: {
          content: null,
          tool_calls: [
            {
              id: expect.stringMatching(/^call_\w{24}$/),
              type: 'function',
              function: { name: 'read_file', arguments: '{"path":"a"}' },
            },
          ],
        },
      },
    ],
    [two, { finish_reason: 'tool_calls', message: { content: 'Reading two, with 🦊 and ünïcode.' } }],
    [
      { tools: [{ name: 'read_file', input: { path: 'a.ts' } }], stop: 'max_tokens' },
      { finish_reason: 'length', message: { tool_calls: [{ function: { arguments: '{"path"' } }] } },
    ],
    [
      { tools: [{ name: 'read_file', input: {}, raw: '{"a":' }] },
      { finish_reason: 'tool_calls', message: { tool_calls: [{ function: { arguments: '{"a":' } }] } },
    ],
  ])('%j is the same, streamed or not', async (turn, choice) => {
    const { world, client } = await play([turn, turn])

    const plain = await client.chat.completions.create(ask)
    const stream = client.chat.completions.stream({ ...ask, stream_options: { include_usage: true } })
    const streamed = await stream.finalChatCompletion()

    expect(world.violations).toEqual([])
    expect(plain.choices).toMatchObject([choice])
    expect(withoutIds(streamed)).toMatchObject({ ...Object(withoutIds(plain)), usage: {} })
    expect(streamed.usage?.completion_tokens).toBe(plain.usage?.completion_tokens)
    expect(world.requests.map(request => request.stream)).toEqual([false, true])
  })

  test('a stream comes in the order of the API, in pieces', async () => {
    const { client } = await play([two])

    const deltas = []
    for await (const { choices, usage } of await client.chat.completions.create({ ...ask, stream: true })) {
      expect(usage).toBeUndefined()
      deltas.push(choices[0])
    }

    expect(deltas[0]?.delta).toEqual({ role: 'assistant', content: '', refusal: null })
    expect(deltas.at(-1)).toMatchObject({ delta: {}, finish_reason: 'tool_calls' })
    expect(deltas.slice(0, -1).every(choice => choice?.finish_reason === null)).toBe(true)
    const calls = deltas.flatMap(choice => choice?.delta.tool_calls ?? [])
    expect(calls.map(({ index }) => index)).toEqual([0, 0, 0, 1, 1])
    expect(calls.filter(({ id }) => id !== undefined).map(call => call.function)).toEqual([
      { name: 'read_file', arguments: '' },
      { name: 'unknown', arguments: '' },
    ])
  })

  test('usage comes in a last chunk without choices, for those who ask', async () => {
    const { client } = await play([{ say: 'A typo.' }])
    const params = { ...ask, stream: true as const, stream_options: { include_usage: true } }

    const chunks = await all(await client.chat.completions.create(params))

    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } })
    expect(chunks.slice(0, -1).map(({ usage }) => usage)).toEqual(chunks.slice(0, -1).map(() => null))
  })

  test('a json turn is a structured output', async () => {
    const { world, client } = await play([{ json: { cause: 'typo' } }])
    const schema = {
      type: 'object',
      properties: { cause: { type: 'string' } },
      required: ['cause'],
      additionalProperties: false,
    }

    const completion = await client.chat.completions.parse({
      ...ask,
      response_format: { type: 'json_schema', json_schema: { name: 'cause', schema, strict: true } },
    })

    expect(completion.choices[0]?.message.content).toBe('{"cause":"typo"}')
    expect(world.violations).toEqual([])
  })

  test('tools make a round trip, with an id of its own for each call', async () => {
    const { world, client } = await play([two, { say: 'Done.' }])
    const params = { ...ask, tools: [readFile] }
    const asked = await client.chat.completions.create(params)
    const message = asked.choices[0]?.message

    const done = await client.chat.completions.create({
      ...params,
      messages: [...ask.messages, ...(message ? [message] : []), ...results(message)],
    })

    expect(new Set(message?.tool_calls?.map(({ id }) => id)).size).toBe(2)
    expect(done.choices[0]?.message.content).toBe('Done.')
    expect(world.violations).toEqual([])
  })

  test("the SDK's tool runner plays along", async () => {
    const { world, client } = await play([{ tools: [{ name: 'add', input: { a: 1, b: 2 } }] }, { say: 'Three.' }])
    const add = {
      name: 'add',
      description: 'Adds',
      parameters: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
      parse: JSON.parse as (text: string) => { a: number; b: number },
      function: ({ a, b }: { a: number; b: number }) => String(a + b),
    }

    const runner = client.chat.completions.runTools({ ...ask, tools: [{ type: 'function', function: add }] })

    expect(await runner.finalContent()).toBe('Three.')
    expect(world.requests[1]?.body).toHaveProperty(
      ['messages', 2],
      expect.objectContaining({ role: 'tool', content: '3' }),
    )
    expect(world.violations).toEqual([])
  })

  test('a function may look at the request, and plan ahead', async () => {
    const { client } = await play(({ body }, index) => [{ say: `${index}: ${body.max_tokens}` }, { say: 'next' }])

    const texts = []
    for (const max_completion_tokens of [1, 2, 3]) {
      const { choices } = await client.chat.completions.create({ ...ask, max_completion_tokens })
      texts.push(choices[0]?.message.content)
    }

    expect(texts).toEqual(['0: 1', 'next', '2: 3'])
  })

  test('models are listed without spending a turn', async () => {
    const { world, client } = await play([{ say: 'x' }], { models: [model] })

    const models = await client.models.list()

    expect(models.data.map(({ id }) => id)).toEqual([model])
    expect(world.requests).toEqual([])
  })
})

describe('the plain dialect', () => {
  test('tells no cached tokens and no refusals', async () => {
    const { world, client } = await play(() => ({ say: 'I will not.', stop: 'refusal' }), { dialect: 'plain' })
    const params = { ...ask, messages: [{ role: 'user' as const, content: 'x'.repeat(8000) }] }

    await client.chat.completions.create(params)
    const { choices, usage } = await client.chat.completions.create(params)

    expect(choices).toEqual([
      { index: 0, message: { role: 'assistant', content: 'I will not.' }, finish_reason: 'stop' },
    ])
    expect(Object.keys(usage ?? {})).toEqual(['prompt_tokens', 'completion_tokens', 'total_tokens'])
    expect(world.requests[1]).toMatchObject({ inputTokens: usage?.prompt_tokens, cacheReadTokens: 0 })
  })

  test('streams each tool call in one piece, and usage for those who ask', async () => {
    const { client } = await play([two, two], { dialect: 'plain' })
    const params = { ...ask, stream: true as const, stream_options: { include_usage: true } }

    const plain = await client.chat.completions.create(ask)
    const chunks = await all(await client.chat.completions.create(params))

    const calls = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])
    expect(withoutIds(calls)).toMatchObject(withoutIds(plain.choices[0]?.message.tool_calls) as object)
    expect(chunks.flatMap(({ usage }) => (usage ? [usage] : []))).toEqual([plain.usage])
  })
})

describe('scripts', () => {
  test('a request beyond the script is a violation', async () => {
    const { world, client } = await play([])

    await expect(client.chat.completions.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual(['the script has no turn for request 1'])
    expect(world.requests).toEqual([])
  })

  test('a turn that does not exist in this API is a violation', async () => {
    const { world, client } = await play([{ say: 'So far', stop: 'pause_turn' }])

    await expect(client.chat.completions.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual([expect.stringContaining('pause_turn')])
  })

  test('a script that fails is a violation', async () => {
    const { world, client } = await play(() => {
      throw new Error('no such bug')
    })

    await expect(client.chat.completions.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual([expect.stringContaining('no such bug')])
  })
})

describe('faults', () => {
  test('a context that is too small is an HTTP 400, and no violation', async () => {
    const { world, client } = await play([{ say: '', stop: 'model_context_window_exceeded' }])

    const error = await failure(client.chat.completions.create(ask))

    expect(error).toMatchObject({ status: 400, code: 'context_length_exceeded', param: 'messages' })
    expect(world.violations).toEqual([])
    expect(world.usage.requests).toBe(0)
    expect(world.requests).toMatchObject([{ inputTokens: 0, outputTokens: 0 }])
  })

  test.each([
    [401, 'invalid_request_error', 'invalid_api_key'],
    [403, 'request_forbidden', 'unsupported_country_region_territory'],
    [404, 'invalid_request_error', null],
    [429, 'requests', 'rate_limit_exceeded'],
    [500, 'server_error', null],
    [502, 'server_error', null],
    [503, 'service_unavailable_error', 'server_is_overloaded'],
  ])('HTTP %i is a %s with the code %s', async (status, type, code) => {
    const { world, client } = await play([{ fault: 'http', status, headers: { 'retry-after': '3' } }])

    const error = await failure(client.chat.completions.create(ask))

    expect(error).toBeInstanceOf(APIError)
    expect(error).toMatchObject({ status, type, code, param: null, error: { message: expect.any(String) } })
    expect(error instanceof APIError && error.headers?.get('retry-after')).toBe('3')
    expect(world.usage).toMatchObject({ requests: 0, inputTokens: 0, outputTokens: 0 })
  })

  test('an HTTP fault may have a body of its own', async () => {
    const body = {
      error: { message: 'You exceeded your quota.', type: 'insufficient_quota', code: 'insufficient_quota' },
    }
    const { client } = await play([{ fault: 'http', status: 429, body }])

    const error = await failure(client.chat.completions.create(ask))

    expect(error).toMatchObject({ status: 429, code: 'insufficient_quota' })
  })

  test('a fault is repeated as often as it says, and the SDK tries again', async () => {
    const { world, client } = await play([
      { fault: 'http', status: 503, headers: { 'retry-after-ms': '1' }, times: 2 },
      { say: 'at last' },
    ])

    const { choices } = await client.withOptions({ maxRetries: 2 }).chat.completions.create(ask)

    expect(choices[0]?.message.content).toBe('at last')
    expect(world.requests.map(({ turn }) => 'fault' in turn)).toEqual([true, true, false])
  })

  test.each<[BrokenAnswer, RegExp]>([
    ['cut', /terminated|Premature|aborted|Unterminated|JSON/i],
    ['reset', /Connection error/],
    ['broken-json', /JSON/],
    ['empty', /JSON|undefined/],
  ])('%s fails a plain request', async (fault, reason) => {
    const { client } = await play([{ fault }])

    const error = await failure(client.chat.completions.create(ask).then(({ choices }) => choices.length))

    expect(String(error)).toMatch(reason)
  })

  test.each<[BrokenAnswer, RegExp]>([
    ['cut', /missing finish_reason/],
    ['reset', /Connection error/],
    ['broken-json', /JSON/],
    ['empty', /without sending any chunks/],
    ['html', /without sending any chunks/],
  ])('%s fails a stream', async (fault, reason) => {
    const { client } = await play([{ fault }])

    const error = await failure(client.chat.completions.stream(ask).finalChatCompletion())

    expect(String(error)).toMatch(reason)
  })

  test('a stream that is cut has said something, and not why it ended', async () => {
    const { client } = await play([{ fault: 'cut' }])

    const chunks = await all(await client.chat.completions.create({ ...ask, stream: true }))

    expect(chunks.map(({ choices }) => choices[0]?.delta.content).join('')).not.toBe('')
    expect(chunks.flatMap(({ choices }) => choices.map(choice => choice.finish_reason))).not.toContain('stop')
  })

  test('an overloaded server says so in the middle of a stream', async () => {
    const { world, client } = await play([{ fault: 'error-event' }])
    const seen: string[] = []

    const error = await failure(
      client.chat.completions
        .stream(ask)
        .on('content', piece => seen.push(piece))
        .finalChatCompletion(),
    )

    expect(error).toMatchObject({ status: undefined, type: 'server_error' })
    expect(seen.join('')).not.toBe('')
    expect(world.usage.requests).toBe(0)
  })

  test('without a stream, it is an HTTP 500', async () => {
    const { client } = await play([{ fault: 'error-event' }])

    const error = await failure(client.chat.completions.create(ask))

    expect(error).toMatchObject({ status: 500, type: 'server_error' })
  })

  test('a completion does not say of itself that it failed', async () => {
    const { world, client } = await play([{ fault: 'failed' }])

    await expect(client.chat.completions.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual([expect.stringContaining("no answer 'failed'")])
  })

  test('a page of HTML comes out of the SDK as a string', async () => {
    const { client } = await play([{ fault: 'html' }])

    const completion: unknown = await client.chat.completions.create(ask)

    expect(completion).toContain('<!doctype html>')
  })

  test('a stalled answer lasts until the client gives up', async () => {
    const { client } = await play([{ fault: 'stall', times: 2 }])

    const plain = await failure(client.chat.completions.create(ask, { signal: AbortSignal.timeout(200) }))
    const stream = client.chat.completions.stream(ask, { signal: AbortSignal.timeout(200) })
    const streamed = await failure(stream.finalChatCompletion())

    expect(String(plain)).toMatch(/abort/i)
    expect(String(streamed)).toMatch(/abort/i)
  })

  test('closing ends a stalled answer', async () => {
    const { world, client } = await play([{ fault: 'stall' }])
    const pending = failure(client.chat.completions.stream(ask).finalChatCompletion())
    await expect.poll(() => world.requests.length).toBe(1)

    await world.close()

    expect(await pending).toBeInstanceOf(Error)
    await expect(client.chat.completions.create(ask)).rejects.toBeInstanceOf(APIConnectionError)
  })
})

test('the key is a bearer token, and nothing else', async () => {
  const { world } = await play([{ say: 'x' }])

  const response = await fetch(`${world.url}/models`, { headers: { 'x-api-key': world.key } })

  expect(world.key).toMatch(/^sk-/)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    error: { message: expect.any(String), type: 'invalid_request_error', param: null, code: 'invalid_api_key' },
  })
})
