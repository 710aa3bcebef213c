import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { Octokit } from '@octokit/rest'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalGitHub, type TokenOptions, startGitHub } from './world/github/github.ts'
import { renderMarkdown } from './world/github/pages/markdown.ts'
import { allRoutes } from './world/github/routes/all.ts'
import { tour } from './world/github/testing/tour.ts'

const name = 'acme/app'
const app = { owner: 'acme', repo: 'app' }
const everything = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  checks: 'write',
  actions: 'write',
  statuses: 'write',
} as const

let seed: string
let scratch: string
/** The tip of the branch `feature`, which every world starts with. */
let head: string

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'world-github-'))
  seed = join(scratch, 'seed')
  mkdirSync(seed)
  await git(seed, 'init', '--quiet', '--initial-branch=main')
  await commit(seed, { 'README.md': '# App\n', 'src/sum.js': 'exports.sum = (a, b) => a + b\n' }, 'start')
  await commit(seed, { '.github/workflows/ci.yml': 'name: CI\non: [push, workflow_dispatch]\n' }, 'CI')
  await git(seed, 'checkout', '--quiet', '-b', 'feature')
  head = await commit(seed, { 'src/sum.js': 'exports.sum = (a, b) => a - b\n' }, 'break it')
  await git(seed, 'checkout', '--quiet', 'main')
})

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a local GitHub', () => {
  test('answers every operation that it serves as the OpenAPI describes', async () => {
    await using github = await world()
    const octokit = client(github)
    const alice = client(github, { name: 'alice', login: 'alice', type: 'User' })
    github.setCollaborator(name, 'alice', 'maintain')
    const run = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head })
    const artifact = github.addArtifact(name, run.id, { name: 'junit', files: { 'junit.xml': '<testsuites/>' } })

    await tour({ octokit, alice, run_id: run.id, artifact_id: artifact.id, head: head })

    expect(github.violations).toEqual([])
    expect(github.journal.filter(entry => entry.status >= 400)).toEqual([])
    const asked = new Set(github.journal.map(entry => entry.operationId))
    expect(allRoutes().filter(route => !asked.has(route.operationId))).toEqual([])
  })

  test('serves the repositories of a root again after a restart', async () => {
    const root = join(scratch, 'root')
    {
      await using before = await startGitHub({ root })
      await before.addRepo(name, { from: seed })
      before.openPull(name, { head: 'feature', base: 'main', title: 'Kept' })
    }

    await using after = await startGitHub({ root })

    expect(after.pulls(name)).toMatchObject([{ number: 1, title: 'Kept', head: { ref: 'feature' } }])
  })

  test('tells a page by its Link header and gives at most a hundred', async () => {
    await using github = await world()
    const octokit = client(github)
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    for (let i = 1; i <= 5; i++) github.comment(name, number, { body: `comment ${i}`, login: 'alice' })

    const first = await octokit.issues.listComments({ ...app, issue_number: number, per_page: 2 })
    const all = await octokit.paginate(octokit.issues.listComments, { ...app, issue_number: number, per_page: 2 })

    const comments = `${github.apiUrl}/repos/acme/app/issues/1/comments`
    expect(first.headers.link).toBe(
      `<${comments}?per_page=2&page=2>; rel="next", <${comments}?per_page=2&page=3>; rel="last"`,
    )
    expect(all.map(each => each.body)).toEqual([1, 2, 3, 4, 5].map(i => `comment ${i}`))
  })

  test('answers 304 to whoever has the answer already', async () => {
    await using github = await world()
    const octokit = client(github)
    const { headers } = await octokit.repos.get(app)

    const again = octokit.repos.get({ ...app, headers: { 'if-none-match': headers.etag ?? '' } })

    await expect(again).rejects.toMatchObject({ status: 304 })
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'x-ratelimit-remaining': '4999' })
    expect(github.journal.map(entry => entry.status)).toEqual([200, 304])
    // What the client has already costs nothing of its rate limit.
    expect((await octokit.rateLimit.get()).data.rate.used).toBe(1)
  })

  test('notes requests in order, with the name of the token and never its value', async () => {
    await using github = await world()
    const secret = token(github)

    await new Octokit({ auth: secret, baseUrl: github.apiUrl }).pulls.list({ ...app, state: 'all' })
    await git(scratch, 'ls-remote', remote(github, secret))

    expect(github.journal).toContainEqual({
      method: 'GET',
      path: '/repos/acme/app/pulls?state=all',
      operationId: 'pulls/list',
      token: 'bot',
      status: 200,
    })
    expect(github.journal.at(-1)).toMatchObject({ path: '/acme/app.git/git-upload-pack', token: 'bot', status: 200 })
    expect(JSON.stringify(github.journal)).not.toContain(secret)
  })
})

describe('permissions', () => {
  test.each([
    [
      'pull-requests',
      (octokit: Octokit) => octokit.pulls.create({ ...app, head: 'feature', base: 'main', title: 'x' }),
    ],
    ['issues', (octokit: Octokit) => octokit.issues.create({ ...app, title: 'x' })],
    ['actions', (octokit: Octokit) => octokit.actions.listWorkflowRunsForRepo(app)],
    ['contents', (octokit: Octokit) => octokit.git.createRef({ ...app, ref: 'refs/heads/x', sha: '0'.repeat(40) })],
    ['checks', (octokit: Octokit) => octokit.checks.listForRef({ ...app, ref: 'main' })],
    ['statuses', (octokit: Octokit) => octokit.repos.listCommitStatusesForRef({ ...app, ref: 'main' })],
  ])('a bot without %s is told that the resource is not accessible', async (permission, ask) => {
    await using github = await world()
    const permissions = { ...everything, [permission]: undefined }

    const asked = ask(client(github, { permissions }))

    await expect(asked).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/^Resource not accessible by integration/),
    })
  })

  test('comments on a pull request need only the permission for pull requests', async () => {
    await using github = await world()
    const octokit = client(github, { permissions: { 'pull-requests': 'write' } })
    const number = github.openPull(name, { head: 'feature', base: 'main' })

    await octokit.issues.createComment({ ...app, issue_number: number, body: 'Done.' })

    expect(github.comments(name, number)).toMatchObject([{ body: 'Done.', user: 'github-actions[bot]' }])
  })

  test.each(writes().map(operation => [operation.id, operation] as const))(
    'a token that only reads is refused %s',
    async (_, { method, path }) => {
      await using github = await world()
      github.openPull(name, { head: 'feature', base: 'main' })
      const permissions = Object.fromEntries(Object.keys(everything).map(permission => [permission, 'read'] as const))
      const secret = token(github, { permissions })

      const response = await fetch(`${github.apiUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}` },
      })

      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ message: 'Resource not accessible by integration', status: '403' })
    },
  )

  test('an archived repository is read, and never written', async () => {
    await using github = await world()
    const secret = token(github)
    const checkout = await clone(github, secret)
    const octokit = client(github)
    github.setArchived(name, true)

    const written = octokit.issues.create({ ...app, title: 'x' })
    const pushed = git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')

    await expect(written).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/^Repository was archived so is read-only\./),
    })
    await expect(pushed).rejects.toThrow(/This repository was archived so it is read-only\.[^]*403/)
    expect((await octokit.repos.get(app)).data.archived).toBe(true)
    await git(checkout, 'fetch', '--quiet')
  })

  test('an unknown token has bad credentials', async () => {
    await using github = await world()

    const asked = new Octokit({ auth: 'ghs_wrong', baseUrl: github.apiUrl, log: quiet }).repos.get(app)

    await expect(asked).rejects.toMatchObject({ status: 401, message: expect.stringMatching(/^Bad credentials/) })
  })

  test('a private repository does not exist for strangers', async () => {
    await using github = await world()
    const stranger = client(github, { name: 'eve', login: 'eve', type: 'User' })

    const asked = stranger.repos.get(app)

    await expect(asked).rejects.toMatchObject({ status: 404 })
  })

  test('a bot does nothing where it is not installed', async () => {
    await using github = await world()
    await github.addRepo('eve/app', { from: seed, visibility: 'public' })
    const secret = token(github, { repositories: [name] })
    const checkout = await clone(github, secret)

    const pushed = git(checkout, 'push', remote(github, secret).replace('acme', 'eve'), 'HEAD:refs/heads/fix')

    await expect(pushed).rejects.toThrow(/Permission to eve\/app\.git denied to github-actions\[bot\]/)
  })

  test.each([
    ['maintain', 'write'],
    ['triage', 'read'],
    ['none', 'none'],
  ] as const)('the role %s shows as the permission %s', async (role, permission) => {
    await using github = await world()
    github.setCollaborator(name, 'alice', role)

    const { data } = await client(github).repos.getCollaboratorPermissionLevel({ ...app, username: 'alice' })

    expect(data).toMatchObject({ permission, role_name: role })
  })
})

