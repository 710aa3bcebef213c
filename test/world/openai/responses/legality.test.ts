import type OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { failure } from '../../model/play.ts'
import { play } from '../play.ts'
import { ask, goOn, type Input, readFile } from './play.ts'

const user = (content: unknown) => ({ role: 'user', content })
const assistant = (content: unknown) => ({ role: 'assistant', content })
const call = (id: string, change = {}) => ({
  type: 'function_call',
  call_id: id,
  name: 'read_file',
  arguments: '{}',
  ...change,
})
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'x' })
const thought = (change: object) => ({ type: 'reasoning', id: 'rs_1', summary: [], ...change })
const input = (...items: unknown[]) => ({ input: items })
const tool = (change: object) => ({ tools: [{ ...readFile, ...change }] })
const format = (change: object) => ({
  text: { format: { type: 'json_schema', name: 'cause', schema: closed, ...change } },
})
const open = { type: 'object', properties: {} }
const closed = { ...open, required: [], additionalProperties: false }
const older = { model: 'gpt-4.1', include: undefined }

const missing = 'missing_required_parameter'
const unknown = 'unknown_parameter'
const moved = 'unsupported_parameter'

type Refused = [what: string, change: Record<string, unknown>, param: string | null, code: string | null, why: RegExp]

describe('what the real API refuses', () => {
  test.each<Refused>([
    ['no input', { input: undefined }, 'input', missing, /Missing/],
    ['an empty input', input(), 'input', 'empty_array', /minimum length 1/],
    ['another role', input({ role: 'tool', content: 'a' }), 'input[0].role', 'invalid_value', /Invalid value: 'tool'/],
    ['an item that is nothing', input({ content: 'a' }), 'input[0].role', missing, /Missing/],
    [
      'another type',
      input({ type: 'item_reference', id: 'rs_1' }),
      'input[0].type',
      'invalid_value',
      /'item_reference'/,
    ],
    ['content of null', input(assistant(null)), 'input[0].content', 'invalid_type', /got null/],
    [
      'parts of the other API',
      input(user([{ type: 'text', text: 'a' }])),
      'input[0].content[0].type',
      'invalid_value',
      /Invalid value: 'text'/,
    ],
    [
      "the user's parts in the assistant's mouth",
      input(assistant([{ type: 'input_text', text: 'a' }])),
      'input[0].content[0].type',
      'invalid_value',
      /Invalid value: 'input_text'/,
    ],
    [
      'an id of another kind',
      input(call('c1', { id: 'call_1' }), output('c1')),
      'input[0].id',
      'invalid_value',
      /begins with 'fc'/,
    ],
    [
      'an id of more than 64 characters',
      input(call('c'.repeat(65)), output('c'.repeat(65))),
      'input[0].call_id',
      'string_above_max_length',
      /maximum length 64/,
    ],
    [
      'arguments that are no text',
      input(call('c1', { arguments: {} }), output('c1')),
      'input[0].arguments',
      'invalid_type',
      /expected a string, but got an object/,
    ],
    [
      'an answer without a text',
      input(call('c1'), { ...output('c1'), output: undefined }),
      'input[1].output',
      missing,
      /Miss/,
    ],
    ['a thought without a summary', input(thought({ summary: undefined })), 'input[0].summary', missing, /Missing/],
    [
      'the same item twice',
      input(call('c1', { id: 'fc_1' }), output('c1'), call('c2', { id: 'fc_1' }), output('c2')),
      'input',
      null,
      /Duplicate item found with id fc_1/,
    ],
    [
      'a call without an answer',
      input(user('a'), call('c1')),
      'input',
      null,
      /No tool output found for function call c1/,
    ],
    ['a forgotten answer', input(call('c1'), call('c2'), output('c1'), user('b')), 'input', null, /function call c2/],
    ['an answer without a call', input(output('c1')), 'input', null, /No tool call found .* call_id c1/],
    ['an answer before its call', input(output('c1'), call('c1')), 'input', null, /No tool call found/],
    ['two answers to one call', input(call('c1'), output('c1'), output('c1')), 'input', null, /No tool call found/],
    [
      'a thought of another server',
      input(thought({ encrypted_content: 'gAAAAABx' }), assistant('a')),
      null,
      'invalid_encrypted_content',
      /rs_1 could not be verified/,
    ],
    [
      'a tool of the other API',
      { tools: [{ type: 'function', function: readFile }] },
      'tools[0].name',
      missing,
      /Missing/,
    ],
    ['a tool of another type', tool({ type: 'custom' }), 'tools[0].type', 'invalid_value', /Supported values/],
    ['a name with a space', tool({ name: 'read file' }), 'tools[0].name', 'invalid_value', /does not match pattern/],
    [
      'an open strict schema',
      tool({ parameters: open, strict: true }),
      'tools[0].parameters',
      'invalid_function_parameters',
      /'additionalProperties' is required/,
    ],
    [
      'the choice of a missing tool',
      { ...tool({}), tool_choice: { type: 'function', name: 'b' } },
      'tool_choice',
      null,
      /'b' not found/,
    ],
    [
      'a forced choice among nothing',
      { tool_choice: 'required' },
      'tool_choice',
      null,
      /must be specified with 'tools'/,
    ],
    [
      'a limit below 16',
      { max_output_tokens: 15 },
      'max_output_tokens',
      'integer_below_min_value',
      />= 16, but got 15/,
    ],
    ['messages', { messages: [user('a')] }, 'messages', moved, /moved to 'input'/],
    ['the limit of the other API', { max_tokens: 99 }, 'max_tokens', moved, /moved to 'max_output_tokens'/],
    ['the format of the other API', { response_format: {} }, 'response_format', moved, /moved to 'text.format'/],
    ['an unknown field', { system: 'Be brief.' }, 'system', unknown, /Unknown/],
    [
      'an unknown field of an item',
      input(call('c1', { parsed_arguments: {} }), output('c1')),
      'input[0].parsed_arguments',
      unknown,
      /Unknown/,
    ],
    [
      'an unknown field of a message',
      input({ ...user('a'), phase: 'commentary' }),
      'input[0].phase',
      unknown,
      /Unknown/,
    ],
    [
      'an unknown field of a part',
      input(user([{ type: 'input_text', text: 'a', cache_control: {} }])),
      'input[0].content[0].cache_control',
      unknown,
      /Unknown/,
    ],
    ['an unknown field of a tool', tool({ input_schema: open }), 'tools[0].input_schema', unknown, /Unknown/],
    ['an unknown field of reasoning', { reasoning: { budget: 1 } }, 'reasoning.budget', unknown, /Unknown/],
    ['another effort', { reasoning: { effort: 'huge' } }, 'reasoning.effort', 'invalid_value', /'huge'/],
    ['another thing to include', { include: ['thoughts'] }, 'include[0]', 'invalid_value', /'thoughts'/],
    [
      'what the server would have to keep',
      { previous_response_id: 'resp_1' },
      'previous_response_id',
      null,
      /keeps nothing/,
    ],
    ['a schema without a name', format({ name: undefined }), 'text.format.name', missing, /Missing/],
    [
      'an open schema of the answer',
      format({ schema: open, strict: true }),
      'text.format.schema',
      'invalid_json_schema',
      /'cause': In context=\(\)/,
    ],
    ['JSON that nobody speaks of', { text: { format: { type: 'json_object' } } }, 'input', null, /the word 'json'/],
    [
      'the thoughts of a model that has none',
      { ...older, include: ask.include },
      'include',
      null,
      /not supported with this model/,
    ],
    [
      'the effort of a model that has none',
      { ...older, reasoning: { effort: 'low' } },
      'reasoning.effort',
      moved,
      /not supp/,
    ],
    [
      'thoughts for a model that has none',
      { ...older, ...input(thought({})) },
      'input',
      null,
      /only be provided to a reason/,
    ],
  ])('%s', async (_, change, param, code, why) => {
    const { world, client } = await play([{ say: 'should not be said' }])

    const error = await failure(client.responses.create({ ...ask, ...(change as object) }))

    expect(error).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      error: { message: expect.stringMatching(why) },
    })
    expect(world.violations).toEqual([expect.stringMatching(why)])
    expect(world.requests).toEqual([])
    expect(error).toMatchObject({ param, code })
  })

  test.each<[string, Record<string, unknown>]>([
    ['a text', { input: 'Why?' }],
    [
      'parts of text',
      input(user([{ type: 'input_text', text: 'a' }]), assistant([{ type: 'output_text', text: 'b' }])),
    ],
    [
      'a message that tells its type',
      input({ type: 'message', ...user('a') }, { ...assistant('b'), phase: 'commentary' }),
    ],
    ['rules in the input', input({ role: 'system', content: 'a' }, { role: 'developer', content: 'b' }, user('c'))],
    ['answers in any order, also later', input(call('c1'), call('c2'), output('c2'), user('a'), output('c1'))],
    ['arguments that are no JSON', input(call('c1', { arguments: '{"a', status: 'incomplete' }), output('c1'))],
    ['a call that another model made', input(call('c1', { id: 'fc_1' }), output('c1'))],
    ['an open schema that is not strict', { ...tool({}), ...format({ schema: open }) }],
    ['an empty list of tools', { tools: [], tool_choice: 'auto', parallel_tool_calls: false }],
    ['an older model', { ...older, temperature: 0 }],
    [
      'all else',
      { instructions: 'a', reasoning: { effort: 'low', summary: 'auto' }, metadata: {}, max_output_tokens: 16 },
    ],
  ])('but not %s', async (_, change) => {
    const { world, client } = await play([{ say: 'fine' }])

    await client.responses.create({ ...ask, ...(change as object) })

    expect(world.violations).toEqual([])
  })
})

