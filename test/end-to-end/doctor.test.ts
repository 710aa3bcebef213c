import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { startGitHub } from '../world/github/github.ts'
import { startModel } from '../world/model/model.ts'
import { Repository } from './repository.ts'

const NAME = 'octo/shop'

const CI = `name: CI
on: { push: {}, pull_request: {}, workflow_dispatch: {} }
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: npm ci
      - run: node --test --test-reporter=junit --test-reporter-destination=junit.xml
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: r, path: junit.xml }
`

const project = () =>
  new Repository([
    {
      message: 'Begin',
      files: {
        'package.json': '{ "scripts": { "test": "node --test" } }\n',
        'package-lock.json': '{}\n',
        '.github/workflows/ci.yml': CI,
      },
    },
  ])

type Line = { name: string; status: string; text: string; advice: string }

describe('fix-tests doctor', () => {
  it('finds nothing in the way of what init wrote, with the settings that it named', async () => {
    await using repository = project()
    await using github = await githubOf()
    await repository.run(['init', '--yes'])
    repository.git('add', '.')
    repository.git('commit', '--quiet', '--message', 'Add fix-tests')
    await github.add(repository)
    github.here.setSecrets(NAME, ['ANTHROPIC_API_KEY'])

    const { code, stdout, stderr } = await repository.run(['doctor'], { env: github.env })

    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('✓ tests: Tests in the project: node')
    expect(stdout).toContain('✓ pull requests: GitHub Actions may create pull requests.')
    expect(stdout).toContain('✓ model key: The secret ANTHROPIC_API_KEY is set.')
    expect(stdout).toMatch(/\nNo problem found\.\n$/)
    expect(stdout).not.toContain(github.env.GITHUB_TOKEN)
    expect(github.here.violations).toEqual([])
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('names what stands in the way, and ends with 1', async () => {
    await using repository = project()
    await using github = await githubOf()
    await github.add(repository)
    github.here.setAllowPullRequestsByActions(NAME, false)
    await repository.run(['init', '--yes'])

    const { code, stdout } = await repository.run(['doctor', '--json'], { env: github.env })

    const lines = JSON.parse(stdout) as Line[]
    expect(code).toBe(1)
    expect(lines.filter(({ status }) => status === 'problem')).toEqual([
      {
        name: 'default branch',
        status: 'problem',
        text: '.github/workflows/fix-tests.yml is not on main of octo/shop, where GitHub looks for it.',
        advice: expect.stringContaining('Push it to main') as string,
      },
      expect.objectContaining({ name: 'pull requests', text: 'GitHub Actions may not create pull requests.' }),
    ])
    expect(lines.find(({ name }) => name === 'model key')).toMatchObject({ status: 'warning' })
  })

  it('checks this machine without a token, and with one asks no other server than its own', async () => {
    await using repository = project()
    await using stranger = await githubOf()
    await stranger.add(repository)

    const silent = await repository.run(['doctor'])
    await repository.run(['init', '--yes'])
    const elsewhere = await repository.run(['doctor'], { env: { GITHUB_TOKEN: stranger.env.GITHUB_TOKEN } })

    expect(silent.code).toBe(1)
    expect(silent.stdout).toContain('✗ workflow: No workflow uses fix-tests.\n    → Write one: node ')
    expect(silent.stdout).toMatch(/\n1 problem found\.\n$/)
    expect(elsewhere.stdout).toContain('? default branch: GitHub was not asked: the remote origin is no repository of')
    expect(stranger.here.journal).toEqual([])
  })

  it('says that GitHub could not be asked, and makes the other checks', async () => {
    await using repository = project()
    await using github = await githubOf()
    await github.add(repository)
    await repository.run(['init', '--yes'])

    const { stdout } = await repository.run(['doctor'], { env: { ...github.env, GITHUB_TOKEN: 'ghp_wrong' } })

    expect(stdout).toContain('? default branch: GitHub could not be asked: GitHub does not accept the token')
    expect(stdout).toContain('✓ permissions: ')
  })

  it('asks a model for one word, and says what its provider says of the key', async () => {
    await using repository = project()
    await using model = await startModel([{ say: 'yes' }])
    const doctor = (key: string) =>
      repository.run(['doctor'], { env: { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url } })

    const right = await doctor(model.key)
    const wrong = await doctor('sk-ant-api03-wrong')

    expect(right.stdout).toContain('✓ models: anthropic/claude-sonnet-5-5 answers with the key of this environment.')
    expect(wrong.stdout).toContain(
      '✗ models: anthropic/claude-sonnet-5-5: it refuses the key (HTTP 401).\n    → Correct the key of this environment',
    )
    expect(wrong.code).toBe(1)
    expect(`${right.stdout}${wrong.stdout}`).not.toMatch(/sk-ant/)
    expect(model.requests).toHaveLength(1)
    expect(JSON.stringify(model.requests[0]?.body)).not.toMatch(/shop|node --test/)
  })

  it('asks no model without a key on this machine, and needs no right address to write a workflow', async () => {
    await using repository = new Repository([
      {
        message: 'Begin',
        files: {
          'package.json': '{ "scripts": { "test": "node --test" } }\n',
          '.github/fix-tests.yml':
            'models: anthropic/claude-sonnet-5-5, bedrock/claude-sonnet-5-5\nmodel-prices: nonsense\n',
        },
      },
    ])

    const { stdout } = await repository.run(['doctor'])
    const init = await repository.run(['init', '--dry-run'], { env: { ANTHROPIC_BASE_URL: 'localhost' } })

    expect(stdout).toContain('✓ tests: Tests in the project: node')
    expect(stdout).not.toContain('models:')
    expect(init.stderr).not.toContain('base-url')
  })
})

/** A GitHub of its own, and the variables by which an owner of the repository reaches it. */
async function githubOf() {
  const here = await startGitHub()
  const permissions = { contents: 'read', administration: 'read', secrets: 'read' } as const
  const token = here.addToken({ name: 'owner', login: 'octo', type: 'User', permissions })
  return {
    here,
    env: { GITHUB_TOKEN: token, GITHUB_SERVER_URL: here.url, GITHUB_API_URL: here.apiUrl },
    async add(repository: Repository) {
      await here.addRepo(NAME, { from: repository.path })
      execFileSync('git', ['remote', 'add', 'origin', `${here.url}/${NAME}.git`], { cwd: repository.path })
    },
    [Symbol.asyncDispose]: () => here.close(),
  }
}
