import { describe, expect, it } from 'vitest'
import { resultView } from '../../../src/rendering/result-view.ts'
import { renderReport } from '../../../src/rendering/pull-request-body.ts'
import { edits, Stage, testFile } from '../stage.ts'

const more = (operator: string) => `exports.isMore = (a, b) => a ${operator} b\n`
const project = (tests: Readonly<Record<string, string>>) => ({
  files: () => ({
    'src/a.js': more('<'),
    'test/a.test.js': testFile(tests, "const { isMore } = require('../src/a.js')"),
  }),
})
const TWO = { 'two is more than one': 'assert.equal(isMore(2, 1), true)' }
const EQUAL = { 'one is not more than one': 'assert.equal(isMore(1, 1), false)' }
const fixers = [edits({ 'src/a.js': more('>') })]

describe('small changes of the fixed lines', () => {
  it('that the tests do not notice are listed in the report, and the outcome is what the tests say', async () => {
    await using stage = new Stage(project(TWO))

    const end = await stage.run({ fixers, checkTests: true })

    expect(end.outcome).toBe('fixed')
    expect(end.mutantCheck?.checked).toBe(3)
    expect(end.mutantCheck?.survivors).toContainEqual({ file: 'src/a.js', line: 1, what: 'replace `>` by `>=`' })
    const { markdown } = renderReport(resultView(end), { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' })
    expect(markdown).toContain('- Of 3 small changes of the fixed lines, the tests noticed 2.')
    expect(markdown).toContain('- The tests would not notice `src/a.js:1` changed: replace `>`')
    expect(stage.dirty()).toBe('')
  })

  it('that the tests notice are counted', async () => {
    await using stage = new Stage(project({ ...TWO, ...EQUAL }))

    const end = await stage.run({ fixers, checkTests: true })

    expect(end.mutantCheck).toEqual({ checked: 3, survivors: [] })
    const { markdown } = renderReport(resultView(end), { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' })
    expect(markdown).toContain('- Of 3 small changes of the fixed lines, the tests noticed 3.')
  })

  it('are not made unless they are asked for', async () => {
    await using stage = new Stage(project(TWO))

    const end = await stage.run({ fixers })

    expect([end.outcome, end.mutantCheck]).toEqual(['fixed', undefined])
  })
})
