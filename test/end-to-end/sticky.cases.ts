import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }
export const MARKER = '<!-- fix-tests:comment {"name":"CI"} -->'
/** What is edited no more often, in milliseconds. */
const EDIT_MS = 15_000
export const RUN = 71

/** Comments of the bot's own on the failing pull request: what people see of each, and what only the bot does. */
export function told(scene: Scene): { id: number; body: string; hidden: string[] }[] {
  return scene.github
    .comments(scene.repository, scene.pull ?? 0)
    .filter(({ user }) => user === 'github-actions[bot]')
    .map(({ id, body }) => ({
      id,
      body: body.replaceAll(/<!--.*?-->/g, '').trim(),
      hidden: [...body.matchAll(/<!--.*?-->/g)].map(([marker]) => marker),
    }))
}

/** Markers of the comment of a run: a later request finds its work by the failing commit. */
export function markers({ sha }: Pick<Scene, 'sha'>, run: number, isOver: boolean): string[] {
  return [MARKER, `<!-- fix-tests:run ${JSON.stringify({ id: run, isOver, sha })} -->`]
}

export function requests(scene: Scene, method: string, path: RegExp): number {
  return scene.github.journal.filter(each => each.method === method && path.test(each.path)).length
}

/** Waits for what another process brings about, but not for ever. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 4 * EDIT_MS; waited += 20) await sleep(20)
}

export async function runAgain(scene: Scene, run: Partial<ActionRun> = {}): Promise<ActionResult> {
  const result = await scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runId: RUN, ...run })
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return result
}
