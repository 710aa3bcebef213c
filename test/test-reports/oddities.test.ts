import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encloses, type TestCase, titleOf } from '../../src/domain/model/test-case.ts'
import { readReport, type ReadOptions } from '../../src/test-reports/read-reports.ts'
import type { ByteSource } from '../../src/test-reports/decode.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'reports')
const CI = '/home/runner/work/app/app/'

const read = (source: ByteSource, options: Partial<ReadOptions> = {}) =>
  readReport(source, { relative: file => file.replace(CI, ''), ...options })

async function casesOf(report: string): Promise<readonly TestCase[]> {
  return (await read([readFileSync(join(FIXTURES, report))])).cases
}

const titles = (cases: readonly TestCase[], status?: TestCase['status']) =>
  cases.filter(each => status === undefined || each.status === status).map(({ id }) => titleOf(id))

describe('what failed outside of tests is a failed case without a name, of what it encloses', () => {
  test.for<[report: string, file: string, suite: readonly string[], message: string]>([
    ['vitest/vitest-5.xml', 'test/hooks.test.js', ['before all fails'], 'before all broke'],
    ['vitest/vitest-5.xml', 'test/hooks.test.js', ['after all fails'], 'after all broke'],
    ['mocha/mocha-junit-reporter.xml', 'test/hooks.test.js', ['after all fails'], 'after all broke'],
    ['mocha/mocha-11-xunit.xml', 'test/hooks.test.js', ['before each fails'], 'before each broke'],
    ['jest/jest-30-hooks.json', 'test/hooks.test.js', [], 'after all broke'],
    ['jest/jest-junit-files-and-suite-errors.xml', 'broken/missing-import.test.js', [], 'Cannot find module'],
    ['bun/bun-1.4-hooks.xml', 'hooks/hooks.test.ts', ['beforeAll'], 'beforeAll broke'],
    ['node/node-24-not-loadable.xml', 'broken/missing-import.test.js', [], 'test failed'],
    ['vitest/vitest-5.tap', 'test/hooks.test.js', ['before all fails'], 'The test failed.'],
    ['node/node-24.tap', 'test/hooks.test.js', ['after all fails'], 'after all broke'],
    ['phpunit/phpunit-9-hooks.xml', 'hooks/TearDownAfterClassTest.php', ['Hooks\\TearDownAfterClassTest'], 'broke'],
    ['maven/surefire-2.22.2-before-all.xml', '', ['com.acme.core.BeforeAllTest'], '/ by zero'],
    ['maven/surefire-3.6.1-before-all.xml', '', ['com.acme.core.BeforeAllTest'], '/ by zero'],
    ['gradle/gradle-4.4.1-before-class.xml', '', ['com.acme.core.BeforeClassTest'], '/ by zero'],
    ['bats/bats-1.8-hooks.xml', 'setup_file.bats', [], 'setup_file'],
    ['unittest/xmlrunner.xml', 'tests/test_cart.py', ['SetUpClass'], 'setUpClass broke'],
    ['unittest/xmlrunner-setups.xml', 'test_module_setup.py', [], 'setUpModule broke'],
    ['unittest/own-report-setups.xml', 'broken/setups/test_module_setup.py', [], 'setUpModule broke'],
    ['unittest/own-report-setups.xml', 'broken/setups/test_load_tests.py', [], 'load_tests broke'],
    ['rspec/rspec-3.12-hooks.json', 'hooks/hooks_spec.rb', [], 'after all broke'],
    ['go/go-1.26-not-compiling.jsonl', '', ['example.com/app/broken/nocompile'], 'as int value in return statement'],
    ['go/gotestsum-not-compiling.xml', '', ['example.com/app/broken/nocompile'], 'does not compile'],
    ['go/go-junit-report-2-not-compiling.xml', '', ['example.com/app/broken/vetfail'], 'fmt.Printf format %d'],
    ['cargo/cargo-test-workspace.txt', '', ['sets_abort'], 'ended before its tests did'],
    ['cargo/cargo-test-not-compiling.txt', '', [], 'mismatched types'],
    ['pytest/pytest-9-not-importable.xml', 'broken/syntax/test_syntax.py', [], 'SyntaxError'],
    ['playwright/playwright-not-loadable.json', 'broken/throws-at-load.spec.ts', [], 'thrown while loading'],
    ['vitest/vitest-5-not-loadable-console.txt', 'broken/throws-at-load.test.js', [], ''],
  ])('%s: %s %j', async ([report, file, suite, message]) => {
    const cases = await casesOf(report)

    const whole = cases.filter(({ id }) => id.name === '' && id.file === file && id.suite.join() === suite.join())
    expect(whole.map(({ status }) => status)).toContain('failed')
    expect(whole.flatMap(({ problems }) => problems.map(problem => problem.message)).join('\n')).toContain(message)
  })

  test('a describe block encloses the tests that did not run because of it', async () => {
    const cases = await casesOf('vitest/vitest-5.xml')

    const block = cases.find(({ id }) => id.name === '' && id.suite[0] === 'before all fails')
    const within = cases.filter(({ id }) => id.name !== '' && block !== undefined && encloses(block.id, id))
    expect(titles(within)).toEqual([
      'test/hooks.test.js › before all fails › ba one',
      'test/hooks.test.js › before all fails › ba two',
      'test/hooks.test.js › before all fails › inner › ba inner',
    ])
  })

  test('a passing test that is named like a describe block keeps its name, as a failing one of another file does', async () => {
    const { cases } = await read([
      `<testsuites name="vitest tests">
        <testsuite name="a.test.ts"><testcase name="sum &gt; adds"/><testcase name="sum"/></testsuite>
        <testsuite name="b.test.ts"><testcase name="sum"><failure message="no"/></testcase></testsuite>
      </testsuites>`,
    ])

    expect(titles(cases)).toEqual(['a.test.ts › sum › adds', 'a.test.ts › sum', 'b.test.ts › sum'])
  })

  test('a failing test that is named like a describe block whose tests ran is no block', async () => {
    const failing = '<testcase name="sum"><failure message="no" type="AssertionError"/></testcase>'
    const { cases } = await read([
      `<testsuites name="vitest tests">
        <testsuite name="a.test.ts"><testcase name="sum &gt; adds"/>${failing}</testsuite>
        <testsuite name="b.test.ts"><testcase name="sum &gt; adds"><skipped/></testcase>${failing}</testsuite>
        <testsuite name="c.test.ts"><testcase name="sum &gt; adds"/>${failing.replace('Assertion', 'Type')}</testsuite>
      </testsuites>`,
    ])

    const failed = cases.filter(({ status }) => status === 'failed').map(({ id }) => [...id.suite, id.name])
    expect(failed).toEqual([['sum'], ['sum', ''], ['sum', '']])
  })

  test('a file of jest that failed without a failing test', async () => {
    const testResults = [
      { name: 'a.test.js', status: 'failed', message: '', assertionResults: [passed('works')] },
      { name: 'b.test.js', status: 'passed', message: '', assertionResults: [passed('works')] },
    ]

    const { cases } = await read([JSON.stringify({ numTotalTestSuites: 2, testResults })])

    expect(titles(cases, 'failed')).toEqual(['a.test.js'])
    expect(titles(cases, 'passed')).toEqual(['a.test.js › works', 'b.test.js › works'])
  })

  test('pytest itself broke', async () => {
    const { cases } = await read([
      '<testsuites name="pytest tests"><testsuite name="pytest"><testcase classname="pytest" name="internal"><error message="internal error">INTERNALERROR&gt; KeyError: 1</error></testcase></testsuite></testsuites>',
    ])

    expect(cases).toMatchObject([{ id: { file: '', suite: [], name: '' }, status: 'failed' }])
  })
})

