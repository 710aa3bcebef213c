import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectAll, expectQuiet, lay, type Lengthy, parsed, report } from './reports.cases.ts'

describe('fix-tests parse', () => {
  it.each([
    { what: 'a file', args: ['reports/a.xml'], names: ['a'] },
    { what: 'several files', args: ['reports/a.xml', 'reports/deep/b.xml'], names: ['a', 'b'] },
    { what: 'a glob', args: ['reports/**/*.xml'], names: ['a', 'b'] },
    { what: 'a directory', args: ['reports'], names: ['a', 'b'] },
    { what: 'standard input', args: ['-'], names: ['c'] },
    { what: 'standard input that is not named', args: [], names: ['c'] },
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

  it('ends with 2 when standard input is empty', async () => {
    const scene = lay()

    const run = await scene.run(['parse'])

    expect(run).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'fix-tests: standard input cannot be read: it is empty.\n',
    })
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
  it.each<Lengthy>([
    ['parse', []],
    ['triage', ['--json']],
  ])('of %s is not cut off by a slow reader', (...lengthy) => expectAll(lengthy, 80_000))

  it.each<Lengthy>([
    ['parse', []],
    ['triage', ['--json']],
  ])('of %s ends quietly when its reader leaves early', (...lengthy) => expectQuiet(lengthy, 80_000))
})

describe('fix-tests triage', () => {
  const failing = report({ adds: 'expected 2 to be 6', 'adds more': 'expected 3 to be 7', 'stays empty': undefined })

  it('counts a file that the failing change added as changed by it', async () => {
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

    expect(stdout).toContain(
      '   Look at src/cart.ts:1 total (it shares words with the failing test; the failing change touched it',
    )
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

    expect(stdout).toMatch(/^1\. test\/cart\.test\.ts: no database\n {3}1 test, collection, high: /m)
    expect(stdout).toMatch(/^2\. .*: no price\n {3}1 test, assertion, medium: .*; explained by 1\.$/m)
    expect(stdout).toMatch(/^3\. .*: no rate\n {3}1 test, assertion, medium: .*; explained by 1\.$/m)
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

    expect(run).toMatchObject({ code: 2, stderr: 'fix-tests: gone.xml cannot be read: no such file.\n' })
    expect(run.stdout).toContain('1 root cause')
  })
})

describe('a mistake of use', () => {
  it.each([
    { args: ['parse', '--bogus', 'a.xml'], sentence: '--bogus is not an option of parse.' },
    { args: ['parse', '--json', 'a.xml'], sentence: '--json is not an option of parse.' },
    {
      args: ['triage', '--models', 'x', 'a.xml'],
      sentence: '--models is not an option of triage.',
    },
    {
      args: ['parse', '--framework', 'pytset', 'a.xml'],
      sentence: '--framework pytset is not a framework that is known here. Did you mean pytest?',
    },
    {
      args: ['triage', '--framework', 'something', 'a.xml'],
      sentence: '--framework something is not a framework that is known here. Use one of ava, bats, ',
    },
    { args: ['--json'], sentence: '' },
  ])('such as $args ends with 2 and one sentence', async ({ args, sentence }) => {
    const scene = lay({ 'a.xml': report({ a: undefined }) })

    const { code, stdout, stderr } = await scene.run(args)

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^fix-tests: [^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  it.each([['--help'], []])('%s shows the commands', async (...args) => {
    const { code, stdout, stderr } = await lay().run(args)

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const command of ['init', 'doctor', 'run', 'triage', 'parse', 'replay', 'completion'])
      expect(stdout).toMatch(new RegExp(`^  ${command} {2,}[A-Z]`, 'm'))
  })
})
