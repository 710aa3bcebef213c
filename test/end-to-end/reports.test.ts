import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js')

/** Cases of a report of vitest by name; what is told of one is the message of its failure. */
function report(cases: Readonly<Record<string, string | undefined>>, file = 'test/cart.test.ts'): string {
  const each = Object.entries(cases).map(([name, message]) =>
    message === undefined
      ? `<testcase classname="${file}" name="${name}" time="0.004"/>`
      : `<testcase classname="${file}" name="${name}" time="0.004"><failure message="${message}" type="AssertionError">AssertionError: ${message}\n ❯ ${file}:7:3</failure></testcase>`,
  )
  return `<?xml version="1.0"?>\n<testsuites name="vitest tests"><testsuite name="${file}">${each.join('\n')}</testsuite></testsuites>\n`
}

interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A folder with some files, and the shipped command line in it. */
function lay(files: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-reports-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const path = join(home, 'project')
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  mkdirSync(path)
  for (const [name, text] of Object.entries(files)) put(name, text)
  const env = { PATH: process.env.PATH, HOME: home, GIT_CEILING_DIRECTORIES: home }
  const start = (args: readonly string[]) => spawn(process.execPath, [CLI, ...args], { cwd: path, env })
  return {
    path,
    put,
    start,
    git: (...args: string[]) => {
      const names = {
        GIT_AUTHOR_NAME: 'Ada',
        GIT_AUTHOR_EMAIL: 'a@x.org',
        GIT_COMMITTER_NAME: 'Ada',
        GIT_COMMITTER_EMAIL: 'a@x.org',
      }
      execFileSync('git', args, { cwd: path, env: { ...env, ...names }, stdio: 'pipe' })
    },
    async run(args: readonly string[], input = ''): Promise<Run> {
      const child = start(args)
      const out = { stdout: '', stderr: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out.stdout += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (out.stderr += text))
      // It need not be read.
      child.stdin.on('error', () => undefined).end(input)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, ...out }
    },
  }
}

interface Parsed {
  readonly framework: string
  readonly complete: boolean
  readonly summary: object
  readonly tests: readonly Readonly<Record<string, unknown>>[]
  readonly notes: readonly string[]
}

const parsed = ({ stdout }: Run) => JSON.parse(stdout) as Parsed
const ids = (run: Run) => parsed(run).tests.map(({ id }) => id)

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
    { what: 'a file', args: ['reports/a.xml'], names: ['a'] },
    { what: 'several files', args: ['reports/a.xml', 'reports/deep/b.xml'], names: ['a', 'b'] },
    { what: 'a glob', args: ['reports/**/*.xml'], names: ['a', 'b'] },
    { what: 'a directory', args: ['reports'], names: ['a', 'b'] },
    { what: 'a directory that is named twice', args: ['reports', 'reports'], names: ['a', 'b'] },
    { what: 'standard input', args: ['-'], names: ['c'] },
    { what: 'standard input that is not named', args: [], names: ['c'] },
    { what: 'all of them', args: ['reports/a.xml', 'reports/d*/*.xml', '-'], names: ['a', 'b', 'c'] },
    { what: 'an absolute path', args: [() => 'reports/a.xml'], names: ['a'] },
  ])('reads $what', async ({ args, names }) => {
    const scene = lay({
      'reports/a.xml': report({ a: undefined }, 'test/a.test.ts'),
      'reports/deep/b.xml': report({ b: undefined }, 'test/b.test.ts'),
      'reports/notes.txt': 'no report',
      'node_modules/x/junit.xml': report({ foreign: undefined }),
    })
    const given = args.map(arg => (typeof arg === 'string' ? arg : join(scene.path, arg())))

    const run = await scene.run(['parse', ...given], report({ c: undefined }, 'test/c.test.ts'))

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(parsed(run).tests.map(({ name }) => name)).toEqual(names)
  })

  it('reads a file whose name is a glob', async () => {
    const scene = lay({ 'shard[1].xml': report({ a: undefined }) })

    expect(await scene.run(['parse', 'shard[1].xml'])).toMatchObject({ code: 0, stderr: '' })
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
      'fix-tests: dir cannot be read: it holds no file that could be a report.',
      'fix-tests: empty.xml cannot be read: it is empty.',
      'fix-tests: gone.xml cannot be read: there is no such file.',
      'fix-tests: none/*.xml cannot be read: there is no such file.',
      'fix-tests: prose.xml cannot be read: it holds nothing that looks like the result of a test.',
    ])
  })

  it('ends with 2 when standard input is empty', async () => {
    const scene = lay()

    const run = await scene.run(['parse'])

    expect(run).toMatchObject({ code: 2, stderr: 'fix-tests: standard input cannot be read: it is empty.\n' })
    expect(parsed(run)).toMatchObject({ complete: false, tests: [] })
  })

  it('believes --format and --framework', async () => {
    const scene = lay({ 'out.txt': 'TAP version 13\nok 1 - adds\nnot ok 2 - taxes\n1..2\n' })

    const run = await scene.run(['parse', 'out.txt', '--format', 'tap', '--framework', 'bats'])

    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(parsed(run)).toMatchObject({ framework: 'bats', summary: { total: 2, failed: 1 } })
  })

  it('names paths as this folder has them, wherever the report was written', async () => {
    const scene = lay({
      'test/cart.test.ts': '',
      'junit.xml': report({ a: undefined }, '/home/runner/work/app/app/test/cart.test.ts'),
    })

    expect(parsed(await scene.run(['parse', 'junit.xml'])).tests[0]).toMatchObject({ file: 'test/cart.test.ts' })
  })
})

