import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Effort } from '../../../src/domain/model/usage.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { ask, DONE, failure, QUICK, READ_FILE } from './asking.ts'
import { json, serve } from './local-server.ts'
import { bodyOf, hostIsAt, playOpenAi } from './reroute.ts'

describe('a request to OpenAI itself', () => {
  it('is made to the Responses API, which stores nothing', async () => {
    const { world, model } = await playOpenAi([{ say: 'Done.' }])

    await ask(model)

    expect(world.requests[0]?.path).toBe('/v1/responses')
    expect(world.requests[0]?.body).toEqual({
      model: 'gpt-6-sol',
      instructions: 'You repair code.',
      input: [{ role: 'user', content: 'Why is the test red?' }],
      tools: [READ_FILE, DONE].map(({ name, description, input_schema, strict = false }) => ({
        type: 'function',
        name,
        description,
        parameters: input_schema,
        strict,
      })),
      max_output_tokens: 2048,
      store: false,
      include: ['reasoning.encrypted_content'],
      stream: true,
    })
  })

  it('asks a model without reasoning again without it, and no more later', async () => {
    const refusal = { error: { message: 'Encrypted content is not supported with this model.', param: 'include' } }
    const said = { type: 'message', content: [{ type: 'output_text', text: 'Yes.' }] }
    const answer = json({ status: 'completed', output: [said], usage: { input_tokens: 1, output_tokens: 1 } })
    const { url, received } = await serve(json(refusal, { status: 400 }), answer)
    hostIsAt(`${url}/v1`, 'https://api.openai.com/v1')
    const model = openaiModel({ model: 'my-gpt-4o', apiKey: 'k', stream: false, retryPolicy: QUICK })

    await ask(model)
    await ask(model)

    expect(received.map(({ body }) => body.include)).toEqual([['reasoning.encrypted_content'], undefined, undefined])
  })

  it.each([
    ['https://api.openai.com/v1', '/v1/responses'],
    ['https://eu.api.openai.com/v1', '/v1/responses'],
    ['https://resource.openai.azure.com/openai/v1', '/v1/responses'],
    ['https://openai.com.example.org/v1', '/v1/chat/completions'],
    ['https://notopenai.com/v1', '/v1/chat/completions'],
    ['https://generativelanguage.googleapis.com/v1beta/openai', '/v1/chat/completions'],
  ])('is known by its host: %s', async (baseUrl, path) => {
    const { url, received } = await serve(json({}, { status: 404 }))
    hostIsAt(`${url}/v1`, baseUrl)

    await failure(ask(openaiModel({ model: 'm', apiKey: 'k', baseUrl, retryPolicy: QUICK })))

    expect(received.map(request => request.path)).toEqual([path])
  })

  it.each<[string, Effort | undefined, object | undefined]>([
    ['gpt-6-sol', undefined, undefined],
    ['gpt-6-sol', 'none', { effort: 'none' }],
    ['gpt-6.2-sol', 'none', { effort: 'low' }],
    ['gpt-6.2-sol', 'max', { effort: 'max' }],
    ['gpt-unheard-of', 'high', { effort: 'high' }],
  ])('to %s with effort %s tells it %j', async (name, effort, told) => {
    const { world, model } = await playOpenAi([{ say: 'Done.' }], { model: name, effort })

    await ask(model)

    expect(bodyOf(world).reasoning).toEqual(told)
    expect(world.requests[0]?.body).not.toHaveProperty('temperature')
    expect(world.violations).toEqual([])
  })

  it('wants no more than the model can give', async () => {
    const { world, model } = await playOpenAi([{ say: 'Done.' }])

    await ask(model, { maxTokens: 10_000_000 })

    expect(bodyOf(world).max_output_tokens).toBe(128_000)
  })

  it('is legal also for a model that does not reason', async () => {
    const { world, model } = await playOpenAi([{ say: 'Done.' }], { model: 'gpt-4.1' })

    expect(await ask(model)).toMatchObject({ stopReason: 'end' })
    expect(world.violations).toEqual([])
  })
})

describe('the client', () => {
  it('shows its key, and no organisation or project of the environment', async () => {
    vi.stubEnv('OPENAI_ORG_ID', 'org-of-the-machine')
    vi.stubEnv('OPENAI_PROJECT_ID', 'project-of-the-machine')
    vi.stubEnv('OPENAI_API_KEY', 'key-of-the-machine')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { url, received } = await serve(json({}, { status: 401 }))
    hostIsAt(url)

    await failure(ask(openaiModel({ model: 'm', apiKey: 'the-key', retryPolicy: QUICK })))

    expect(received[0]?.headers.authorization).toBe('Bearer the-key')
    expect(JSON.stringify(received)).not.toContain('of-the-machine')
  })
})
