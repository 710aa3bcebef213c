import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import type { Files } from '../world/scene.ts'
import { startCloud, TOKEN } from './clouds.ts'
import { Repository, type Run } from './repository.ts'
import { BEGUN, honest, SUM } from './talk.ts'

/** A test of the project that fails when it sees how the models are reached. */
const ALONE: Files = {
  'test/alone.test.js': [
    "import assert from 'node:assert'",
    "import { test } from 'node:test'",
    '',
    "test('sees no key of a cloud', () => {",
    '  const seen = Object.keys(process.env).filter(name => /^(AWS|GOOGLE|ANTHROPIC|OPENAI|CLOUD_ML)/.test(name))',
    '  assert.deepEqual(seen, [])',
    '})',
    '',
  ].join('\n'),
}
const AWS = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'canary/aws/9d8f7a6b5c4e3d2f1a0b',
  AWS_SESSION_TOKEN: 'canary-session-51c2d3e4f5a6b7c8',
}
/** Nobody is signed in to Amazon, and no machine of Amazon's is asked. */
const SIGNED_OUT = { AWS_REGION: 'eu-west-1', AWS_EC2_METADATA_DISABLED: 'true' }

function project(): Repository {
  return new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM, ...ALONE } }])
}

/** All that was printed and kept of a run. */
function told({ stdout, stderr }: Run): string {
  const talks = /^Talks: +(.*)$/m.exec(stdout)?.[1]
  const report = /^Report: +(.*)$/m.exec(stdout)?.[1] ?? ''
  const kept = talks === undefined ? [] : readdirSync(talks).map(name => join(talks, name))
  return [stdout, stderr, ...[report, ...kept].map(path => readFileSync(path, 'utf8'))].join('\n')
}

function expectFixed(run: Run, repository: Repository): void {
  expect(run.code, run.stderr).toBe(0)
  expect(run.stdout).toMatch(/^Fixed: 1 failing test passes now/)
  expect(run.stderr).toMatch(/approved by/)
  expect(repository.git('status', '--porcelain', '--branch')).toBe('## main\n')
}

