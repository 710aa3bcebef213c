import { describe, expect, it } from 'vitest'
import { TOOL_DEFINITIONS } from '../../../src/fixers/agents/tools/toolbox.ts'
import { NOT_JSON } from '../../../src/fixers/models/model.ts'
import type { ModelRequest } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import type { Turn } from '../../world/model/model.ts'
import { ask, ASK, failure, following, QUICK } from './asking.ts'
import { json, named, type Reply, serve, stream } from './local-server.ts'
import { bodyOf, hostIsAt, playOpenAi } from './reroute.ts'

/** An answer of a server that says whatever the test wants. */
async function hear(response: object, streams: boolean) {
  const whole = { id: 'resp_1', object: 'response', status: 'completed', error: null, output: [], ...response }
  const type = `response.${whole.status}`
  const begun = { type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } }
  return hearOf(streams ? stream(named(begun, { type, response: whole } as { type: string })) : json(whole), streams)
}

async function hearOf(reply: Reply, streams: boolean) {
  const { url, received } = await serve(reply)
  hostIsAt(url)
  const model = openaiModel({ model: 'gpt-6-sol', apiKey: 'k', retryPolicy: QUICK, stream: streams })
  return { asked: ask(model), model, received }
}

const read = {
  say: 'Both.',
  tools: [
    { name: 'read_file', input: { path: 'a' } },
    { name: 'read_file', input: { path: 'b' } },
  ],
}

describe.each([
  ['streamed', true],
  ['whole', false],
])('a %s answer', (_, streams) => {
  it.each<[Turn, string]>([
    [{ say: 'Done.' }, 'end'],
    [{ say: '' }, 'end'],
    [read, 'tools'],
    [{ say: 'So far', stop: 'max_tokens' }, 'max-tokens'],
    [{ tools: read.tools, stop: 'max_tokens' }, 'max-tokens'],
    [{ say: 'I will not.', stop: 'refusal' }, 'refusal'],
  ])('to %j stops for: %s', async (turn, stopReason) => {
    const { world, model } = await playOpenAi([turn], { streams })

    expect((await ask(model)).stopReason).toBe(stopReason)
    expect(world.violations).toEqual([])
  })

  it('goes back as it came, its reasoning too, turn after turn', async () => {
    const { world, model } = await playOpenAi([read, read, { say: 'Done.' }], { streams })
    let request: ModelRequest = { ...ASK, tools: TOOL_DEFINITIONS }

    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ask(model, request)
      request = following(answer, request)
    }

    expect(world.violations).toEqual([])
    const input = bodyOf(world, 2).input as { type?: string }[]
    expect(input.map(({ type }) => type ?? 'message')).toEqual([
      'message',
      ...Array.from({ length: 2 }, () => [
        'reasoning',
        'message',
        'function_call',
        'function_call',
        'function_call_output',
        'function_call_output',
      ]).flat(),
    ])
  })

  it('has a text and calls, and one whose arguments are no JSON', async () => {
    const { world, model } = await playOpenAi(
      [
        { say: 'Both.', tools: [...read.tools.slice(0, 1), { name: 'done', input: {}, raw: '{"summary": ' }] },
        { say: 'x' },
      ],
      { streams },
    )

    const answer = await ask(model)
    await ask(model, following(answer))

    expect(answer.content.filter(({ type }) => type !== 'redacted_thinking')).toMatchObject([
      { type: 'text', text: 'Both.' },
      { type: 'tool_use', name: 'read_file', input: { path: 'a' } },
      { type: 'tool_use', name: 'done', input: { [NOT_JSON]: '{"summary": ' } },
    ])
    expect(world.violations).toEqual([])
  })

  it('tells that a call failed', async () => {
    const { world, model } = await playOpenAi([read, { say: 'x' }], { streams })
    const first = await ask(model)
    const { messages } = following(first)
    const results = first.content.flatMap(block =>
      block.type === 'tool_use'
        ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: 'no such file', is_error: true }]
        : [],
    )

    await ask(model, { messages: [...messages.slice(0, -1), { role: 'user', content: results }] })

    const { input } = bodyOf(world, 1)
    expect(input.slice(-2)).toMatchObject([{ output: 'Error: no such file' }, { output: 'Error: no such file' }])
  })

  it('that is refused says why', async () => {
    const content = [{ type: 'refusal', refusal: 'I cannot help with that.' }]
    const { asked } = await hear({ output: [{ type: 'message', id: 'msg_1', role: 'assistant', content }] }, streams)

    expect(await asked).toMatchObject({ stopReason: 'refusal', detail: 'I cannot help with that.' })
  })

  it('that is filtered is refused', async () => {
    const { asked } = await hear({ status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, streams)

    expect((await asked).stopReason).toBe('refusal')
  })

  it('has its tokens counted and priced', async () => {
    const usage = {
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 400, cache_write_tokens: 100 },
      output_tokens: 50,
    }
    const { asked } = await hear({ usage }, streams)

    expect((await asked).usage).toMatchObject({
      requests: 1,
      inputTokens: 1000,
      cachedTokens: 400,
      outputTokens: 50,
      dollars: expect.closeTo((500 * 2 + 400 * 0.2 + 100 * 2.5 + 50 * 10) / 1e6, 10),
    })
  })

  it('is taken also where its usage is missing, and paid for by an estimate', async () => {
    const { asked } = await hear({ usage: null }, streams)

    const { inputTokens, outputTokens, dollars } = (await asked).usage
    expect([inputTokens > 50, outputTokens > 0, dollars > 0]).toEqual([true, true, true])
  })

  it.each([
    ['server_error', 'ModelUnavailable', 3],
    ['rate_limit_exceeded', 'ModelUnavailable', 3],
    ['invalid_prompt', 'ModelUnavailable', 1],
    ['context_length_exceeded', 'PromptTooLong', 1],
  ])('that failed by %s: %s after %i tries', async (code, kind, tries) => {
    const { asked, received } = await hear({ status: 'failed', error: { code, message: 'Sorry.' } }, streams)

    const error = await failure(asked)

    expect(error.constructor.name).toBe(kind)
    if (kind === 'ModelUnavailable') expect(error.message).toBe('openai/gpt-6-sol: error in its stream: Sorry..')
    expect(received).toHaveLength(tries)
  })
})

describe('a stream', () => {
  it.each([
    ['overloaded', 3],
    ['invalid_prompt', 1],
  ])('that says %s is asked for %i times', async (code, tries) => {
    const event = { type: 'error', code, message: 'Sorry.', param: null, sequence_number: 1 }
    const { asked, received } = await hearOf(stream(named(event)), true)

    expect((await failure(asked)).message).toMatch(/error in its stream: Sorry\.\.$/)
    expect(received).toHaveLength(tries)
  })
})
