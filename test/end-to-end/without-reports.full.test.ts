import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOut, type SceneOptions } from '../world/scene.ts'
import { one } from './projects.ts'
import { branchesOf, noWork, pullsOf } from './sessions.ts'

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
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    const notice = expect.stringContaining(`The failed step “${name}” is not known to test the project`)
    expect(result.annotations).toEqual([{ level: 'notice', title: 'fix-tests: nothing to do', message: notice }])
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

  it('at its tests is work where the artifacts hold other XML', async () => {
    const coverage = '<?xml version="1.0"?><coverage line-rate="1"><packages/></coverage>'
    const steps = withSteps('Run actions/checkout@v4', 'Install', '!All tests')
    await using scene = await layOut({ ...steps, report: () => coverage })

    const result = await scene.run({ inputs: { 'flaky-reruns': '0' } })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/^No test report can be read: /) }),
    )
  })
})

describe('reports of the failed run', () => {
  it.each([
    ['no file', false, /^No test report matches reports\/\*\.xml\. So the artifacts of the failed run are read\.$/],
    [
      'an old file',
      true,
      /^Every test report that matches .* is older than .*\. So the artifacts of the failed run are read\.$/,
    ],
  ])('are read from its artifacts where report-paths matches %s', async (_, isOld, told) => {
    await using scene = await layOut(one)
    const workspace = scene.checkout()
    if (isOld) {
      mkdirSync(join(workspace, 'reports'))
      const path = join(workspace, 'reports', 'junit.xml')
      writeFileSync(path, scene.report)
      utimesSync(path, new Date('2020-01-01T00:00:00Z'), new Date('2020-01-01T00:00:00Z'))
    }

    const result = await scene.run({ workspace, inputs: { 'flaky-reruns': '0', 'report-paths': 'reports/*.xml' } })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(told) }),
    )
  })

  it('are missing where neither has any, and the step says both', async () => {
    await using scene = await layOut(one)

    const result = await scene.run({ inputs: { 'report-paths': 'reports/*.xml', 'artifact-name': 'none' } })

    expect(result.conclusion, result.log).toBe('failure')
    expect(result.log).toMatch(
      /No test report matches reports\/\*\.xml\. .*No artifact of the failed run matches "none"/,
    )
  })
})

describe('a start by hand', () => {
  it('without inputs and without reports is told what to give', async () => {
    await using scene = await layOut(one)
    const payload = scene.github.workflowDispatchEvent(scene.repository, { inputs: {}, login: 'ada' })

    const result = await scene.run({ inputs, event: { name: 'workflow_dispatch', payload } })

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual(noWork('refused'))
    expect(result.summary).toContain('Start it with one of the inputs run, pull-request or branch')
  })
})
