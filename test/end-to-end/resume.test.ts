import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMA } from '../../src/domain/model/state.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'
import { branchesOf, forge, keptIn, one, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }

/** Runs until the log has a line that matches, and then the machine dies. Returns the commits that were pushed by then. */
async function dieAt(scene: Scene, moment: RegExp, run: Partial<ActionRun> = {}): Promise<string[]> {
  const running = scene.start({
    inputs,
    ...run,
    onLine(line) {
      if (moment.test(line)) running.kill()
    },
  })
  const { signal, exitCode, log } = await running.finished
  expect({ signal, exitCode }, log).toEqual({ signal: 'SIGKILL', exitCode: null })
  return commitsOf(scene)
}

/** Somebody presses “Re-run”: another attempt, on a new machine. */
async function runAgain(scene: Scene, run: Partial<ActionRun> = {}): Promise<ActionResult> {
  const result = await scene.run({
    inputs,
    workspace: scene.checkout(),
    temp: `${scene.temp}-2`,
    runAttempt: 2,
    ...run,
  })
  expect(result.log, 'nobody is waited for who is gone').not.toContain('waiting for its end')
  return result
}

function commitsOf(scene: Scene): string[] {
  const branches = Object.values(branchesOf(scene))
  expect(branches.length, 'one branch').toBeLessThan(2)
  return branches.flat()
}

describe.runIf(hasPytest)('a job whose machine dies', () => {
  it.each([
    { step: 'reproducing', project: one, moment: /the whole suite: \d+ passed, 1 failed/ },
    { step: 'committing', project: one, moment: /pushed [0-9a-f]{7} to/ },
    { step: 'the second iteration', project: small, moment: /Iteration 2/ },
    { step: 'minimizing', project: small, moment: /Is all of it needed/ },
    { step: 'proving', project: one, moment: /The proof/ },
    { step: 'publishing', project: one, moment: /pull request created/ },
  ])(
    'goes on from $step on a new machine: one branch, one pull request, nothing verified is lost',
    async ({ project, moment }) => {
      await using scene = await layOut(project)
      const before = await dieAt(scene, moment)
      const { events } = keptIn(scene)

      const result = await runAgain(scene)

      expect(result.conclusion, result.log).toBe('success')
      expect(result.outputs.outcome).toBe('fixed')
      expect(Object.keys(branchesOf(scene))).toEqual([result.outputs.branch])
      const bugs = project === small ? [1, 2] : [1]
      const after = commitsOf(scene)
      expect(after).toHaveLength(bugs.length)
      expect(after.slice(0, before.length)).toEqual(before)
      // What was verified before is not tried again: only the iterations that were left appear.
      const iterations = [...result.log.matchAll(/Iteration (\d)/g)].map(([, number]) => Number(number))
      expect(iterations).toEqual(bugs.slice(before.length))
      expect(pullsOf(scene)).toMatchObject([{ body: expect.stringMatching(/Fixed: \d failing tests? pass(es)? now/) }])
      const kept = keptIn(scene)
      expect(kept).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
      expect(kept.events.slice(0, events.length), 'the events of the machine that died').toEqual(events)
      expect(kept.events[events.length]).toMatchObject({ kind: 'request' })
      expect(scene.github.violations).toEqual([])
    },
  )

  it('goes on where it was on the same machine, and leaves no edit behind', async () => {
    await using scene = await layOut(one)
    await dieAt(scene, /the affected tests/)

    const result = await runAgain(scene, { workspace: scene.workspace, temp: scene.temp })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(commitsOf(scene)).toHaveLength(1)
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: scene.workspace, encoding: 'utf8' })).toBe('')
  })

  it('sets the new machine up before it goes on', async () => {
    const setup = {
      'tests/test_ready.py': 'import pathlib\n\n\ndef test_ready():\n    assert pathlib.Path("ready.tmp").exists()\n',
      'ready.py': 'import pathlib\n\npathlib.Path("ready.tmp").touch()\n',
      '.gitignore': '__pycache__/\nreports/\n*.tmp\n',
    }
    await using scene = await layOut({ ...one, commits: [...one.commits, { message: 'Need setup', files: setup }] })
    const withSetup = { inputs: { ...inputs, 'setup-command': 'python3 ready.py' } }
    await dieAt(scene, /The proof/, withSetup)

    const result = await runAgain(scene, withSetup)

    // CI's report has test_ready failing too: here it passes, once the machine is set up.
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('going on from')
    expect(result.log).toContain('setup: python3 ready.py')
    expect(commitsOf(scene)).toHaveLength(1)
  })
})

