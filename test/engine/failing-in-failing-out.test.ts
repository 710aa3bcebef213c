import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { diagnoseReports, type LocalSources } from '../../src/engine/diagnose-reports.ts'
import { readReports } from '../../src/test-reports/read-reports.ts'
import { IS_FULL, SEED } from '../seed.ts'

const RUNS = IS_FULL ? 300 : 40

interface Case {
  readonly name: string
  readonly failed: boolean
  /** What its failure says. */
  readonly says: string
}

/** A kind of report: how it is written, and whether a name can come twice, and is one test that ran twice then. */
interface Format {
  readonly format: string
  readonly write: (cases: readonly Case[]) => string
  readonly hasEachNameOnce?: boolean
  readonly mergesNames?: boolean
}

const lines = (...parts: readonly string[]) => `${parts.join('\n')}\n`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const failedOf = (cases: readonly Case[]) => cases.filter(({ failed }) => failed)

const testCase = (attributes: (each: Case) => string) => (each: Case) =>
  `<testcase ${attributes(each)}>${each.failed ? `<failure message="${escaped(each.says)}"/>` : ''}</testcase>`
const named = testCase(({ name }) => `name="${escaped(name)}"`)
const goName = ({ name }: Case) => `Test_${name.replaceAll(/\W/g, '_')}`

