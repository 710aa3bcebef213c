import { mkdtempDisposable, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestId, TestSelection } from '../../src/domain/model/test-case.ts'
import type { RunResult } from '../../src/domain/model/test-run.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { customFramework } from '../../src/frameworks/custom.ts'
import type { Event } from '../../src/contracts/events.ts'
import { batches } from '../../src/frameworks/commands/batches.ts'
import { type Framework } from '../../src/frameworks/framework.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { TimeoutEstimate } from '../../src/test-runner/timeout-estimate.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import type { RunnerOptions } from '../../src/test-runner/runner-options.ts'

const never = new AbortController().signal
const ALL: TestSelection = { kind: 'all' }
const PASSED = '<testcase classname="c" name="good"/>'
const FAILED = '<testcase classname="c" name="bad"><failure message="no"/></testcase>'

const report = (...cases: readonly string[]) =>
  `<testsuites><testsuite name="s">${cases.join('')}</testsuite></testsuites>`
const id = (name: string, file = ''): TestId => ({ framework: '', file, suite: ['c'], name })
const only = (...tests: readonly TestId[]): TestSelection => ({ kind: 'only', tests })

/** A project whose test command is a script of Node.js; `report` in it is where the report belongs. */
async function project(
  script: string,
  options: Partial<RunnerOptions> & { words?: readonly string[]; framework?: Framework } = {},
) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-runner-'))
  const temp = await mkdtempDisposable(join(tmpdir(), 'fix-tests-runner-temp-'))
  const body = `const [report, ...tests] = process.argv.slice(1); const fs = require('node:fs'); ${script}`
  const words = options.words ?? ['{report}', '{tests}']
  const framework =
    options.framework ?? customFramework({ file: process.execPath, args: ['-e', body, '--', ...words] }, undefined)
  const runner = new ProcessTestRunner({
    root: home.path,
    packages: [{ dir: '', project: projectAt(home.path), framework }],
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
      note: 'The command ended with exit code 0, but no test was seen: it ran none, or wrote no report.',
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
      note: expect.stringMatching(/^The test report is incomplete: .+\.$/) as string,
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

  test('when the time of the whole work is up', async () => {
    await using there = await project(`${writes(report(PASSED))} setTimeout(() => {}, 30_000)`, {
      remainingMs: () => 1_000,
    })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ complete: false, exit: { kind: 'timed-out', afterMs: 1000, isOver: true } })
    expect(run.notes).toEqual(['The tests did not end in the time that timeout-minutes leaves.'])
  })

  test('when a few of them take far longer than all of them did', async () => {
    const pace = new TimeoutEstimate(20_000, false)
    const seen: number[] = []
    const heard = { deadline: () => (seen.length === 0 ? 20_000 : 900), record: () => void seen.push(1) }
    const hangs = `${writes(report(PASSED))} if (tests.length > 0) setTimeout(() => {}, 30_000)`
    await using there = await project(hangs, { pace: Object.assign(pace, heard) })

    const whole = await there.runner.run(ALL, never)
    const part = await there.runner.run(only(id('x', 'a.test.js')), never)

    expect(whole.complete).toBe(true)
    expect(part.exit).toEqual({ kind: 'timed-out', afterMs: 900 })
  })
})

test('the first run in a folder counts as such, until one has ended well', async () => {
  const firsts: boolean[] = []
  const limits = {
    deadline: (_: unknown, isFirst = false) => {
      firsts.push(isFirst)
      return 20_000
    },
    record: () => undefined,
  }
  const pace = Object.assign(new TimeoutEstimate(20_000, false), limits)
  await using there = await project(writes(report(PASSED)), { pace })

  for (let run = 0; run < 3; run += 1) await there.runner.run(ALL, never)

  expect(firsts).toEqual([true, false, false])
})