describe('pull requests', () => {
  test('follow pushes to their branch', async () => {
    await using github = await world()
    const checkout = await clone(github, token(github))
    const number = github.openPull(name, { head: 'feature', base: 'main' })

    await git(checkout, 'checkout', '--quiet', 'feature')
    const sha = await commit(checkout, { 'src/sum.js': 'exports.sum = (a, b) => b + a\n' }, 'fix it')
    await git(checkout, 'push', '--quiet', 'origin', 'feature')

    const { data } = await client(github).pulls.get({ ...app, pull_number: number })
    expect(data).toMatchObject({ head: { sha }, commits: 2, changed_files: 1 })
    expect(await git(checkout, 'ls-remote', 'origin', `refs/pull/${number}/head`)).toContain(sha)
  })

  test('are not opened twice for one head and base', async () => {
    await using github = await world()
    github.openPull(name, { head: 'feature', base: 'main' })

    const again = client(github).pulls.create({ ...app, head: 'feature', base: 'main', title: 'Again' })

    await expect(again).rejects.toMatchObject({
      status: 422,
      response: { data: { errors: [{ message: 'A pull request already exists for acme:feature.' }] } },
    })
  })

  test.each([
    ['no commits', { head: 'main', base: 'main' }, { message: 'No commits between main and main' }],
    ['no such head', { head: 'nowhere', base: 'main' }, { field: 'head', code: 'invalid' }],
    ['no such base', { head: 'feature', base: 'nowhere' }, { field: 'base', code: 'invalid' }],
  ])('are refused when there are %s', async (_, ends, error) => {
    await using github = await world()

    const asked = client(github).pulls.create({ ...app, ...ends, title: 'x' })

    await expect(asked).rejects.toMatchObject({ status: 422, response: { data: { errors: [error] } } })
  })

  test('are not approved by GitHub Actions where the repository forbids it', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main', login: 'alice' })
    github.setAllowPullRequestsByActions(name, false)

    const asked = client(github).pulls.createReview({ ...app, pull_number: number, event: 'APPROVE' })

    await expect(asked).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('GitHub Actions is not permitted to approve pull requests.'),
    })
  })

  test('are refused to GitHub Actions where the repository forbids it', async () => {
    await using github = await world()
    github.setAllowPullRequestsByActions(name, false)

    const asked = client(github).pulls.create({ ...app, head: 'feature', base: 'main', title: 'x' })

    await expect(asked).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/^GitHub Actions is not permitted to create or approve pull requests\./),
    })
  })

  test.each([
    [
      'comment',
      (octokit: Octokit, body: string) => octokit.issues.createComment({ ...app, issue_number: 1, body }),
      /"resource":"IssueComment","code":"unprocessable","field":"data","message":"Body is too long/,
    ],
    [
      'comment that is edited',
      (octokit: Octokit, body: string) => octokit.issues.updateComment({ ...app, comment_id: 7, body }),
      /"resource":"IssueComment","code":"unprocessable","field":"data","message":"Body is too long/,
    ],
    [
      'issue',
      (octokit: Octokit, body: string) => octokit.issues.create({ ...app, title: 'x', body }),
      /"resource":"Issue","code":"custom","field":"body","message":"body is too long/,
    ],
    [
      'review',
      (octokit: Octokit, body: string) =>
        octokit.pulls.createReview({ ...app, pull_number: 1, body, event: 'COMMENT' }),
      /^Unprocessable Entity: "Body is too long/,
    ],
  ])('and a %s of more than 65536 characters are refused', async (_, write, message) => {
    await using github = await world()
    github.openPull(name, { head: 'feature', base: 'main' })

    const asked = write(client(github), 'x'.repeat(65537))

    await expect(asked).rejects.toMatchObject({ status: 422, message: expect.stringMatching(message) })
    expect(github.violations).toEqual([expect.stringContaining('too long (maximum is 65536 characters)')])
  })

  test('are refused with a body of more than 65536 characters', async () => {
    await using github = await world()

    const asked = client(github).pulls.create({
      ...app,
      head: 'feature',
      base: 'main',
      title: 'x',
      body: 'x'.repeat(65537),
    })

    await expect(asked).rejects.toMatchObject({ status: 422 })
    expect(github.violations).toEqual([expect.stringContaining('body is too long (maximum is 65536 characters)')])
  })

  test('come from forks as well', async () => {
    await using github = await world()
    await github.addRepo('eve/app', { from: seed })

    const { data } = await client(github).pulls.create({ ...app, head: 'eve:feature', base: 'main', title: 'Mine' })

    expect(data.head).toMatchObject({ label: 'eve:feature', sha: head, repo: { full_name: 'eve/app' } })
    expect(await git(github.bare(name), 'rev-parse', `refs/pull/${data.number}/head`)).toBe(head)
  })

  test('follow pushes to a fork as well, and say whether they can be merged', async () => {
    await using github = await world()
    await github.addRepo('eve/app', { from: seed })
    const number = github.openPull(name, { head: 'eve:feature', base: 'main' })
    const secret = token(github)
    const [ours, theirs] = [await clone(github, secret), await clone(github, secret)]

    await commit(ours, { 'src/sum.js': 'exports.sum = undefined\n' }, 'conflict')
    await git(ours, 'push', '--quiet', 'origin', 'main')
    await git(theirs, 'checkout', '--quiet', 'feature')
    const sha = await commit(theirs, { 'new.txt': 'x\n' }, 'more')
    await git(theirs, 'push', '--quiet', remote(github, secret).replace('acme', 'eve'), 'feature')

    const { data } = await client(github).pulls.get({ ...app, pull_number: number })
    expect(data).toMatchObject({ head: { sha }, commits: 2, mergeable: false, mergeable_state: 'dirty' })
  })

  test('of a fork with another name can be fetched from the repository they are for', async () => {
    await using github = await world()
    await github.addRepo('eve/my-app', { from: seed, forkOf: name, visibility: 'public' })
    const secret = token(github, { repositories: [name] })
    const number = github.openPull(name, { head: 'eve:feature', base: 'main', login: 'eve' })
    const sha = await commit(await cloneOf(github.bare('eve/my-app')), { 'more.txt': 'x\n' }, 'more')
    const checkout = await clone(github, secret)
    const { id } = github.addWorkflowRun(name, {
      event: 'pull_request',
      headBranch: 'feature',
      headSha: sha,
      headRepository: 'eve/my-app',
    })

    await git(checkout, 'fetch', '--quiet', 'origin', `refs/pull/${number}/head`)

    expect(await git(checkout, 'rev-parse', 'FETCH_HEAD')).toBe(sha)
    const octokit = client(github)
    const pull = await octokit.pulls.get({ ...app, pull_number: number })
    expect(pull.data.head).toMatchObject({ label: 'eve:feature', sha, repo: { full_name: 'eve/my-app', fork: true } })
    const fork = await octokit.repos.get({ owner: 'eve', repo: 'my-app' })
    expect(fork.data).toMatchObject({ fork: true, parent: { full_name: name, fork: false } })
    expect(github.workflowRunEvent(name, id)).toMatchObject({
      workflow_run: { head_repository: { full_name: 'eve/my-app', fork: true }, head_commit: { id: sha } },
    })
    expect(github.violations).toEqual([])
  })

  test('stay where they are once closed, whatever becomes of their branch', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main' })

    const last = await git(github.bare(name), 'rev-parse', 'feature~1')
    await git(github.bare(name), 'update-ref', 'refs/heads/feature', last)

    github.closePull(name, number)
    await git(github.bare(name), 'update-ref', 'refs/heads/feature', head)

    expect(github.pulls(name)).toMatchObject([{ number, state: 'closed', merged: false, head: { sha: last } }])
  })

  test('are found by the owner and branch of their head', async () => {
    await using github = await world()
    github.openPull(name, { head: 'feature', base: 'main' })
    const octokit = client(github)

    const [ours, others, bare] = await Promise.all(
      ['acme:feature', 'acme:other', 'other'].map(wanted => octokit.pulls.list({ ...app, head: wanted })),
    )

    expect(ours?.data).toHaveLength(1)
    expect(others?.data).toHaveLength(0)
    expect(bare?.data, 'a head without its owner filters nothing').toHaveLength(1)
  })
})

