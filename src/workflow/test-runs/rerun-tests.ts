import { needsRerun } from '../../domain/workflow/flakiness.ts'
import { addToSample, type Sample } from '../../domain/workflow/regression-evidence.ts'
import { byKey, HUNG, type TestId, testKey, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import { isTimeOver, type TestRun } from '../../domain/model/test-run.ts'
import { runTests, selectionText } from './run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Reruns of the failing tests, and how often each failed. */
export interface Reruns {
  readonly runs: readonly TestRun[]
  /** Includes the first run. */
  readonly samples: ReadonlyMap<TestKey, Sample>
}

/** Rerun tests, each time with another seed, until each is known to be broken or flaky, or the limit is reached. */
export async function rerunTests(tests: readonly TestId[], first: TestRun, context: WorkflowContext): Promise<Reruns> {
  const runs: TestRun[] = []
  const samples = new Map<TestKey, Sample>(tests.map(id => [testKey(id), { failed: 0, runs: 0 }]))
  const count = (run: TestRun) => {
    for (const [key, { status }] of byKey(run.cases)) {
      const sample = samples.get(key)
      if (sample !== undefined && status !== 'skipped') samples.set(key, addToSample(sample, status === 'passed'))
    }
  }
  count(first)
  const hung = hungIn(first)
  let open = tests
  let incomplete = 0
  for (let rerun = 1; rerun <= context.reproduction.reruns && open.length > 0; rerun += 1) {
    const selection = { kind: 'only', tests: open, seed: rerun, fresh: true } as const
    const run = await runTests(selection, context, context, `${selectionText(selection)} again`)
    runs.push(run)
    count(run)
    // A run that is cut says nothing of the tests, and the next one would be cut as well.
    incomplete += run.complete ? 0 : 1
    if (isTimeOver(run.exit) || incomplete >= MAX_INCOMPLETE) break
    const hungAgain = hungIn(run)
    // One that does not end takes as long each time, and twice is no accident.
    const isStuck = (key: TestKey) => hung.has(key) && hungAgain.has(key)
    open = open.filter(id => !isStuck(testKey(id)) && needsRerun(samples.get(testKey(id)) ?? { failed: 0, runs: 0 }))
  }
  return { runs, samples }
}

/** List the tests that did not end in a run. */
function hungIn({ cases }: TestRun): ReadonlySet<TestKey> {
  return new Set(cases.flatMap(({ id, problems }) => (problems[0]?.type === HUNG ? [testKey(id)] : [])))
}

/** Incomplete runs after which no more follow. */
const MAX_INCOMPLETE = 2

/** Say how often flaky tests failed on the same code. */
export function flakyNotes(flaky: readonly TestId[], { samples }: Reruns): string[] {
  return flaky.flatMap(id => {
    const sample = samples.get(testKey(id))
    return sample === undefined
      ? []
      : [`${titleOf(id)} is flaky: it failed in ${sample.failed} of ${sample.runs} runs of the same code.`]
  })
}
