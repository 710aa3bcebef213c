import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'

const read = (text: string | Uint8Array) => readReport([text], { relative: file => file })

/** Cases as `status title: message`. */
async function cases(text: string): Promise<string[]> {
  const report = await read(text)
  return report.cases.map(({ id, status, problems }) =>
    [status, ' ', titleOf(id), ...problems.map(({ message }) => `: ${message}`)].join(''),
  )
}

const NAMESPACE = 'xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"'
const info = (message: string, stack: string) =>
  `<Output><StdOut>printed</StdOut><ErrorInfo><Message>${message}</Message><StackTrace>${stack}</StackTrace></ErrorInfo></Output>`
const definition = (id: string, className: string) =>
  `<UnitTest name="x" id="${id}"><TestMethod className="${className}, Shop.Tests, Version=1.0.0.0" name="x"/></UnitTest>`
const trx = (results: string, { counters = '', outcome = 'Completed', infos = '' } = {}) =>
  `\ufeff<?xml version="1.0" encoding="utf-8"?>\n<TestRun id="1" ${NAMESPACE}><Results>${results}</Results>
<ResultSummary outcome="${outcome}"><Counters ${counters}/><RunInfos>${infos}</RunInfos></ResultSummary>
<TestDefinitions>${definition('t1', 'Shop.CartTests')}${definition('t2', 'Shop.SumTests')}</TestDefinitions></TestRun>`
const result = (name: string, outcome: string, inside = '', test = 't1') =>
  `<UnitTestResult testId="${test}" testName="${name}" duration="00:01:02.5000000" ${outcome === '' ? '' : `outcome="${outcome}"`}>${inside}</UnitTestResult>`
const runError = (text: string) => `<RunInfo outcome="Error"><Text>${text}</Text></RunInfo>`

describe('TRX', () => {
  it('gives each test its class, its outcome, its time and what its failure says', async () => {
    const text = trx(
      [
        result('Adds', 'Passed'),
        result(
          'Shop.SumTests.Sums(a: 1)',
          'Failed',
          info('expected 1, got &lt;2&gt;', '   at Shop.Sum() in /src/Sum.cs:line 3'),
          't2',
        ),
        result('Waits', 'NotExecuted'),
        result('Somewhere.Else', 'Timeout', '', 'unknown'),
        // The writer leaves out its first value.
        result('Breaks', '', info('no', '')),
      ].join(''),
      { counters: 'failed="2" error="1"', outcome: 'Failed' },
    )

    expect(await cases(text)).toEqual([
      'passed Shop.CartTests › Adds',
      'failed Shop.SumTests › Sums(a: 1): expected 1, got <2>',
      'skipped Shop.CartTests › Waits',
      'failed Somewhere.Else: The outcome of the test is Timeout.',
      'failed Shop.CartTests › Breaks: no',
    ])
    const report = await read(text)
    expect(report).toMatchObject({ format: 'trx', framework: 'dotnet', complete: true, notes: [] })
    expect(report.cases[0]?.durationMs).toBe(62_500)
    expect(report.cases[1]?.problems[0]).toMatchObject({
      kind: 'failure',
      stack: 'expected 1, got <2>\nat Shop.Sum() in /src/Sum.cs:line 3',
    })
  })

  it('has the rows of a data-driven test instead of their sum', async () => {
    const rows = `<InnerResults>${result('Adds (1)', 'Passed')}${result('Adds (2)', 'Failed', info('two', ''))}</InnerResults>`

    expect(await cases(trx(result('Adds', 'Failed', rows)))).toEqual([
      'passed Shop.CartTests › Adds (1)',
      'failed Shop.CartTests › Adds (2): two',
    ])
  })

  it('has an error of the run as a failure that belongs to no test, if no test explains it', async () => {
    const crash = runError('Test host process crashed : Stack overflow.')

    expect(await cases(trx('', { infos: crash }))).toEqual([
      'failed the test run: Test host process crashed : Stack overflow.',
    ])
    expect(await cases(trx(result('A', 'Failed'), { infos: crash }))).toHaveLength(2)
    expect(
      await cases(trx(result('A', 'Failed'), { infos: runError('[xUnit.net 00:00:00.39]  A [FAIL]') })),
    ).toHaveLength(1)
    expect(await cases(trx(result('A', 'Failed'), { infos: runError('Exit code 1') }))).toHaveLength(1)
  })

  it.each([
    [
      'counts failures that it does not name',
      trx(result('A', 'Passed'), { counters: 'failed="2"' }),
      'It counts 2 failures that it does not name.',
    ],
    ['was aborted', trx(result('A', 'Passed'), { outcome: 'Aborted' }), 'The run was aborted.'],
    ['has an aborted test', trx(result('A', 'Aborted')), 'The run was aborted.'],
    ['breaks off', trx(result('A', 'Passed')).slice(0, 300), expect.stringContaining('It is not well-formed XML')],
  ])('that %s is not complete', async (_, text, note) => {
    expect(await read(text)).toMatchObject({ complete: false, notes: [note] })
  })
})

