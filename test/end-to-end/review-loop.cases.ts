import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { type Script, startModel } from '../world/model/model.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { bringing, done, edit, review, SUM, sumIsFixed } from './talk.ts'

export const BOT = 'github-actions[bot]'
const FIXED = 'sum(a, b) {\n  return a + b'
export const NAMED = 'sum(left, right) {\n  return left + right'
const SAID = { state: 'CHANGES_REQUESTED', login: 'ada' } as const
export const TWO = [
  { path: 'sum.js', line: 1, body: 'Call the operands left and right.' },
  { path: 'sum.js', line: 2, body: 'Here, too.' },
]
export const renamed = [edit('sum.js', FIXED, NAMED), done('Name the operands'), review()]

type Event = Parameters<Scene['run']>[0]
export type Reviewed = Parameters<Scene['github']['review']>[2]

/** One run with a model that says what is written, all of it. */
export async function run(scene: Scene, script: Script, event: Event = {}) {
  await using model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      ...event.inputs,
    },
    secrets: [model.key],
    ...(event.event === undefined ? {} : { event: event.event }),
  })
  expect(model.violations).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { result, requests: model.requests }
}

/** A fix that was made for a failed run, and proposed. */
export async function proposed(
  permissions?: SceneOptions['permissions'],
): Promise<{ scene: Scene; pull: number; branch: string }> {
  const scene = await layOut({ ...bringing(SUM), ...(permissions && { permissions }) })
  const { result } = await run(scene, [...sumIsFixed, review()])
  expect(result.outputs.outcome, result.log).toBe('fixed')
  for (const [login, role] of Object.entries({ ada: 'write', bob: 'maintain', eve: 'read', tim: 'triage' } as const))
    scene.github.setCollaborator(scene.repository, login, role)
  return { scene, pull: Number(result.outputs['pull-request-number']), branch: result.outputs.branch ?? '' }
}

/** What a review of a pull request starts. */
export function submitted({ github, repository }: Scene, pull: number, said: Partial<Reviewed> = {}) {
  const { id } = github.review(repository, pull, { ...SAID, body: '', comments: [], ...said })
  const event = { name: 'pull_request_review', payload: github.pullRequestReviewEvent(repository, id) }
  const threads = github.reviewComments(repository, pull).filter(each => each.review === id && each.inReplyTo === null)
  return { id, event, threads }
}

export function answers({ github, repository }: Scene, pull: number, thread: number) {
  return github.reviewComments(repository, pull).filter(each => each.inReplyTo === thread)
}

export function subjects(scene: Scene, branch: string): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${branch}`).trim().split('\n')
}

export function stickyOf({ github, repository }: Scene, pull: number): string {
  const isSticky = /^<!-- fix-tests:comment /
  const mine = github.comments(repository, pull).filter(({ user, body }) => user === BOT && isSticky.test(body))
  expect(mine).toHaveLength(1)
  return mine[0]?.body ?? ''
}

export function tipOf(scene: Scene, branch: string): string {
  return scene.git('rev-parse', `refs/heads/${branch}`).trim()
}

/** Whether the whole suite is green on a branch, for anybody who looks. */
export function expectGreen(scene: Scene, branch: string): void {
  const cwd = scene.checkout({ ref: branch })
  const env = { PATH: process.env.PATH, HOME: cwd }
  expect(() => execFileSync('node', ['--test'], { cwd, env, stdio: 'pipe' })).not.toThrow()
}

/** What people can see of the work. */
export const visible = (scene: Scene, pull: number) => ({
  branches: branchesOf(scene),
  comments: scene.github.comments(scene.repository, pull),
  answers: scene.github
    .reviewComments(scene.repository, pull)
    .filter(({ user, inReplyTo }) => user === BOT && inReplyTo !== null),
  pulls: pullsOf(scene),
  ledger: scene.git('for-each-ref', 'refs/fix-tests'),
})