test('how long tests take is no limit of another command', async () => {
  const limits = { deadline: () => 900, record: () => undefined }
  const pace = Object.assign(new TimeoutEstimate(20_000, false), limits)
  await using there = await project(writes(report(PASSED)), { pace })
  const build = { file: process.execPath, args: ['-e', 'setTimeout(() => {}, 1_500)'] }

  await there.runner.run(ALL, never)
  const { exit } = await there.runner.execute(build, { cwd: there.root, signal: never })

  expect(exit).toEqual({ kind: 'exited', code: 0 })
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

    const request = { selection: only(selected), dir: '/r', related: [] }
    const commands = known.commands(projectAt(there.root), request)

    expect(commands.map(({ args }) => args)).toEqual([
      ['--', 'tests/test_a.py::TestB::test_c[1 2]', '--junit-xml=/r/report.xml'],
    ])
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
    ).toEqual(['CI', 'PROCESS_TREE_ID', 'PATH', 'TEMP', 'TMP', 'TMPDIR', 'WANTED'].toSorted())
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

    expect(run).toMatchObject({ complete: false, result: 'stale-report', cases: [] })
    expect(run.notes).toEqual([
      'The tests ended with exit code 1 and wrote no report; the existing ones are older: crashed.',
    ])
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

describe('whatever becomes of a report, it is a result', () => {
  const half = report(PASSED, FAILED).slice(0, -40)

  test.for<[what: string, script: string, result: RunResult, cases: number]>([
    ['a report that breaks off', writes(half), 'half-report', 1],
    ['a report that is empty', writes(''), 'broken-report', 0],
    ['a report that is empty, of tests that failed', `${writes('')} process.exitCode = 1`, 'no-report', 0],
    ['a report that is something else', writes('PK\u0003\u0004'), 'broken-report', 0],
    ['a folder', 'fs.mkdirSync(report)', 'no-report', 0],
    ['a pipe', `require('node:child_process').execFileSync('mkfifo', [report])`, 'no-report', 0],
    [
      'a link to a pipe',
      `require('node:child_process').execFileSync('mkfifo', [report + '.pipe']); fs.symlinkSync(report + '.pipe', report)`,
      'no-report',
      0,
    ],
    ['a link to nothing', `fs.symlinkSync('/no/such/file', report)`, 'no-report', 0],
    ['a link to itself', `fs.symlinkSync(report, report)`, 'no-report', 0],
    ['no report of a shell whose program was killed', 'process.exit(137)', 'killed', 0],
    ['no report of a crash', `process.kill(process.pid, 'SIGSEGV')`, 'crashed', 0],
    ['no report for lack of memory', `console.error('MemoryError'); process.exit(1)`, 'out-of-memory', 0],
    ['a run that found nothing', writes(report()), 'no-tests', 0],
    [
      'a command that fails for another reason',
      `${writes(report(PASSED))} process.exit(2)`,
      'failed-without-failures',
      1,
    ],
    ['a run as it should be', writes(report(PASSED)), 'finished', 1],
  ])('%s', async ([, script, result, cases]) => {
    await using there = await project(script)

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ result, complete: result === 'finished' })
    expect(run.cases.length).toBeGreaterThanOrEqual(cases)
    expect(run.notes).toHaveLength(result === 'finished' ? 0 : 1)
  })

  test.for<[what: string, script: string]>([
    ['a link to nothing', `fs.symlinkSync('/no/such/file', 'junit.xml')`],
    [
      'a link to a pipe',
      `require('node:child_process').execFileSync('mkfifo', ['p']); fs.symlinkSync('p', 'junit.xml')`,
    ],
    ['a folder', `fs.mkdirSync('junit.xml')`],
  ])('%s where the project has its reports', async ([, script]) => {
    await using there = await project(script, { words: ['x'] })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ result: 'no-report', complete: false, cases: [] })
  })

  test.skipIf(process.platform !== 'linux').each([
    ['tests', ''],
    ['processes of a group of their own, which tests start,', 'spawn'],
  ])('%s that take too much memory', async (_, how) => {
    const takes = 'const all = []; setInterval(() => all.push(Buffer.alloc(40_000_000, 1)), 20)'
    const words = JSON.stringify(['-e', takes])
    const spawned = `require('node:child_process').spawn(process.execPath, ${words}, { detached: true, stdio: 'ignore' })`
    const script = how === '' ? takes : spawned
    await using there = await project(script, { memory: 300_000_000 })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({ result: 'out-of-memory', exit: { kind: 'out-of-memory', limit: 300_000_000 } })
    expect(run.notes).toEqual(['The tests used more than 300 MB of memory and were ended.'])
  })
})

