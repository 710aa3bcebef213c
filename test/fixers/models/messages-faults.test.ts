import { describe, expect, it, onTestFinished } from 'vitest'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import { ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { type FaultTurn, startModel, type Turn } from '../../world/model/model.ts'
import { ask, failure, QUICK, wholeMessage } from './asking.ts'
import { json, named, page, serve, stream } from './local-server.ts'
import { eventsOf, message } from './whole-message.ts'

async function play(script: Turn[], streams: boolean) {
  const world = await startModel(script)
  onTestFinished(() => world.close())
  // Only a stalled answer waits for the limit: a slow machine is no stall.
  const stalls = script.some(turn => 'fault' in turn && turn.fault === 'stall')
  const retryPolicy = { ...QUICK, idleMs: stalls ? 80 : QUICK.idleMs }
  const model = anthropicModel({
    model: 'claude-sonnet-5-5',
    apiKey: world.key,
    baseUrl: world.url,
    retryPolicy,
    stream: streams,
  })
  return { world, model }
}

const http = (status: number, more: object = {}): FaultTurn => ({ fault: 'http', status, ...more })
const PASSING: FaultTurn[] = [
  ...(['cut', 'stall', 'reset', 'html', 'broken-json', 'empty', 'error-event'] as const).map(fault => ({ fault })),
  ...[408, 409, 429, 500, 502, 503, 504, 529].map(status => http(status)),
]
const LASTING: [FaultTurn, RegExp][] = [
  [http(400), /HTTP 400: invalid_request_error$/],
  [http(401), /it refuses the key \(HTTP 401\)\.$/],
  [http(402), /its account has no credit/],
  [http(403), /it refuses the key \(HTTP 403\)\.$/],
  [http(404), /it does not know this model/],
  [http(422), /HTTP 422/],
  [http(429, { headers: { 'retry-after': '3600' } }), /it limits the rate of requests/],
]

describe.each([
  ['streamed', true],
  ['whole', false],
])('where answers are %s', (_, streams) => {
  it.each(PASSING)('$fault $status passes', async fault => {
    const { world, model } = await play([fault, fault, { say: 'A typo.' }], streams)

    expect((await ask(model)).content).toMatchObject([{ text: 'A typo.' }])
    expect(world.requests).toHaveLength(3)
    expect(world.violations).toEqual([])
  })

  it.each(PASSING)('$fault $status that does not pass is told in a sentence, without the key', async fault => {
    const { world, model } = await play([{ ...fault, times: 3 }], streams)

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/^anthropic\/claude-sonnet-5-5: \S.*[.)\w]$/)
    expect(wholeMessage(error)).not.toContain(world.key)
    expect(world.requests).toHaveLength(3)
  })

  it.each(LASTING)('%j is the end at once', async (fault, reason) => {
    const { world, model } = await play([fault], streams)

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(wholeMessage(error)).not.toContain(world.key)
    expect(world.requests).toHaveLength(1)
  })

  it.each([
    [json(problem('prompt is too long: 600446 tokens > 200000 maximum'), { status: 400 })],
    [json(problem('Request exceeds the maximum size', 'request_too_large'), { status: 413 })],
    [json({ message: 'Input is too long for requested model.' }, { status: 400 })],
    [page('<title>413 Request Entity Too Large</title>', { status: 413 })],
  ])('a prompt that is too long is told apart (%#)', async reply => {
    const server = await serve(reply)
    const model = anthropicModel({ model: 'm', apiKey: 'k', baseUrl: server.url, retryPolicy: QUICK, stream: streams })

    expect(await failure(ask(model))).toBeInstanceOf(PromptTooLong)
    expect(server.received).toHaveLength(1)
  })

  it.each([null, 7])('a message whose stop reason is %s is none', async reason => {
    const whole = message([{ type: 'text', text: 'x' }], { stop_reason: reason })
    const server = await serve(streams ? stream(eventsOf(whole)) : json(whole))
    const model = anthropicModel({ model: 'm', apiKey: 'k', baseUrl: server.url, retryPolicy: QUICK, stream: streams })

    expect((await failure(ask(model))).message).toContain('its answer is not a message of the Messages API')
    expect(server.received).toHaveLength(3)
  })
})

describe('an error event within a stream', () => {
  const begun = eventsOf(message([{ type: 'text', text: 'x' }])).slice(0, 3)
  const hear = async (type: string) => {
    const server = await serve(
      stream([...begun, ...named({ type: 'error', error: { type, message: 'Sorry.' } } as { type: string })]),
    )
    const model = anthropicModel({ model: 'm', apiKey: 'k', baseUrl: server.url, retryPolicy: QUICK })
    return { error: await failure(ask(model)), tries: server.received.length }
  }

  it.each([
    'overloaded_error',
    'api_error',
    'rate_limit_error',
    'timeout_error',
    'throttlingException',
    'internalServerException',
  ])('of type %s may pass', async type => {
    const { error, tries } = await hear(type)

    expect(error.message).toBe(`anthropic/m: error in its stream: ${type}.`)
    expect(tries).toBe(3)
  })

  it.each(['invalid_request_error', 'authentication_error'])('of type %s lasts', async type => {
    const { error, tries } = await hear(type)

    expect(error.message).toBe(`anthropic/m: error in its stream: ${type}.`)
    expect(tries).toBe(1)
  })
})

describe('a key', () => {
  it('is in no message even where a server says it back', async () => {
    const key = 'sk-ant-secret-of-the-test'
    const echo = problem(`invalid header authorization: Bearer ${key}`)
    const server = await serve(json(echo, { status: 400 }))
    const model = anthropicModel({ model: 'm', apiKey: key, baseUrl: server.url, retryPolicy: QUICK })

    expect((await failure(ask(model))).message).not.toContain(key)
  })
})

function problem(said: string, type = 'invalid_request_error'): object {
  return { type: 'error', error: { type, message: said } }
}
