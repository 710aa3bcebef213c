import { describe, expect, test } from 'vitest'
import { startGitHub } from './github.ts'
import { app, client, clone, commit, everything, git, head, name, remote, seed, token, world } from './sandbox.ts'

const own = { head: 'feature', base: 'main' } as const

describe('pull requests', () => {
  test.each<[string, object, object]>([
    ['no commits', { head: 'main', base: 'main' }, { message: 'No commits between main and main' }],
    ['no such head', { head: 'nowhere', base: 'main' }, { field: 'head', code: 'invalid' }],
    ['no such base', { head: 'feature', base: 'nowhere' }, { field: 'base', code: 'invalid' }],
    ['one already', { ...own, title: 'x' }, { message: 'A pull request already exists for acme:feature.' }],
  ])('are refused if there is %s', async (what, ends, error) => {
    await using github = await world()
    if (what === 'one already') github.openPull(name, own)

    const asked = client(github).pulls.create({ ...app, title: 'x', ...ends } as never)

    await expect(asked).rejects.toMatchObject({ status: 422, response: { data: { errors: [error] } } })
  })

  test('are refused to GitHub Actions if the repository forbids it', async () => {
    await using github = await world()
    github.setAllowPullRequestsByActions(name, false)

    const asked = client(github).pulls.create({ ...app, ...own, title: 'x' })

    const message = /^GitHub Actions is not permitted to create or approve pull requests\./
    await expect(asked).rejects.toMatchObject({ status: 403, message: expect.stringMatching(message) })
  })

  test('follow pushes to a fork, can be fetched from their base, and say whether they can be merged', async () => {
    await using github = await world()
    await github.addRepo('eve/my-app', { from: seed, forkOf: name })
    const number = github.openPull(name, { head: 'eve:feature', base: 'main', login: 'eve' })
    const { id } = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head, headRepository: 'eve/my-app' })
    const [ours, theirs] = [await clone(github), await clone(github)]

    await commit(ours, { 'src/sum.js': 'exports.sum = undefined\n' })
    await git(ours, 'push', '--quiet', 'origin', 'main')
    await git(theirs, 'checkout', '--quiet', 'feature')
    const sha = await commit(theirs, { 'new.txt': 'x\n' })
    await git(theirs, 'push', '--quiet', remote(github, token(github), 'eve/my-app'), 'feature')
    await git(ours, 'fetch', '--quiet', 'origin', `refs/pull/${number}/head`)

    expect(await git(ours, 'rev-parse', 'FETCH_HEAD')).toBe(sha)
    const { pulls, repos } = client(github)
    const { data } = await pulls.get({ ...app, pull_number: number })
    expect(data).toMatchObject({ commits: 2, changed_files: 2, mergeable: false, mergeable_state: 'dirty' })
    expect(data.head).toMatchObject({ label: 'eve:feature', sha, repo: { full_name: 'eve/my-app', fork: true } })
    const fork = await repos.get({ owner: 'eve', repo: 'my-app' })
    expect(fork.data).toMatchObject({ fork: true, parent: { full_name: name } })
    // As on GitHub, a run from a fork names no pull request.
    expect(github.workflowRunEvent(name, id)).toMatchObject({
      workflow_run: { pull_requests: [], head_repository: { full_name: 'eve/my-app' }, head_commit: { id: head } },
    })
    expect(github.violations).toEqual([])
  })

  test('keep their last commit once closed, and are found by owner and branch', async () => {
    await using github = await world()
    const number = github.openPull(name, own)
    const { pulls } = client(github)
    const lengths = ['acme:feature', 'acme:other', 'other'].map(async wanted => {
      return (await pulls.list({ ...app, head: wanted })).data.length
    })
    // GitHub ignores a head without its owner.
    expect(await Promise.all(lengths)).toEqual([1, 0, 1])

    github.closePull(name, number)
    await git(github.bare(name), 'update-ref', 'refs/heads/feature', 'feature~1')

    expect(github.pulls(name)).toMatchObject([{ number, state: 'closed', head: { sha: head } }])
  })

  test.each([
    ['a team, for a token that sees none', ['alice'], /Could not resolve to a node with the global id of 'T_/],
    ['strangers', ['eve'], /^Reviews may only be requested from collaborators\./],
    ['their author', ['bob'], /^Review cannot be requested from pull request author\./],
  ])('are not reviewed by %s', async (_, reviewers, message) => {
    await using github = await world()
    for (const login of ['alice', 'bob']) github.setCollaborator(name, login, 'write')
    github.setTeams(name, ['core'])
    const pull_number = github.openPull(name, { ...own, login: 'bob' })

    const asked = client(github).pulls.requestReviewers({ ...app, pull_number, reviewers, team_reviewers: ['core'] })

    await expect(asked).rejects.toMatchObject({ status: 422, message: expect.stringMatching(message) })
    expect(github.pulls(name)).toMatchObject([{ requestedReviewers: [], requestedTeams: [] }])
  })

  test('take comments on lines of their diff only, and keep the threads', async () => {
    await using github = await world()
    const number = github.openPull(name, own)
    const line = { path: 'src/sum.js', line: 1, login: 'alice' }

    const first = github.reviewComment(name, number, { ...line, body: 'Why?' })
    const second = github.reviewComment(name, number, { ...line, body: 'Because.', inReplyTo: first.id })
    github.reviewComment(name, number, { ...line, body: 'I see.', inReplyTo: second.id })

    expect(github.reviewComments(name, number).map(each => each.inReplyTo)).toEqual([null, first.id, first.id])
    expect(() => github.reviewComment(name, number, { ...line, line: 9, body: '?' })).toThrow('Validation Failed')
  })
})

