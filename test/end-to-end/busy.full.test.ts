import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { importCommits, layOut } from '../world/scene.ts'
import { inputs, lease, refOf } from './busy.cases.ts'
import { one } from './projects.ts'
import { CLI } from './repository.ts'
import { branchesOf, forge, Gate, keptIn, noWork, pullsOf } from './sessions.ts'

const GOES_ON = 'Nothing is lost: it continues from the saved state. Look at its result.'

describe('two jobs for one request', () => {
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
        if (/waiting for it to end/.test(line)) scene.github.endWorkflowRun(scene.repository, id, 'cancelled')
      },
    })

    expect(result.log).toContain('waiting for it to end')
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
    expect(result.outputs).toEqual(noWork('failed'))
    expect(keptIn(scene).lease).toMatchObject({ owner: { id: 'other' } })
    expect(branchesOf(scene)).toEqual({})
    expect(pullsOf(scene)).toEqual([])
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: scene.workspace, encoding: 'utf8' })).toBe('')
  })
})

describe('two work trees of one repository at the same commit', () => {
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
    await second.says(/waiting for it to end/)
    first.kill()
    gate.open()

    const { code, stdout, stderr } = await second.ended

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
  })
})

/** A person's repository, and a second work tree of it. */
function twoWorkTrees(gate: Gate): { home: string; project: string; beside: string } {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-trees-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const [project, beside] = [join(home, 'project'), join(home, 'beside')]
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project })
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
  importCommits(project, gate.before(one).commits)
  git('reset', '--quiet', '--hard')
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

describe('a branch of the fix to which somebody else pushes meanwhile', () => {
  it('stays as it is, and the fix goes to another one', async () => {
    await using scene = await layOut(one)
    let [branch, theirs] = ['', '']

    const result = await scene.run({
      inputs,
      onLine(line) {
        if (!line.includes('Proof: without') || branch !== '') return
        branch = `fix-tests/${scene.branch}-${scene.sha.slice(0, 7)}`
        theirs = scene.git('commit-tree', `${scene.sha}^{tree}`, '-p', scene.sha, '-m', 'Mine').trim()
        scene.git('update-ref', `refs/heads/${branch}`, theirs)
      },
    })

    const [ours] = branchesOf(scene)[`${branch}-2`] ?? []
    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed', branch: `${branch}-2`, 'head-sha': ours })
    expect(branchesOf(scene)).toEqual({ [branch]: [theirs], [`${branch}-2`]: [ours] })
    const note = `Another author pushed to ${branch}, so the fix is on ${branch}-2.`
    expect(result.annotations).toContainEqual(expect.objectContaining({ level: 'warning', message: note }))
    expect(pullsOf(scene)).toMatchObject([{ head: { ref: `${branch}-2` }, body: expect.stringContaining(note) }])
    expect(keptIn(scene)).toMatchObject({ state: { branch: `${branch}-2`, outcome: 'fixed' }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })
})