const failure = (message: string) =>
  `<failure><message><![CDATA[${message}]]></message><stack-trace><![CDATA[at X() in /a.cs:line 1]]></stack-trace></failure>`

describe('NUnit', () => {
  it('3 gives each test its class and what its failure says', async () => {
    const text = `<?xml version="1.0"?><test-run result="Failed" failed="2"><command-line><![CDATA[nunit3 <a>]]></command-line>
<test-suite type="Assembly" name="a.dll" result="Failed" site="Child" failed="2">${failure('One or more child tests had errors')}
<test-suite type="TestFixture" fullname="Shop.CartTests" result="Failed" site="Child" failed="2">
<test-case name="Adds" fullname="Shop.CartTests.Adds" classname="Shop.CartTests" result="Passed" duration="0.25"><output><![CDATA[printed]]></output></test-case>
<test-case name="Sums(1.5,&quot;a.b&quot;)" fullname="Shop.CartTests.Sums(1.5,&quot;a.b&quot;)" classname="Shop.CartTests" result="Failed">${failure('  Expected: 1\r\n  But was: 2\r\n')}</test-case>
<test-case name="Breaks" fullname="Shop.CartTests.Breaks" result="Failed" label="Error">${failure('System.Exception : no')}</test-case>
<test-case name="Waits" classname="Shop.CartTests" result="Skipped"><reason><message>later</message></reason></test-case>
</test-suite></test-suite></test-run>`

    expect(await cases(text)).toEqual([
      'passed Shop.CartTests › Adds',
      'failed Shop.CartTests › Sums(1.5,"a.b"): Expected: 1\n  But was: 2',
      'failed Shop.CartTests › Breaks: System.Exception : no',
      'skipped Shop.CartTests › Waits',
    ])
    const report = await read(text)
    expect(report).toMatchObject({ format: 'nunit', framework: 'dotnet', complete: true })
    expect(report.cases.map(({ durationMs, problems }) => [durationMs, problems[0]?.kind])).toEqual([
      [250, undefined],
      [0, 'failure'],
      [0, 'error'],
      [0, undefined],
    ])
  })

  it.each([
    ['its set-up', 'result="Failed" site="SetUp"', failure('no database')],
    ['its tear-down', 'result="Failed" site="TearDown"', failure('no database')],
    ['its file', 'result="Failed" label="Invalid"', '<reason><message>no database</message></reason>'],
  ])('has a suite of which %s fails as a failure of the suite', async (_, attributes, inside) => {
    const inner = '<test-case name="Adds" classname="Shop.Tests" result="Passed"/>'

    expect(
      await cases(
        `<test-run failed="1"><test-suite fullname="Shop.Tests" ${attributes}>${inside}${inner}</test-suite></test-run>`,
      ),
    ).toEqual(['failed Shop.Tests: no database', 'passed Shop.Tests › Adds'])
  })

  it('3 counts the tests of a suite whose set-up failed, and not the suite beside them', async () => {
    const failed = (name: string) =>
      `<test-case name="${name}" classname="Shop.CartTests" result="Failed" site="Parent">${failure('OneTimeSetUp: no database')}</test-case>`
    const text = `<test-run result="Failed" failed="2"><test-suite type="Assembly" result="Failed" site="Child" failed="2">
<test-suite type="TestFixture" fullname="Shop.CartTests" result="Failed" site="SetUp" failed="2">${failure('OneTimeSetUp: no database')}
<test-case name="Waits" classname="Shop.CartTests" result="Skipped"/>${failed('Adds')}${failed('Sums')}</test-suite>
<test-suite type="TestFixture" fullname="Shop.Old" result="Skipped" label="Invalid"><reason><message>no suitable constructor</message></reason></test-suite>
</test-suite></test-run>`

    expect(await cases(text)).toEqual([
      'skipped Shop.CartTests › Waits',
      'failed Shop.CartTests › Adds: OneTimeSetUp: no database',
      'failed Shop.CartTests › Sums: OneTimeSetUp: no database',
    ])
    expect(await read(text)).toMatchObject({ complete: true, notes: [] })
  })

  it('3 has a tear-down that failed beside tests that failed, and a set-up beside tests that ran', async () => {
    const text = `<test-run result="Failed" failed="1"><test-suite type="TestFixture" fullname="Shop.CartTests" result="Failed" site="TearDown" failed="1">${failure('disk is full')}
<test-case name="Adds" classname="Shop.CartTests" result="Passed"/><test-case name="Sums" classname="Shop.CartTests" result="Failed">${failure('one')}</test-case></test-suite>
<test-suite type="TestFixture" fullname="Shop.SumTests" result="Failed" site="SetUp" failed="0">${failure('no database')}</test-suite></test-run>`

    expect(await cases(text)).toEqual([
      'failed Shop.CartTests: disk is full',
      'passed Shop.CartTests › Adds',
      'failed Shop.CartTests › Sums: one',
      'failed Shop.SumTests: no database',
    ])
    expect((await read(text)).complete).toBe(true)
  })

  it('2 says in each test of a fixture whose set-up failed why, which only the fixture does', async () => {
    const failed = (name: string) =>
      `<test-case name="Shop.CartTests.${name}" executed="True" result="Failure" success="False">${failure('TestFixtureSetUp failed in CartTests')}</test-case>`
    const text = `<test-results name="a.dll" total="2" errors="0" failures="2"><test-suite type="TestFixture" name="CartTests" executed="True" result="Error" success="False">
${failure('SetUp : no database')}<results>${failed('Adds')}${failed('Sums')}</results></test-suite></test-results>`

    expect(await cases(text)).toEqual([
      'failed Shop.CartTests › Adds: SetUp : no database',
      'failed Shop.CartTests › Sums: SetUp : no database',
    ])
  })

  it('with a DOCTYPE is read, and no entity that it declares means anything', async () => {
    const doctype = '<!DOCTYPE test-results [\n<!ENTITY xxe SYSTEM "/etc/hostname">\n<!ENTITY all "&xxe;&xxe;">\n]>'
    const text = `<?xml version="1.0"?>\n${doctype}<test-results name="a.dll" errors="0" failures="1"><test-suite name="Shop"><results>
<test-case name="Shop.CartTests.Adds" executed="True" success="False"><failure><message>&xxe; &all;</message></failure></test-case></results></test-suite></test-results>`

    expect(await cases(text)).toEqual(['failed Shop.CartTests › Adds: &xxe; &all;'])
    expect(await read(text)).toMatchObject({ format: 'nunit', complete: true })
    expect(
      await cases('<!DOCTYPE test-run SYSTEM "nunit.dtd"><test-run><test-case name="A" result="Passed"/></test-run>'),
    ).toEqual(['passed A'])
  })

  it('2 tells a test that was not run from one that failed, with and without a result', async () => {
    const text = `<test-results name="a.dll" total="4" errors="0" failures="2"><test-suite name="Shop" success="False"><results>
<test-case name="Shop.CartTests.Adds" executed="True" success="True" time="0,5"/>
<test-case name="Shop.CartTests.Sums" executed="True" success="False">${failure('one')}</test-case>
<test-case name="Broken" executed="True">${failure('two')}</test-case>
<test-case name="Shop.CartTests.Bad" executed="False" result="NotRunnable"><reason><message>no such constructor</message></reason></test-case>
<test-case name="Shop.CartTests.Waits" executed="False"/></results></test-suite></test-results>`

    expect(await cases(text)).toEqual([
      'passed Shop.CartTests › Adds',
      'failed Shop.CartTests › Sums: one',
      'failed Shop › Broken: two',
      'failed Shop.CartTests › Bad: no such constructor',
      'skipped Shop.CartTests › Waits',
    ])
    expect((await read(text)).cases[0]?.durationMs).toBe(500)
  })

  it('of one suite is read, and one that counts failures without names is not complete', async () => {
    expect(
      await read('<test-suite type="Assembly" failed="1"><test-case name="A" result="Passed"/></test-suite>'),
    ).toMatchObject({ format: 'nunit', complete: false, notes: ['It counts 1 failure that it does not name.'] })
  })
})