describe('who is meant', () => {
  const surefire = (suite: string, classname: string) =>
    read([
      `<testsuite xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire/maven-surefire-plugin/xsd/surefire-test-report.xsd" name="${suite}"><testcase name="adds" classname="${classname}"/></testsuite>`,
    ])

  test.for([
    ['a display name', 'com.acme.CalcTest', 'Calc: (odd) name', 'com.acme.CalcTest'],
    ['a display name of one word', 'com.acme.CalcTest', 'Calculator', 'com.acme.CalcTest'],
    ['a nested class', 'com.acme.CalcTest', 'com.acme.CalcTest$Inner', 'com.acme.CalcTest$Inner'],
    ['a class of no package', 'CalcTest', 'CalcTest', 'CalcTest'],
    ['a class of a suite of TestNG', 'TestSuite', 'com.acme.CalcTest', 'com.acme.CalcTest'],
    ['a phrased report, where nothing tells the class', 'Calc: odd', 'Calc: odd', 'Calc: odd'],
  ] as const)('Surefire: %s', async ([, suite, classname, expected]) => {
    const { cases } = await surefire(suite, classname)

    expect(cases[0]?.id.suite).toEqual([expected])
  })

  test('a shared example of RSpec is one of the file that runs it, and its line is of another', async () => {
    const example = {
      description: 'shares',
      full_description: 'Calc shares',
      status: 'failed',
      file_path: './shared/far.rb',
      line_number: 2,
      exception: { class: 'RuntimeError', message: 'no', backtrace: [] },
    }
    const examples = [
      { ...example, id: './spec2/s_spec.rb[1:1:1]' },
      { ...example, id: './shared/far.rb[1:2]' },
    ]

    const { cases } = await read([JSON.stringify({ version: '3.12.0', examples, summary: {}, summary_line: '' })])

    expect(cases.map(({ id, line }) => [id.file, line])).toEqual([
      ['spec2/s_spec.rb', undefined],
      ['shared/far.rb', 2],
    ])
  })

  test('subtests of unittest-xml-reporting belong to their test', async () => {
    const cases = await casesOf('unittest/xmlrunner.xml')

    const names = new Set(cases.filter(({ status }) => status === 'failed').map(({ id }) => id.name))
    expect([...names].filter(name => name.startsWith('test_subs'))).toEqual(['test_subs', 'test_subs_then_fail'])
  })

  test('what bats leaves before names after a setup_file that failed is no part of them', async () => {
    expect(titles(await casesOf('bats/bats-1.8-hooks.xml'))).toContain('teardown.bats › b')
  })

  test('binaries of cargo are told apart, and the two blocks of documentation tests are one', async () => {
    const cases = await casesOf('cargo/cargo-test-workspace.txt')
    const doc = await casesOf('cargo/cargo-test-doc-tests-in-two-blocks.txt')

    const adds = cases
      .filter(({ id }) => id.name === 'it_adds')
      .map(({ id, status }) => `${id.suite.join('::')} ${status}`)
    expect(adds).toEqual([
      'alpha_pkg::money::tests passed',
      'alpha_pkg::tests::deep::deeper failed',
      'alpha_pkg::tests passed',
      'tool::tests failed',
      'it passed',
      'multi passed',
      'beta::tests passed',
      'beta passed',
      'it failed',
    ])
    expect(new Set(doc.filter(({ id }) => id.file !== '').map(({ id }) => id.suite[0]))).toEqual(
      new Set(['ed_2024::doc']),
    )
  })

  test('a documentation test is the same one on another line, and two of one item are told apart', async () => {
    const printed = (...lines: readonly number[]) =>
      [
        `running ${lines.length} tests`,
        ...lines.map(line => `test src/lib.rs - add (line ${line}) ... ok`),
        'test src/lib.rs - (line 1) ... ok',
        'test src/../README.md - (line 7) - compile ... ok',
        `test result: ok. ${lines.length + 2} passed; 0 failed; 0 ignored; 0 measured; 0 filtered out`,
      ].join('\n')
    const named = async (text: string) => {
      const { cases } = await read([Buffer.from(text)], { format: 'cargo', errors: '   Doc-tests calc' })
      return cases.map(({ id }) => id.name).toSorted()
    }

    const [before, after] = [await named(printed(10, 9)), await named(printed(14, 13))]

    expect(before).toEqual(['src/../README.md', 'src/lib.rs', 'src/lib.rs - add', 'src/lib.rs - add (2)'])
    expect(after).toEqual(before)
  })

  test('colours of cargo change nothing', async () => {
    const plain = await casesOf('cargo/cargo-test-workspace.txt')
    const coloured = await casesOf('cargo/cargo-test-colours.txt')

    expect(titles(coloured, 'failed').toSorted()).toEqual(titles(plain, 'failed').toSorted())
  })

  test('what go vet says of a package is the package’s', async () => {
    const cases = await casesOf('go/go-junit-report-2-not-compiling.xml')

    expect(cases.filter(({ id }) => id.suite.some(part => part.includes('[')))).toEqual([])
  })

  test('tests in TAP, nested or flat, have the file and the describe blocks that they have in XML', async () => {
    const xml = await casesOf('vitest/vitest-5.xml')
    const nested = await casesOf('vitest/vitest-5.tap')
    const flat = await casesOf('vitest/vitest-3-flat.tap')

    // Odd titles lose blanks in TAP, and have arrows of their own.
    const plain = (cases: readonly TestCase[]) => titles(cases.filter(({ id }) => !id.file.includes('odd'))).toSorted()
    expect(plain(nested)).toEqual(plain(xml))
    expect(titles(nested, 'failed').toSorted()).toEqual(titles(xml, 'failed').toSorted())
    // What is flat has no line for a describe block.
    expect(plain(flat)).toEqual(plain(xml.filter(({ id }) => id.name !== '')))
  })

  test('the place where an error was thrown is not that of the test', async () => {
    const cases = await casesOf('vitest/vitest-5.tap')

    const thrown = cases.find(({ id }) => id.name === 'throws a TypeError in the source')
    expect(thrown?.id.file).toBe('test/cart.test.js')
    expect(thrown?.line).toBeUndefined()
    expect(thrown?.problems[0]?.stack).toContain('src/cart.js:9')
  })

  test('a report without a test still tells whose it is', async () => {
    const { framework, cases } = await read(['<testsuites name="vitest tests" tests="0"></testsuites>'])

    expect({ framework, cases }).toEqual({ framework: 'vitest', cases: [] })
  })
})

