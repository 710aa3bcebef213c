import type Anthropic from '@anthropic-ai/sdk'
import { APIConnectionError } from '@anthropic-ai/sdk'
import { describe, expect, test } from 'vitest'
import { asFarAsItCame } from './arguments.ts'
import type { Script, Turn } from './model.ts'
import { ask, play } from './play.ts'

const withoutIds = (message: Anthropic.Message): unknown =>
  JSON.parse(JSON.stringify(message, (key, value: unknown) => (key === 'id' ? undefined : value)))

const broken: Script = () => {
  throw new Error('no such bug')
}

describe('answers', () => {
  const long = { path: 'a/long/path/to/a.ts' }
  test.each<[Turn, object[], string]>([
    [{ say: 'A typo.' }, [{ type: 'text', text: 'A typo.' }], 'end_turn'],
    [{ say: '' }, [], 'end_turn'],
    [{ json: { cause: 'typo' } }, [{ type: 'text', text: '{"cause":"typo"}' }], 'end_turn'],
    [{ say: 'So far', stop: 'max_tokens' }, [{ text: 'So far' }], 'max_tokens'],
    [{ say: 'No.', stop: 'refusal' }, [{ text: 'No.' }], 'refusal'],
    [{ say: 'Wait.', stop: 'pause_turn' }, [{ text: 'Wait.' }], 'pause_turn'],
    [
      {
        say: 'Reading two, with 🦊 and ünïcode.',
        tools: [
          { name: 'read_file', input: long },
          { name: 'b', input: {} },
        ],
      },
      [
        { text: 'Reading two, with 🦊 and ünïcode.' },
        { type: 'tool_use', name: 'read_file', input: long },
        { name: 'b' },
      ],
      'tool_use',
    ],
  ])('%j is the same, streamed or not', async (turn, content, stop_reason) => {
    const { world, client } = await play([turn, turn])

    const plain = await client.messages.create(ask)
    const streamed = await client.messages.stream(ask).finalMessage()

    expect(plain).toMatchObject({ content, stop_reason, usage: { cache_read_input_tokens: 0 } })
    expect(plain.content).toHaveLength(content.length)
    expect(withoutIds(streamed)).toMatchObject(withoutIds(plain) as object)
    expect(world.requests.map(({ stream, path }) => [stream, path])).toEqual([
      [false, '/v1/messages'],
      [true, '/v1/messages'],
    ])
    expect(world.usage).toMatchObject({ requests: 2, outputTokens: 2 * plain.usage.output_tokens })
    expect(JSON.stringify(world.requests)).not.toContain(world.key)
    expect(world.violations).toEqual([])
  })

  test('a cut call has an input as far as it came', async () => {
    const cut: Turn = {
      tools: [
        { name: 'a', input: {} },
        { name: 'b', input: { c: 'A longer' } },
      ],
      stop: 'max_tokens',
    }
    const { client } = await play([cut])

    const { content } = await client.messages.create(ask)

    expect(content).toMatchObject([{ name: 'a' }, { name: 'b', input: { c: 'A ' } }])
  })

  test.each([
    ['', {}],
    ['{"path":', {}],
    ['{"path":"a\\', { path: 'a' }],
    ['{"path":"}{","b', { path: '}{' }],
    ['{"a":{"b":["c","d', { a: { b: ['c', 'd'] } }],
    ['{"a":true,"b":12', { a: true }],
  ])('%s came as far as %j', (input, expected) => {
    expect(asFarAsItCame(input)).toEqual(expected)
  })

  test('come from a function that looks at the request and plans ahead', async () => {
    const { client } = await play(({ body }, index) => [{ say: `${index}: ${body.max_tokens}` }, { say: 'next' }])

    const texts = []
    for (const max_tokens of [1, 2, 3]) texts.push((await client.messages.create({ ...ask, max_tokens })).content)

    expect(texts).toMatchObject([[{ text: '0: 1' }], [{ text: 'next' }], [{ text: '2: 3' }]])
  })

  test.each<[string, Script, RegExp]>([
    ['a request beyond the script', [], /^the script has no turn for request 1$/],
    ['a script that fails', broken, /no such bug/],
    ['arguments that are no JSON', [{ tools: [{ name: 'a', input: {}, raw: '{' }] }], /no 'raw' arguments/],
    ['an answer that says it failed', [{ fault: 'failed' }], /no answer 'failed'/],
  ])('%s is a violation', async (_, script, violation) => {
    const { world, client } = await play(script)

    await expect(client.messages.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual([expect.stringMatching(violation)])
  })
})

test('a fault of HTTP has headers, costs nothing, and comes as often as told', async () => {
  const overloaded: Turn = { fault: 'http', status: 529, headers: { 'retry-after-ms': '1' }, times: 2 }
  const { world, client } = await play([overloaded, { say: 'at last' }, { fault: 'http', status: 401 }])

  const { content } = await client.withOptions({ maxRetries: 2 }).messages.create(ask)

  expect(content).toMatchObject([{ text: 'at last' }])
  expect([world.requests.length, world.usage.requests]).toEqual([3, 1])
  const error = { error: { error: { type: 'authentication_error' } } }
  await expect(client.messages.create(ask)).rejects.toMatchObject({ status: 401, ...error })
})

test('a stalled answer ends with the server', async () => {
  const { world, client } = await play([{ fault: 'stall' }])
  const pending = expect(client.messages.stream(ask).finalMessage()).rejects.toBeInstanceOf(Error)
  await expect.poll(() => world.requests.length).toBe(1)

  await world.close()

  await pending
  await expect(client.messages.create(ask)).rejects.toBeInstanceOf(APIConnectionError)
})
