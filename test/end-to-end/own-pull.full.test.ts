import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { COMMANDS, layOutCommands, say } from './asking.ts'
import { small } from './projects.ts'
import { ownRun } from './stop.cases.ts'
import { answers, BOT, NAMED, proposed, renamed, run, submitted, TWO } from './review-loop.cases.ts'
import { pullsOf } from './sessions.ts'

describe("/fix-tests on the bot's own pull request", () => {
  it('goes on with the review whose work was ended, and answers its threads', async () => {
    const { scene, pull, branch } = await proposed(COMMANDS)
    await using _ = scene
    const said = submitted(scene, pull, { comments: TWO })
    await using model = await startModel(renamed)
    const inputs = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
    }
    const runId = ownRun(scene)
    const dying = scene.start({
      event: said.event,
      runId,
      inputs,
      secrets: [model.key],
      temp: `${scene.temp}-dying`,
      workspace: scene.checkout({ ref: 'main' }),
      onLine: line => void (/Iteration \d/.test(line) && dying.kill()),
    })
    const { signal, log } = await dying.finished
    expect(signal, log).toBe('SIGKILL')
    scene.github.endWorkflowRun(scene.repository, runId, 'cancelled')
    const unanswered = said.threads.flatMap(({ id }) => answers(scene, pull, id))

    const workspace = scene.checkout({ ref: 'main' })
    const again = await say(scene, { body: '/fix-tests', pull }, { inputs, secrets: [model.key], workspace, runId: 2 })

    expect(unanswered).toEqual([])
    expect(again.result.outputs.outcome, again.result.log).toBe('fixed')
    expect(again.reactions).toEqual(['eyes', 'rocket'])
    expect(scene.git('show', `${branch}:sum.js`)).toContain(NAMED)
    expect(said.threads.map(({ id }) => answers(scene, pull, id).map(({ user }) => user))).toEqual([[BOT], [BOT]])
    expect(pullsOf(scene).map(({ number }) => number)).toEqual([pull])
  })

  it('goes on with the request that a draft answers, and opens no second one', async () => {
    await using scene = await layOutCommands(small)
    const inputs = { 'flaky-reruns': '0' }
    const workspace = scene.checkout({ ref: 'main' })
    const half = await say(scene, { body: '/fix-tests --max-iterations 1' }, { inputs, workspace })
    const [draft] = pullsOf(scene)

    const whole = await say(scene, { body: '/fix-tests', pull: draft?.number ?? 0 }, { inputs, workspace, runId: 2 })

    expect(draft?.draft, half.result.log).toBe(true)
    expect(whole.result.outputs.outcome, whole.result.log).toBe('fixed')
    expect(pullsOf(scene).map(({ number, draft: isDraft }) => [number, isDraft])).toEqual([[draft?.number, false]])
  })

  it('does what a review says with the model that the command names', async () => {
    const { scene, pull } = await proposed(COMMANDS)
    await using _ = scene
    submitted(scene, pull, { comments: TWO })
    const { id } = scene.github.comment(scene.repository, pull, { body: '/fix-tests --model offline', login: 'ada' })
    const event = { name: 'issue_comment', payload: scene.github.issueCommentEvent(scene.repository, id, 'created') }

    const { requests, result } = await run(scene, renamed, { event })

    expect(requests.length, result.log).toBe(0)
  })

  it('does what a review says that came while nothing was at work', async () => {
    const { scene, pull, branch } = await proposed(COMMANDS)
    await using _ = scene
    submitted(scene, pull, { comments: TWO, login: 'eve' })
    const { threads } = submitted(scene, pull, { comments: TWO })
    const { id } = scene.github.comment(scene.repository, pull, { body: '/fix-tests', login: 'ada' })
    const event = { name: 'issue_comment', payload: scene.github.issueCommentEvent(scene.repository, id, 'created') }

    const { result } = await run(scene, renamed, { event })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(scene.git('show', `${branch}:sum.js`)).toContain(NAMED)
    expect(threads.map(thread => answers(scene, pull, thread.id).length)).toEqual([1, 1])
  })
})
