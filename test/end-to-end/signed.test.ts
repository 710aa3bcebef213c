import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { shared, small } from './projects.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'
import { analysis, calls, done, edit } from './talk.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0', 'sign-commits': 'true' }

interface Told {
  readonly sha: string
  readonly subject: string
  readonly verified: boolean
  readonly committer: string
}

/** The commits of the fix as GitHub shows them, oldest first. */
async function commitsOf(scene: Scene): Promise<Told[]> {
  const shas = Object.values(branchesOf(scene)).flat()
  return Promise.all(
    shas.map(async sha => {
      const url = `${scene.github.apiUrl}/repos/${scene.repository}/commits/${sha}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${scene.token}` } })
      const { commit } = (await response.json()) as {
        commit: { message: string; committer: { name: string }; verification: { verified: boolean } }
      }
      const subject = commit.message.split('\n', 1)[0] ?? ''
      return { sha, subject, verified: commit.verification.verified, committer: commit.committer.name }
    }),
  )
}

/** All of them are signed by GitHub, and they are the very commits that were tested and are told of. */
async function expectSigned(scene: Scene, result: ActionResult): Promise<string[]> {
  expect(result.outputs.outcome, result.log).toBe('fixed')
  const commits = await commitsOf(scene)
  expect(commits.map(({ verified, committer }) => ({ verified, committer }))).toEqual(
    commits.map(() => ({ verified: true, committer: 'GitHub' })),
  )
  const tip = commits.at(-1)?.sha
  expect(result.outputs['head-sha']).toBe(tip)
  expect(pullsOf(scene)).toMatchObject([{ draft: false, head: { sha: tip } }])
  expect(keptIn(scene).state).toMatchObject({ outcome: 'fixed', tip, proof: { held: true } })
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return commits.map(({ subject }) => subject)
}

describe.runIf(hasPytest)('commits that GitHub signs', () => {
  it('are verified, those that revert too', async () => {
    await using scene = await layOut(shared)
    await using model = await startModel([
      analysis('rounding.py', 'the share is not scaled', { affectedTests: ['tests/test_percent.py'] }),
      edit('rounding.py', 'int(value + 0.5)', 'int(value * 100)'),
      calls(['run_tests', {}]),
      done('Scale in half_up', 'rounding.py'),
      analysis('rounding.py', 'percent must scale', {
        affectedTests: ['tests/test_percent.py'],
        hypothesis: 'half_up stays as it is',
      }),
      edit('rounding.py', 'half_up(part / whole)', 'half_up(100 * part / whole)'),
      calls(['run_tests', {}]),
      done('Scale in percent', 'rounding.py'),
    ])

    const result = await scene.run({
      inputs: {
        ...inputs,
        models: 'anthropic/claude-sonnet-5-5',
        review: 'false',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
      },
      secrets: [model.key],
    })

    expect(await expectSigned(scene, result)).toEqual([
      expect.stringMatching(/^fix-tests: iteration 1 – /),
      expect.stringMatching(/^fix-tests: revert iteration 1 – regression/),
      expect.stringMatching(/^fix-tests: iteration 2 – /),
    ])
    expect(model.violations).toEqual([])
  })

  it('are verified although answers were lost, and when they are made one', async () => {
    await using scene = await layOut(small)
    for (const what of ['trees', 'commits'])
      scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/git/${what}$`) } })

    const result = await scene.run({ inputs: { ...inputs, squash: 'true' } })

    expect(await expectSigned(scene, result)).toEqual([expect.stringMatching(/^fix-tests: fix 2 failing tests/)])
  })
})
