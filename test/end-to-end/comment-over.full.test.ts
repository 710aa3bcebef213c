import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { commit, expectClean, layOutCommands, stickies } from './asking.ts'
import { ended, failed, FORK, proposedByEve } from './fork.cases.ts'
import { one } from './projects.ts'
import { afterCi } from './tidy.cases.ts'
import { layOut, type Scene } from '../world/scene.ts'

const OVER = /^<!-- fix-tests:comment [^\n]* -->\n<!-- fix-tests:over [^\n]* -->\n\*\*CI is green now:\*\* \[CI\]\(http/

/** Run fix-tests on the end of a run of CI on the fork's branch. */
async function passes(scene: Scene, sha: string): Promise<ActionResult> {
  const { github, repository, branch } = scene
  const run = { event: 'pull_request', headBranch: branch, headSha: sha, headRepository: FORK }
  return scene.run(ended(scene, github.addWorkflowRun(repository, { ...run, conclusion: 'success' }).id))
}

describe('the comment on a pull request', () => {
  it('of a fork lives on with its CI: red, red again, green, told twice, and red once more', async () => {
    await using scene = await layOutCommands(one)
    const { github } = scene
    const fork = await proposedByEve(scene, { 'README.md': 'Better\n' })
    const push = (text: string) =>
      commit(github.bare(FORK), scene.branch, { message: text, files: { 'README.md': text } })
    const reports = { 'test-reports': { 'junit.xml': scene.report } }
    const runs = [await scene.run(ended(scene, fork.run))]
    const second = push('Second')
    runs.push(await scene.run(ended(scene, failed(scene, second, reports))))
    const [red] = stickies(scene, fork.pull)
    const third = push('Third')
    runs.push(await passes(scene, second))
    const [early] = stickies(scene, fork.pull)
    runs.push(await passes(scene, third))
    const [green, ...others] = stickies(scene, fork.pull)
    runs.push(await passes(scene, third))
    const [again] = stickies(scene, fork.pull)
    runs.push(await scene.run(ended(scene, failed(scene, push('Fourth'), reports))))

    for (const run of runs) expectClean(scene, run)
    expect(red, 'a diagnosis of the second commit').toContain(`At \`${second.slice(0, 7)}\``)
    expect(early, 'the pass of a commit that is not the newest').toBe(red)
    expect(green).toMatch(OVER)
    expect(green).toContain(`passed at ${third.slice(0, 7)}, so what follows is over.`)
    expect(green, 'what was said is folded').toContain(`At \`${second.slice(0, 7)}\``)
    expect(others).toEqual([])
    expect(again).toBe(green)
    expect(stickies(scene, fork.pull)[0]).not.toContain('CI is green now')
  })

  it('of this repository says that it is over when the fix is merged and CI is green', async () => {
    await using scene = await layOut(one)
    const { github, repository, branch } = scene
    const user = github.openPull(repository, { head: branch, base: 'main', title: 'Improve', login: 'ada' })
    const red = await scene.run({ inputs: { 'flaky-reruns': '0' } })
    const [fixed] = stickies(scene, user)
    const merged = scene.git('rev-parse', red.outputs.branch ?? '').trim()
    scene.git('update-ref', `refs/heads/${branch}`, merged)
    const green = await afterCi(scene, { sha: merged, conclusion: 'success' })

    expect(fixed, red.log).toContain('Fixed')
    const [over] = stickies(scene, user)
    expect(over, green.log).toMatch(OVER)
    expect(green.log).toContain(`Said so in the comment of #${user}.`)
  })
})
