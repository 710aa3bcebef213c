import { expect, it } from 'vitest'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { ask, QUICK } from './asking.ts'
import { json, serve, stream } from './local-server.ts'

const call = { id: 'c1', type: 'function', function: { name: 'read_file', arguments: '{"path":"a"}' } }
const text = (part: string) => ({ type: 'reasoning.text', index: 0, text: part })
const sealed = { type: 'reasoning.encrypted', index: 1, data: 'SEALED' }
const WHOLE = {
  role: 'assistant',
  content: null,
  tool_calls: [call],
  reasoning_content: 'Read it.',
  reasoning_details: [text('Read it.'), sealed],
}
const delta = (part: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: part, finish_reason: finish }] })}\n\n`

it.each([
  ['in one piece', json({ choices: [{ index: 0, message: WHOLE, finish_reason: 'tool_calls' }] }), false],
  [
    'in a stream',
    stream([
      delta({ role: 'assistant', reasoning_content: 'Read ', reasoning_details: [text('Read ')] }),
      delta({ reasoning_content: 'it.', reasoning_details: [text('it.'), sealed] }),
      delta({ tool_calls: [{ index: 0, ...call }] }, 'tool_calls'),
      'data: [DONE]\n\n',
    ]),
    true,
  ],
] as const)('thoughts that a server sends %s go back to it unchanged', async (_, reply, streams) => {
  const { url, received } = await serve(reply)
  const model = openaiModel({ model: 'm', apiKey: 'k', baseUrl: `${url}/v1`, stream: streams, retryPolicy: QUICK })

  const { content } = await ask(model)
  const result = { type: 'tool_result' as const, tool_use_id: 'c1', content: 'x' }
  const messages = [
    { role: 'user' as const, content: 'hi' },
    { role: 'assistant' as const, content: [...content] },
  ]
  await ask(model, { messages: [...messages, { role: 'user', content: [result] }] })

  expect(received[1]?.body.messages).toContainEqual(WHOLE)
})