describe('a large result', () => {
  const many = Object.fromEntries(
    Array.from({ length: 80_000 }, (_, index) => [`test number ${index}`, `expected ${index} to be -1`]),
  )

  it.each([
    ['parse', []],
    ['triage', ['--json']],
  ] as const)('of %s is not cut off by a slow reader', async (command, options) => {
    const scene = lay({ 'junit.xml': report(many) })
    const child = scene.start([command, 'junit.xml', ...options])
    child.stdin.end()
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const closed = once(child, 'close')
    const pieces: Buffer[] = []

    await sleep(1_000)
    for await (const piece of child.stdout) {
      pieces.push(piece as Buffer)
      if (pieces.length % 64 === 0) await sleep(1)
    }

    expect(await closed).toEqual([0, null])
    expect(stderr).toBe('')
    const text = Buffer.concat(pieces).toString()
    expect((JSON.parse(text) as Parsed).summary).toMatchObject({ total: 80_000 })
    if (command === 'parse') expect(text.length).toBeGreaterThan(20_000_000)
  })

  it.each([
    ['parse', []],
    ['triage', ['--json']],
  ] as const)('of %s ends quietly when its reader leaves early', async (command, options) => {
    const scene = lay({ 'junit.xml': report(many) })
    const child = scene.start([command, 'junit.xml', ...options])
    child.stdin.end()
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const closed = once(child, 'close')

    await once(child.stdout, 'data')
    child.stdout.destroy()

    expect(await closed).toEqual([0, null])
    expect(stderr).toBe('')
  })
})

