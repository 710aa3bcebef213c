import { describe, expect, it, onTestFinished } from 'vitest'
import { ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import type { FaultTurn, Turn } from '../../world/model/model.ts'
import { type Dialect, startOpenAi } from '../../world/openai/openai.ts'
import { ask, failure, QUICK, wholeMessage } from './asking.ts'
import { chunks, json, page, type Reply, serve, stream } from './local-server.ts'
import { hostIsAt } from './reroute.ts'

/** Chat Completions of any server, and the Responses API of OpenAI itself. */
async function play(script: Turn[], { dialect, streams }: { dialect: Dialect; streams: boolean }) {
  const world = await startOpenAi(script, { dialect })
  onTestFinished(() => world.close())
  if (dialect === 'openai') hostIsAt(world.url)
  // Only a stalled answer waits for the limit: a slow machine is no stall.
  const stalls = script.some(turn => 'fault' in turn && turn.fault === 'stall')
  const retryPolicy = { ...QUICK, idleMs: stalls ? 80 : QUICK.idleMs }
  const baseUrl = dialect === 'openai' ? undefined : world.url
  const model = openaiModel({ model: 'gpt-5.4', apiKey: world.key, baseUrl, retryPolicy, stream: streams })
  return { world, model }
}

const http = (status: number, more: object = {}): FaultTurn => ({ fault: 'http', status, ...more })
const PASSING: FaultTurn[] = [
  ...(['cut', 'stall', 'reset', 'html', 'broken-json', 'empty', 'error-event'] as const).map(fault => ({ fault })),
  ...[408, 409, 429, 500, 502, 503, 504].map(status => http(status)),
]
const LASTING: [FaultTurn, RegExp][] = [
  [http(400), /HTTP 400/],
  [http(401), /it refuses the key \(HTTP 401\)\.$/],
  [http(402), /its account has no credit/],
  [http(403), /it refuses the key \(HTTP 403\)\.$/],
  [http(404), /it does not know this model/],
  [http(429, { headers: { 'retry-after': '3600' } }), /it limits the rate of requests/],
]
const WAYS = [
  { api: 'Chat Completions, streamed', path: '/v1/chat/completions', dialect: 'plain', streams: true },
  { api: 'Chat Completions, whole', path: '/v1/chat/completions', dialect: 'plain', streams: false },
  { api: 'Responses, streamed', path: '/v1/responses', dialect: 'openai', streams: true },
  { api: 'Responses, whole', path: '/v1/responses', dialect: 'openai', streams: false },
] as const

describe.each(WAYS)('$api', ({ api, path, ...way }) => {
  const passing = api.startsWith('Responses') ? [...PASSING, { fault: 'failed' } as const] : PASSING

  it.each(passing)('$fault $status passes', async fault => {
    const { world, model } = await play([fault, fault, { say: 'A typo.' }], way)

    expect((await ask(model)).content.at(-1)).toMatchObject({ text: 'A typo.' })
    expect(world.requests.map(request => request.path)).toEqual([path, path, path])
    expect(world.violations).toEqual([])
  })

  it.each(passing)('$fault $status that does not pass is told in a sentence, without the key', async fault => {
    const { world, model } = await play([{ ...fault, times: 3 }], way)

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/^openai\/gpt-5\.4: \S/)
    expect(wholeMessage(error)).not.toContain(world.key)
    expect(world.requests).toHaveLength(3)
  })

  it.each(LASTING)('%j is the end at once', async (fault, reason) => {
    const { world, model } = await play([fault], way)

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(wholeMessage(error)).not.toContain(world.key)
    expect(world.requests).toHaveLength(1)
  })

  it('a prompt that is too long is told apart', async () => {
    const { world, model } = await play([{ say: '', stop: 'model_context_window_exceeded' }], way)

    expect(await failure(ask(model))).toBeInstanceOf(PromptTooLong)
    expect(world.requests).toHaveLength(1)
  })
})

/** A server with words of its own. */
async function hear(reply: Reply, streams = true) {
  const { url, received } = await serve(reply)
  const model = openaiModel({
    model: 'm',
    apiKey: 'key-of-the-test',
    baseUrl: url,
    retryPolicy: QUICK,
    stream: streams,
  })
  return { error: await failure(ask(model)), tries: received.length }
}

