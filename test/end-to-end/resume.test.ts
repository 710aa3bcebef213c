import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'

/** Runs until the log has a line that matches, and then the machine dies. Returns what was pushed by then. */
async function dieAt(
  scene: Scene,
  moment: RegExp,
  run: Partial<ActionRun> = {},
): Promise<{ branch: string; commits: string[]; log: string }> {
  const running = scene.start({
    ...run,
    onLine(line) {
      if (moment.test(line)) running.kill()
    },
  })
  const { signal, exitCode, log } = await running.finished
  expect({ signal, exitCode }, log).toEqual({ signal: 'SIGKILL', exitCode: null })
  return { ...pushed(scene), log }
}

function pushed(scene: Scene): { branch: string; commits: string[] } {
  const branch = scene.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
  return {
    branch,
    commits:
      branch === ''
        ? []
        : scene
            .git('rev-list', '--reverse', `${scene.sha}..${branch}`)
            .trim()
            .split('\n')
            .filter(sha => sha !== ''),
  }
}

describe.runIf(hasPytest)('a job whose machine dies', () => {
  it.each([
    { step: 'reproducing', moment: /the whole suite: \d+ passed, 2 failed/ },
    { step: 'fixing', moment: /Iteration 1/ },
    { step: 'validating', moment: /the affected tests/ },
    { step: 'committing', moment: /pushed [0-9a-f]{7} to/ },
    { step: 'the second iteration', moment: /Iteration 2/ },
    { step: 'finalizing', moment: /Done with the iterations/ },
    { step: 'publishing', moment: /pull request created/ },
  ])(
    'goes on from $step on a new machine: one branch, one pull request, nothing verified is lost',
    async ({ moment }) => {
      await using scene = await layOut(small)
      const before = await dieAt(scene, moment)

      const result = await scene.run({ workspace: scene.checkout(), temp: `${scene.temp}-2` })

      expect(result.conclusion, result.log).toBe('success')
      expect(result.outputs.outcome).toBe('fixed')
      const after = pushed(scene)
      expect(after.branch).toBe(result.outputs.branch)
      expect(after.commits).toHaveLength(2)
      expect(after.commits.slice(0, before.commits.length)).toEqual(before.commits)
      // What was verified before is not tried again: only the iterations that were left appear.
      const iterations = [...result.log.matchAll(/Iteration (\d)/g)].map(([, number]) => Number(number))
      expect(iterations).toEqual([1, 2].slice(before.commits.length))
      const pulls = scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
      expect(pulls).toHaveLength(1)
      expect(pulls[0]?.body).toContain('Fixed: 2 failing tests pass now')
      expect(scene.github.violations).toEqual([])
    },
  )

  it('goes on where it was on the same machine, and leaves no edit behind', async () => {
    await using scene = await layOut(small)
    await dieAt(scene, /the affected tests/)

    const result = await scene.run()

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(pushed(scene).commits).toHaveLength(2)
  })

  it('sets the new machine up before it goes on', async () => {
    const setup = {
      'tests/test_ready.py': 'import pathlib\n\n\ndef test_ready():\n    assert pathlib.Path("ready.tmp").exists()\n',
      'ready.py': 'import pathlib\n\npathlib.Path("ready.tmp").touch()\n',
      '.gitignore': '__pycache__/\nreports/\n*.tmp\n',
    }
    await using scene = await layOut({ ...small, commits: [...small.commits, { message: 'Need setup', files: setup }] })
    const inputs = { 'setup-command': 'python3 ready.py' }
    await dieAt(scene, /Iteration 2/, { inputs })

    const result = await scene.run({ workspace: scene.checkout(), temp: `${scene.temp}-2`, inputs })

    // CI's report has test_ready failing too: here it passes, once the machine is set up.
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('setup: python3 ready.py')
    expect(pushed(scene).commits).toHaveLength(2)
  })

  it('does not believe a state that lies on the machine, where earlier steps of the job can write', async () => {
    await using scene = await layOut(small)
    await scene.run()
    const main = scene.git('rev-parse', 'main')
    const key = scene.git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/fix-tests').trim()
    const path = join(scene.temp, 'fix-tests', key, 'state.json')
    const state = JSON.parse(readFileSync(path, 'utf8')) as { revision: number }
    writeFileSync(path, JSON.stringify({ ...state, revision: state.revision + 99, branch: 'main' }))

    const result = await scene.run({ workspace: scene.checkout() })

    expect(result.outputs.branch, result.log).toMatch(/^fix-tests\//)
    expect(scene.git('rev-parse', 'main')).toBe(main)
  })

  it('begins anew, and says so, when the state in the repository names another branch', async () => {
    await using scene = await layOut(small)
    await scene.run()
    const ref = scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').trim()
    const state = scene.git('show', `${ref}:state.json`).replace(/"branch":"[^"]*"/, '"branch":"main"')
    const clone = scene.checkout()
    writeFileSync(join(clone, 'state.json'), state)
    const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()
    const blob = git('hash-object', '-w', 'state.json')
    const tree = execFileSync('git', ['mktree'], {
      cwd: clone,
      input: `100644 blob ${blob}\tstate.json\n`,
      encoding: 'utf8',
    }).trim()
    const forged = git('-c', 'user.name=eve', '-c', 'user.email=eve@example.com', 'commit-tree', tree, '-m', 'forged')
    git('push', '--quiet', '--force', `file://${scene.github.bare(scene.repository)}`, `${forged}:${ref}`)

    const result = await scene.run({ workspace: scene.checkout(), temp: `${scene.temp}-2` })

    expect(result.log).toContain('is of another request, so the work begins anew')
    expect(result.outputs).toMatchObject({ outcome: 'fixed' })
    // The branch of before is somebody's work too: it is not pushed over.
    expect(result.outputs.branch).toMatch(/^fix-tests\/.*-2$/)
  })

  it('makes nothing twice when it is run again after the end', async () => {
    await using scene = await layOut(small)
    const first = await scene.run()
    const commits = pushed(scene)

    const second = await scene.run({ workspace: scene.checkout(), temp: `${scene.temp}-2`, runAttempt: 2 })

    expect(second.outputs).toMatchObject({
      outcome: 'fixed',
      'pull-request-operation': 'updated',
      'pull-request-number': first.outputs['pull-request-number'],
      'head-sha': first.outputs['head-sha'],
    })
    expect(pushed(scene)).toEqual(commits)
    expect(scene.github.pulls(scene.repository)).toHaveLength(2)
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
  })
})
