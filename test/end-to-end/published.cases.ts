import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { BEGUN, one } from './projects.ts'
import { pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }
export const permissions: NonNullable<SceneOptions['permissions']> = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  actions: 'read',
  checks: 'write',
  members: 'read',
}
/** Who is asked for a review: what the workflow says goes before what the repository says. */
export const asked = {
  // What CI does here is not waited for.
  'verify-with': 'local',
  ...inputs,
  reviewers: 'grace, octo/core',
}
export const CONFIG = '.github/fix-tests.yml'

/** The project with a file of settings on the base branch, and another one on the failing branch. */
export function configured(base: string, own: string): SceneOptions {
  const [first, second] = one.commits
  if (first === undefined || second === undefined) throw new Error('the project has two commits')
  return {
    ...one,
    permissions,
    commits: [
      { ...first, files: { ...first.files, [CONFIG]: `${base}${BEGUN[CONFIG]}` } },
      { ...second, files: { ...second.files, [CONFIG]: own } },
    ],
  }
}

/** Runs again on a new machine, with a token of other permissions where they are given. */
export async function runAgain(
  scene: Scene,
  changes: Partial<ActionRun> & { permissions?: NonNullable<SceneOptions['permissions']> } = {},
): Promise<ActionResult> {
  const { permissions: allowed = permissions, ...run } = changes
  const token = scene.github.addToken({
    name: 'again',
    login: 'github-actions[bot]',
    type: 'Bot',
    permissions: allowed,
  })
  const { url, apiUrl } = scene.github
  const result = await scene.run({
    inputs,
    workspace: scene.checkout(),
    temp: `${scene.temp}-2`,
    runAttempt: 2,
    github: { url, apiUrl, repository: scene.repository, token },
    ...run,
  })
  expectClean(scene, result)
  return result
}

export function expectClean(scene: Scene, result: ActionResult): void {
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** What people have to know or to do about CI: what stands before the first part of the report, or ''. */
export function noteOf(scene: Scene): string {
  const body = pullsOf(scene)[0]?.body ?? ''
  expect(body).toMatch(/^<!-- [^\n]* -->\n## Fixed/)
  const paragraphs = body.slice(0, body.indexOf('\n\n### ')).split('\n\n')
  return paragraphs.filter(text => /^(?:> \[!NOTE\]|CI )/.test(text)).join('\n\n')
}

export const dispatchedIn = (scene: Scene) =>
  scene.github.runs(scene.repository).filter(({ event }) => event === 'workflow_dispatch')

/** What one job's token can and cannot do for the CI of a pull request. */
export interface Ability {
  readonly where: string
  readonly actions: 'read' | 'write'
  readonly more?: Record<string, string>
  readonly before?: (scene: Scene, result: ActionResult) => unknown
  readonly note: RegExp
}

/** Runs again on the same pull request, whose note says what becomes of its CI. */
export async function expectNote(scene: Scene, result: ActionResult, ability: Ability): Promise<void> {
  const { actions, more = {}, before, note } = ability
  before?.(scene, result)
  const known = dispatchedIn(scene).length

  const again = await runAgain(scene, { inputs: { ...asked, ...more }, permissions: { ...permissions, actions } })

  const same = { branch: result.outputs.branch, 'head-sha': result.outputs['head-sha'] }
  expect(again.outputs, again.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'updated', ...same })
  expect(again.log, 'what was finished is not done again').not.toContain('the whole suite')
  expect(noteOf(scene)).toMatch(note)
  const started = dispatchedIn(scene).slice(0, dispatchedIn(scene).length - known)
  if (note.source.includes('was started')) {
    expect(started).toMatchObject([
      { name: 'CI', headBranch: result.outputs.branch, headSha: result.outputs['head-sha'] },
    ])
  } else expect(started).toEqual([])
  // Each run leaves the one pull request as it was, but for the note.
  expect(pullsOf(scene)).toMatchObject([
    { draft: false, assignees: ['ada'], labels: expect.arrayContaining(['from-base']) },
  ])
  expect(scene.github.checkRuns(scene.repository)).toHaveLength(1)
}

/** A scene with settings on both branches, and people and a team that can be asked. */
export async function prepared(): Promise<Scene> {
  const scene = await layOut(
    // The failing branch does not set its own terms, nor can it keep the base branch's from being read.
    configured('labels:\n  - from-base\nreviewers: mallory\n', 'labels: from-pull\nnonsense: 1\n'),
  )
  for (const login of ['ada', 'grace']) scene.github.setCollaborator(scene.repository, login, 'write')
  scene.github.setTeams(scene.repository, ['core'])
  return scene
}
