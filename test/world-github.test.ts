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
  await commit(seed, { '.github/workflows/ci.yml': 'name: CI\non: push\n' }, 'CI')
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
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4999' })
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

    await expect(asked).rejects.toMatchObject({ status: 403, message: /^Resource not accessible by integration/ })
  })

  test('comments on a pull request need only the permission for pull requests', async () => {
    await using github = await world()
    const octokit = client(github, { permissions: { 'pull-requests': 'write' } })
    const number = github.openPull(name, { head: 'feature', base: 'main' })

    await octokit.issues.createComment({ ...app, issue_number: number, body: 'Done.' })

    expect(github.comments(name, number)).toMatchObject([{ body: 'Done.', user: 'github-actions[bot]' }])
  })

  test('an unknown token has bad credentials', async () => {
    await using github = await world()

    const asked = new Octokit({ auth: 'ghs_wrong', baseUrl: github.apiUrl, log: quiet }).repos.get(app)

    await expect(asked).rejects.toMatchObject({ status: 401, message: /^Bad credentials/ })
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

  test('are refused to GitHub Actions where the repository forbids it', async () => {
    await using github = await world()
    github.setAllowPullRequestsByActions(name, false)

    const asked = client(github).pulls.create({ ...app, head: 'feature', base: 'main', title: 'x' })

    await expect(asked).rejects.toMatchObject({
      status: 403,
      message: /^GitHub Actions is not permitted to create or approve pull requests\./,
    })
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

    await expect(update).rejects.toMatchObject({ status: 422, message: /^Update is not a fast forward/ })
    await octokit.git.updateRef({ ...app, ref: 'heads/main', sha: older, force: true })
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
  test.each([
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
  ])('of %s have every field of the recorded example', async (event, action, make) => {
    await using github = await world()

    const payload = make(github)

    // Who installed the app or owns the organization is not ours to tell; the rest is GitHub's newer or older habits.
    const beyond =
      /^(installation|organization|changes)\b|custom_properties|\.username$|performed_via|delete_branch_on_merge|allow_\w+_merge|allow_merge_commit/
    const missing = missingFields(example(event, action), payload).filter(path => !beyond.test(path))
    expect(missing).toEqual([])
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
