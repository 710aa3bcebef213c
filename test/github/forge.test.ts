import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { client } from '../../src/github/client.ts'
import { GitHubForge } from '../../src/github/forge.ts'
import type { PullRequestSpec } from '../../src/ports.ts'
import { type Fault, type LocalGitHub, startGitHub, type TokenOptions } from '../world/github/github.ts'

const name = 'octo/shop'
const marker = '<!-- fix-tests key -->'
const spec: PullRequestSpec = {
  head: 'fix-tests/feature',
  base: 'feature',
  title: 'Fix 1 test',
  body: 'The body',
  draft: false,
  labels: ['fix-tests'],
}

let seed: string
let head: string
beforeAll(() => {
  seed = mkdtempSync(join(tmpdir(), 'fix-tests-forge-'))
  const env = {
    PATH: process.env.PATH,
    HOME: seed,
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: join(seed, 'work'), env, encoding: 'utf8' }).trim()
  mkdirSync(join(seed, 'work'))
  git('init', '--quiet', '--initial-branch=main')
  for (const branch of ['main', 'feature', 'fix-tests/feature']) {
    if (branch !== 'main') git('switch', '--quiet', '--create', branch)
    writeFileSync(join(seed, 'work', 'a.ts'), `${branch}\n`)
    git('add', '--all')
    git('commit', '--quiet', '--message', branch)
  }
  head = git('rev-parse', 'feature')
})
afterAll(() => rmSync(seed, { recursive: true }))

describe('the head of a branch', () => {
  it('is its commit, and undefined when it is gone', async () => {
    const { forge, github } = await world()

    expect(await forge.headOf('feature')).toBe(head)
    expect(await forge.headOf('gone')).toBeUndefined()
    expect(await forge.headOf('feat'), 'no prefix will do').toBeUndefined()
    expect(github.violations).toEqual([])
  })
})

describe('the pull request of a branch', () => {
  it('is created, with its label', async () => {
    const { forge, github } = await world()

    const link = await forge.publishPull(spec)

    expect(link).toEqual({ number: 1, url: `${github.url}/${name}/pull/1`, operation: 'created' })
    expect(github.pulls(name)).toMatchObject([
      {
        number: 1,
        title: 'Fix 1 test',
        body: 'The body',
        draft: false,
        head: { ref: spec.head },
        base: { ref: 'feature' },
      },
    ])
    expect(labels(github)).toEqual(['fix-tests'])
    expect(github.violations).toEqual([])
  })

  it('is updated by the next run, and never a second one', async () => {
    const { forge, github } = await world()
    await forge.publishPull(spec)

    const link = await forge.publishPull({ ...spec, title: 'Fix 2 tests', body: 'New' })

    expect(link).toMatchObject({ number: 1, operation: 'updated' })
    expect(github.pulls(name)).toMatchObject([{ number: 1, title: 'Fix 2 tests', body: 'New' }])
  })

  it('is a draft when what it brings is not the whole fix', async () => {
    const { forge, github } = await world()

    await forge.publishPull({ ...spec, draft: true })

    expect(github.pulls(name)).toMatchObject([{ draft: true }])
  })

  it('is no draft where the plan has none', async () => {
    const { forge, github } = await world()
    const body = { message: 'Draft pull requests are not supported in this repository.' }
    github.fault({ on: { method: 'POST', path: /pulls$/ }, kind: 'status', status: 422, body })

    const link = await forge.publishPull({ ...spec, draft: true })

    expect(link.operation).toBe('created')
    expect(github.pulls(name)).toMatchObject([{ draft: false }])
  })

  it.each<[string, Partial<Fault>]>([
    ['the answer was lost', { kind: 'reset-after' }],
    ['the connection broke before', { kind: 'reset-before' }],
    ['the server failed once', { kind: 'status', status: 502 }],
  ])('is there once when %s', async (_, fault) => {
    const { forge, github } = await world()
    github.fault({ on: { method: 'POST', path: /pulls$/ }, ...fault } as Fault)

    const link = await forge.publishPull(spec)

    expect(github.pulls(name)).toMatchObject([{ number: link.number }])
    expect(labels(github)).toEqual(['fix-tests'])
    expect(github.journal.some(entry => entry.fault !== undefined)).toBe(true)
  })

  it('is found with its author', async () => {
    const { forge, github } = await world()
    github.openPull(name, { head: 'feature', base: 'main', login: 'ada' })

    expect(await forge.pullOf('feature')).toEqual({ number: 1, author: 'ada', base: 'main' })
    expect(await forge.pullOf('main')).toBeUndefined()
  })
})