describe('that a prompt is too long is understood from', () => {
  const vllm = "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens."

  it.each<[string, Reply]>([
    ['OpenAI', told({ message: 'Too long.', code: 'context_length_exceeded' })],
    ['OpenAI, of one text', told({ message: 'Invalid.', code: 'string_above_max_length' })],
    ['vLLM', told({ message: vllm, type: 'BadRequestError', param: null, code: 400 })],
    ['vLLM before', json({ object: 'error', message: vllm, type: 'BadRequestError', code: 400 }, { status: 400 })],
    [
      'llama.cpp',
      told({ code: 400, message: 'The request is too big.', type: 'exceed_context_size_error', n_ctx: 4096 }),
    ],
    [
      'Gemini',
      json(
        [
          {
            error: {
              code: 400,
              message: 'The input token count (2) exceeds the maximum number of tokens allowed (1).',
            },
          },
        ],
        {
          status: 400,
        },
      ),
    ],
    ['Qwen', told({ message: 'Range of input length should be [1, 991808]', code: 'invalid_parameter_error' })],
    ['OpenRouter', told({ message: "This endpoint's maximum context length is 8192 tokens.", code: 400 })],
    ['OpenRouter, of Claude', told({ message: 'prompt is too long: 2 tokens > 1 maximum', code: 400 })],
    [
      'a stream of OpenRouter',
      stream(chunks({ error: { message: "This endpoint's maximum context length is 1.", code: 400 } })),
    ],
    [
      'xAI',
      json(
        { code: 'Client specified an invalid argument', error: "This model's maximum prompt length is 131072." },
        { status: 400 },
      ),
    ],
    ['a proxy', page('<title>413 Request Entity Too Large</title>', { status: 413 })],
  ])('%s', async (_, reply) => {
    const { error, tries } = await hear(reply)

    expect(error).toBeInstanceOf(PromptTooLong)
    expect(tries).toBe(1)
  })
})

describe('an answer that is not of its API', () => {
  const blocked = page('<!DOCTYPE html><title>Blocked</title>', { status: 403 })

  it.each<[string, Reply, RegExp]>([
    [
      'of a wrong base URL',
      page('404 page not found', { status: 404, type: 'text/plain' }),
      /its address has no such API \(HTTP 404\): check/,
    ],
    ['of a wrong path', json({ detail: 'Not Found' }, { status: 404 }), /its address has no such API \(HTTP 404\)/],
    [
      'of a model in plain text',
      page('model m not found', { status: 404, type: 'text/plain' }),
      /does not know this model/,
    ],
    ['of a proxy', blocked, /a proxy or a firewall before it refuses the request with a page \(HTTP 403\)/],
    [
      'that names its status twice',
      page('400 Bad Request', { status: 400, type: 'text/plain' }),
      /: HTTP 400: Bad Request$/,
    ],
    ['of a wrong request', told({ message: 'Unknown parameter' }), /: HTTP 400: Unknown parameter$/],
  ])('%s says what is wrong', async (_, reply, words) => {
    const { error, tries } = await hear(reply)

    expect(error.message).toMatch(words)
    expect(tries).toBe(1)
  })
})

describe('an error that comes with a 200', () => {
  const begun = { choices: [{ index: 0, delta: { content: 'A ' } }] }

  it.each([
    ['may pass', { message: 'Provider returned error', code: 502 }, 3],
    ['may pass', { message: 'Rate limit', code: 'rate_limit_exceeded' }, 3],
    ['may pass', { message: 'Overloaded', type: 'server_error' }, 3],
    ['may last', { message: 'Your prompt was flagged', code: 403 }, 1],
  ])('within a stream %s: %j', async (_, said, tries) => {
    const heard = await hear(
      stream(chunks(begun, { error: said, choices: [{ index: 0, delta: {}, finish_reason: 'error' }] })),
    )

    expect(heard.error).toBeInstanceOf(ModelUnavailable)
    expect(heard.error.message).toContain(said.message)
    expect(heard.tries).toBe(tries)
  })

  it.each([true, false])('in place of an answer says what was said (streamed: %s)', async streams => {
    const heard = await hear(json({ error: { message: 'Provider returned error', code: 502 } }), streams)

    expect(heard.error).toBeInstanceOf(ModelUnavailable)
    expect(heard.error.message).toContain('Provider returned error')
  })
})

describe('a key', () => {
  it('is in no message even where a server says it back', async () => {
    const { error } = await hear(told({ message: 'No such key: key-of-the-test' }))

    expect(error.message).not.toContain('key-of-the-test')
  })
})

function told(error: object): Reply {
  return json({ error }, { status: 400 })
}