describe('xUnit.net', () => {
  it('gives each test its class, its source and what its failure says', async () => {
    const text = `<assemblies><assembly name="a.dll" total="4" failed="2" errors="1"><errors><error type="assembly-cleanup" name="Shop.Fixture">
<failure exception-type="System.IO.IOException"><message><![CDATA[disk]]></message><stack-trace>at Y()</stack-trace></failure></error></errors>
<collection name="c" failed="2"><test name="Shop.CartTests.Adds" type="Shop.CartTests" time="0.1" result="Pass"/>
<test name="Shop.CartTests.Sums(a: &quot;x&quot;)" type="Shop.CartTests" result="Fail" source-file="src\\CartTests.cs" source-line="7">
<failure exception-type="Xunit.Sdk.EqualException"><message><![CDATA[Assert.Equal() Failure]]></message><stack-trace><![CDATA[at X() in /a.cs:line 1]]></stack-trace></failure></test>
<test name="shown as this" type="Shop.CartTests" result="Fail"><failure exception-type="System.Exception"><message>no</message></failure></test>
<test name="Shop.CartTests.Waits" type="Shop.CartTests" result="Skip"><reason>later</reason></test></collection></assembly></assemblies>`

    expect(await cases(text)).toEqual([
      'failed Shop.Fixture: disk',
      'passed Shop.CartTests › Adds',
      'failed src/CartTests.cs › Shop.CartTests › Sums(a: "x"): Assert.Equal() Failure',
      'failed Shop.CartTests › shown as this: no',
      'skipped Shop.CartTests › Waits',
    ])
    const report = await read(text)
    expect(report).toMatchObject({ format: 'xunit', framework: 'dotnet', complete: true })
    expect(report.cases[2]).toMatchObject({
      line: 7,
      problems: [{ kind: 'failure', type: 'Xunit.Sdk.EqualException' }],
    })
    expect(report.cases[3]).toMatchObject({ problems: [{ kind: 'error', type: 'System.Exception' }] })
  })

  it('of two assemblies is not complete if one of them counts failures without names', async () => {
    const assembly = (failed: number, outcome: string) =>
      `<assembly name="a.dll" failed="${failed}"><collection><test name="A" type="T" result="${outcome}"/></collection></assembly>`

    expect((await read(`<assemblies>${assembly(1, 'Fail')}${assembly(0, 'Pass')}</assemblies>`)).complete).toBe(true)
    expect((await read(`<assemblies>${assembly(1, 'Fail')}${assembly(3, 'Pass')}</assemblies>`)).notes).toEqual([
      'It counts 3 failures that it does not name.',
    ])
  })
})