const FORMATS: readonly Format[] = [
  {
    format: 'junit, one suite',
    write: cases => `<testsuites><testsuite name="s">${cases.map(named).join('')}</testsuite></testsuites>`,
  },
  {
    format: 'junit, a suite for each case',
    write: cases =>
      `<testsuites>${cases.map((each, index) => `<testsuite name="s${index}">${named(each)}</testsuite>`).join('')}</testsuites>`,
  },
  {
    format: 'junit of jest without files',
    write: cases =>
      `<testsuites name="jest tests"><testsuite name="s">${cases
        .map(testCase(({ name }) => `classname="${escaped(name)}" name="${escaped(name)}"`))
        .join('')}</testsuite></testsuites>`,
  },
  {
    format: 'junit of pytest',
    hasEachNameOnce: true,
    write: cases =>
      `<testsuites name="pytest tests"><testsuite name="pytest">${cases
        .map(testCase(each => `classname="tests.test_a" name="${goName(each).toLowerCase()}"`))
        .join('')}</testsuite></testsuites>`,
  },
  {
    format: 'trx',
    write: cases =>
      `<TestRun><Results>${cases
        .map(
          ({ name, failed, says }) =>
            `<UnitTestResult testName="${escaped(name)}" outcome="${failed ? 'Failed' : 'Passed'}"><Output><ErrorInfo><Message>${escaped(says)}</Message></ErrorInfo></Output></UnitTestResult>`,
        )
        .join('')}</Results></TestRun>`,
  },
  {
    format: 'nunit',
    write: cases =>
      `<test-run failed="${failedOf(cases).length}">${cases
        .map(
          ({ name, failed, says }) =>
            `<test-case name="${escaped(name)}" classname="A" result="${failed ? 'Failed' : 'Passed'}">${failed ? `<failure><message>${escaped(says)}</message></failure>` : ''}</test-case>`,
        )
        .join('')}</test-run>`,
  },
  {
    format: 'xunit',
    write: cases =>
      `<assemblies><assembly failed="${failedOf(cases).length}">${cases
        .map(
          ({ name, failed, says }) =>
            `<test type="A" name="${escaped(name)}" result="${failed ? 'Fail' : 'Pass'}">${failed ? `<failure><message>${escaped(says)}</message></failure>` : ''}</test>`,
        )
        .join('')}</assembly></assemblies>`,
  },
  {
    format: "dart's json",
    write: cases =>
      lines(
        ...[
          { type: 'start', protocolVersion: '0.1.1' },
          { type: 'suite', suite: { id: 0, path: 'a_test.dart' } },
          ...cases.flatMap(({ name, failed, says }, index) => [
            { type: 'testStart', test: { id: index, name, suiteID: 0, groupIDs: [1] } },
            ...(failed ? [{ type: 'error', testID: index, error: says, stackTrace: '', isFailure: true }] : []),
            { type: 'testDone', testID: index, result: failed ? 'failure' : 'success' },
          ]),
          { type: 'done', success: failedOf(cases).length === 0 },
        ].map(event => JSON.stringify(event)),
      ),
  },
  {
    format: 'tap',
    write: cases =>
      lines(
        'TAP version 13',
        `1..${cases.length}`,
        ...cases.flatMap(({ name, failed, says }, index) => [
          `${failed ? 'not ok' : 'ok'} ${index + 1} - ${name}`,
          ...(failed ? ['  ---', `  error: ${JSON.stringify(says)}`, '  ...'] : []),
        ]),
      ),
  },
  {
    format: 'jest --json',
    write: cases =>
      JSON.stringify({
        numTotalTestSuites: 1,
        numRuntimeErrorTestSuites: 0,
        testResults: [
          {
            name: '/a.test.js',
            status: failedOf(cases).length > 0 ? 'failed' : 'passed',
            assertionResults: cases.map(({ name, failed, says }) => ({
              ancestorTitles: [],
              title: name,
              status: failed ? 'failed' : 'passed',
              failureMessages: failed ? [`Error: ${says}`] : [],
            })),
          },
        ],
      }),
  },
  {
    format: "mocha's json",
    write: cases => {
      const result = ({ name, failed, says }: Case) => ({
        title: name,
        fullTitle: name,
        err: failed ? { message: says } : {},
      })
      return JSON.stringify({
        stats: { suites: 1, tests: cases.length },
        passes: cases.filter(({ failed }) => !failed).map(result),
        pending: [],
        failures: failedOf(cases).map(result),
      })
    },
  },
  {
    format: "playwright's json",
    write: cases =>
      JSON.stringify({
        config: { rootDir: '/' },
        suites: [
          {
            title: 'a.spec.ts',
            specs: cases.map(({ name, failed, says }, index) => ({
              title: name,
              file: 'a.spec.ts',
              line: index + 1,
              tests: [
                {
                  status: failed ? 'unexpected' : 'expected',
                  results: [{ status: failed ? 'failed' : 'passed', errors: failed ? [{ message: says }] : [] }],
                },
              ],
            })),
          },
        ],
      }),
  },
  {
    format: "rspec's json",
    write: cases =>
      JSON.stringify({
        version: '3.13',
        examples: cases.map(({ name, failed, says }, index) => ({
          description: name,
          full_description: name,
          status: failed ? 'failed' : 'passed',
          file_path: './spec/a_spec.rb',
          line_number: index + 1,
          exception: failed ? { class: 'RuntimeError', message: says } : undefined,
        })),
        summary: {},
        summary_line: '',
      }),
  },
  {
    format: 'go test -json',
    mergesNames: true,
    write: cases =>
      lines(
        ...cases.flatMap(each => {
          const event = (fields: object) => JSON.stringify({ ...fields, Package: 'shop', Test: goName(each) })
          return [
            event({ Action: 'run' }),
            ...(each.failed ? [event({ Action: 'output', Output: `    a_test.go:1: ${each.says}\n` })] : []),
            event({ Action: each.failed ? 'fail' : 'pass' }),
          ]
        }),
        JSON.stringify({ Action: failedOf(cases).length > 0 ? 'fail' : 'pass', Package: 'shop' }),
      ),
  },
  {
    format: 'go test -v',
    mergesNames: true,
    write: cases =>
      lines(
        ...cases.flatMap(each => [
          `=== RUN   ${goName(each)}`,
          ...(each.failed ? [`    a_test.go:1: ${each.says}`] : []),
          `--- ${each.failed ? 'FAIL' : 'PASS'}: ${goName(each)} (0.00s)`,
        ]),
        ...(failedOf(cases).length > 0 ? ['FAIL', 'FAIL\tshop\t0.01s', 'FAIL'] : ['PASS', 'ok  \tshop\t0.01s']),
      ),
  },
  {
    format: 'cargo test',
    hasEachNameOnce: true,
    write: cases => {
      const failed = failedOf(cases)
      return lines(
        `running ${cases.length} tests`,
        ...cases.map(each => `test ${goName(each)} ... ${each.failed ? 'FAILED' : 'ok'}`),
        ...(failed.length > 0 ? ['', 'failures:', ''] : []),
        ...failed.flatMap(each => [`---- ${goName(each)} stdout ----`, each.says, '']),
        ...(failed.length > 0 ? ['', 'failures:', ...failed.map(each => `    ${goName(each)}`)] : []),
        '',
        `test result: ${failed.length > 0 ? 'FAILED' : 'ok'}. ${cases.length - failed.length} passed; ${failed.length} failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s`,
      )
    },
  },
]

