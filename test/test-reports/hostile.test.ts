import { expect, it } from 'vitest'
import { IS_FULL } from '../seed.ts'
import { matchTests } from '../../src/domain/model/test-case.ts'
import { inlineCode } from '../../src/rendering/markdown-escape.ts'
import { fileBytes } from '../../src/test-reports/decode.ts'
import { relativeTo } from '../../src/test-reports/relative-path.ts'
import { readReport, readReports } from '../../src/test-reports/read-reports.ts'
import { importsIn } from '../../src/syntax/imports.ts'

it('a report of 200,000 cases is read', async () => {
  const cases = '<testcase name="a"/>'.repeat(200_000)

  const { cases: read } = await readReports(
    [{ name: 'junit.xml', open: () => [`<testsuite name="s">${cases}</testsuite>`] }],
    { relative: path => path },
  )

  expect(read).toHaveLength(200_000)
})

it('a report with tests nested without end is none', async () => {
  const nested = `TAP version 13\n${'ok 1 - a {\n'.repeat(100)}${'not ok 1 - b\n'.repeat(100)}`

  const { unreadable } = await readReports([{ name: 'a.tap', open: () => [nested] }], { relative: path => path })

  expect(unreadable).toEqual(['a.tap cannot be read: it has subtests nested deeper than 64.'])
})

it('a report that is gone hides no other', async () => {
  const good = '<testsuite name="s"><testcase name="a"/></testsuite>'
  const files = [
    { name: 'gone.xml', open: () => fileBytes('/nowhere/gone.xml') },
    { name: 'good.xml', open: () => [good] },
  ]

  const { unreadable, cases, complete } = await readReports(files, { relative: path => path })

  expect(unreadable).toEqual(['gone.xml cannot be read: it cannot be opened (ENOENT).'])
  expect([cases.length, complete]).toEqual([1, false])
})

it.each([
  [
    'what a test printed',
    (blank: string) => `<testsuite><testcase name="a"><failure>${blank}</failure></testcase></testsuite>`,
  ],
  ['details of TAP', (blank: string) => `1..1\nnot ok 1 - a\n  ---\n${blank}\n  ...\n`],
  [
    'the output of cargo',
    (blank: string) =>
      `${blank}running 1 test\ntest a ... FAILED\n\n---- a stdout ----\n${blank}\ntest result: FAILED. 0 passed; 1 failed; 0 ignored\n`,
  ],
  ['the console', (blank: string) => `${blank}\nFAILED a.py::b - ${blank}\n${blank}\n=== 1 failed ===\n`],
  [
    'a message of RSpec',
    (blank: string) =>
      JSON.stringify({
        version: '3',
        messages: [`error occurred outside of examples${blank}`],
        examples: [],
        summary: {},
        summary_line: '',
      }),
  ],
])('blank lines without end in %s are read, and it comes to an end', { timeout: 30_000 }, async (_, report) => {
  // Before these were mended, the time grew with the square of the lines: longer than the test may take.
  const { cases } = await readReport([report('\n'.repeat(IS_FULL ? 400_000 : 300_000))], { relative: path => path })

  expect(cases.some(({ status }) => status === 'failed')).toBe(true)
})

it.each([
  ['a path of 100,000 characters', () => relativeTo('/app', () => false)('/a'.repeat(50_000))],
  ['a name of blanks', () => matchTests([id('\u00a0'.repeat(200_000))], [id('a')])],
  ['an import of blanks', () => importsIn('a.ts', `import${' '.repeat(200_000)}`)],
  ['a from of blanks', () => importsIn('a.py', `from${' '.repeat(200_000)}`)],
  ['a million backticks', () => inlineCode('` '.repeat(1_000_000))],
])('%s comes to an end', (_, work) => {
  // Before these were mended they did not end within the time that a test may take, or threw.
  expect(work).not.toThrow()
})

function id(name: string) {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}
