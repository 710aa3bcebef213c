import { expect } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0', squash: 'true' }

export function commitsOf(scene: Scene): string[] {
  return Object.values(branchesOf(scene)).flat()
}

export function runAgain(scene: Scene, more: Record<string, string> = {}): Promise<ActionResult> {
  return scene.run({
    inputs: { ...inputs, ...more },
    workspace: scene.checkout(),
    temp: `${scene.temp}-2`,
    runAttempt: 2,
  })
}

function expectClean(scene: Scene, result: ActionResult): void {
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** One commit on the failing one, which all that is told names. */
export function expectSquashed(scene: Scene, result: ActionResult): void {
  expect(result.outputs, result.log).toMatchObject({
    outcome: 'fixed',
    'fixed-tests': expect.stringContaining('test/fits.test.js'),
  })
  const [sha = '', ...others] = commitsOf(scene)
  expect(others).toEqual([])
  expect(result.outputs['head-sha']).toBe(sha)
  const message = scene.git('log', '-1', '--format=%B', sha)
  expect(message).toMatch(/^Fix 2 failing tests\n/)
  const trailers = scene.git('log', '-1', '--format=%(trailers:only)', sha).trim().split('\n')
  const values = (name: string) =>
    trailers.flatMap(line => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  expect(values('Fix-Tests-Key')).toHaveLength(1)
  expect(values('Fix-Tests-Iteration')).toEqual(['1', '2'])
  expect(values('Fix-Tests-Fixer')).toEqual(['offline', 'offline'])
  expect(values('Fix-Tests-Tests').toSorted()).toEqual(['test/area.test.js › area', 'test/fits.test.js › at the limit'])
  const [pull, ...more] = pullsOf(scene)
  expect(more).toEqual([])
  expect(pull).toMatchObject({ draft: false, head: { sha } })
  const linked = [...(pull?.body ?? '').matchAll(/\/commit\/([0-9a-f]{40})/g)].map(([, link]) => link)
  expect(new Set(linked)).toEqual(new Set([sha]))
  expect(keptIn(scene)).toMatchObject({
    state: { outcome: 'fixed', tip: sha, proof: { held: true } },
    lease: undefined,
  })
  expectClean(scene, result)
}
