import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import type { RunningAction } from '../world/runner/runner.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { small } from './projects.ts'
import { branchesOf, Gate, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }

/** What GitHub does to the job of a cancelled workflow run, and what a machine does that is shut down. */
export const ENDINGS: Record<string, (running: RunningAction) => unknown> = {
  cancelled: running => running.cancel(),
  'ended by SIGTERM': running => process.kill(running.pid, 'SIGTERM'),
}

/** How, and at which line of the log, a job is ended; `inTests` while a test runs. */
export interface Ending {
  readonly when: string
  readonly project: SceneOptions
  readonly how: string
  readonly moment: RegExp
  readonly inTests: boolean
  /** The phase that the next run goes on from. */
  readonly at: string
}

/** The job keeps what is verified and says how to go on, and the next one goes on. */
export async function expectKept({ project, how, moment, inTests, at }: Ending): Promise<void> {
  using gate = new Gate()
  await using scene = await layOut(gate.before(project))
  const iterations = project === small ? 2 : 1
  const end = (running: RunningAction) => ENDINGS[how]?.(running)
  let log = ''
  const running = scene.start({
    inputs,
    onLine(line) {
      const isBefore = !moment.test(log)
      log += `${line}\n`
      if (!isBefore || !moment.test(log)) return
      if (inTests) gate.close()
      else end(running)
    },
  })
  if (inTests) {
    await Promise.race([gate.reached, running.finished])
    end(running)
  }

  const stopped = await running.finished

  const verified = commitsOf(scene)
  expect(verified, stopped.log).toHaveLength(1)
  expect(stopped.exitCode).toBe(1)
  expect(stopped.outputs).toMatchObject({
    outcome: 'stopped',
    'head-sha': verified[0],
    iterations: String(iterations),
  })
  expect(stopped.annotations).toContainEqual({
    level: 'error',
    message: expect.stringMatching(/^Stopped before the end/),
  })
  expect(stopped.orphans).toEqual([])
  expectClean(scene, scene.workspace)
  expect(keptIn(scene)).toMatchObject({ state: { outcome: 'stopped', phase: { at } }, lease: undefined })
  expect(pullsOf(scene)).toEqual([])
  expect(commentsOf(scene)).toEqual([expect.stringMatching(/The run was cancelled\..* Run the job again/)])

  gate.open()
  const next = await scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })

  expect(next.outputs.outcome, next.log).toBe('fixed')
  expect(next.log).toContain(`resuming from ${at}, after ${iterations} attempt`)
  expect(next.log).not.toContain('waiting for it to end')
  expect(commitsOf(scene)[0], 'nothing verified is lost').toBe(verified[0])
  expect(commitsOf(scene)).toHaveLength(iterations)
  expect(pullsOf(scene)).toMatchObject([{ state: 'open', draft: false, head: { ref: next.outputs.branch } }])
  expect(commentsOf(scene)).toEqual([expect.stringContaining(`See #${next.outputs['pull-request-number']}`)])
  expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  expect(scene.github.violations).toEqual([])
}

export function commitsOf(scene: Scene): string[] {
  const branches = Object.values(branchesOf(scene))
  expect(branches.length).toBeLessThan(2)
  return branches.flat()
}

export function commentsOf(scene: Scene): string[] {
  return scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body.replace(/\s+/g, ' '))
}

export function expectClean(scene: Scene, workspace: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim()
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-parse', 'HEAD')).toBe(scene.sha)
}
