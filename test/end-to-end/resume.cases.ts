import { expect } from 'vitest'
import { SCHEMA } from '../../src/domain/model/state.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Scene, SceneOptions } from '../world/scene.ts'
import { small } from './projects.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }

/** A line of the log at which a machine dies. */
export interface Death {
  readonly step: string
  readonly project: SceneOptions
  readonly moment: RegExp
}

/**
 * Runs until the log has a line that matches, then the machine dies. Returns the commits that the ledger keeps by then,
 * whether anybody sees them on a branch or not.
 */
export async function dieAt(scene: Scene, moment: RegExp, run: Partial<ActionRun> = {}): Promise<string[]> {
  const running = scene.start({
    ...run,
    inputs: { ...inputs, ...run.inputs },
    onLine(line) {
      if (moment.test(line)) running.kill()
    },
  })
  const { signal, exitCode, log } = await running.finished
  expect({ signal, exitCode }, log).toEqual({ signal: 'SIGKILL', exitCode: null })
  const { ref } = keptIn(scene)
  const [, ...kept] = ref === '' ? [] : scene.git('rev-parse', `${ref}^@`).trim().split('\n')
  return kept.flatMap(tip => scene.git('rev-list', '--reverse', `${scene.sha}..${tip}`).trim().split('\n'))
}

/** A person presses “Re-run”: another attempt, on a new machine. */
export async function runAgain(scene: Scene, run: Partial<ActionRun> = {}): Promise<ActionResult> {
  const result = await scene.run({
    workspace: scene.checkout(),
    temp: `${scene.temp}-2`,
    runAttempt: 2,
    ...run,
    inputs: { ...inputs, ...run.inputs },
  })
  expect(result.log, 'no run waits for a dead one').not.toContain('waiting for it to end')
  return result
}

export function commitsOf(scene: Scene): string[] {
  const branches = Object.values(branchesOf(scene))
  expect(branches.length, 'one branch').toBeLessThan(2)
  return branches.flat()
}

/** Lets a machine die, and checks that the next one goes on: one branch, one pull request, no verified work is lost. */
export async function expectGoesOn(
  scene: Scene,
  { project, moment }: Death,
  run: Partial<ActionRun> = {},
): Promise<ActionResult> {
  const before = await dieAt(scene, moment, run)
  const { events } = keptIn(scene)

  const result = await runAgain(scene, run)

  expect(result.conclusion, result.log).toBe('success')
  expect(result.outputs.outcome).toBe('fixed')
  expect(Object.keys(branchesOf(scene))).toEqual([result.outputs.branch])
  const bugs = project === small ? [1, 2] : [1]
  const after = commitsOf(scene)
  expect(after).toHaveLength(bugs.length)
  expect(after.slice(0, before.length)).toEqual(before)
  // Verified work is not tried again: only the remaining iterations appear.
  const iterations = [...result.log.matchAll(/Iteration (\d)/g)].map(([, number]) => Number(number))
  expect(iterations).toEqual(bugs.slice(before.length))
  expect(pullsOf(scene)).toMatchObject([{ body: expect.stringMatching(/Fixed: \d failing tests? pass(es)? now/) }])
  const kept = keptIn(scene)
  expect(kept).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  expect(kept.events.slice(0, events.length), 'the events of the machine that died').toEqual(events)
  expect(kept.events[events.length]).toMatchObject({ kind: 'request' })
  expect(scene.github.violations).toEqual([])
  return result
}

/** A request that was finished once, and what it left. */
export interface Finished {
  readonly scene: Scene
  readonly first: ActionResult
  readonly commits: readonly string[]
}

/** The same branch, the same commits, the same pull request. */
export function expectTheSame({ scene, first, commits }: Finished, second: ActionResult): void {
  expect(second.outputs, second.log).toMatchObject({
    outcome: 'fixed',
    'pull-request-operation': 'updated',
    'pull-request-number': first.outputs['pull-request-number'],
    branch: first.outputs.branch,
    'head-sha': first.outputs['head-sha'],
  })
  expect(commitsOf(scene)).toEqual(commits)
  expect(pullsOf(scene)).toHaveLength(1)
  expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
  expect(keptIn(scene)).toMatchObject({ state: { schema: SCHEMA, outcome: 'fixed' }, lease: undefined })
}

/** Goes on from the commits of the branch, because its ledger cannot be used, and says so. */
export async function expectRebuilt(finished: Finished, note: RegExp): Promise<void> {
  const { scene, first } = finished

  const second = await runAgain(scene)

  const rebuilt = `The ledger was rebuilt from the commits of ${first.outputs.branch}: they are tested again.`
  const warnings = second.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
  expect(warnings).toContain(rebuilt)
  expect(warnings).toContainEqual(expect.stringMatching(note))
  expectTheSame(finished, second)
  expect(second.log).toMatch(/the whole suite: 1 passed, 2 failed[^]*the whole suite: 3 passed, 0 failed/)
  expect(second.log).not.toMatch(/Iteration \d/)
  expect(pullsOf(scene)[0]?.body).toContain(rebuilt)
  expect(scene.github.violations).toEqual([])
}
