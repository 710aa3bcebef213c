import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../world/scene.ts'
import { noWork, pullsOf } from './sessions.ts'
import { afterCi, commit, greenAt, propose, reopen, said, states } from './tidy.cases.ts'

describe('pull requests of the bot that are not needed any more', () => {
  let scene: Scene
  let first: number
  let forged: number
  let second: number
  let newest: string
  /** The run of CI that the second one is for. */
  let failed: number
  beforeAll(async () => {
    ;({ scene, first, forged } = await propose())
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('stay open when another workflow was green', async () => {
    const result = await afterCi(scene, { name: 'Lint', sha: scene.sha, conclusion: 'success' })

    expect(result.outputs, result.log).toEqual(noWork('nothing-to-fix'))
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
    expect(said(scene, first)).toEqual([])
  })

  it('are closed with a sentence when there is one for a newer commit', async () => {
    newest = commit(scene, scene.branch, 'Go on')

    const result = await afterCi(scene, { sha: newest, conclusion: 'failure' })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    second = Number(result.outputs['pull-request-number'])
    failed = result.ci
    expect(states(scene)).toEqual({ [first]: 'closed', [forged]: 'open', [second]: 'open' })
    expect(said(scene, first)).toEqual([
      `Superseded by #${second}: ${scene.branch} has moved to ${newest}, which fails too.`,
    ])
  })

  it('are closed with a sentence, once, when the branch is green without them, but for those with commits of people', async () => {
    await reopen(scene, first)
    commit(scene, pullsOf(scene).find(({ number }) => number === first)?.head.ref ?? '', 'Say it more clearly')
    const green = { id: failed, sha: newest, conclusion: 'success' } as const
    // The answer to the sentence is lost, so that it might be said twice.
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/issues/${second}/comments$`) } })

    const result = await afterCi(scene, green)
    const again = await afterCi(scene, green)

    expect(states(scene), result.log).toEqual({ [first]: 'open', [forged]: 'open', [second]: 'closed' })
    expect(said(scene, second)).toEqual([expect.stringMatching(greenAt(scene, newest))])
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    expect(result.log).toContain(`${scene.branch} is green: closed #${second}.`)
    expect(result.summary).toContain(`${scene.branch} is green: closed`)
    expect(again.outputs).toEqual(noWork('nothing-to-fix'))
    expect([said(scene, first).length, said(scene, forged).length]).toEqual([1, 0])
  })
})
