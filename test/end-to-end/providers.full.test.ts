import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import { startCloud } from './clouds.ts'
import { expectFixed, project, SIGNED_OUT, told } from './providers.cases.ts'
import { honest } from './talk.ts'

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

  it('for want of a region of Amazon is a mistake of use', async () => {
    await using repository = project()

    const { code, stderr } = await repository.run(['run', '--models', 'bedrock/global.anthropic.claude-sonnet-5-5'], {
      env: { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'x' },
    })

    expect(code, stderr).toBe(2)
    expect(stderr).toContain('but no region is set. Set AWS_REGION,')
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

describe('the shipped command line reaches models', () => {
  it("with ANTHROPIC_AUTH_TOKEN, which a key of one's own comes before", async () => {
    await using repository = project()
    await using model = await startModel(honest)
    const args = ['run', '--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]

    const refused = await repository.run(args, {
      env: { ANTHROPIC_API_KEY: 'sk-wrong-key-of-somebody', ANTHROPIC_AUTH_TOKEN: model.key },
    })
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('refuses the key')
    expect(refused.stdout).toMatch(
      /^Not fixed: no model could be asked\. anthropic\/claude-sonnet-5-5: it refuses the key/,
    )
    expect(model.requests).toEqual([])

    const run = await repository.run(args, { env: { ANTHROPIC_AUTH_TOKEN: model.key } })

    expectFixed(run, repository)
    expect(model.violations).toEqual([])
    expect(told(run)).not.toContain(model.key)
  })

  it('or says in its last lines that none was asked, where the offline engine made the change', async () => {
    await using repository = project()
    await using model = await startModel(honest)
    const args = ['run', '--models', 'anthropic/claude-sonnet-5-5, offline', '--anthropic-base-url', model.url]

    const run = await repository.run(args, { env: { ANTHROPIC_API_KEY: 'sk-wrong-key-of-somebody' } })

    expect(run.code, run.stderr).toBe(0)
    expect(run.stdout).toContain(
      'Models:  No model answered. anthropic/claude-sonnet-5-5: it refuses the key (HTTP 401). The offline engine made the change alone, and no model reviewed it. Correct the key,',
    )
  })

  it('of others, through Chat Completions', async () => {
    await using repository = project()
    await using model = await startOpenAi(honest, { dialect: 'plain' })

    const run = await repository.run(['run', '--models', 'openai/own-model', '--openai-base-url', model.url], {
      env: { OPENAI_API_KEY: model.key },
    })

    expectFixed(run, repository)
    expect(new Set(model.requests.map(({ path }) => path))).toEqual(new Set(['/v1/chat/completions']))
    // No price is made up for a model that nobody knows.
    expect(run.stderr).toContain('price unknown')
    expect(told(run)).toMatch(/\d+ tokens at an unknown price/)
    expect(model.violations).toEqual([])
    expect(told(run)).not.toContain(model.key)
  })
})
