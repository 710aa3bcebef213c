import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0', squash: 'true' }

function commitsOf(scene: Scene): string[] {
  return Object.values(branchesOf(scene)).flat()
}

function runAgain(scene: Scene): Promise<ActionResult> {
  return scene.run({ inputs, workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })
}

function expectClean(scene: Scene, result: ActionResult): void {
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** One commit on the failing one, which all that is told names. */
function expectSquashed(scene: Scene, result: ActionResult): void {
  expect(result.outputs, result.log).toMatchObject({
    outcome: 'fixed',
    'fixed-tests': expect.stringContaining('test_fits'),
  })
  const [sha = '', ...others] = commitsOf(scene)
  expect(others).toEqual([])
  expect(result.outputs['head-sha']).toBe(sha)
  const message = scene.git('log', '-1', '--format=%B', sha)
  expect(message).toMatch(/^fix-tests: fix 2 failing tests \(pass: 33% → 100%\)\n/)
  const trailers = scene.git('log', '-1', '--format=%(trailers:only)', sha).trim().split('\n')
  const values = (name: string) =>
    trailers.flatMap(line => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  expect(values('Fix-Tests-Key')).toHaveLength(1)
  expect(values('Fix-Tests-Iteration')).toEqual(['1', '2'])
  expect(values('Fix-Tests-Fixer')).toEqual(['offline', 'offline'])
  expect(values('Fix-Tests-Tests').toSorted()).toEqual([
    'tests/test_area.py › test_area',
    'tests/test_fits.py › test_at_the_limit',
  ])
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

describe.runIf(hasPytest)('commits that are made one', () => {
  let scene: Scene
  let sha: string | undefined
  beforeAll(async () => {
    scene = await layOut(small)
    const result = await scene.run({ inputs })
    expectSquashed(scene, result)
    expect(result.log).toContain('one commit in place of 2')
    sha = result.outputs['head-sha']
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('hold what was proved, on top of the failing commit', () => {
    expect(
      scene
        .git('diff', '--name-only', scene.sha, sha ?? '')
        .trim()
        .split('\n'),
    ).toEqual(['area.py', 'fits.py'])
  })

  it.each([
    { what: 'the ledger', spoil: () => undefined },
    { what: 'its trailers, when the ledger is lost', spoil: () => scene.git('update-ref', '-d', keptIn(scene).ref) },
  ])('stay that one when it is run again, as $what says', async ({ spoil }) => {
    spoil()

    const again = await runAgain(scene)

    expect(commitsOf(scene), again.log).toEqual([sha])
    expect(again.log).not.toContain('Iteration')
    expectSquashed(scene, again)
  })
})

describe.runIf(hasPytest)('a machine that dies', () => {
  it.each([
    { when: 'when the commit is made', moment: /one commit in place of 2/ },
    { when: 'when the commit is pushed', moment: /one commit in place of 2[^]*pushed [0-9a-f]{7} to/ },
  ])('$when, and there is no pull request yet, is gone on with', async ({ moment }) => {
    await using scene = await layOut(small)
    let log = ''
    const running = scene.start({
      inputs,
      onLine(line) {
        log += `${line}\n`
        if (moment.test(log)) running.kill()
      },
    })
    const died = await running.finished
    expect(died.signal, died.log).toBe('SIGKILL')
    expect(pullsOf(scene)).toEqual([])

    const result = await runAgain(scene)

    expectSquashed(scene, result)
    expect(result.log).toMatch(/going on from (?:reviewing|publishing), after 2 attempts/)
    expect(result.log).not.toContain('Iteration')
  })
})