describe('the comment with a marker', () => {
  it('is made once and edited from then on', async () => {
    const { forge, github, pullRequest } = await withPull()
    github.comment(name, pullRequest, { body: 'Nice work', login: 'eve' })

    await forge.comment({ pullRequest, marker, body: 'one' })
    await forge.comment({ pullRequest, marker, body: 'two' })

    expect(github.comments(name, pullRequest).map(({ body }) => body)).toEqual(['Nice work', `${marker}\ntwo`])
    expect(github.violations).toEqual([])
  })

  it('is found behind a hundred others', async () => {
    const { forge, github, pullRequest } = await withPull()
    for (let index = 0; index < 105; index += 1) github.comment(name, pullRequest, { body: `${index}`, login: 'eve' })
    await forge.comment({ pullRequest, marker, body: 'one' })

    await forge.comment({ pullRequest, marker, body: 'two' })

    const mine = github.comments(name, pullRequest).filter(({ body }) => body.startsWith(marker))
    expect(mine.map(({ body }) => body)).toEqual([`${marker}\ntwo`])
  })

  it('is another one for another request', async () => {
    const { forge, github, pullRequest } = await withPull()

    await forge.comment({ pullRequest, marker, body: 'one' })
    await forge.comment({ pullRequest, marker: '<!-- fix-tests other -->', body: 'two' })

    expect(github.comments(name, pullRequest)).toHaveLength(2)
  })

  it('is there once when the answer was lost', async () => {
    const { forge, github, pullRequest } = await withPull()
    github.fault({ on: { method: 'POST', path: /comments$/ }, kind: 'reset-after' })

    await forge.comment({ pullRequest, marker, body: 'one' })

    expect(github.comments(name, pullRequest).map(({ body }) => body)).toEqual([`${marker}\none`])
  })

  it('is not taken from somebody else who wrote the marker', async () => {
    const { forge, github, pullRequest } = await withPull()
    github.comment(name, pullRequest, { body: `${marker}\nmine`, login: 'eve' })

    await forge.comment({ pullRequest, marker, body: 'one' })

    expect(github.comments(name, pullRequest).map(({ body, user }) => [user, body])).toEqual([
      ['eve', `${marker}\nmine`],
      ['github-actions[bot]', `${marker}\none`],
    ])
  })
})

describe('a refusal is told in a sentence:', () => {
  it.each<[string, Partial<TokenOptions>, (forge: GitHubForge) => Promise<unknown>, RegExp]>([
    [
      'no permission for pull requests',
      { permissions: { contents: 'write', 'pull-requests': 'read' } },
      forge => forge.publishPull(spec),
      /^The token may not open a pull request\. Give the job permissions: pull-requests: write\.$/,
    ],
    [
      'no permission to comment',
      { permissions: { 'pull-requests': 'read', issues: 'read' } },
      forge => forge.comment({ pullRequest: 1, marker, body: 'x' }),
      /^The token may not comment on the pull request\. Give the job permissions: pull-requests: write\.$/,
    ],
    [
      'no permission to read',
      { permissions: { 'pull-requests': 'write' } },
      forge => forge.headOf('feature'),
      /^The token may not read the repository\. Give the job permissions: contents: read\.$/,
    ],
  ])('%s', async (_, token, act, sentence) => {
    const { forge } = await withPull(token)

    await expect(act(forge)).rejects.toMatchObject({ name: 'UserError', sentence: expect.stringMatching(sentence) })
  })

  it('a token that is not valid', async () => {
    const { github } = await world()
    const forge = new GitHubForge(client({ token: 'ghs_unknown', apiUrl: github.apiUrl }), name)

    await expect(forge.headOf('feature')).rejects.toMatchObject({
      sentence: expect.stringMatching(/^GitHub does not accept the token, .+ Pass a valid github-token\.$/),
    })
  })

  it('a repository in which Actions may not open pull requests', async () => {
    const { forge, github } = await world()
    github.setAllowPullRequestsByActions(name, false)

    await expect(forge.publishPull(spec)).rejects.toMatchObject({
      message: 'GitHub Actions may not create pull requests in this repository.',
      remedy: expect.stringContaining('Allow GitHub Actions to create and approve pull requests'),
    })
  })

  it('a server that stays broken', async () => {
    const { forge, github } = await world()
    github.fault({ on: { method: 'POST', path: /pulls$/ }, kind: 'status', status: 500, times: 20 })

    await expect(forge.publishPull(spec)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^GitHub refused to open a pull request \(HTTP 500: /),
    })
    expect(github.pulls(name)).toEqual([])
  })
})

async function world(token: Partial<TokenOptions> = {}): Promise<{ github: LocalGitHub; forge: GitHubForge }> {
  const github = await startGitHub()
  onTestFinished(() => github.close())
  await github.addRepo(name, { from: join(seed, 'work'), defaultBranch: 'main' })
  const secret = github.addToken({
    name: 'job',
    login: 'github-actions[bot]',
    type: 'Bot',
    permissions: { contents: 'write', 'pull-requests': 'write', issues: 'write' },
    ...token,
  })
  return { github, forge: new GitHubForge(client({ token: secret, apiUrl: github.apiUrl }), name) }
}

async function withPull(token: Partial<TokenOptions> = {}) {
  const { github, forge } = await world(token)
  return { github, forge, pullRequest: github.openPull(name, { head: 'feature', base: 'main' }) }
}

function labels(github: LocalGitHub): unknown {
  const { labels: found } = github.pulls(name)[0] as unknown as { labels?: readonly (string | { name: string })[] }
  return found?.map(label => (typeof label === 'string' ? label : label.name))
}
