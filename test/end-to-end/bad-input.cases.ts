import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'

/** The step failed with this sentence, said it in the summary too, and nothing anywhere has changed. */
export function expectRefused(scene: Scene, result: ActionResult, sentence: RegExp): void {
  expect(result.conclusion, result.log).toBe('failure')
  const errors = result.annotations.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]?.message).toMatch(sentence)
  // One sentence that says what is wrong, one that says what to do.
  expect(errors[0]?.message).toMatch(/[.:)] [A-Z“].+\.$/s)
  expect(errors[0]?.message).not.toMatch(/\n/)
  expect(result.summary).toContain('fix-tests failed to run')
  expect(result.outputs).toMatchObject({ outcome: 'failed' })
  expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests', 'refs/fix-tests')).toBe('')
  expect(scene.github.pulls(scene.repository)).toHaveLength(1)
  // Where the work had begun, the comment that follows it says so.
  const said = scene.github.comments(scene.repository, scene.pull ?? 0)
  expect(said.length).toBeLessThanOrEqual(1)
  for (const { body } of said) expect(body).toMatch(/## fix-tests failed to run|## .*token/)
  expect(result.leaks).toEqual([])
  expect(scene.github.violations).toEqual([])
}

export function statusOf(workspace: string): string {
  return execFileSync('git', ['status', '--porcelain', '--branch'], { cwd: workspace, encoding: 'utf8' })
}

/** A run of the action with these inputs, which is refused. */
export async function expectRefusedWith(
  scene: Scene,
  { inputs, sentence }: { readonly inputs: Record<string, string>; readonly sentence: RegExp },
): Promise<void> {
  const before = statusOf(scene.workspace)

  const secrets = Object.values(inputs).filter(value => /^ghs_|^a-key/.test(value))
  const result = await scene.run({ inputs, secrets })

  expectRefused(scene, result, sentence)
  expect(statusOf(scene.workspace)).toBe(before)
}

/** The event of a failed run whose only artifact has these files; without files it has no artifact. */
export function failedWith(scene: Scene, files: Record<string, string>): Partial<ActionRun> {
  const { id } = scene.github.addWorkflowRun(scene.repository, {
    name: 'CI',
    headBranch: scene.branch,
    headSha: scene.sha,
    conclusion: 'failure',
  })
  if (Object.keys(files).length > 0) scene.github.addArtifact(scene.repository, id, { name: 'reports', files })
  return { event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) } }
}
