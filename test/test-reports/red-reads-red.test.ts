import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { listReports, readReport } from '../../src/test-reports/read-reports.ts'

const read = (text: string, framework?: string) => readReport([text], { relative: file => file, framework })

/** Failed cases as `title: message`. */
async function failures(text: string, framework?: string): Promise<string[]> {
  const { cases } = await read(text, framework)
  return cases
    .filter(({ status }) => status === 'failed')
    .map(({ id, problems }) => `${titleOf(id)}: ${problems[0]?.message}`)
}

/** Lines that a Go package prints within a test that fails, as `go test -json` tells them. */
function goEvents(texts: readonly string[], { summary }: { summary: string }): string {
  const of = { Package: 'example.com/shop' }
  const within = { ...of, Test: 'TestTable' }
  const lines = texts.flatMap(text => text.split(/(?<=\n)/))
  const events = [
    { Action: 'run', ...within },
    ...lines.map(Output => ({ Action: 'output', ...within, Output })),
    { Action: 'fail', ...within },
    { Action: 'output', ...of, Output: summary },
    { Action: 'fail', ...of },
  ]
  return events.map(event => `${JSON.stringify(event)}\n`).join('')
}

const suite = (inside: string, counts = '') =>
  `<testsuites><testsuite name="Orders"${counts}>${inside}</testsuite></testsuites>`

describe('a case within a case', () => {
  const inner = '<testcase name="inner"><failure message="i"/></testcase>'

  it.each([
    ['a failure before it', `<testcase name="outer"><failure message="o"/>${inner}</testcase>`],
    ['a failure behind it', `<testcase name="outer">${inner}<failure message="o"/></testcase>`],
    [
      'a suite between',
      `<testcase name="outer"><testsuite name="s">${inner}</testsuite><failure message="o"/></testcase>`,
    ],
  ])('takes nothing from the outer one: %s', async (_, text) => {
    const found = await failures(suite(text))

    expect(found.map(each => each.replace(/^.* › /, ''))).toEqual(['inner: i', 'outer: o'])
  })
})

describe('a case that is skipped and failed', () => {
  const both = '<testcase classname="test_a" name="test_b"><skipped message="later"/><error message="down"/></testcase>'

  it('failed in pytest: its tear-down did', async () => {
    expect(
      await failures(
        `<testsuites name="pytest tests"><testsuite name="pytest" errors="1">${both}</testsuite></testsuites>`,
      ),
    ).toEqual(['test_a.py › test_b: down'])
  })

  it('failed wherever the dialect does not say otherwise', async () => {
    expect(await failures(suite(both))).toEqual(['test_a › test_b: down'])
    expect(await failures(suite('<testcase name="a" status="disabled"><failure message="no"/></testcase>'))).toEqual([
      'a: no',
    ])
  })

  it.each(['node', 'tap'])('is a todo in %s', async framework => {
    expect(await failures(suite(both), framework)).toEqual([])
  })
})

const VERBOSE = `=== RUN   TestFine
--- PASS: TestFine (0.00s)
=== RUN   TestStarts
2026/11/23 17:14:06 cannot connect
FAIL	example.com/shop/fatal	0.012s
=== RUN   TestFine
--- PASS: TestFine (0.00s)
PASS
tear-down broke
FAIL	example.com/shop/late	0.004s
=== RUN   TestExits
--- PASS: TestExits (0.00s)
FAIL	example.com/shop/silent	0.004s
=== RUN   TestSums
=== RUN   TestSums/adds
    a_test.go:3: 
        	Error Trace:	a_test.go:3
        	Error:      	Not equal: 1, 2
ERROR: printed by the test
--- FAIL: TestSums (0.00s)
    --- FAIL: TestSums/adds (0.00s)
FAIL
FAIL	example.com/shop/subs	0.003s
=== RUN   TestSlow
panic: test timed out after 2s
	running tests:
		TestSlow (2s)

goroutine 6 [running]:
FAIL	example.com/shop/time	2.006s
FAIL
`

