import { describe, expect, it } from 'vitest'
import type { Scene } from '../world/scene.ts'
import { layOut } from '../world/scene.ts'
import { layOutCommands, say } from './asking.ts'
import { pushOf, withReport } from './failing-step.cases.ts'
import { one } from './projects.ts'
import { runLeg } from './matrix.cases.ts'
import { runAgain } from './resume.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { AREA, bringing, SUM } from './talk.ts'

const inputs = { models: 'offline', 'flaky-reruns': '0', review: 'false' }

/** A person pushes to the failing branch, and CI fails on that commit too. */
function pushed(scene: Scene): { name: string; payload: object } {
  const { github, repository, branch } = scene
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=a@b.c'] as const
  const tree = scene.git('rev-parse', `${branch}^{tree}`).trim()
  const sha = scene.git(...author, 'commit-tree', tree, '-p', branch, '-m', 'Go on').trim()
  scene.git('update-ref', `refs/heads/${branch}`, sha)
  const { id } = github.addWorkflowRun(repository, { name: 'CI', headBranch: branch, headSha: sha })
  github.addArtifact(repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  return { name: 'workflow_run', payload: github.workflowRunEvent(repository, id) }
}
const states = (scene: Scene) => scene.github.pulls(scene.repository).map(({ number, state }) => `${number} ${state}`)

describe('a pull request that a person closed', () => {
  it('is not opened again when CI fails on the same commit, nor for the same causes on the next', async () => {
    await using scene = await layOut(bringing(SUM))
    await scene.run({ inputs })
    const [first] = pullsOf(scene)
    scene.github.closePull(scene.repository, first?.number ?? 0)

    const again = await runAgain(scene, { inputs })
    const event = pushed(scene)
    const next = await runAgain(scene, { inputs, event, workspace: scene.checkout() })

    expect(again.outputs.outcome, again.log).toBe('nothing-to-fix')
    expect(again.log).toContain(`A person closed #${first?.number}, which answered this run. Comment /fix-tests on`)
    expect(next.log).toContain(`A person closed #${first?.number}, which fixed the same, so no pull request is opened.`)
    expect(states(scene)).toEqual(['1 open', `${first?.number} closed`])
    expect(next.outputs).toMatchObject({ branch: '', 'pull-request-operation': 'none' })
    expect(next.summary).not.toContain('close the pull request')
    expect(Object.keys(branchesOf(scene))).toEqual([first?.head.ref])
    expect(scene.github.violations).toEqual([])
  })

  it('is had again by reopening it where no command is heard', async () => {
    await using scene = await layOut(one)
    const { github, repository } = scene
    const step = () => ({ ...pushOf(scene), inputs, workspace: withReport(scene, scene.checkout()) })
    await scene.run(step())
    const number = pullsOf(scene)[0]?.number ?? 0
    github.closePull(repository, number)

    const declined = await runAgain(scene, step())
    github.reopenPull(repository, number)
    const reopened = await runAgain(scene, { ...step(), temp: `${scene.temp}-3` })

    expect(declined.log).toContain(`A person closed #${number}, which answered this run. Reopen it to have it again.`)
    expect(declined.log).not.toContain('/fix-tests on')
    expect(reopened.outputs, reopened.log).toMatchObject({ outcome: 'fixed', 'pull-request-number': String(number) })
    expect(states(scene)).toEqual(['1 open', `${number} open`])
  })

  it('hides no fix for another leg of the matrix on the same commit', async () => {
    await using scene = await layOut(bringing(SUM, AREA))
    const first = await runLeg(scene, '22', /area/i)
    scene.github.closePull(scene.repository, Number(first.outputs['pull-request-number']))

    const second = await runLeg(scene, '24', /sum/i)

    expect(second.outputs.outcome, second.log).toBe('fixed')
    expect(second.outputs['pull-request-operation']).not.toBe('none')
  })

  it('hides no fix of another cause', async () => {
    await using scene = await layOut(bringing(SUM, AREA))
    await scene.run({ inputs: { ...inputs, 'max-iterations': '1' } })
    const [first] = pullsOf(scene)
    scene.github.closePull(scene.repository, first?.number ?? 0)

    const next = await runAgain(scene, { inputs, event: pushed(scene), workspace: scene.checkout() })

    expect(next.outputs.outcome, next.log).toBe('fixed')
    expect(states(scene)).toEqual(['1 open', `${first?.number} closed`, '3 open'])
  })

  it('is opened again for a person who asks', async () => {
    await using scene = await layOutCommands(bringing(SUM))
    await scene.run({ inputs })
    const [first] = pullsOf(scene)
    scene.github.closePull(scene.repository, first?.number ?? 0)

    const { result } = await say(scene, { body: '/fix-tests' }, { inputs })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(states(scene).at(-1)).toMatch(/ open$/)
    expect(states(scene)).toContain(`${first?.number} closed`)
  })

  it('by fix-tests itself, since the branch moved on, is no “no”', async () => {
    await using scene = await layOut(bringing(SUM))
    await scene.run({ inputs })

    await runAgain(scene, { inputs, event: pushed(scene), workspace: scene.checkout() })
    const third = await runAgain(scene, {
      inputs,
      event: pushed(scene),
      workspace: scene.checkout(),
      temp: `${scene.temp}-3`,
    })

    expect(third.outputs.outcome, third.log).toBe('fixed')
    expect(states(scene)).toEqual(['1 open', '2 closed', '3 closed', '4 open'])
  })
})
