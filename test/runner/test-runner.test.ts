import { mkdtempDisposable, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestId } from '../../src/domain/tests.ts'
import { UserError } from '../../src/errors.ts'
import { customFramework } from '../../src/frameworks/custom.ts'
import { projectAt } from '../../src/frameworks/project.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import type { Selection } from '../../src/ports.ts'
import { ProcessTestRunner, type RunnerOptions } from '../../src/runner/test-runner.ts'

const never = new AbortController().signal
const ALL: Selection = { kind: 'all' }
const PASSED = '<testcase classname="c" name="good"/>'
const FAILED = '<testcase classname="c" name="bad"><failure message="no"/></testcase>'

const report = (...cases: readonly string[]) =>
  `<testsuites><testsuite name="s">${cases.join('')}</testsuite></testsuites>`
const id = (name: string, file = ''): TestId => ({ framework: '', file, suite: ['c'], name })
const only = (...tests: readonly TestId[]): Selection => ({ kind: 'only', tests })

/** A project whose test command is a script of Node.js; `report` in it is where the report belongs. */
async function project(script: string, options: Partial<RunnerOptions> & { words?: readonly string[] } = {}) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-runner-'))
  const temp = await mkdtempDisposable(join(tmpdir(), 'fix-tests-runner-temp-'))
  const body = `const [report, ...tests] = process.argv.slice(1); const fs = require('node:fs'); ${script}`
  const words = options.words ?? ['{report}', '{tests}']
  const runner = new ProcessTestRunner({
    project: projectAt(home.path),
    framework: customFramework({ file: process.execPath, args: ['-e', body, '--', ...words] }, undefined),
    temp: temp.path,
    host: { PATH: process.env.PATH },
    pass: [],
    secrets: [],
    timeoutMs: 20_000,
    reportPaths: undefined,
    emit: () => undefined,
    ...options,
  })
  return {
    runner,
    root: home.path,
    temp: temp.path,
    async [Symbol.asyncDispose]() {
      await home.remove()
      await temp.remove()
    },
  }
}

const writes = (xml: string) => `fs.writeFileSync(report, ${JSON.stringify(xml)});`

describe('a run is complete', () => {
  test.for([
    { what: 'when all passed and it ended with 0', xml: report(PASSED), code: 0 },
    { what: 'when some failed and it ended with 1', xml: report(PASSED, FAILED), code: 1 },
    { what: 'when some failed although it ended with 0', xml: report(PASSED, FAILED), code: 0 },
  ])('$what', async ({ xml, code }) => {
    await using there = await project(`${writes(xml)} process.exitCode = ${code}`)

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: true, exit: { kind: 'exited', code }, notes: [] })
    expect(run.cases.map(({ id: { name } }) => name)).toContain('good')
  })
})

describe('a run is not complete, and its note says why', () => {
  test.for([
    {
      what: 'when it ended with 0 and wrote no report',
      script: `console.log('all good\\n\\n')`,
      note: 'The tests ended with exit code 0 and wrote no report: all good.',
    },
    {
      what: 'when it ended with 2, wrote no report and printed nothing',
      script: 'process.exitCode = 2',
      note: 'The tests ended with exit code 2 and wrote no report: it printed nothing.',
    },
    {
      what: 'when all passed, but it ended with 1',
      script: `${writes(report(PASSED))} process.exitCode = 1`,
      note: 'All tests passed, but the command ended with exit code 1.',
    },
    {
      what: 'when it was killed, although its report is good',
      script: `${writes(report(PASSED))} process.kill(process.pid, 'SIGKILL')`,
      note: 'The tests were killed by SIGKILL.',
    },
    {
      what: 'when no test ran',
      script: writes(report()),
      note: 'No test ran.',
    },
    {
      what: 'when its report was cut off',
      script: `${writes(report(PASSED).slice(0, 70))} process.exitCode = 1`,
      note: expect.stringMatching(/^The tests wrote a report, but it is not well-formed XML \(.+\)\.$/) as string,
    },
    {
      what: 'when its report is empty',
      script: writes(''),
      note: 'The tests wrote a report, but it is empty.',
    },
  ])('$what', async ({ script, note }) => {
    await using there = await project(script)

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: false, notes: [note] })
  })

  test('when its time was up, although its report is good', async () => {
    await using there = await project(`${writes(report(PASSED))} setTimeout(() => {}, 30_000)`, { timeoutMs: 1000 })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: false, exit: { kind: 'timed-out', afterMs: 1000 } })
    expect(run.notes).toEqual(['The tests did not end within 1 s.'])
  })
})