describe.runIf(hasPytest)('a finished request', () => {
  let scene: Scene
  let first: ActionResult
  let commits: string[]
  let texts: ReturnType<typeof keptIn>
  beforeAll(async () => {
    scene = await layOut(small)
    first = await scene.run({ inputs })
    expect(first.outputs.outcome, first.log).toBe('fixed')
    commits = commitsOf(scene)
    texts = keptIn(scene)
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  /** The same branch, the same commits, the same pull request. */
  function expectTheSame(second: ActionResult): void {
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

  it('makes nothing twice when it is run again', async () => {
    const second = await runAgain(scene)

    expectTheSame(second)
    expect(second.log).not.toContain('the whole suite')
  })

  it('does not believe a state that lies on the machine, where earlier steps of the job can write', async () => {
    const path = join(scene.temp, 'fix-tests', texts.ref.replace('refs/fix-tests/', ''), 'state.json')
    const state = JSON.parse(readFileSync(path, 'utf8')) as { revision: number }
    const main = scene.git('rev-parse', 'main')
    writeFileSync(path, JSON.stringify({ ...state, revision: state.revision + 99, branch: 'main' }))

    const second = await runAgain(scene, { temp: scene.temp })

    expectTheSame(second)
    expect(scene.git('rev-parse', 'main')).toBe(main)
  })

  it.each<{ what: string; note: RegExp; spoil: () => void }>([
    {
      what: 'is damaged',
      note: /^The ledger in the repository is damaged or of another version/,
      spoil: () => forge(scene, texts.ref, { 'state.json': JSON.stringify(texts.state).slice(0, -100) }),
    },
    {
      what: 'is of another version',
      note: /^The ledger in the repository is damaged or of another version/,
      spoil: () => forge(scene, texts.ref, { 'state.json': JSON.stringify({ ...texts.state, schema: SCHEMA - 1 }) }),
    },
    {
      what: 'was deleted',
      note: /^The ledger was rebuilt/,
      spoil: () => scene.git('update-ref', '-d', texts.ref),
    },
  ])('goes on, when its ledger $what, from the commits of its branch, and says so', async ({ note, spoil }) => {
    spoil()

    const second = await runAgain(scene)

    const rebuilt = `The ledger was rebuilt from the commits of ${first.outputs.branch}: what they do is tested again.`
    const warnings = second.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
    expect(warnings).toContain(rebuilt)
    expect(warnings).toContainEqual(expect.stringMatching(note))
    expectTheSame(second)
    expect(second.log).toMatch(/the whole suite: 1 passed, 2 failed[^]*the whole suite: 3 passed, 0 failed/)
    expect(second.log).not.toContain('Iteration')
    expect(pullsOf(scene)[0]?.body).toContain(rebuilt)
    expect(scene.github.violations).toEqual([])
  })

  it('begins anew, and says so, when the state in the repository names another branch', async () => {
    const main = scene.git('rev-parse', 'main')
    forge(scene, texts.ref, { 'state.json': JSON.stringify({ ...keptIn(scene).state, branch: 'main' }) })

    const second = await runAgain(scene)

    expect(second.log).toContain('is of another request, so the work begins anew')
    // The branch of before is somebody's work too: it is not pushed over.
    expect(second.outputs).toMatchObject({ outcome: 'fixed', branch: `${first.outputs.branch}-2` })
    expect(scene.git('rev-parse', 'main')).toBe(main)
    expect(Object.values(branchesOf(scene)).map(({ length }) => length)).toEqual([2, 2])
  })

  it('begins anew when somebody has deleted its branch', async () => {
    const { branch = '' } = keptIn(scene).state
    scene.git('update-ref', '-d', `refs/heads/${branch}`)

    const second = await runAgain(scene)

    expect(second.outputs, second.log).toMatchObject({ outcome: 'fixed', branch })
    expect(branchesOf(scene)[branch]).toHaveLength(2)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  })
})
