import { describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { commit, layOutCommands, say, stickies } from './asking.ts'
import { pushOf, withReport } from './failing-step.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { AREA, bringing, SUM } from './talk.ts'
import { afterCi } from './tidy.cases.ts'

const inputs = { models: 'offline', 'flaky-reruns': '0', review: 'false' }
const open = (scene: Scene) => pullsOf(scene).filter(({ state }) => state === 'open')

let pushes = 0
/** Push a commit on which CI still runs, a minute before what follows. */
function pushed({ github, repository, branch }: Scene): string {
  pushes += 1
  const files = { 'NOTES.md': `${pushes}\n` }
  const sha = commit(github.bare(repository), branch, { message: 'Go on', files })
  github.activity(repository, { branch, timestamp: new Date(Date.now() - 60_000).toISOString() })
  return sha
}

/** Run the action as a step of the failing job of CI. */
function stepOf(scene: Scene): Partial<ActionRun> {
  const workspace = withReport(scene, scene.checkout())
  return { ...pushOf(scene), inputs, workspace, workflow: 'CI', job: 'test' }
}

describe('a command while CI runs, and the end of that run', () => {
  it('make one pull request and one comment, which are over when CI is green', async () => {
    await using scene = await layOutCommands(bringing(SUM))
    const sha = pushed(scene)

    const { result } = await say(scene, { body: '/fix-tests' }, { inputs })
    const ended = await afterCi(scene, { sha, conclusion: 'failure', with: inputs })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    expect(ended.outputs, ended.log).toMatchObject({
      outcome: 'fixed',
      'pull-request-number': result.outputs['pull-request-number'],
    })
    expect(Object.keys(branchesOf(scene))).toHaveLength(1)
    expect(open(scene)).toHaveLength(1)
    expect(stickies(scene)).toHaveLength(1)

    const next = pushed(scene)
    const green = await afterCi(scene, { sha: next, conclusion: 'success', with: inputs })

    expect(open(scene), green.log).toEqual([])
    expect(stickies(scene)).toEqual([expect.stringContaining('**CI is green now:**')])
  })

  it('is over when all of CI has passed, and not when one workflow has', async () => {
    await using scene = await layOutCommands(bringing(SUM))
    pushed(scene)
    await say(scene, { body: '/fix-tests' }, { inputs })
    const next = pushed(scene)
    const { github, repository, branch } = scene
    const tests = github.addWorkflowRun(repository, { name: 'Tests', headBranch: branch, headSha: next }).id

    await afterCi(scene, { name: 'Lint', sha: next, conclusion: 'success', with: inputs })
    const before = open(scene)
    github.endWorkflowRun(repository, tests, 'success')
    await afterCi(scene, { name: 'Lint', sha: next, conclusion: 'success', with: inputs })

    expect(before).toHaveLength(1)
    expect(open(scene)).toEqual([])
    expect(stickies(scene)).toEqual([expect.stringContaining('**CI is green now:**')])
  })

  it('make two where the command names tests', async () => {
    await using scene = await layOutCommands(bringing(SUM, AREA))
    const sha = pushed(scene)

    const { result } = await say(scene, { body: '/fix-tests sum' }, { inputs })
    const ended = await afterCi(scene, { sha, conclusion: 'failure', with: inputs })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(ended.outputs.outcome, ended.log).toBe('fixed')
    expect(open(scene)).toHaveLength(2)
  })
})

describe('a step of the failing job, and a command after it', () => {
  it('make one pull request and one comment', async () => {
    await using scene = await layOutCommands(bringing(SUM))
    const first = await scene.run(stepOf(scene))
    const { result } = await say(scene, { body: '/fix-tests' }, { inputs, temp: `${scene.temp}-2` })

    expect(first.outputs, first.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    expect(result.outputs['pull-request-number'], result.log).toBe(first.outputs['pull-request-number'])
    expect(open(scene)).toHaveLength(1)
    expect(stickies(scene)).toHaveLength(1)
  })

  it('is over, with its comment, when CI is green', async () => {
    await using scene = await layOut(bringing(SUM))
    const { github, repository, branch } = scene
    const pull = github.openPull(repository, { head: branch, base: 'main', title: 'Improve', login: 'ada' })
    await scene.run(stepOf(scene))
    const next = pushed(scene)

    await afterCi(scene, { sha: next, conclusion: 'success', with: inputs })

    expect(stickies(scene, pull)).toEqual([expect.stringContaining('**CI is green now:**')])
  })
})
