import { readFileSync } from 'node:fs'
import type { Octokit } from '@octokit/rest'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { startGitHub } from './github.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { allRoutes } from './routes/all.ts'
import { app, client, everything, head, name, seed, token, world } from './sandbox.ts'

const annotation = { path: 'a.js', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'x' } as const

test('every operation answers as the OpenAPI describes', async () => {
  await using github = await world()
  const { rest } = client(github, {
    permissions: { ...everything, members: 'read', administration: 'read', secrets: 'read' },
  })
  const { actions, checks, git, issues, pulls, reactions, repos } = rest
  github.setCollaborator(name, 'alice', 'maintain')
  github.setTeams(name, ['core'])
  const run = { headBranch: 'feature', headSha: head, dispatchable: true } as const
  const { id: run_id } = github.addWorkflowRun(name, { ...run, status: 'in_progress' })
  const { id: artifact_id } = github.addArtifact(name, run_id, { name: 'a', files: { 'a.xml': '<a/>' } })

  const { object } = (await git.getRef({ ...app, ref: 'heads/main' })).data
  const entries = [{ path: 'x.txt', mode: '100644', type: 'blob', content: 'x' } as const]
  const tree = await git.createTree({ ...app, base_tree: object.sha, tree: entries })
  await git.createCommit({ ...app, message: 'x', tree: tree.data.sha, parents: [object.sha] })
  await git.getCommit({ ...app, commit_sha: head })

  await repos.get(app)
  await repos.listActivities({ ...app, ref: 'refs/heads/main', direction: 'desc' })
  await repos.getBranchRules({ ...app, branch: 'main' })
  await repos.listCommits({ ...app, sha: 'feature', path: 'src' })
  await repos.getCommit({ ...app, ref: 'feature' })
  await repos.getContent({ ...app, path: 'src' })
  await repos.getContent({ ...app, path: 'src/sum.js', ref: 'feature' })
  await repos.getCollaboratorPermissionLevel({ ...app, username: 'alice' })

  const opened = await pulls.create({ ...app, head: 'feature', base: 'main', title: 'x', draft: true })
  const pull = { ...app, pull_number: opened.data.number }
  const issue = { ...app, issue_number: opened.data.number }
  await pulls.list({ ...app, state: 'all' })
  await pulls.get(pull)
  await pulls.update({ ...pull, title: 'y', body: 'z' })
  await pulls.requestReviewers({ ...pull, reviewers: ['alice'], team_reviewers: ['core'] })
  const line = { path: 'src/sum.js', line: 1, body: 'Why?' }
  const given = github.review(name, pull.pull_number, { state: 'COMMENTED', body: '', login: 'bob', comments: [line] })
  await pulls.listReviews(pull)
  await pulls.getReview({ ...pull, review_id: given.id })
  const [asked] = (await pulls.listCommentsForReview({ ...pull, review_id: given.id })).data
  await pulls.createReplyForReviewComment({ ...pull, comment_id: asked?.id ?? 0, body: 'y' })
  await pulls.listReviewComments(pull)

  await issues.create({ ...app, title: 'x', labels: ['bug'] })
  await issues.listForRepo({ ...app, state: 'all' })
  await issues.update({ ...issue, title: 'y', state: 'closed' })
  await issues.addAssignees({ ...issue, assignees: ['alice', 'stranger'] })
  await issues.addLabels({ ...issue, labels: ['fix-tests', 'new'] })
  await issues.removeLabel({ ...issue, name: 'new' })
  const comment = { ...app, comment_id: (await issues.createComment({ ...issue, body: 'x' })).data.id }
  await issues.listComments(issue)
  await issues.updateComment({ ...comment, body: 'y' })
  const react = () => reactions.createForIssueComment({ ...comment, content: 'eyes' })
  expect([(await react()).status, (await react()).status]).toEqual([201, 200])
  await issues.deleteComment(comment)

  await actions.listWorkflowRunsForRepo({ ...app, branch: 'feature' })
  await actions.getWorkflowRun({ ...app, run_id })
  await actions.getWorkflow({ ...app, workflow_id: 'ci.yml' })
  await actions.getWorkflowRunAttempt({ ...app, run_id, attempt_number: 1 })
  await actions.listJobsForWorkflowRunAttempt({ ...app, run_id, attempt_number: 1 })
  await actions.listWorkflowRunArtifacts({ ...app, run_id })
  const zip = (await actions.downloadArtifact({ ...app, artifact_id, archive_format: 'zip' })).data
  expect(Object.keys(unzipSync(new Uint8Array(zip as ArrayBuffer)))).toEqual(['a.xml'])
  await actions.createWorkflowDispatch({ ...app, workflow_id: 'ci.yml', ref: 'main' })
  await actions.cancelWorkflowRun({ ...app, run_id })
  await actions.getGithubActionsDefaultWorkflowPermissionsRepository(app)
  github.setSecrets(name, ['KEY'])
  await actions.listRepoSecrets(app)
  await actions.listRepoOrganizationSecrets(app)

  const check = await checks.create({ ...app, name: 'fix-tests', head_sha: head, status: 'in_progress' })
  const check_run_id = check.data.id
  const output = { title: 't', summary: 's', annotations: [annotation] }
  await checks.update({ ...app, check_run_id, conclusion: 'success', output })
  await checks.listForRef({ ...app, ref: 'feature' })
  await checks.listAnnotations({ ...app, check_run_id })

  expect(github.violations).toEqual([])
  expect(github.journal.filter(({ status }) => status >= 400)).toEqual([])
  const heard = new Set(github.journal.map(({ operationId }) => operationId))
  expect(allRoutes.filter(({ operationId }) => !heard.has(operationId))).toEqual([])
  expect(github.pulls(name)).toMatchObject([{ assignees: ['alice'], labels: ['fix-tests'], requestedTeams: ['core'] }])
})