describe('what became of a test', () => {
  test.for([
    ['Unable to find executable', 'failed'],
    ['Fixture dependency failed', 'failed'],
    ['SKIP_RETURN_CODE=77', 'skipped'],
    ['SKIP_REGULAR_EXPRESSION_MATCHED', 'skipped'],
  ] as const)('ctest skipped it: %s', async ([message, status]) => {
    const { cases } = await read([
      `<testsuite name="(empty)"><testcase name="a" classname="a" status="notrun"><skipped message="${message}"/><system-out>why</system-out></testcase></testsuite>`,
    ])

    expect(cases).toMatchObject([{ status, id: { framework: 'ctest', name: 'a' } }])
    expect(cases[0]?.problems.map(problem => [problem.kind, problem.message])).toEqual(
      status === 'failed' ? [['error', message]] : [],
    )
  })

  test('risky tests of PHPUnit and its warnings do not fail a run; a test without a class did not run', async () => {
    const cases = await casesOf('phpunit/phpunit-9.xml')
    const empty = await casesOf('phpunit/phpunit-9-class-without-tests.xml')

    const status = (name: string) => cases.find(({ id }) => id.name === name)?.status
    expect(status('testRisky')).toBe('passed')
    expect(status('testWarns')).toBe('failed')
    expect(empty.map(each => each.status)).toEqual(['skipped'])
  })

  test('a message of PHPUnit does not begin within the name of its data set', async () => {
    const cases = await casesOf('phpunit/phpunit-9.xml')

    const found = cases.find(({ id }) => id.name.includes('"line\nbreak\ttab"'))
    expect(found?.problems[0]?.message).toBe('Failed asserting that 1 is identical to 2.')
  })

  test('Surefire’s reruns: what passed in the end is flaky, what never did failed', async () => {
    const cases = await casesOf('maven/surefire-3.5.3-reruns.xml')

    expect(
      cases.map(({ id, status, flaky, problems }) => [id.name, status, flaky, problems.map(({ kind }) => kind)]),
    ).toEqual([
      ['alwaysFails', 'failed', undefined, ['failure']],
      ['flakyFailure', 'passed', true, ['failure']],
      ['alwaysErrors', 'failed', undefined, ['error']],
      ['flakyError', 'passed', true, ['error']],
    ])
  })

  test.for([
    ['<flakyFailure message="m"/>', 'passed', true],
    ['<flakyError message="m"/>', 'passed', true],
    ['<failure message="m"/><rerunFailure message="n"/>', 'failed', undefined],
    ['<error message="m"/><rerunError message="n"/>', 'failed', undefined],
    ['<rerunFailure message="m"/><rerunError message="n"/>', 'failed', undefined],
  ] as const)('%s', async ([inner, status, flaky]) => {
    const { cases } = await read([`<testsuite><testcase name="a">${inner}</testcase></testsuite>`])

    expect(cases).toMatchObject([{ status, ...(flaky ? { flaky } : {}) }])
    expect(cases[0]?.problems[0]?.message).toBe('m')
  })

  test('a test that pytest-rerunfailures repeats has its last outcome, with or without teardowns between', async () => {
    const cases = await casesOf('pytest/pytest-7-rerunfailures-log.jsonl')

    expect(cases.map(({ id, status, flaky }) => [id.name, status, flaky])).toEqual([
      ['test_flaky', 'passed', true],
      ['test_always_fails', 'failed', undefined],
      ['test_ok', 'passed', undefined],
      ['test_flaky_setup', 'passed', true],
    ])
  })

  test('a test of which only subtests failed, failed', async () => {
    const cases = await casesOf('pytest/pytest-9-subtests-log.jsonl')

    const sub = cases.find(({ id }) => id.suite[0] === 'CartCase' && id.name === 'test_sub')
    expect(sub?.status).toBe('failed')
  })

  test('deno has no time for what did not run', async () => {
    const cases = await casesOf('deno/deno-2-hooks.xml')

    expect(cases.find(({ id }) => id.file === 'hooks/all_test.ts')?.status).toBe('skipped')
  })

  test('what mocha prints below a point of TAP is what went wrong', async () => {
    const cases = await casesOf('mocha/mocha-11.tap')

    const fails = cases.find(({ id }) => id.name === 'cart fails an assertion')
    expect(fails?.problems[0]?.message).toBe('Expected values to be strictly equal:')
    expect(fails?.problems[0]?.stack).toContain('test/cart.test.js:8:43')
  })

  test('a test that failed, and of which no more is said, has a problem all the same', async () => {
    const assertionResults = [{ ancestorTitles: [], title: 'a', status: 'failed', failureMessages: [] }]
    const testResults = [{ name: 'a.test.js', status: 'failed', message: '', assertionResults }]

    const { cases } = await read([JSON.stringify({ numTotalTestSuites: 1, testResults })])

    expect(cases[0]?.problems).toEqual([{ kind: 'failure', type: '', message: 'The test failed.', stack: '' }])
  })

  test('a timeout of nextest says so', async () => {
    const cases = await casesOf('cargo/nextest-flaky-and-timeout.xml')

    expect(cases.find(({ status }) => status === 'failed')?.problems[0]?.message).toBe('test timeout')
  })

  test('a failure of googletest is its text, and its place is in the stack', async () => {
    const cases = await casesOf('gtest/googletest-1.12.xml')

    const fails = cases.find(({ id }) => id.suite[0] === 'Calc' && id.name === 'Fails')
    expect(fails?.problems.map(({ kind, message }) => [kind, message.split('\n')[0]])).toEqual([
      ['failure', 'Expected equality of these values:'],
      ['failure', 'Value of: false'],
    ])
    expect(fails?.problems[0]?.stack).toContain('unit.cpp:7')
  })

  test('a crash of Go fails what was running', async () => {
    const cases = await casesOf('go/go-1.26-not-compiling.jsonl')

    const slow = cases.filter(({ id, status }) => id.suite[0]?.endsWith('timeout') && status === 'failed')
    expect(slow.map(({ id, problems }) => [id.name, problems[0]?.message])).toEqual([
      ['TestSlow', 'It was running when its package ended.'],
      ['TestSlow/sub', 'panic: test timed out after 2s'],
    ])
  })

  test.for([
    ['0,005', 5],
    ['0,05', 50],
    ['1,5', 1_500],
    ['1,234.5', 1_234_500],
    ['1,234', 1_234_000],
  ] as const)('a time of %s is of %d ms', async ([time, ms]) => {
    const report = `<testsuite name="s"><testcase classname="a.B" name="x" time="${time}"/></testsuite>`

    const { cases } = await read([Buffer.from(report)])

    expect(cases.map(({ durationMs }) => durationMs)).toEqual([ms])
  })

  test('a Rust test that panics with another message than it should says which one it wants', async () => {
    const cases = await casesOf('cargo/cargo-test-workspace.txt')

    const wanted = cases.flatMap(({ problems }) => problems).filter(({ stack }) => stack.includes('did not contain'))
    expect(wanted.map(({ message }) => /\(a panic with ".+" was expected\)$/.test(message))).toEqual([true])
  })

  test('thousands have separators, and line ends are those of this world', async () => {
    const cases = await casesOf('maven/surefire-2.22-thousands-by-hand.xml')
    const dotnet = await casesOf('dotnet/junit-test-logger-by-hand.xml')

    expect(Math.max(...cases.map(({ durationMs }) => durationMs))).toBeGreaterThan(1_000_000)
    expect(dotnet.flatMap(({ problems }) => problems.map(({ message }) => message)).join()).not.toContain('\r')
  })
})

