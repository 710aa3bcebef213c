import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { EMPTY_RUN, type TestRun } from '../../src/domain/model/test-run.ts'
import { scriptCheck } from '../../src/frameworks/commands/check-plan.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { CheckedTestRunner } from '../../src/test-runner/checked-runner.ts'
import { ProjectCheck } from '../../src/test-runner/project-check.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'

const never = new AbortController().signal

/** A checker that prints what tsc prints for each line that says `bad`. */
const CHECKER = `const fs = require('node:fs')
const bad = fs.readFileSync('src.js', 'utf8').split('\\n').flatMap((line, at) => (line.includes('bad') ? [at + 1] : []))
for (const line of bad) console.log('src.js(' + line + ",1): error TS2322: Type 'bad' is wrong.")
process.exit(bad.length > 0 ? 2 : 0)
`
const TEST = `const test = require('node:test')\ntest('adds', () => require('node:assert').ok(!require('node:fs').readFileSync('src.js', 'utf8').includes('red')))\n`

it('what a step finds is a case with file, line and message, and so is the step', async () => {
  const there = lay({ test: 'node tsc.js && node --test' }, { 'src.js': 'ok\nbad\nbad\n' })

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(results(run)).toEqual([
    'passed: a.test.js › adds',
    'failed: node tsc.js',
    "failed: src.js › node tsc.js › TS2322: Type 'bad' is wrong.",
    "failed: src.js › node tsc.js › TS2322: Type 'bad' is wrong. (2)",
  ])
  expect(run.complete).toBe(true)
  expect(run.cases[2]).toMatchObject({ line: 2, problems: [{ stack: expect.stringContaining('at src.js:2:1') }] })
})

it('steps run although the tests before them fail, and each run of the whole suite says how they end', async () => {
  const there = lay({ test: 'node --test && node tsc.js' }, { 'src.js': 'red\nbad\n' })

  const before = await there.runner.run({ kind: 'all' }, never)
  there.write('src.js', 'ok\n')
  const after = await there.runner.run({ kind: 'all' }, never)

  expect(results(before)).toEqual([
    'failed: a.test.js › adds',
    'failed: node tsc.js',
    "failed: src.js › node tsc.js › TS2322: Type 'bad' is wrong.",
  ])
  expect(results(after)).toEqual(['passed: a.test.js › adds', 'passed: node tsc.js'])
})

it('a finding is judged alone by its own step, without the tests', async () => {
  const there = lay({ test: 'node tsc.js && node --test' }, { 'src.js': 'bad\n' })
  const [finding] = (await there.runner.run({ kind: 'all' }, never)).cases.filter(({ id }) => id.file === 'src.js')

  const again = await there.runner.run({ kind: 'only', tests: finding === undefined ? [] : [finding.id] }, never)

  expect(results(again)).toEqual(['failed: node tsc.js', "failed: src.js › node tsc.js › TS2322: Type 'bad' is wrong."])
  expect(again.complete).toBe(true)
})

it('what builds runs before each run of changed code, once', async () => {
  const build = "require('node:fs').appendFileSync('built.txt', 'x')\n"
  const there = lay({ pretest: 'node build.js', test: 'node --test' }, { 'src.js': 'ok\n', 'build.js': build })
  const all = { kind: 'all' } as const

  await there.runner.run(all, never)
  await there.runner.run(all, never)
  expect(there.read('built.txt')).toBe('x')

  there.write('src.js', 'changed\n')
  await there.runner.run({ kind: 'affected', tests: [], files: ['a.test.js'] }, never)
  expect(there.read('built.txt')).toBe('xx')
})

it('what only reads the code runs once where the whole command passed ahead, and again on other code', async () => {
  const lint = "require('node:fs').appendFileSync('linted.txt', 'x')\n"
  const there = lay({ test: 'node --test && node lint.js' }, { 'src.js': 'ok\n', 'lint.js': lint })
  const all = { kind: 'all' } as const

  const whole = await there.runner.verbatim(never, { ahead: true })
  const run = await there.runner.run(all, never)
  expect([whole?.isPassed, results(run), there.read('linted.txt')]).toEqual([
    true,
    ['passed: a.test.js › adds', 'passed: node lint.js'],
    'x',
  ])

  const [step] = run.cases.filter(({ id }) => id.name === '')
  await there.runner.run({ kind: 'only', tests: step === undefined ? [] : [step.id] }, never)
  expect(there.read('linted.txt')).toBe('xx')

  there.write('src.js', 'red\n')
  await there.runner.run(all, never)
  expect(there.read('linted.txt')).toBe('xxx')
})

