import { expect } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0', 'sign-commits': 'true' }

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
export async function expectSigned(scene: Scene, result: ActionResult): Promise<string[]> {
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