describe('the answers', () => {
  test('come in pages, with a Link header', async () => {
    await using github = await world()
    const { issues, paginate } = client(github)
    const number = github.openPull(name, { head: 'feature', base: 'main' })
    for (let i = 1; i <= 5; i++) github.comment(name, number, { body: `${i}`, login: 'alice' })
    const asked = { ...app, issue_number: number, per_page: 2 }

    const first = await issues.listComments(asked)
    const all = await paginate(issues.listComments, asked)

    const at = (page: number) => `<${github.apiUrl}/repos/${name}/issues/1/comments?per_page=2&page=${page}>`
    expect(first.headers.link).toBe(`${at(2)}; rel="next", ${at(3)}; rel="last"`)
    expect(all.map(({ body }) => body)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('are 304 for a client that has them already, and then free', async () => {
    await using github = await world()
    const { repos } = client(github)
    const { headers } = await repos.get(app)

    const again = repos.get({ ...app, headers: { 'if-none-match': headers.etag ?? '' } })

    await expect(again).rejects.toMatchObject({ status: 304 })
    const third = await repos.get(app)
    expect([headers, third.headers].map(each => each['x-ratelimit-remaining'])).toEqual(['4999', '4998'])
  })

  test('are the same after a restart on the same root', async () => {
    const root = `${seed}-root`
    {
      await using before = await startGitHub({ root })
      await before.addRepo(name, { from: seed })
      before.openPull(name, { head: 'feature', base: 'main', title: 'Kept' })
    }

    await using after = await startGitHub({ root })

    expect(after.pulls(name)).toMatchObject([{ number: 1, title: 'Kept', head: { ref: 'feature' } }])
  })
})

describe('permissions', () => {
  test('a token that only reads is refused every write', async () => {
    await using github = await world()
    github.openPull(name, { head: 'feature', base: 'main' })
    github.comment(name, 1, { body: 'x', login: 'alice' })
    const permissions = Object.fromEntries(Object.keys(everything).map(each => [each, 'read'] as const))
    const headers = { authorization: `Bearer ${token(github, { permissions })}` }
    const document = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')) as OpenApiDocument

    const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId }]) =>
        method === 'get' ? [] : [{ path, method: method.toUpperCase(), operationId }],
      ),
    )
    const statuses = writes.map(async ({ path, method, operationId }) => {
      const url = path.replace('{owner}/{repo}', name).replace(/\{\w+\}/g, '1')
      return `${operationId} ${(await fetch(github.apiUrl + url, { method, headers })).status}`
    })

    expect(await Promise.all(statuses)).toEqual(writes.map(({ operationId }) => `${operationId} 403`))
    expect(writes.length).toBeGreaterThan(15)
  })

  test('for pull requests are enough to comment on one, and not to create a label', async () => {
    await using github = await world()
    const { issues } = client(github, { permissions: { 'pull-requests': 'write' } })
    const issue_number = github.openPull(name, { head: 'feature', base: 'main' })

    await issues.createComment({ ...app, issue_number, body: 'Done.' })

    expect(github.comments(name, issue_number)).toMatchObject([{ body: 'Done.', user: 'github-actions[bot]' }])
    await expect(issues.addLabels({ ...app, issue_number, labels: ['new'] })).rejects.toMatchObject({ status: 403 })
  })

  test.each<[string, number, (octokit: Octokit, stranger: Octokit, unknown: Octokit) => Promise<unknown>]>([
    ['an unknown token', 401, (_, __, unknown) => unknown.repos.get(app)],
    ['a stranger, who does not learn that a private repository exists', 404, (_, stranger) => stranger.repos.get(app)],
    ['a write to an archived repository', 403, octokit => octokit.issues.create({ ...app, title: 'x' })],
  ])('refuse %s', async (_, status, ask) => {
    await using github = await world()
    github.setArchived(name, true)
    const stranger = client(github, { login: 'eve', type: 'User' })

    await expect(ask(client(github), stranger, client(github, 'ghs_x'))).rejects.toMatchObject({ status })
  })
})

