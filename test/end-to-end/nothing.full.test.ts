import { describe, expect, it } from 'vitest'
import { type ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { BEGUN, NODE_CI, small, testsOf } from './projects.ts'
import { noWork } from './sessions.ts'

/** Nothing anywhere has changed; where the work had begun, the comment that follows it has the verdict. */
function expectUntouched(scene: Scene, result: ActionResult, verdict?: string): void {
  expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests', 'refs/fix-tests')).toBe('')
  expect(scene.github.pulls(scene.repository)).toHaveLength(scene.pull === undefined ? 0 : 1)
  const said = scene.pull === undefined ? [] : scene.github.comments(scene.repository, scene.pull)
  expect(said.map(({ body }) => /^## (.*)$/m.exec(body)?.[1])).toEqual(verdict === undefined ? [] : [verdict])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

const green = {
  'total.js': 'export function total(a, b) {\n  return a + b\n}\n',
  'test/total.test.js': testsOf('total.js', 'total', { total: 'total(1, 2), 3' }),
}

describe.concurrent('when there is nothing to do', () => {
  it('a run that did not fail is left alone', async () => {
    await using scene = await layOut(small)
    const payload = scene.github.workflowRunEvent(scene.repository, scene.runId) as { workflow_run: object }

    const result = await scene.run({
      event: {
        name: 'workflow_run',
        payload: { ...payload, workflow_run: { ...payload.workflow_run, conclusion: 'success' } },
      },
    })

    expect(result.conclusion).toBe('success')
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    expect(result.annotations).toMatchObject([
      { level: 'notice', message: expect.stringContaining('did not fail') as string },
    ])
    expect(result.summary).toContain('Nothing to do')
    expectUntouched(scene, result)
  })

  it('a report without failing tests is left alone', async () => {
    await using scene = await layOut({
      ci: NODE_CI,
      commits: [{ message: 'Begin', files: { ...BEGUN, ...green } }],
    })

    const result = await scene.run()

    expect(result.conclusion).toBe('success')
    expect(result.outputs.outcome).toBe('nothing-to-fix')
    expect(result.summary).toContain('no failing test')
    expectUntouched(scene, result)
  })

  it('a failure that does not happen here is said to be not reproduced', async () => {
    const broken = (xml: string) =>
      xml.replace(/(<testcase name="total"[^>]*?)\s*\/>/, '$1><failure message="4 == 3">4 == 3</failure></testcase>')
    await using scene = await layOut({
      branch: 'sums',
      ci: NODE_CI,
      report: broken,
      commits: [
        { message: 'Begin', files: BEGUN },
        { message: 'Add sums', files: green },
      ],
    })

    const result = await scene.run()

    expect(result.outputs).toMatchObject({ outcome: 'not-reproduced', branch: '', iterations: '0' })
    expect(result.conclusion).toBe('success')
    expect(result.summary).toContain('Not reproduced: 1 reported failing test does not fail here')
    expect(result.summary).toContain('test/total.test.js')
    expectUntouched(scene, result, 'Not reproduced: 1 reported failing test does not fail here')
  })

  it('a test that fails by chance is said to be flaky', async () => {
    const flaky = `import assert from 'node:assert'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

test('every other time', () => {
  if (process.env.TMPDIR === undefined) assert.fail('by chance')
  const count = join(tmpdir(), 'count')
  const runs = existsSync(count) ? Number(readFileSync(count, 'utf8')) : 0
  writeFileSync(count, String(runs + 1))
  assert.equal(runs % 2, 1)
})
`
    await using scene = await layOut({
      branch: 'chance',
      ci: NODE_CI,
      commits: [
        { message: 'Begin', files: { ...BEGUN, ...green } },
        { message: 'Add chance', files: { 'test/chance.test.js': flaky } },
      ],
    })

    const result = await scene.run()

    expect(result.outputs).toMatchObject({ outcome: 'nothing-to-fix', 'fixed-tests': '[]' })
    expect(JSON.parse(result.outputs['flaky-tests'] ?? '')).toEqual(['test/chance.test.js › every other time'])
    expect(result.summary).toContain('1 test is flaky')
    expect(result.conclusion).toBe('success')
    expectUntouched(scene, result, 'Nothing to fix: 1 test is flaky')
  })
})
