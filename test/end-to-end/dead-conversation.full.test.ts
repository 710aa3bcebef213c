import { describe, expect, it } from 'vitest'
import { type Script, type ScriptedModel, startModel, type Turn } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { BEGUN } from './projects.ts'
import { Repository } from './repository.ts'
import { runAgain } from './resume.cases.ts'
import { pullsOf } from './sessions.ts'
import { analysis, bringing, calls, review, roleOf, SUM } from './talk.ts'

const lastEdit = (old: string, to: string) => calls(['edit_file', { path: 'sum.js', old, new: to, summary: 'Add' }])
/** The first change is wrong, so that the conversation goes on after its tests. */
const TURNS: Turn[] = [
  analysis('sum.js', 'the operands are subtracted'),
  lastEdit('a - b', 'a * b'),
  lastEdit('a * b', 'a + b'),
]
/** Answers by what was said so far: a request that a run died in is sent once more. */
const script: Script = request =>
  roleOf(request) === 'reviewer' ? review() : (TURNS[(request.body.messages.length - 1) / 2] ?? review())
const RED = /0 passed, 1 failed\./

describe('a run that dies in a conversation', () => {
  it('goes on with it on the same machine, and asks nothing twice', async () => {
    await using model = await startModel(script)
    await using repository = new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM } }])
    const args = ['run', '--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]
    const env = { ANTHROPIC_API_KEY: model.key }

    const dead = await repository.run(args, { env, killAt: RED })
    const before = model.requests.length
    const again = await repository.run([...args, '--resume'], { env })

    expect(dead.code).toBe(null)
    // The third request may be under way before the death comes.
    expect([2, 3]).toContain(before)
    expect(again.code, again.stderr).toBe(0)
    expect(repeated(model)).toBeLessThanOrEqual(1)
    expectOneConversation(model)
  })

  it('goes on with it on another machine, where it was ended and not killed', async () => {
    await using model = await startModel(script)
    await using scene = await layOut(bringing(SUM))
    const inputs = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
    }
    const running = scene.start({
      inputs,
      secrets: [model.key],
      onLine: line => void (RED.test(line) && running.cancel()),
    })

    const stopped = await running.finished
    const again = await runAgain(scene, { inputs, secrets: [model.key] })

    expect(stopped.outputs.outcome, stopped.log).toBe('stopped')
    expect(again.outputs.outcome, again.log).toBe('fixed')
    expect(repeated(model)).toBeLessThanOrEqual(1)
    expectOneConversation(model)
    expect(pullsOf(scene)[0]?.body).toMatch(/[45] model requests/)
    // Nothing of the conversation is left once it is over.
    const refs = scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').trim().split('\n')
    for (const ref of refs) expect(scene.git('ls-tree', '--name-only', ref)).not.toContain('conversation-')
  })

  it('several times spends no more than it may', async () => {
    const asked: (() => void)[] = []
    await using model = await startModel((_, index) => {
      if (index % 2 === 1) {
        asked.shift()?.()
        return { fault: 'stall' }
      }
      return { say: 'I think. '.repeat(1_500), tools: [{ name: 'read_file', input: { path: 'sum.js' } }] }
    })
    await using repository = new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM } }])
    const args = [
      'run',
      '--models',
      'anthropic/claude-sonnet-5-5',
      '--anthropic-base-url',
      model.url,
      '--max-cost-usd',
      '0.2',
    ]

    let ended: number | null = null
    for (let death = 0; death < 8 && ended === null; death += 1) {
      const killOn = new Promise<void>(resolve => asked.push(resolve))
      const run = await repository.run([...args, '--resume'], { env: { ANTHROPIC_API_KEY: model.key }, killOn })
      ended = run.code
    }

    expect(ended, 'it ends by itself at last').toBe(1)
    const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = model.usage
    const dollars = (inputTokens * 2 + cacheReadTokens * 0.2 + cacheWriteTokens * 2.5 + outputTokens * 10) / 1e6
    expect(dollars).toBeGreaterThan(0.05)
    expect(dollars).toBeLessThanOrEqual(0.2)
  })
})

/** The number of requests that were sent twice: the one that was under way may be. */
function repeated({ requests }: ScriptedModel): number {
  return requests.length - TURNS.length - 1
}

/** The fixer's last request holds the whole conversation: the analysis, the wrong edit and its result. */
function expectOneConversation(model: ScriptedModel): void {
  const last = JSON.stringify(model.requests.at(-2)?.body.messages)
  for (const part of ['the operands are subtracted', 'You are the fixer now', 'a * b', '0 passed, 1 failed.'])
    expect(last).toContain(part)
  expect(model.violations).toEqual([])
}
