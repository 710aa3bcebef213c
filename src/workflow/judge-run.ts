import type { PartialResults, State } from '../domain/model/state.ts'
import { testById, testsOf } from '../domain/model/test-results.ts'
import { byKey, type TestKey, type TestRun } from '../domain/model/test-case.ts'
import { isGood, type Verdict } from '../domain/workflow/verdict.ts'
import { failuresOf, rateAfter, statusesIn, verdictOn } from './run-analysis.ts'
import { verdictText } from './verdict-text.ts'
import { runTests } from './run-tests.ts'
import type { Testbed, WorkflowContext } from './context.ts'

/** Characters of a run's output that are kept for the next attempt. */
const OUTPUT = 4_000

/** What a run says of a change. */
export interface RunJudgement {
  readonly verdict: Verdict
  /** Tests that failed with the others, and passed alone on the same code. */
  readonly flaky: readonly TestKey[]
  readonly rateAfter: number
  readonly reason: string
  readonly output: string
}

/** Judges a run against the last verified code. What seems to be broken is run again alone before it counts. */
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
  const flaky = first.kind === 'regression' ? await passAlone(first, state, { testbed, context }) : []
  const known = { ...state, flaky: [...state.flaky, ...flaky] }
  const verdict = flaky.length === 0 ? first : verdictOn(known, run, { targets, whole })
  return {
    verdict,
    flaky,
    rateAfter: rateAfter(known, run),
    reason: verdictText(verdict, state, run).reason,
    output: isGood(verdict) ? '' : run.output.slice(-OUTPUT),
  }
}

async function passAlone(
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

/** What a run of some tests said of each, for what is known until the whole suite runs. */
export function partialResults(state: State, run: TestRun, { inProject }: WorkflowContext): PartialResults {
  const cases = byKey(run.cases)
  const ids = testById(state)
  const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
    const id = cases.get(key)?.id ?? ids.get(key)
    return id === undefined ? [] : [{ id, status }]
  })
  return { tests, failures: failuresOf(run.cases, inProject) }
}