describe('violations', () => {
  test.each([
    ['a wrong type', { title: 7, head: 'feature', base: 'main' }, 422, 'request body /title must be string'],
    ['a missing field', { title: 'x', head: 'feature' }, 422, "request body / must have required property 'base'"],
    ['an unknown field', { head: 'feature', base: 'main', a: 1 }, 201, 'request body /a is not documented'],
    [
      'a field that is not played',
      { head: 'feature', base: 'main', issue: 1 },
      201,
      /does not play the parameter issue/,
    ],
    ['a text that is too long', { head: 'feature', base: 'main', body: 'x'.repeat(65537) }, 422, /body is too long/],
  ])('are noted of %s', async (_, body, status, violation) => {
    await using github = await world()

    const url = `${github.apiUrl}/repos/${name}/pulls`
    const headers = { authorization: `token ${token(github)}` }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })

    expect(response.status).toBe(status)
    expect(github.violations).toEqual([expect.stringMatching(violation)])
  })

  test('are noted of fifty-one annotations, and of a request that no operation serves', async () => {
    await using github = await world()
    const octokit = client(github)
    const output = { title: 't', summary: 's', annotations: Array.from({ length: 51 }, () => annotation) }

    const made = octokit.checks.create({ ...app, name: 'x', head_sha: head, output })
    await expect(made).rejects.toMatchObject({ status: 422 })
    await expect(octokit.request('GET /repos/acme/app/stargazing')).rejects.toMatchObject({ status: 404 })

    expect(github.violations).toEqual([
      'checks/create: request body /output/annotations must NOT have more than 50 items',
      'GET /repos/acme/app/stargazing: no such operation here',
    ])
  })

  test('are noted of a token that goes along to the storage host', async () => {
    await using github = await world()
    const { id } = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head })
    const artifact = github.addArtifact(name, id, { name: 'a', files: { 'a.xml': '<a/>' } })
    const headers = { authorization: `Bearer ${token(github)}` }

    const zip = `${github.apiUrl}/repos/${name}/actions/artifacts/${artifact.id}/zip`
    const location = (await fetch(zip, { headers, redirect: 'manual' })).headers.get('location') ?? ''
    const answers = [fetch(location, { headers }), fetch(location.replace(/sig=.{4}/, 'sig=AAAA')), fetch(location)]

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 403, 200])
    expect(github.violations).toHaveLength(1)
  })
})
