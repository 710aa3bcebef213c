import { expect } from 'vitest'
import type { Fault } from '../world/github/github.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { one } from './projects.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0', reviewers: 'grace' }
const permissions: SceneOptions['permissions'] = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  actions: 'write',
  checks: 'write',
}

/** Every kind of request with which a run changes something, in the order in which the first run makes them. */
export const WRITES: readonly { readonly what: string; readonly on: Fault['on'] }[] = [
  { what: 'git push', on: { method: 'POST', path: /\/git-receive-pack$/ } },
  { what: 'comment, made', on: { method: 'POST', path: /\/issues\/1\/comments$/ } },
  { what: 'check run, made', on: { method: 'POST', path: /\/check-runs$/ } },
  { what: 'pull request, made', on: { method: 'POST', path: /\/pulls$/ } },
  { what: 'labels', on: { method: 'POST', path: /\/labels$/ } },
  { what: 'pull request, changed', on: { method: 'PATCH', path: /\/pulls\/\d+$/ } },
  { what: 'assignees', on: { method: 'POST', path: /\/assignees$/ } },
  { what: 'reviewers', on: { method: 'POST', path: /\/requested_reviewers$/ } },
  { what: 'GraphQL', on: { method: 'POST', path: /^\/graphql$/ } },
  { what: 'comment, changed', on: { method: 'PATCH', path: /\/issues\/comments\/\d+$/ } },
  { what: 'check run, changed', on: { method: 'PATCH', path: /\/check-runs\/\d+$/ } },
]

export const KINDS = [
  { how: 'refused with 500', fault: { kind: 'status', status: 500 } },
  { how: 'done with its answer lost', fault: { kind: 'reset-after' } },
  { how: 'lost', fault: { kind: 'reset-before' } },
] as const

type FaultKind = (typeof KINDS)[number]['fault']

export async function prepared(): Promise<Scene> {
  const scene = await layOut({ ...one, permissions })
  for (const login of ['ada', 'grace']) scene.github.setCollaborator(scene.repository, login, 'write')
  return scene
}

/** Makes the bot's pull request a draft, as a first run leaves it that fixed half. */
async function convertToDraft(scene: Scene): Promise<void> {
  const graphql = async (query: string, variables: object) => {
    const response = await fetch(`${scene.github.url}/api/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    expect(response.status).toBe(200)
  }
  const url = `${scene.github.apiUrl}/repos/${scene.repository}/pulls/${pullsOf(scene)[0]?.number}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${scene.token}` } })
  const { node_id: id } = (await answer.json()) as { node_id: string }
  await graphql(
    'mutation($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { id } } }',
    { id },
  )
  expect(pullsOf(scene)).toMatchObject([{ draft: true }])
}

/** One of everything, and all that belongs to it. */
export function expectWhole(scene: Scene, result: ActionResult): void {
  expect(result.conclusion, result.log).toBe('success')
  expect(result.outputs.outcome).toBe('fixed')
  expect(Object.values(branchesOf(scene)).map(({ length }) => length)).toEqual([1])
  expect(pullsOf(scene)).toMatchObject([
    {
      state: 'open',
      draft: false,
      labels: ['fix-tests'],
      assignees: ['ada'],
      requestedReviewers: ['grace'],
      head: { sha: result.outputs['head-sha'] },
      body: expect.stringContaining('> [!NOTE]'),
    },
  ])
  const number = result.outputs['pull-request-number']
  expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toMatchObject([
    { body: expect.stringMatching(new RegExp(`## Fixed: [^]*See #${number},`)) },
  ])
  expect(scene.github.checkRuns(scene.repository)).toMatchObject([
    { status: 'completed', conclusion: 'neutral', annotations: [{ annotation_level: 'notice' }] },
  ])
  expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed', phase: { at: 'done' } }, lease: undefined })
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** Each write met its fault, or is told as one that this run does not make. */
function metIn(scene: Scene, from: number): string[] {
  const hit = scene.github.journal.slice(from).filter(({ fault }) => fault !== undefined)
  return WRITES.filter(({ on }) => hit.some(({ method, path }) => method === on.method && on.path.test(path))).map(
    ({ what }) => what,
  )
}

/** Two runs, in which each kind of write meets a fault once. */
export async function expectWholeDespite(faultOf: (index: number) => FaultKind): Promise<void> {
  await using scene = await prepared()
  for (const [index, { on }] of WRITES.entries()) scene.github.fault({ ...faultOf(index), on })

  const first = await scene.run({ inputs })

  expect(metIn(scene, 0)).toEqual(WRITES.map(({ what }) => what))
  expectWhole(scene, first)

  // Once more, where everything is there already, and the pull request is to be made ready.
  await convertToDraft(scene)
  const from = scene.github.journal.length
  const once = ['labels', 'assignees', 'reviewers']
  const again = WRITES.filter(({ what }) => !what.endsWith(', made') && !once.includes(what))
  // GraphQL is first asked who calls; the second request makes the pull request ready.
  for (const [index, { what, on }] of again.entries())
    scene.github.fault({ ...faultOf(index), on, after: what === 'GraphQL' ? 1 : 0 })

  const second = await runAgain(scene)

  expect(metIn(scene, from)).toEqual(again.map(({ what }) => what))
  expect(second.outputs).toMatchObject({
    'pull-request-operation': 'updated',
    'head-sha': first.outputs['head-sha'],
  })
  expectWhole(scene, second)
}

export function runAgain(scene: Scene): Promise<ActionResult> {
  return scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })
}

/** A run in which each write beside the pull request fails for good. */
export async function expectWarnings(status: number): Promise<void> {
  await using scene = await prepared()
  const beside = ['check run, made', 'labels', 'pull request, changed', 'assignees', 'reviewers', 'comment, changed']
  for (const { what, on } of WRITES)
    if (beside.includes(what)) scene.github.fault({ kind: 'status', status, times: 99, on })

  const result = await scene.run({ inputs })

  expect(result.conclusion, result.log).toBe('success')
  expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
  expect(pullsOf(scene)).toMatchObject([{ state: 'open', draft: false, labels: [], assignees: [] }])
  const warnings = result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
  for (const refusal of [
    'write a check run',
    'label the pull request',
    'assign the pull request',
    'ask for reviews',
    'comment on the pull request',
  ])
    expect(warnings).toContainEqual(expect.stringContaining(`GitHub refused to ${refusal} (HTTP ${status}`))
  expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed', phase: { at: 'done' } }, lease: undefined })
  expect(result.leaks).toEqual([])
}
