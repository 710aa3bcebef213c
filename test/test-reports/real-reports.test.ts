import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TestCase, titleOf } from '../../src/domain/model/test-case.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'junit')
const CI = '/home/runner/work/app/app/'

/** The cases of a report that a real runner wrote, with the files as they stand in the checkout. */
async function casesOf(report: string): Promise<readonly TestCase[]> {
  const bytes = readFileSync(join(FIXTURES, report))
  const relative = (file: string) => file.replace(CI, '')
  return (await readReport([bytes], { relative })).cases
}

function named(cases: readonly TestCase[], name: string): TestCase {
  const found = cases.filter(({ id }) => id.name === name)
  if (found.length !== 1) throw new Error(`${found.length} tests are named ${JSON.stringify(name)}`)
  return found[0] as TestCase
}

test.for([
  { report: 'vitest.xml', passed: 4, failed: 9, skipped: 3 },
  { report: 'jest-default.xml', passed: 4, failed: 7, skipped: 1 },
  { report: 'pytest-9.0.3.xml', passed: 2, failed: 11, skipped: 2 },
  { report: 'surefire-CalcTest.xml', passed: 1, failed: 6, skipped: 1 },
  { report: 'gotestsum.xml', passed: 2, failed: 5, skipped: 1 },
  { report: 'mocha11.xml', passed: 3, failed: 7, skipped: 0 },
  { report: 'playwright.xml', passed: 4, failed: 6, skipped: 4 },
])('$report has $passed passed, $failed failed and $skipped skipped tests', async ({ report, ...counts }) => {
  const cases = await casesOf(report)

  const count = (status: TestCase['status']) => cases.filter(testCase => testCase.status === status).length
  expect({ passed: count('passed'), failed: count('failed'), skipped: count('skipped') }).toEqual(counts)
})

test('a failing todo of node:test is skipped, since it does not fail the run', async () => {
  const cases = await casesOf('node-v24.21.0.xml')

  expect(named(cases, 'later').status).toBe('skipped')
  // One of them is a file that could not be loaded, which stands outside of all suites.
  expect(cases.filter(({ status }) => status === 'failed')).toHaveLength(8)
})

test.for(['vitest', 'jest-default', 'pytest-9.0.3', 'surefire-CalcTest', 'gotestsum', 'mocha11', 'playwright'])(
  'every failed test of %s has a problem, and no other test has one',
  async report => {
    const cases = await casesOf(`${report}.xml`)

    const odd = cases.filter(({ status, problems }) => (status === 'failed') !== problems.length > 0)
    expect(odd.map(({ id }) => titleOf(id))).toEqual([])
  },
)

test.for([
  {
    report: 'vitest.xml',
    name: `adds <numbers> & "quotes" 'x' é 💥`,
    id: { framework: 'vitest', file: 'test/math.test.js', suite: ['Math', 'add', 'nested'] },
    durationMs: 6,
    problem: { kind: 'failure', type: 'AssertionError', message: 'expected 2 to be 3 // Object.is equality' },
    stack: '❯ test/math.test.js:4:70',
  },
  {
    report: 'jest-default.xml',
    name: `Math add > nested adds <numbers> & "quotes" 'x' é 💥`,
    id: { framework: 'jest', file: '', suite: [] },
    durationMs: 3,
    problem: { kind: 'failure', message: 'Error: expect(received).toBe(expected) // Object.is equality' },
    stack: 'Object.toBe (/home/runner/work/app/app/src/math.test.js:3:70)',
  },
  {
    report: 'pytest-9.0.3.xml',
    name: 'test_param[x/y::z-q"<&>]',
    id: { framework: 'pytest', file: 'tests/test_math.py', suite: ['TestMath'] },
    durationMs: 1,
    problem: { kind: 'failure', message: `assert 'x/y::z' == 'q"<&>'\n  \n  - q"<&>\n  + x/y::z` },
    stack: 'tests/test_math.py:6: AssertionError',
  },
  {
    report: 'pytest-9.0.3.xml',
    name: 'test_add',
    id: { framework: 'pytest', file: 'tests/test_math.py', suite: ['TestMath', 'TestInner'] },
    durationMs: 0,
    problem: { kind: 'failure', message: 'assert (1 + 1) == 3' },
    stack: 'tests/test_math.py:4: AssertionError',
  },
  {
    report: 'surefire-CalcTest.xml',
    name: 'sum{int, int, int}[1]',
    id: { framework: 'maven', file: '', suite: ['ex.CalcTest'] },
    durationMs: 1,
    problem: {
      kind: 'failure',
      type: 'org.opentest4j.AssertionFailedError',
      message: 'expected: <4> but was: <3>',
    },
    stack: 'at ex.CalcTest.sum(CalcTest.java:6)',
  },
  {
    report: 'surefire-CalcTest.xml',
    name: 'boom',
    id: { framework: 'maven', file: '', suite: ['ex.CalcTest'] },
    durationMs: 0,
    problem: { kind: 'error', type: 'java.lang.IllegalStateException' },
    stack: 'at ex.CalcTest.boom(CalcTest.java:7)',
  },
  {
    report: 'gotestsum.xml',
    name: 'TestPanic/inner',
    id: { framework: 'go', file: '', suite: ['example.com/calc/sub'] },
    durationMs: 0,
    problem: { kind: 'failure' },
    stack: '/home/runner/work/app/app/sub/p_test.go:3 +0x2e',
  },
  {
    report: 'mocha11.xml',
    name: 'throws',
    id: { framework: 'mocha', file: 'test/math.spec.js', suite: ['Math'] },
    durationMs: 0,
    problem: { kind: 'failure', type: 'TypeError' },
    stack: 'at Context.<anonymous> (test/math.spec.js:9:36)',
  },
  {
    report: 'node-v24.21.0.xml',
    name: 'throws',
    id: { framework: 'node', file: 'test/math.test.mjs', suite: ['Math'] },
    durationMs: 0,
    problem: { kind: 'failure', type: 'TypeError' },
    stack: 'file:///home/runner/work/app/app/test/math.test.mjs:9:36',
  },
])('$report tells of $name where it is, why and where it failed', async ({ report, name, id, problem, ...rest }) => {
  const cases = await casesOf(report)

  const found = named(cases, name)
  expect(found.id).toMatchObject(id)
  expect(found.durationMs).toBe(rest.durationMs)
  expect(found.problems).toMatchObject([problem])
  expect(found.problems[0]?.stack).toContain(rest.stack)
})