describe('what go test prints', () => {
  it('with -v: a package that failed has a failure, and so has the test that ended it', async () => {
    expect(await failures(VERBOSE)).toEqual([
      'example.com/shop/fatal › TestStarts: 2026/11/23 17:14:06 cannot connect',
      'example.com/shop/late: tear-down broke',
      'example.com/shop/silent: The package failed, and no test of it did.',
      'example.com/shop/subs › TestSums: The test failed.',
      'example.com/shop/subs › TestSums/adds: Not equal: 1, 2',
      'example.com/shop/time › TestSlow: panic: test timed out after 2s',
    ])
    const { complete, notRun } = await read(VERBOSE)
    expect(complete).toBe(true)
    expect(notRun).toEqual([
      'TestStarts ended the process of example.com/shop/fatal. Its tests without a result did not run.',
    ])
  })

  it('without -v: the messages below a result, a crash and a package without a test', async () => {
    const text = `2026/11/23 17:14:11 cannot connect
FAIL	example.com/shop/fatal	0.010s
ok  	example.com/shop/ok	0.009s
--- FAIL: TestSums (0.00s)
    --- FAIL: TestSums/adds (0.00s)
        a_test.go:3: got 1, want 2
FAIL
FAIL	example.com/shop/subs	0.004s
panic: boom

goroutine 18 [running]:
example.com/shop/late.TestLate.func1()
	/home/me/shop/late/a_test.go:3 +0x1d
FAIL	example.com/shop/late	0.006s
panic: test timed out after 2s
	running tests:
		TestSlow (2s)

FAIL	example.com/shop/time	2.006s
# example.com/shop/typo
typo/a.go:3:1: undefined: Sum
FAIL	example.com/shop/typo [build failed]
FAIL
`
    expect(await failures(text)).toEqual([
      'example.com/shop/fatal: 2026/11/23 17:14:11 cannot connect',
      'example.com/shop/subs › TestSums: The test failed.',
      'example.com/shop/subs › TestSums/adds: got 1, want 2',
      'example.com/shop/late › TestLate: panic: boom',
      'example.com/shop/time › TestSlow: panic: test timed out after 2s',
      'example.com/shop/typo: typo/a.go:3:1: undefined: Sum',
    ])
  })

  const STACK = `panic: boom [recovered, repanicked]

goroutine 7 [running]:
example.com/shop.TestTable.func1(0x177f23dc2b48?)
	/home/me/shop/a_test.go:7 +0x5e
created by testing.(*T).Run in goroutine 5
`
  const FAILED = `--- FAIL: TestTable (0.05s)\n    --- FAIL: TestTable/b (0.05s)\n`
  const ended = 'TestTable ended the process of example.com/shop. Its tests without a result did not run.'

  it.each([
    ['without -v', `${FAILED}${STACK}FAIL\texample.com/shop\t0.055s\nFAIL\n`, [ended]],
    ['with -v', `=== RUN   TestTable\n${FAILED}${STACK}FAIL\texample.com/shop\t0.055s\nFAIL\n`, [ended]],
    ['where a test only printed one', `${STACK}${FAILED}FAIL\nFAIL\texample.com/shop\t0.055s\nFAIL\n`, []],
    ['as events', goEvents([FAILED, STACK], { summary: '' }), [ended]],
    ['as events, where a test only printed one', goEvents([STACK, FAILED], { summary: 'FAIL\n' }), []],
  ])('a panic after which no test is open ends its package: %s', async (_, text, notRun) => {
    expect((await read(text)).notRun).toEqual(notRun)
    expect((await failures(text))[0]).toMatch(/^example\.com\/shop › TestTable: /)
  })

  it('a compiled test that fails after its tests, and one that breaks off', async () => {
    expect(await failures('=== RUN   TestA\n--- PASS: TestA (0.00s)\nFAIL\n')).toEqual([
      'the test run: The package failed, and no test of it did.',
    ])
    const { complete, cases } = await read(
      'ok  \tshop/a\t0.1s\n=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n',
    )
    expect(complete).toBe(false)
    expect(cases.map(({ id }) => id.name)).toEqual(['TestA'])
  })

  it('go-junit-report: repeated names, a summary that failed, a package that panics', async () => {
    const cases = `<testcase name="TestA" classname="shop"/><testcase name="TestA" classname="shop"><failure message="Failed">    a_test.go:3: got 1</failure></testcase><testcase name="Failure" classname="shop"><error message="Runtime error">panic: boom</error></testcase>`
    expect(
      await failures(
        `<testsuites><testsuite name="shop" tests="3" failures="1" errors="1" id="0">${cases}</testsuite></testsuites>`,
      ),
    ).toEqual(['shop › TestA: got 1', 'shop: panic: boom'])
  })
})

