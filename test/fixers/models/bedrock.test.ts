import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bedrockModel } from '../../../src/fixers/models/bedrock.ts'
import { ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { ask, failure, following, QUICK, wholeMessage } from './asking.ts'
import { json, type Received, serve, stream } from './local-server.ts'
import { eventsOf, message } from './whole-message.ts'

const MODEL = 'global.anthropic.claude-sonnet-5-5'
const SECRET = 'wJalrXUtnFEMI-secret-of-the-test'
const CALL = { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: { path: 'a' } }
const THOUGHT = { type: 'thinking', thinking: '', signature: 'c2ln' }
const answer = stream(eventsOf(message([THOUGHT, CALL], { stop_reason: 'tool_use' })))

// What a machine of Amazon's, or a developer's, may have beside what the test gives.
beforeEach(() => {
  for (const name of ['AWS_PROFILE', 'AWS_BEARER_TOKEN_BEDROCK', 'AWS_SESSION_TOKEN', 'AWS_WEB_IDENTITY_TOKEN_FILE'])
    vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere')
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere')
  vi.stubEnv('ANTHROPIC_API_KEY', 'not-for-amazon')
  vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'not-for-amazon')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const withKeys = (): void => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', SECRET)
}

async function start(replies: Parameters<typeof serve>, options: Partial<Parameters<typeof bedrockModel>[0]> = {}) {
  const server = await serve(...replies)
  const model = bedrockModel({ model: MODEL, region: 'eu-west-1', baseUrl: server.url, retryPolicy: QUICK, ...options })
  return { model, received: server.received }
}

describe('Claude on Bedrock', () => {
  it('signs with the keys that an earlier step has left in the environment', async () => {
    withKeys()
    vi.stubEnv('AWS_SESSION_TOKEN', 'session-of-the-test')
    const { model, received } = await start([answer])

    await ask(model)

    expect(received[0]?.path).toBe(`/model/${MODEL}/invoke-with-response-stream`)
    expect(received[0]?.headers).toMatchObject({
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/bedrock\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      ),
      'x-amz-date': expect.stringMatching(/^\d{8}T\d{6}Z$/),
      'x-amz-security-token': 'session-of-the-test',
    })
    expect(JSON.stringify(received)).not.toContain(SECRET)
  })

  it("shows Bedrock's own token where there is one, and no key of Anthropic's", async () => {
    vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', 'token-of-the-test')
    const { model, received } = await start([answer])

    await ask(model)

    expect(received[0]?.headers.authorization).toBe('Bearer token-of-the-test')
    expect(JSON.stringify(received)).not.toContain('not-for-amazon')
  })

  it('sends what the Messages API wants, without strict tools, in a conversation that goes on', async () => {
    withKeys()
    const { model, received } = await start([answer, stream(eventsOf(message([{ type: 'text', text: 'A typo.' }])))], {
      effort: 'none',
    })

    const first = await ask(model)
    const second = await ask(model, following(first))

    expect(first).toMatchObject({ stopReason: 'tools', content: [THOUGHT, CALL] })
    expect(second.content).toMatchObject([{ text: 'A typo.' }])
    expect(bodyOf(received[0])).toMatchObject({
      anthropic_version: '2026-10-21',
      max_tokens: 2048,
      thinking: { type: 'between_tools' },
      output_config: { effort: 'low' },
    })
    expect(Object.keys(bodyOf(received[0]))).not.toContain('temperature')
    expect(JSON.stringify(bodyOf(received[0]).tools)).not.toContain('strict')
    expect(bodyOf(received[1]).messages).toMatchObject([{}, { content: [THOUGHT, CALL] }, { role: 'user' }])
  })

  it('tells models from before the present version of the API the one that they know', async () => {
    withKeys()
    const { model, received } = await start([answer], { model: 'global.anthropic.claude-haiku-4-5-20251001-v1:0' })

    await ask(model)

    expect(bodyOf(received[0]).anthropic_version).toBe('bedrock-2023-05-31')
  })

  it('has the list price where it is sold worldwide, none where Amazon asks for more, and the one that was told', () => {
    const price = { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 }

    expect(bedrockModel({ model: MODEL }).info.price).toMatchObject({ input: 2 })
    expect(bedrockModel({ model: 'eu.anthropic.claude-sonnet-5-5' }).info.price).toBeUndefined()
    expect(bedrockModel({ model: 'eu.anthropic.claude-sonnet-5-5', price }).info.price).toBe(price)
    expect(bedrockModel({ model: MODEL }).name).toBe(`bedrock/${MODEL}`)
  })

  it.each([
    ['throttled', 429, 'ThrottlingException', 3, /limits the rate/],
    ['not there', 503, 'ServiceUnavailableException', 3, /HTTP 503/],
    ['not allowed', 403, 'AccessDeniedException', 1, /refuses the key/],
    ['unknown', 404, 'ResourceNotFoundException', 1, /does not know this model/],
    ['wrong', 400, 'ValidationException', 1, /HTTP 400: .*on-demand throughput/],
  ])("reads Amazon's errors: %s", async (_, status, type, tries, reason) => {
    withKeys()
    const said = json(
      { message: "on-demand throughput isn't supported" },
      { status, headers: { 'x-amzn-errortype': type } },
    )
    const { model, received } = await start([said])

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(reason)
    expect(wholeMessage(error)).not.toContain(SECRET)
    expect(received).toHaveLength(tries)
  })

  it('reads that the prompt is too long', async () => {
    withKeys()
    const { model } = await start([json({ message: 'Input is too long for requested model.' }, { status: 400 })])

    expect(await failure(ask(model))).toBeInstanceOf(PromptTooLong)
  })

  it('is unavailable where nobody is signed in', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined)
    const { model, received } = await start([answer])

    const error = await failure(ask(model))

    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(error.message).toMatch(/credential/i)
    expect(received).toEqual([])
  })
})

function bodyOf(request: Received | undefined): Received['body'] {
  return request?.body ?? {}
}