describe('fix-tests triage', () => {
  const failing = report({ adds: 'expected 2 to be 6', 'adds more': 'expected 3 to be 7', 'stays empty': undefined })

  it('tells people which failures are one failure, and what to look at', async () => {
    const scene = lay({ 'junit.xml': failing })

    const { code, stdout, stderr } = await scene.run(['triage', 'junit.xml'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      '1 passed, 2 failed, 1 root cause',
      '',
      '1. 2 tests, medium: assertion',
      '   expected 2 to be 6',
      '   expected 6, got 2',
      '   Why medium: 2 tests fail with it.',
      '   The code gave another result than the test wants: follow the value from the assertion back to where it is made.',
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
          criticality: 'medium',
          reason: '2 tests fail with it',
          pattern: 'assertion',
          suggestion: expect.stringMatching(/^The code gave another result/) as string,
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
      '   Look at src/cart.ts:1 (the failing test imports it; the failing commit changed it; it changed lately)\n',
    )
    expect(stdout).not.toContain('src/other.ts')
  })

  it('counts a file that the failing commit added as changed by it', async () => {
    const scene = lay({ 'README.md': 'x\n' })
    scene.git('init', '--quiet')
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'Begin')
    scene.put('src/cart.ts', 'export const total = () => 2\n')
    scene.put('test/cart.test.ts', "import { total } from '../src/cart.ts'\n")
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'Add the cart')
    scene.put('junit.xml', failing)

    const { stdout } = await scene.run(['triage', 'junit.xml'])

    expect(stdout).toContain('   Look at src/cart.ts (the failing test imports it; the failing commit changed it')
  })

  it('says what explains what, and puts it first', async () => {
    const scene = lay({
      'junit.xml': report({
        'cart &gt; adds': 'no price',
        'tax &gt; taxes': 'no rate',
      }).replace(
        '</testsuite>',
        '<testcase classname="test/cart.test.ts" name="test/cart.test.ts"><error message="no database" type="Error">no</error></testcase></testsuite>',
      ),
    })

    const { stdout } = await scene.run(['triage', 'junit.xml'])

    expect(stdout).toMatch(/^1\. 1 test, high: collection\n {3}no database$/m)
    expect(stdout).toMatch(/^2\. 1 test, medium: assertion, explained by 1$/m)
    expect(stdout).toMatch(/^3\. 1 test, medium: assertion, explained by 1$/m)
  })

  it('tells flaky tests apart, and makes no root cause of them', async () => {
    const scene = lay({
      'one.xml': report({ adds: 'no', taxes: 'really not' }),
      'two.xml': report({ adds: undefined, taxes: 'really not' }),
    })

    const { stdout } = await scene.run(['triage', 'one.xml', 'two.xml'])

    expect(stdout).toMatch(/^0 passed, 2 failed, 1 root cause\n/)
    expect(stdout).toMatch(/\n\nFlaky \(passed and failed on the same code\):\n {2}test\/cart\.test\.ts › adds\n/)
    expect(stdout).not.toMatch(/- test\/cart\.test\.ts › adds/)
  })

  it('says that there may be more, when a report breaks off', async () => {
    const scene = lay({ 'junit.xml': failing.slice(0, failing.indexOf('name="stays')) })

    const { code, stdout } = await scene.run(['triage', 'junit.xml'])

    expect(code).toBe(0)
    expect(stdout).toContain('\nThe reports are not complete: there may be more failures.\n')
    expect(stdout).toMatch(/\nNote: junit\.xml: .*its 2 complete test cases were read\.\n$/)
  })

  it('ends with 2 and a sentence for a file that cannot be read', async () => {
    const scene = lay({ 'junit.xml': failing })

    const run = await scene.run(['triage', 'junit.xml', 'gone.xml'])

    expect(run).toMatchObject({ code: 2, stderr: 'fix-tests: gone.xml cannot be read: there is no such file.\n' })
    expect(run.stdout).toContain('1 root cause')
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
    { args: ['parse', '--bogus', 'a.xml'], sentence: "Unknown option '--bogus'. fix-tests --help shows the options." },
    { args: ['parse', '--json', 'a.xml'], sentence: "Unknown option '--json'. fix-tests --help shows the options." },
    {
      args: ['triage', '--models', 'x', 'a.xml'],
      sentence: "Unknown option '--models'. fix-tests --help shows the options.",
    },
    {
      args: ['parse', '--format', 'yaml', 'a.xml'],
      sentence: '--format yaml is not a format of reports. Use one of junit,',
    },
    {
      args: ['prase', 'a.xml'],
      sentence:
        '"prase a.xml" is not a command. Use fix-tests run, parse, triage or replay; fix-tests --help shows the options.',
    },
    { args: ['--json'], sentence: '' },
  ])('such as $args ends with 2 and one sentence', async ({ args, sentence }) => {
    const scene = lay({ 'a.xml': report({ a: undefined }) })

    const { code, stdout, stderr } = await scene.run(args)

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^fix-tests: [^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  it.each([['--help'], ['parse', '--help'], ['triage', '-h'], []])('%s shows the commands', async (...args) => {
    const { code, stdout, stderr } = await lay().run(args)

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const usage of ['fix-tests run [options]', 'fix-tests parse FILE…', 'fix-tests triage FILE… [--json]'])
      expect(stdout).toContain(usage)
  })
})