describe('XML of .NET', () => {
  it('in pieces of any size reads the same', async () => {
    const text = trx(result('Sums', 'Failed', info('größer &amp; kleiner', 'at X()')), { counters: 'failed="1"' })
    const whole = await read(text)

    for (const size of [1, 2, 7, 100]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(await readReport(pieces, { format: 'trx', relative: file => file }), `pieces of ${size}`).toEqual(whole)
    }
  })

  it('keeps the failure of a test in which it breaks off', async () => {
    const text = `<test-run><test-case name="A" result="Failed">${failure('one')}`

    expect(await cases(text)).toEqual(['failed A: one'])
    expect((await read(text)).complete).toBe(false)
  })

  it('with a DOCTYPE is refused', async () => {
    await expect(read('<!DOCTYPE x><TestRun/>')).rejects.toThrow('it declares a DOCTYPE, which no test report needs.')
  })

  it('shortens a text of megabytes', async () => {
    const { cases: found } = await read(trx(result('A', 'Failed', info('x'.repeat(3_000_000), 'at X()'))))

    expect(found[0]?.problems[0]?.message.length).toBeLessThan(40_000)
  })
})

const START = '{"protocolVersion":"0.1.1","runnerVersion":"1.25.0","pid":7,"type":"start","time":0}'
const lines = (...events: readonly object[]) => [START, ...events.map(event => JSON.stringify(event)), ''].join('\n')
const suite = { type: 'suite', suite: { id: 0, platform: 'vm', path: 'test\\cart_test.dart' } }
const group = (id: number, name: string | null) => ({ type: 'group', group: { id, suiteID: 0, name } })
const start = (id: number, name: string, groupIDs: readonly number[], more = {}) => ({
  type: 'testStart',
  test: { id, name, suiteID: 0, groupIDs, line: 4, ...more },
  time: 10,
})
const done = (testID: number, outcome: string, more = {}) => ({
  type: 'testDone',
  testID,
  result: outcome,
  hidden: false,
  skipped: false,
  time: 35,
  ...more,
})
const error = (testID: number, message: string, isFailure = true) => ({
  type: 'error',
  testID,
  error: message,
  stackTrace: 'test/cart_test.dart 5:7  main.<fn>',
  isFailure,
})
const over = (success: boolean | null) => ({ type: 'done', success })

