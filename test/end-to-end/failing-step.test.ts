import { execFileSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { small } from './projects.ts'

/** The report lies where the failing test step of the same job left it. */
function withReport(scene: Scene, workspace: string): string {
  mkdirSync(join(workspace, 'reports'))
  writeFileSync(join(workspace, 'reports', 'junit.xml'), scene.report)
  return workspace
}

/** The checkout that actions/checkout makes for a pull request: head merged into base, of which only one commit is there. */
function mergeCheckout(scene: Scene): string {
  const bare = scene.github.bare(scene.repository)
  const tree = execFileSync('git', ['merge-tree', '--write-tree', 'main', scene.branch], {
    cwd: bare,
    encoding: 'utf8',
  }).trim()
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com']
  const merge = execFileSync(
    'git',
    [...identity, 'commit-tree', tree, '-p', 'main', '-p', scene.branch, '-m', 'Merge'],
    { cwd: bare, encoding: 'utf8' },
  ).trim()
  execFileSync('git', ['update-ref', 'refs/heads/merge-of-1', merge], { cwd: bare })
  const workspace = scene.checkout({ depth: 1, ref: 'merge-of-1' })
  execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: workspace })
  return workspace
}

describe.runIf(hasPytest)('a step with if: failure() in the failing job', () => {
  it.each([
    {
      event: 'push',
      run: (scene: Scene): Partial<ActionRun> => ({
        workspace: withReport(scene, scene.workspace),
        event: { name: 'push', payload: scene.github.pushEvent(scene.repository, { branch: scene.branch }) },
        ref: `refs/heads/${scene.branch}`,
      }),
    },
    {
      event: 'push, in a checkout of depth 1',
      run: (scene: Scene): Partial<ActionRun> => ({
        workspace: withReport(scene, scene.checkout({ depth: 1 })),
        event: { name: 'push', payload: scene.github.pushEvent(scene.repository, { branch: scene.branch }) },
        ref: `refs/heads/${scene.branch}`,
      }),
    },
    {
      event: 'pull_request, in the merge that GitHub makes',
      run: (scene: Scene): Partial<ActionRun> => ({
        workspace: withReport(scene, mergeCheckout(scene)),
        event: {
          name: 'pull_request',
          payload: scene.github.pullRequestEvent(scene.repository, scene.pull ?? 0, 'synchronize'),
        },
        ref: `refs/pull/${scene.pull}/merge`,
      }),
    },
  ])('makes a pull request onto the failing branch ($event)', async ({ run }) => {
    await using scene = await layOut(small)
    const step = run(scene)
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: step.workspace, encoding: 'utf8' })

    const result = await scene.run({ ...step, workflow: 'CI', job: 'test' })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs.outcome).toBe('fixed')
    const pull = scene.github.pulls(scene.repository).find(({ number }) => number !== scene.pull)
    expect(pull).toMatchObject({ base: { ref: scene.branch }, draft: false })
    expect(scene.git('rev-list', '--count', `${scene.sha}..${result.outputs.branch}`).trim()).toBe('2')
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)[0]?.body).toContain(`See #${pull?.number}`)
    expect(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: step.workspace, encoding: 'utf8' })).toBe(head)
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })
})

describe.runIf(hasPytest)('the reports of a failing step', () => {
  const push = (scene: Scene): Partial<ActionRun> => ({
    event: { name: 'push', payload: scene.github.pushEvent(scene.repository, { branch: scene.branch }) },
    ref: `refs/heads/${scene.branch}`,
  })
  const before = new Date('2020-01-01T00:00:00Z')

  it('are ignored when they are older than the commit, and that is told', async () => {
    await using scene = await layOut(small)
    const stale = join(withReport(scene, scene.workspace), 'reports', 'stale.xml')
    writeFileSync(stale, scene.report.replaceAll('test_area', 'test_of_another_commit'))
    utimesSync(stale, before, before)

    const result = await scene.run(push(scene))

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('reports/stale.xml is older than the commit that failed, and was ignored.')
    expect(result.log).toMatch(/1 report files: 3 test cases, 2 failing/)
  })

  it('are none when all of them are older than the commit', async () => {
    await using scene = await layOut(small)
    const stale = join(withReport(scene, scene.workspace), 'reports', 'junit.xml')
    utimesSync(stale, before, before)

    const result = await scene.run(push(scene))

    expect(result.conclusion).toBe('failure')
    expect(result.log).toContain(
      'is older than the commit that failed. Run the tests before, so that they write fresh reports.',
    )
    expect(scene.github.pulls(scene.repository)).toHaveLength(1)
  })

  it('lead to a run of the tests when they break off before the first failure', async () => {
    const half = (xml: string) => xml.slice(0, xml.indexOf('<testcase'))
    await using scene = await layOut({ ...small, report: half })
    const workspace = withReport(scene, scene.workspace)

    const result = await scene.run({ ...push(scene), workspace })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toMatch(/1 report files: 0 test cases, 0 failing/)
    expect(result.log).toMatch(/reproduced: 2 failing/)
  })
})

describe.runIf(hasPytest)('secrets', () => {
  it('never reach the tests or the setup command', async () => {
    const spy = {
      message: 'Spy',
      files: {
        'spy.py': 'import json, os, sys\njson.dump(dict(os.environ), open(sys.argv[1], "w"))\n',
        'tests/test_spy.py':
          'import os\n\n\ndef test_environment():\n    assert not [name for name in os.environ if "TOKEN" in name or name.startswith(("INPUT_", "GITHUB_", "ACTIONS_", "RUNNER_"))], "leaked"\n',
      },
    }
    await using scene = await layOut({ ...small, commits: [...small.commits, spy] })

    const result = await scene.run({
      inputs: { 'setup-command': 'python3 spy.py environment.json', 'pass-env': 'MY_TOKEN, MY_MODE' },
      env: { MY_TOKEN: scene.token, MY_MODE: 'ci' },
    })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const seen = JSON.parse(
      execFileSync('cat', ['environment.json'], { cwd: scene.workspace, encoding: 'utf8' }),
    ) as Record<string, string>
    expect(seen).toMatchObject({ CI: 'true', MY_MODE: 'ci' })
    expect(Object.values(seen).some(value => value.includes(scene.token))).toBe(false)
    expect(Object.keys(seen).filter(name => /^(?:INPUT|GITHUB|ACTIONS|RUNNER)_|MY_TOKEN/.test(name))).toEqual([])
    expect(result.leaks).toEqual([])
  })
})