describe('reviewers', () => {
  const ask = (octokit: Octokit) =>
    octokit.pulls.requestReviewers({ ...app, pull_number: 1, reviewers: ['alice'], team_reviewers: ['core'] })

  test('are people and teams', async () => {
    await using github = await world()
    github.setCollaborator(name, 'alice', 'write')
    github.setTeams(name, ['core'])
    github.openPull(name, { head: 'feature', base: 'main' })
    const octokit = client(github, { permissions: { ...everything, members: 'read' } })

    const { data } = await ask(octokit)

    expect(data.requested_teams).toMatchObject([{ slug: 'core' }])
    expect(github.pulls(name)).toMatchObject([{ requestedReviewers: ['alice'], requestedTeams: ['core'] }])
    const asked = await octokit.pulls.listRequestedReviewers({ ...app, pull_number: 1 })
    expect(asked.data).toMatchObject({ users: [{ login: 'alice' }], teams: [{ slug: 'core' }] })
    expect(github.violations).toEqual([])
  })

  test('are no teams for a token that sees none', async () => {
    await using github = await world()
    github.setCollaborator(name, 'alice', 'write')
    github.setTeams(name, ['core'])
    github.openPull(name, { head: 'feature', base: 'main' })

    await expect(ask(client(github))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/Could not resolve to a node with the global id of 'T_/),
    })
    expect(github.pulls(name)).toMatchObject([{ requestedReviewers: [], requestedTeams: [] }])
  })

  test('are no strangers', async () => {
    await using github = await world()
    github.setCollaborator(name, 'alice', 'write')
    github.openPull(name, { head: 'feature', base: 'main' })

    await expect(ask(client(github))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Reviews may only be requested from collaborators\./),
    })
  })
})

describe('what people do by hand', () => {
  test('a review comes with its comments, and is answered in their threads', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    const line = { path: 'src/sum.js', line: 1 }

    const review = github.review(name, number, {
      state: 'CHANGES_REQUESTED',
      body: 'No.',
      login: 'alice',
      comments: [{ ...line, body: 'Why?' }],
    })
    const [asked] = github.reviewComments(name, number)
    const said = { ...line, body: 'Because.', login: 'bob', inReplyTo: asked?.id ?? 0 }
    const answered = github.reviewComment(name, number, said)

    const facts = { ...line, reactions: [], resolved: false }
    expect(github.reviewComments(name, number)).toEqual([
      { ...facts, id: asked?.id, user: 'alice', body: 'Why?', inReplyTo: null, review: review.id },
      { ...facts, id: answered.id, user: 'bob', body: 'Because.', inReplyTo: asked?.id, review: null },
    ])
    const listed = await client(github).pulls.listCommentsForReview({
      ...app,
      pull_number: number,
      review_id: review.id,
    })
    expect(listed.data.map(each => each.body)).toEqual(['Why?'])
  })

  test('labels are set, and issues told apart from pull requests', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main', draft: true })
    const octokit = client(github)
    const issue = await octokit.issues.create({ ...app, title: 'Broken', body: 'Look.', labels: ['fix-tests'] })
    await octokit.issues.create({ ...app, title: 'Other' })

    github.label(name, number, ['later', 'bug'])
    github.label(name, number, ['later'])

    expect(github.issues(name)).toMatchObject([
      { number: issue.data.number, title: 'Broken', body: 'Look.', state: 'open', labels: ['fix-tests'] },
      { title: 'Other', body: null, labels: [] },
    ])
    expect(github.pulls(name)).toMatchObject([{ number, body: null, draft: true, state: 'open', labels: ['later'] }])
    const found = await octokit.issues.listForRepo({ ...app, labels: 'fix-tests' })
    expect(found.data.map(each => each.number)).toEqual([issue.data.number])
  })
})

