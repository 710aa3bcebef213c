import { describe, expect, it } from 'vitest'
import { expectAll, expectQuiet, ids, lay, parsed, report } from './reports.cases.ts'

describe('fix-tests parse', () => {
  it('prints what a report says, in this shape', async () => {
    const scene = lay({
      'junit.xml': report({ 'cart &gt; adds': 'expected 2 to be 6', 'cart &gt; is empty': undefined }),
    })

    const run = await scene.run(['parse', 'junit.xml'])

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(parsed(run)).toStrictEqual({
      framework: 'vitest',
      complete: true,
      summary: { total: 2, passed: 1, failed: 1, skipped: 0 },
      tests: [
        {
          id: 'test/cart.test.ts › cart › adds',
          name: 'adds',
          suite: 'cart',
          file: 'test/cart.test.ts',
          line: null,
          status: 'fail',
          kind: 'failure',
          durationMs: 4,
          message: 'expected 2 to be 6',
          stack: 'AssertionError: expected 2 to be 6\n ❯ test/cart.test.ts:7:3',
          flaky: false,
        },
        {
          id: 'test/cart.test.ts › cart › is empty',
          name: 'is empty',
          suite: 'cart',
          file: 'test/cart.test.ts',
          line: null,
          status: 'pass',
          kind: null,
          durationMs: 4,
          message: null,
          stack: null,
          flaky: false,
        },
      ],
      notes: [],
    })
  })

  it.each([
    { what: 'a directory that is named twice', args: ['reports', 'reports'], names: ['a', 'b'] },
    { what: 'all of them', args: ['reports/a.xml', 'reports/d*/*.xml', '-'], names: ['a', 'b', 'c'] },
  ])('reads $what', async ({ args, names }) => {
    const scene = lay({
      'reports/a.xml': report({ a: undefined }, 'test/a.test.ts'),
      'reports/deep/b.xml': report({ b: undefined }, 'test/b.test.ts'),
      'reports/notes.txt': 'no report',
      'node_modules/x/junit.xml': report({ foreign: undefined }),
    })

    const run = await scene.run(['parse', ...args], report({ c: undefined }, 'test/c.test.ts'))

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(parsed(run).tests.map(({ name }) => name)).toEqual(names)
  })

  it('merges reports, and calls a test flaky that passed in one and failed in another', async () => {
    const scene = lay({
      'one.xml': report({ adds: 'expected 2 to be 6', taxes: 'no', stays: undefined }),
      'two.xml': report({ adds: undefined, taxes: 'no', stays: undefined }),
    })

    const { tests, summary } = parsed(await scene.run(['parse', 'one.xml', 'two.xml']))

    expect(summary).toEqual({ total: 3, passed: 1, failed: 2, skipped: 0 })
    expect(tests.map(({ name, status, flaky, outcomes }) => ({ name, status, flaky, outcomes }))).toEqual([
      { name: 'adds', status: 'fail', flaky: true, outcomes: ['fail', 'pass'] },
      { name: 'taxes', status: 'fail', flaky: false, outcomes: ['fail', 'fail'] },
      { name: 'stays', status: 'pass', flaky: false, outcomes: ['pass', 'pass'] },
    ])
  })

  it.each([
    {
      of: 'files on disk',
      files: { 'packages/a/src/cart.test.ts': '', 'packages/b/src/cart.test.ts': '' } as Record<string, string>,
      in: (folder: string) => `packages/${folder}/reports/junit.xml`,
      manifest: 'package.json',
      text: (message: string | undefined) => report({ works: message }, 'src/cart.test.ts'),
      ids: ['packages/a/src/cart.test.ts › works', 'packages/b/src/cart.test.ts › works'],
    },
    {
      of: 'no files',
      files: {} as Record<string, string>,
      in: (folder: string) => `packages/${folder}/target/surefire-reports/TEST-com.acme.AppTest.xml`,
      manifest: 'pom.xml',
      text: (message: string | undefined) =>
        `<testsuite name="com.acme.AppTest"><testcase classname="com.acme.AppTest" name="works">${message === undefined ? '' : `<failure message="${message}" type="AssertionError">AssertionError: ${message}\n\tat com.acme.AppTest.works(AppTest.java:7)</failure>`}</testcase></testsuite>`,
      ids: ['com.acme.AppTest › works', 'com.acme.AppTest › works'],
    },
  ])(
    'tells tests of two packages apart that have the same name: $of',
    async ({ files, in: at, manifest, text, ids: names }) => {
      const scene = lay({ ...files, [`packages/a/${manifest}`]: '{}', [`packages/b/${manifest}`]: '{}' })
      scene.put(at('a'), text('expected 1 to be 2'))
      scene.put(at('b'), text(undefined))

      const one = await scene.run(['parse', at('a'), at('b')])
      scene.put(at('b'), text('no server'))
      const both = await scene.run(['triage', '--json', at('a'), at('b')])

      expect(parsed(one)).toMatchObject({ summary: { total: 2, passed: 1, failed: 1 } })
      expect(parsed(one).tests.map(({ id, status, flaky }) => [id, status, flaky])).toEqual([
        [names[0], 'fail', false],
        [names[1], 'pass', false],
      ])
      expect(JSON.parse(both.stdout)).toMatchObject({ summary: { failed: 2 }, flaky: [] })
      expect(
        (JSON.parse(both.stdout) as { clusters: { message: string }[] }).clusters
          .map(({ message }) => message)
          .toSorted(),
      ).toEqual(['expected 1 to be 2', 'no server'])
    },
  )

  it('reads the complete part of a report that breaks off, and says so', async () => {
    const whole = report({ a: undefined, b: 'no', c: undefined })
    const scene = lay({ 'junit.xml': whole.slice(0, whole.indexOf('name="c"')) })

    const run = await scene.run(['parse', 'junit.xml'])

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(parsed(run)).toMatchObject({ complete: false, summary: { total: 2, passed: 1, failed: 1 } })
    expect(parsed(run).notes).toEqual([expect.stringMatching(/^junit\.xml: .*its 2 complete test cases were read\.$/)])
  })

  it('tells of each file that cannot be read in a sentence, reads the others, and ends with 2', async () => {
    const scene = lay({
      'good.xml': report({ a: undefined }),
      'prose.xml': 'Once upon a time.',
      'empty.xml': '',
      'dir/x.txt': '',
    })

    const run = await scene.run(['parse', 'prose.xml', 'good.xml', 'empty.xml', 'gone.xml', 'none/*.xml', 'dir'])

    expect(run.code).toBe(2)
    expect(ids(run)).toEqual(['test/cart.test.ts › a'])
    expect(parsed(run).complete).toBe(false)
    expect(run.stderr.trim().split('\n').toSorted()).toEqual([
      'fix-tests: dir cannot be read: it contains no report file.',
      'fix-tests: empty.xml cannot be read: it is empty.',
      'fix-tests: gone.xml cannot be read: no such file.',
      'fix-tests: none/*.xml cannot be read: no such file.',
      'fix-tests: prose.xml cannot be read: it holds nothing that looks like the result of a test.',
    ])
  })

  it('reads what a compiler, a type checker or a linter printed where no test ran', async () => {
    const scene = lay({
      'tsc.txt': "src/a.ts(3,5): error TS2304: Cannot find name 'x'.\n",
      'eslint.txt': '/app/a.js\n  3:7  error  x is assigned  no-unused-vars\n\n✖ 1 problem (1 error, 0 warnings)\n',
    })

    const typed = await scene.run(['triage', 'tsc.txt'])
    const linted = await scene.run(['parse', 'eslint.txt'])

    expect(typed).toMatchObject({ code: 0, stderr: '' })
    expect(typed.stdout).toContain("1. src/a.ts › TS2304: Cannot find name 'x'.\n   1 finding, check, low")
    expect(typed.stdout).toContain('It holds no test: these are findings of a compiler, a type checker or a linter.')
    expect(parsed(linted)).toMatchObject({ complete: false, summary: { total: 1, failed: 1 } })
    expect(ids(linted)).toEqual(['/app/a.js › no-unused-vars: x is assigned'])
  })

  it.each([[['parse']], [['triage']], [['triage', '--json']]])(
    'and %j print nothing but the reason if nothing can be read',
    async command => {
      const scene = lay({ 'page.xml': '<html/>' })

      expect(await scene.run([...command, 'page.xml', 'gone.xml'])).toMatchObject({
        code: 2,
        stdout: '',
        stderr:
          'fix-tests: gone.xml cannot be read: no such file.\nfix-tests: page.xml cannot be read: it is a web page, which is not read; give the report of the tests.\n',
      })
    },
  )
})

