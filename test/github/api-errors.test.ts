import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/github/api-errors.ts'
import { reportsFromArtifacts } from '../../src/github/artifacts.ts'
import { defaultBranch, headAt, headOf, commitMessageAt, textAt } from '../../src/github/branches.ts'
import { CheckRun } from '../../src/github/check-runs.ts'
import { runsUnderWay, sayOnce, StickyComment } from '../../src/github/comments.ts'
import { openIssue } from '../../src/github/issues.ts'
import { lastAuthors, permissionOf } from '../../src/github/users.ts'
import { publishPull } from '../../src/github/pull-request-changes.ts'
import { openPull, ownPulls, pullAt } from '../../src/github/pull-requests.ts'
import { reviewAt } from '../../src/github/reviews.ts'
import { cancelRun, startWorkflow, runAt, runsOf } from '../../src/github/workflow-runs.ts'
import { signedCommit } from '../../src/github/signed-commits.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import { remoteStore } from '../../src/state-store/remote-transport.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { UserError } from '../../src/contracts/errors.ts'
import type { Permission, TokenOptions } from '../world/github/github.ts'
import { bot, branch, name, openShop, type Shop } from './shop.ts'
import { spec, writes } from './idempotent.ts'

const RIGHTS: readonly Permission[] = ['contents', 'pull-requests', 'issues', 'checks', 'actions']
const READ_ONLY: Partial<TokenOptions> = { permissions: Object.fromEntries(RIGHTS.map(each => [each, 'read'])) }

async function sentenceOf(work: unknown): Promise<string> {
  const thrown = await Promise.resolve(work).then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  )
  return thrown instanceof UserError ? thrown.sentence : `no sentence: ${String(thrown)}`
}

describe.concurrent('a token that may only read is told, with the permission and where it is given:', () => {
  // A check run is not worth a word, and may be missing.
  const told = Object.entries(writes).filter(([what]) => !what.startsWith('a check run'))

  it.each(told)('%s', async (_, { before, write }) => {
    await using shop = await openShop()
    const id = await before(shop)

    const sentence = await sentenceOf(write(shop.as(READ_ONLY), id, shop))

    expect(sentence).toMatch(
      /^The token may not [a-z ]+\. Give the job permissions: (contents|pull-requests|issues|actions): write; all that fix-tests uses are contents: write, pull-requests: write, actions: write, checks: write, issues: write, statuses: read\. .*Settings › Actions › General › Workflow permissions\.$/,
    )
    expect(shop.github.violations).toEqual([])
  })

  it('but there is no check run then, and no error', async () => {
    await using shop = await openShop()
    const options = { sha: shop.head('feature'), key: 'k', url: 'https://example.com/', title: 'At work' }

    expect(await CheckRun.begin(shop.as(READ_ONLY), options)).toBeUndefined()
  })

  it.each<[string, (place: RepositoryApi, shop: Shop) => unknown, string]>([
    ['the head of a branch', place => headOf(place, 'main'), 'contents: read'],
    ['the message of a commit', (place, shop) => commitMessageAt(place, shop.head('main')), 'contents: read'],
    [
      'who knows a file',
      (place, shop) => lastAuthors(place, { files: ['old.ts'], sha: shop.head('main') }),
      'contents: read',
    ],
    ['open pull requests', place => openPull(place, { branch: 'feature' }), 'pull-requests: read'],
    ['the bot’s own pull requests', place => ownPulls(place, 'main'), 'pull-requests: read'],
    ['the runs under way', place => runsUnderWay(place, 1), 'pull-requests: read'],
    ['a review', place => reviewAt(place, { pull: 1, review: 1 }), 'pull-requests: read'],
    ['a run', (place, { github }) => runAt(place, github.runs(name)[0]?.id ?? 0), 'actions: read'],
    ['runs', place => runsOf(place, { branch: 'main' }), 'actions: read'],
    [
      'artifacts',
      ({ client }) => reportsFromArtifacts(client, { repository: name, runId: 1, pattern: '*' }),
      'actions: read',
    ],
  ])('reading %s', async (_, read, needed) => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'feature', base: 'main' })
    shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main') })

    const sentence = await sentenceOf(read(shop.as({ permissions: {} }), shop))

    expect(sentence).toMatch(/^The token may not /)
    expect(sentence).toContain(`Give the job permissions: ${needed}`)
  })
})