describe("Dart's events", () => {
  it('give each test its file, its groups and what its failure says', async () => {
    const text = lines(
      suite,
      start(1, 'loading test/cart_test.dart', []),
      done(1, 'success', { hidden: true }),
      group(2, null),
      group(3, 'the cart'),
      start(4, 'the cart adds', [2, 3]),
      { type: 'print', testID: 4, message: 'printed' },
      done(4, 'success'),
      start(5, 'the cart sums', [2, 3], { root_line: 9 }),
      error(5, 'Expected: <1>\n  Actual: <2>\n'),
      done(5, 'failure'),
      start(6, 'breaks', [2]),
      error(6, 'Exception: no', false),
      done(6, 'error'),
      start(7, 'waits', [2]),
      done(7, 'success', { skipped: true }),
      start(8, 'the cart (tearDownAll)', [2, 3]),
      error(8, 'Exception: busy', false),
      done(8, 'error'),
      over(false),
    )

    expect(await cases(text)).toEqual([
      'passed test/cart_test.dart › the cart › adds',
      'failed test/cart_test.dart › the cart › sums: Expected: <1>\n  Actual: <2>',
      'failed test/cart_test.dart › breaks: Exception: no',
      'skipped test/cart_test.dart › waits',
      'failed test/cart_test.dart › the cart: Exception: busy',
    ])
    const report = await read(text)
    expect(report).toMatchObject({ format: 'dart-json', framework: 'dart', complete: true, notes: [] })
    expect(report.cases[1]).toMatchObject({ durationMs: 25, line: 9, problems: [{ kind: 'failure' }] })
  })

  it('have a file that cannot be loaded as a failure without a name', async () => {
    const text = lines(
      suite,
      start(1, 'loading test/cart_test.dart', []),
      error(1, 'Error: not found', false),
      done(1, 'error'),
      over(false),
    )

    expect(await cases(text)).toEqual(['failed test/cart_test.dart: Error: not found'])
  })

  it.each([
    ['break off in a test', lines(suite, start(1, 'adds', [2])), 'The run broke off in adds.'],
    ['have no end', lines(suite, start(1, 'adds', [2]), done(1, 'success')), 'The run broke off.'],
    ['end early', lines(suite, over(null)), 'The run broke off.'],
    ['fail without a failing test', lines(suite, over(false)), 'The run failed, but no test of it did.'],
  ])('that %s are not complete', async (_, text, note) => {
    expect(await read(text)).toMatchObject({ complete: false, notes: [note] })
  })
})

describe('a report packed by gzip', () => {
  const text =
    '<testsuites><testsuite name="s"><testcase name="größe"><failure message="x"/></testcase></testsuite></testsuites>'

  it.each([1, 3, 1_000])('is unpacked, in pieces of %d bytes', async size => {
    const bytes = gzipSync(text)
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )

    expect(await readReport(pieces, { relative: file => file })).toEqual(await read(text))
  })

  it('and damaged is refused', async () => {
    for (const bytes of [
      gzipSync(text).subarray(0, 40),
      Buffer.concat([gzipSync(text).subarray(0, 30), Buffer.alloc(50, 7)]),
    ])
      await expect(read(bytes)).rejects.toThrow('it is packed by gzip, and damaged or broken off.')
  })
})
