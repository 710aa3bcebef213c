import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { LocalGitHub } from './github.ts'
import { head, name, world } from './sandbox.ts'

type Make = (github: LocalGitHub, action: string) => object

const pull = (github: LocalGitHub) => github.openPull(name, { head: 'feature', base: 'main' })
const comment: Make = (github, action) => {
  const { id } = github.comment(name, pull(github), { body: '/fix-tests', login: 'alice' })
  return github.issueCommentEvent(name, id, action)
}
const review: Make = (github, action) => {
  const { id } = github.review(name, pull(github), { state: 'CHANGES_REQUESTED', body: 'No.', login: 'alice' })
  return github.pullRequestReviewEvent(name, id, action)
}
const lineComment: Make = (github, action) => {
  const said = { path: 'src/sum.js', line: 1, body: 'Why?', login: 'alice' }
  const { id } = github.reviewComment(name, pull(github), said)
  return github.pullRequestReviewCommentEvent(name, id, action)
}

test.each<[event: string, action: string | undefined, make: Make]>([
  [
    'workflow_run',
    'completed',
    github => {
      const { id } = github.addWorkflowRun(name, { headBranch: 'feature', headSha: head })
      return github.workflowRunEvent(name, id)
    },
  ],
  ['push', undefined, github => github.pushEvent(name, { branch: 'feature' })],
  ['pull_request', 'opened', (github, action) => github.pullRequestEvent(name, pull(github), action)],
  ['issue_comment', 'created', comment],
  ['issue_comment', 'edited', comment],
  ['pull_request_review', 'submitted', review],
  ['pull_request_review_comment', 'created', lineComment],
  ['workflow_dispatch', undefined, github => github.workflowDispatchEvent(name)],
  ['repository_dispatch', 'on-demand-test', (github, action) => github.repositoryDispatchEvent(name, { action })],
  ['merge_group', 'checks_requested', github => github.mergeGroupEvent(name, pull(github))],
])('the payload of %s %s has every field of the recorded example', async (event, action, make) => {
  await using github = await world()

  const payload = make(github, action ?? '')

  // Fields that only organizations and installed apps have, addresses of pages, and older or newer habits of GitHub.
  const beyond =
    /^(installation|organization)\b|custom_properties|\.username$|performed_via|delete_branch_on_merge|allow_\w+_merge|allow_merge_commit|_url$/
  const missing = missingFields(example(event, action), payload).filter(path => !beyond.test(path))
  expect(missing).toEqual([])
})

test('the payload of an event names its sender and the inputs', async () => {
  await using github = await world()

  const dispatched = github.workflowDispatchEvent(name, { inputs: { branch: 'x' }, login: 'alice' })
  const called = github.repositoryDispatchEvent(name, { action: 'fix', clientPayload: { run: 7 }, login: 'bob' })
  const edited = comment(github, 'edited')

  expect([dispatched, called, edited, github.scheduleEvent(name)]).toMatchObject([
    { inputs: { branch: 'x' }, ref: 'refs/heads/main', sender: { login: 'alice' } },
    { action: 'fix', client_payload: { run: 7 }, branch: 'main', sender: { login: 'bob' } },
    { changes: { body: { from: '/fix-tests' } }, sender: { login: 'alice' } },
    { workflow: '.github/workflows/fix-tests.yml', repository: { full_name: name } },
  ])
})

function example(event: string, action: string | undefined): object | undefined {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  const recorded: readonly { name: string; examples: readonly object[] }[] = JSON.parse(readFileSync(file, 'utf8'))
  return recorded
    .find(each => each.name === event)
    ?.examples.find(each => action === undefined || ('action' in each && each.action === action))
}

/** The paths of fields that `expected` has and `actual` lacks, without those inside of lists. */
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
