import { resultView } from '../../../src/rendering/result-view.ts'
import { renderReport } from '../../../src/rendering/pull-request-body.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { edits, type StageOptions, testFile } from '../stage.ts'

export const HEAD = "const { size, sum } = require('../src/page.js')"
export const page = (size: number, sum = 'a + b') => `exports.size = () => ${size}\nexports.sum = (a, b) => ${sum}\n`
export const TESTS = testFile(
  { 'a page is long': 'assert.equal(size(), 20)', 'two and two': 'assert.equal(sum(2, 2), 4)' },
  HEAD,
)
/** A project whose last commit meant what its test contradicts. */
export const OUTDATED: StageOptions = {
  files: () => ({ 'src/page.js': page(50), 'test/page.test.js': TESTS }),
  before: { 'src/page.js': page(20) },
  message: 'Raise the page size to 50',
}
/** A fixer that takes the change back. */
export const takesBack = edits({ 'src/page.js': page(20) })

export function report(state: State): string {
  return renderReport(resultView(state), { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' }).markdown
}
