import { describe, expect, test } from 'vitest'
import { argumentsOf, asFarAsItCame } from './arguments.ts'
import type { Turn } from './model.ts'
import { ask, failure, play } from './play.ts'

const cut: Turn = {
  say: 'Writing.',
  tools: [
    { name: 'read_file', input: { path: 'a.ts' } },
    { name: 'write_file', input: { path: 'a.ts', content: 'A longer content, with 🦊 in it.' } },
  ],
  stop: 'max_tokens',
}

describe('a call that the token limit cuts off', () => {
  // Of a stream, the SDK leaves out a text that has no end.
  test.each([
    ['plain', false, { path: 'a.ts', content: 'A l' }],
    ['streamed', true, { path: 'a.ts' }],
  ])('has an input as far as it came, %s', async (_, isStreamed, input) => {
    const { world, client } = await play([cut])

    const message = isStreamed ? await client.messages.stream(ask).finalMessage() : await client.messages.create(ask)

    expect(message).toMatchObject({
      stop_reason: 'max_tokens',
      content: [
        { type: 'text', text: 'Writing.' },
        { type: 'tool_use', name: 'read_file', input: { path: 'a.ts' } },
        { type: 'tool_use', name: 'write_file', input },
      ],
    })
    expect(world.violations).toEqual([])
  })

  test('comes in pieces that are no JSON together', async () => {
    const { client } = await play([cut])
    const pieces: string[] = []

    await client.messages
      .stream(ask)
      .on('streamEvent', event => {
        if (event.type !== 'content_block_delta' || event.index !== 2) return
        if (event.delta.type === 'input_json_delta') pieces.push(event.delta.partial_json)
      })
      .finalMessage()

    expect(pieces.join('')).toBe('{"path":"a.ts","content":"A l')
  })

  test('is the last of the turn, and never whole', () => {
    const turn = {
      tools: [
        { name: 'a', input: {} },
        { name: 'b', input: {} },
      ],
      stop: 'max_tokens' as const,
    }

    expect(argumentsOf(turn)).toEqual(['{}', '{'])
  })
})

test.each([
  ['', {}],
  ['{', {}],
  ['{"pa', {}],
  ['{"path":', {}],
  ['{"path":"a', { path: 'a' }],
  ['{"path":"a\\', { path: 'a' }],
  ['{"path":"}{","b', { path: '}{' }],
  ['{"a":{"b":["c","d', { a: { b: ['c', 'd'] } }],
  ['{"a":true,"b":12', { a: true }],
  ['{"a":12,"b":tr', { a: 12 }],
  ['"text', {}],
])('%s came as far as %j', (text, input) => {
  expect(asFarAsItCame(text)).toEqual(input)
})

test('arguments that are no JSON are a mistake of the script', async () => {
  const { world, client } = await play([{ tools: [{ name: 'read_file', input: {}, raw: '{"a":' }] }])

  const error = await failure(client.messages.create(ask))

  expect(error).toMatchObject({ status: 400 })
  expect(world.violations).toEqual([expect.stringContaining("no 'raw' arguments")])
  expect(world.requests).toEqual([])
})

describe('a server that is overloaded', () => {
  test('says so in the middle of a stream', async () => {
    const { world, client } = await play([{ fault: 'error-event' }])
    const types: string[] = []

    const error = await failure(
      client.messages
        .stream(ask)
        .on('streamEvent', ({ type }) => types.push(type))
        .finalMessage(),
    )

    expect(error).toMatchObject({ error: { type: 'error', error: { type: 'overloaded_error' } } })
    expect(types).toContain('content_block_delta')
    expect(types).not.toContain('message_stop')
    expect(world.usage.requests).toBe(0)
  })

  test('says so by its status without one', async () => {
    const { client } = await play([{ fault: 'error-event' }])

    const error = await failure(client.messages.create(ask))

    expect(error).toMatchObject({ status: 529, error: { error: { type: 'overloaded_error' } } })
  })

  test('has no message that failed', async () => {
    const { world, client } = await play([{ fault: 'failed' }])

    await expect(client.messages.create(ask)).rejects.toMatchObject({ status: 400 })

    expect(world.violations).toEqual([expect.stringContaining("no answer 'failed'")])
  })
})
