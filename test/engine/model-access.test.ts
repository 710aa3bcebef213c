import { describe, expect, it } from 'vitest'
import { modelAccess, asksModels, secretsOf } from '../../src/engine/model-access.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { parseSettings, SECRET_INPUTS } from '../../src/config/settings.ts'

type Raw = Parameters<typeof parseSettings>[0]

const access = (raw: Raw, host = {}) => modelAccess(parseSettings(raw), host)

describe('how models are reached', () => {
  it('is told by nothing when nothing is told', () => {
    expect(access({})).toEqual({
      anthropic: { apiKey: undefined, authToken: undefined, baseUrl: undefined, isThere: false },
      openai: { apiKey: undefined, baseUrl: undefined },
      bedrock: { region: undefined, baseUrl: undefined },
      vertex: { region: undefined, project: undefined, baseUrl: undefined },
      effort: undefined,
      prices: new Map(),
    })
  })

  it('is told by the inputs', () => {
    const told = access({
      'anthropic-api-key': 'key-a',
      'anthropic-auth-token': 'token-a',
      'anthropic-base-url': 'https://a.example.com',
      'openai-api-key': 'key-o',
      'openai-base-url': 'https://o.example.com/v1',
      effort: 'high',
      'model-prices': 'openai/m=2/10/0.2, openai/n=1/5',
    })

    expect(told).toMatchObject({
      anthropic: { apiKey: 'key-a', authToken: 'token-a', baseUrl: 'https://a.example.com', isThere: true },
      openai: { apiKey: 'key-o', baseUrl: 'https://o.example.com/v1' },
      effort: 'high',
    })
    expect([...told.prices]).toEqual([
      ['openai/m', { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2 }],
      ['openai/n', { input: 1, output: 5, cacheRead: 1, cacheWrite: 1 }],
    ])
  })

  it.each([
    ['a key', { 'anthropic-api-key': 'k' }, true],
    ['a token', { 'anthropic-auth-token': 't' }, true],
    ["somebody else's key", { 'openai-api-key': 'k' }, false],
    ['an address', { 'anthropic-base-url': 'https://a.example.com' }, false],
  ])('with %s: is Anthropic there?', (_, raw, isThere) => {
    expect(access(raw).anthropic.isThere).toBe(isThere)
  })

  it.each([
    [{ AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'us-east-1' }, { region: 'eu-west-1' }],
    [{ AWS_DEFAULT_REGION: 'us-east-1' }, { region: 'us-east-1' }],
    [{ ANTHROPIC_BEDROCK_BASE_URL: 'https://b.example.com' }, { baseUrl: 'https://b.example.com' }],
  ])("takes Amazon's region and address from the step before: %j", (host, expected) => {
    expect(access({}, host).bedrock).toMatchObject(expected)
  })

  it.each([
    [{ CLOUD_ML_REGION: 'eu' }, { region: 'eu' }],
    [{ ANTHROPIC_VERTEX_PROJECT_ID: 'a', GOOGLE_CLOUD_PROJECT: 'b', GCLOUD_PROJECT: 'c' }, { project: 'a' }],
    [{ GOOGLE_CLOUD_PROJECT: 'b', GCLOUD_PROJECT: 'c' }, { project: 'b' }],
    [{ GCLOUD_PROJECT: 'c' }, { project: 'c' }],
    [{ ANTHROPIC_VERTEX_BASE_URL: 'https://v.example.com/v1' }, { baseUrl: 'https://v.example.com/v1' }],
  ])("takes Google's region, project and address from the step before: %j", (host, expected) => {
    expect(access({}, host).vertex).toMatchObject(expected)
  })

  it("takes no key of the environment, which is the project's own", () => {
    const host = {
      ANTHROPIC_API_KEY: 'k',
      ANTHROPIC_AUTH_TOKEN: 't',
      OPENAI_API_KEY: 'k',
      ANTHROPIC_BASE_URL: 'https://x',
    }

    expect(access({}, host)).toEqual(access({}))
  })

  it('refuses a price that is none', () => {
    expect(() => access({ 'model-prices': 'openai/m' })).toThrow(UserError)
  })
})

describe('secrets', () => {
  const secrets = (raw: Raw, host = {}) => secretsOf(parseSettings(raw), host)

  it.each(SECRET_INPUTS)('are the values of input %s', name => {
    expect(secrets({ [name]: 'the-value' })).toEqual(['the-value'])
  })

  it.each([
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_BEARER_TOKEN_BEDROCK',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  ])('are the values of variable %s', name => {
    expect(secrets({}, { [name]: 'the-value', PATH: '/bin' })).toEqual(['the-value'])
  })

  it('are each told once, and nothing is none', () => {
    const host = { GITHUB_TOKEN: 'same', GH_TOKEN: '', AWS_SESSION_TOKEN: undefined }

    expect(secrets({ 'github-token': 'same', 'openai-api-key': 'other' }, host).toSorted()).toEqual(['other', 'same'])
  })

  it('are not the inputs that anybody may see', () => {
    expect(
      secrets({ 'anthropic-base-url': 'https://a.example.com', models: 'offline', 'test-command': 'make' }),
    ).toEqual([])
  })
})

describe('whether a model may be asked', () => {
  it.each<[Raw, boolean]>([
    [{}, false],
    [{ 'anthropic-api-key': 'k' }, true],
    [{ 'anthropic-auth-token': 't' }, true],
    [{ 'openai-api-key': 'k' }, false],
    [{ models: 'offline', 'anthropic-api-key': 'k' }, false],
    [{ models: 'offline, openai/m' }, true],
    [{ models: 'anthropic/m' }, true],
  ])('%j: %s', (raw, expected) => {
    expect(asksModels(parseSettings(raw))).toBe(expected)
  })
})
