import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import { startCloud, TOKEN } from './clouds.ts'
import { AWS, expectFixed, project, told } from './providers.cases.ts'
import { honest } from './talk.ts'

describe.concurrent('the shipped command line reaches Claude', () => {
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
    for (const secret of ['canary-subject-of-the-job', TOKEN.access_token]) expect(told(run)).not.toContain(secret)
  })
})

describe.concurrent("the shipped command line reaches OpenAI's models", () => {
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
