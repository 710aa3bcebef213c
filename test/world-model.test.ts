import Anthropic, { APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema'
import { describe, expect, test } from 'vitest'
import type { BrokenAnswer } from './world/model/model.ts'
import { ask, failure, model, play, readFile } from './world/model/play.ts'

const withoutIds = (message: Anthropic.Message) => ({
  ...message,
  id: '',
  content: message.content.map(block => ('id' in block ? { ...block, id: '' } : block)),
})

describe('answers', () => {
  test('a say turn is a message with an id, a stop reason and usage', async () => {
    const { world, client } = await play([{ say: 'A typo.' }])

    const { data: message, request_id } = await client.messages.create(ask).withResponse()

    expect(message).toMatchObject({
      id: expect.stringMatching(/^msg_01\w{22}$/),
      role: 'assistant',
      model,
      content: [{ type: 'text', text: 'A typo.' }],
      stop_reason: 'end_turn',
      usage: { cache_read_input_tokens: 0, cache_creation_input_tokens: 0 },
    })
    expect(request_id).toMatch(/^req_/)
    expect(world.requests[0]).toMatchObject({
      stream: false,
      path: '/v1/messages',
      body: ask,
      turn: { say: 'A typo.' },
    })
    expect(JSON.stringify(world.requests[0]?.headers)).not.toContain(world.key)
    expect(world.usage).toEqual({
      requests: 1,
      inputTokens: message.usage.input_tokens,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: message.usage.output_tokens,
    })
  })

  test.each(['max_tokens', 'refusal', 'pause_turn', 'model_context_window_exceeded'] as const)(
    'a turn can stop with %s',
    async stop => {
      const { client } = await play([{ say: 'So far', stop }])

      const message = await client.messages.create(ask)

      expect(message.stop_reason).toBe(stop)
      expect(message.stop_details?.type).toBe(stop === 'refusal' ? 'refusal' : undefined)
    },
  )

  test('an empty say has no content, and is billed all the same', async () => {
    const { client } = await play([{ say: '' }])

    const message = await client.messages.create(ask)

    expect(message).toMatchObject({ content: [], stop_reason: 'end_turn', usage: { output_tokens: 1 } })
  })

  test('a stream puts together to the same message as the plain answer, in the order of the API', async () => {
    const turn = {
      say: 'A longer answer, with 🦊 and ünïcode.',
      tools: [{ name: 'read_file', input: { path: 'a/long/path/to/a.ts' } }],
    }
    const { client } = await play([turn, turn])
    const params: typeof ask = { ...ask, tools: [readFile] }
    const types: string[] = []

    const plain = await client.messages.create(params)
    const streamed = await client.messages
      .stream(params)
      .on('streamEvent', event => types.push(event.type))
      .finalMessage()

    expect(withoutIds(streamed)).toMatchObject(withoutIds(plain))
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ])
    expect(types.filter(type => type === 'content_block_delta').length).toBeGreaterThan(4)
  })

  test('a json turn is a structured output', async () => {
    const { world, client } = await play([{ json: { cause: 'typo', confidence: 0.9 } }])
    const schema = { type: 'object', properties: { cause: { type: 'string' } }, additionalProperties: false }

    const message = await client.messages.parse({ ...ask, output_config: { format: { type: 'json_schema', schema } } })

    expect(message.parsed_output).toEqual({ cause: 'typo', confidence: 0.9 })
    expect(world.violations).toEqual([])
  })

  test('tools make a round trip, with an id of its own for each use', async () => {
    const { world, client } = await play([
      {
        say: 'Reading.',
        tools: [
          { name: 'read_file', input: { path: 'a' } },
          { name: 'unknown', input: {} },
        ],
      },
      { say: 'Done.' },
    ])
    const asked = await client.messages.create({ ...ask, tools: [readFile] })
    const uses = asked.content.filter(block => block.type === 'tool_use')

    const done = await client.messages.create({
      ...ask,
      tools: [readFile],
      messages: [
        ...ask.messages,
        { role: 'assistant', content: asked.content },
        { role: 'user', content: uses.map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content: 'text' })) },
      ],
    })

    expect(asked.stop_reason).toBe('tool_use')
    expect(new Set(uses.map(({ id }) => id)).size).toBe(2)
    expect(done.content).toMatchObject([{ text: 'Done.' }])
    expect(world.violations).toEqual([])
  })

  test("the SDK's tool runner plays along when it sends the whole history", async () => {
    const { world, client } = await play([{ tools: [{ name: 'add', input: { a: 1, b: 2 } }] }, { say: 'Three.' }])
    const add = betaTool({
      name: 'add',
      description: 'Adds',
      inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
      run: ({ a = 0, b = 0 }) => String(a + b),
    })

    const message = await client.beta.messages.toolRunner({ ...ask, tools: [add], thread: false })

    expect(message.content).toMatchObject([{ text: 'Three.' }])
    expect(world.requests[1]?.body.messages.at(-1)?.content).toMatchObject([{ type: 'tool_result', content: '3' }])
    expect(world.violations).toEqual([])
  })

  test('a function may look at the request, and plan ahead', async () => {
    const { client } = await play(({ body }, index) => [{ say: `${index}: ${body.max_tokens}` }, { say: 'next' }])

    const texts = []
    for (const max_tokens of [1, 2, 3]) {
      const { content } = await client.messages.create({ ...ask, max_tokens })
      texts.push(content)
    }

    expect(texts).toMatchObject([[{ text: '0: 1' }], [{ text: 'next' }], [{ text: '2: 3' }]])
  })

  test('a request beyond the script is a violation', async () => {
    const { world, client } = await play([])

    await expect(client.messages.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual(['the script has no turn for request 1'])
    expect(world.requests).toEqual([])
  })

  test('tokens are counted and models listed without spending a turn', async () => {
    const { world, client } = await play([{ say: 'x' }], { models: [model] })

    const { input_tokens } = await client.messages.countTokens({ model, messages: ask.messages })
    const models = await client.models.list()
    const message = await client.messages.create(ask)

    expect(input_tokens).toBe(message.usage.input_tokens)
    expect(models.data.map(({ id }) => id)).toEqual([model])
    expect(world.requests).toHaveLength(1)
  })
})

