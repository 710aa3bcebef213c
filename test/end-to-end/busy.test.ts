import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LEASE_MS, type Owner } from '../../src/state-store/lease.ts'
import { requestKey } from '../../src/engine/job.ts'
import { layOut, type Scene, write } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { branchesOf, forge, Gate, keptIn, one, pullsOf } from './sessions.ts'

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js')
/** Each test fails every time: that it does so once more is not what this is about. */
const inputs = { 'flaky-reruns': '0' }

const GOES_ON = 'Nothing is lost: it continues from the saved state. Look at its result.'

describe.runIf(hasPytest)('two jobs for one request', () => {
  it('that start at the same moment work one after the other: one branch, one pull request', async () => {
    await using scene = await layOut(one)

    const results = await Promise.all([
      scene.run({ inputs, runId: 1 }),
      scene.run({ inputs, runId: 2, workspace: scene.checkout(), temp: `${scene.temp}-2` }),
    ])

    const logs = results.map(({ log }) => log)
    expect(
      results.map(({ outputs }) => outputs.outcome),
      logs.join('\n'),
    ).toEqual(['fixed', 'fixed'])
    const waited = logs.map(
      log => / Another run \((\S+)\) works on the same request: waiting for its end\./.exec(log)?.[1],
    )
    const [first, second] = waited[0] === undefined ? [1, 2] : [2, 1]
    expect(waited[first - 1]).toBeUndefined()
    expect(waited[second - 1]).toBe(`${scene.github.url}/${scene.repository}/actions/runs/${first}`)
    expect(results[first - 1]?.outputs).toMatchObject({ 'pull-request-operation': 'created' })
    expect(results[second - 1]?.outputs).toMatchObject({
      'pull-request-operation': 'updated',
      'head-sha': results[first - 1]?.outputs['head-sha'],
    })
    expect(Object.values(branchesOf(scene))).toEqual([[expect.any(String)]])
    expect(pullsOf(scene)).toHaveLength(1)
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })

  it('of which the second is not to wait: it is refused with a warning, and does not fail', async () => {
    await using scene = await layOut(one)
    forge(scene, refOf(scene), { 'lease.json': lease({ name: 'the other' }) })

    const result = await scene.run({ inputs: { ...inputs, 'if-running': 'leave' } })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'refused' })
    expect(result.annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/^Another run \(the other\) works on the same request\. /) },
    ])
    expect(result.summary).toMatch(/^## Refused/)
    expect(result.log).not.toContain('the whole suite')
    expect(keptIn(scene)).toMatchObject({ names: ['lease.json'], lease: { owner: { id: 'other' } } })
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.violations).toEqual([])
  })

  it('of which the first died: it is waited for until GitHub says that it has ended', async () => {
    await using scene = await layOut(one)
    const { id } = scene.github.addWorkflowRun(scene.repository, {
      name: 'fix-tests',
      headBranch: 'main',
      headSha: scene.sha,
      status: 'in_progress',
    })
    forge(scene, refOf(scene), { 'lease.json': lease({ run: { id, attempt: 1 } }) })

    const result = await scene.run({
      inputs,
      runId: id + 1,
      onLine(line) {
        if (/waiting for its end/.test(line)) scene.github.endWorkflowRun(scene.repository, id, 'cancelled')
      },
    })

    expect(result.log).toContain('waiting for its end')
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(keptIn(scene).lease).toBeUndefined()
    expect(scene.github.violations).toEqual([])
  })

  it('of which the second has taken over: the first stops in one sentence, and pushes nothing more', async () => {
    await using scene = await layOut(one)

    const result = await scene.run({
      inputs,
      onLine(line) {
        if (/Iteration 1/.test(line)) forge(scene, refOf(scene), { 'lease.json': lease({}) })
      },
    })

    expect(result.conclusion, result.log).toBe('failure')
    expect(result.annotations).toEqual([
      { level: 'error', message: `Another run has taken over this request. ${GOES_ON}` },
    ])
    expect(result.outputs).toEqual({ outcome: 'failed' })
    expect(keptIn(scene).lease).toMatchObject({ owner: { id: 'other' } })
    expect(branchesOf(scene)).toEqual({})
    expect(pullsOf(scene)).toEqual([])
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: scene.workspace, encoding: 'utf8' })).toBe('')
  })
})