describe('git over HTTP', () => {
  test('pushes a branch and a ref of its own atomically', async () => {
    await using github = await world()
    const checkout = await clone(github, token(github))
    const sha = await commit(checkout, { 'fix.txt': 'x\n' }, 'fix')

    await git(checkout, 'push', '--quiet', '--atomic', 'origin', 'HEAD:refs/heads/fix', 'HEAD:refs/fix-tests/key')

    const refs = await git(checkout, 'ls-remote', 'origin', 'refs/heads/fix', 'refs/fix-tests/key')
    expect(refs.split('\n')).toEqual([`${sha}\trefs/fix-tests/key`, `${sha}\trefs/heads/fix`])
  })

  test('moves nothing when one ref of an atomic push is refused', async () => {
    await using github = await world()
    github.protectBranch(name, 'release/*')
    const checkout = await clone(github, token(github))

    const pushed = git(checkout, 'push', '--atomic', 'origin', 'HEAD:refs/heads/fix', 'HEAD:refs/heads/release/1')

    await expect(pushed).rejects.toThrow(/GH006: Protected branch update failed for refs\/heads\/release\/1/)
    expect(await git(checkout, 'ls-remote', 'origin', 'refs/heads/fix')).toBe('')
  })

  test('takes a push of several megabytes, sent in chunks', async () => {
    await using github = await world()
    const checkout = await clone(github, token(github))
    const noise = Array.from({ length: 150_000 }, () => Math.random().toString(36)).join('\n')
    await commit(checkout, { 'noise.txt': noise }, 'noise')

    await git(checkout, '-c', 'http.postBuffer=65536', 'push', '--quiet', 'origin', 'HEAD:refs/heads/big')

    expect(await git(github.bare(name), 'cat-file', '-t', 'big:noise.txt')).toBe('blob')
  })

  test('denies a push without the permission for contents', async () => {
    await using github = await world()
    const checkout = await clone(github, token(github, { permissions: { contents: 'read' } }))

    const pushed = git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')

    await expect(pushed).rejects.toThrow(/Permission to acme\/app\.git denied to github-actions\[bot\]\.[^]*403/)
  })

  test('denies a change of a workflow without the permission for workflows', async () => {
    await using github = await world()
    const refused = await clone(github, token(github))
    const allowed = await clone(github, token(github, { workflow: true }))
    for (const checkout of [refused, allowed]) {
      await commit(checkout, { '.github/workflows/ci.yml': 'name: CI\non: pull_request\n' }, 'CI')
    }

    const pushed = git(refused, 'push', 'origin', 'HEAD:refs/heads/ci')

    await expect(pushed).rejects.toThrow(
      /refusing to allow a GitHub App to create or update workflow `\.github\/workflows\/ci\.yml` without `workflows` permission/,
    )
    await git(allowed, 'push', 'origin', 'HEAD:refs/heads/ci')
  })

  test('asks for credentials, and does not know a repository that is not there', async () => {
    await using github = await world()
    const secret = token(github)

    const anonymous = await fetch(`${github.url}/acme/app/info/refs?service=git-upload-pack`)
    const wrong = git(scratch, 'ls-remote', remote(github, secret).replace('acme/app', 'acme/other'))

    expect(anonymous.status).toBe(401)
    expect(anonymous.headers.get('www-authenticate')).toBe('Basic realm="GitHub"')
    await expect(wrong).rejects.toThrow(/Repository not found/)
  })

  test('reads a request that is zipped', async () => {
    await using github = await world()

    const response = await fetch(`${github.url}/acme/app/git-upload-pack`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`x-access-token:${token(github)}`)}`,
        'content-type': 'application/x-git-upload-pack-request',
        'content-encoding': 'gzip',
        'git-protocol': 'version=2',
      },
      body: gzipSync('0014command=ls-refs\n0000'),
    })

    expect(await response.text()).toContain(`${head} refs/heads/feature`)
  })

  test('fetches a commit by its id', async () => {
    await using github = await world()
    const checkout = join(scratch, 'by-id')
    await git(scratch, 'init', '--quiet', checkout)

    await git(checkout, 'fetch', '--quiet', '--depth=1', remote(github, token(github)), head)

    expect(await git(checkout, 'rev-parse', 'FETCH_HEAD')).toBe(head)
  })
})

describe('the Git Data API', () => {
  test('makes a commit that is verified, because a bot made it and named nobody', async () => {
    await using github = await world()
    const octokit = client(github)
    const parent = head

    const tree = await octokit.git.createTree({
      ...app,
      base_tree: parent,
      tree: [
        { path: 'src/deep/new.js', mode: '100755', type: 'blob', content: '1\n' },
        { path: 'README.md', sha: null },
      ],
    })
    const made = await octokit.git.createCommit({ ...app, message: 'fix', tree: tree.data.sha, parents: [parent] })
    await octokit.git.updateRef({ ...app, ref: 'heads/feature', sha: made.data.sha })

    const files = await git(github.bare(name), 'ls-tree', '-r', '--name-only', 'feature')
    expect(files.split('\n')).toEqual(['.github/workflows/ci.yml', 'src/deep/new.js', 'src/sum.js'])
    expect(made.data.verification).toMatchObject({ verified: true, reason: 'valid' })
    const signed = await octokit.repos.getCommit({ ...app, ref: 'feature' })
    expect(signed.data.commit).toMatchObject({ verification: { verified: true }, committer: { name: 'GitHub' } })
    expect(signed.data.files?.map(file => [file.status, file.filename])).toEqual([
      ['removed', 'README.md'],
      ['added', 'src/deep/new.js'],
    ])
  })

  test('refuses an update that is no fast forward, unless forced', async () => {
    await using github = await world()
    const octokit = client(github)
    const older = await git(seed, 'rev-parse', 'main~1')

    const update = octokit.git.updateRef({ ...app, ref: 'heads/main', sha: older })

    await expect(update).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Update is not a fast forward/),
    })
    await octokit.git.updateRef({ ...app, ref: 'heads/main', sha: older, force: true })
  })
})

describe('a ref that REST moves', () => {
  test.each([
    ['is not of a protected branch', 'release/1', 'plain', 422, 'Cannot update this protected branch.'],
    ['brings no workflow without the permission for workflows', 'topic', 'workflow', 403, 'Resource not accessible'],
  ] as const)('%s', async (_, branch, brought, status, message) => {
    await using github = await world()
    await git(github.bare(name), 'branch', branch, 'main')
    github.protectBranch(name, 'release/*')
    const writer = client(github, { workflow: true })
    const [path, content] = brought === 'workflow' ? ['.github/workflows/a.yml', 'on: push\n'] : ['a.txt', 'a\n']
    const entry = { path, content, mode: '100644', type: 'blob' } as const
    const base_tree = await git(github.bare(name), 'rev-parse', 'main')
    const tree = await writer.git.createTree({ ...app, base_tree, tree: [entry] })
    const made = await writer.git.createCommit({ ...app, message: 'x', tree: tree.data.sha, parents: [base_tree] })

    const moved = client(github).git.updateRef({ ...app, ref: `heads/${branch}`, sha: made.data.sha })

    await expect(moved).rejects.toMatchObject({ status, message: expect.stringContaining(message) })
    expect(await git(github.bare(name), 'rev-parse', branch)).toBe(base_tree)
  })
})

describe('activities', () => {
  test('are the moves of branches by pushes, by REST and behind the back of GitHub', async () => {
    await using github = await world()
    const bot = token(github)
    const checkout = await clone(github, token(github, { login: 'ann', name: 'ann' }))
    const first = await git(checkout, 'rev-parse', 'main')
    const second = await commit(checkout, { 'a.txt': 'a\n' }, 'a')
    const octokit = new Octokit({ auth: bot, baseUrl: github.apiUrl, log: quiet })

    await git(github.bare(name), 'update-ref', 'refs/heads/other', first)
    await git(checkout, 'push', '--quiet', 'origin', 'main:refs/heads/topic')
    await git(checkout, 'push', '--quiet', 'origin', `+${first}:refs/heads/topic`)
    await octokit.git.updateRef({ ...app, ref: 'heads/topic', sha: second })
    await octokit.git.deleteRef({ ...app, ref: 'heads/topic' })
    await git(github.bare(name), 'update-ref', 'refs/heads/topic', first)

    const { data } = await octokit.repos.listActivities({ ...app, ref: 'topic' })
    const none = '0'.repeat(40)
    expect(data.map(each => [each.activity_type, each.before, each.after, each.actor?.login])).toEqual([
      ['branch_creation', none, first, 'octocat'],
      ['branch_deletion', second, none, 'github-actions[bot]'],
      ['push', first, second, 'github-actions[bot]'],
      ['force_push', second, first, 'ann[bot]'],
      ['branch_creation', none, second, 'ann[bot]'],
    ])
    expect(data.every(each => each.ref === 'refs/heads/topic')).toBe(true)
    // Not the doing of whoever pushed next.
    const others = await octokit.repos.listActivities({ ...app, ref: 'other' })
    expect(others.data).toMatchObject([{ actor: { login: 'octocat' } }])
    expect(github.violations).toEqual([])
  })

  test('come with a time of their own when a test tells them', async () => {
    await using github = await world()
    const before = await git(github.bare(name), 'rev-parse', 'feature~1')
    const timestamp = '2026-01-02T03:04:05Z'

    await git(github.bare(name), 'update-ref', 'refs/heads/main', head)

    github.activity(name, { branch: 'feature', before, timestamp, login: 'alice' })
    const moved = github.activity(name, { branch: 'main', timestamp })

    const { data } = await client(github).repos.listActivities({ ...app, ref: 'refs/heads/feature' })
    expect(data).toMatchObject([{ before, after: head, timestamp, activity_type: 'push', actor: { login: 'alice' } }])
    expect(moved).toMatchObject({ before: await git(seed, 'rev-parse', 'main'), after: head, type: 'push' })
    expect(github.activities(name).map(each => [each.ref, each.timestamp])).toEqual([
      ['refs/heads/main', timestamp],
      ['refs/heads/feature', timestamp],
      ['refs/heads/main', '2020-01-01T00:00:00Z'],
    ])
  })

  test('are paged by cursors, in both directions', async () => {
    await using github = await world()
    const octokit = client(github)
    for (let minute = 1; minute <= 5; minute++) {
      github.activity(name, { branch: 'feature', timestamp: `2026-01-01T00:0${minute}:00Z` })
    }

    const pages = await octokit.paginate(
      octokit.repos.listActivities,
      { ...app, ref: 'feature', per_page: 2 },
      page => [page.data.map(each => each.timestamp.slice(15, 16)).join('')],
    )
    const oldest = await octokit.repos.listActivities({ ...app, ref: 'feature', direction: 'asc', per_page: 1 })

    expect(pages).toEqual(['54', '32', '1'])
    expect(oldest.data[0]?.timestamp).toBe('2026-01-01T00:01:00Z')
    expect(github.violations).toEqual([])
  })

  test('tell a merge as one', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main' })

    const { sha } = github.mergePull(name, number, { login: 'alice' })

    expect(github.activities(name)[0]).toMatchObject({
      type: 'pr_merge',
      ref: 'refs/heads/main',
      after: sha,
      actor: 'alice',
    })
    const { data } = await client(github).pulls.get({ ...app, pull_number: number })
    expect(data).toMatchObject({ state: 'closed', merged: true, merge_commit_sha: sha, merged_by: { login: 'alice' } })
    expect(github.violations).toEqual([])
  })
})

describe('GraphQL', () => {
  test.each(['enterprise', 'github.com'] as const)('tells who asks, where %s has it', async layout => {
    await using github = await startGitHub({ layout })
    const bot = client(github)
    const alice = client(github, { name: 'alice', login: 'alice', type: 'User' })

    const viewers = await Promise.all([bot, alice].map(octokit => octokit.graphql('query { viewer { login } }')))

    expect(viewers).toEqual([{ viewer: { login: 'github-actions[bot]' } }, { viewer: { login: 'alice' } }])
    expect(github.journal[0]).toMatchObject({ method: 'POST', path: '/graphql', status: 200, token: 'bot' })
    expect(github.journal[0]?.operationId).toBe('graphql/viewer')
    const { url, apiUrl } = github
    expect(apiUrl).toBe(layout === 'enterprise' ? `${url}/api/v3` : new URL(apiUrl).origin)
    expect(apiUrl.startsWith(url)).toBe(layout === 'enterprise')
    expect((await bot.rateLimit.get()).status).toBe(200)
    expect((await fetch(`${url}/api/v3/rate_limit`)).status).toBe(layout === 'enterprise' ? 200 : 404)
    expect(github.violations).toEqual([])
  })

  test('makes a pull request a draft and ready again', async () => {
    await using github = await world()
    await github.addRepo('eve/app', { from: seed })
    for (const repository of [name, 'eve/app']) github.openPull(repository, { head: 'feature', base: 'main' })
    const octokit = client(github)
    const { data } = await octokit.pulls.get({ owner: 'eve', repo: 'app', pull_number: 1 })
    const drafts = (): unknown[] => [name, 'eve/app'].map(repository => github.pulls(repository)[0]?.draft)
    const change = async (field: string): Promise<unknown> =>
      await octokit.graphql(
        `mutation Change($id: ID!) { ${field}(input: { pullRequestId: $id }) { pullRequest { id isDraft } } }`,
        { id: data.node_id },
      )

    const drafted = await change('convertPullRequestToDraft')
    const between = drafts()
    const ready = await change('markPullRequestReadyForReview')

    expect(drafted).toEqual({ convertPullRequestToDraft: { pullRequest: { id: data.node_id, isDraft: true } } })
    expect(ready).toEqual({ markPullRequestReadyForReview: { pullRequest: { id: data.node_id, isDraft: false } } })
    expect([between, drafts()]).toEqual([
      [false, true],
      [false, false],
    ])
    expect(github.violations).toEqual([])
  })

  test('lists and resolves the threads of a review', async () => {
    await using github = await world()
    const octokit = client(github)
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    const said = { path: 'src/sum.js', line: 1, login: 'alice' }
    const [first, second] = ['one', 'two'].map(body => github.reviewComment(name, number, { ...said, body }))
    github.reviewComment(name, number, { ...said, body: 'indeed', inReplyTo: first?.id ?? 0 })
    const threads = `query ($owner: String!, $name: String!, $number: Int!) {
      repository(owner: $owner, name: $name) {
        pullRequest(number: $number) {
          reviewThreads(first: 100) { nodes { id isResolved comments(first: 1) { nodes { databaseId } } } }
        }
      }
    }`
    const list = async (): Promise<Thread[]> =>
      (await octokit.graphql<Threads>(threads, { owner: 'acme', name: 'app', number })).repository.pullRequest
        .reviewThreads.nodes

    const [, opened] = await list()
    await octokit.graphql(
      'mutation ($threadId: ID!) { resolveReviewThread(input: {threadId: $threadId}) { thread { isResolved } } }',
      { threadId: opened?.id },
    )

    expect((await list()).map(({ isResolved, comments }) => [isResolved, comments.nodes[0]?.databaseId])).toEqual([
      [false, first?.id],
      [true, second?.id],
    ])
    expect(github.violations).toEqual([])
  })

  test('forbids what the token may not', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main', draft: true })
    const { node_id: id } = (await client(github).pulls.get({ ...app, pull_number: number })).data
    const reader = client(github, { permissions: { ...everything, 'pull-requests': 'read' } })

    const asked = reader.graphql(
      `mutation { markPullRequestReadyForReview(input: { pullRequestId: "${id}" }) { pullRequest { id } } }`,
    )

    await expect(asked).rejects.toMatchObject({
      errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
    })
    expect(github.pulls(name)[0]?.draft).toBe(true)
  })

  test.each([
    ['an unknown field', '{ viewer { name } }', 'undefinedField', "Field 'name' doesn't exist on type 'User'"],
    [
      'an unknown argument',
      '{ viewer(x: 1) { login } }',
      'argumentNotAccepted',
      "Field 'viewer' doesn't accept argument 'x'",
    ],
    ['a missing selection', '{ viewer }', 'selectionMismatch', 'Field must have selections'],
    ['what is not closed', '{ viewer { login }', 'PARSE_ERROR', 'Parse error on "end of document"'],
    ['a fragment', '{ viewer { ...Who } }', 'PARSE_ERROR', 'Parse error on "."'],
    [
      'a variable that is not declared',
      '{ repository(owner: $o, name: "x") { id } }',
      'PARSE_ERROR',
      'Variable $o is used',
    ],
  ])('refuses %s with status 200', async (_, query, type, message) => {
    await using github = await world()

    const asked = client(github).graphql(query)

    await expect(asked).rejects.toMatchObject({ errors: [{ type, message: expect.stringContaining(message) }] })
    expect(github.journal.at(-1)).toMatchObject({ path: '/graphql', status: 200 })
    expect(github.violations).toHaveLength(1)
  })

  test.each([
    [
      '{ repository(owner: "acme", name: "none") { pullRequest(number: 1) { id } } }',
      /Could not resolve to a Repository/,
    ],
    ['{ repository(owner: "acme", name: "app") { pullRequest(number: 9) { id } } }', /with the number of 9\./],
    ['mutation { resolveReviewThread(input: {threadId: "x"}) { thread { id } } }', /global id of 'x'/],
  ])('does not find what is not there: %s', async (query, message) => {
    await using github = await world()

    const asked = client(github).graphql(query)

    await expect(asked).rejects.toMatchObject({
      errors: [{ type: 'NOT_FOUND', message: expect.stringMatching(message) }],
    })
    expect(github.violations).toEqual([])
  })

  test('wants to know who asks, and meets faults like REST', async () => {
    await using github = await world()
    const octokit = client(github)
    github.fault({ on: { method: 'POST', path: /^\/graphql$/ }, kind: 'status', status: 502 })

    const broken = await statusOf(octokit.request('POST /graphql'.replace('/graphql', `${github.url}/api/graphql`)))
    const anonymous = await fetch(`${github.url}/api/graphql`, { method: 'POST', body: '{}' })

    expect([broken, anonymous.status]).toEqual([502, 401])
  })
})

describe('workflow runs', () => {
  test('are cancelled at once where nobody listens, and only once', async () => {
    await using github = await world()
    const octokit = client(github)
    const { id } = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head, status: 'in_progress' })

    const { status } = await octokit.actions.cancelWorkflowRun({ ...app, run_id: id })
    const again = octokit.actions.cancelWorkflowRun({ ...app, run_id: id })

    expect(status).toBe(202)
    await expect(again).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Cannot cancel a workflow run that is completed\./),
    })
    expect(github.runs(name)).toMatchObject([{ id, status: 'completed', conclusion: 'cancelled' }])
    expect(github.violations).toEqual([])
  })

  test('go on until whoever listens ends them', async () => {
    await using github = await world()
    const { id } = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head, status: 'in_progress' })
    let heard = 0
    github.onCancel(name, id, () => heard++)

    await client(github).actions.cancelWorkflowRun({ ...app, run_id: id })
    const asked = github.runs(name)[0]?.status
    github.endWorkflowRun(name, id, 'cancelled')

    expect([heard, asked, github.runs(name)[0]?.conclusion]).toEqual([1, 'in_progress', 'cancelled'])
  })

  test.each([
    ['without the trigger', 'plain.yml', 'main', {}, /^Workflow does not have 'workflow_dispatch' trigger/],
    ['without the trigger at the ref', 'ci.yml', 'old', {}, /^Workflow does not have 'workflow_dispatch' trigger/],
    ['with strange inputs', 'fix.yml', 'main', { branch: 'x', a: '1' }, /^Unexpected inputs provided: \["a"\]/],
    ['without a required input', 'fix.yml', 'main', {}, /^Required input 'branch' not provided/],
    ['at a ref that is not there', 'ci.yml', 'nowhere', {}, /^No ref found for: nowhere/],
  ])('are not dispatched %s', async (_, workflow_id, ref, inputs, message) => {
    await using github = await world()
    const files = {
      '.github/workflows/plain.yml': 'on: push\n',
      '.github/workflows/fix.yml': 'on:\n  workflow_dispatch:\n    inputs:\n      branch: { required: true }\n',
    }
    const checkout = await clone(github, token(github, { workflow: true }))
    await git(checkout, 'push', '--quiet', 'origin', 'main~1:refs/heads/old')
    await commit(checkout, files, 'workflows')
    await git(checkout, 'push', '--quiet', 'origin', 'main')

    const asked = client(github).actions.createWorkflowDispatch({ ...app, workflow_id, ref, inputs })

    await expect(asked).rejects.toMatchObject({ status: 422, message: expect.stringMatching(message) })
    expect(github.runs(name)).toEqual([])
  })

  test('of a workflow without a file are dispatched only where a test says so', async () => {
    await using github = await world()
    const run = { headBranch: 'feature', headSha: head }
    github.addWorkflowRun(name, { ...run, workflowPath: '.github/workflows/known.yml', dispatchable: true })
    github.addWorkflowRun(name, { ...run, workflowPath: '.github/workflows/gone.yml' })
    const ask = async (workflow_id: string): Promise<number> =>
      await statusOf(client(github).actions.createWorkflowDispatch({ ...app, workflow_id, ref: 'feature' }))

    const statuses = [await ask('known.yml'), await ask('gone.yml')]

    expect(statuses).toEqual([204, 422])
    expect(github.runs(name)[0]).toMatchObject({ event: 'workflow_dispatch', status: 'queued', headBranch: 'feature' })
  })

  test.each([
    ['waiting', { status: 'waiting' }],
    ['action_required', { conclusion: 'action_required' }],
    ['in_progress', { status: 'in_progress' }],
  ] as const)('are found by the status %s', async (status, state) => {
    await using github = await world()
    github.addWorkflowRun(name, { headBranch: 'main', headSha: head })
    const { id } = github.addWorkflowRun(name, {
      ...state,
      event: 'pull_request_target',
      headBranch: 'feature',
      headSha: head,
      workflowPath: '.github/workflows/fix.yml',
      createdAt: '2026-01-02T03:04:05Z',
      actor: 'alice',
      runAttempt: 2,
    })
    const octokit = client(github)

    const { data } = await octokit.actions.listWorkflowRunsForRepo({ ...app, status })
    const dated = await octokit.actions.listWorkflowRunsForRepo({ ...app, created: '2026-01-02' })
    const later = await octokit.actions.listWorkflowRunsForRepo({ ...app, created: '>=2026-01-03' })

    expect(data.workflow_runs).toMatchObject([
      {
        id,
        event: 'pull_request_target',
        path: '.github/workflows/fix.yml',
        created_at: '2026-01-02T03:04:05Z',
        run_attempt: 2,
        workflow_id: expect.any(Number),
        actor: { login: 'alice' },
        head_repository: { full_name: name },
        head_commit: {
          id: head,
          message: 'break it',
          author: { name: 'Ann' },
          committer: { email: 'ann@example.org' },
        },
      },
    ])
    expect([dated, later].map(each => each.data.total_count)).toEqual([1, 1])
    expect(github.violations).toEqual([])
  })

  test('have jobs that tell their runner once they have one', async () => {
    await using github = await world()
    const { id } = github.addWorkflowRun(name, {
      headBranch: 'feature',
      headSha: head,
      status: 'in_progress',
      jobs: [
        { name: 'test', conclusion: 'failure' },
        { name: 'fix', status: 'in_progress', runnerName: 'local runner' },
        { name: 'later', status: 'queued' },
      ],
    })

    const { data } = await client(github).actions.listJobsForWorkflowRun({ ...app, run_id: id })

    expect(data.jobs.map(job => [job.status, job.conclusion, job.runner_name])).toEqual([
      ['completed', 'failure', 'GitHub Actions 1'],
      ['in_progress', null, 'local runner'],
      ['queued', null, null],
    ])
    expect(github.violations).toEqual([])
  })
})

describe('artifacts', () => {
  test('are downloaded from another host, which wants no token', async () => {
    await using github = await world()
    const { id } = failedRun(github)
    const artifact = github.addArtifact(name, id, { name: 'junit', files: { 'out/junit.xml': '<testsuites/>' } })

    const { data } = await client(github).actions.downloadArtifact({
      ...app,
      artifact_id: artifact.id,
      archive_format: 'zip',
    })

    const files = unzipSync(bytesOf(data))
    expect(Buffer.from(files['out/junit.xml'] ?? []).toString()).toBe('<testsuites/>')
    expect(github.violations).toEqual([])
  })

  test('are refused to whoever carries the token along', async () => {
    await using github = await world()
    const secret = token(github)
    const { id } = failedRun(github)
    const artifact = github.addArtifact(name, id, { name: 'junit', files: { 'junit.xml': '<testsuites/>' } })
    const authorization = { authorization: `Bearer ${secret}` }

    const zip = `${github.apiUrl}/repos/${name}/actions/artifacts/${artifact.id}/zip`
    const redirect = await fetch(zip, { headers: authorization, redirect: 'manual' })
    const location = redirect.headers.get('location') ?? ''
    const [carried, forged, proper] = await Promise.all([
      fetch(location, { headers: authorization }),
      fetch(location.replace(/sig=.{4}/, 'sig=AAAA')),
      fetch(location),
    ])

    expect(redirect.status).toBe(302)
    expect([carried.status, forged.status, proper.status]).toEqual([400, 403, 200])
    expect(new URL(location).origin).not.toBe(github.url)
    expect(github.violations).toHaveLength(1)
  })

  test('are gone once expired', async () => {
    await using github = await world()
    const { id } = failedRun(github)
    const artifact = github.addArtifact(name, id, { name: 'junit', files: {}, expired: true })

    const asked = client(github).actions.downloadArtifact({ ...app, artifact_id: artifact.id, archive_format: 'zip' })

    await expect(asked).rejects.toMatchObject({ status: 410 })
  })
})

describe('check runs', () => {
  const annotation = {
    path: 'src/sum.js',
    start_line: 1,
    end_line: 1,
    annotation_level: 'failure',
    message: 'x',
  } as const

  test('take fifty annotations in a request, and more in several', async () => {
    await using github = await world()
    const octokit = client(github)
    const output = { title: 't', summary: 's', annotations: Array.from({ length: 50 }, () => annotation) }

    const { data } = await octokit.checks.create({ ...app, name: 'fix-tests', head_sha: head, output })
    await octokit.checks.update({ ...app, check_run_id: data.id, output })

    expect(github.checkRuns(name)[0]?.annotations).toHaveLength(100)
    const listed = { ...app, check_run_id: data.id, per_page: 40 }
    const pages = await octokit.paginate(octokit.checks.listAnnotations, listed, page => [page.data.length])
    expect(pages).toEqual([40, 40, 20])
    expect(github.violations).toEqual([])
  })

  test('refuse fifty-one', async () => {
    await using github = await world()
    const output = { title: 't', summary: 's', annotations: Array.from({ length: 51 }, () => annotation) }

    const asked = client(github).checks.create({ ...app, name: 'fix-tests', head_sha: head, output })

    await expect(asked).rejects.toMatchObject({ status: 422 })
    expect(github.violations).toEqual([
      'checks/create: request body /output/annotations must NOT have more than 50 items',
    ])
  })
})

describe('the OpenAPI check', () => {
  test.each([
    ['a wrong type', { title: 7, head: 'feature', base: 'main' }, 422, 'request body /title must be string'],
    ['a missing field', { title: 'x', head: 'feature' }, 422, "request body / must have required property 'base'"],
    [
      'a field that GitHub does not know',
      { title: 'x', head: 'feature', base: 'main', labels: ['a'] },
      201,
      'request body /labels is not documented',
    ],
  ])('notes %s', async (_, body, status, violation) => {
    await using github = await world()

    const response = await fetch(`${github.apiUrl}/repos/${name}/pulls`, {
      method: 'POST',
      headers: { authorization: `token ${token(github)}` },
      body: JSON.stringify(body),
    })

    expect(response.status).toBe(status)
    expect(github.violations).toEqual([`pulls/create: ${violation}`])
  })

  test('notes a request that no operation serves', async () => {
    await using github = await world()

    await client(github)
      .request('GET /repos/acme/app/stargazing')
      .catch(() => undefined)

    expect(github.violations).toEqual(['GET /repos/acme/app/stargazing: no such operation here'])
  })
})

describe('faults', () => {
  test('answer with a status of their own, after as many requests as told', async () => {
    await using github = await world()
    const octokit = client(github)
    github.fault({
      on: { method: 'GET', path: /\/repos\/acme\/app$/ },
      after: 1,
      times: 2,
      kind: 'status',
      status: 403,
      body: { message: 'You have exceeded a secondary rate limit.' },
      headers: { 'retry-after': '1' },
    })

    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await statusOf(octokit.repos.get(app)))

    expect(statuses).toEqual([200, 403, 403, 200])
    expect(github.journal.map(entry => entry.fault)).toEqual([undefined, 'status', 'status', undefined])
  })

  test('take their time', async () => {
    await using github = await world()
    github.fault({ on: { path: /acme/ }, kind: 'slow', ms: 200 })
    const start = performance.now()

    await client(github).repos.get(app)

    expect(performance.now() - start).toBeGreaterThan(190)
  })

  test.each([
    ['reset-before', 0],
    ['reset-after', 1],
  ] as const)('of the kind %s lose the answer and leave %i comments', async (kind, written) => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    github.fault({ on: { method: 'POST', path: /comments$/ }, kind })

    const asked = client(github).issues.createComment({ ...app, issue_number: number, body: 'x' })

    await expect(asked).rejects.toMatchObject({ status: 500 })
    expect(github.comments(name, number)).toHaveLength(written)
    expect(github.journal.at(-1)).toMatchObject({ operationId: 'issues/create-comment', status: 0, fault: kind })
  })

  test.each([
    ['status', { kind: 'status', status: 502 }, ''],
    // Twice, because git tries once more on a fresh connection.
    ['reset-before', { kind: 'reset-before', times: 2 }, ''],
    ['reset-after', { kind: 'reset-after' }, 'refs/heads/fix'],
  ] as const)('of the kind %s hit a push as well', async (_, fault, expected) => {
    await using github = await world()
    const checkout = await clone(github, token(github))
    await commit(checkout, { 'fix.txt': 'x\n' }, 'fix')
    github.fault({ on: { method: 'POST', path: /git-receive-pack/ }, ...fault })

    const pushed = git(checkout, 'push', 'origin', 'HEAD:refs/heads/fix')

    await expect(pushed).rejects.toThrow()
    expect(await git(github.bare(name), 'for-each-ref', '--format=%(refname)', 'refs/heads/fix')).toBe(expected)
  })
})

describe('webhook payloads', () => {
  const examples: [event: string, action: string | undefined, make: (github: LocalGitHub) => object][] = [
    ['workflow_run', 'completed', (github: LocalGitHub) => github.workflowRunEvent(name, failedRun(github).id)],
    ['push', undefined, (github: LocalGitHub) => github.pushEvent(name, { branch: 'feature' })],
    [
      'pull_request',
      'opened',
      (github: LocalGitHub) =>
        github.pullRequestEvent(name, github.openPull(name, { head: 'feature', base: 'main' }), 'opened'),
    ],
    [
      'issue_comment',
      'created',
      (github: LocalGitHub) => {
        const number = github.openPull(name, { head: 'feature', base: 'main' })
        return github.issueCommentEvent(
          name,
          github.comment(name, number, { body: '/fix-tests', login: 'alice' }).id,
          'created',
        )
      },
    ],
    [
      'pull_request_review',
      'submitted',
      (github: LocalGitHub) => {
        const number = github.openPull(name, { head: 'feature', base: 'main' })
        const review = { state: 'CHANGES_REQUESTED', body: 'No.', login: 'alice' } as const
        return github.pullRequestReviewEvent(name, github.review(name, number, review).id)
      },
    ],
    [
      'pull_request_review',
      'dismissed',
      (github: LocalGitHub) => {
        const number = github.openPull(name, { head: 'feature', base: 'main' })
        const review = { state: 'DISMISSED', body: 'No.', login: 'alice' } as const
        return github.pullRequestReviewEvent(name, github.review(name, number, review).id, 'dismissed')
      },
    ],
    ...['created', 'edited', 'deleted'].map((action): (typeof examples)[number] => [
      'pull_request_review_comment',
      action,
      (github: LocalGitHub) => {
        const number = github.openPull(name, { head: 'feature', base: 'main' })
        const said = { path: 'src/sum.js', line: 1, body: 'Why?', login: 'alice' }
        return github.pullRequestReviewCommentEvent(name, github.reviewComment(name, number, said).id, action)
      },
    ]),
    ...['edited', 'deleted'].map((action): (typeof examples)[number] => [
      'issue_comment',
      action,
      (github: LocalGitHub) => {
        const number = github.openPull(name, { head: 'feature', base: 'main' })
        return github.issueCommentEvent(name, github.comment(name, number, { body: 'x', login: 'a' }).id, action)
      },
    ]),
    ['workflow_dispatch', undefined, (github: LocalGitHub) => github.workflowDispatchEvent(name)],
    [
      'repository_dispatch',
      'on-demand-test',
      (github: LocalGitHub) => github.repositoryDispatchEvent(name, { action: 'on-demand-test' }),
    ],
    [
      'merge_group',
      'checks_requested',
      (github: LocalGitHub) => github.mergeGroupEvent(name, github.openPull(name, { head: 'feature', base: 'main' })),
    ],
  ]

  test.each(examples)('of %s %s have every field of the recorded example', async (event, action, make) => {
    await using github = await world()

    const payload = make(github)

    // Who installed the app or owns the organization is not ours to tell; the rest is GitHub's newer or older habits.
    const beyond =
      /^(installation|organization)\b|custom_properties|\.username$|performed_via|delete_branch_on_merge|allow_\w+_merge|allow_merge_commit/
    const missing = missingFields(example(event, action), payload).filter(path => !beyond.test(path))
    expect(missing).toEqual([])
  })

  test('tell what was said before an edit, and who edited it', async () => {
    await using github = await world()
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    const { id } = github.comment(name, number, { body: '/fix-tests', login: 'alice' })

    const changes = { body: { from: 'nothing' } }
    const payload = github.issueCommentEvent(name, id, 'edited', { login: 'mallory', changes })

    expect(payload).toMatchObject({
      action: 'edited',
      changes,
      comment: { user: { login: 'alice' }, body: '/fix-tests' },
      sender: { login: 'mallory' },
    })
  })

  test('of dispatches and schedules tell what they were asked for', async () => {
    await using github = await world()

    const dispatched = github.workflowDispatchEvent(name, { inputs: { branch: 'x' }, ref: 'feature', login: 'alice' })
    const called = github.repositoryDispatchEvent(name, { action: 'fix', clientPayload: { run: 7 } })
    const scheduled = github.scheduleEvent(name, { cron: '5 4 * * *' })

    const repository = { full_name: name }
    expect([dispatched, called, scheduled]).toMatchObject([
      { inputs: { branch: 'x' }, ref: 'refs/heads/feature', sender: { login: 'alice' }, repository },
      { action: 'fix', client_payload: { run: 7 }, branch: 'main', repository },
      { schedule: '5 4 * * *', workflow: '.github/workflows/fix-tests.yml', repository },
    ])
  })

  test('of a run from a fork name no pull request, as on GitHub', async () => {
    await using github = await world()
    await github.addRepo('eve/app', { from: seed })
    github.openPull(name, { head: 'eve:feature', base: 'main' })
    const { id } = github.addWorkflowRun(name, {
      event: 'pull_request',
      headBranch: 'feature',
      headSha: head,
      headRepository: 'eve/app',
    })

    const payload = github.workflowRunEvent(name, id)

    expect(payload).toMatchObject({
      workflow_run: { pull_requests: [], head_repository: { full_name: 'eve/app' }, conclusion: 'failure' },
    })
  })
})

describe('the page of a pull request', () => {
  test('shows what people look for, and escapes what they wrote', async () => {
    await using github = await world()
    const number = github.openPull(name, {
      head: 'feature',
      base: 'main',
      title: 'Fix <b>sum</b>',
      body: '## Why\n\n| a | b |\n|---|---|\n| 1 | `x<y` |\n\n<script>alert(1)</script>',
      login: 'alice',
    })
    github.comment(name, number, { body: '<img src=x onerror=alert(1)> [x](javascript:alert(1))', login: 'eve' })

    const response = await fetch(`${github.url}/${name}/pull/${number}`)
    const page = await response.text()

    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('Fix &lt;b&gt;sum&lt;/b&gt;')
    expect(page).toContain('<td class="left"><code>x&lt;y</code></td>')
    expect(page).toContain('<span class="del">-exports.sum = (a, b) =&gt; a + b</span>')
    expect(page).toContain('break it')
    expect(page).not.toMatch(/<script|<img|href="javascript/)
  })

  test.each([
    ['`a` **b** _c_', '<p><code>a</code> <strong>b</strong> <em>c</em></p>'],
    [
      '- a\n  - b\n- [x] c',
      '<ul><li>a<ul><li>b</li></ul></li><li><input type="checkbox" disabled checked> c</li></ul>',
    ],
    ['```js\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
    ['<details onclick="x">', '<p>&lt;details onclick=&quot;x&quot;&gt;</p>'],
    ['<details>\n</details>\n</details>\n\nx<br>', '<details>\n</details>\n\n\n<p>x<br></p>'],
    ['<!-- marker -->[a](https://b.c "d")', '<p>[a](<a href="https://b.c">https://b.c</a> &quot;d&quot;)</p>'],
  ])('renders %j', (markdown, expected) => {
    expect(renderMarkdown(markdown).html.trim()).toBe(expected)
  })
})

