import { expect } from 'vitest'
import { startModel } from '../world/model/model.ts'
import type { Scene } from '../world/scene.ts'
import { type Heard, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { bringing, chatty, SUM } from './talk.ts'

/** A pull request from a fork, whose branch has the name of one here, and its failed run. @returns its number */
export async function openFork(scene: Scene): Promise<number> {
  const { github, repository, branch, sha } = scene
  await github.addRepo('eve/shop', { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
  const fork = github.openPull(repository, { head: `eve:${branch}`, base: 'main', login: 'eve' })
  // The base repository has the artifacts of the fork's run.
  const { id } = github.addWorkflowRun(repository, {
    event: 'pull_request',
    headBranch: branch,
    headSha: sha,
    headRepository: 'eve/shop',
  })
  github.addArtifact(repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  return fork
}

/** A comment that is answered, after which everything is as it was. */
export async function expectRefused(scene: Scene, body: string): Promise<Heard> {
  const before = refsOf(scene)
  const heard = await say(scene, { body })
  expect(heard.result.outputs.outcome, heard.result.log).toBe('refused')
  expect(heard.reactions).toEqual(['eyes', 'confused'])
  expect(heard.replies).toHaveLength(1)
  expect(refsOf(scene)).toBe(before)
  expect(stickies(scene)).toEqual([])
  return heard
}

/** The answer says what is wrong, and shows the usage. */
export function expectUsage({ replies }: Heard, why: string): void {
  expect(replies[0]).toMatch(new RegExp(`^@ada ${why.replace(/[\\"()[\].]/g, '\\$&')}\n\n\\| write \\|`))
  expect(replies[0]).toContain('| `/fix-tests stop` |')
}

/** A run that was asked for with a limit costs no more than `most`, where 0.12 dollars are configured. */
export async function expectToCost({ asked, most }: { asked: string; most: number }): Promise<void> {
  await using scene = await layOutCommands(bringing(SUM))
  await using model = await startModel(chatty)

  const { result, reactions } = await say(
    scene,
    { body: `/fix-tests --max-cost ${asked}` },
    {
      inputs: {
        models: 'anthropic/claude-sonnet-5-5, offline',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
        'flaky-reruns': '0',
        review: 'false',
        'max-cost-usd': '0.12',
      },
      secrets: [model.key],
    },
  )

  const spent = Number(result.outputs['cost-usd'])
  expect(spent, result.log).toBeLessThanOrEqual(most)
  expect(spent, 'it was used').toBeGreaterThan(most / 3)
  expect(result.outputs.outcome, 'who costs nothing goes on').toBe('fixed')
  expect(reactions).toEqual(['eyes', 'rocket'])
}
