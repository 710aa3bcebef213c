import type { Proof } from '../../domain/model/proof.ts'
import type { Snapshot, State } from '../../domain/model/state.ts'
import { byKey, type TestCase, type TestKey } from '../../domain/model/test-case.ts'
import { testsOf } from '../../domain/model/test-results.ts'
import { isSlower, slowerTests } from '../../domain/workflow/slower-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { runTests } from './run-tests.ts'

/** Limit of tests that are measured again. */
const MAX_TESTS = 3

/**
 * Measure tests that took much longer in the last run again, alone, with the fix and without it: a busy machine makes
 * tests slow, too.
 *
 * @param without runs tests on the code before the fix; undefined if they cannot run there
 */
export async function confirmSlower(
  state: State,
  after: Snapshot | undefined,
  options: {
    testbed: Testbed
    context: WorkflowContext
    without: (tests: ReturnType<typeof testsOf>) => Promise<ReadonlyMap<TestKey, TestCase> | undefined>
  },
): Promise<NonNullable<Proof['slower']>> {
  const tests = testsOf(state, slowerTests(state.initial, after).slice(0, MAX_TESTS))
  if (tests.length === 0) return []
  const { testbed, context, without } = options
  const run = await runTests({ kind: 'only', tests, fresh: true }, context, testbed, 'slower tests again')
  const before = await without(tests)
  return [...byKey(run.cases)].flatMap(([test, now]) => {
    const old = before?.get(test)
    if (old?.status !== 'passed' || now.status !== 'passed' || !isSlower(old.durationMs, now.durationMs)) return []
    return [{ test, beforeMs: Math.round(old.durationMs), afterMs: Math.round(now.durationMs) }]
  })
}
