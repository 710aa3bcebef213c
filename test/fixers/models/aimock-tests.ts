// A second server of other people's making, which plays the providers' APIs and knows how to fail.

import { type ChaosConfig, type FixtureOpts, LLMock } from '@copilotkit/aimock'
import { expect, it, onTestFinished } from 'vitest'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import type { RetryPolicy } from '../../../src/fixers/models/retry.ts'
import { type Model, ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { ask, ASK, failure, following, QUICK, wholeMessage } from './asking.ts'
import { hostIsAt } from './reroute.ts'

const KEY = 'sk-key-of-the-test'
export const SAID = 'The sign is wrong, and a sentence has many pieces.'

const stopped: Promise<void>[] = []
/** Wait for the servers at the end of a file: they take seconds to stop after an answer that nobody waited for. */
export async function allStopped(): Promise<void> {
  await Promise.all(stopped)
}

type Make = (url: string, told: { retryPolicy: RetryPolicy; stream: boolean }) => Model

export const MESSAGES: Make = (url, told) =>
  anthropicModel({ model: 'claude-sonnet-5-5', apiKey: KEY, baseUrl: url, ...told })
const CHAT: Make = (url, told) => openaiModel({ model: 'm', apiKey: KEY, baseUrl: `${url}/v1`, ...told })
const RESPONSES: Make = (url, told) => {
  hostIsAt(`${url}/v1`)
  return openaiModel({ model: 'gpt-6-sol', apiKey: KEY, ...told })
}
export const WAYS = [
  { api: 'Messages', make: MESSAGES, path: '/v1/messages' },
  { api: 'Chat Completions', make: CHAT, path: '/v1/chat/completions' },
  { api: 'Responses', make: RESPONSES, path: '/v1/responses' },
].flatMap(way => [
  { ...way, how: 'streamed', streams: true },
  { ...way, how: 'whole', streams: false },
])

export type Way = (typeof WAYS)[number]

/** All that its chaos can do by chance; a new kind does not compile here. */
const CHAOS: Record<Exclude<keyof ChaosConfig, 'latencyMs'>, RegExp> = {
  dropRate: /HTTP 500: .*Chaos: request dropped$/,
  malformedRate: /no answer \(.*JSON.*\)\.$|its answer /,
  rateLimitRate: /it limits the rate of requests \(HTTP 429\)\.$/,
  disconnectRate: /no answer \(.*\)\.$/,
}
export type Chaos = keyof typeof CHAOS
export const KINDS = Object.keys(CHAOS) as Chaos[]

export async function start({ make, streams }: Way, options: FixtureOpts = {}, retryPolicy: Partial<RetryPolicy> = {}) {
  const mock = await startMock()
  mock.onMessage(/red/, { content: SAID }, { chunkSize: 5, ...options })
  const model = make(mock.url, { retryPolicy: { ...QUICK, tries: 2, ...retryPolicy }, stream: streams })
  return { mock, model }
}

/** Start a server that stops with the test. */
export async function startMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0 })
  await mock.start()
  onTestFinished(() => {
    stopped.push(mock.stop())
  })
  return mock
}

/** Test that a way answers, and makes calls. */
export function testAnswers(way: Way): void {
  it('answers', async () => {
    const { mock, model } = await start(way)

    const answer = await ask(model)

    expect(answer.stopReason).toBe('end')
    expect(answer.content.at(-1)).toMatchObject({ type: 'text', text: SAID })
    expect(mock.getRequests().map(request => request.path)).toEqual([way.path])
  })

  it('calls make a round trip', async () => {
    const { mock, model } = await start(way)
    mock.prependFixture({
      match: { userMessage: /red/, hasToolResult: false },
      response: {
        toolCalls: [
          { name: 'read_file', arguments: '{"path":"a.ts"}' },
          { name: 'read_file', arguments: '{"path":"b.ts"}' },
        ],
      },
    })

    const first = await ask(model)
    const second = await ask(model, following(first, ASK))

    expect(first.stopReason).toBe('tools')
    expect(first.content.filter(({ type }) => type === 'tool_use')).toMatchObject([
      { name: 'read_file', input: { path: 'a.ts' } },
      { name: 'read_file', input: { path: 'b.ts' } },
    ])
    expect(second.content.at(-1)).toMatchObject({ text: SAID })
  })
}

/** Test that these kinds of chaos are reported while they last, and retried when they pass. */
export function testChaos(way: Way, kinds: readonly Chaos[]): void {
  it.each(kinds)('%s is told in a sentence, and is over when it is over', async kind => {
    const { mock, model } = await start(way)
    mock.setChaos({ [kind]: 1 })

    const error = await failure(ask(model))
    mock.clearChaos()

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(CHAOS[kind])
    expect(wholeMessage(error)).not.toContain(KEY)
    expect(mock.getRequests().length).toBeGreaterThanOrEqual(2)
    expect((await ask(model)).content.at(-1)).toMatchObject({ text: SAID })
  })

  it.each(kinds)('%s that passes is met by another try', async kind => {
    const { mock, model } = await start(way)
    const match = { userMessage: /red/, sequenceIndex: 0 }
    mock.prependFixture({ match, response: { content: 'No.' }, chaos: { [kind]: 1 } })

    const answer = await ask(model)

    expect(answer.content.at(-1)).toMatchObject({ text: SAID })
    expect(mock.getRequests()).toHaveLength(2)
  })
}

/** Test delays, cut streams, single errors and long prompts. */
export function testFaults(way: Way): void {
  it('latency is waited for up to the deadline', async () => {
    const { mock, model } = await start(way, {}, { deadlineMs: 600 })
    mock.setChaos({ latencyMs: 2500 })

    const error = await failure(ask(model))
    mock.setChaos({ latencyMs: 50 })

    expect(error.message).toMatch(/no answer within 1 s\.$/)
    expect((await ask(model)).content.at(-1)).toMatchObject({ text: SAID })
  })

  it.each<[string, FixtureOpts]>([
    ['after some chunks', { truncateAfterChunks: 3 }],
    ['in the middle', { disconnectAfterMs: 60, latency: 25 }],
  ])('a stream that is cut %s is no answer', async (_, options) => {
    const { mock, model } = await start(way, options)

    const outcome = await ask(model).catch((error: unknown) => error)

    // A whole answer has no chunks that could be cut.
    if (way.streams) expect(outcome).toBeInstanceOf(ModelUnavailable)
    else expect(outcome).toMatchObject({ stopReason: 'end' })
    expect(mock.getRequests()).toHaveLength(way.streams ? 2 : 1)
  })

  it('one error is forgotten with the next try', async () => {
    const { mock, model } = await start(way)
    mock.nextRequestError(503, { message: 'Down.', type: 'server_error' })

    expect((await ask(model)).content.at(-1)).toMatchObject({ text: SAID })
    expect(mock.getRequests()).toHaveLength(2)
  })

  it('a prompt that is too long is told apart', async () => {
    const { mock, model } = await start(way)
    mock.nextRequestError(400, { message: 'prompt is too long: 2 tokens > 1 maximum', type: 'invalid_request_error' })

    expect(await failure(ask(model))).toBeInstanceOf(PromptTooLong)
  })
}