describe.concurrent('a server that fails, or does not know the token, is told in a sentence by everything that reads:', () => {
  const reads: Readonly<Record<string, (place: RepositoryApi, shop: Shop) => unknown>> = {
    'the default branch': defaultBranch,
    'the head of a branch': place => headOf(place, 'main'),
    'where a branch was': (place, shop) =>
      headAt(place, { branch: 'main', now: shop.head('main'), time: '2020-01-01' }),
    'a file': place => textAt(place, { path: 'old.ts', ref: 'main' }),
    'who knows a file': (place, shop) => lastAuthors(place, { files: ['old.ts'], sha: shop.head('main') }),
    'what somebody may do': place => permissionOf(place, 'ada'),
    'a pull request': place => pullAt(place, 1),
    'open pull requests': place => openPull(place, { branch: 'feature' }),
    'the bot’s own pull requests': place => ownPulls(place, 'main'),
    'the runs under way': place => runsUnderWay(place, 1),
    'a review': place => reviewAt(place, { pull: 1, review: 1 }),
    runs: place => runsOf(place, { branch: 'main' }),
    'the sticky comment': place => new StickyComment(place, { pull: 1, name: 'CI' }).read(),
    'to start a workflow': place => startWorkflow(place, { workflow: 'ci.yml', ref: 'main' }),
  }

  it.each(Object.entries(reads))('%s', async (what, read) => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /./ }, kind: 'status', status: 503, times: 100 })
    const broken = await sentenceOf(read(shop.place, shop))
    await using other = await openShop()
    const unknown = await sentenceOf(read(other.as('ghs_unknown'), other))

    expect(broken).toMatch(/^GitHub refused to .+ \(HTTP 503: .+\)\. Run the job again/)
    // An older server may not tell where a branch was: then that is not looked at.
    if (what !== 'where a branch was')
      expect(unknown).toMatch(
        /^GitHub does not accept the token, so fix-tests could not .+\. Pass a valid github-token/,
      )
  })
})

describe.concurrent('what keeps the bot from writing is named, with its setting and where that is:', () => {
  it.each<[string, (shop: Shop) => void, (place: RepositoryApi, shop: Shop) => unknown, RegExp]>([
    [
      'Actions may not open pull requests',
      ({ github }) => github.setAllowPullRequestsByActions(name, false),
      place => publishPull(place, spec),
      /^GitHub Actions may not create pull requests .+“Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App/,
    ],
    [
      'the repository is archived',
      ({ github }) => github.setArchived(name, true),
      place => publishPull(place, spec),
      /^The repository is archived, so fix-tests could not open a pull request\. Unarchive it under Settings › General/,
    ],
    [
      'the rate limit is used up',
      ({ github }) =>
        github.fault({
          on: { path: /./ },
          kind: 'status',
          status: 403,
          times: 100,
          headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4000000000' },
          body: { message: 'API rate limit exceeded for installation ID 1.' },
        }),
      place => openIssue(place, { signature: 'x', title: 'x', body: 'x', label: 'x' }),
      /^GitHub's rate limit is used up, so fix-tests could not .+\. Run the job again later, or pass the token of a GitHub App/,
    ],
    [
      'a secondary rate limit that takes too long',
      ({ github }) =>
        github.fault({
          on: { path: /./ },
          kind: 'status',
          status: 429,
          times: 100,
          headers: { 'retry-after': '600' },
          body: { message: 'You have exceeded a secondary rate limit.' },
        }),
      place => sayOnce(place, { number: 1, first: 'x', body: 'x' }),
      /^GitHub's rate limit is used up, so fix-tests could not comment on the pull request\./,
    ],
    [
      'a rate limit at the start of a workflow',
      ({ github }) =>
        github.fault({
          on: { path: /./ },
          kind: 'status',
          status: 403,
          headers: { 'retry-after': '600' },
          body: { message: 'You have exceeded a secondary rate limit.' },
        }),
      place => startWorkflow(place, { workflow: 'ci.yml', ref: 'main' }),
      /^GitHub's rate limit is used up, so fix-tests could not start CI\./,
    ],
    [
      'a change of a workflow file by the Git Data API',
      () => undefined,
      (place, shop) =>
        signedCommit(place, {
          base: shop.git('rev-parse', 'feature^{tree}'),
          tree: shop.git('rev-parse', 'feature^{tree}'),
          parents: [shop.head('feature')],
          message: 'fix-tests: mend',
          changes: [{ path: '.github/workflows/ci.yml', mode: '100644', text: 'on: push\n' }],
        }),
      /^The token may not .+workflows: write/,
    ],
    [
      'a token that is not valid',
      () => undefined,
      (_, shop) => publishPull(shop.as('ghs_unknown'), spec),
      /^GitHub does not accept the token, so fix-tests could not .+\. Pass a valid github-token; one of an app is good for an hour\.$/,
    ],
    [
      'the end of a run',
      ({ github }) => github.addWorkflowRun(name, { headBranch: 'main', headSha: 'a'.repeat(40), status: 'queued' }),
      (_, shop) => cancelRun(shop.as({ permissions: { actions: 'read' } }), shop.github.runs(name)[0]?.id ?? 0),
      /^The token may not cancel the run\. Give the job permissions: actions: write/,
    ],
  ])('%s', async (_, lay, act, sentence) => {
    await using shop = await openShop()
    lay(shop)

    expect(await sentenceOf(act(shop.place, shop))).toMatch(sentence)
  })
})

