import { expect, test } from 'vitest'
import type { TestCase, TestId, TestSelection } from '../../../src/domain/model/test-case.ts'
import type { Event } from '../../../src/contracts/events.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import { runTests } from '../../../src/workflow/test-runs/run-tests.ts'

const id = (name: string): TestId => ({ framework: 'node', file: 'a.test.js', suite: [], name })
const of = (status: TestCase['status'], name: string): TestCase => ({
  id: id(name),
  status,
  durationMs: 0,
  problems: [],
})

test.for<[what: string, selection: TestSelection, cases: readonly TestCase[], named: string | undefined]>([
  ['1 test', { kind: 'only', tests: [id('a')] }, [of('failed', 'a'), of('skipped', 'b')], undefined],
  ['1 test (2 ran)', { kind: 'only', tests: [id('a')] }, [of('failed', 'a'), of('passed', 'b')], undefined],
  ['2 tests', { kind: 'only', tests: [id('a'), id('b')] }, [of('failed', 'a')], undefined],
  [
    '1 target again (2 ran)',
    { kind: 'only', tests: [id('a')] },
    [of('passed', 'a'), of('passed', 'b')],
    '1 target again',
  ],
  ['1 test', { kind: 'only', tests: [id('')] }, [of('passed', 'a'), of('passed', 'b')], undefined],
  ['the whole suite', { kind: 'all' }, [of('failed', 'a'), of('passed', 'b')], undefined],
])('a run is told as "%s"', async ([what, selection, cases, named]) => {
  const events: Event[] = []
  const run = {
    cases,
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 1 },
    durationMs: 5,
    output: '',
    notes: [],
  } as const
  const context = {
    clock: { now: () => 0 },
    emit: (event: Event) => events.push(event),
    signal: new AbortController().signal,
    tests: { run: () => Promise.resolve(run) },
  }

  await runTests(selection, context as unknown as WorkflowContext, undefined, named)

  expect(events.flatMap(event => (event.kind === 'tests-ended' ? [event.what] : []))).toEqual([what])
})

test('a run takes the time until its end, also that of a search for a test that hangs', async () => {
  const events: Event[] = []
  let now = 0
  const context = {
    clock: { now: () => now },
    signal: new AbortController().signal,
    emit: (event: Event) => events.push(event),
    tests: {
      run: async () => {
        now += 55_000
        return { cases: [], complete: true, durationMs: 6_900, output: '', notes: [] }
      },
    },
  }
  const run = await runTests({ kind: 'all' }, context as unknown as WorkflowContext)

  expect(run.durationMs).toBe(55_000)
  expect(events.find(({ kind }) => kind === 'tests-ended')).toMatchObject({ durationMs: 55_000 })
})
