import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { commit, expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { one, pullsOf } from './sessions.ts'

type Event = Partial<ActionRun>

const dispatched = ({ github, repository }: Scene, inputs: Record<string, string>): Event => ({
  event: { name: 'workflow_dispatch', payload: github.workflowDispatchEvent(repository, { inputs, login: 'ada' }) },
})

const called = ({ github, repository }: Scene, clientPayload: Record<string, unknown>): Event => ({
  event: {
    name: 'repository_dispatch',
    payload: github.repositoryDispatchEvent(repository, { action: 'fix', clientPayload, login: 'ada' }),
  },
})

const scheduled = ({ github, repository }: Scene): Event => ({
  event: { name: 'schedule', payload: github.scheduleEvent(repository) },
})

describe.runIf(hasPytest)('somebody who names what to look at', () => {
  let scene: Scene
  let closed: number
  let green: number
  let old: number
  beforeAll(async () => {
    scene = await layOutCommands(one)
    const { github, repository, branch, sha } = scene
    scene.git('update-ref', 'refs/heads/other', 'refs/heads/main')
    closed = github.openPull(repository, { head: 'other', base: branch, login: 'ada' })
    github.closePull(repository, closed)
    const ended = { headBranch: 'main', headSha: scene.git('rev-parse', 'main').trim() }
    green = github.addWorkflowRun(repository, { ...ended, conclusion: 'success' }).id
    // Of a branch that has moved on since, and of one of the same name in a fork.
    old = github.addWorkflowRun(repository, { headBranch: 'other', headSha: ended.headSha }).id
    commit(github.bare(repository), 'other', { message: 'Go on', files: { 'a.txt': 'a' } })
    await github.addRepo('eve/shop', { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
    const theirs = { headRepository: 'eve/shop', name: 'Nightly' }
    github.addWorkflowRun(repository, { ...ended, ...theirs })
    github.addWorkflowRun(repository, { headBranch: branch, headSha: sha, ...theirs })
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  it.each([
    { by: 'a branch', event: () => dispatched(scene, { branch: scene.branch }) },
    { by: 'a ref', event: () => dispatched(scene, { branch: `refs/heads/${scene.branch}` }) },
    { by: 'a run', event: () => dispatched(scene, { run: String(scene.runId) }) },
    { by: 'a pull request', event: () => dispatched(scene, { 'pull-request': String(scene.pull) }) },
    { by: 'a run, which comes first', event: () => dispatched(scene, { branch: 'none', run: String(scene.runId) }) },
    { by: 'a branch, from outside', event: () => called(scene, { branch: scene.branch }) },
    { by: 'a run, from outside', event: () => called(scene, { run: scene.runId }) },
    { by: 'a pull request, from outside', event: () => called(scene, { 'pull-request': scene.pull }) },
  ])('by $by gets it', async ({ event }) => {
    const before = refsOf(scene)

    const result = await scene.run({ ...event(), inputs: { publish: 'explain' } })

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    expect(result.summary).toContain(`At \`${scene.sha.slice(0, 7)}\` on \`${scene.branch}\``)
    expect(stickies(scene)).toHaveLength(1)
    expect(refsOf(scene)).toBe(before)
  })

  it.each([
    { what: 'no branch', event: () => dispatched(scene, { branch: 'none' }), why: 'There is no branch none.' },
    { what: 'no run', event: () => dispatched(scene, { run: '999999' }), why: 'There is no run 999999 here.' },
    { what: 'no number', event: () => dispatched(scene, { run: '../1' }), why: 'run is not a number.' },
    { what: 'no pull request', event: () => called(scene, { 'pull-request': 99 }), why: 'no open pull request #99.' },
    {
      what: 'a closed pull request',
      event: () => dispatched(scene, { 'pull-request': String(closed) }),
      why: 'There is no open pull request',
    },
    { what: 'nothing', event: () => called(scene, {}), why: 'repository_dispatch does not say what to fix.' },
    {
      what: 'a merge queue',
      event: (): Event => {
        const { github, repository, pull = 0 } = scene
        return { event: { name: 'merge_group', payload: github.mergeGroupEvent(repository, pull) } }
      },
      why: 'A merge queue tests a branch that is deleted afterwards',
    },
    {
      what: 'the run of a merge queue',
      event: (): Event => {
        const { github, repository, sha } = scene
        const headBranch = 'gh-readonly-queue/main/pr-1-abc'
        const { id } = github.addWorkflowRun(repository, { event: 'merge_group', headBranch, headSha: sha })
        return { event: { name: 'workflow_run', payload: github.workflowRunEvent(repository, id) } }
      },
      why: 'The run of a merge queue tests a branch that is deleted',
    },
  ])('and names $what is refused', async ({ event, why }) => {
    await expectNothingDone(scene, { event: event(), outcome: 'refused', why })
  })

  it.each([
    { what: 'a green run', event: () => dispatched(scene, { run: String(green) }), why: 'did not fail (success).' },
    { what: 'a branch that is green', event: () => dispatched(scene, { branch: 'main' }), why: 'has failed.' },
    {
      what: 'a branch that has moved on',
      event: () => dispatched(scene, { branch: 'other' }),
      why: 'is not of the newest commit of other.',
    },
    { what: 'the default branch, which is green', event: () => scheduled(scene), why: 'has failed.' },
  ])('and means $what gets to know that there is nothing to do', async ({ event, why }) => {
    await expectNothingDone(scene, { event: event(), outcome: 'nothing-to-fix', why })
  })

  it('by an old run is told that its branch has moved on', async () => {
    await expectNothingDone(scene, {
      event: dispatched(scene, { run: String(old) }),
      outcome: 'failed',
      why: 'The branch other is at',
    })
  })
})

async function expectNothingDone(
  scene: Scene,
  { event, outcome, why }: { event: Event; outcome: string; why: string },
): Promise<void> {
  const before = refsOf(scene)
  const pulls = scene.github.pulls(scene.repository).length

  const result = await scene.run(event)

  expectClean(scene, result)
  expect(result.outputs, result.log).toEqual({ outcome })
  expect(result.log).toContain(why)
  expect(result.summary).not.toBe('')
  expect(refsOf(scene)).toBe(before)
  expect(scene.github.pulls(scene.repository)).toHaveLength(pulls)
}

describe.runIf(hasPytest)('what the bot has made itself', () => {
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
    const isBranch = `${head.ref} is a branch of fix-tests itself.`
    const events: { event: Event; why: string }[] = [
      { event: { event: failed.event }, why: 'of fix-tests itself.' },
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
    const isCommit = `The failing commit ${head.sha.slice(0, 7)} is of fix-tests itself.`
    const commits: Event[] = [
      { event: run('topic', head.sha).event },
      { event: { name: 'push', payload: {} }, ref: 'refs/heads/topic', sha: head.sha },
    ]
    for (const event of commits) await expectNothingDone(scene, { event, outcome: 'nothing-to-fix', why: isCommit })

    const [first] = github.comments(repository, number)
    const login = first?.user ?? 'github-actions[bot]'
    const own = await say(scene, { body: '/fix-tests retry', login, pull: number })
    expect([own.reactions, own.replies, own.result.outputs]).toEqual([[], [], { outcome: 'nothing-to-fix' }])

    // A person's word counts there too, and a person's commit on top is a person's.
    const reports = { name: 'test-reports', files: { 'junit.xml': scene.report } }
    github.addArtifact(repository, failed.id, reports)
    const asked = await say(scene, { body: '/fix-tests explain', pull: number })
    expect(asked.reactions, asked.result.log).toEqual(['eyes', 'rocket'])
    const sha = commit(github.bare(repository), 'topic', { message: 'Go on', files: { 'a.txt': 'a' } })
    const theirs = run('topic', sha)
    github.addArtifact(repository, theirs.id, reports)
    const explained = await scene.run({ event: theirs.event, inputs: { publish: 'explain' } })
    expect(explained.outputs, explained.log).toEqual({ outcome: 'explained' })
  })
})