/** A conversation of one answer, whose items a client may change before it sends them back. */
async function answered(params: object = {}) {
  const turn = {
    say: 'Reading.',
    tools: [
      { name: 'read_file', input: {} },
      { name: 'read_file', input: {} },
    ],
  }
  const { world, client } = await play([turn, { say: 'Done.' }])
  const { output: items } = await client.responses.create({ ...ask, ...params })
  return {
    world,
    items,
    sendBack: async (changed: unknown[]) => {
      const conversation = goOn(ask.input, { output: changed as typeof items })
      return client.responses.create({ ...ask, ...params, input: conversation })
    },
  }
}

type Items = OpenAI.Responses.ResponseOutputItem[]
const without = (items: object[], ...fields: string[]) =>
  items.map(item => Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field))))
const first = (items: Items, change: object) =>
  items.map((item, index) => (index === 0 ? { ...item, ...change } : item))

describe('thoughts that come back', () => {
  test.each<[string, (items: Items) => unknown[], number, RegExp]>([
    ['not at all', items => items.slice(1), 400, /'msg_\w+' of type 'message' was .* required 'reasoning' item: 'rs_/],
    ['after what they led to', ([rs, ...rest]) => [...rest, rs], 400, /'rs_\w+' of type .* required following item/],
    ['alone', items => items.slice(0, 1), 400, /'rs_\w+' of type 'reasoning' was provided without its required fol/],
    ['without the message they led to', items => items.toSpliced(1, 1), 400, /without its required following item/],
    ['apart from it', items => items.toSpliced(1, 0, user('a') as never), 400, /without its required following item/],
    ['empty', items => first(items, { encrypted_content: null }), 404, /'rs_\w+' not found. Items are not persisted/],
    ['altered', items => first(items, { encrypted_content: 'gAAAAABx' }), 400, /rs_\w+ could not be verified/],
    [
      'cut off',
      items => first(items, { encrypted_content: String(Object(items[0]).encrypted_content).slice(0, 32) }),
      400,
      /verified/,
    ],
    ['under another id', items => first(items, { id: 'rs_1' }), 400, /rs_1 could not be verified/],
    ['with a status', items => first(items, { status: null }), 400, /Unknown parameter: 'input\[1\].status'/],
  ])('%s', async (_, change, status, why) => {
    const { world, items, sendBack } = await answered()

    const error = await failure(sendBack(change(items)))

    expect(error).toMatchObject({ status, type: 'invalid_request_error' })
    expect(world.violations).toEqual([expect.stringMatching(why)])
  })

  test.each<[string, object, (items: Items) => unknown[]]>([
    ['as they came', {}, items => items],
    ['without any ids', {}, items => without(items, 'id')],
    ['not at all, if nothing else has an id', {}, items => without(items.slice(1), 'id')],
    ['without content, from a server that stores', { store: true, include: [] }, items => items],
  ])('but not %s', async (_, params, change) => {
    const { world, items, sendBack } = await answered(params)

    const done = await sendBack(change(items))

    expect(done.output_text).toBe('Done.')
    expect(world.violations).toEqual([])
  })

  test('nor those of two answers, each before its own', async () => {
    const { world, client } = await play([{ say: 'one' }, { say: 'two' }, { say: 'three' }])
    let conversation: Input = ask.input

    for (const text of ['one', 'two', 'three']) {
      const response = await client.responses.create({ ...ask, input: conversation })
      expect(response.output_text).toBe(text)
      conversation = [...goOn(conversation, response), { role: 'user', content: 'And?' }]
    }

    expect(world.violations).toEqual([])
  })

  test('nor those of an answer that the SDK has collected', async () => {
    const { world, client } = await play([{ say: 'one' }, { say: 'two' }])

    const response = await client.responses.stream(ask).finalResponse()
    const back = failure(client.responses.create({ ...ask, input: goOn(ask.input, response) }))

    expect(await back).toMatchObject({ status: 400 })
    expect(world.violations).toEqual([expect.stringMatching(/Unknown parameter: .*parsed/)])
  })
})
