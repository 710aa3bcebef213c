import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { anthropicModel } from '../../../src/fixers/models/anthropic.ts'
import type { RetryPolicy } from '../../../src/fixers/models/retry.ts'
import { type Model, ModelUnavailable } from '../../../src/fixers/models/model.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { ask, ASK, failure, QUICK } from './asking.ts'
import { chunks, endless, json, page, type Reply, reset, serve, silent, stalled, stream } from './local-server.ts'
import { eventsOf, message } from './whole-message.ts'

const said = { choices: [{ index: 0, delta: { content: 'A typo.' } }] }
const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
const usage = { choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }

/** Two APIs that have nothing in common but who watches over them. */
const APIS = [
  {
    api: 'Messages',
    events: eventsOf(message([{ type: 'text', text: 'A typo.' }])),
    whole: message([{ type: 'text', text: 'A typo.' }]) as object,
    model: (baseUrl: string, retryPolicy: RetryPolicy): Model =>
      anthropicModel({ model: 'claude-sonnet-5-5', apiKey: 'k', baseUrl, retryPolicy }),
  },
  {
    api: 'Chat Completions',
    events: chunks(said, stop, usage),
    whole: { choices: [{ index: 0, message: { role: 'assistant', content: 'A typo.' }, finish_reason: 'stop' }] },
    model: (baseUrl: string, retryPolicy: RetryPolicy): Model =>
      openaiModel({ model: 'm', apiKey: 'k', baseUrl, retryPolicy }),
  },
]

describe.each(APIS)('$api', ({ events, whole, model }) => {
  const start = async (reply: Reply[], retryPolicy: Partial<RetryPolicy> = {}, controller = new AbortController()) => {
    const server = await serve(...reply)
    const asked = ask(model(server.url, { ...QUICK, ...retryPolicy }), ASK, controller.signal)
    return { server, asked, controller }
  }

  it('waits for as long as signs of life come', async () => {
    const trickle = (response: ServerResponse) => {
      const left = [...Array.from({ length: 12 }, () => ': alive\n\n'), ...events]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const beat = setInterval(() => {
        const part = left.length > events.length ? left.shift() : left.splice(0).join('')
        response.write(part)
        if (left.length > 0) return
        clearInterval(beat)
        response.end()
      }, 100)
    }
    const { asked, server } = await start([trickle], { idleMs: 1000 })

    expect((await asked).content).toMatchObject([{ type: 'text', text: 'A typo.' }])
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['headers', silent, { deadlineMs: 300 }, /no answer within/],
    ['anything after the headers', stalled([]), { idleMs: 100 }, /its answer stalled/],
    ['the rest of an answer', stalled(events.slice(0, 2)), { idleMs: 100 }, /its answer stalled/],
    [
      'the end of an answer that goes on and on',
      endless(events.slice(0, 2), 20),
      { deadlineMs: 300 },
      /no answer within/,
    ],
  ] as const)('does not wait for ever for %s', async (_, reply, retryPolicy, reason) => {
    const { asked, server } = await start([reply], { ...retryPolicy, tries: 2 })

    const error = await failure(asked)

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(server.received).toHaveLength(2)
  })

  it('asks again after an answer that stalled', async () => {
    const { asked } = await start([stalled(events.slice(0, 2)), stream(events)], { idleMs: 150 })

    expect((await asked).content).toMatchObject([{ text: 'A typo.' }])
  })

  it.each([
    ['before headers', silent],
    ['in the middle of an answer', stalled(events.slice(0, 2))],
    ['while it waits for the next try', json({}, { status: 503, headers: { 'retry-after': '25' } })],
    ['while signs of life come', endless(events.slice(0, 2), 20)],
  ])('ends when it is to end, %s', async (_, reply) => {
    const { asked, controller, server } = await start([reply])
    while (server.received.length === 0) await sleep(5)
    await sleep(50)

    controller.abort()

    expect(await failure(asked)).toMatchObject({ name: 'AbortError' })
    expect(server.received).toHaveLength(1)
  })

  it('asks nobody when it is to end before it began', async () => {
    const controller = new AbortController()
    controller.abort()
    const { asked, server } = await start([stream(events)], {}, controller)

    expect(await failure(asked)).toMatchObject({ name: 'AbortError' })
    expect(server.received).toEqual([])
  })

  it.each([
    ['a page of a proxy', page('<h1>Sign in</h1>'), /its answer is text\/html, not a message/],
    ['something of no kind', page('hello', { type: '' }), /its answer has no content type/],
    ['plain text', page('ok', { type: 'text/plain; charset=utf-8' }), /its answer is text\/plain, not a message/],
    ['nothing', stream([]), /openai\/m: |anthropic\/claude-sonnet-5-5: /],
    ['JSON that is no answer', json({ hello: 'world' }), /its answer /],
    ['JSON that is no object', json(null), /its answer /],
    ['half of a stream', stream(events.slice(0, 1)), /./],
    ['a reset connection', reset, /no answer \(/],
    ['HTTP 500', json({}, { status: 500 }), /HTTP 500/],
  ])('tries again after %s, and says so in the end', async (_, reply, reason) => {
    const { asked, server } = await start([reply])

    const error = await failure(asked)

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(server.received.length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['a page of a proxy', page('<h1>Sign in</h1>')],
    ['JSON that is no answer', json({ hello: 'world' })],
    ['half of a stream', stream(events.slice(0, 1))],
    ['a reset connection', reset],
    ['HTTP 500', json({}, { status: 500 })],
  ])('gets its answer after %s', async (_, reply) => {
    const answer: Reply = (response, request) => (request.body.stream ? stream(events) : json(whole))(response, request)
    const { asked } = await start([reply, answer])

    expect((await asked).content).toMatchObject([{ text: 'A typo.' }])
  })

  it('asks for whole messages as soon as a server gives one in place of a stream', async () => {
    const server = await serve(json(whole))
    const asked = model(server.url, QUICK)

    const answers = [await ask(asked), await ask(asked)]

    expect(answers).toMatchObject([{ content: [{ text: 'A typo.' }] }, { content: [{ text: 'A typo.' }] }])
    expect(server.received.map(({ body }) => body.stream ?? false)).toEqual([true, false, false])
  })

  it('goes on asking for streams where the JSON in place of one was no answer', async () => {
    const server = await serve(json({ hello: 'world' }), json({ hello: 'world' }), stream(events))
    const asked = model(server.url, QUICK)

    expect((await ask(asked)).content).toMatchObject([{ text: 'A typo.' }])
    expect(server.received.map(({ body }) => body.stream ?? false)).toEqual([true, false, true])
  })

  it('takes a whole message also in a conversation that speaks of streams', async () => {
    const server = await serve(json(whole))
    const call = { type: 'tool_use' as const, id: 'call_1', name: 'read_file', input: { path: 'a', stream: true } }

    const answer = await ask(model(server.url, QUICK), {
      messages: [
        ...ASK.messages,
        { role: 'assistant', content: [call] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_1', content: '"stream":true' }] },
      ],
    })

    expect(answer.content).toMatchObject([{ text: 'A typo.' }])
  })
})
