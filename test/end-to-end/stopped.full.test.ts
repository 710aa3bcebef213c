import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RunningAction } from '../world/runner/runner.ts'
import { importCommits, layOut } from '../world/scene.ts'
import { small } from './projects.ts'
import { CLI } from './repository.ts'
import { branchesOf, Gate, keptIn, noWork } from './sessions.ts'
import { commentsOf, type Ending, expectClean, expectKept, inputs } from './stopped.cases.ts'

describe('a job that is ended from outside', () => {
  it.each<Ending>([
    {
      when: 'between two runs of the tests',
      project: small,
      how: 'cancelled',
      moment: /Iteration 2[^]*offline: \d+ candidates/,
      inTests: false,
      at: 'fixing',
    },
    {
      when: 'in the middle of a fix',
      project: small,
      how: 'ended by SIGTERM',
      moment: /the whole suite: 2 passed/,
      inTests: true,
      at: 'fixing',
    },
  ])('$when ($how) keeps what is verified, says how to go on, and is gone on with', expectKept)

  it('before anything is known leaves nothing but a word behind', async () => {
    using gate = new Gate()
    await using scene = await layOut(gate.before(small))
    gate.close()
    const running = scene.start({ inputs })
    await Promise.race([gate.reached, running.finished])
    process.kill(running.pid, 'SIGTERM')

    const stopped = await running.finished

    expect(stopped.exitCode, stopped.log).toBe(1)
    expect(stopped.outputs).toMatchObject({ outcome: 'stopped', branch: '' })
    expect(stopped.orphans).toEqual([])
    expectClean(scene, scene.workspace)
    expect(keptIn(scene).ref).toBe('')
    expect(branchesOf(scene)).toEqual({})
    const said = commentsOf(scene)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('## Stopped before the end')
  })

  it('while it waits for another run is told in a sentence, and the other goes on', async () => {
    using gate = new Gate()
    await using scene = await layOut(gate.before(small))
    gate.close()
    const first = scene.start({ inputs, runId: 1 })
    await Promise.race([gate.reached, first.finished])
    const second: RunningAction = scene.start({
      inputs,
      runId: 2,
      workspace: scene.checkout(),
      temp: `${scene.temp}-2`,
      onLine(line) {
        if (/waiting for it to end/.test(line)) process.kill(second.pid, 'SIGTERM')
      },
    })

    const stopped = await second.finished
    const { lease } = keptIn(scene)
    first.kill()
    await first.finished

    expect(stopped.annotations).toEqual([
      { level: 'error', message: 'The job was cancelled. Run it again: fix-tests resumes where it stopped.' },
    ])
    expect(stopped.outputs).toEqual(noWork('stopped'))
    expect(lease?.owner.run).toEqual({ id: 1, attempt: 1 })
  })
})

describe('a run on the command line that is ended with Ctrl-C', () => {
  it('keeps what is verified, and --resume goes on from there', async () => {
    using gate = new Gate()
    const person = new Person(gate)
    const running = person.run(['run', '--flaky-reruns', '0'], /the whole suite: 2 passed/, () => gate.close())
    await Promise.race([gate.reached, running.ended])
    running.interrupt()

    const stopped = await running.ended

    expect(stopped.code, stopped.stderr).toBe(1)
    expect(stopped.stderr).toContain(`verified commits are kept. Resume with: node ${CLI} run --resume`)
    expect(person.git('status', '--porcelain', '--branch')).toBe('## main\n')
    expect(keptIn(person)).toMatchObject({ state: { outcome: 'stopped', phase: { at: 'fixing' } }, lease: undefined })
    const [branch, verified] = person.branch()
    expect(verified).toHaveLength(1)

    gate.open()
    const next = await person.run(['run', '--resume']).ended

    expect(next.code, next.stderr).toBe(0)
    expect(next.stderr).toContain('resuming from fixing, after 2 attempts')
    expect(person.branch()).toEqual([branch, [...verified, expect.any(String)]])
    expect(keptIn(person)).toMatchObject({ state: { outcome: 'fixed' }, lease: undefined })
  })
})

/** A person's repository, and the shipped command line in it. */
class Person {
  readonly #home = mkdtempSync(join(tmpdir(), 'fix-tests-person-'))
  readonly #path = join(this.#home, 'project')

  constructor(gate: Gate) {
    onTestFinished(() => rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 }))
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', this.#path])
    this.git('config', 'user.name', 'Ada')
    this.git('config', 'user.email', 'ada@example.com')
    importCommits(this.#path, gate.before(small).commits)
    this.git('reset', '--quiet', '--hard')
  }

  readonly git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: this.#path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

  /** The bot's branch, and its commits. */
  branch(): [string, string[]] {
    const branch = this.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
    return [branch, this.git('rev-list', '--reverse', `main..${branch}`).trim().split('\n')]
  }

  /** @param then what happens when it has said this for the first time */
  run(args: readonly string[], moment?: RegExp, then?: () => void) {
    const env = { PATH: process.env.PATH, HOME: this.#home }
    const child = spawn(process.execPath, [CLI, ...args], { cwd: this.#path, env })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      const before = moment?.test(stderr)
      stderr += chunk.toString()
      if (before === false && moment?.test(stderr)) then?.()
    })
    const ended = new Promise<{ code: number | null; stderr: string }>(done => {
      child.on('close', code => done({ code, stderr }))
    })
    return { ended, interrupt: () => child.kill('SIGINT') }
  }
}
