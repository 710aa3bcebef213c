import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { COMMANDS, expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { one } from './projects.ts'
import { branchesOf, Gate } from './sessions.ts'
import { inputs, ownRun, permissions, statusOf } from './stop.cases.ts'

describe('/fix-tests stop, before the failures were reproduced', () => {
  it('ends the run, and the comment does not say that it is at work', async () => {
    using gate = new Gate()
    await using scene = await layOutCommands({ ...gate.before(one), permissions })
    const { github, repository } = scene
    const runId = ownRun(scene)
    gate.close()
    const running = scene.start({ runId, inputs })
    github.onCancel(repository, runId, () => {
      void running.cancel().then(() => github.endWorkflowRun(repository, runId, 'cancelled'))
    })
    await Promise.race([gate.reached, running.finished])
    // Whoever may only read ends nothing, and nobody does with a token that may not.
    github.setCollaborator(repository, 'eve', 'triage')
    const stranger = await say(scene, { body: '/fix-tests stop', login: 'eve' }, { runId: 2 })
    const token = github.addToken({ name: 'read', login: 'github-actions', type: 'Bot', permissions: COMMANDS })
    const access = { url: github.url, apiUrl: github.apiUrl, repository, token }
    const powerless = await say(scene, { body: '/fix-tests stop' }, { runId: 3, github: access })
    const status = statusOf(scene, runId)?.status
    const { replies } = await say(scene, { body: '/fix-tests stop' }, { runId: 4 })
    const stopped = await running.finished
    const again = await say(scene, { body: '/fix-tests stop' }, { runId: 5 })

    expect([stranger.reactions, stranger.result.outputs.outcome]).toEqual([['confused'], 'refused'])
    expect(powerless.reactions).toEqual(['eyes', 'confused'])
    expect(powerless.replies).toEqual([expect.stringMatching(/^@ada .*cancel the run.*actions: write/s)])
    expect(status).toBe('in_progress')
    expectClean(scene, stopped)
    expect(replies).toEqual([expect.stringContaining(`Cancelled: [run ${runId}]`)])
    expect(stopped.outputs.outcome, stopped.log).toBe('stopped')
    expect(again.replies).toEqual([expect.stringMatching(/^@ada No run is known to be in progress/)])
    expect(stickies(scene)).toHaveLength(1)
    expect(stickies(scene)[0]).not.toContain('## At work')
    expect(branchesOf(scene)).toEqual({})
  })
})

describe('/fix-tests stop, with nothing of its own under way', () => {
  let scene: Scene
  let busy: number
  beforeAll(async () => {
    scene = await layOutCommands({ ...one, permissions })
    busy = ownRun(scene)
  })
  afterAll(() => scene[Symbol.asyncDispose]())

  const mark = (id: number) => `<!-- fix-tests:run {"id":${id},"isOver":false} -->`
  const saying = (id: number) => `<!-- fix-tests:comment {"name":"CI"} -->\n${mark(id)}\n## At work\n`

  it.each([
    { what: 'there is no comment', by: 'ada', text: () => 'Hello' },
    { what: 'a person has written the marker of one', by: 'ada', text: () => saying(busy) },
    { what: 'another bot has', by: 'helper[bot]', text: () => saying(busy) },
    { what: 'the run that it tells of is gone', by: 'github-actions[bot]', text: () => saying(999_999) },
    {
      what: 'the run that it tells of has ended without a word',
      by: 'github-actions[bot]',
      text: () => saying(scene.runId),
    },
    { what: 'it is this run itself', by: 'github-actions[bot]', text: () => saying(7) },
  ])('ends nothing when $what', async ({ by, text }) => {
    const { github, repository, pull = 0 } = scene
    github.comment(repository, pull, { login: by, body: text() })
    const before = refsOf(scene)
    const run: Partial<ActionRun> = { runId: 7 }

    const { reactions, replies, result } = await say(scene, { body: '/fix-tests stop' }, run)

    expect(replies, result.log).toEqual([expect.stringMatching(/^@ada No run is known to be in progress/)])
    expect(reactions).toEqual(['eyes', 'rocket'])
    expect(statusOf(scene, busy)?.status).toBe('in_progress')
    expect(refsOf(scene)).toBe(before)
  })
})