interface Thread {
  readonly id: string
  readonly isResolved: boolean
  readonly comments: { readonly nodes: readonly { readonly databaseId: number }[] }
}

interface Threads {
  readonly repository: { readonly pullRequest: { readonly reviewThreads: { readonly nodes: Thread[] } } }
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function world(): Promise<LocalGitHub> {
  const github = await startGitHub()
  await github.addRepo(name, { from: seed })
  return github
}

function token(github: LocalGitHub, options: Partial<TokenOptions> = {}): string {
  return github.addToken({ name: 'bot', login: 'github-actions', type: 'Bot', permissions: everything, ...options })
}

function client(github: LocalGitHub, options: Partial<TokenOptions> = {}): Octokit {
  return new Octokit({ auth: token(github, options), baseUrl: github.apiUrl, log: quiet })
}

function failedRun(github: LocalGitHub): { readonly id: number } {
  return github.addWorkflowRun(name, { headBranch: 'feature', headSha: head })
}

async function statusOf(asked: Promise<{ status: number }>): Promise<number> {
  return await asked.then(
    response => response.status,
    (error: { status: number }) => error.status,
  )
}

function remote(github: LocalGitHub, secret: string): string {
  return `${github.url.replace('://', `://x-access-token:${secret}@`)}/${name}.git`
}

let clones = 0

async function clone(github: LocalGitHub, secret: string): Promise<string> {
  const checkout = join(scratch, `clone-${++clones}`)
  await git(scratch, 'clone', '--quiet', remote(github, secret), checkout)
  return checkout
}

async function cloneOf(bare: string): Promise<string> {
  // A work tree on the repository itself: what is committed there shows at once.
  const worktree = join(scratch, `clone-${++clones}`)
  await git(bare, 'worktree', 'add', '--quiet', '--force', worktree, 'feature')
  return worktree
}

interface Write {
  readonly id: string
  readonly method: string
  /** Of the pull request 1, the user alice, and things that are not there: permission comes before existence. */
  readonly path: string
}

/** Every operation that needs a permission to write. */
function writes(): Write[] {
  const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'world', 'github', 'openapi.json'), 'utf8'),
  )
  const known: Record<string, string> = { owner: 'acme', repo: 'app' }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id }]) => ({ id, method: method.toUpperCase(), path })),
  )
  const reading = new Set(['GET', 'HEAD'])
  return operations
    .filter(({ method }) => !reading.has(method))
    .map(each => ({
      ...each,
      path: each.path.replace(/\{(\w+)\}/g, (_, parameter: string) => known[parameter] ?? '1'),
    }))
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: scratch,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'ann@example.org',
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'ann@example.org',
  }
  const { stdout } = await promisify(execFile)('git', args, { cwd, env })
  return stdout.trim()
}

async function commit(cwd: string, files: Record<string, string>, message: string): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true })
    writeFileSync(join(cwd, path), text)
  }
  await git(cwd, 'add', '--all')
  await git(cwd, 'commit', '--quiet', '--message', message)
  return await git(cwd, 'rev-parse', 'HEAD')
}

function bytesOf(data: unknown): Uint8Array {
  if (!(data instanceof ArrayBuffer)) throw new TypeError('octokit gave no bytes')
  return new Uint8Array(data)
}

function example(event: string, action: string | undefined): object | undefined {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  const recorded: readonly { name: string; examples: readonly object[] }[] = JSON.parse(readFileSync(file, 'utf8'))
  return recorded
    .find(each => each.name === event)
    ?.examples.find(each => action === undefined || ('action' in each && each.action === action))
}

/** The paths of what `expected` has and `actual` has not; lists and nulls are not looked into. */
function missingFields(expected: unknown, actual: unknown, path = ''): string[] {
  if (!isRecord(expected) || !isRecord(actual)) return []
  return Object.entries(expected).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    return key in actual ? missingFields(value, actual[key], here) : [here]
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