describe.runIf(hasPytest)('a branch of the fix to which somebody else pushes meanwhile', () => {
  it('stays as it is, and the fix goes to another one', async () => {
    await using scene = await layOut(one)
    let [branch, theirs] = ['', '']

    const result = await scene.run({
      inputs,
      onLine(line) {
        const [, pushed] = /pushed [0-9a-f]{7} to (\S+)/.exec(line) ?? []
        if (pushed === undefined || branch !== '') return
        branch = pushed
        theirs = scene.git('commit-tree', `${branch}^{tree}`, '-p', branch, '-m', 'Mine').trim()
        scene.git('update-ref', `refs/heads/${branch}`, theirs)
      },
    })

    const [ours] = branchesOf(scene)[`${branch}-2`] ?? []
    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', branch: `${branch}-2`, 'head-sha': ours })
    expect(branchesOf(scene)).toEqual({ [branch]: [ours, theirs], [`${branch}-2`]: [ours] })
    const note = `Somebody else pushed to ${branch}, so the fix is on ${branch}-2.`
    expect(result.annotations).toContainEqual(expect.objectContaining({ level: 'warning', message: note }))
    expect(pullsOf(scene)).toMatchObject([{ head: { ref: `${branch}-2` }, body: expect.stringContaining(note) }])
    expect(keptIn(scene)).toMatchObject({ state: { branch: `${branch}-2`, outcome: 'fixed' }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })
})

describe.runIf(hasPytest)('two work trees of one repository at the same commit', () => {
  it('are worked on one after the other; a process that has died is not waited for', async () => {
    using gate = new Gate()
    const { home, project, beside } = twoWorkTrees(gate)
    const start = (cwd: string, ...args: string[]) => new CommandLine({ home, cwd, args: ['run', ...args] })
    gate.close()
    const first = start(project)
    await Promise.race([gate.reached, first.ended])

    const leaving = await start(beside, '--if-running', 'leave').ended

    expect(leaving).toMatchObject({ code: 2, stdout: '' })
    expect(leaving.stderr).toMatch(
      new RegExp(`^fix-tests: Another run \\(process ${first.pid} on .+\\) works on the same request\\. `, 'm'),
    )

    const second = start(beside, '--flaky-reruns', '0')
    await second.says(/waiting for its end/)
    first.kill()
    gate.open()

    const { code, stdout, stderr } = await second.ended

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
  })
})

/** Where the ledger of a scene's request is kept. */
function refOf({ repository, branch, sha }: Scene): string {
  const request = { trigger: 'workflow_run' as const, repository, headBranch: branch, headSha: sha }
  return `refs/fix-tests/${requestKey({ request, name: 'CI' })}`
}

/** Somebody's word that they work on a request, given just now. */
function lease(change: Partial<Owner>): string {
  const owner = { id: 'other', name: 'another job', host: 'elsewhere', pid: 1, ...change }
  return JSON.stringify({ owner, until: Date.now() + LEASE_MS })
}

/** A person's repository, and a second work tree of it. */
function twoWorkTrees(gate: Gate): { home: string; project: string; beside: string } {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-trees-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const [project, beside] = [join(home, 'project'), join(home, 'beside')]
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project })
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
  for (const { message, files } of gate.before(one).commits) {
    write(project, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
  }
  git('worktree', 'add', '--quiet', '-b', 'beside', beside)
  return { home, project, beside }
}

/** The shipped command line at work. */
class CommandLine {
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>
  readonly #child: ChildProcessWithoutNullStreams
  #stderr = ''

  constructor({ home, cwd, args }: { home: string; cwd: string; args: readonly string[] }) {
    const env = { PATH: process.env.PATH, HOME: home }
    this.#child = spawn(process.execPath, [CLI, ...args], { cwd, env })
    let stdout = ''
    this.#child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    this.#child.stderr.on('data', (chunk: Buffer) => (this.#stderr += chunk.toString()))
    this.ended = new Promise(done => {
      this.#child.on('close', code => done({ code, stdout, stderr: this.#stderr }))
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  /** Resolves when it has said something, or has ended without a word of it. */
  async says(words: RegExp): Promise<void> {
    const said = new Promise<void>(heard => {
      const look = () => {
        if (words.test(this.#stderr)) heard()
      }
      this.#child.stderr.on('data', look)
      look()
    })
    await Promise.race([said, this.ended])
  }
}
