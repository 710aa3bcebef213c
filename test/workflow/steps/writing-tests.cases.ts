import { expect } from 'vitest'
import { resultView } from '../../../src/rendering/result-view.ts'
import { renderReport } from '../../../src/rendering/pull-request-body.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { edits, type Edits, Stage, testFile, type TestWriting } from '../stage.ts'

export const more = (operator: string) => `exports.isMore = (a, b) => a ${operator} b\n`
export const HEAD = "const { isMore } = require('../src/a.js')"
export const PROJECT = {
  files: () => ({
    'src/a.js': more('<'),
    'test/a.test.js': testFile({ 'two is more than one': 'assert.equal(isMore(2, 1), true)' }, HEAD),
  }),
}
export const fixers = [edits({ 'src/a.js': more('>') })]
export const added = (tests: Readonly<Record<string, string>>): Edits => ({ 'test/b.test.js': testFile(tests, HEAD) })
export const EQUAL = { 'one is not more than one': 'assert.equal(isMore(1, 1), false)' }
export const writes =
  (files: Edits): TestWriting =>
  async () =>
    files

export function report(state: State): string {
  return renderReport(resultView(state), { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' }).markdown
}

/** The tests of this writer are dropped, with the reason, and the fix stays what it is. */
export async function expectDropped(testWriting: TestWriting, reason: RegExp): Promise<void> {
  await using stage = new Stage(PROJECT)

  const end = await stage.run({ fixers, testWriting })

  expect(end.addedTests?.tests).toEqual([])
  expect(end.addedTests?.reason).toMatch(reason)
  expect([end.outcome, ...stage.changed(end)]).toEqual(['fixed', 'src/a.js'])
  expect(report(end)).toContain('No tests were added for the fix.')
}
