import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { one, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }

let machines = 1
/** What a run of CI has said of a commit; with an `id`, that known run when somebody has run it again. */
interface Ci {
  readonly id?: number
  readonly name?: string
  readonly sha: string
  readonly conclusion: 'success' | 'failure'
}

/** Runs the action on the end of a run of CI. */
async function afterCi(scene: Scene, ci: Ci): Promise<ActionResult & { readonly ci: number }> {
  const { name = 'CI', sha, conclusion } = ci
  const run = { name, headBranch: scene.branch, headSha: sha, conclusion }
  const id = ci.id ?? scene.github.addWorkflowRun(scene.repository, run).id
  if (ci.id !== undefined) scene.github.endWorkflowRun(scene.repository, id, conclusion)
  if (conclusion === 'failure')
    scene.github.addArtifact(scene.repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  machines += 1
  const result = await scene.run({
    inputs,
    event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) },
    workspace: scene.checkout(),
    temp: `${scene.temp}-${machines}`,
    runId: machines,
  })
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { ...result, ci: id }
}

/** A commit of a person's on a branch. */
function commit(scene: Scene, branch: string, message: string): string {
  const tip = scene.git('rev-parse', branch).trim()
  const sha = scene.git('commit-tree', `${tip}^{tree}`, '-p', tip, '-m', message).trim()
  scene.git('update-ref', `refs/heads/${branch}`, sha)
  return sha
}

/** A person wants a pull request all the same. */
async function reopen(scene: Scene, number: number): Promise<void> {
  const { status } = await fetch(`${scene.github.apiUrl}/repos/${scene.repository}/pulls/${number}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'open' }),
  })
  expect(status).toBe(200)
}

/** The bot's pull requests: whether each is open, by its number. */
function states(scene: Scene): Record<number, string> {
  return Object.fromEntries(pullsOf(scene).map(({ number, state }) => [number, state]))
}

function said(scene: Scene, number: number): string[] {
  return scene.github.comments(scene.repository, number).map(({ body }) => body)
}

describe.runIf(hasPytest)('pull requests of the bot that are not needed any more', () => {
  let scene: Scene
  let first: number
  let second: number
  let third: number
  let forged: number
  let newest: string
  /** The run of CI that the third one is for. */
  let failed: number
  beforeAll(async () => {
    scene = await layOut(one)
    const result = await scene.run({ inputs })
    expect(result.outputs.outcome, result.log).toBe('fixed')
    first = Number(result.outputs['pull-request-number'])
    // Anybody may write the bot's marker into a pull request of their own.
    scene.git('branch', 'mine', scene.branch)
    commit(scene, 'mine', 'fix-tests: iteration 1\n\nFix-Tests-Key: 0123456789abcdef')
    const body = pullsOf(scene)[0]?.body ?? ''
    forged = scene.github.openPull(scene.repository, { head: 'mine', base: scene.branch, login: 'mallory', body })
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it.each<{ what: string; ci: () => Ci }>([
    { what: 'another workflow', ci: () => ({ name: 'Lint', sha: scene.sha, conclusion: 'success' }) },
    {
      what: 'an older commit',
      ci: () => ({ sha: scene.git('rev-parse', 'main').trim(), conclusion: 'success' }),
    },
    // It may be of another event, and test something else.
    { what: 'another run of the failing commit', ci: () => ({ sha: scene.sha, conclusion: 'success' }) },
  ])('stay open when $what was green', async ({ ci }) => {
    const result = await afterCi(scene, ci())

    expect(result.outputs, result.log).toEqual({ outcome: 'nothing-to-fix' })
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
    expect(said(scene, first)).toEqual([])
  })

  it('stay open when people have pushed to them, although the branch is green', async () => {
    commit(scene, pullsOf(scene)[0]?.head.ref ?? '', 'Say it more clearly')

    const result = await afterCi(scene, { id: scene.runId, sha: scene.sha, conclusion: 'success' })

    expect(result.outputs, result.log).toEqual({ outcome: 'nothing-to-fix' })
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
  })

  it('stay open when people have pushed to them, although there is one for a newer commit', async () => {
    const result = await afterCi(scene, { sha: commit(scene, scene.branch, 'Go on'), conclusion: 'failure' })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    second = Number(result.outputs['pull-request-number'])
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open', [second]: 'open' })
  })

  it('are closed with a sentence when there is one for a newer commit', async () => {
    newest = commit(scene, scene.branch, 'Go on further')

    const result = await afterCi(scene, { sha: newest, conclusion: 'failure' })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    third = Number(result.outputs['pull-request-number'])
    failed = result.ci
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open', [second]: 'closed', [third]: 'open' })
    expect(said(scene, second)).toEqual([
      `#${third} takes the place of this one: ${scene.branch} has moved on to ${newest}, and failed there.`,
    ])
    expect(said(scene, first)).toEqual([])
  })

  it.each<{ what: string; ci: () => Ci }>([
    { what: 'the failed run was run again', ci: () => ({ id: failed, sha: newest, conclusion: 'success' }) },
    {
      what: 'there is a newer commit',
      ci: () => ({ sha: commit(scene, scene.branch, 'Mend it by hand'), conclusion: 'success' }),
    },
  ])('are closed with a sentence, once, when $what and the branch is green without them', async ({ ci }) => {
    await reopen(scene, third)
    const before = said(scene, third)
    const green = ci()
    // The answer to the sentence is lost, so that it might be said twice.
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/issues/${third}/comments$`) } })

    const result = await afterCi(scene, green)
    const again = await afterCi(scene, { ...green, id: result.ci })

    expect(states(scene), result.log).toEqual({
      [first]: 'open',
      [forged]: 'open',
      [second]: 'closed',
      [third]: 'closed',
    })
    const sentence = `^${scene.branch} is green without this: \\[CI\\]\\(http.*\\) passed at ${green.sha.slice(0, 7)}\\. Reopen it`
    expect(said(scene, third)).toEqual([...before, expect.stringMatching(new RegExp(sentence))])
    expect(result.outputs).toEqual({ outcome: 'nothing-to-fix' })
    expect(result.log).toContain(`${scene.branch} is green: closed #${third}.`)
    expect(result.summary).toContain(`${scene.branch} is green: closed`)
    expect(again.outputs).toEqual({ outcome: 'nothing-to-fix' })
    expect(said(scene, forged)).toEqual([])
  })
})
