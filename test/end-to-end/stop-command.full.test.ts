import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { one } from './projects.ts'
import { branchesOf, Gate, keptIn, noWork, pullsOf } from './sessions.ts'
import { inputs, ownRun, permissions, statusOf } from './stop.cases.ts'
import { IN_ORDER } from './in-order.ts'

describe.concurrent('/fix-tests stop', () => {
  it('ends what is under way, which keeps what there is and is gone on with', IN_ORDER, async () => {
    using gate = new Gate()
    await using scene = await layOutCommands({ ...gate.before(one), permissions })
    const { github, repository } = scene
    const runId = ownRun(scene)
    let log = ''
    const running = scene.start({
      runId,
      inputs,
      onLine(line) {
        log += `${line}\n`
        // The fix is verified; the proof waits at the gate.
        if (/Proof: without/.test(log)) gate.close()
      },
    })
    github.onCancel(repository, runId, () => {
      void running.cancel().then(() => github.endWorkflowRun(repository, runId, 'cancelled'))
    })
    await Promise.race([gate.reached, running.finished])
    expect(stickies(scene), log).toEqual([expect.stringMatching(/\n## At work\n[^]*`\/fix-tests stop` ends it/)])

    const { result, reactions, replies } = await say(scene, { body: '/fix-tests stop' }, { runId: 4 })
    const stopped = await running.finished

    expect(result.outputs, result.log).toEqual(noWork('stopped'))
    expect(reactions).toEqual(['eyes', 'rocket'])
    const url = `${github.url}/${repository}/actions/runs/${runId}`
    expect(replies).toEqual([
      `@ada Cancelled: [run ${runId}](${url}). Verified commits are kept; \`/fix-tests\` resumes from them.`,
    ])
    expectClean(scene, stopped)
    expect(stopped.outputs, stopped.log).toMatchObject({ outcome: 'stopped', iterations: '1' })
    expect(statusOf(scene, runId)).toMatchObject({ status: 'completed', conclusion: 'cancelled' })
    const [[branch, commits] = ['', []]] = Object.entries(branchesOf(scene))
    expect(commits).toHaveLength(1)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'stopped', phase: { at: 'proving' } }, lease: undefined })
    expect(pullsOf(scene)).toEqual([])
    expect(stickies(scene)).toEqual([expect.stringMatching(/\n## Stopped before the end/)])

    const again = await say(scene, { body: '/fix-tests stop' }, { runId: 5 })
    expect(again.replies, 'it has said that it is over').toEqual([
      expect.stringMatching(/^@ada No run is known to be in progress/),
    ])

    gate.open()
    const next = await say(scene, { body: '/fix-tests' }, { runId: 6, inputs, workspace: scene.checkout() })

    expect(next.result.outputs, next.result.log).toMatchObject({ outcome: 'fixed', branch, 'head-sha': commits[0] })
    expect(next.result.log).toContain('resuming from proving, after 1 attempt')
    expect([next.reactions, next.replies]).toEqual([['eyes', 'rocket'], []])
    expect(pullsOf(scene)).toMatchObject([{ draft: false, head: { ref: branch } }])
    expect(stickies(scene)).toEqual([expect.stringContaining(`See #${pullsOf(scene)[0]?.number}`)])
  })
})

describe.concurrent('/fix-tests stop, with nothing of its own under way', () => {
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
    {
      what: "another workflow's comment quotes one",
      by: 'github-actions[bot]',
      text: () => `Coverage of their branch:\n${saying(busy)}\n\n${mark(busy)}\n`,
    },
  ])('ends nothing when $what', IN_ORDER, async ({ by, text }) => {
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
