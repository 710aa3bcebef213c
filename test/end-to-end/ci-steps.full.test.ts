import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { environmentIn, steps, withWorkflow, workflow } from './ci-steps.cases.ts'
import { pushOf, withReport } from './failing-step.cases.ts'

/** The project without the test that needs a variable, and with another workflow. */
function withText(text: string, options: Partial<SceneOptions> = {}): SceneOptions {
  const [first, ...rest] = withWorkflow.commits.map(({ message, files }) => ({
    message,
    files: { ...files, 'test/variables.test.js': undefined, '.github/workflows/ci.yml': text },
  }))
  const kept = [first, ...rest].flatMap(commit => (commit === undefined ? [] : commit))
  return {
    ...withWorkflow,
    ...options,
    commits: kept.map(({ message, files }) => ({ message, files: defined(files) })),
  }
}

function defined(files: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])))
}

function expectFixed(scene: Scene, result: ActionResult): void {
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

const setup = { inputs: { 'setup-command': 'node spy.js' } }
const FAILED = 'The failed step is “All tests” of job “test (24)”.'

/** Run as a step of the job of this run that is under way. */
function asStep(scene: Scene, runner = 'local runner') {
  const { id: runId } = scene.github.addWorkflowRun(scene.repository, {
    headBranch: scene.branch,
    headSha: scene.sha,
    status: 'in_progress',
    jobs: [
      { name: 'test (22)', status: 'in_progress', runner: 'another', steps: ['Run actions/checkout@v4', 'All tests'] },
      { name: 'test (24)', status: 'in_progress', runner, steps: [...steps, '~Run octo/fix-tests@v1'] },
      { name: 'docs', steps: ['!Run make docs'] },
    ],
  })
  const workspace = withReport(scene, scene.checkout())
  return { ...pushOf(scene), ...setup, workspace, runId, workflow: 'CI', job: 'test' }
}

const withStep = `${workflow}      - uses: octo/fix-tests@v1\n        if: failure()\n`

describe('the failed step', () => {
  it.each(['local runner', 'a runner of another name'])('of a job that still runs on %s is found', async runner => {
    await using scene = await layOut(withText(withStep))
    const step = asStep(scene, runner)

    const result = await scene.run(step)

    expect(result.log).toContain(FAILED)
    expect(result.log).not.toContain('make docs')
    expect(environmentIn(step.workspace)).toMatchObject({ LEVEL: 'plain', TZ: 'Asia/Tokyo' })
    expectFixed(scene, result)
  })

  it('is unknown without the permission, which costs one sentence', async () => {
    const permissions = { contents: 'write', 'pull-requests': 'write', issues: 'write' } as const
    await using scene = await layOut(withText(withStep, { permissions }))

    const result = await scene.run(asStep(scene))

    expect(result.log.match(/What the failed step ran is unknown: .*actions: read/g)).toHaveLength(1)
    expect(result.annotations.filter(({ message }) => message.includes('failed step'))).toEqual([])
    expectFixed(scene, result)
  })

  it.each<[string, string, string]>([
    ['of an action', workflow.replace('run: npm test', 'uses: ./test'), 'is the action “./test”'],
    ['with an expression', workflow.replace('npm test', 'npm test ${{ github.sha }}'), 'has an expression'],
    ['of a file that is no workflow', 'jobs: [', 'The workflow .github/workflows/ci.yml was not read'],
    ['of a hostile file', workflow.replace('npm test', '"a\\0b"'), 'has no command'],
  ])('%s is not taken, and the work goes on', async (_, text, why) => {
    await using scene = await layOut(withText(text))

    const result = await scene.run(setup)

    expect(result.log).toContain(why)
    expect(result.log).not.toContain('The failed step is')
    expectFixed(scene, result)
  })

  it('of a workflow that the failing commit does not have is not taken', async () => {
    const [begin, ...rest] = withText(workflow).commits
    const files = { ...begin?.files, '.github/workflows/ci.yml': undefined }
    const moved = [
      { message: 'Begin', files: defined(files) },
      ...rest.map(({ message, files: all }) => ({
        message,
        files: defined({ ...all, '.github/workflows/ci.yml': undefined }),
      })),
    ]
    await using scene = await layOut({ ...withText(workflow), commits: moved })

    const result = await scene.run(setup)

    expect(result.log).toContain('The workflow .github/workflows/ci.yml is not in the failing commit')
    expectFixed(scene, result)
  })
})
