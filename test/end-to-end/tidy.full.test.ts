import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../world/scene.ts'
import { noWork, pullsOf } from './sessions.ts'
import { afterCi, type Ci, commit, greenAt, propose, reopen, said, states } from './tidy.cases.ts'

describe('pull requests of the bot that are not needed any more', () => {
  let scene: Scene
  let first: number
  let second: number
  let third: number
  let forged: number
  let newest: string
  /** The run of CI that the third one is for. */
  let failed: number
  beforeAll(async () => {
    ;({ scene, first, forged } = await propose())
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it.each<{ what: string; ci: () => Ci }>([
    { what: 'another workflow', ci: () => ({ name: 'Lint', sha: scene.sha, conclusion: 'success' }) },
    {
      what: 'an older commit',
      ci: () => ({ sha: scene.git('rev-parse', 'main').trim(), conclusion: 'success' }),
    },
    // It may be of another event, and test something else.
    { what: 'another run of the failing commit', ci: () => ({ sha: scene.sha, conclusion: 'success' }) },
  ])('stay open when $what was green', async ({ ci }) => {
    const result = await afterCi(scene, ci())

    expect(result.outputs, result.log).toEqual(noWork('nothing-to-fix'))
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
    expect(said(scene, first)).toEqual([])
  })

  it('stay open when people have pushed to them, although the branch is green', async () => {
    commit(scene, pullsOf(scene)[0]?.head.ref ?? '', 'Say it more clearly')

    const result = await afterCi(scene, { id: scene.runId, sha: scene.sha, conclusion: 'success' })

    expect(result.outputs, result.log).toEqual(noWork('nothing-to-fix'))
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
  })

  it('stay open when people have pushed to them, although there is one for a newer commit', async () => {
    const result = await afterCi(scene, { sha: commit(scene, scene.branch, 'Go on'), conclusion: 'failure' })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    second = Number(result.outputs['pull-request-number'])
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open', [second]: 'open' })
  })

  it('are closed with a sentence when there is one for a newer commit', async () => {
    newest = commit(scene, scene.branch, 'Go on further')

    const result = await afterCi(scene, { sha: newest, conclusion: 'failure' })

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    third = Number(result.outputs['pull-request-number'])
    failed = result.ci
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open', [second]: 'closed', [third]: 'open' })
    expect(said(scene, second)).toEqual([
      `Superseded by #${third}: ${scene.branch} has moved to ${newest}, which fails too.`,
    ])
    expect(said(scene, first)).toEqual([])
  })

  it.each<{ what: string; ci: () => Ci }>([
    { what: 'the failed run was run again', ci: () => ({ id: failed, sha: newest, conclusion: 'success' }) },
    {
      what: 'there is a newer commit',
      ci: () => ({ sha: commit(scene, scene.branch, 'Mend it by hand'), conclusion: 'success' }),
    },
  ])('are closed with a sentence, once, when $what and the branch is green without them', async ({ ci }) => {
    await reopen(scene, third)
    const before = said(scene, third)
    const green = ci()
    // The answer to the sentence is lost, so that it might be said twice.
    scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/issues/${third}/comments$`) } })

    const result = await afterCi(scene, green)
    const again = await afterCi(scene, { ...green, id: result.ci })

    expect(states(scene), result.log).toEqual({
      [first]: 'open',
      [forged]: 'open',
      [second]: 'closed',
      [third]: 'closed',
    })
    expect(said(scene, third)).toEqual([...before, expect.stringMatching(greenAt(scene, green.sha))])
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    expect(result.log).toContain(`${scene.branch} is green: closed #${third}.`)
    expect(result.summary).toContain(`${scene.branch} is green: closed`)
    expect(again.outputs).toEqual(noWork('nothing-to-fix'))
    expect(said(scene, forged)).toEqual([])
  })
})