describe('a report of another form that counts failures and names none', () => {
  it.each([
    [
      'jest',
      '{"numFailedTestSuites":0,"numFailedTests":2,"numRuntimeErrorTestSuites":0,"success":false,"testResults":[]}',
    ],
    ['rspec', '{"version":"3.13.0","examples":[],"summary":{"example_count":2,"failure_count":2},"summary_line":""}'],
    ['pytest-json-report', '{"created":1,"exitcode":1,"summary":{"failed":1,"error":1},"tests":[]}'],
    [
      'mocha',
      '{"stats": {"suites": 1, "tests": 2, "failures": 2}, "tests": [], "passes": [], "pending": [], "failures": []}',
    ],
    [
      'Playwright',
      '{"config": {"rootDir": "/app"}, "suites": [], "errors": [], "stats": {"expected": 0, "unexpected": 2}}',
    ],
    ['TAP', 'TAP version 13\nok 1 - a\n1..1\n# tests 1\n# pass  0\n# fail  2\n'],
  ])('is incomplete: %s', async (_, text) => {
    const { complete, notes } = await read(text)

    expect(complete).toBe(false)
    expect(notes).toContain('It counts 2 failures that it does not name.')
  })

  it('a TRX whose run failed and no test of it', async () => {
    const run = (outcome: string) =>
      `<TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult testName="A" outcome="Passed"/></Results><ResultSummary outcome="${outcome}"><Counters total="1" passed="1" failed="0"/></ResultSummary></TestRun>`

    expect(await read(run('Failed'))).toMatchObject({
      complete: false,
      notes: ['The run failed, and no test of it did.'],
    })
    expect(await read(run('Completed'))).toMatchObject({ complete: true, notes: [] })
  })

  it('TAP with a todo that failed is complete', async () => {
    const text = 'TAP version 13\nok 1 - a\nnot ok 2 - b # TODO later\n1..2\n# fail  1\n'

    expect(await read(text)).toMatchObject({ complete: true, notes: [] })
  })
})

describe('a suite that counts failures', () => {
  it.each([
    ['it names none', suite('<testcase name="a"/>', ' failures="2"'), 2],
    ['it counts errors', suite('<testcase name="a"/>', ' errors="1"'), 1],
    [
      'another suite names one',
      '<testsuites failures="3"><testsuite failures="1"><testcase name="a"><failure/></testcase></testsuite><testsuite failures="2"/></testsuites>',
      2,
    ],
    ['a suite within it counts them again', '<testsuite failures="2"><testsuite failures="2"/></testsuite>', 2],
    ['only the outermost counts', '<testsuites errors="1"><testsuite/></testsuites>', 1],
  ])('is incomplete: %s', async (_, text, number) => {
    const { complete, notes } = await read(text)
    expect(complete).toBe(false)
    expect(notes).toContain(`It counts ${number} ${number === 1 ? 'failure' : 'failures'} that it does not name.`)
  })

  it.each([
    ['a case of it', suite('<testcase name="a"><error/></testcase>', ' errors="2"')],
    [
      'a suite within it',
      '<testsuite failures="1"><testsuite failures="1"><testcase name="a"><failure/></testcase></testsuite></testsuite>',
    ],
    ['its own error', suite('<error message="set-up"/>', ' errors="1"')],
    ['nothing to name', suite('<testcase name="a"/>', ' failures="0" errors=""')],
  ])('is complete if it names one: %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ complete: true, notes: [] })
  })
})

describe('another family is refused, with what to do:', () => {
  it.each([
    [
      'Check',
      '<testsuites xmlns="http://check.sourceforge.net/ns"><suite><test result="failure"/></suite></testsuites>',
      /Check.*CK_TAP_LOG_FILE_NAME/,
    ],
    [
      'gtester',
      '<gtester><testbinary><testcase path="/a"><status result="failed"/></testcase></testbinary></gtester>',
      /gtester.*meson/,
    ],
    [
      'CppUnit',
      '<TestRun><FailedTests><FailedTest id="1"><Name>A::b</Name></FailedTest></FailedTests><Statistics><FailuresTotal>1</FailuresTotal></Statistics></TestRun>',
      /CppUnit.*JUnit/,
    ],
    [
      'doctest',
      '<doctest binary="a"><TestSuite><TestCase name="a"/></TestSuite></doctest>',
      /doctest.*--reporters=junit/,
    ],
    [
      'CUnit, with its DOCTYPE',
      '<?xml version="1.0" ?><!DOCTYPE CUNIT_TEST_RUN_REPORT SYSTEM "CUnit-Run.dtd"><CUNIT_TEST_RUN_REPORT/>',
      /CUnit.*ctest --output-junit/,
    ],
    [
      'Allure',
      '<ns2:test-suite xmlns:ns2="urn:model.allure.qatools.yandex.ru"><test-cases/></ns2:test-suite>',
      /Allure.*JUnit reporter/,
    ],
    [
      'CTRF',
      '{"reportFormat":"CTRF","results":{"tool":{"name":"jest"},"tests":[{"name":"a","status":"failed"}]}}',
      /CTRF/,
    ],
    ["Allure's JSON", '{"uuid":"1","historyId":"2","status":"failed","statusDetails":{"message":"m"}}', /Allure/],
    ["Cucumber's JSON", '[{"uri":"a.feature","keyword":"Feature","elements":[]}]', /Cucumber/],
    ['JMeter', '<testResults version="1.2"><httpSample s="false"/></testResults>', /JMeter/],
    ['Catch2', '<Catch2TestRun><TestCase/></Catch2TestRun>', /--reporter junit/],
    ['an unknown one', '<results><result/></results>', /neither <testsuites> nor <testsuite>/],
    [
      'suites of something else',
      '<testsuites><suite><test/></suite></testsuites>',
      /holds <suite> instead of test cases/,
    ],
  ])('%s', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason)
  })

  it('a run without tests is not, but reports that all hold none say what that may mean', async () => {
    const empty = { name: 'a.xml', open: () => ['<testsuites tests="0"/>'] }
    const full = { name: 'b.xml', open: () => ['<testsuite name="s"><testcase name="t"/></testsuite>'] }
    const notes = async (...files: (typeof full)[]) => (await listReports(files, { relative: file => file })).notes

    expect(await notes(empty)).toEqual([expect.stringContaining('No report holds a test')])
    expect(await notes(empty, full)).toEqual([])
  })

  it('a run without tests is not', async () => {
    expect(await read('<testsuites tests="0"><properties/></testsuites>')).toMatchObject({ complete: true, cases: [] })
  })
})