describe('a commit by REST', () => {
  test('is verified if a bot makes it without an author', async () => {
    await using github = await world()
    const octokit = client(github)
    const entries = [
      { path: 'src/deep/new.js', mode: '100755', type: 'blob', content: '1\n' },
      { path: 'README.md', sha: null },
    ] as const

    const tree = await octokit.git.createTree({ ...app, base_tree: head, tree: [...entries] })
    const made = await octokit.git.createCommit({ ...app, message: 'fix', tree: tree.data.sha, parents: [head] })

    const files = await git(github.bare(name), 'ls-tree', '-r', '--name-only', made.data.sha)
    expect(files.split('\n')).toEqual(['src/deep/new.js', 'src/sum.js'])
    const { data } = await octokit.repos.getCommit({ ...app, ref: made.data.sha })
    expect(data.commit).toMatchObject({ verification: { verified: true }, committer: { name: 'GitHub' } })
  })

  test('changes no workflow without the permission', async () => {
    await using github = await world()
    const entry = { path: '.github/workflows/a.yml', mode: '100644', type: 'blob', content: 'on: push\n' } as const
    const put = (permissions: object) =>
      client(github, { permissions }).git.createTree({ ...app, base_tree: head, tree: [entry] })

    await expect(put(everything)).rejects.toMatchObject({ status: 403 })
    expect((await put({ ...everything, workflows: 'write' })).status).toBe(201)
  })
})

test('activities are the moves of branches, by pushes and behind the back of GitHub', async () => {
  await using github = await world()
  const checkout = await clone(github, { login: 'ann' })
  const first = await git(checkout, 'rev-parse', 'main')
  const second = await commit(checkout, { 'a.txt': 'a\n' })

  await git(checkout, 'push', '--quiet', 'origin', 'main:refs/heads/topic')
  await git(checkout, 'push', '--quiet', 'origin', `+${first}:refs/heads/topic`)
  await git(github.bare(name), 'update-ref', '-d', 'refs/heads/topic')
  const { repos } = client(github)
  const { data } = await repos.listActivities({ ...app, ref: 'refs/heads/topic' })

  const none = '0'.repeat(40)
  expect(data.map(each => [each.activity_type, each.before, each.after, each.actor?.login])).toEqual([
    ['branch_deletion', first, none, 'octocat'],
    ['force_push', second, first, 'ann[bot]'],
    ['branch_creation', none, second, 'ann[bot]'],
  ])
  const told = { timestamp: '2026-01-02T03:04:05Z', before: await git(seed, 'rev-parse', 'main') }
  github.activity(name, { branch: 'feature', ...told })
  const feature = await repos.listActivities({ ...app, ref: 'refs/heads/feature' })
  expect(feature.data).toMatchObject([{ ...told, after: head, activity_type: 'push' }])
})

describe('GraphQL', () => {
  test.each(['enterprise', 'github.com'] as const)('tells the viewer at its address on %s', async layout => {
    await using github = await startGitHub({ layout })

    const viewer = await client(github).graphql('query { viewer { login } }')

    expect(viewer).toEqual({ viewer: { login: 'github-actions[bot]' } })
    expect(github.journal).toMatchObject([{ path: '/graphql', operationId: 'graphql/viewer', status: 200 }])
    expect(github.apiUrl.startsWith(github.url)).toBe(layout === 'enterprise')
  })

  const change = (field: string) =>
    `mutation($id: ID!) {\n  ${field}(input: { pullRequestId: $id }) { pullRequest { id } }\n}`

  test('makes a pull request a draft, ready again, and neither without the permission', async () => {
    await using github = await world()
    github.openPull(name, own)
    const { graphql, pulls } = client(github)
    const { node_id: id } = (await pulls.get({ ...app, pull_number: 1 })).data
    const reader = client(github, { permissions: { ...everything, 'pull-requests': 'read' } })
    const isDraft = () => github.pulls(name)[0]?.draft

    await graphql(change('convertPullRequestToDraft'), { id })
    expect(isDraft()).toBe(true)
    const forbidden = reader.graphql(change('markPullRequestReadyForReview'), { id })
    await expect(forbidden).rejects.toMatchObject({ errors: [{ type: 'FORBIDDEN' }] })
    await graphql(change('markPullRequestReadyForReview'), { id })
    expect(isDraft()).toBe(false)
    await expect(graphql(change('convertPullRequestToDraft'), { id: 'x' })).rejects.toThrow(/global id of 'x'/)
    expect(github.violations).toEqual([])
  })

  test.each<[string, string, object]>([
    ['another document', 'query { viewer { name } }', {}],
    ['a variable too many', 'query { viewer { login } }', { id: 'x' }],
    ['a missing variable', change('convertPullRequestToDraft'), {}],
    ['a variable of another type', change('convertPullRequestToDraft'), { id: 7 }],
  ])('refuses %s as a violation', async (_, query, variables) => {
    await using github = await world()

    await expect(client(github).graphql(query, { ...variables })).rejects.toMatchObject({ status: 400 })

    expect(github.violations).toEqual([expect.stringMatching(/^graphql: /)])
  })
})
