import type { PartialResults, State } from '../domain/model/state.ts'
import { testById, testsOf } from '../domain/model/test-results.ts'
import { byKey, type TestKey, type TestRun } from '../domain/model/test-case.ts'
import { isGood, type Verdict } from '../domain/workflow/verdict.ts'
import { failuresOf, rateAfter, statusesIn, verdictOn } from './run-analysis.ts'
import { verdictText } from './verdict-text.ts'
import { runTests } from './run-tests.ts'
import type { Testbed, WorkflowContext } from './context.ts'

/** Limit of a run's output for the next attempt, in characters. */
const MAX_OUTPUT = 4_000

/** Judgement of a test run on a change. */
export interface RunJudgement {
  readonly verdict: Verdict
  /** Tests that failed with the others and passed alone, on the same code. */
  readonly flaky: readonly TestKey[]
  readonly rateAfter: number
  readonly reason: string
  readonly output: string
}

/** Judge a run against the last verified code. Tests that seem broken run again alone before they count. */
export async function judgeRun(
  state: State,
  run: TestRun,
  {
    targets,
    whole,
    testbed,
    context,
  }: { targets: readonly TestKey[]; whole: boolean; testbed: Testbed; context: WorkflowContext },
): Promise<RunJudgement> {
  const first = verdictOn(state, run, { targets, whole })
  const flaky = first.kind === 'regression' ? await rerunAlone(first, state, { testbed, context }) : []
  const updated = { ...state, flaky: [...state.flaky, ...flaky] }
  const verdict = flaky.length === 0 ? first : verdictOn(updated, run, { targets, whole })
  return {
    verdict,
    flaky,
    rateAfter: rateAfter(updated, run),
    reason: verdictText(verdict, state, run).reason,
    output: isGood(verdict) ? '' : run.output.slice(-MAX_OUTPUT),
  }
}

async function rerunAlone(
  verdict: Verdict & { kind: 'regression' },
  state: State,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<TestKey[]> {
  const broken = verdict.broken.map(({ key }) => key)
  const tests = testsOf(state, broken)
  if (tests.length === 0) return []
  const alone = byKey((await runTests({ kind: 'only', tests, fresh: true }, context, testbed)).cases)
  return broken.filter(key => alone.get(key)?.status === 'passed')
}

/** Collect the results of a partial run, until the whole suite runs. */
export function partialResults(state: State, run: TestRun, { inProject }: WorkflowContext): PartialResults {
  const cases = byKey(run.cases)
  const ids = testById(state)
  const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
    const id = cases.get(key)?.id ?? ids.get(key)
    return id === undefined ? [] : [{ id, status }]
  })
  return { tests, failures: failuresOf(run.cases, inProject) }
}
