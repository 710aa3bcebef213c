import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ActionResult, RunningAction } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { branchesOf, Gate, HISTORY, keptIn, one, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }

/** A commit on top of the failing one. */
function further(scene: Scene): string {
  return scene.git('commit-tree', `${scene.sha}^{tree}`, '-p', scene.sha, '-m', 'Go on').trim()
}

/** Somebody pushes to the failing branch. */
function move(scene: Scene): string {
  const sha = further(scene)
  scene.git('update-ref', `refs/heads/${scene.branch}`, sha)
  return sha
}

/** Somebody pushes to the failing branch when the bot has pushed a ref, before it hears that it has. */
function moveWith(scene: Scene, ref: string): string {
  const sha = further(scene)
  const hook = join(scene.github.bare(scene.repository), 'hooks', 'post-receive')
  const update = `git update-ref refs/heads/${scene.branch} ${sha}`
  writeFileSync(hook, `#!/bin/sh\nwhile read -r _ _ ref; do [ "$ref" != ${ref} ] || ${update}; done\n`, { mode: 0o755 })
  return sha
}

function refs(scene: Scene): string {
  return scene.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/fix-tests')
}

/** Waits until a request has arrived. */
async function arrived(scene: Scene, path: RegExp): Promise<void> {
  while (!scene.github.journal.some(each => path.test(each.path))) await sleep(10)
}

interface Moment {
  readonly when: string
  /** What is to be in place before the run. */
  readonly before?: (scene: Scene, gate: Gate) => void
  /** Resolves at the moment. */
  readonly at: (scene: Scene, gate: Gate, running: RunningAction) => Promise<unknown>
  /** A line at which the tests are made to wait. */
  readonly hold?: RegExp
  /** What the bot had pushed by then. */
  readonly commits: number
  readonly comment: boolean
}

/** The step fails with a sentence that people see where they look, and there is no pull request. */
function expectRefused(
  scene: Scene,
  result: ActionResult,
  { sha, commits, comment }: { sha: string } & Pick<Moment, 'commits' | 'comment'>,
): void {
  const sentence = new RegExp(`The branch sizes is at ${sha.slice(0, 7)} now, and no longer at the failing commit`)
  expect(result.conclusion, result.log).toBe('failure')
  expect(result.annotations).toContainEqual({ level: 'error', message: expect.stringMatching(sentence) })
  expect(Object.values(branchesOf(scene)).flat()).toHaveLength(commits)
  expect(pullsOf(scene)).toEqual([])
  const comments = scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body)
  expect(comments).toEqual(comment ? [expect.stringMatching(sentence)] : [])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

const MOMENTS: readonly Moment[] = [
  {
    when: 'before anything was pushed',
    before: scene =>
      // The commit is fetched then, and taking the request is what comes next.
      scene.github.fault({ kind: 'slow', ms: 2_000, on: { method: 'POST', path: /\/git-upload-pack$/ } }),
    at: scene => arrived(scene, /\/git-upload-pack$/),
    commits: 0,
    comment: false,
  },
  {
    when: 'while the failures are reproduced',
    before: (_, gate) => gate.close(),
    at: (_, gate, running) => Promise.race([gate.reached, running.finished]),
    commits: 0,
    comment: true,
  },
  {
    when: 'while the fix is proved',
    hold: /The proof/,
    at: (_, gate, running) => Promise.race([gate.reached, running.finished]),
    commits: 1,
    comment: true,
  },
]

describe.runIf(hasPytest)('a failing branch that moves on', () => {
  it('before the run begins is left alone, and nothing is pushed', async () => {
    await using scene = await layOut(one)
    const sha = move(scene)
    const before = refs(scene)

    const result = await scene.run({ inputs })

    // Nobody has done anything wrong, and the newer commit has a run of its own.
    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'nothing-to-fix' })
    const sentence = `The branch sizes is at ${sha.slice(0, 7)} now, and no longer at the failing commit ${scene.sha.slice(0, 7)}.`
    expect(result.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining(sentence) }])
    expect(result.summary).toContain('no longer at the failing commit')
    expect(refs(scene)).toBe(before)
    expect(scene.github.journal.filter(({ path }) => path.includes('git-receive-pack'))).toEqual([])
    expect(pullsOf(scene)).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })

  it('by being deleted is said to be gone', async () => {
    await using scene = await layOut(one)
    const workspace = scene.checkout()
    scene.git('update-ref', '-d', `refs/heads/${scene.branch}`)

    const result = await scene.run({ inputs, workspace })

    expect(result.annotations, result.log).toMatchObject([
      {
        level: 'notice',
        message: expect.stringMatching(/^The branch sizes is gone.* no longer at the failing commit/),
      },
    ])
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.violations).toEqual([])
  })

  it.each(MOMENTS)('$when gets no fix of an old commit, and people are told', async moment => {
    using gate = new Gate()
    await using scene = await layOut(gate.before(one))
    moment.before?.(scene, gate)
    const running = scene.start({
      inputs,
      onLine(line) {
        if (moment.hold?.test(line)) gate.close()
      },
    })
    await moment.at(scene, gate, running)
    const sha = move(scene)
    const then = refs(scene)
    gate.open()

    const result = await running.finished

    expectRefused(scene, result, { sha, ...moment })
    expect(refs(scene), 'nothing is pushed any more').toBe(then)
  })

  it('when all was pushed and before the pull request gets none', async () => {
    await using scene = await layOut(one)
    // What worked is kept for later requests at the very end.
    const sha = moveWith(scene, HISTORY)

    const result = await scene.run({ inputs })

    expectRefused(scene, result, { sha, commits: 1, comment: true })
  })

  it('once the pull request is there does not make it a failure', async () => {
    await using scene = await layOut(one)
    scene.github.fault({ kind: 'slow', ms: 2_000, on: { method: 'POST', path: /\/labels$/ } })
    const running = scene.start({ inputs })
    await Promise.race([arrived(scene, /\/labels$/), running.finished])
    move(scene)

    const result = await running.finished

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    expect(pullsOf(scene)).toMatchObject([{ state: 'open', head: { sha: result.outputs['head-sha'] } }])
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed', phase: { at: 'done' } }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })
})
