import { describe, expect, it } from 'vitest'
import { resultView } from '../../../src/rendering/result-view.ts'
import { renderReport } from '../../../src/rendering/pull-request-body.ts'
import { edits, Stage, testFile } from '../stage.ts'

const wait = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`
const code = (ms: number, value: number) => `${wait(ms)}\nexports.value = ${value}\n`
const project = {
  files: () => ({
    'src/a.js': 'exports.value = 0\nexports.slow = () => 1\n',
    'test/a.test.js': testFile({
      one: "assert.equal(require('../src/a.js').value, 1)",
      two: "assert.equal(require('../src/a.js').slow(), 1)",
    }),
  }),
}
const slow = `exports.value = 1\nexports.slow = () => {\n  ${wait(2_000)}\n  return 1\n}\n`

describe('a fix that makes another test slow', () => {
  it('is reported with both durations, seen twice', async () => {
    await using stage = new Stage(project)

    const end = await stage.run({ fixers: [edits({ 'src/a.js': slow })] })

    expect(end.outcome).toBe('fixed')
    expect(end.proof?.slower).toEqual([
      { test: expect.stringContaining('two'), beforeMs: expect.any(Number), afterMs: expect.any(Number) },
    ])
    const { markdown } = renderReport(resultView(end), { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' })
    expect(markdown).toMatch(
      /\*\*Slower with the fix\*\*, measured twice: .*two takes \d+\.\d s, and \d+\.\d s without it/,
    )
  })

  it('is not reported if the test was slow before, or fails before', async () => {
    await using stage = new Stage({
      files: () => ({
        'src/a.js': code(0, 0),
        'test/a.test.js': testFile({
          one: `${wait(1_500)}\n  assert.equal(require('../src/a.js').value, 1)`,
          two: wait(700),
        }),
      }),
    })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': code(0, 1) })] })

    expect([end.outcome, end.proof?.slower]).toEqual(['fixed', undefined])
  })
})
