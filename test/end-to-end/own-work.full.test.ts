import { describe, expect, it } from 'vitest'
import { expectClean, layOutCommands, say } from './asking.ts'
import { expectNothingDone, scheduled } from './dispatch.cases.ts'
import { one } from './projects.ts'
import { pullsOf } from './sessions.ts'
import { IN_ORDER } from './in-order.ts'

describe.concurrent('what the bot has made itself', () => {
  it('never leads to work of its own accord, and does when a person asks for it', IN_ORDER, async () => {
    const { branch: _, ...onMain } = one
    await using scene = await layOutCommands(onMain)
    const { github, repository } = scene

    const nightly = await scene.run({ ...scheduled(scene), inputs: { 'flaky-reruns': '0' } })

    expectClean(scene, nightly)
    expect(nightly.outputs, nightly.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    const [pull, ...others] = pullsOf(scene)
    expect(others).toEqual([])
    expect(pull).toMatchObject({ base: { ref: 'main' }, user: 'github-actions[bot]' })
    const { head, number } = pull ?? { head: { ref: '', sha: '' }, number: 0 }

    const run = (branch: string, sha: string) => {
      const { id } = github.addWorkflowRun(repository, { headBranch: branch, headSha: sha })
      return { id, event: { name: 'workflow_run', payload: github.workflowRunEvent(repository, id) } }
    }
    const failed = run(head.ref, head.sha)
    const judged = await scene.run({ event: failed.event })

    // CI has a word on it. Without a failing test there is nothing to work on.
    expect(judged.log).not.toContain('Iteration')
    expect(pullsOf(scene)).toMatchObject([{ number, draft: true, head: { sha: head.sha } }])
    expect(pullsOf(scene)[0]?.body).toContain('CI failed, and no test report says why.')

    // Somebody puts its commit onto a branch of their own.
    scene.git('update-ref', 'refs/heads/topic', head.sha)
    const isCommit = `fix-tests made the failing commit ${head.sha.slice(0, 7)}, so it does not work on it.`
    const { event } = run('topic', head.sha)
    await expectNothingDone(scene, { event: { event }, outcome: 'nothing-to-fix', why: isCommit })

    // A person's word counts there too, and a person's commit on top is a person's.
    const reports = { name: 'test-reports', files: { 'junit.xml': scene.report } }
    github.addArtifact(repository, failed.id, reports)
    const asked = await say(scene, { body: '/fix-tests explain', pull: number })
    expect(asked.reactions, asked.result.log).toEqual(['eyes', 'rocket'])
  })
})