describe('what the command gets', () => {
  test('a fresh report path outside of the project each time, removed afterwards', async () => {
    await using there = await project(`${writes(report(PASSED))} console.log('report at', report)`)

    const first = await there.runner.run(ALL, never)
    const second = await there.runner.run(ALL, never)

    const paths = [first, second].map(({ output }) => /report at (.+)/.exec(output)?.[1] ?? '')
    expect(new Set(paths).size).toBe(2)
    expect(paths.every(path => path.startsWith(there.temp))).toBe(true)
    expect(await readdir(there.root)).toEqual([])
    expect((await readdir(there.temp)).filter(name => name.includes('report'))).toEqual([])
  })

  test('the files of the selected tests in place of {tests}, each once', async () => {
    await using there = await project(`${writes(report(PASSED, FAILED))} console.log(JSON.stringify(tests))`)

    const run = await there.runner.run(only(id('bad', 'a b.js'), id('good', 'a b.js'), id('other', 'c.js')), never)

    expect(JSON.parse(run.output)).toEqual(['a b.js', 'c.js'])
  })

  test('pytest’s own names in place of {tests} where pytest is known', async () => {
    await using there = await project('')
    const known = customFramework({ file: 'tox', args: ['--', '{tests}', '--junit-xml={report}'] }, pytest)
    const selected = { framework: 'pytest', file: 'tests/test_a.py', suite: ['TestB'], name: 'test_c[1 2]' }

    const command = known.command(projectAt(there.root), { selection: only(selected), report: '/r.xml' })

    expect(command.args).toEqual(['--', 'tests/test_a.py::TestB::test_c[1 2]', '--junit-xml=/r.xml'])
  })

  test('nothing of the secrets that this process knows', async () => {
    await using there = await project(`${writes(report(PASSED))} console.log(JSON.stringify(process.env))`, {
      host: {
        PATH: process.env.PATH,
        GITHUB_TOKEN: 'ghs_x',
        INPUT_TOKEN: 'ghs_x',
        ACTIONS_RUNTIME_TOKEN: 'rt',
        HOME: '/home/ghs_x',
        WANTED: 'yes',
        LEAK: 'a ghs_x b',
      },
      pass: ['WANTED', 'LEAK'],
      secrets: ['ghs_x'],
    })

    const run = await there.runner.run(ALL, never)

    expect(run.output).not.toContain('ghs_x')
    const env = JSON.parse(run.output) as Record<string, string>
    const system = ['__CF_USER_TEXT_ENCODING']
    expect(
      Object.keys(env)
        .filter(name => !system.includes(name))
        .toSorted(),
    ).toEqual(['CI', 'FIX_TESTS_RUN', 'PATH', 'TEMP', 'TMP', 'TMPDIR', 'WANTED'].toSorted())
  })
})

describe('a command that is told no report path', () => {
  const OWN = { words: ['reports/junit.xml'] }

  test('has its report where the project writes it', async () => {
    await using there = await project(
      `fs.mkdirSync('reports'); setTimeout(() => { ${writes(report(PASSED, FAILED))} process.exitCode = 1 }, 50)`,
      OWN,
    )

    const run = await there.runner.run(ALL, never)

    expect(run.complete).toBe(true)
    expect(run.cases.map(({ id: { name }, status }) => [name, status])).toEqual([
      ['good', 'passed'],
      ['bad', 'failed'],
    ])
  })

  test('has its report where report-paths says', async () => {
    await using there = await project(writes(report(PASSED)), { words: ['mine.data'], reportPaths: ['mine.*'] })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: true, cases: [{ id: { name: 'good' } }] })
  })

  test('has no report when all that is there is stale', async () => {
    await using there = await project(`console.log('crashed'); process.exitCode = 1`, OWN)
    const stale = join(there.root, 'junit.xml')
    await writeFile(stale, report(PASSED))
    await utimes(stale, new Date(), new Date(Date.now() - 60_000))

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: false, cases: [] })
    expect(run.notes).toEqual(['The tests ended with exit code 1 and wrote no report: crashed.'])
  })

  test('is not told by a stale report beside the fresh one', async () => {
    await using there = await project(writes(report(FAILED)), { words: ['TEST-b.xml'] })
    const stale = join(there.root, 'TEST-a.xml')
    await writeFile(stale, report(PASSED))
    await utimes(stale, new Date(), new Date(Date.now() - 60_000))

    const run = await there.runner.run(ALL, never)

    expect(run.cases.map(({ id: { name } }) => name)).toEqual(['bad'])
  })
})

