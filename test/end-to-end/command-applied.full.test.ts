import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOutCommands, say, stickies } from './asking.ts'
import { small } from './projects.ts'
import { branchesOf, pullsOf } from './sessions.ts'

const AREA = 'test/area.test.js › area'
const LIMIT = 'test/fits.test.js › at the limit'
describe.concurrent('what is asked for', () => {
  it('of named tests leaves the others alone, and what is applied next is put onto the branch itself', async () => {
    await using scene = await layOutCommands(small)
    await using model = await startModel([])
    const configured = {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
    }
    const workspace = scene.checkout({ ref: 'main', depth: 1 })

    const named = await say(
      scene,
      { body: '/fix-tests test/area.test.js --model=offline --max-iterations 5\r\n\r\nPlease, and thanks.' },
      { workspace, inputs: configured, secrets: [model.key] },
    )

    expect(named.result.outputs, named.result.log).toMatchObject({ outcome: 'fixed', iterations: '1' })
    expect(JSON.parse(named.result.outputs['fixed-tests'] ?? '')).toEqual([AREA])
    expect(model.requests, 'the configured model is not asked').toEqual([])
    expect(named).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
    expect(scene.git('diff', '--name-only', scene.sha, named.result.outputs.branch ?? '')).toBe('area.js\n')
    const [first] = pullsOf(scene)
    expect(first).toMatchObject({ base: { ref: scene.branch }, draft: false, assignees: ['ada'] })
    expect(stickies(scene)).toEqual([expect.stringContaining(`See #${first?.number}`)])

    const run = { workspace, runId: 2, inputs: { 'flaky-reruns': '0' } }
    const rest = await say(scene, { body: '/fix-tests apply' }, run)

    expect(rest.result.outputs, rest.result.log).toMatchObject({ outcome: 'fixed', iterations: '2' })
    expect(JSON.parse(rest.result.outputs['fixed-tests'] ?? '').toSorted()).toEqual([AREA, LIMIT])
    expect(rest).toMatchObject({ reactions: ['eyes', 'rocket'], replies: [] })
    const log = scene.git('log', '--format=%P %s', `${scene.sha}..${scene.branch}`).trim()
    expect(log).toMatch(new RegExp(`^[0-9a-f]{40} .+ \\(fixes 1 test\\)\\n${scene.sha} .+ \\(fixes 1 test\\)$`))
    expect(Object.keys(branchesOf(scene))).toEqual([named.result.outputs.branch])
    const tip = scene.git('rev-parse', '--short=7', scene.branch).trim()
    expect(pullsOf(scene).map(({ number, state }) => [number, state])).toEqual([[first?.number, 'closed']])
    expect(scene.github.comments(scene.repository, first?.number ?? 0).map(({ body }) => body)).toEqual([
      `The fix is on ${scene.branch} itself now, as ${tip}.`,
    ])
    const [sticky, ...others] = stickies(scene)
    expect(others).toEqual([])
    expect(sticky).toMatch(/^(?:<!--[^\n]*\n)+## Fixed[^\n]*\n\nThe fix is on this branch now\./)
  })
})
