import { describe, expect, test } from 'vitest'
import type { Turn } from '../../model/model.ts'
import { all, chat, play } from '../play.ts'

const two: Turn = {
  say: 'Reading two, with 🦊 and ünïcode.',
  tools: [
    { name: 'read_file', input: { path: 'a/long/path/to/a.ts' } },
    { name: 'unknown', input: {} },
  ],
}
const user = (content: unknown) => ({ role: 'user', content })
const call = (id: string) => ({ id, type: 'function', function: { name: 'read_file', arguments: '{}' } })
const calls = (...ids: string[]) => ({ role: 'assistant', content: null, tool_calls: ids.map(call) })
const answer = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'x' })
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner)))
const streaming = { stream: true as const, stream_options: { include_usage: true } }

describe.each(['openai', 'plain'] as const)('the dialect %s', dialect => {
  test.each<[Turn, object]>([
    [{ say: 'A typo.' }, { finish_reason: 'stop', message: { content: 'A typo.' } }],
    [
      { say: 'So far', stop: 'max_tokens' },
      { finish_reason: 'length', message: { content: 'So far' } },
    ],
    [{ json: { cause: 'typo' } }, { finish_reason: 'stop', message: { content: '{"cause":"typo"}' } }],
    [two, { finish_reason: 'tool_calls', message: { tool_calls: [{}, { function: { name: 'unknown' } }] } }],
    [
      { tools: [{ name: 'a', input: {}, raw: '{"a":' }] },
      { finish_reason: 'tool_calls', message: { tool_calls: [{ function: { arguments: '{"a":' } }] } },
    ],
  ])('says %j in the same way, streamed or not', async (turn, choice) => {
    const { world, client } = await play([turn, turn], dialect)

    const plain = await client.chat.completions.create(chat)
    const streamed = await client.chat.completions.stream({ ...chat, ...streaming }).finalChatCompletion()

    expect(plain.choices).toMatchObject([choice])
    expect(withoutIds(streamed.choices)).toMatchObject(withoutIds(plain.choices) as object)
    expect(streamed.usage?.completion_tokens).toBe(plain.usage?.completion_tokens)
    expect(world.requests.map(({ stream }) => stream)).toEqual([false, true])
    expect(world.violations).toEqual([])
  })

  test('tells cached tokens and sends calls in pieces only if it follows the API', async () => {
    const { world, client } = await play(() => two, dialect)
    const long = { ...chat, messages: [{ role: 'user' as const, content: 'The rules of the house. '.repeat(300) }] }
    const isPlain = dialect === 'plain'

    const first = await client.chat.completions.create(long)
    const again = await client.chat.completions.create(long)
    const other = await client.chat.completions.create({ ...long, model: 'gpt-4.1' })
    const chunks = await all(await client.chat.completions.create({ ...chat, ...streaming }))

    const prompt = first.usage?.prompt_tokens ?? 0
    const cached = [first, again, other].map(({ usage }) => usage?.prompt_tokens_details?.cached_tokens)
    expect(cached).toEqual(isPlain ? [undefined, undefined, undefined] : [0, prompt - (prompt % 128), 0])
    expect(world.requests[1]?.cacheReadTokens).toBe(cached[1] ?? 0)
    const pieces = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])
    expect(pieces.map(({ index }) => index)).toEqual(isPlain ? [0, 1] : [0, 0, 0, 1, 1])
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } })
  })

  test.each<[string, Record<string, unknown>, RegExp, boolean?]>([
    ['no model', { model: undefined }, /^model: /],
    ['an empty conversation', { messages: [] }, /^messages: /],
    ['another role', { messages: [{ role: 'robot', content: 'a' }] }, /^messages\.0\.role: /],
    ['content of null', { messages: [user(null)] }, /^messages\.0\.content: /],
    ['a silent assistant', { messages: [user('a'), { role: 'assistant' }] }, /^messages\.1: content is null/],
    ['calls without an answer', { messages: [user('a'), calls('c1')] }, /did not have response messages: c1$/],
    ['a forgotten answer', { messages: [user('a'), calls('c1', 'c2'), answer('c1'), user('b')] }, /messages: c2$/],
    ['words before it', { messages: [user('a'), calls('c1'), user('b'), answer('c1')] }, /messages: c1$/],
    ['an answer to nothing', { messages: [user('a'), answer('c1')] }, /waits for 'c1'/],
    ['two answers to one call', { messages: [user('a'), calls('c1'), answer('c1'), answer('c1')] }, /waits for 'c1'/],
    ['an id of 41 characters', { messages: [user('a'), calls('c'.repeat(41))] }, /^messages\.1\.tool_calls\.0\.id: /],
    ['no tools', { tools: [] }, /^tools: /],
    ['a limit of zero', { max_completion_tokens: 0 }, /^max_completion_tokens: /],
    ['options without a stream', { stream_options: { include_usage: true } }, /only allowed when 'stream'/],
    ['an unknown field', { system: 'Be brief.' }, /Unknown parameter: 'system'/, true],
    ['an unknown field of a message', { messages: [{ ...user('a'), b: 1 }] }, /'messages\.0\.b'/, true],
    ['the older limit for a model that reasons', { max_tokens: 9 }, /Use 'max_completion_tokens'/, true],
  ])('on %s', async (_, change, why, isLetPass = false) => {
    const { world, client } = await play([{ say: 'ok' }], dialect)

    const asked = client.chat.completions.create({ ...chat, ...(change as object) }).then(() => 200)

    const status = await asked.catch((error: { status: number }) => error.status)
    const passes = isLetPass && dialect === 'plain'
    expect(status).toBe(passes ? 200 : 400)
    expect(world.violations).toEqual(passes ? [] : [expect.stringMatching(why)])
  })
})

test('the wrong key, a pause and a context that is too small are refused', async () => {
  const { world, client } = await play([
    { say: '', stop: 'model_context_window_exceeded' },
    { say: 'x', stop: 'pause_turn' },
  ])
  const ask = () => client.chat.completions.create(chat)

  const code = 'invalid_api_key'
  const stranger = client.withOptions({ apiKey: 'sk-other' }).chat.completions.create(chat)
  await expect(stranger).rejects.toMatchObject({ status: 401, code })
  await expect(ask()).rejects.toMatchObject({ status: 400, code: 'context_length_exceeded' })
  expect(world.violations).toEqual([])
  await expect(ask()).rejects.toMatchObject({ status: 400 })
  expect(world.violations).toEqual([expect.stringContaining('pause_turn')])
  expect(world.usage.requests).toBe(0)
})
