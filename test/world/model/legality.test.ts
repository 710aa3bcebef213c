import type Anthropic from '@anthropic-ai/sdk'
import { describe, expect, test } from 'vitest'
import { ask, assistant, cached, play, readFile, result, text, use, user } from './play.ts'

describe('refusals', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no model', { model: undefined }, /^model: /],
    ['max_tokens of zero', { max_tokens: 0 }, /^max_tokens: /],
    ['no messages', { messages: [] }, /^messages: /],
    ['an unknown field', { thread: false }, /"thread"/],
    ['the assistant first', { messages: [assistant('a')] }, /first message must use the "user" role/],
    ['another role', { messages: [user('a'), { role: 'tool', content: 'b' }] }, /^messages\.1\.role/],
    ['an empty message', { messages: [user(''), user('b')] }, /^messages\.0: all messages must have non-empty/],
    ['an empty text', { messages: [user([text('')])] }, /text content blocks must be non-empty/],
    ['an empty system block', { system: [text('')] }, /^system: text content blocks must be non-empty/],
    ['an unknown block', { messages: [user([{ type: 'video' }])] }, /^messages\.0\.content\.0/],
    ['trailing whitespace', { messages: [user('a'), assistant('b ')] }, /cannot end with trailing whitespace/],
    ['a use at the end', { messages: [user('a'), assistant([use('t1')])] }, /^messages\.1: .* immediately after: t1/],
    ['a forgotten result', { messages: [user('a'), assistant([use('1'), use('2')]), user([result('1')])] }, /after: 2/],
    ['text before it', { messages: [user('a'), assistant([use('1')]), user([text('b'), result('1')])] }, /after: 1/],
    ['a stray result', { messages: [user('a'), assistant('b'), user([result('t9')])] }, /unexpected `tool_use_id`.*t9/],
    [
      'two results',
      { messages: [user('a'), assistant([use('1')]), user([result('1'), result('1')])] },
      /single result/,
    ],
    ['an id twice', { messages: [user('a'), assistant([use('1'), use('1')]), user([result('1')])] }, /must be unique/],
    ['a result by the assistant', { messages: [user('a'), assistant([result('1')])] }, /only be in `user` messages/],
    ['a use by the user', { messages: [user([use('1')])] }, /only be in `assistant` messages/],
    ['two tools of one name', { tools: [readFile, readFile] }, /Tool names must be unique/],
    ['a name with a space', { tools: [{ ...readFile, name: 'read file' }] }, /^tools\.0\.name: /],
    ['a tool without a schema', { tools: [{ name: 'a' }] }, /^tools\.0\.input_schema: /],
    ['five breakpoints', { messages: [user([1, 2, 3, 4, 5].map(n => text(`${n}`, cached)))] }, /maximum of 4.*Found 5/],
  ])('%s', async (_, change, reason) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const asked = client.messages.create({ ...ask, ...change })

    const error = { error: { error: { type: 'invalid_request_error' } } }
    await expect(asked).rejects.toMatchObject({ status: 400, ...error })
    expect(world.violations).toEqual([expect.stringMatching(reason)])
    expect(world.requests).toEqual([])
  })

  test.each<[string, Anthropic.MessageParam[]]>([
    ['several messages of one role', [user('a'), user('b'), assistant('c'), assistant('d'), user('e')]],
    [
      'results over two messages',
      [user('a'), assistant([use('1'), use('2')]), user([result('1')]), user([result('2')])],
    ],
    ['text after the results', [user('a'), assistant([use('1')]), user([result('1'), text('go on')])]],
  ])('but not %s', async (_, messages) => {
    const { world, client } = await play([{ say: 'fine' }])

    await client.messages.create({ ...ask, messages })

    expect(world.violations).toEqual([])
  })

  test.each([
    ['another key', { 'x-api-key': 'sk-other', 'anthropic-version': '1' }, '/v1/messages', 401, 0],
    ['a missing version', {}, '/v1/messages', 400, 1],
    ['another endpoint', { 'anthropic-version': '1' }, '/v1/complete', 404, 1],
  ])('%s', async (_, headers, path, status, violations) => {
    const { world } = await play([])
    const sent = { 'x-api-key': world.key, ...headers }

    const response = await fetch(world.url + path, { method: 'POST', headers: sent, body: JSON.stringify(ask) })

    expect([response.status, world.violations.length]).toEqual([status, violations])
  })
})

describe('prompt caching', () => {
  const long = 'The rules of the house. '.repeat(300)
  const asked = (words: string) => user([text(words, cached)])
  const fillers = (count: number) => Array.from({ length: count }, (_, n) => text(`block ${n}`))

  test.each<[string, Partial<typeof ask>, Partial<typeof ask>, boolean, boolean]>([
    ['the same again', { system: [text(long, cached)] }, { system: [text(long, cached)] }, true, false],
    ['another model', { system: [text(long, cached)] }, { model: 'x', system: [text(long, cached)] }, false, true],
    [
      'another tool in front',
      { system: [text(long, cached)] },
      { tools: [readFile], system: [text(long, cached)] },
      false,
      true,
    ],
    [
      'more of a conversation',
      { messages: [asked(long)] },
      { messages: [user([text(long)]), assistant('ok'), asked('b')] },
      true,
      true,
    ],
    [
      'less than 1024 tokens',
      { system: [text('Be brief.', cached)] },
      { system: [text('Be brief.', cached)] },
      false,
      false,
    ],
    [
      '19 blocks later',
      { messages: [asked(long)] },
      { messages: [user([text(long), ...fillers(18), text('b', cached)])] },
      true,
      true,
    ],
    [
      '20 blocks later',
      { messages: [asked(long)] },
      { messages: [user([text(long), ...fillers(19), text('b', cached)])] },
      false,
      true,
    ],
  ])('%s', async (_, before, after, reads, writes) => {
    const { world, client } = await play(() => ({ say: 'ok' }))

    const first = await client.messages.create({ ...ask, ...before })
    const { usage } = await client.messages.create({ ...ask, ...after })

    const written = first.usage.cache_creation_input_tokens ?? 0
    expect(usage.cache_read_input_tokens).toBe(reads ? written : 0)
    expect((usage.cache_creation_input_tokens ?? 0) > 0).toBe(writes)
    expect(world.usage.cacheReadTokens).toBe(usage.cache_read_input_tokens)
  })

  test('a fault caches nothing', async () => {
    const { client } = await play([{ fault: 'http', status: 529 }, { say: 'ok' }])
    const params = { ...ask, system: [text(long, cached)] }

    await client.messages.create(params).catch(() => undefined)

    expect((await client.messages.create(params)).usage.cache_read_input_tokens).toBe(0)
  })
})
