import { expect, it } from 'vitest'
import { failing, lay, ran, TWO_CONFIGS } from './later-runs.cases.ts'

const never = new AbortController().signal
const ALL = { kind: 'all' } as const

it('a test that fails in one of two configurations of vitest is judged by both: alone, with what a change affects, and when it is mended', async () => {
  const there = lay(TWO_CONFIGS, ['vitest'])
  const tests = failing(await there.runner.run(ALL, never))

  const alone = await there.runner.run({ kind: 'only', tests }, never)
  const affected = await there.runner.run({ kind: 'affected', tests: [], files: ['code.js'] }, never)
  there.write({ 'code.js': `export const mode = () => 'loose'\n` })
  const mended = await there.runner.run({ kind: 'only', tests }, never)

  expect(ran(alone)).toEqual(['passed: a.test.js › is loose', 'failed: a.test.js › is loose'])
  // The first configuration alone would call it green.
  expect(ran(affected)).toContain('failed: a.test.js › is loose')
  expect(ran(mended)).toEqual(['passed: a.test.js › is loose', 'passed: a.test.js › is loose'])
  expect(there.runner.describe(tests).split('\n')).toEqual([
    expect.stringMatching(/^CI=true npx vitest run a\.test\.js -t /),
    expect.stringMatching(/^CI=true npx vitest run --config strict\.config\.js a\.test\.js -t /),
  ])
})
