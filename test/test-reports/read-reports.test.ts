import { mkdir, mkdtempDisposable, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import { readAll, reportsInWorkspace } from '../../src/test-reports/discover.ts'
import { relativeTo } from '../../src/test-reports/relative-path.ts'
import { readReport, readReports } from '../../src/test-reports/read-reports.ts'
import { UnreadableReport } from '../../src/test-reports/report.ts'
const asIs = (file: string) => file
const GOOD = '<testsuites><testsuite name="s"><testcase name="works"/></testsuite></testsuites>'

const whole = (text: string) => readReport([text], { format: 'junit', relative: asIs })
const read = async (text: string) => (await whole(text)).cases

describe('what a report says', () => {
  test('a lone <testsuite> at the root is read like one inside <testsuites>', async () => {
    const suite = '<testsuite name="s"><testcase classname="c" name="a"/><testcase classname="c" name="b"/></testsuite>'

    const lone = await read(suite)
    const wrapped = await read(`<testsuites>${suite}</testsuites>`)

    expect(lone.map(({ id }) => id.name)).toEqual(['a', 'b'])
    expect(lone).toEqual(wrapped)
  })

  test.for(['007', '1e3', '0x10', 'true', '1.50'])('a test named %s keeps its name', async name => {
    const [testCase] = await read(`<testsuite name="1.0"><testcase classname="001" name="${name}"/></testsuite>`)

    expect(testCase?.id).toMatchObject({ name, suite: ['001'] })
  })

  test('names and messages are unescaped once', async () => {
    const [testCase] = await read(
      '<testsuite><testcase name="a &lt;b&gt; &amp;amp; &quot;c&quot; &#233;"><failure message="1 &lt; 2&#10;no"/></testcase></testsuite>',
    )

    expect(testCase?.id.name).toBe('a <b> &amp; "c" é')
    expect(testCase?.problems[0]?.message).toBe('1 < 2\nno')
  })

  test.for([
    ['<failure/>', 'failed', ['failure']],
    ['<failure>text</failure>', 'failed', ['failure']],
    ['<error message="m"/>', 'failed', ['error']],
    ['<failure message="m"/><error message="n"/>', 'failed', ['failure', 'error']],
    ['<skipped/>', 'skipped', []],
    ['<system-out>hello</system-out>', 'passed', []],
    ['<!-- nothing -->', 'passed', []],
  ] as const)('%s makes a test %s', async ([inner, status, kinds]) => {
    const [testCase] = await read(`<testsuite><testcase name="a">${inner}</testcase></testsuite>`)

    expect(testCase?.status).toBe(status)
    expect(testCase?.problems.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a failure without a message is told by the first line of its text', async () => {
    const [testCase] = await read(
      '<testsuite><testcase name="a"><failure type="T">\n\n  Error: boom\n    at x.js:1:2\n</failure></testcase></testsuite>',
    )

    expect(testCase?.problems).toMatchObject([{ type: 'T', message: 'Error: boom' }])
  })

  test.for([
    ['0.25', 250],
    ['1,234.5', 1_234_500],
    ['', 0],
    ['soon', 0],
  ] as const)('a time of "%s" seconds is %i milliseconds', async ([time, durationMs]) => {
    const [testCase] = await read(`<testsuite><testcase name="a" time="${time}"/></testsuite>`)

    expect(testCase?.durationMs).toBe(durationMs)
  })

  test('a report without a single test is read as such', async () => {
    const cases = await read('<testsuites name="vitest tests"></testsuites>')

    expect(cases).toEqual([])
  })

  test('a byte-order mark and blank lines before the XML do no harm', async () => {
    const cases = await read(`\uFEFF\n\n<?xml version="1.0"?>${GOOD}`)

    expect(cases).toHaveLength(1)
  })
})

describe('how pytest names a test', () => {
  const pytest = (testcase: string) =>
    read(`<testsuites name="pytest tests"><testsuite name="pytest">${testcase}</testsuite></testsuites>`)

  test.for([
    {
      what: 'a function of a module',
      xml: '<testcase classname="tests.test_cart" name="test_total"/>',
      id: ['tests/test_cart.py', [], 'test_total'],
    },
    {
      what: 'a method of a nested class',
      xml: '<testcase classname="tests.test_cart.TestCart.TestTotal" name="test_it[a.b-1]"/>',
      id: ['tests/test_cart.py', ['TestCart', 'TestTotal'], 'test_it[a.b-1]'],
    },
    {
      what: 'a method of a class in lower case, where the file is told',
      xml: '<testcase classname="tests.test_cart.cart_tests" name="test_it" file="tests/test_cart.py"/>',
      id: ['tests/test_cart.py', ['cart_tests'], 'test_it'],
    },
    {
      what: 'a method in a folder with a dot, where the file is told',
      xml: '<testcase classname="tests.v1.2.test_cart.TestCart" name="test_it" file="tests/v1.2/test_cart.py"/>',
      id: ['tests/v1.2/test_cart.py', ['TestCart'], 'test_it'],
    },
    {
      what: 'a method inherited from a class of another file',
      xml: '<testcase classname="tests.test_cart.TestCart" name="test_it" file="tests/base.py"/>',
      id: ['tests/test_cart.py', ['TestCart'], 'test_it'],
    },
    {
      what: 'a function whose decorator lives in another file',
      xml: '<testcase classname="tests.test_cart" name="test_it" file="tests/helpers.py"/>',
      id: ['tests/test_cart.py', [], 'test_it'],
    },
    {
      what: 'a module that could not be imported',
      xml: '<testcase classname="" name="tests.test_cart"><error message="collection failure">x</error></testcase>',
      id: ['tests/test_cart.py', [], ''],
    },
    {
      what: 'a module at the top that could not be imported',
      xml: '<testcase classname="" name="test_cart"><error message="collection failure">x</error></testcase>',
      id: ['test_cart.py', [], ''],
    },
    {
      what: 'a module at the top that could not be imported, where the file is told',
      xml: '<testcase classname="" name="test_cart" file="test_cart.py"><error message="collection failure">x</error></testcase>',
      id: ['test_cart.py', [], ''],
    },
  ] as const)('$what', async ({ xml, id }) => {
    const [testCase] = await pytest(xml)

    const [file, suite, name] = id
    expect(testCase?.id).toEqual({ framework: 'pytest', file, suite, name })
  })
})

describe('what is read although it is no proper XML', () => {
  test.for([
    {
      what: 'a report that was cut off within a failure',
      xml: '<testsuites><testsuite name="s"><testcase name="a"/><testcase name="b"><failure mess',
      names: ['a'],
      complete: false,
    },
    {
      what: 'a report whose end is missing',
      xml: '<testsuites><testsuite name="s"><testcase name="a"/>',
      names: ['a'],
      complete: false,
    },
    {
      what: 'tags that do not match',
      xml: '<testsuites><testsuite></testcase></testsuites>',
      names: [],
      complete: false,
    },
    {
      what: 'two documents in one file',
      xml: `${GOOD}<?xml version="1.0"?>\n${GOOD.replace('works', 'works too')}`,
      names: ['works', 'works too'],
      complete: true,
    },
    { what: 'what the runner printed around it', xml: `> test\n${GOOD}\nDone.`, names: ['works'], complete: true },
    {
      what: 'control characters, as they are and escaped',
      xml: '<testsuite><testcase name="a\u0000\u0007b"/><testcase name="&#27;[31mred&#x1b;[0m&#0;"/></testsuite>',
      names: ['a\ufffd\ufffdb', 'red\ufffd'],
      complete: true,
    },
    {
      what: 'colours as pytest escapes them',
      xml: '<testsuite><testcase name="#x1B[31mred#x1B[0m &amp; #x1B"/></testsuite>',
      names: ['red & #x1B'],
      complete: true,
    },
    {
      what: 'a bare ampersand, and an entity that nobody declared',
      xml: '<testsuite><testcase name="a & b &amp; &nbsp; c"/></testsuite>',
      names: ['a & b & &nbsp; c'],
      complete: true,
    },
    {
      what: 'a failure that is counted, and not named',
      xml: '<testsuites tests="2" failures="1"><testsuite><testcase name="a"/></testsuite></testsuites>',
      names: ['a'],
      complete: false,
    },
    {
      what: 'test cases outside of all suites',
      xml: '<testsuites><testcase name="a"/><testsuite name="s"><testcase name="b"/></testsuite><testcase name="c"/></testsuites>',
      names: ['a', 'b', 'c'],
      complete: true,
    },
    {
      what: 'a test within which pytest was interrupted',
      xml: '<testsuites name="pytest tests"><testsuite name="pytest"><testcase classname="t" name="a"/><testcase time="0.000" /></testsuite></testsuites>',
      names: ['a'],
      complete: false,
    },
  ])('$what', async ({ xml, names, complete }) => {
    const report = await whole(xml)

    expect(report.cases.map(({ id }) => id.name)).toEqual(names)
    expect(report.complete).toBe(complete)
  })
})

describe('what cannot be read', () => {
  test.for([
    ['an empty file', ''],
    ['blank lines', '  \n \n'],
    ['a page of HTML', '<!DOCTYPE html><html><body><h1>404</h1><br></body></html>'],
    ['a page of XHTML', '<html><body><p>Sign in</p></body></html>'],
    ['XML of something else', '<?xml version="1.0"?><coverage line-rate="0.9"><packages/></coverage>'],
    ['a DOCTYPE with entities', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${GOOD}`],
    ['plain text', 'No tests found, exiting with code 1'],
    ['JSON', '{"numTotalTests": 1}'],
    ['elements within each other without end', `<testsuites>${'<testsuite>'.repeat(1_000)}`],
  ])('%s is an unreadable report, said in one sentence', async ([, text]) => {
    const error = await read(text ?? '').catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UnreadableReport)
    expect((error as Error).message).toMatch(/^it [^\n]+\.$/)
  })

  test.for([
    ['not JSON', '<testsuites/>', 'it is not JSON, or breaks off.'],
    ['JSON of something else', '{"tests": []}', 'it is JSON, but not a report of jest --json.'],
  ] as const)('%s where jest --json is expected', async ([, text, message]) => {
    const error = await readReport([text], { format: 'jest-json', relative: asIs }).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UnreadableReport)
    expect(error).toMatchObject({ message })
  })

  test('one broken report does not hide the good ones beside it', async () => {
    const files = [
      { name: 'a.xml', open: () => ['<testsuites><testsuite'] },
      { name: 'b.xml', open: () => [GOOD] },
      { name: 'c.xml', open: () => [''] },
    ]

    const { cases, unreadable, notes, complete } = await readReports(files, { relative: asIs })

    expect(cases.map(({ id }) => id.name)).toEqual(['works'])
    // The first breaks off within its first test suite: that is said, and is no reason to refuse it.
    expect(unreadable).toEqual(['c.xml cannot be read: it is empty.'])
    expect(notes).toEqual([expect.stringMatching(/^a\.xml: It is not well-formed XML/)])
    expect(complete).toBe(false)
  })

  test('when not one report can be read, the user learns why and what to do', async () => {
    const files = [{ name: 'a.xml', open: () => [''] }]

    const error = await readAll(files, { root: '/nowhere', notes: [] }).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).sentence).toContain('a.xml cannot be read: it is empty.')
  })
})

describe('jest --json', () => {
  const report = (testResults: readonly unknown[]) => JSON.stringify({ numTotalTests: 1, testResults })
  const jest = async (text: string) => {
    const options = { format: 'jest-json', framework: 'jest', relative: (file: string) => file.replace('/ci/app/', '') }
    return (await readReport([text], options as Parameters<typeof readReport>[1])).cases
  }

  test('a test has its describe blocks, its line, and its message apart from its stack', async () => {
    const text = report([
      {
        name: '/ci/app/test/cart.test.js',
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['Cart', 'total > tax'],
            title: 'adds "both"',
            status: 'failed',
            duration: 12,
            location: { line: 7, column: 3 },
            failureMessages: ['\u001b[31mTypeError: no\n  tax\u001b[39m\n    at sum (/ci/app/src/cart.js:3:7)'],
          },
          { ancestorTitles: [], title: 'later', status: 'todo', duration: null, location: null, failureMessages: [] },
          { ancestorTitles: [], title: 'off', status: 'pending', failureMessages: null },
          { ancestorTitles: [], title: 'fine', status: 'passed' },
        ],
      },
    ])

    const cases = await jest(text)

    expect(cases[0]).toEqual({
      id: { framework: 'jest', file: 'test/cart.test.js', suite: ['Cart', 'total > tax'], name: 'adds "both"' },
      status: 'failed',
      durationMs: 12,
      line: 7,
      problems: [
        {
          kind: 'failure',
          type: 'TypeError',
          message: 'TypeError: no\n  tax',
          stack: 'TypeError: no\n  tax\n    at sum (/ci/app/src/cart.js:3:7)',
        },
      ],
    })
    expect(cases.map(({ status }) => status)).toEqual(['failed', 'skipped', 'skipped', 'passed'])
  })

  test('a suite that could not be loaded is one failed test without a name', async () => {
    const text = report([
      {
        name: '/ci/app/test/broken.test.js',
        status: 'failed',
        message:
          "  ● Test suite failed to run\n\n    Cannot find module './gone' from 'test/broken.test.js'\n\n    at x",
        assertionResults: [],
      },
    ])

    const cases = await jest(text)

    expect(cases).toMatchObject([
      {
        id: { framework: 'jest', file: 'test/broken.test.js', suite: [], name: '' },
        status: 'failed',
        problems: [{ kind: 'error', message: expect.stringContaining("Cannot find module './gone'") }],
      },
    ])
  })
})

describe('paths', () => {
  const here = new Set(['test/cart.test.ts', 'packages/shop/test/cart.test.ts', 'index.ts'])
  const relative = relativeTo('/work/app', path => here.has(path))

  test.for([
    ['a relative path', 'test/cart.test.ts', 'test/cart.test.ts'],
    ['a relative path with ./', './test/cart.test.ts', 'test/cart.test.ts'],
    ['a relative path with ..', 'test/../test/cart.test.ts', 'test/cart.test.ts'],
    ['a path of Windows', 'test\\cart.test.ts', 'test/cart.test.ts'],
    ['an absolute path of this machine', '/work/app/test/cart.test.ts', 'test/cart.test.ts'],
    ['an absolute path of another machine', '/home/runner/work/app/app/test/cart.test.ts', 'test/cart.test.ts'],
    [
      'the longest end that exists',
      '/home/runner/work/app/app/packages/shop/test/cart.test.ts',
      'packages/shop/test/cart.test.ts',
    ],
    ['an absolute path of a Windows machine', 'D:\\a\\app\\app\\test\\cart.test.ts', 'test/cart.test.ts'],
    ['a file URL', 'file:///home/runner/work/app/app/test/cart.test.ts', 'test/cart.test.ts'],
    ['a path of a project whose name begins like this one', '/work/app2/index.ts', 'index.ts'],
    ['a path that exists nowhere here', '/opt/lib/other.ts', '/opt/lib/other.ts'],
    ['a path relative to a folder above the project', 'backend/test/cart.test.ts', 'test/cart.test.ts'],
    ['a relative path of a file that is gone', 'test/gone.test.ts', 'test/gone.test.ts'],
    ['no path', '', ''],
  ] as const)('%s', ([, from, to]) => {
    expect(relative(from)).toBe(to)
  })
})

describe('reports in a workspace', () => {
  test('the usual places are searched, and what dependencies bring is not', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-reports-'))
    const wanted = [
      'junit.xml',
      'reports/unit/out.xml',
      'a/target/surefire-reports/TEST-ex.CalcTest.xml',
      'pytest-1.xml',
    ]
    for (const path of [...wanted, 'node_modules/x/junit.xml', 'pom.xml', 'src/data.xml']) await put(home.path, path)

    const { files, notes } = await reportsInWorkspace(home.path, { patterns: undefined })

    expect(files.map(({ name }) => name)).toEqual(wanted.toSorted())
    expect(notes).toEqual([])
    const first = await readReports(files.slice(0, 1), { relative: asIs })
    expect(first.cases.map(({ id }) => id.name)).toEqual(['works'])
  })

  test('given patterns replace the usual places', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-reports-'))
    for (const path of ['junit.xml', 'out/my-results.xml']) await put(home.path, path)

    const { files } = await reportsInWorkspace(home.path, { patterns: ['out/*.xml'] })

    expect(files.map(({ name }) => name)).toEqual(['out/my-results.xml'])
  })

  test('a pattern that matches nothing is the user’s to mend', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-reports-'))

    const error = await reportsInWorkspace(home.path, { patterns: ['none/*.xml'] }).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).sentence).toContain('none/*.xml')
  })

  test('what is older than the commit that failed says nothing of it, and is noted', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-reports-'))
    for (const path of ['old/junit.xml', 'new/junit.xml']) await put(home.path, path)
    await utimes(join(home.path, 'old/junit.xml'), 1_000, 1_000)

    const { files, notes } = await reportsInWorkspace(home.path, { patterns: undefined, since: 2_000_000 })

    expect(files.map(({ name }) => name)).toEqual(['new/junit.xml'])
    expect(notes).toEqual(['old/junit.xml is older than the commit that failed, and was ignored.'])
  })

  test('nothing but stale reports is the user’s to mend', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-reports-'))
    await put(home.path, 'junit.xml')

    const since = Date.now() + 100_000
    const error = await reportsInWorkspace(home.path, { patterns: undefined, since }).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).sentence).toContain('is older than the commit that failed')
  })
})

async function put(root: string, path: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), GOOD)
}