describe('the shipped command line reaches Claude', () => {
  it('on Bedrock, with keys that an earlier step has left', async () => {
    await using repository = project()
    await using model = await startModel(honest)
    await using cloud = await startCloud(model)

    const run = await repository.run(['run', '--models', 'bedrock/global.anthropic.claude-sonnet-5-5'], {
      env: { ...AWS, ANTHROPIC_BEDROCK_BASE_URL: cloud.url },
    })

    expectFixed(run, repository)
    expect(model.violations).toEqual([])
    expect(cloud.arrived.length).toBeGreaterThanOrEqual(4)
    for (const { headers } of cloud.arrived)
      expect(headers).toMatchObject({
        authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/bedrock\//),
        'x-amz-security-token': AWS.AWS_SESSION_TOKEN,
      })
    for (const secret of [AWS.AWS_SECRET_ACCESS_KEY, AWS.AWS_SESSION_TOKEN]) expect(told(run)).not.toContain(secret)
  })

  it('on Vertex, with the file that a sign-in without keys has left', async () => {
    await using repository = project()
    await using model = await startModel(honest)
    await using cloud = await startCloud(model)
    const [credentials, subject] = ['credentials.json', 'subject'].map(name => join(repository.home, name)) as [
      string,
      string,
    ]
    writeFileSync(subject, 'canary-subject-of-the-job')
    writeFileSync(
      credentials,
      JSON.stringify({
        type: 'external_account',
        audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/ci/providers/github',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        token_url: `${cloud.url}/token`,
        credential_source: { file: subject },
      }),
    )

    const run = await repository.run(['run', '--models', 'vertex/claude-sonnet-5-5'], {
      env: {
        GOOGLE_APPLICATION_CREDENTIALS: credentials,
        ANTHROPIC_VERTEX_PROJECT_ID: 'the-project',
        ANTHROPIC_VERTEX_BASE_URL: `${cloud.url}/v1`,
      },
    })

    expectFixed(run, repository)
    expect(model.violations).toEqual([])
    const [signIn, ...asked] = cloud.arrived
    expect(signIn).toMatchObject({ path: '/token', body: expect.stringContaining('canary-subject-of-the-job') })
    expect(asked.length).toBeGreaterThanOrEqual(4)
    for (const { path, headers } of asked) {
      expect(path).toMatch(/^\/v1\/projects\/the-project\/locations\/global\/publishers\/anthropic\/models\/claude-/)
      expect(headers.authorization).toBe(`Bearer ${TOKEN.access_token}`)
    }
    expect(told(run)).not.toMatch(/canary/)
  })

  it("with ANTHROPIC_AUTH_TOKEN, which a key of one's own comes before", async () => {
    await using repository = project()
    await using model = await startModel(honest)
    const args = ['run', '--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]

    const refused = await repository.run(args, {
      env: { ANTHROPIC_API_KEY: 'sk-wrong-key-of-somebody', ANTHROPIC_AUTH_TOKEN: model.key },
    })
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('refuses the key')
    expect(model.requests).toEqual([])

    const run = await repository.run(args, { env: { ANTHROPIC_AUTH_TOKEN: model.key } })

    expectFixed(run, repository)
    expect(model.violations).toEqual([])
    expect(told(run)).not.toContain(model.key)
  })
})

describe("the shipped command line reaches OpenAI's models", () => {
  it('of others, through Chat Completions', async () => {
    await using repository = project()
    await using model = await startOpenAi(honest, { dialect: 'plain' })

    const run = await repository.run(['run', '--models', 'openai/own-model', '--openai-base-url', model.url], {
      env: { OPENAI_API_KEY: model.key },
    })

    expectFixed(run, repository)
    expect(new Set(model.requests.map(({ path }) => path))).toEqual(new Set(['/v1/chat/completions']))
    expect(model.violations).toEqual([])
    expect(told(run)).not.toContain(model.key)
  })

  it('of its own, through the Responses API', async () => {
    await using repository = project()
    await using model = await startOpenAi(honest)
    // The host tells which API it is, so what is meant for it is sent to the local one.
    const rerouting = join(repository.home, 'rerouting.mjs')
    const there = 'https://api.openai.com/v1'
    writeFileSync(
      rerouting,
      `const { fetch } = globalThis
globalThis.fetch = (input, init) => fetch(String(input).replace('${there}', '${model.url}'), init)
`,
    )

    const run = await repository.run(['run', '--models', 'openai/gpt-6-sol'], {
      env: { OPENAI_API_KEY: model.key, NODE_OPTIONS: `--import=${pathToFileURL(rerouting).href}` },
    })

    expectFixed(run, repository)
    expect(new Set(model.requests.map(({ path }) => path))).toEqual(new Set(['/v1/responses']))
    expect(model.violations).toEqual([])
    expect(told(run)).not.toContain(model.key)
  })
})

describe('a model that cannot be reached', () => {
  it.each([
    ['openai/own-model', 'openai-api-key'],
    ['anthropic/claude-sonnet-5-5', 'anthropic-api-key (or anthropic-auth-token)'],
  ])('for want of a key is a mistake of use: %s', async (name, input) => {
    await using repository = project()

    const { code, stdout, stderr } = await repository.run(['run', '--models', `${name}, offline`])

    expect(code, stderr).toBe(2)
    expect(stdout).toBe('')
    const lines = stderr.trimEnd().split('\n')
    expect(lines.at(-1)).toBe(
      `fix-tests: Input models asks for ${name}, but there is no key. Pass ${input} from a secret, or use models: offline.`,
    )
    expect(repository.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main\n')
  })

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['Amazon', 'bedrock/global.anthropic.claude-sonnet-5-5', SIGNED_OUT, /credential/i],
    [
      'Google',
      'vertex/claude-sonnet-5-5',
      { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' },
      /no Google Cloud credentials/,
    ],
  ])('since nobody is signed in to %s says so, and offline follows', async (_, name, env, reason) => {
    await using repository = project()
    await using model = await startModel(honest)
    await using cloud = await startCloud(model)
    const urls = { ANTHROPIC_BEDROCK_BASE_URL: cloud.url, ANTHROPIC_VERTEX_BASE_URL: `${cloud.url}/v1` }

    const { code, stdout, stderr } = await repository.run(['run', '--models', `${name}, offline`], {
      env: { ...urls, ...env },
    })

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
    const abstained = stderr.split('\n').filter(line => line.includes('abstained'))
    expect(abstained).toEqual([expect.stringMatching(reason)])
    expect(cloud.arrived).toEqual([])
  })
})
