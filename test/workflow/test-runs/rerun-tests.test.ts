import { expect, it } from 'vitest'
import { HUNG, type TestCase, type TestId, type TestSelection } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import { rerunTests } from '../../../src/workflow/test-runs/rerun-tests.ts'

const id = (name: string): TestId => ({ framework: 'pytest', file: 'test_a.py', suite: [], name })

/** Run tests again that fail with an error of this type, each time. @returns the names of each run */
async function namesOfReruns(types: Readonly<Record<string, string>>): Promise<string[][]> {
  const selections: string[][] = []
  const runOf = (names: readonly string[]): TestRun => ({
    cases: names.map(name => failed(name, types[name] ?? '')),
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 1 },
    durationMs: 1,
    output: '',
    notes: [],
  })
  const context = {
    clock: { now: () => 0 },
    emit: () => undefined,
    signal: new AbortController().signal,
    reproduction: { reruns: 10 },
    tests: {
      run: async (selection: TestSelection) => {
        const names = selection.kind === 'only' ? selection.tests.map(({ name }) => name) : []
        selections.push(names)
        return runOf(names)
      },
    },
  }
  await rerunTests(Object.keys(types).map(id), runOf(Object.keys(types)), context as unknown as WorkflowContext)
  return selections
}

function failed(name: string, type: string): TestCase {
  return { id: id(name), status: 'failed', durationMs: 1, problems: [{ kind: 'error', type, message: '', stack: '' }] }
}

it('a test that did not end runs once more, the others as often as it needs to know them broken', async () => {
  expect(await namesOfReruns({ test_a: HUNG, test_b: 'ValueError' })).toEqual([['test_a', 'test_b'], ['test_b']])
})