describe.concurrent('an answer is a refusal for good', () => {
  it.each<[string, number, string, boolean]>([
    ['where the token may not', 403, 'Resource not accessible by integration', true],
    ['where the request is not valid', 422, 'Validation Failed', true],
    ['but not at a rate limit', 403, 'API rate limit exceeded for installation ID 1.', false],
    ['but not at a secondary rate limit', 403, 'You have exceeded a secondary rate limit.', false],
    ['but not at a rate limit by its status', 429, 'Too many requests', false],
    ['but not where the token has expired', 401, 'Bad credentials', false],
    ['but not where the server fails', 502, 'Server Error', false],
  ])('%s', async (_, status, message, isForGood) => {
    await using shop = await openShop()
    const headers = { 'retry-after': '600' }
    const on = { method: 'POST', path: /pulls$/ }
    shop.github.fault({ on, kind: 'status', status, times: 9, headers, body: { message } })

    const error: unknown = await publishPull(shop.place, spec).catch((thrown: unknown) => thrown)

    expect(isRefusal(error)).toBe(isForGood)
  })
})

describe.concurrent('a push that is refused names the setting and where it is:', () => {
  it.each<[string, (shop: Shop) => unknown, Pushed, RegExp]>([
    [
      'a token that may only read',
      () => undefined,
      { token: READ_ONLY },
      /^The token may not push to http:.+ Give the job permissions: contents: write.+Settings › Actions › General/,
    ],
    [
      'a token that is not valid',
      () => undefined,
      { token: 'ghs_unknown' },
      /does not accept the token\. Pass a valid github-token/,
    ],
    [
      'an archived repository',
      ({ github }) => github.setArchived(name, true),
      {},
      /archived.+Unarchive it under Settings › General/,
    ],
    [
      'a protected branch',
      ({ github }) => github.protectBranch(name, 'fix-tests/*'),
      {},
      /^A rule of the repository protects the branch of the fix\. .+Settings › (Rules|Branches).+input branch/,
    ],
    [
      'a workflow file',
      () => undefined,
      { files: { '.github/workflows/ci.yml': 'on: push\n' } },
      /^The token may not push changes of workflow files\. Pass the token of a GitHub App with the permission workflows/,
    ],
    [
      'a workflow file, pushed by a person',
      ({ github }) => github.setCollaborator(name, 'ada', 'write'),
      { files: { '.github/workflows/ci.yml': 'on: push\n' }, token: { login: 'ada', type: 'User' } },
      /^The token may not push changes of workflow files\./,
    ],
  ])('%s', async (_, lay, pushed, sentence) => {
    await using shop = await openShop()
    lay(shop)
    const before = shop.git('for-each-ref')

    expect(await sentenceOf(push(shop, pushed))).toMatch(sentence)
    expect(shop.git('for-each-ref')).toBe(before)
  })

  it('and is none where nothing is in the way', async () => {
    await using shop = await openShop()

    await push(shop, {})

    expect(shop.git('log', '--format=%an %s', '-1', `${branch}-2`)).toBe('fix-tests fix')
  })
})

interface Pushed {
  readonly token?: Partial<TokenOptions> | string
  readonly files?: Readonly<Record<string, string>>
}

/** Pushes a commit with its ledger, as a run does. */
async function push({ github, head }: Shop, { token = {}, files = { 'a.ts': 'x\n' } }: Pushed): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-push-'))
  try {
    const host = { PATH: process.env.PATH ?? '', HOME: home }
    const repository = await Repository.open({ dir: join(home, 'state'), work: home, host })
    await repository.fetch(`file://${github.bare(name)}`, [head('feature')])
    const tree = await repository.treeWith(head('feature'), new Map(Object.entries(files)))
    const tip = await repository.commitTree({ tree, parents: [head('feature')], message: 'fix\n' })
    const secret =
      typeof token === 'string'
        ? token
        : github.addToken({ name: 'job', login: bot, type: 'Bot', permissions: { contents: 'write' }, ...token })
    const keeper = remoteStore({
      repository,
      key: 'key',
      url: `${github.url}/${name}`,
      token: secret,
      beforePush: async () => undefined,
      onPush: () => undefined,
    })
    writeFileSync(join(home, 'state.json'), '{}')
    await keeper.save({
      branch: `${branch}-2`,
      tip,
      files: new Map([['state.json', join(home, 'state.json')]]),
      message: 'ledger',
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
