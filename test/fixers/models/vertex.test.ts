import { type AuthClient, OAuth2Client } from 'google-auth-library'
import { describe, expect, it } from 'vitest'
import { ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { vertexModel, type VertexOptions } from '../../../src/fixers/models/vertex.ts'
import { ask, failure, following, QUICK, wholeMessage } from './asking.ts'
import { json, serve, stream } from './local-server.ts'
import { eventsOf, message } from './whole-message.ts'

const TOKEN = 'ya29.token-of-the-test'
const CALL = { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: { path: 'a' } }
const THOUGHT = { type: 'thinking', thinking: '', signature: 'c2ln' }
const answer = stream(eventsOf(message([THOUGHT, CALL], { stop_reason: 'tool_use' })))

/** Somebody who is signed in to Google Cloud, without asking Google. */
async function signedIn(): Promise<AuthClient> {
  const client = new OAuth2Client()
  client.setCredentials({ access_token: TOKEN, expiry_date: Date.now() + 3_600_000 })
  return client
}

async function start(replies: Parameters<typeof serve>, options: Partial<VertexOptions> = {}) {
  const { url, received } = await serve(...replies)
  const told = { model: 'claude-sonnet-5-5', project: 'the-project', auth: signedIn, retryPolicy: QUICK }
  return { model: vertexModel({ ...told, baseUrl: `${url}/v1`, ...options }), received }
}

describe('Claude on Vertex', () => {
  it.each([
    ['worldwide unless a region is told', undefined, 'global'],
    ['in a region', 'europe-west1', 'europe-west1'],
  ])('is asked %s, by who is signed in', async (_, region, asked) => {
    const { model, received } = await start([answer], { region })

    await ask(model)

    expect(received[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(received[0]?.path).toBe(
      `/v1/projects/the-project/locations/${asked}/publishers/anthropic/models/claude-sonnet-5-5:streamRawPredict`,
    )
  })

  it('gets what the Messages API wants, without strict tools, in a conversation that goes on', async () => {
    const { model, received } = await start([answer, stream(eventsOf(message([{ type: 'text', text: 'A typo.' }])))], {
      effort: 'high',
    })

    const first = await ask(model)
    const second = await ask(model, following(first))

    expect(first).toMatchObject({ stopReason: 'tools', content: [THOUGHT, CALL] })
    expect(second.content).toMatchObject([{ text: 'A typo.' }])
    expect(received[0]?.body).toMatchObject({
      anthropic_version: expect.any(String),
      max_tokens: 2048,
      output_config: { effort: 'high' },
    })
    expect(received[0]?.body).not.toHaveProperty('temperature')
    expect(JSON.stringify(received[0]?.body.tools)).not.toContain('strict')
    expect(received[1]?.body.messages).toMatchObject([{}, { content: [THOUGHT, CALL] }, { role: 'user' }])
  })

  it('has the list price worldwide, none in a region, and the one that was told', () => {
    const price = { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 }
    const model = (options: Partial<VertexOptions>) => vertexModel({ model: 'claude-haiku-4-5@20251001', ...options })

    expect(model({}).info.price).toMatchObject({ input: 1, output: 5 })
    expect(model({ region: 'eu' }).info.price).toBeUndefined()
    expect(model({ region: 'eu', price }).info.price).toBe(price)
    expect(model({}).name).toBe('vertex/claude-haiku-4-5@20251001')
  })

  it('asks for whole messages as soon as a server gives one in place of a stream', async () => {
    const { model, received } = await start([json(message([{ type: 'text', text: 'A typo.' }]))])

    expect((await ask(model)).content).toMatchObject([{ text: 'A typo.' }])
    expect(received.map(({ path }) => path.split(':')[1])).toEqual(['streamRawPredict', 'rawPredict'])
  })

  it.each([
    ['exhausted', 429, 'RESOURCE_EXHAUSTED', 3, /limits the rate/],
    ['not there', 503, 'UNAVAILABLE', 3, /HTTP 503/],
    ['not allowed', 403, 'PERMISSION_DENIED', 1, /refuses the key/],
    ['unknown', 404, 'NOT_FOUND', 1, /does not know this model/],
  ])("reads Google's errors: %s", async (_, code, status, tries, reason) => {
    const { model, received } = await start([json([{ error: { code, status, message: 'No.' } }], { status: code })])

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(wholeMessage(error)).not.toContain(TOKEN)
    expect(received).toHaveLength(tries)
  })

  it('reads that the prompt is too long', async () => {
    const said = { type: 'error', error: { type: 'invalid_request_error', message: 'prompt is too long: 2 > 1' } }
    const { model } = await start([json(said, { status: 400 })])

    expect(await failure(ask(model))).toBeInstanceOf(PromptTooLong)
  })
})

describe('signing in to Google Cloud', () => {
  it('that fails makes the model unavailable, and asks nobody', async () => {
    const auth = () => Promise.reject(new Error('Could not load the default credentials.'))
    const { model, received } = await start([answer], { auth })

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/no Google Cloud credentials found \(Could not load the default credentials\.\)/)
    expect(received).toEqual([])
  })

  it('is tried again by a later request', async () => {
    const outcomes = [Promise.reject(new Error('The network is down.')), signedIn()]
    outcomes[0]?.catch(() => undefined)
    const auth = () => outcomes.shift() ?? signedIn()
    const { model } = await start([answer], { auth })

    await failure(ask(model))

    expect(await ask(model)).toMatchObject({ stopReason: 'tools' })
  })

  it('that gives no token makes the model unavailable', async () => {
    const auth = async () =>
      Object.assign(new OAuth2Client(), { getRequestHeaders: () => Promise.reject(new Error('expired')) })
    const { model, received } = await start([answer], { auth })

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(received).toEqual([])
  })

  it('without a project makes the model unavailable', async () => {
    const { model, received } = await start([answer], { project: undefined })

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/project/i)
    expect(received).toEqual([])
  })

  it.each([
    ['at all', () => new Promise<AuthClient>(() => undefined)],
    [
      'with a token',
      async () => Object.assign(new OAuth2Client(), { getRequestHeaders: () => new Promise<Headers>(() => undefined) }),
    ],
  ])('that never ends %s is waited for no longer than for an answer', { timeout: 10_000 }, async (_, auth) => {
    const { model } = await start([answer], { auth, retryPolicy: { ...QUICK, deadlineMs: 200, tries: 1 } })

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/no answer within/)
  })
})
