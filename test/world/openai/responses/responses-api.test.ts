import type OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import type { Turn } from '../../model/model.ts'
import { all, goOn, play, responses } from '../play.ts'

type Item = OpenAI.Responses.ResponseOutputItem

const two: Turn = {
  say: 'Reading two, with 🦊 and ünïcode.',
  tools: [
    { name: 'read_file', input: { path: 'a/long/path/to/a.ts' } },
    { name: 'unknown', input: {} },
  ],
}
const reasoning = { type: 'reasoning', encrypted_content: expect.stringMatching(/^gAAAAA/) }
const said = (text: string) => ({ type: 'message', content: [{ type: 'output_text', text }] })
const call = (name: string, args: string) => ({ type: 'function_call', name, arguments: args })

const changing = ['id', 'call_id', 'encrypted_content', 'output_text', 'parsed', 'parsed_arguments']
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (changing.includes(key) ? undefined : inner)))

describe('answers', () => {
  test.each<[Turn, object[], string]>([
    [{ say: 'A typo.' }, [reasoning, said('A typo.')], 'completed'],
    [{ say: '' }, [reasoning], 'completed'],
    [{ say: 'So far', stop: 'max_tokens' }, [reasoning, { ...said('So far'), status: 'incomplete' }], 'incomplete'],
    [{ say: 'No.', stop: 'refusal' }, [reasoning, { content: [{ type: 'refusal', refusal: 'No.' }] }], 'completed'],
    [
      { ...two, stop: 'max_tokens' },
      [reasoning, said(two.say!), call('read_file', '{"path":"a/long/path/to/a.ts"}'), call('unknown', '{')],
      'incomplete',
    ],
    [{ tools: [{ name: 'a', input: {}, raw: '{"a":' }] }, [reasoning, call('a', '{"a":')], 'completed'],
  ])('%j is the same, streamed or not', async (turn, output, status) => {
    const { world, client } = await play([turn, turn])

    const plain = await client.responses.create(responses)
    const collected = await client.responses.stream(responses).finalResponse()

    expect(plain).toMatchObject({ status, output })
    expect(plain.output).toHaveLength(output.length)
    expect(withoutIds(collected)).toMatchObject(withoutIds(plain) as object)
    expect(world.usage).toMatchObject({ requests: 2, outputTokens: 2 * (plain.usage?.output_tokens ?? 0) })
    expect(world.violations).toEqual([])
  })

  test('a stream comes in the order of the API, numbered and in pieces', async () => {
    const { client } = await play([two])

    const events = await all(await client.responses.create({ ...responses, stream: true }))

    const item = (...inner: string[]) => ['output_item.added', ...inner, 'output_item.done']
    const types = events.map(({ type }) => type.replace('response.', ''))
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'created',
      'in_progress',
      ...item(),
      ...item('content_part.added', 'output_text.delta', 'output_text.done', 'content_part.done'),
      ...[1, 2].flatMap(() => item('function_call_arguments.delta', 'function_call_arguments.done')),
      'completed',
    ])
    expect(events.map(event => event.sequence_number)).toEqual(events.map((_, index) => index))
    const deltas = events.flatMap(event => (event.type === 'response.output_text.delta' ? [event.delta] : []))
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.join('')).toBe(two.say)
  })

  test('a conversation reads from the cache all that it began with', async () => {
    const { client } = await play(() => ({ say: 'ok' }))
    const long = { ...responses, instructions: 'The rules of the house. '.repeat(300) }

    const first = await client.responses.create(long)
    const second = await client.responses.create({ ...long, input: goOn(responses.input, first.output) })

    const prompt = first.usage?.input_tokens ?? 0
    expect(second.usage?.input_tokens_details.cached_tokens).toBe(prompt - (prompt % 128))
  })

  test('an error comes within a stream, and a failed answer says so itself', async () => {
    const { world, client } = await play([
      { fault: 'error-event', times: 2 },
      { fault: 'failed', times: 2 },
    ])
    const ask = () => client.responses.create(responses)
    const stream = async () => (await all(await client.responses.create({ ...responses, stream: true }))).at(-1)

    await expect(stream()).rejects.toMatchObject({ code: 'server_error', status: undefined })
    await expect(ask()).rejects.toMatchObject({ status: 500, type: 'server_error' })
    const failed = { status: 'failed', error: { code: 'server_error' }, output: [] }
    expect(await ask()).toMatchObject(failed)
    expect(await stream()).toMatchObject({ type: 'response.failed', response: failed })
    expect([world.usage.requests, world.violations]).toEqual([0, []])
  })
})