describe('while tests run', () => {
  test('it is told now and then how many have ended', async () => {
    const events: Event[] = []
    const lines = `let n = 0; const timer = setInterval(() => { n += 1; console.log(n % 5 === 0 ? '✗ test ' + n : '✓ test ' + n); if (n === 30) { clearInterval(timer); ${writes(report(PASSED))} } }, 40)`
    await using there = await project(lines, { emit: event => events.push(event) })

    await there.runner.run(ALL, never)

    const told = events.filter(event => event.kind === 'tests-progress')
    expect(told.length).toBeGreaterThanOrEqual(2)
    expect(told.length).toBeLessThanOrEqual(5)
    const last = told.at(-1)
    expect(last).toMatchObject({ skipped: 0 })
    expect((last?.passed ?? 0) + (last?.failed ?? 0)).toBeGreaterThan(12)
    expect(last?.failed).toBeGreaterThan(1)
    expect(last?.latest).toMatch(/^test \d+$/)
  })
})

describe('more tests than fit into one command', () => {
  /** A framework that runs the tests that it is given, by name; "bad" ones fail. */
  const named: Framework = {
    name: 'named',
    programs: /^$/,
    detect: () => undefined,
    commands: (_project, { selection, dir }) => {
      const body = `const [path, ...names] = process.argv.slice(1); require('node:fs').writeFileSync(path, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults: [{ name: 'a.js', status: 'passed', assertionResults: names.map(title => ({ ancestorTitles: [], title, status: title.startsWith('bad') ? 'failed' : 'passed', failureMessages: ['no'] })) }] })); console.log(names.length)`
      return batches(selection.kind === 'all' ? [] : selection.tests, ({ name }) => name).map((tests, index) => {
        const path = `${dir}/report-${index}.json`
        return {
          file: process.execPath,
          args: ['-e', body, '--', path, ...tests.map(({ name }) => name)],
          report: { at: 'file', path, format: 'jest-json' },
        }
      })
    },
    selector: ({ name }) => name,
    manualCommand: () => ['named'],
  }
  const many = Array.from({ length: 900 }, (_, index) => ({
    framework: 'named',
    file: 'a.js',
    suite: [],
    name: `${index % 100 === 0 ? 'bad' : 'good'} ${index} ${'x'.repeat(400)}`,
  }))

  test('they run in several, whose results are one', async () => {
    await using there = await project('', { framework: named })

    const run = await there.runner.run(only(...many), never)

    expect(run).toMatchObject({ result: 'finished', complete: true, notes: [] })
    expect(run.output.trim().split(/\s+/).length).toBeGreaterThan(3)
    expect(run.cases.map(({ id: { name } }) => name)).toEqual(many.map(({ name }) => name))
    expect(run.cases.filter(({ status }) => status === 'failed')).toHaveLength(9)
  })
})

describe('tests by name', () => {
  test('those that no name reaches run with their files, beside those that one does', async () => {
    // By their names "good" and "bad" are found; "odd" is only when whole files run.
    const framework: Framework = {
      name: 'named',
      programs: /^$/,
      detect: () => undefined,
      commands: (_project, { selection, dir }) => {
        const chosen = selection.kind === 'only' ? selection.tests.map(({ name }) => name) : ['good', 'bad', 'odd']
        const names = selection.kind === 'only' ? chosen.filter(name => name !== 'odd') : chosen
        const results = names.map(title => ({ ancestorTitles: ['c'], title, status: 'passed' }))
        const testResults = [{ name: 'a.js', status: 'passed', assertionResults: results }]
        const path = `${dir}/report.json`
        const body = `require('node:fs').writeFileSync(process.argv[1], process.argv[2]); console.log('${selection.kind}')`
        const args = ['-e', body, '--', path, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })]
        return [{ file: process.execPath, args, report: { at: 'file', path, format: 'jest-json' } }]
      },
      selector: ({ name }) => name,
      manualCommand: () => ['named'],
    }
    await using there = await project('', { framework })
    const named = (name: string): TestId => ({ framework: 'named', file: 'a.js', suite: ['c'], name })
    const first = await there.runner.run(only(named('good'), named('odd')), never)
    const second = await there.runner.run(only(named('odd')), never)
    const third = await there.runner.run(only(named('bad')), never)

    expect(first.result).toBe('finished')
    expect(first.output).toBe('only\n\naffected\n')
    expect(first.cases.map(({ id: { name } }) => name).toSorted()).toEqual(['bad', 'good', 'odd'])
    expect(second.output).toBe('affected\n')
    expect(third.output).toBe('only\n')
    expect(third.cases.map(({ id: { name } }) => name)).toEqual(['bad'])
  })

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

  test('has that of a run that is cancelled', async () => {
    await using there = await project('setTimeout(() => {}, 60_000)')

    await there.runner.run(ALL, AbortSignal.timeout(200)).catch(() => undefined)

    expect(there.runner.spentMs).toBeGreaterThan(0)
  })
})

