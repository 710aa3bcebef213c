import { describe, expect, test } from 'vitest'
import { failure } from '../model/play.ts'
import { ask, play, readFile } from './play.ts'

const long = 'The rules of the house. '.repeat(300)
const system = (content: string) => ({ role: 'system' as const, content })
const user = (content: string) => ({ role: 'user' as const, content })

/** A model that always says the same, and a way to send it a request and hear what was cached. */
async function cachingModel() {
  const { world, client } = await play(() => ({ say: 'ok' }))
  const send = async (params: Partial<typeof ask>) => {
    const { usage } = await client.chat.completions.create({ ...ask, ...params })
    return { prompt: usage?.prompt_tokens ?? 0, cached: usage?.prompt_tokens_details?.cached_tokens }
  }
  return { world, send }
}

describe('prompt caching', () => {
  test('a prompt that comes again is cached in steps of 128 tokens, and counted all the same', async () => {
    const { world, send } = await cachingModel()
    const messages = [system(long), user('a')]

    const first = await send({ messages })
    const second = await send({ messages })

    expect(first.cached).toBe(0)
    expect(second).toEqual({ prompt: first.prompt, cached: first.prompt - (first.prompt % 128) })
    expect(world.usage).toMatchObject({
      inputTokens: first.prompt + (first.prompt % 128),
      cacheReadTokens: second.cached,
      cacheWriteTokens: 0,
    })
  })

  test('a conversation that grows reads all that it began with', async () => {
    const { send } = await cachingModel()
    const messages = [user(long)]

    const first = await send({ messages })
    const second = await send({ messages: [...messages, { role: 'assistant', content: 'ok' }, user('and now?')] })

    expect(second.cached).toBe(first.prompt - (first.prompt % 128))
    expect(second.prompt).toBeGreaterThan(first.prompt)
  })

  test.each([
    ['1,023 tokens are not', 1023, 0],
    ['1,024 are', 1024, 1024],
    ['1,151 are read as 1,024', 1151, 1024],
    ['1,152 are all read', 1152, 1152],
  ])('of a prompt that comes again, %s', async (_, tokens, cached) => {
    const { send } = await cachingModel()
    const envelope = Buffer.byteLength('{"role":"user","content":[{"type":"text","text":""}]}')
    const messages = [user('x'.repeat(tokens * 4 - envelope))]

    const first = await send({ messages })
    const second = await send({ messages })

    expect(first.prompt).toBe(tokens)
    expect(second.cached).toBe(cached)
  })

  test.each<[string, Partial<typeof ask>, boolean]>([
    ['another model', { model: 'gpt-4.1' }, false],
    ['another tool in front', { tools: [readFile] }, false],
    [
      'another schema of the answer',
      {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'a', schema: { type: 'object', properties: {} } },
        },
      },
      false,
    ],
    ['another beginning', { messages: [system(`Now: ${long}`)] }, false],
    ['another end', { messages: [system(`${long} Go on.`)] }, true],
    ['the same text in parts', { messages: [{ role: 'system', content: [{ type: 'text', text: long }] }] }, true],
  ])('after %s, the cached prompt is read: %s', async (_, change, isRead) => {
    const { send } = await cachingModel()
    await send({ messages: [system(long)] })

    const second = await send({ messages: [system(long)], ...change })

    expect(second.cached).toEqual(isRead ? expect.any(Number) : 0)
    expect((second.cached ?? 0) > 1024).toBe(isRead)
  })

  test('a fault caches nothing', async () => {
    const { client } = await play([{ fault: 'http', status: 503 }, { say: 'ok' }])
    const params = { ...ask, messages: [system(long)] }

    await failure(client.chat.completions.create(params))
    const { usage } = await client.chat.completions.create(params)

    expect(usage?.prompt_tokens_details?.cached_tokens).toBe(0)
  })
})
