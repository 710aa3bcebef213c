import { describe, expect, test } from 'vitest'
import { ask, failure, play, readFile } from './play.ts'

const cached = { cache_control: { type: 'ephemeral' as const } }
const long = 'The rules of the house. '.repeat(300)
const system = [{ type: 'text' as const, text: long, ...cached }]

/** A model that always says the same, and a way to send it a request and hear what was cached. */
async function cachingModel() {
  const { world, client } = await play(() => ({ say: 'ok' }))
  const send = async (params: Partial<typeof ask>) => {
    const { usage } = await client.messages.create({ ...ask, ...params })
    const { cache_read_input_tokens: read, cache_creation_input_tokens: written, input_tokens: input } = usage
    return { read, written, input }
  }
  return { world, send }
}

const text = (words: string) => ({ type: 'text' as const, text: words })
const asked = (words: string) => ({ role: 'user' as const, content: [{ ...text(words), ...cached }] })
const fillers = (count: number) => Array.from({ length: count }, (_, n) => text(`block ${n}`))

describe('prompt caching', () => {
  test('what the first request writes, the second reads', async () => {
    const { world, send } = await cachingModel()

    const first = await send({ system })
    const second = await send({ system })

    expect(first.read).toBe(0)
    expect(first.written).toBeGreaterThan(1024)
    expect(second).toEqual({ read: first.written, written: 0, input: first.input })
    expect(world.usage).toMatchObject({ requests: 2, cacheReadTokens: first.written, cacheWriteTokens: first.written })
  })

  test('a conversation that grows reads the old part and writes the new one', async () => {
    const { send } = await cachingModel()

    const first = await send({ messages: [asked(long)] })
    const second = await send({
      messages: [{ role: 'user', content: [text(long)] }, { role: 'assistant', content: 'ok' }, asked('and now?')],
    })

    expect(first.input).toBe(0)
    expect(second).toMatchObject({ read: first.written, input: 0 })
    expect(second.written).toBeGreaterThan(0)
  })

  test('a prefix under 1024 tokens is not cached', async () => {
    const { send } = await cachingModel()
    const short = { system: [{ type: 'text' as const, text: 'Be brief.', ...cached }] }

    await send(short)
    const second = await send(short)

    expect(second).toMatchObject({ read: 0, written: 0 })
  })

  test.each<[string, Partial<typeof ask>, boolean]>([
    ['another model', { model: 'claude-opus-5-5' }, false],
    ['another tool in front', { tools: [readFile] }, false],
    [
      'another output format',
      { output_config: { format: { type: 'json_schema', schema: { type: 'string' } } } },
      false,
    ],
    ['another question', { messages: [{ role: 'user', content: 'Something else' }] }, true],
    ['thinking, which only spoils the messages', { thinking: { type: 'enabled', budget_tokens: 1024 } }, true],
  ])('after %s, the cached system prompt is read: %s', async (_, change, isRead) => {
    const { send } = await cachingModel()
    const first = await send({ system })

    const second = await send({ system, ...change })

    expect(second.read).toBe(isRead ? first.written : 0)
  })

  test.each([
    [19, true],
    [20, false],
  ])('with %i blocks in between, a breakpoint finds the old prefix: %s', async (between, isFound) => {
    const { send } = await cachingModel()
    const first = await send({ messages: [asked(long)] })

    const second = await send({
      messages: [{ role: 'user', content: [text(long), ...fillers(between - 1), { ...text('end'), ...cached }] }],
    })

    expect(second.read).toBe(isFound ? first.written : 0)
  })

  test('a fault writes nothing', async () => {
    const { client } = await play([{ fault: 'http', status: 529 }, { say: 'ok' }])

    await failure(client.messages.create({ ...ask, system }))
    const message = await client.messages.create({ ...ask, system })

    expect(message.usage.cache_read_input_tokens).toBe(0)
  })
})
