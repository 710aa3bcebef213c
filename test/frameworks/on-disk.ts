import { realpathSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import type { Framework, Invocation } from '../../src/frameworks/framework.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import type { Event } from '../../src/contracts/events.ts'
import { linkPackages } from '../world/npm-packages.ts'
import { type Files, install, write } from '../world/project.ts'

const never = new AbortController().signal

export interface OnDiskOptions {
  readonly framework: Framework
  readonly using?: Invocation
  /** Packages of this project's own node_modules that it has. */
  readonly packages?: readonly string[]
  /** Packages of npm's registry, as `name@version`. */
  readonly fromRegistry?: readonly string[]
  /** Variables of the job that the tests need beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>
  /** The test files that import the changed ones, as the import graph would tell. */
  readonly testsThatImport?: (files: readonly string[]) => Promise<readonly string[]>
  readonly testFiles?: readonly string[]
  /** Time limit of a run. A run in which no test ends for half of it hangs. */
  readonly timeoutMs?: number
}

/** A project on the disk, and the real runner for it. */
export async function onDisk(
  files: Files,
  {
    framework,
    using,
    packages = [],
    fromRegistry = [],
    env = {},
    testsThatImport,
    testFiles,
    timeoutMs = 170_000,
  }: OnDiskOptions,
) {
  const home = await mkdtempDisposable(join(realpathSync(tmpdir()), 'fix-tests-on-disk-'))
  const root = join(home.path, 'app')
  write(root, files)
  if (fromRegistry.length > 0) linkPackages(root, fromRegistry)
  install(root, packages)
  const events: Event[] = []
  const runner = new ProcessTestRunner({
    root,
    packages: [{ dir: '', project: projectAt(root), framework, using }],
    temp: join(home.path, 'temp'),
    // Toolchains keep in the home what they would else download or build for each test.
    host: { ...process.env, ...env },
    pass: Object.keys(env),
    secrets: [],
    timeoutMs,
    reportPaths: undefined,
    testsThatImport,
    testFiles: async () => testFiles ?? [],
    emit: event => events.push(event),
  })
  return {
    root,
    runner,
    events,
    select: (selection: TestSelection) => runner.run(selection, never),
    all: () => runner.run({ kind: 'all' }, never),
    only: (...tests: readonly TestId[]) => runner.run({ kind: 'only', tests }, never),
    write: (changes: Files) => write(root, changes),
    [Symbol.asyncDispose]: () => home.remove(),
  }
}
export type OnDisk = Awaited<ReturnType<typeof onDisk>>

/** The tests that ran, in the order of the report. */
export function ran(run: TestRun): string[] {
  return run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => titleOf(id))
}

export function failing(run: TestRun): TestId[] {
  return run.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** Each test with what came of it, sorted, as `passed: file › name`. */
export function outcomes(run: TestRun): string[] {
  return run.cases.map(({ id, status }) => `${status}: ${titleOf(id)}`).toSorted()
}

/** What went wrong outside of tests: the first message of each case without a name. */
export function nameless(run: TestRun): { place: string; message: string }[] {
  return run.cases
    .filter(({ id, status }) => id.name === '' && status === 'failed')
    .map(({ id, problems }) => ({
      place: [id.file, ...id.suite].filter(Boolean).join(' › '),
      message: problems[0]?.message ?? '',
    }))
}

/** Runs each test alone, and tells for each what ran and what came of the run. */
export async function eachAlone(there: OnDisk, tests: readonly TestId[]) {
  const runs: { asked: string; ran: string[]; result: string }[] = []
  for (const id of tests) {
    const run = await there.only(id)
    runs.push({ asked: titleOf(id), ran: ran(run), result: run.result })
  }
  return runs
}

/** What `eachAlone` gives where each test runs and no other does. */
export function alone(tests: readonly TestId[]) {
  return tests.map(id => ({ asked: titleOf(id), ran: [titleOf(id)], result: 'finished' }))
}