describe('what is not complete', () => {
  test.for([
    ['cargo/cargo-test-quiet.txt', 'tests are counted, but not named.'],
    ['rspec/rspec-3.12-exit.json', 'The process ended within an example.'],
    ['bats/bats-1.8-syntax-error.tap', '3 tests were planned, 2 ran.'],
  ] as const)('%s: %s', async ([report, note]) => {
    const { complete, notes } = await read([readFileSync(join(FIXTURES, report))])

    expect(complete).toBe(false)
    expect(notes.join('\n')).toContain(note)
  })

  test('a log of go test that breaks off before a package ends', async () => {
    const log = readFileSync(join(FIXTURES, 'go/go-test.jsonl'), 'utf8').trimEnd()

    const { complete, notes } = await read([log.slice(0, log.lastIndexOf('\n') + 1)])

    expect(complete).toBe(false)
    expect(notes).toEqual(['The run broke off in example.com/calc/sub.'])
  })

  test('tests of Go that have no result though their package passed are named', async () => {
    const event = (Action: string, Test?: string) => JSON.stringify({ Action, Package: 'example.com/calc', Test })
    const log = [event('run', 'TestA'), event('run', 'TestB'), event('pass', 'TestB'), event('pass')].join('\n')

    const { complete, notes } = await read([log])

    expect(complete).toBe(true)
    expect(notes).toEqual(['No result was printed of TestA.'])
  })

  test('what unittest sums up is no test', async () => {
    const cases = await casesOf('unittest/unittest-3.8-console.txt')

    expect(cases.filter(({ id }) => id.name.includes('failures='))).toEqual([])
  })

  test('what minitest skips did not fail', async () => {
    const cases = await casesOf('minitest/minitest-5-verbose-console.txt')

    expect(titles(cases, 'skipped')).toEqual(['Calc › test_0005_is not written', 'CalcTest › test_skipped'])
  })
})

