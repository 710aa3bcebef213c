import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit, expectClean, layOutCommands, say } from './asking.ts'
import {
  called,
  dispatched,
  type Event,
  expectExplained,
  expectNothingDone,
  layOutNamed,
  type Named,
  scheduled,
} from './dispatch.cases.ts'
import { one } from './projects.ts'
import { noWork, pullsOf } from './sessions.ts'

describe('a person who names what to look at', () => {
  let named: Named
  beforeAll(async () => {
    named = await layOutNamed()
  })
  afterAll(() => named.scene[Symbol.asyncDispose]())

  it.each([
    { by: 'a ref', event: ({ scene }: Named) => dispatched(scene, { branch: `refs/heads/${scene.branch}` }) },
    { by: 'a run', event: ({ scene }: Named) => dispatched(scene, { run: String(scene.runId) }) },
    { by: 'a pull request', event: ({ scene }: Named) => dispatched(scene, { 'pull-request': String(scene.pull) }) },
    {
      by: 'a run, which comes first',
      event: ({ scene }: Named) => dispatched(scene, { branch: 'none', run: String(scene.runId) }),
    },
    { by: 'a branch, from outside', event: ({ scene }: Named) => called(scene, { branch: scene.branch }) },
    { by: 'a run, from outside', event: ({ scene }: Named) => called(scene, { run: scene.runId }) },
  ])('by $by gets it', ({ event }) => expectExplained(named.scene, event(named)))

  it.each([
    {
      what: 'no branch',
      event: ({ scene }: Named) => dispatched(scene, { branch: 'none' }),
      why: 'There is no branch none.',
    },
    { what: 'no number', event: ({ scene }: Named) => dispatched(scene, { run: '../1' }), why: 'run is not a number.' },
    {
      what: 'no pull request',
      event: ({ scene }: Named) => called(scene, { 'pull-request': 99 }),
      why: 'no open pull request #99.',
    },
    {
      what: 'a closed pull request',
      event: ({ scene, closed }: Named) => dispatched(scene, { 'pull-request': String(closed) }),
      why: 'There is no open pull request',
    },
    {
      what: 'a merge queue',
      event: ({ scene: { github, repository, pull = 0 } }: Named): Event => {
        return { event: { name: 'merge_group', payload: github.mergeGroupEvent(repository, pull) } }
      },
      why: 'A merge queue tests a branch that is deleted afterwards',
    },
    {
      what: 'the run of a merge queue',
      event: ({ scene: { github, repository, sha } }: Named): Event => {
        const headBranch = 'gh-readonly-queue/main/pr-1-abc'
        const { id } = github.addWorkflowRun(repository, { event: 'merge_group', headBranch, headSha: sha })
        return { event: { name: 'workflow_run', payload: github.workflowRunEvent(repository, id) } }
      },
      why: 'The run of a merge queue tests a branch that is deleted',
    },
  ])('and names $what is refused', ({ event, why }) =>
    expectNothingDone(named.scene, { event: event(named), outcome: 'refused', why }),
  )

  it.each([
    {
      what: 'a branch that is green',
      event: ({ scene }: Named) => dispatched(scene, { branch: 'main' }),
      why: 'has failed.',
    },
    {
      what: 'a branch that has moved on',
      event: ({ scene }: Named) => dispatched(scene, { branch: 'other' }),
      why: 'is not of the newest commit of other.',
    },
    { what: 'the default branch, which is green', event: ({ scene }: Named) => scheduled(scene), why: 'has failed.' },
  ])('and means $what is told that there is nothing to do', ({ event, why }) =>
    expectNothingDone(named.scene, { event: event(named), outcome: 'nothing-to-fix', why }),
  )

  it('by an old run is told that its branch has moved on', () =>
    expectNothingDone(named.scene, {
      event: dispatched(named.scene, { run: String(named.old) }),
      outcome: 'failed',
      why: 'The branch other has moved to',
    }))
})

describe('what the bot has made itself', () => {
  it('never leads to work of its own accord, and does when a person asks for it', async () => {
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

    const isBranch = `fix-tests made the branch ${head.ref}, so it does not work on it.`
    const events: { event: Event; why: string }[] = [
      { event: dispatched(scene, { branch: head.ref }), why: isBranch },
      { event: dispatched(scene, { 'pull-request': String(number) }), why: isBranch },
      {
        event: {
          event: { name: 'pull_request', payload: github.pullRequestEvent(repository, number, 'opened') },
          ref: `refs/pull/${number}/merge`,
        },
        why: isBranch,
      },
      {
        event: { event: { name: 'push', payload: {} }, ref: `refs/heads/${head.ref}`, sha: head.sha },
        why: isBranch,
      },
    ]
    for (const { event, why } of events) await expectNothingDone(scene, { event, outcome: 'nothing-to-fix', why })

    // Somebody puts its commit onto a branch of their own.
    scene.git('update-ref', 'refs/heads/topic', head.sha)
    const isCommit = `fix-tests made the failing commit ${head.sha.slice(0, 7)}, so it does not work on it.`
    const commits: Event[] = [
      { event: run('topic', head.sha).event },
      { event: { name: 'push', payload: {} }, ref: 'refs/heads/topic', sha: head.sha },
    ]
    for (const event of commits) await expectNothingDone(scene, { event, outcome: 'nothing-to-fix', why: isCommit })

    const [first] = github.comments(repository, number)
    const login = first?.user ?? 'github-actions[bot]'
    const own = await say(scene, { body: '/fix-tests retry', login, pull: number })
    expect([own.reactions, own.replies, own.result.outputs]).toEqual([[], [], noWork('nothing-to-fix')])

    // A person's word counts there too, and a person's commit on top is a person's.
    const reports = { name: 'test-reports', files: { 'junit.xml': scene.report } }
    github.addArtifact(repository, failed.id, reports)
    const asked = await say(scene, { body: '/fix-tests explain', pull: number })
    expect(asked.reactions, asked.result.log).toEqual(['eyes', 'rocket'])
    const sha = commit(github.bare(repository), 'topic', { message: 'Go on', files: { 'a.txt': 'a' } })
    const theirs = run('topic', sha)
    github.addArtifact(repository, theirs.id, reports)
    const explained = await scene.run({ event: theirs.event, inputs: { publish: 'explain' } })
    expect(explained.outputs, explained.log).toEqual(noWork('explained'))
  })
})
