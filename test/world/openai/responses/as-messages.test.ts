import { expect, test } from 'vitest'
import type { ModelRequest, Script } from '../../model/model.ts'
import { play } from '../play.ts'

const schema = { type: 'object', properties: {}, required: [], additionalProperties: false }
const parameters = { type: 'object' as const, properties: {} }
const model = 'gpt-5.4'

test("a script's function sees the same request from both APIs", async () => {
  const seen: ModelRequest[] = []
  const script: Script = request => {
    seen.push(request)
    return { say: 'ok' }
  }
  const { world, client } = await play(script)

  await client.responses.create({
    model,
    max_output_tokens: 2048,
    instructions: 'Be brief.',
    input: [
      { role: 'developer', content: [{ type: 'input_text', text: 'Be kind.' }] },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Reading.' },
      { type: 'function_call', call_id: 'c1', name: 'read_file', arguments: '{"path":"a.ts"}' },
      { type: 'function_call', call_id: 'c2', name: 'read_file', arguments: '{"path' },
      { type: 'function_call_output', call_id: 'c1', output: 'one' },
      { type: 'function_call_output', call_id: 'c2', output: [{ type: 'input_text', text: 'two' }] },
      { role: 'user', content: 'Go on.' },
      { role: 'user', content: 'Please.' },
      { role: 'assistant', content: 'No.' },
    ],
    tools: [{ type: 'function', name: 'read_file', description: 'Reads', parameters, strict: false }],
    tool_choice: 'required',
    text: { format: { type: 'json_schema', name: 'cause', schema } },
  })
  const calls = ['{"path":"a.ts"}', '{"path'].map((args, index) => ({
    id: `c${index + 1}`,
    type: 'function' as const,
    function: { name: 'read_file', arguments: args },
  }))
  await client.chat.completions.create({
    model,
    max_completion_tokens: 2048,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'developer', content: 'Be kind.' },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Reading.', tool_calls: calls },
      { role: 'tool', tool_call_id: 'c1', content: 'one' },
      { role: 'tool', tool_call_id: 'c2', content: 'two' },
      { role: 'user', content: 'Go on.' },
      { role: 'user', content: 'Please.' },
      { role: 'assistant', content: 'No.' },
    ],
    tools: [{ type: 'function', function: { name: 'read_file', description: 'Reads', parameters } }],
    tool_choice: 'required',
    response_format: { type: 'json_schema', json_schema: { name: 'cause', schema } },
  })

  expect(world.violations).toEqual([])
  expect(seen[0]?.body).toEqual(seen[1]?.body)
})

test('thoughts are left out, and all items of an answer are one message', async () => {
  const seen: ModelRequest[] = []
  const { client } = await play((request, index) => {
    seen.push(request)
    return index === 0 ? { say: 'Reading.', tools: [{ name: 'read_file', input: { path: 'a' } }] } : { say: 'Done.' }
  })
  const { output } = await client.responses.create({ model, input: 'Why?' })
  const call = output.find(item => item.type === 'function_call')
  const id = String(call?.call_id)

  const result = { type: 'function_call_output' as const, call_id: id, output: 'x' }
  await client.responses.create({ model, input: [{ role: 'user', content: 'Why?' }, ...(output as []), result] })

  expect(seen[1]?.body.messages).toEqual([
    { role: 'user', content: 'Why?' },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'Reading.' },
        { type: 'tool_use', id, name: 'read_file', input: { path: 'a' } },
      ],
    },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'x' }] },
  ])
})
