import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMA } from '../../src/domain/model/state.ts'
import { layOut } from '../world/scene.ts'
import { one, small } from './projects.ts'
import {
  commitsOf,
  type Death,
  dieAt,
  expectGoesOn,
  expectRebuilt,
  expectTheSame,
  type Finished,
  runAgain,
} from './resume.cases.ts'
import { branchesOf, forge, keptIn } from './sessions.ts'

describe('a job whose machine dies', () => {
  it.each<Death>([
    { step: 'reproducing', project: one, moment: /the whole suite: \d+ passed, 1 failed/ },
    { step: 'minimizing', project: small, moment: /Leftovers and untested lines/ },
    { step: 'proving', project: one, moment: /Proof: without/ },
    { step: 'pushing the branch', project: one, moment: /pushed [0-9a-f]{7} to/ },
    { step: 'publishing', project: one, moment: /pull request created/ },
  ])('goes on from $step on a new machine', async death => {
    await using scene = await layOut(death.project)

    await expectGoesOn(scene, death)
  })

  it('has shown nobody a branch before its fix is proved, and no CI has run on each of its commits', async () => {
    await using scene = await layOut(small)

    const commits = await dieAt(scene, /Proof: without/)
    const seen = branchesOf(scene)
    const result = await runAgain(scene)

    expect([commits.length, seen]).toEqual([2, {}])
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log.match(/pushed [0-9a-f]{7} to/g)).toHaveLength(1)
    expect(commitsOf(scene)).toEqual(commits)
  })

  it('goes on from the commits that nobody has seen when its state is damaged, and says so', async () => {
    await using scene = await layOut(small)
    const commits = await dieAt(scene, /Proof: without/)
    const { ref, state } = keptIn(scene)
    forge(scene, ref, { 'state.json': JSON.stringify(state).slice(0, -100) })

    const result = await runAgain(scene)

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('The ledger was rebuilt from the commits of an earlier run: they are tested again.')
    expect(result.log).not.toMatch(/Iteration \d/)
    expect(commitsOf(scene)).toEqual(commits)
  })

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
      'test/ready.test.js':
        "import assert from 'node:assert'\nimport { existsSync } from 'node:fs'\nimport { test } from 'node:test'\n\ntest('ready', () => assert.ok(existsSync('ready.tmp')))\n",
      'ready.js': "import { writeFileSync } from 'node:fs'\n\nwriteFileSync('ready.tmp', '')\n",
      '.gitignore': 'reports/\n*.tmp\n',
    }
    await using scene = await layOut({ ...one, commits: [...one.commits, { message: 'Need setup', files: setup }] })
    const withSetup = { inputs: { 'setup-command': 'node ready.js' } }
    await dieAt(scene, /Proof: without/, withSetup)

    const result = await runAgain(scene, withSetup)

    // CI's report has the test `ready` failing too: here it passes, once the machine is set up.
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('resuming from')
    expect(result.log).toContain('setup: node ready.js')
    expect(commitsOf(scene)).toHaveLength(1)
  })
})

describe('a finished request', () => {
  let finished: Finished & { readonly texts: ReturnType<typeof keptIn> }
  beforeAll(async () => {
    const scene = await layOut(small)
    const first = await scene.run({ inputs: { 'flaky-reruns': '0' } })
    expect(first.outputs.outcome, first.log).toBe('fixed')
    finished = { scene, first, commits: commitsOf(scene), texts: keptIn(scene) }
  })
  afterAll(() => finished?.scene[Symbol.asyncDispose]())

  it('makes nothing twice when it is run again after its end', async () => {
    const second = await runAgain(finished.scene)

    expectTheSame(finished, second)
    expect(second.log).not.toContain('the whole suite')
  })

  it('does not believe a state on the machine, where earlier steps of the job can write', async () => {
    const { scene, texts } = finished
    const path = join(scene.temp, 'fix-tests', texts.ref.replace('refs/fix-tests/', ''), 'state.json')
    const state = JSON.parse(readFileSync(path, 'utf8')) as { revision: number }
    const main = scene.git('rev-parse', 'main')
    writeFileSync(path, JSON.stringify({ ...state, revision: state.revision + 99, branch: 'main' }))

    const second = await runAgain(scene, { temp: scene.temp })

    expectTheSame(finished, second)
    expect(scene.git('rev-parse', 'main')).toBe(main)
  })

  it.each<{
    what: string
    note: RegExp
    spoil: (finished: Finished & { readonly texts: ReturnType<typeof keptIn> }) => void
  }>([
    {
      what: 'is of another version',
      note: /^The ledger in the repository is damaged or of another version/,
      spoil: ({ scene, texts }) =>
        forge(scene, texts.ref, { 'state.json': JSON.stringify({ ...texts.state, schema: SCHEMA - 1 }) }),
    },
    {
      what: 'was deleted',
      note: /^The ledger was rebuilt/,
      spoil: ({ scene, texts }) => scene.git('update-ref', '-d', texts.ref),
    },
  ])('goes on, when its ledger $what, from the commits of its branch, and says so', async ({ note, spoil }) => {
    spoil(finished)

    await expectRebuilt(finished, note)
  })

  it('begins anew, and says so, when the state in the repository names another branch', async () => {
    const { scene, first, texts } = finished
    const main = scene.git('rev-parse', 'main')
    forge(scene, texts.ref, { 'state.json': JSON.stringify({ ...keptIn(scene).state, branch: 'main' }) })

    const second = await runAgain(scene)

    expect(second.log).toContain('belongs to another request, so the work starts again')
    // A person may have worked on the earlier branch too: it is not pushed over.
    expect(second.outputs).toMatchObject({ outcome: 'fixed', branch: `${first.outputs.branch}-2` })
    expect(scene.git('rev-parse', 'main')).toBe(main)
    expect(Object.values(branchesOf(scene)).map(({ length }) => length)).toEqual([2, 2])
  })

  it('begins anew when its branch was deleted', async () => {
    const { scene } = finished
    const { branch = '' } = keptIn(scene).state
    scene.git('update-ref', '-d', `refs/heads/${branch}`)

    const second = await runAgain(scene)

    expect(second.outputs, second.log).toMatchObject({ outcome: 'fixed', branch })
    expect(branchesOf(scene)[branch]).toHaveLength(2)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  })
})