describe('a large result', () => {
  it('of parse is not cut off by a slow reader', () => expectAll(['parse', []], 8_000))

  it('of triage tells of every cause, in whole characters', async () => {
    const files = Array.from({ length: 900 }, (_, index) => `test/größe-${index}-${'€😀'.repeat(index % 40)}.test.ts`)
    const suites = files.map(file => /<testsuite .*<\/testsuite>/s.exec(report({ wächst: 'no' }, file))?.[0])
    const scene = lay({ 'junit.xml': `<testsuites>${suites.join('')}</testsuites>` })

    const { stdout } = await scene.run(['triage', 'junit.xml'])

    const listed = stdout.split('\n').filter(line => line.startsWith('   - '))
    expect(listed.toSorted()).toEqual(files.map(file => `   - ${file} › wächst`).toSorted())
  })

  it('of triage ends quietly when its reader leaves early', () => expectQuiet(['triage', ['--json']], 8_000))
})

describe('fix-tests triage', () => {
  const failing = report({ adds: 'expected 2 to be 6', 'adds more': 'expected 3 to be 7', 'stays empty': undefined })

  it('tells people which failures are one failure, and what they show', async () => {
    const scene = lay({ 'junit.xml': failing })

    const { code, stdout, stderr } = await scene.run(['triage', 'junit.xml'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      '1 passed, 2 failed, 1 root cause',
      '',
      '1. test/cart.test.ts › adds (and 1 more): expected 6, got 2',
      '   2 tests, assertion, medium: the code gives a wrong result, and 2 tests show it.',
      '   - test/cart.test.ts › adds',
      '   - test/cart.test.ts › adds more',
      '',
    ])
  })

  it('prints the same as JSON', async () => {
    const scene = lay({ 'junit.xml': failing })

    const run = await scene.run(['triage', '--json', 'junit.xml'])

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(run.stdout)).toStrictEqual({
      framework: 'vitest',
      complete: true,
      summary: { total: 3, passed: 1, failed: 2, skipped: 0 },
      clusters: [
        {
          id: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
          signature: 'AssertionError | expected # to be # | test/cart.test.ts',
          title: 'test/cart.test.ts › adds (and 1 more)',
          problem: 'expected 6, got 2',
          criticality: 'medium',
          reason: 'the code gives a wrong result, and 2 tests show it',
          pattern: 'assertion',
          suggestion: '',
          expected: '6',
          actual: '2',
          similarity: 0.5,
          message: 'expected 2 to be 6',
          tests: ['test/cart.test.ts › adds', 'test/cart.test.ts › adds more'],
          suspects: [],
        },
      ],
      flaky: [],
      notes: [],
    })
  })

  it('names in a repository the changed line that is to blame first, and says why', async () => {
    const scene = lay({ 'src/cart.ts': 'export const total = () => 6\n', 'src/other.ts': 'export const x = 1\n' })
    scene.put('test/cart.test.ts', "import { total } from '../src/cart.ts'\n")
    scene.git('init', '--quiet')
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'Begin')
    scene.put('src/cart.ts', 'export const total = () => 2\n')
    scene.git('commit', '--quiet', '--all', '--message', 'Change the total')
    scene.put('junit.xml', failing)

    const { stdout } = await scene.run(['triage', 'junit.xml'])

    expect(stdout).toContain(
      '   Look at src/cart.ts:1 total (it shares words with the failing test; the failing change touched it)\n',
    )
    expect(stdout).not.toContain('src/other.ts')
  })

  it('lets no test speak to the terminal or to the runner', async () => {
    const hostile = '&#10;::error::pwned&#10;##[error]pwned \u009b31mred'
    const scene = lay({
      'junit.xml': report({ [`::add-mask::x ${hostile}`]: `::stop-commands::x${hostile}` }, '::warning::a.test.ts'),
      'out.txt':
        'TAP version 13\nnot ok 1 - \u001b[2J\u001b]0;evil\u0007::error::name\n  ---\n  error: "\u001b[31m::error::said"\n  ...\n1..1\n',
    })

    const { stdout } = await scene.run(['triage', 'junit.xml', 'out.txt'])

    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(stdout).not.toMatch(/^\s*::/m)
    expect(stdout).not.toContain('##[')
  })
})

describe('a mistake of use', () => {
  it.each([
    {
      args: ['parse', '--format', 'yaml', 'a.xml'],
      sentence: '--format yaml is not a report format. Use one of junit,',
    },
    {
      args: ['prase', 'a.xml'],
      sentence: '"prase" is not a command. Did you mean parse? ',
    },
  ])('such as $args ends with 2 and one sentence', async ({ args, sentence }) => {
    const scene = lay({ 'a.xml': report({ a: undefined }) })

    const { code, stdout, stderr } = await scene.run(args)

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^fix-tests: [^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  it('triage -h shows how triage is used, by the words that started it', async () => {
    const { code, stdout, stderr } = await lay().run(['triage', '-h'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: node \S+dist\/cli\.js triage FILE… \[options\]\n/)
  })
})
