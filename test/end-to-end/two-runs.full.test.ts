import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { inputs, lease, refOf } from './busy.cases.ts'
import { one } from './projects.ts'
import { branchesOf, forge, keptIn, noWork, pullsOf } from './sessions.ts'

describe.concurrent('two jobs for one request', () => {
  it('that start at the same moment work one after the other: one branch, one pull request', async () => {
    await using scene = await layOut(one)

    const results = await Promise.all([
      scene.run({ inputs, runId: 1 }),
      scene.run({ inputs, runId: 2, workspace: scene.checkout(), temp: `${scene.temp}-2` }),
    ])

    const logs = results.map(({ log }) => log)
    expect(
      results.map(({ outputs }) => outputs.outcome),
      logs.join('\n'),
    ).toEqual(['fixed', 'fixed'])
    const waited = logs.map(
      log => / Another run \((\S+)\) is working on the same request: waiting for it to end\./.exec(log)?.[1],
    )
    const [first, second] = waited[0] === undefined ? [1, 2] : [2, 1]
    expect(waited[first - 1]).toBeUndefined()
    expect(waited[second - 1]).toBe(`${scene.github.url}/${scene.repository}/actions/runs/${first}`)
    expect(results[first - 1]?.outputs).toMatchObject({ 'pull-request-operation': 'created' })
    expect(results[second - 1]?.outputs).toMatchObject({
      'pull-request-operation': 'updated',
      'head-sha': results[first - 1]?.outputs['head-sha'],
    })
    expect(Object.values(branchesOf(scene))).toEqual([[expect.any(String)]])
    expect(pullsOf(scene)).toHaveLength(1)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })

  it('of which the second is not to wait: it is refused with a warning, and does not fail', async () => {
    await using scene = await layOut(one)
    forge(scene, refOf(scene), { 'lease.json': lease({ name: 'the other' }) })

    const result = await scene.run({ inputs: { ...inputs, 'if-running': 'leave' } })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual(noWork('refused'))
    expect(result.annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/^Another run \(the other\) works on the same request\. /) },
    ])
    expect(result.summary).toMatch(/^## Refused/)
    expect(result.log).not.toContain('the whole suite')
    expect(keptIn(scene)).toMatchObject({ names: ['lease.json'], lease: { owner: { id: 'other' } } })
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.violations).toEqual([])
  })
})
