import { describe, expect, it } from 'vitest'
import { layOut, type SceneOptions } from '../world/scene.ts'
import { one } from './projects.ts'
import { branchesOf, pullsOf } from './sessions.ts'

const inputs = { 'flaky-reruns': '0', 'artifact-name': 'there is none' }

/** A project whose CI installs, and then tests. @param steps steps as GitHub reports them */
function withSteps(...steps: string[]): SceneOptions {
  const file = `name: CI
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - name: Install
        run: npm ci
      - name: All tests
        run: npm test
`
  return {
    ...one,
    jobs: [{ name: 'test', steps }],
    commits: [...one.commits, { message: 'Add CI', files: { '.github/workflows/ci.yml': file } }],
  }
}

describe('a job that failed without a test report', () => {
  it.each([
    ['at its checkout', ['!Run actions/checkout@v4', 'Install', 'All tests'], 'Run actions/checkout@v4'],
    ['at its installation', ['Run actions/checkout@v4', '!Install', 'All tests'], 'Install'],
    ['at a service', ['!Initialize containers'], 'Initialize containers'],
  ])('%s is a notice and a green step', async (_, steps, name) => {
    await using scene = await layOut(withSteps(...steps))

    const result = await scene.run({ inputs })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'nothing-to-fix' })
    const notice = expect.stringContaining(`The job failed in “${name}”, which is not known to test the project`)
    expect(result.annotations).toEqual([{ level: 'notice', title: 'fix-tests: nothing to fix', message: notice }])
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toEqual([])
    expect(scene.github.violations).toEqual([])
  })

  it('at its tests is work', async () => {
    await using scene = await layOut(withSteps('Run actions/checkout@v4', 'Install', '!All tests'))

    const result = await scene.run({ inputs })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(pullsOf(scene)).toHaveLength(1)
  })
})

describe('a start by hand', () => {
  it('without inputs and without reports is told what to give', async () => {
    await using scene = await layOut(one)
    const payload = scene.github.workflowDispatchEvent(scene.repository, { inputs: {}, login: 'ada' })

    const result = await scene.run({ inputs, event: { name: 'workflow_dispatch', payload } })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual({ outcome: 'refused' })
    expect(result.summary).toContain('Start it with one of the inputs run, pull-request or branch')
  })
})