describe('a comment is markup', () => {
  const failed = '<testcase name="a"><failure message="no">at a.js:3</failure></testcase>'

  it.each(['<system-out>', '<![CDATA[', '<system-err', 'a "quote', '--', '<testcase name="b"/>', ' -> '])(
    'with %s in it',
    async inside => {
      for (const text of [
        suite(`<!-- ${inside} -->${failed}`),
        suite(
          `<testcase name="a"><!--${inside}--><failure message="no">at <!--${inside}-->a.js:3</failure></testcase>`,
        ),
        `<!--${inside}-->${suite(failed)}`,
      ]) {
        const { cases, complete } = await read(text)
        expect(complete).toBe(true)
        expect(cases).toMatchObject([{ id: { name: 'a' }, status: 'failed', problems: [{ stack: 'at a.js:3' }] }])
      }
    },
  )

  it('not in output or CDATA, and not in an attribute', async () => {
    const text = suite(
      `<testcase name="a"><system-out><!-- </system-out><failure message="no"><![CDATA[<!-- x]]></failure></testcase><testcase name="b"><failure message="<!-- open">y</failure></testcase>`,
    )
    expect(await failures(text)).toEqual(['a: no', expect.stringMatching(/^b: .*-- open$/)])
  })
})

describe('nothing is lost:', () => {
  it('tests with equal names are each there', async () => {
    const same = '<testcase name="works"><failure message="no"/></testcase>'
    expect(
      await failures(
        `<testsuites><testsuite name="a">${same}</testsuite><testsuite name="b">${same}${same}</testsuite></testsuites>`,
      ),
    ).toHaveLength(3)
  })

  it.each([
    '',
    'vitest',
    'jest',
    'mocha',
    'pytest',
    'unittest',
    'maven',
    'gradle',
    'go',
    'rspec',
    'phpunit',
    'dotnet',
    'tap',
    'bun',
    'deno',
    'playwright',
    'minitest',
    'gtest',
    'bats',
    'node',
  ])("a suite's own error has its name: %j", async framework => {
    expect(await failures(suite('<error message="set-up broke"/>'), framework || undefined)).toEqual([
      expect.stringMatching(/Orders.*: set-up broke$/),
    ])
  })

  it('a report that breaks off after or within a failure keeps the case', async () => {
    const begin = '<testsuites><testsuite name="s"><testcase name="a"><failure message="no">at a.js:3'
    for (const end of ['', '</failure>', '</failure></testcase>', '</failure></testcase></testsuite>']) {
      const { cases, complete } = await read(begin + end)
      expect(complete).toBe(false)
      expect(cases).toMatchObject([{ id: { name: 'a' }, status: 'failed', problems: [{ message: 'no' }] }])
    }
    expect(await failures('<testsuite name="Orders"><error message="set-up"/><testcase name="a"/>')).toEqual([
      'Orders: set-up',
    ])
  })

  it('a failure with nothing in it has a message', async () => {
    expect(await failures(suite('<testcase name="a"><failure/></testcase>'))).toEqual(['a: The test failed.'])
  })
})
