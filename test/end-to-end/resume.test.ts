import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMA } from '../../src/domain/state.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'
import { branchesOf, forge, keptIn, pullsOf } from './sessions.ts'

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
    { step: 'reproducing', moment: /the whole suite: \d+ passed, 2 failed/ },
    { step: 'fixing', moment: /Iteration 1/ },
    { step: 'committing', moment: /pushed [0-9a-f]{7} to/ },
    { step: 'the second iteration', moment: /Iteration 2/ },
    { step: 'minimizing', moment: /Is all of it needed/ },
    { step: 'proving', moment: /The proof/ },
    { step: 'publishing', moment: /pull request created/ },
  ])(
    'goes on from $step on a new machine: one branch, one pull request, nothing verified is lost',
    async ({ moment }) => {
      await using scene = await layOut(small)
      const before = await dieAt(scene, moment)

      const result = await runAgain(scene)

      expect(result.conclusion, result.log).toBe('success')
      expect(result.outputs.outcome).toBe('fixed')
      expect(Object.keys(branchesOf(scene))).toEqual([result.outputs.branch])
      const after = commitsOf(scene)
      expect(after).toHaveLength(2)
      expect(after.slice(0, before.length)).toEqual(before)
      // What was verified before is not tried again: only the iterations that were left appear.
      const iterations = [...result.log.matchAll(/Iteration (\d)/g)].map(([, number]) => Number(number))
      expect(iterations).toEqual([1, 2].slice(before.length))
      expect(pullsOf(scene)).toMatchObject([{ body: expect.stringContaining('Fixed: 2 failing tests pass now') }])
      expect(keptIn(scene).lease).toBeUndefined()
      expect(scene.github.violations).toEqual([])
    },
  )

  it('has its events kept, before those of the machine that goes on', async () => {
    await using scene = await layOut(small)
    await dieAt(scene, /Iteration 2/)
    const before = keptIn(scene).events

    await runAgain(scene)

    const { events } = keptIn(scene)
    expect(before.map(({ kind }) => kind)).toContain('committed')
    expect(events.slice(0, before.length)).toEqual(before)
    const after = events.slice(before.length).map(({ kind }) => kind)
    expect(after.filter(kind => kind === 'request' || kind === 'resumed' || kind === 'pull-request')).toEqual([
      'request',
      'resumed',
      'pull-request',
    ])
  })

  it('goes on where it was on the same machine, and leaves no edit behind', async () => {
    await using scene = await layOut(small)
    await dieAt(scene, /the affected tests/)

    const result = await runAgain(scene, { workspace: scene.workspace, temp: scene.temp })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(commitsOf(scene)).toHaveLength(2)
  })

  it('sets the new machine up before it goes on', async () => {
    const setup = {
      'tests/test_ready.py': 'import pathlib\n\n\ndef test_ready():\n    assert pathlib.Path("ready.tmp").exists()\n',
      'ready.py': 'import pathlib\n\npathlib.Path("ready.tmp").touch()\n',
      '.gitignore': '__pycache__/\nreports/\n*.tmp\n',
    }
    await using scene = await layOut({ ...small, commits: [...small.commits, { message: 'Need setup', files: setup }] })
    const withSetup = { inputs: { ...inputs, 'setup-command': 'python3 ready.py' } }
    await dieAt(scene, /Iteration 2/, withSetup)

    const result = await runAgain(scene, withSetup)

    // CI's report has test_ready failing too: here it passes, once the machine is set up.
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('setup: python3 ready.py')
    expect(commitsOf(scene)).toHaveLength(2)
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

  it('that is run again makes nothing twice', async () => {
    const second = await runAgain(scene)

    expectTheSame(second)
    expect(second.log).not.toContain('the whole suite')
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
  ])('whose ledger $what goes on from the commits of its branch, and says so', async ({ note, spoil }) => {
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

  it('whose branch somebody has deleted is begun anew', async () => {
    scene.git('update-ref', '-d', `refs/heads/${first.outputs.branch}`)

    const second = await runAgain(scene)

    expect(second.outputs, second.log).toMatchObject({ outcome: 'fixed', branch: first.outputs.branch })
    expect(commitsOf(scene)).toHaveLength(2)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  })
})

describe.runIf(hasPytest)('a state is not believed', () => {
  it('that lies on the machine, where earlier steps of the job can write', async () => {
    await using scene = await layOut(small)
    await scene.run({ inputs })
    const main = scene.git('rev-parse', 'main')
    const key = keptIn(scene).ref.replace('refs/fix-tests/', '')
    const path = join(scene.temp, 'fix-tests', key, 'state.json')
    const state = JSON.parse(readFileSync(path, 'utf8')) as { revision: number }
    writeFileSync(path, JSON.stringify({ ...state, revision: state.revision + 99, branch: 'main' }))

    const result = await runAgain(scene, { temp: scene.temp })

    expect(result.outputs.branch, result.log).toMatch(/^fix-tests\//)
    expect(scene.git('rev-parse', 'main')).toBe(main)
  })

  it('that names another branch in the repository: the work begins anew, and says so', async () => {
    await using scene = await layOut(small)
    await scene.run({ inputs })
    const { ref, state } = keptIn(scene)
    forge(scene, ref, { 'state.json': JSON.stringify({ ...state, branch: 'main' }) })

    const result = await runAgain(scene)

    expect(result.log).toContain('is of another request, so the work begins anew')
    expect(result.outputs).toMatchObject({ outcome: 'fixed' })
    // The branch of before is somebody's work too: it is not pushed over.
    expect(result.outputs.branch).toMatch(/^fix-tests\/.*-2$/)
  })
})
