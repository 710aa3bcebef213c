import { describe, expect, test } from 'vitest'
import { failure } from '../model/play.ts'
import { ask, play, readFile } from './play.ts'

const user = (content: unknown) => ({ role: 'user', content })
const call = (id: string, name = 'read_file') => ({ id, type: 'function', function: { name, arguments: '{}' } })
const calls = (...ids: string[]) => ({ role: 'assistant', content: null, tool_calls: ids.map(id => call(id)) })
const answer = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'x' })
const tool = (change: object) => ({ type: 'function', function: { ...readFile.function, ...change } })
const strict = (parameters: object) => ({ tools: [tool({ parameters, strict: true })] })
const format = (schema: unknown, isStrict = true) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'cause', schema, strict: isStrict } },
})
const closed = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const open = { type: 'object', properties: {} }
const text = { type: 'string' }

type Refused = [what: string, change: Record<string, unknown>, param: string, code: string | null, why: RegExp]

const missing = 'missing_required_parameter'

describe('what the real API refuses', () => {
  test.each<Refused>([
    ['no model', { model: undefined }, 'model', missing, /Missing required/],
    ['no messages at all', { messages: undefined }, 'messages', missing, /Missing required/],
    ['an empty conversation', { messages: [] }, 'messages', 'empty_array', /minimum length 1/],
    [
      'another role',
      { messages: [{ role: 'robot', content: 'a' }] },
      'messages[0].role',
      'invalid_value',
      /Invalid value: 'robot'/,
    ],
    ['no role', { messages: [{ content: 'a' }] }, 'messages[0].role', missing, /Missing/],
    ['no content', { messages: [{ role: 'user' }] }, 'messages[0].content', missing, /Missing/],
    ['content of null', { messages: [user(null)] }, 'messages[0].content', 'invalid_type', /got null/],
    ['content that is a number', { messages: [user(1)] }, 'messages[0].content', 'invalid_type', /got a number/],
    ['content without parts', { messages: [user([])] }, 'messages[0].content', 'empty_array', /empty array/],
    [
      'a part of another type',
      { messages: [user([{ type: 'tool_result', content: 'a' }])] },
      'messages[0].content[0].type',
      'invalid_value',
      /Invalid value: 'tool_result'. Supported values are: 'text'/,
    ],
    [
      'a part without its text',
      { messages: [user([{ type: 'text' }])] },
      'messages[0].content[0].text',
      missing,
      /Missing/,
    ],
    ['a silent assistant', { messages: [user('a'), { role: 'assistant' }] }, 'messages.[1].content', null, /got null/],
    [
      'an empty list of calls',
      { messages: [user('a'), calls()] },
      'messages[1].tool_calls',
      'empty_array',
      /empty array/,
    ],
    [
      'calls without an answer',
      { messages: [user('a'), calls('c1')] },
      'messages.[1].role',
      null,
      /did not have response messages: c1$/,
    ],
    [
      'a forgotten answer',
      { messages: [user('a'), calls('c1', 'c2'), answer('c1'), user('b')] },
      'messages.[3].role',
      null,
      /did not have response messages: c2$/,
    ],
    [
      'words before the answer',
      { messages: [user('a'), calls('c1'), user('b'), answer('c1')] },
      'messages.[2].role',
      null,
      /must be followed by tool messages/,
    ],
    [
      'an answer without a call',
      { messages: [user('a'), answer('c1')] },
      'messages.[1].role',
      null,
      /must be a response to/,
    ],
    [
      'an answer to another call',
      { messages: [user('a'), calls('c1'), answer('c9')] },
      'messages.[2].tool_call_id',
      null,
      /'c9' not found/,
    ],
    [
      'two answers to one call',
      { messages: [user('a'), calls('c1'), answer('c1'), answer('c1')] },
      'messages.[3].tool_call_id',
      null,
      /Duplicate value .* in messages\[2\] and messages\[3\]/,
    ],
    [
      'an answer that does not say to what',
      { messages: [user('a'), calls('c1'), { role: 'tool', content: 'x' }] },
      'messages[2].tool_call_id',
      missing,
      /Missing/,
    ],
    [
      'an id of more than 40 characters',
      { messages: [user('a'), calls('c'.repeat(41)), answer('c'.repeat(41))] },
      'messages[1].tool_calls[0].id',
      'string_above_max_length',
      /maximum length 40/,
    ],
    [
      'arguments that are no text',
      { messages: [{ ...calls(), tool_calls: [{ ...call('c1'), function: { name: 'a', arguments: {} } }] }] },
      'messages[0].tool_calls[0].function.arguments',
      'invalid_type',
      /expected a string, but got an object/,
    ],
    ['an empty list of tools', { tools: [] }, 'tools', 'empty_array', /empty array/],
    ['a tool of another type', { tools: [{ type: 'custom' }] }, 'tools[0].type', 'invalid_value', /Supported values/],
    ['a tool without a function', { tools: [{ type: 'function' }] }, 'tools[0].function', missing, /Missing/],
    [
      'a name with a space',
      { tools: [tool({ name: 'read file' })] },
      'tools[0].function.name',
      'invalid_value',
      /does not match pattern/,
    ],
    [
      'a name of 65 characters',
      { tools: [tool({ name: 'a'.repeat(65) })] },
      'tools[0].function.name',
      'string_above_max_length',
      /maximum length 64/,
    ],
    [
      'parameters that are a list',
      { tools: [tool({ parameters: [] })] },
      'tools[0].function.parameters',
      'invalid_type',
      /expected an object, but got an array/,
    ],
    [
      'the choice of a missing tool',
      { tools: [readFile], tool_choice: { type: 'function', function: { name: 'b' } } },
      'tool_choice',
      null,
      /'b' not found/,
    ],
    ['another choice', { tools: [readFile], tool_choice: 'any' }, 'tool_choice', null, /Invalid/],
    ['a choice without tools', { tool_choice: 'auto' }, 'tool_choice', null, /only allowed when 'tools'/],
    [
      'parallel calls without tools',
      { parallel_tool_calls: false },
      'parallel_tool_calls',
      null,
      /only allowed when 'tools'/,
    ],
    [
      'a limit of zero',
      { max_completion_tokens: 0 },
      'max_completion_tokens',
      'integer_below_min_value',
      />= 1, but got 0/,
    ],
    [
      'a fraction of a token',
      { max_completion_tokens: 1.5 },
      'max_completion_tokens',
      'invalid_type',
      /expected an integer/,
    ],
    [
      'the older limit for a model that reasons',
      { max_tokens: 9 },
      'max_tokens',
      'unsupported_parameter',
      /Use 'max_c/,
    ],
    [
      'both limits',
      { model: 'gpt-4.1', max_tokens: 9, max_completion_tokens: 9 },
      'max_tokens',
      'invalid_parameter_combination',
      /at the same time/,
    ],
    ['two answers', { n: 2 }, 'n', 'invalid_value', /Supported values are: '1'/],
    ['a high temperature', { temperature: 3 }, 'temperature', 'integer_above_max_value', /<= 2, but got 3/],
    ['an unknown field', { system: 'Be brief.' }, 'system', 'unknown_parameter', /Unknown parameter: 'system'/],
    [
      'a field of another API in a message',
      { messages: [user([{ type: 'text', text: 'a', cache_control: { type: 'ephemeral' } }])] },
      'messages[0].content[0].cache_control',
      'unknown_parameter',
      /Unknown/,
    ],
    [
      'the thoughts of another model',
      { messages: [user('a'), { role: 'assistant', content: 'b', reasoning_content: 'c' }] },
      'messages[1].reasoning_content',
      'unknown_parameter',
      /Unknown/,
    ],
    [
      'the schema of another API',
      { tools: [{ ...readFile, input_schema: open }] },
      'tools[0].input_schema',
      'unknown_parameter',
      /Unknown/,
    ],
    ['options without a stream', { stream_options: { include_usage: true } }, 'stream_options', null, /'stream' is en/],
    [
      'an answer of another format',
      { response_format: { type: 'yaml' } },
      'response_format.type',
      'invalid_value',
      /'yaml'/,
    ],
    [
      'a schema without a name',
      { response_format: { type: 'json_schema', json_schema: { schema: open } } },
      'response_format.json_schema.name',
      missing,
      /Missing/,
    ],
    ['a format without a schema', format(undefined), 'response_format.json_schema.schema', missing, /Missing/],
    ['JSON that nobody speaks of', { response_format: { type: 'json_object' } }, 'messages', null, /the word 'json'/],
  ])('%s', async (_, change, param, code, why) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const error = await failure(client.chat.completions.create({ ...ask, ...change }))

    expect(error).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      error: { message: expect.stringMatching(why) },
    })
    expect(world.violations).toEqual([expect.stringMatching(why)])
    expect(world.requests).toEqual([])
    expect(error).toMatchObject({ param, ...(code === null ? {} : { code }) })
  })

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['parameters of another type', { tools: [tool({ parameters: { type: 'array' } })] }, /got 'type: "array"'/],
    ['parameters without properties', { tools: [tool({ parameters: { type: 'object' } })] }, /missing properties/],
    [
      'a list of nothing',
      { tools: [tool({ parameters: { ...open, properties: { a: { type: 'array' } } } })] },
      /In context=\('properties', 'a'\), array schema missing items/,
    ],
    ['alternatives at the top', strict({ ...closed({}), anyOf: [] }), /at the top level/],
    ['an open strict schema', strict(open), /In context=\(\), 'additionalProperties' is required/],
    [
      'an open schema deep inside',
      strict(closed({ a: { type: 'array', items: { anyOf: [{ type: 'null' }, open] } } })),
      /In context=\('properties', 'a', 'items', 'anyOf', '1'\), 'additionalProperties'/,
    ],
    ['an optional property', strict({ ...closed({ a: text }), required: [] }), /Missing 'a'/],
    ['a required one that is missing', strict({ ...closed({}), required: ['b'] }), /extra key 'b'/],
    ['a default', strict(closed({ a: { ...text, default: '' } })), /\('properties', 'a'\), 'default' is not permitted/],
    ['a property of any type', strict(closed({ a: {} })), /must have a 'type' key/],
    ['a reference with a description', strict(closed({ a: { $ref: '#', description: 'b' } })), /\$ref cannot have/],
    ['an open schema of the answer', format(open), /^response_format: .*response_format 'cause': In context=\(\)/],
  ])('%s', async (_, change, why) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const error = await failure(client.chat.completions.create({ ...ask, ...change }))

    expect(error).toMatchObject({ status: 400 })
    expect(world.violations).toEqual([expect.stringMatching(why)])
  })

  test.each<[string, Record<string, unknown>]>([
    ['an open schema that is not strict', { tools: [tool({ parameters: open })], ...format(open, false) }],
    ['a closed schema that is', { ...strict(closed({ a: text })), ...format(closed({ a: closed({ b: text }) })) }],
    ['a tool without parameters', { tools: [tool({ parameters: undefined })], tool_choice: 'required' }],
    ['a choice of its tool', { tools: [readFile], tool_choice: { type: 'function', function: { name: 'read_file' } } }],
    [
      'answers in any order',
      { messages: [user('a'), calls('c1', 'c2'), answer('c2'), answer('c1'), user('b'), calls('c1'), answer('c1')] },
    ],
    ['parts of text', { messages: [{ role: 'developer', content: [{ type: 'text', text: 'a' }] }, user('b')] }],
    ['the older limit for an older model', { model: 'gpt-4.1', max_tokens: 9 }],
    ['a word of JSON', { response_format: { type: 'json_object' }, messages: [user('Answer in JSON.')] }],
  ])('but not %s', async (_, change) => {
    const { world, client } = await play([{ say: 'fine' }])

    await client.chat.completions.create({ ...ask, ...change })

    expect(world.violations).toEqual([])
  })

  test('what a local server lets pass', async () => {
    const { world, client } = await play(() => ({ say: 'fine' }), { dialect: 'plain' })

    for (const change of [
      { num_ctx: 4096 },
      { max_tokens: 9 },
      strict(open),
      { response_format: { type: 'json_object' } },
    ]) {
      await client.chat.completions.create({ ...ask, ...(change as object) })
    }
    const stray = await failure(client.chat.completions.create({ ...ask, messages: [answer('c1')] as never }))

    expect(world.violations).toEqual([expect.stringMatching(/must be a response to/)])
    expect(stray).toMatchObject({ status: 400 })
  })
})

describe('other refusals', () => {
  test('another key, which is no violation', async () => {
    const { world, client } = await play([])

    const error = await failure(client.withOptions({ apiKey: 'sk-other' }).chat.completions.create(ask))

    expect(error).toMatchObject({ status: 401, type: 'invalid_request_error', code: 'invalid_api_key' })
    expect(world.violations).toEqual([])
  })

  test('a model that does not exist', async () => {
    const { world, client } = await play([{ say: 'x' }], { models: ['gpt-4.1'] })

    const error = await failure(client.chat.completions.create(ask))

    expect(error).toMatchObject({ status: 404, code: 'model_not_found' })
    expect(world.violations).toEqual([])
  })

  test.each([
    ['what is no JSON', '/chat/completions', '{', 400, /could not be parsed/],
    ['what is no object', '/chat/completions', '[]', 400, /expected an object/],
    ['another endpoint', '/embeddings', '{}', 404, /does not play/],
  ])('%s', async (_, path, body, status, why) => {
    const { world } = await play([])

    const response = await fetch(world.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.key}` },
      body,
    })

    expect(response.status).toBe(status)
    expect(world.violations).toEqual([expect.stringMatching(why)])
  })
})
