import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'

/** The commits of the fix, oldest first. */
function commitsOf(scene: Scene, branch: string): { subject: string; body: string; files: string[] }[] {
  const shas = scene.git('rev-list', '--reverse', `${scene.sha}..${branch}`).trim().split('\n')
  return shas.map(sha => ({
    subject: scene.git('show', '--no-patch', '--format=%s', sha).trim(),
    body: scene.git('show', '--no-patch', '--format=%b', sha).trim(),
    files: scene.git('show', '--name-only', '--format=', sha).trim().split('\n'),
  }))
}

/** Runs the tests of a branch in a fresh checkout: what the pull request says must be true there. */
function runTests(scene: Scene, branch: string, [file, ...args]: readonly [string, ...string[]]): number {
  try {
    execFileSync(file, args, { cwd: scene.checkout({ ref: branch }), stdio: 'ignore' })
    return 0
  } catch (error) {
    return (error as { status: number }).status
  }
}

/** A project with failing tests, and the files that its fix changes, each in an iteration of its own. */
export interface Broken {
  readonly runner: string
  readonly project: SceneOptions
  readonly red: number
  readonly sources: readonly string[]
}

/** A run of the offline engine: a pull request with a commit per bug, and green tests. */
export async function expectFixed({ project, red, sources }: Broken): Promise<void> {
  await using scene = await layOut(project)

  const result = await scene.run()

  expect(result.conclusion, result.log).toBe('success')
  expect(result.outputs).toMatchObject({
    outcome: 'fixed',
    'remaining-tests': '[]',
    'flaky-tests': '[]',
    iterations: String(sources.length),
  })
  expect(Number(result.outputs['pass-rate-before'])).toBeLessThan(1)
  expect(result.outputs['pass-rate-after']).toBe('1.0000')
  expect(JSON.parse(result.outputs['fixed-tests'] ?? '')).toHaveLength(red)

  const branch = result.outputs.branch ?? ''
  const commits = commitsOf(scene, branch)
  const subjects = commits.map(({ subject }) => subject)
  expect(subjects).toHaveLength(sources.length)
  for (const subject of subjects) expect(subject).toMatch(/^(?:Fix|Add) an? .+ in .+ \(fixes \d tests?\)$/)
  expect(commits.at(-1)?.body).toMatch(/^Fix-Tests-Pass-Rate: \d+% → 100%$/m)
  expect(commits.flatMap(({ files }) => files).toSorted()).toEqual(sources)
  expect(commits[0]?.body).toMatch(/^Fix-Tests-Fixer: offline$/m)

  const fixed = red === 1 ? 'Fixed: 1 failing test passes now' : `Fixed: ${red} failing tests pass now`
  const pulls = pullsOf(scene)
  expect(pulls).toHaveLength(1)
  expect(pulls[0]).toMatchObject({ state: 'open', draft: false, head: { ref: branch }, base: { ref: scene.branch } })
  expect(pulls[0]?.labels).toEqual(['fix-tests'])
  expect(pulls[0]?.body).toContain(fixed)
  for (const file of sources) expect(pulls[0]?.body).toContain(file)
  expect(result.summary).toContain(fixed)
  expect(runTests(scene, branch, project.ci)).toBe(0)

  expect(result.leaks).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(
    execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
      cwd: scene.workspace,
      encoding: 'utf8',
    }),
  ).toBe('')
}
