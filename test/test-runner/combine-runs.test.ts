import { describe, expect, it } from 'vitest'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import {
  combinePackages,
  combineSteps,
  type RunStep,
  withoutMissingRunners,
} from '../../src/test-runner/combine-runs.ts'

const run = (change: Partial<TestRun>): TestRun => ({
  cases: [],
  complete: true,
  result: 'finished',
  exit: { kind: 'exited', code: 0 },
  durationMs: 1,
  output: '',
  notes: [],
  ...change,
})
const passed = run({
  cases: [
    {
      id: { framework: 'go', file: '', suite: ['a'], name: 'TestA' },
      status: 'passed',
      durationMs: 1,
      output: '',
      problems: [],
      attempts: [],
    } as unknown as TestRun['cases'][number],
  ],
})
const empty = (code: number, output = '') =>
  run({ complete: false, result: 'no-tests', exit: { kind: 'exited', code }, output, notes: ['No test ran.'] })

describe('the runs of several packages', () => {
  it.each<[what: string, other: TestRun, complete: boolean]>([
    ['a package without tests', empty(0), true],
    ['a Go module without a package for this system', empty(1, 'go: warning: …\nno packages to test\n'), true],
    ['a package whose tests were not found', empty(1, 'no packages to test were built, said a program'), false],
  ])('are judged beside %s', (_what, other, complete) => {
    expect(combinePackages([passed, other])).toMatchObject({ complete, result: complete ? 'finished' : 'no-tests' })
    expect(combinePackages([passed, other]).cases).toHaveLength(1)
  })

  it('are no tests if none has any', () => {
    expect(combinePackages([empty(0), empty(0)])).toMatchObject({ complete: false, result: 'no-tests' })
  })
})

describe('a package whose runner is not installed', () => {
  const missing = run({
    complete: false,
    result: 'not-found',
    exit: { kind: 'not-found', command: 'deno' },
    notes: ['The tests could not start: deno was not found.'],
  })

  it('is left out beside tests that ran, and the run says so', () => {
    const together = combinePackages(
      withoutMissingRunners([
        { dir: 'runtime-tests/deno', run: missing },
        { dir: '', run: passed },
        { dir: 'runtime-tests/jsx', run: missing },
      ]),
    )

    expect(together).toMatchObject({ complete: true, result: 'finished', cases: passed.cases })
    expect(together.notes).toEqual([
      'The tests in runtime-tests/deno did not run, since deno was not found here.',
      'The tests in runtime-tests/jsx did not run, since deno was not found here.',
    ])
  })

  it('is left out beside packages side by side, too, and the run names the folder', () => {
    const all = [
      { dir: 'packages/a', run: missing },
      { dir: 'packages/b', run: passed },
      { dir: 'packages/c', run: passed },
    ]

    expect(combinePackages(withoutMissingRunners(all))).toMatchObject({
      complete: true,
      cases: [...passed.cases, ...passed.cases],
      leftOut: ['packages/a'],
      notes: ['The tests in packages/a did not run, since deno was not found here.'],
    })
  })

  it.each([
    [
      'it is the project itself',
      [
        { dir: '', run: missing },
        { dir: 'tools', run: passed },
      ],
    ],
    [
      'no other has tests',
      [
        { dir: 'a', run: missing },
        { dir: 'b', run: run({}) },
      ],
    ],
    ['there is no other', [{ dir: 'a', run: missing }]],
  ])('counts where %s', (_, all) => {
    const together = combinePackages(withoutMissingRunners(all))

    expect(together).toMatchObject({ complete: false, result: 'not-found' })
    const { dir } = all.find(({ run: { exit } }) => exit.kind === 'not-found') ?? { dir: '' }
    expect(together.notes).toContain(`The tests${dir && ` in ${dir}`} could not start: deno was not found.`)
  })
})

describe('a command whose exit code is not that of its tests', () => {
  const step = (status: 'passed' | 'failed', code: number, exitIgnoresTests = true): RunStep => ({
    result: { exit: { kind: 'exited', code }, output: '', errors: '', startedAt: 0, durationMs: 1 },
    isBuild: false,
    cases: passed.cases.map(each => ({ ...each, status })),
    report: 'read',
    detail: '',
    isLast: false,
    exitIgnoresTests,
  })
  const all = { kind: 'all' } as const
  const only = { kind: 'only', tests: passed.cases.map(({ id }) => id) } as const

  it('fails beside a failing test, too', () => {
    expect(combineSteps([step('failed', 1)], all)).toMatchObject({ complete: true, failsBeside: true })
    expect(combineSteps([step('failed', 1, false)], all).failsBeside).toBeUndefined()
    expect(combineSteps([step('failed', 0)], all).failsBeside).toBeUndefined()
  })

  it('says nothing of selected tests, and all of the whole suite', () => {
    for (const some of [only, { kind: 'affected', tests: [], files: ['a.java'] } as const])
      expect(combineSteps([step('passed', 1)], some)).toMatchObject({ complete: true, result: 'finished' })
    expect(combineSteps([step('passed', 1)], all)).toMatchObject({ result: 'failed-without-failures' })
    expect(combineSteps([step('passed', 1, false)], only)).toMatchObject({ result: 'failed-without-failures' })
  })
})