it('a command that is the run of the whole suite does not run ahead of it', async () => {
  const there = lay({ test: 'node --test' }, { 'src.js': 'ok\n' })

  expect(await there.runner.verbatim(never, { ahead: true })).toBeUndefined()
})

it('the exit code of the tests’ own command is judged by a run of all tests', async () => {
  const selections: unknown[] = []
  const exits = [1, 1, 0]
  const runner = new CheckedTestRunner(
    {
      run: async selection => {
        selections.push(selection)
        const code = exits.shift() ?? 0
        const ended = { ...EMPTY_RUN, exit: { kind: 'exited', code } } as const
        return code === 0 ? ended : { ...ended, complete: false, result: 'failed-without-failures' }
      },
      describe: () => '',
    },
    { check: undefined, code: async () => '', relative: file => file },
  )
  const [check] = (await runner.run({ kind: 'all' }, never)).cases
  const only = { kind: 'only', tests: check === undefined ? [] : [check.id] } as const

  const red = await runner.run(only, never)
  const green = await runner.run(only, never)

  expect(results(red)).toEqual(['failed: the test command'])
  expect(green.passedExit).toEqual(check?.id)
  expect(selections).toEqual([{ kind: 'all' }, { kind: 'all' }, { kind: 'all' }])
})

it('tests that pass although their command fails are a failed check of their own', async () => {
  const there = lay(
    { test: 'node --test --require ./exit.js' },
    { 'src.js': 'ok\n', 'exit.js': 'process.exitCode = 0\n' },
  )
  const run: TestRun = {
    ...(await there.runner.run({ kind: 'all' }, never)),
    complete: false,
    result: 'failed-without-failures',
    exit: { kind: 'exited', code: 1 },
    output: 'ERROR: Coverage for lines (50%) does not meet global threshold (80%)\n',
  }
  const after = new CheckedTestRunner(
    { run: async () => run, describe: () => '' },
    { check: undefined, code: async () => '', relative: file => file },
  )

  const whole = await after.run({ kind: 'all' }, never)
  const part = await after.run({ kind: 'affected', tests: [], files: ['src.js'] }, never)

  expect(whole.complete).toBe(true)
  expect(results(whole).slice(1)).toEqual([
    'failed: the test command',
    'failed: the test command › Coverage for lines (50%) does not meet global threshold (80%)',
  ])
  // A threshold says nothing about a part of the tests.
  expect(part.complete).toBe(true)
  expect(results(part)).toEqual(['passed: a.test.js › adds'])
})

it('a command that cannot be split runs verbatim, and its failure is no news where tests fail', async () => {
  const script = 'if true; then node tsc.js && node --test; fi'
  const red = lay({ test: script }, { 'src.js': 'red\n' })
  const bad = lay({ test: script }, { 'src.js': 'bad\n' })

  expect(results(await red.runner.run({ kind: 'all' }, never))).toEqual(['failed: a.test.js › adds'])
  expect(results(await bad.runner.run({ kind: 'all' }, never))).toEqual([
    'passed: a.test.js › adds',
    'failed: npm test',
    "failed: src.js › npm test › TS2322: Type 'bad' is wrong.",
  ])
  expect(await bad.runner.verbatim(never)).toMatchObject({ command: 'npm test', isPassed: false })
})

