import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Scene, SceneOptions } from '../world/scene.ts'
import { one } from './projects.ts'

/** The report lies where the failing test step of the same job left it. */
export function withReport(scene: Scene, workspace: string): string {
  mkdirSync(join(workspace, 'reports'))
  writeFileSync(join(workspace, 'reports', 'junit.xml'), scene.report)
  return workspace
}

/** The checkout that actions/checkout makes for a pull request: head merged into base, of which only one commit is there. */
export function mergeCheckout(scene: Scene): string {
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

/** A project whose tests see no secret, and whose setup keeps its environment. */
export const spied: SceneOptions = {
  ...one,
  commits: [
    ...one.commits,
    {
      message: 'Spy',
      files: {
        'spy.js':
          "import { writeFileSync } from 'node:fs'\n\nwriteFileSync(process.argv[2], JSON.stringify(process.env))\n",
        'test/spy.test.js': `import assert from 'node:assert'
import { test } from 'node:test'

test('environment', () => {
  const seen = Object.keys(process.env).filter(name => /TOKEN|^(?:INPUT|GITHUB|ACTIONS|RUNNER)_/.test(name))
  assert.deepEqual(seen, process.env.GITHUB_ACTIONS === 'true' ? ['GITHUB_ACTIONS'] : [])
})
`,
      },
    },
  ],
}

/** The inputs and variables of a run of that project. */
export const spying = {
  inputs: { 'setup-command': 'node spy.js environment.json', 'pass-env': 'MY_TOKEN, MY_MODE' },
  env: ({ token }: Scene) => ({ MY_TOKEN: token, MY_MODE: 'ci' }),
}

/** The setup has seen what it was given, and no secret. */
export function expectNoSecret(scene: Scene, workspace: string): void {
  const seen = JSON.parse(readFileSync(join(workspace, 'environment.json'), 'utf8')) as Record<string, string>
  expect(seen).toMatchObject({ CI: 'true', MY_MODE: 'ci' })
  expect(Object.values(seen).some(value => value.includes(scene.token))).toBe(false)
  const own = Object.keys(seen).filter(name => /^(?:INPUT|GITHUB|ACTIONS|RUNNER)_|MY_TOKEN/.test(name))
  expect(own).toEqual(['GITHUB_ACTIONS'])
}

export function pushOf(scene: Scene): Partial<ActionRun> {
  return {
    event: { name: 'push', payload: scene.github.pushEvent(scene.repository, { branch: scene.branch }) },
    ref: `refs/heads/${scene.branch}`,
  }
}

/** A pull request onto the failing branch, and a checkout that stays as it was. */
export async function expectPull(
  scene: Scene,
  step: Partial<ActionRun> & { workspace: string },
): Promise<ActionResult> {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: step.workspace, encoding: 'utf8' })

  const result = await scene.run({ ...step, workflow: 'CI', job: 'test' })

  expect(result.conclusion, result.log).toBe('success')
  expect(result.outputs.outcome).toBe('fixed')
  const pull = scene.github.pulls(scene.repository).find(({ number }) => number !== scene.pull)
  expect(pull).toMatchObject({ base: { ref: scene.branch }, draft: false })
  expect(scene.git('rev-list', '--count', `${scene.sha}..${result.outputs.branch}`).trim()).toBe('1')
  expect(scene.github.comments(scene.repository, scene.pull ?? 0)[0]?.body).toContain(`See #${pull?.number}`)
  expect(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: step.workspace, encoding: 'utf8' })).toBe(head)
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return result
}