describe('faults', () => {
  test.each([
    [401, 'authentication_error'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [529, 'overloaded_error'],
  ])('HTTP %i is a %s', async (status, type) => {
    const { world, client } = await play([{ fault: 'http', status, headers: { 'retry-after': '3' } }])

    const error = await failure(client.messages.create(ask))

    expect(error).toBeInstanceOf(APIError)
    expect(error).toMatchObject({ status, error: { error: { type } } })
    expect(error instanceof APIError && error.headers?.get('retry-after')).toBe('3')
    expect(world.usage).toEqual({
      requests: 0,
      inputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: 0,
    })
  })

  test('a fault is repeated as often as it says, and the SDK tries again', async () => {
    const { world } = await play([
      { fault: 'http', status: 529, headers: { 'retry-after-ms': '1' }, times: 2 },
      { say: 'at last' },
    ])
    const client = new Anthropic({ baseURL: world.url, apiKey: world.key, maxRetries: 2 })

    const message = await client.messages.create(ask)

    expect(message.content).toMatchObject([{ text: 'at last' }])
    expect(world.requests.map(({ turn }) => 'fault' in turn)).toEqual([true, true, false])
  })

  test.each<[BrokenAnswer, RegExp]>([
    ['cut', /terminated|Premature|aborted|Unterminated|JSON/i],
    ['reset', /Connection error/],
    ['broken-json', /JSON/],
    ['empty', /JSON|undefined/],
  ])('%s fails a plain request', async (fault, reason) => {
    const { client } = await play([{ fault }])

    const error = await failure(client.messages.create(ask).then(message => message.content.length))

    expect(String(error)).toMatch(reason)
  })

  test.each<[BrokenAnswer, RegExp]>([
    ['cut', /ended without|stop/i],
    ['reset', /Connection error/],
    ['broken-json', /JSON/],
    ['empty', /without/],
    ['html', /without/],
  ])('%s fails a stream', async (fault, reason) => {
    const { client } = await play([{ fault }])

    const error = await failure(client.messages.stream(ask).finalMessage())

    expect(String(error)).toMatch(reason)
  })

  test('a page of HTML comes out of the SDK as a string', async () => {
    const { client } = await play([{ fault: 'html' }])

    const message: unknown = await client.messages.create(ask)

    expect(message).toContain('<!doctype html>')
  })

  test('a stalled answer lasts until the client gives up', async () => {
    const { client } = await play([{ fault: 'stall', times: 2 }])

    const plain = await failure(client.messages.create(ask, { signal: AbortSignal.timeout(200) }))
    const stream = client.messages.stream(ask, { signal: AbortSignal.timeout(200) })
    const streamed = await failure(stream.finalMessage())

    expect(String(plain)).toMatch(/abort/i)
    expect(String(streamed)).toMatch(/abort/i)
  })

  test('closing ends a stalled answer', async () => {
    const { world, client } = await play([{ fault: 'stall' }])
    const pending = failure(client.messages.stream(ask).finalMessage())
    await expect.poll(() => world.requests.length).toBe(1)

    await world.close()

    expect(await pending).toBeInstanceOf(Error)
    await expect(client.messages.create(ask)).rejects.toBeInstanceOf(APIConnectionError)
  })
})