/** A test that was running when the time was up. */
const STOPPED = { status: 'failed', problems: [{ type: 'TestTimeout' }] }

/** After the first run, the tests have less time than a compiler takes. */
class ShortPace extends TimeoutEstimate {
  override deadline(_: TestSelection, isFirst = false): number {
    return isFirst ? 15_000 : 600
  }
}

describe('where code is compiled before its tests run,', () => {
  const framework = (script: string, compiles: boolean): Framework => {
    const body = `const [report] = process.argv.slice(1); const fs = require('node:fs'); ${script}`
    return {
      ...customFramework({ file: process.execPath, args: ['-e', body, '--', '{report}', '{tests}'] }, undefined),
      compiles,
    }
  }

  /** A project whose first run is quick. */
  async function second(script: string, compiles: boolean, more: Partial<Framework> = {}) {
    const both = `if (fs.existsSync('later')) { ${script} } else { fs.writeFileSync('later', ''); ${writes(report(PASSED))} }`
    const there = await project('', {
      framework: { ...framework(both, compiles), ...more },
      pace: new ShortPace(15_000, false),
    })
    expect(await there.runner.run(ALL, never)).toMatchObject({ complete: true })
    return there
  }

  test.each([
    ['begins with the first of them', true, { status: 'passed' }],
    ['is that of the process where nothing is compiled', false, STOPPED],
  ])('the time limit of the tests %s', async (_, compiles, good) => {
    await using there = await second(`setTimeout(() => { ${writes(report(PASSED))} }, 2_000)`, compiles)

    expect((await there.runner.run(ALL, never)).cases).toMatchObject([good])
  })

  test('a test that does not end is stopped at that limit', async () => {
    await using there = await second("console.log('Start 1: adds'); setInterval(() => {}, 1_000)", true)

    const run = await there.runner.run(ALL, never)

    expect(run.cases).toMatchObject([STOPPED])
  })

  test('a process that only builds has the whole time', async () => {
    const build = { file: process.execPath, args: ['-e', 'setTimeout(() => {}, 2_000)'] }
    const tests = framework(writes(report(PASSED)), false)
    const commands: Framework['commands'] = (...asked) => [
      { ...build, report: { at: 'none' } },
      ...tests.commands(...asked),
    ]
    await using there = await second(writes(report(PASSED)), false, { commands })

    expect(await there.runner.run(ALL, never)).toMatchObject({ complete: true })
  })
})

describe('what only the user can mend', () => {
  test('a program that is not there', async () => {
    await using there = await project('', { framework: customFramework({ file: 'no-such-tool', args: [] }, undefined) })

    const run = await there.runner.run(ALL, never)

    expect(run).toMatchObject({
      complete: false,
      result: 'not-found',
      exit: { kind: 'not-found', command: 'no-such-tool' },
      cases: [],
      notes: ['The tests could not start: no-such-tool was not found.'],
    })
  })

  test.for([
    [
      'that fails',
      `console.log('first'); console.error('no such package'); process.exitCode = 4`,
      'exit code 4: no such package',
    ],
    ['that is killed', `process.kill(process.pid, 'SIGKILL')`, 'was killed by SIGKILL'],
  ] as const)('a set-up %s', async ([, script, words]) => {
    await using there = await project('')

    const error = await there.runner
      .setup({ file: process.execPath, args: ['-e', script] }, never)
      .catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).message).toContain('setup-command')
    expect((error as UserError).message).toContain(words)
  })

  test('a set-up that takes all of the time', async () => {
    await using there = await project('', { remainingMs: () => 300 })

    const error = await there.runner
      .setup({ file: process.execPath, args: ['-e', 'setTimeout(() => {}, 30_000)'] }, never)
      .catch((reason: unknown) => reason)

    expect((error as UserError).sentence).toMatch(
      /did not end in the time that timeout-minutes leaves.+Set timeout-minutes to several times/,
    )
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
