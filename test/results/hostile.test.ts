import { expect, it } from 'vitest'
import { matchTests } from '../../src/domain/tests.ts'
import { code } from '../../src/report/escape.ts'
import { readReports, relativiser } from '../../src/results/read.ts'
import { importsOf } from '../../src/triage/imports.ts'

it('a report of 200,000 cases is read', async () => {
  const cases = '<testcase name="a"/>'.repeat(200_000)

  const { cases: read } = await readReports(
    [{ name: 'junit.xml', text: `<testsuite name="s">${cases}</testsuite>` }],
    path => path,
  )

  expect(read).toHaveLength(200_000)
})

it.each([
  ['a path of 100,000 characters', () => relativiser('/app', () => false)('/a'.repeat(50_000))],
  ['a name of blanks', () => matchTests([id('\u00a0'.repeat(200_000))], [id('a')])],
  ['an import of blanks', () => importsOf('a.ts', file(`import${' '.repeat(200_000)}`))],
  ['a from of blanks', () => importsOf('a.py', file(`from${' '.repeat(200_000)}`))],
  ['a million backticks', () => code('` '.repeat(1_000_000))],
])('%s comes to an end', (_, work) => {
  // Before these were mended they did not end within the time that a test may take, or threw.
  expect(work).not.toThrow()
})

function id(name: string) {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

function file(text: string) {
  return { known: new Set(['a.ts', 'a.py']), read: () => text }
}