it.each([
  [
    'console.error("Error: Could not find Chrome (ver. 1).\\n    at async launch (x.js:1:2)")',
    'Error: Could not find Chrome (ver. 1).',
  ],
  [
    'console.error("npm warn x\\nnpm error code E1\\nnpm error npx canceled due to missing packages\\nnpm error A complete log of this run can be found in: x.log")',
    'npm error npx canceled due to missing packages.',
  ],
  [
    'console.error(" ERR_PNPM_BAD_PM_VERSION  Refusing to run the wrong one\\nThis can have several causes.")',
    'ERR_PNPM_BAD_PM_VERSION  Refusing to run the wrong one.',
  ],
  ['console.error("1 file is wrong\\n ELIFECYCLE  Command failed with exit code 1.")', '1 file is wrong.'],
  ['console.error("size: 3 kB\\nnpm error A complete log of this run can be found in: x.log")', 'size: 3 kB.'],
])('the reason of a failed step is the line that tells it, not the last one: %s', async (code, reason) => {
  const there = lay({ test: 'node see.js; node --test' }, { 'src.js': 'ok\n', 'see.js': `${code}\nprocess.exit(3)\n` })

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(run.cases[1]?.problems[0]?.message).toBe(`node see.js: exit code 3, ${reason}`)
})

it('a Node.js of the project’s own runs tests and steps', async () => {
  const own = `#!/bin/sh\nOWN_NODE=yes exec ${process.execPath} "$@"\n`
  const see = "console.error('own:', process.env.OWN_NODE)\nprocess.exit(3)\n"
  const test = "require('node:test')('own', () => require('node:assert').equal(process.env.OWN_NODE, 'yes'))\n"
  const there = lay({ test: 'node see.js; node --test' }, { 'src.js': 'ok\n', 'see.js': see, 'a.test.js': test })
  there.program('node', own)

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(results(run)[0]).toBe('passed: a.test.js › own')
  expect(run.cases[1]?.problems[0]?.message).toBe('node see.js: exit code 3, own: yes.')
})

it('failing tests do not explain a command that cannot run here', async () => {
  const there = lay({ test: 'no-such-tool run || exit $?' }, { 'src.js': 'red\n' })

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(results(run)).toEqual(['failed: a.test.js › adds', 'failed: npm test'])
  expect(run.cases[1]?.problems[0]?.type).toBe('environment')
})

it('a script finds the programs and the variables that npm gives it', async () => {
  const show =
    'console.error(process.env.npm_lifecycle_event, process.env.npm_package_name, process.env.NO_COLOR)\nprocess.exit(3)\n'
  const there = lay(
    { test: 'npm run lint && node --test', lint: 'node show.js' },
    { 'src.js': 'ok\n', 'show.js': show },
  )

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(run.cases.find(({ id }) => id.framework === 'check')?.problems[0]?.message).toBe(
    'node show.js: exit code 3, lint shop undefined.',
  )
})

it('a script finds the folder of its package where npm tells it', async () => {
  const show = `console.error(process.env.npm_config_local_prefix === process.cwd())\nprocess.exit(3)\n`
  const there = lay(
    { test: 'npm run lint && node --test', lint: 'node where.js' },
    { 'src.js': 'ok\n', 'where.js': show },
  )

  const run = await there.runner.run({ kind: 'all' }, never)

  expect(run.cases.find(({ id }) => id.framework === 'check')?.problems[0]?.message).toBe(
    'node where.js: exit code 3, true.',
  )
})

function results(run: TestRun): string[] {
  return run.cases.map(({ id, status }) => `${status}: ${titleOf(id)}`)
}

function lay(scripts: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-check-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const write = (path: string, text: string) => writeFileSync(join(home, path), text)
  const all = {
    'tsc.js': CHECKER,
    'a.test.js': TEST,
    'package.json': JSON.stringify({ name: 'shop', scripts }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) write(path, text)
  const program = (name: string, text: string) => {
    mkdirSync(join(home, 'node_modules', '.bin'), { recursive: true })
    writeFileSync(join(home, 'node_modules', '.bin', name), text, { mode: 0o755 })
  }
  const project = projectAt(home)
  const inner = new ProcessTestRunner({
    root: home,
    packages: [{ dir: '', project, framework: nodeTest }],
    temp: join(home, '..', `${home.split('/').at(-1)}-temp`),
    host: process.env,
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
  onTestFinished(() => rmSync(`${home}-temp`, { recursive: true, force: true }))
  const plan = scriptCheck(project)
  const read = (path: string) => projectAt(home).text(path)
  const check =
    plan &&
    new ProjectCheck({ plan, project, emit: () => undefined, run: (command, how) => inner.execute(command, how) })
  const code = async () => read('src.js') ?? ''
  const runner = new CheckedTestRunner(inner, { check, code, relative: file => file })
  return { runner, write, read, program }
}