test.for([
  ['vitest.xml', 'test/sub/syntax.test.js', "Cannot find module './missing.js' imported from"],
  // The message says "collection failure"; the text below it says why.
  ['pytest-9.0.3.xml', 'tests/sub/test_syntax.py', "ModuleNotFoundError: No module named 'nope_missing'"],
  ['node-v24.21.0.xml', 'test/syntax.test.mjs', 'test failed'],
] as const)('%s has a file that could not be loaded as a test without a name', async ([report, file, message]) => {
  const cases = await casesOf(report)

  // A describe block whose set-up failed has no name either, but a suite.
  const found = cases.filter(({ id }) => id.name === '' && id.suite.length === 0)
  expect(found).toMatchObject([{ id: { file, suite: [] }, status: 'failed' }])
  expect(found[0]?.problems[0]?.message).toContain(message)
})

test('a describe block whose set-up failed is a failed test without a name', async () => {
  const vitest = await casesOf('vitest.xml')
  const mocha = await casesOf('mocha11.xml')

  for (const cases of [vitest, mocha]) {
    const hooks = cases.filter(({ id }) => id.suite[0] === 'hook' && id.name === '')
    expect(hooks).toMatchObject([{ status: 'failed', problems: [{ message: 'hook boom' }] }])
  }
})

test('a test with several failures keeps all of them, in order', async () => {
  const vitest = await casesOf('vitest.xml')
  const pytest = await casesOf('pytest-9.0.3.xml')

  expect(named(vitest, 'soft twice').problems.map(({ message }) => message)).toEqual([
    'expected 1 to be 2 // Object.is equality',
    "expected 'a' to be 'b' // Object.is equality",
  ])
  expect(named(pytest, 'test_sub').problems.map(({ message }) => message)).toEqual([
    'AssertionError: 0 != 1',
    'AssertionError: 2 != 1',
  ])
})

test('an error in setting up or tearing down is an error, not a failed assertion', async () => {
  const cases = await casesOf('pytest-9.0.3.xml')

  const kinds = (name: string) =>
    cases.filter(({ id }) => id.name === name).flatMap(({ problems }) => problems.map(({ kind }) => kind))
  expect(kinds('test_fixture')).toEqual(['error'])
  expect(kinds('test_teardown')).toEqual(['failure', 'error'])
})

test('nested suites of one report are all read', async () => {
  const cases = await casesOf('node-v24.21.0.xml')

  expect(cases.map(({ id }) => id.name)).toEqual(
    expect.arrayContaining(['throws', 'sum(1, 2) = 4', 'sub', 'never runs', 'times out']),
  )
  expect(cases).toHaveLength(13)
})