describe('tests by name', () => {
  test('when the names do not reach the framework, the whole files run instead', async () => {
    await using there = await project(writes(report(PASSED, FAILED)))

    const run = await there.runner.run(only({ ...id('unknown'), file: 'a.js' }), never)

    expect(run.cases).toHaveLength(2)
    expect(run.complete).toBe(true)
  })

  test('once they did, a selection that finds nothing runs once and is not complete', async () => {
    const script = `
      fs.appendFileSync('calls', '.')
      fs.writeFileSync(report, fs.existsSync('empty') ? ${JSON.stringify(report())} : ${JSON.stringify(report(FAILED))})`
    await using there = await project(script)
    await there.runner.run(only(id('bad')), never)
    await writeFile(join(there.root, 'empty'), '')
    await writeFile(join(there.root, 'calls'), '')

    const run = await there.runner.run(only(id('bad')), never)

    expect(run).toMatchObject({ complete: false, notes: ['No test ran.'] })
    expect(await readFile(join(there.root, 'calls'), 'utf8')).toBe('.')
  })
})

describe('a test that was asked for and is skipped', () => {
  const skipped = report('<testcase classname="c" name="bad"><skipped/></testcase>')

  test('is skipped in what its whole file says', async () => {
    await using there = await project(writes(skipped))

    const run = await there.runner.run(only(id('bad')), never)

    expect(run.cases.map(({ status }) => status)).toEqual(['skipped'])
  })

  test('makes no complete run where tests can be run by name', async () => {
    await using there = await project(
      `fs.writeFileSync(report, fs.existsSync('later') ? ${JSON.stringify(skipped)} : ${JSON.stringify(report(FAILED))})`,
    )
    await there.runner.run(only(id('bad')), never)
    await writeFile(join(there.root, 'later'), '')

    const run = await there.runner.run(only(id('bad')), never)

    expect(run).toMatchObject({ complete: false, notes: ['No test ran.'] })
  })
})

describe('the time that tests take', () => {
  test('adds up over runs', async () => {
    await using there = await project(`${writes(report(PASSED))} setTimeout(() => {}, 150)`)

    await there.runner.run(ALL, never)
    const once = there.runner.spentMs
    await there.runner.run(ALL, never)

    expect(once).toBeGreaterThanOrEqual(150)
    expect(there.runner.spentMs).toBeGreaterThanOrEqual(once + 150)
  })
})

describe('what only the user can mend', () => {
  test('a program that is not there', async () => {
    await using there = await project('', { framework: customFramework({ file: 'no-such-tool', args: [] }, undefined) })

    const error = await there.runner.run(ALL, never).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).sentence).toMatch(/"no-such-tool".+was not found.+test-command/)
  })

  test.for([
    [
      'that fails',
      `console.log('first'); console.error('no such package'); process.exitCode = 4`,
      'exit code 4: no such package',
    ],
    ['that is killed', `process.kill(process.pid, 'SIGKILL')`, 'were killed by SIGKILL'],
  ] as const)('a set-up %s', async ([, script, words]) => {
    await using there = await project('')

    const error = await there.runner
      .setup({ file: process.execPath, args: ['-e', script] }, never)
      .catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).message).toContain('setup-command')
    expect((error as UserError).message).toContain(words)
  })

  test('a set-up whose program is not there', async () => {
    await using there = await project('')

    const error = await there.runner.setup({ file: 'no-such-tool', args: [] }, never).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).sentence).toMatch(/"no-such-tool".+was not found.+setup-command/)
  })

  test('a set-up that ends well is no problem', async () => {
    await using there = await project('')

    await expect(there.runner.setup({ file: process.execPath, args: ['-e', '0'] }, never)).resolves.toBeUndefined()
  })
})

test('stopping the run as a whole stops the tests', async () => {
  await using there = await project('setTimeout(() => {}, 30_000)')

  const run = there.runner.run(ALL, AbortSignal.timeout(300))

  await expect(run).rejects.toMatchObject({ name: 'TimeoutError' })
})