function passed(title: string) {
  return { ancestorTitles: [], title, status: 'passed' }
}

describe('a report whose root has a name of somebody’s own', () => {
  const root = (inner: string) => `<testsuites name="nightly"><testsuite name="s">${inner}</testsuite></testsuites>`

  test.for<[likely: string, xml: string, file: string, suite: readonly string[], name: string]>([
    ['vitest', '<testcase classname="test/a.test.ts" name="cart &gt; adds"/>', 's', ['cart'], 'adds'],
    [
      'pytest',
      '<testcase classname="tests.test_a.TestCart" name="test_adds"/>',
      'tests/test_a.py',
      ['TestCart'],
      'test_adds',
    ],
    ['jest', '<testcase classname="cart › level" name="adds"/>', '', ['cart', 'level'], 'adds'],
  ])('is read as one of %s where the project is set up for it', async ([likely, xml, file, suite, name]) => {
    const report = await readReport([root(xml)], { likely, relative: path => path })

    expect(report.cases.map(({ id }) => id)).toEqual([{ framework: likely, file, suite, name }])
  })

  test('is not, where it cannot be one', async () => {
    const xml = root('<testcase classname="Cart" name="adds"/>')

    const report = await readReport([xml], { likely: 'vitest', relative: path => path })

    expect(report.cases.map(({ id }) => id)).toEqual([{ framework: '', file: '', suite: ['Cart'], name: 'adds' }])
  })

  test('is what it is marked to be, whatever the project is', async () => {
    const xml =
      '<testsuites name="vitest tests"><testsuite name="a.test.ts"><testcase classname="a.test.ts" name="b"/></testsuite></testsuites>'

    const report = await readReport([xml], { likely: 'pytest', relative: path => path })

    expect(report.framework).toBe('vitest')
  })
})
