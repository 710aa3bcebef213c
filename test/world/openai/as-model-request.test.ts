import { expect, test } from 'vitest'
import type { ModelRequest, Script } from '../model/model.ts'
import * as messages from '../model/play.ts'
import { ask, play, readFile } from './play.ts'

const schema = { type: 'object', properties: {}, required: [], additionalProperties: false }
const input = { path: 'a.ts' }

test("a script's function sees the same request from both servers", async () => {
  const seen: ModelRequest[] = []
  const script: Script = request => {
    seen.push(request)
    return { say: 'ok' }
  }
  const chat = await play(script)
  const claude = await messages.play(script)
  const calls = ['c1', 'c2'].map(id => ({
    id,
    type: 'function' as const,
    function: { name: 'read_file', arguments: JSON.stringify(input) },
  }))
  const parameters = { type: 'object' as const, properties: {} }

  await chat.client.chat.completions.create({
    ...ask,
    max_completion_tokens: 2048,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'developer', content: [{ type: 'text', text: 'Be kind.' }] },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: 'Reading.', tool_calls: calls },
      { role: 'tool', tool_call_id: 'c1', content: 'one' },
      { role: 'tool', tool_call_id: 'c2', content: 'two' },
      { role: 'user', content: 'Go on.' },
    ],
    tools: [{ ...readFile, function: { ...readFile.function, description: 'Reads', parameters } }],
    tool_choice: 'required',
    response_format: { type: 'json_schema', json_schema: { name: 'cause', schema } },
  })
  await claude.client.messages.create({
    ...messages.ask,
    model: ask.model,
    stream: false,
    system: [
      { type: 'text', text: 'Be brief.' },
      { type: 'text', text: 'Be kind.' },
    ],
    messages: [
      { role: 'user', content: 'Why?' },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Reading.' },
          { type: 'tool_use', id: 'c1', name: 'read_file', input },
          { type: 'tool_use', id: 'c2', name: 'read_file', input },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c1', content: 'one' },
          { type: 'tool_result', tool_use_id: 'c2', content: 'two' },
        ],
      },
      { role: 'user', content: 'Go on.' },
    ],
    tools: [{ name: 'read_file', description: 'Reads', input_schema: parameters }],
    tool_choice: { type: 'any' },
    output_config: { format: { type: 'json_schema', schema } },
  })

  expect([chat.world.violations, claude.world.violations]).toEqual([[], []])
  expect(seen[0]?.body).toEqual(seen[1]?.body)
})

test('arguments that are no JSON are an empty input', async () => {
  const seen: ModelRequest[] = []
  const { client } = await play(request => {
    seen.push(request)
    return { say: 'ok' }
  })
  const call = { id: 'c1', type: 'function' as const, function: { name: 'read_file', arguments: '{"path' } }

  await client.chat.completions.create({
    ...ask,
    messages: [
      { role: 'assistant', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: 'x' },
    ],
  })

  expect(seen[0]?.body.messages[0]?.content).toEqual([{ type: 'tool_use', id: 'c1', name: 'read_file', input: {} }])
})