/** Few words, so that names and messages come twice. */
const word = fc.constantFrom('adds', 'subtracts', 'keeps the order', 'is empty', 'a < b', 'x & y')
const cases = fc.array(
  fc.record({
    name: word,
    failed: fc.boolean(),
    says: fc.constantFrom('expected 1, got 2', 'the cart is empty', 'no such file', 'timed out after 5 s'),
  }),
  { maxLength: 12 },
)

/** Tests that a report of this format shows to fail: if a name is an identifier, each once, and none that passed too. */
function expected({ mergesNames }: Format, given: readonly Case[]): { failing: number; flaky: number } {
  if (mergesNames !== true) return { failing: failedOf(given).length, flaky: 0 }
  const names = [...new Set(given.map(goName))]
  const outcomes = names.map(name => new Set(given.filter(each => goName(each) === name).map(({ failed }) => failed)))
  return {
    failing: outcomes.filter(seen => seen.has(true) && seen.size === 1).length,
    flaky: outcomes.filter(({ size }) => size === 2).length,
  }
}

const sources: LocalSources = {
  isTest: () => false,
  inProject: (file: string) => file,
  importsOf: () => [],
  changed: [],
}

async function diagnose(text: string) {
  const files = [{ name: 'report', open: () => [text] }]
  const { cases: read, notes, complete, unreadable } = await readReports(files, { relative: file => file })
  expect(unreadable).toEqual([])
  return diagnoseReports({ cases: read, framework: '', complete, notes }, sources)
}

describe('each test that fails in a report is in one cluster of the diagnosis:', () => {
  it.each(FORMATS)('$format', format =>
    fc.assert(
      fc.asyncProperty(cases, async given => {
        const once = given.filter((each, index) => given.findIndex(other => goName(other) === goName(each)) === index)
        const shown = format.hasEachNameOnce === true ? once : given
        fc.pre(shown.length > 0)

        const { clusters, failures, flaky, summary, complete } = await diagnose(format.write(shown))

        const tests = clusters.flatMap(cluster => cluster.tests)
        const wanted = expected(format, shown)
        expect(tests).toHaveLength(wanted.failing)
        expect(new Set(tests).size).toBe(wanted.failing)
        expect(new Set(failures.map(({ id }) => titleOf(id))).size, 'each has a title of its own').toBe(wanted.failing)
        expect(flaky).toHaveLength(wanted.flaky)
        expect(summary.failed).toBe(wanted.failing + wanted.flaky)
        expect(complete).toBe(true)
      }),
      { numRuns: RUNS, seed: SEED },
    ),
  )
})

it('tests of one name in several suites keep their own messages', async () => {
  const suite = (name: string, message: string) =>
    `<testsuite name="${name}"><testcase name="adds"><failure message="${message}"/></testcase></testsuite>`

  const { failures } = await diagnose(
    `<testsuites>${suite('one', 'x is 1')}${suite('two', 'no such file: y')}</testsuites>`,
  )

  expect(failures.map(({ id, problem }) => `${titleOf(id)}: ${problem.message}`)).toEqual([
    'adds: x is 1',
    'adds (2): no such file: y',
  ])
})

it('packages of Go that need one that does not compile have the cause of that one', async () => {
  const output = lines(
    '# example.com/app/core',
    'core/core.go:2:23: undefined: helper',
    'FAIL\texample.com/app/core [build failed]',
    'FAIL\texample.com/app/a [build failed]',
    'FAIL\texample.com/app/b [build failed]',
    'FAIL',
  )

  const { clusters, failures } = await diagnose(output)

  expect(failures).toHaveLength(3)
  expect(clusters.map(({ pattern, tests }) => [pattern, tests.length])).toEqual([['compile', 3]])
})

it('packages of Go with compilers’ errors of several packages keep their own', async () => {
  const output = lines(
    '# example.com/app/core',
    'core/core.go:2:23: undefined: helper',
    '# example.com/app/other',
    'other/other.go:4:1: undefined: more',
    'FAIL\texample.com/app/core [build failed]',
    'FAIL\texample.com/app/other [build failed]',
    'FAIL\texample.com/app/b [build failed]',
  )

  const { failures } = await diagnose(output)

  expect(failures.map(({ problem }) => problem.message)).toEqual([
    expect.stringContaining('undefined: helper'),
    expect.stringContaining('undefined: more'),
    expect.not.stringContaining('undefined'),
  ])
})
