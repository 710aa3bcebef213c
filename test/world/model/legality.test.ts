import Anthropic from '@anthropic-ai/sdk'
import { describe, expect, test } from 'vitest'
import { ask, failure, play, readFile } from './play.ts'

const user = <Content>(content: Content) => ({ role: 'user' as const, content })
const assistant = <Content>(content: Content) => ({ role: 'assistant' as const, content })
const use = (id: string) => ({ type: 'tool_use' as const, id, name: 'read_file', input: {} })
const result = (id: string) => ({ type: 'tool_result' as const, tool_use_id: id, content: 'x' })
const text = (words: string, cached = false) => ({
  type: 'text' as const,
  text: words,
  ...(cached ? { cache_control: { type: 'ephemeral' as const } } : {}),
})
const format = (schema: Record<string, unknown>) => ({ format: { type: 'json_schema' as const, schema } })
const open = { type: 'object', properties: {} }

describe('what the real API refuses', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no model', { model: undefined }, /^model: Field required/],
    ['no max_tokens', { max_tokens: undefined }, /^max_tokens: Field required/],
    ['max_tokens of zero', { max_tokens: 0 }, /^max_tokens: Input should be greater/],
    ['a fraction of a token', { max_tokens: 1.5 }, /^max_tokens: Input should be a valid integer/],
    ['no messages', { messages: [] }, /^messages: at least one message is required/],
    ['an unknown field', { thread: false }, /^thread: Extra inputs are not permitted/],
    ['the assistant first', { messages: [assistant('a')] }, /first message must use the "user" role/],
    ['a server-side thread', { thread: { type: 'create' } }, /^thread: /],
    ['another role', { messages: [user('a'), { role: 'tool', content: 'b' }] }, /^messages\.1\.role/],
    ['an empty message', { messages: [user(''), user('b')] }, /^messages\.0: all messages must have non-empty/],
    ['an empty text', { messages: [user([text('')])] }, /text content blocks must be non-empty/],
    ['an empty system block', { system: [text('')] }, /^system: text content blocks must be non-empty/],
    ['an empty cached block', { messages: [user([text('', true)])] }, /cache_control cannot be set for empty/],
    ['an unknown block', { messages: [user([{ type: 'video' }])] }, /^messages\.0\.content\.0.*'video'/],
    [
      'a tool_use without input',
      { messages: [user('a'), assistant([{ ...use('t1'), input: undefined }])] },
      /^messages\.1\.content\.0\.input: Field/,
    ],
    ['trailing whitespace', { messages: [user('a'), assistant('b ')] }, /cannot end with trailing whitespace/],
    [
      'a tool_use at the end',
      { messages: [user('a'), assistant([use('t1')])] },
      /^messages\.1: `tool_use` ids were found without .*: t1\./,
    ],
    [
      'a forgotten result',
      { messages: [user('a'), assistant([use('t1'), use('t2')]), user([result('t1')])] },
      /after: t2\./,
    ],
    [
      'text before the result',
      { messages: [user('a'), assistant([use('t1')]), user([text('b'), result('t1')])] },
      /after: t1\./,
    ],
    [
      'a stray result',
      { messages: [user('a'), assistant('b'), user([result('t9')])] },
      /^messages\.2\.content\.0: unexpected `tool_use_id`.*: t9\./,
    ],
    [
      'two results',
      { messages: [user('a'), assistant([use('t1')]), user([result('t1'), result('t1')])] },
      /must have a single result/,
    ],
    [
      'an id used twice',
      { messages: [user('a'), assistant([use('t1'), use('t1')]), user([result('t1')])] },
      /ids must be unique/,
    ],
    [
      'a result from the assistant',
      { messages: [user('a'), assistant([result('t1')])] },
      /can only be in `user` messages/,
    ],
    ['a use by the user', { messages: [user([use('t1')])] }, /can only be in `assistant` messages/],
    ['two tools of one name', { tools: [readFile, readFile] }, /Tool names must be unique/],
    [
      'a name with a space',
      { tools: [{ ...readFile, name: 'read file' }] },
      /^tools\.0\.custom\.name: String should match/,
    ],
    ['a tool without schema', { tools: [{ name: 'a' }] }, /^tools\.0\.custom\.input_schema: Field required/],
    [
      'a schema of another type',
      { tools: [{ name: 'a', input_schema: { type: 'array' } }] },
      /input_schema\.type: Input should be 'object'/,
    ],
    [
      'the choice of a missing tool',
      { tools: [readFile], tool_choice: { type: 'tool', name: 'b' } },
      /Tool 'b' not found/,
    ],
    ['a choice without tools', { tool_choice: { type: 'any' } }, /only be specified while providing tools/],
    [
      'five breakpoints',
      { messages: [user([1, 2, 3, 4, 5].map(n => text(`${n}`, true)))] },
      /maximum of 4 blocks.*Found 5/,
    ],
    ['a small budget', { thinking: { type: 'enabled', budget_tokens: 1023 } }, /greater than or equal to 1024/],
    [
      'a budget of max_tokens',
      { thinking: { type: 'enabled', budget_tokens: 2048 } },
      /must be greater than `thinking.budget_tokens`/,
    ],
    ['an open schema', { output_config: format(open) }, /^output_config\.format\.schema: .*'additionalProperties'/],
    [
      'an open schema deep inside',
      { output_config: format({ type: 'array', items: { anyOf: [{ type: 'null' }, open] } }) },
      /^output_config\.format\.schema\.items\.anyOf\.1:/,
    ],
  ])('%s', async (_, change, reason) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const error = await failure(client.messages.create({ ...ask, ...change }))

    expect(error).toMatchObject({ status: 400, error: { error: { type: 'invalid_request_error' } } })
    expect(world.violations).toEqual([expect.stringMatching(reason)])
    expect(error).toMatchObject({ error: { error: { message: world.violations[0] } } })
    expect(world.requests).toEqual([])
  })

  test.each<[string, Partial<typeof ask>]>([
    ['several messages of one role', { messages: [user('a'), user('b'), assistant('c'), assistant('d'), user('e')] }],
    [
      'results over two messages',
      { messages: [user('a'), assistant([use('t1'), use('t2')]), user([result('t1')]), user([result('t2')])] },
    ],
    ['text after the results', { messages: [user('a'), assistant([use('t1')]), user([result('t1'), text('go on')])] }],
    ['a closed schema', { output_config: format({ ...open, additionalProperties: false }) }],
    ['a prefill', { messages: [user('a'), assistant('{')] }],
  ])('but not %s', async (_, change) => {
    const { world, client } = await play([{ say: 'fine' }])

    await client.messages.create({ ...ask, ...change })

    expect(world.violations).toEqual([])
  })

  test('another key, which is no violation', async () => {
    const { world } = await play([])
    const stranger = new Anthropic({ baseURL: world.url, apiKey: 'sk-other', maxRetries: 0 })
    const bearer = new Anthropic({ baseURL: world.url, apiKey: null, authToken: world.key, maxRetries: 0 })

    const error = await failure(stranger.messages.create(ask))
    const models = await bearer.models.list()

    expect(error).toMatchObject({ status: 401, error: { error: { type: 'authentication_error' } } })
    expect(models.data.length).toBeGreaterThan(0)
    expect(world.violations).toEqual([])
  })

  test('a model that does not exist', async () => {
    const { client } = await play([{ say: 'x' }], { models: ['claude-haiku-5-5'] })

    await expect(client.messages.create(ask)).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['a missing version', { headers: {}, path: '/v1/messages', body: JSON.stringify(ask) }, 400],
    ['what is no JSON', { headers: { 'anthropic-version': '2023-06-01' }, path: '/v1/messages', body: '{' }, 400],
    ['another endpoint', { headers: { 'anthropic-version': '2023-06-01' }, path: '/v1/complete', body: '{}' }, 404],
  ])('%s', async (_, { headers, path, body }, status) => {
    const { world } = await play([])

    const response = await fetch(world.url + path, {
      method: 'POST',
      headers: { ...headers, 'x-api-key': world.key },
      body,
    })

    expect(response.status).toBe(status)
    expect(world.violations).toHaveLength(1)
  })
})