const input = (...items: unknown[]) => ({ input: items })
const made = (id: string, change = {}) => ({ ...call('read_file', '{}'), call_id: id, ...change })
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'x' })
const thought = (change: object) => ({ type: 'reasoning', id: 'rs_1', summary: [], ...change })
const tool = (change: object) => ({ tools: [{ ...responses.tools[0], ...change }] })
const strict = (properties: object, change = {}) => {
  const schema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  return tool({ strict: true, parameters: { ...schema, ...change } })
}
const text = { type: 'string' }
const older = { model: 'gpt-4.1', include: [] }

describe('refusals', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an empty input', input(), /^input: /],
    ['another role', input({ role: 'tool', content: 'a' }), /^input\.0\.role: /],
    ['another type', input({ type: 'item_reference', id: 'rs_1' }), /^input\.0/],
    ['parts of the other API', input({ role: 'user', content: [{ type: 'text', text: 'a' }] }), /^input\.0\.content/],
    ['an id of another kind', input(made('c1', { id: 'call_1' }), output('c1')), /^input\.0\.id: /],
    ['the same item twice', input(made('1', { id: 'fc_1' }), output('1'), made('2', { id: 'fc_1' })), /Duplicate item/],
    ['a call without an answer', input(made('c1')), /No tool output found for function call c1/],
    ['an answer before its call', input(output('c1'), made('c1')), /No tool call found .* call_id c1/],
    ['two answers to one call', input(made('c1'), output('c1'), output('c1')), /No tool call found/],
    ['a thought of another server', input(thought({ encrypted_content: 'gAx' })), /rs_1 could not be verified/],
    ['a name with a space', tool({ name: 'read file' }), /^tools\.0\.name: /],
    ['an open strict schema', strict({}, { additionalProperties: true }), /'additionalProperties' is required/],
    [
      'an open schema inside',
      strict({ a: { type: 'array', items: { type: 'object' } } }),
      /=\(a, items\), 'additional/,
    ],
    ['an optional property', strict({ a: text }, { required: [] }), /no other: 'a'/],
    ['a required one that is missing', strict({ a: text }, { required: ['a', 'b'] }), /no other: 'b'/],
    ['a default', strict({ a: { ...text, default: '' } }), /\(a\), 'default' is not permitted/],
    ['a property of any type', strict({ a: {} }), /must have a 'type' key/],
    ['a limit below 16', { max_output_tokens: 15 }, /^max_output_tokens: /],
    ['a field of the other API', { max_tokens: 99 }, /max_tokens/],
    ['an unknown field of an item', input(made('c1', { parsed_arguments: {} })), /parsed_arguments/],
    ['another effort', { reasoning: { effort: 'huge' } }, /^reasoning\.effort: /],
    ['a conversation that the server keeps', { store: true }, /^store: /],
    ['the thoughts of a model without any', { ...older, include: responses.include }, /not supported with this model/],
    ['the effort of a model without any', { ...older, reasoning: { effort: 'low' } }, /not supported with this model/],
    ['thoughts for a model without any', { ...older, ...input(thought({})) }, /only be provided to a reasoning/],
  ])('%s', async (_, change, why) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const asked = client.responses.create({ ...responses, ...(change as object) })

    await expect(asked).rejects.toMatchObject({ status: 400, type: 'invalid_request_error' })
    expect(world.violations).toEqual([expect.stringMatching(why)])
    expect(world.requests).toEqual([])
  })

  const without = (items: Item[]) => items.map(({ ...item }) => (Reflect.deleteProperty(item, 'id'), item))
  const changed = ([first, ...rest]: Item[], change: object) => [{ ...first, ...change }, ...rest]
  test.each<[string, (items: Item[]) => unknown[], RegExp | undefined]>([
    ['as they came', items => items, undefined],
    ['without any ids', without, undefined],
    ['not at all, if nothing else has an id', items => without(items.slice(1)), undefined],
    ['not at all', items => items.slice(1), /without its required 'reasoning' item: 'rs_/],
    ['after what they led to', ([rs, ...rest]) => [...rest, rs], /without its required following item/],
    ['without the message they led to', items => items.toSpliced(1, 1), /without its required following item/],
    ['empty', items => changed(items, { encrypted_content: undefined }), /not found: items are not stored/],
    ['altered', items => changed(items, { encrypted_content: 'gAx' }), /could not be verified/],
    ['under another id', items => changed(items, { id: 'rs_1' }), /rs_1 could not be verified/],
  ])('thoughts can come back %s, or not', async (_, change, why) => {
    const { world, client } = await play([two, { say: 'Done.' }])
    const first = await client.responses.create(responses)

    const back = goOn(responses.input, change(first.output) as Item[])
    const status = client.responses.create({ ...responses, input: back }).then(() => 200)

    expect(await status.catch((error: { status: number }) => error.status)).toBe(why ? 400 : 200)
    expect(world.violations).toEqual(why ? [expect.stringMatching(why)] : [])
  })
})
