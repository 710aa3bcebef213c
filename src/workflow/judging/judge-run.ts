import { inPieces } from '../../concurrency/in-pieces.ts'
import type { PartialResults, State } from '../../domain/model/state.ts'
import type { Origin } from '../../domain/model/origin.ts'
import { testById } from '../../domain/model/test-results.ts'
import { byKey, type TestKey, type TestSelection } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { isGood, type Verdict } from '../../domain/workflow/verdict.ts'
import { compareWithBase } from './compare-base.ts'
import { failuresOf, rateAfter, revealedFailures, statusesIn, verdictOn } from '../test-runs/run-analysis.ts'
import { verdictText } from './verdict-text.ts'
import { flakyAmong, type UnchangedCode } from './compare-unchanged.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** Limit of a run's output for the next attempt, in characters. */
const MAX_OUTPUT = 4_000

/** Judgement of a test run on a change. */
export interface RunJudgement {
  readonly verdict: Verdict
  /** Tests that seemed broken, and fail no more often with the change than chance allows. */
  readonly flaky: readonly TestKey[]
  /** Results at the base of tests whose file could not be loaded before. */
  readonly origins: Readonly<Record<TestKey, Origin>>
  readonly rateAfter: number
  readonly reason: string
  readonly output: string
}

interface Judging {
  readonly targets: readonly TestKey[]
  /** Selection of the run. */
  readonly selection: TestSelection
  /** The code to compare with; undefined if there is none. */
  readonly unchanged: UnchangedCode | undefined
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

/** Judge a run against the last verified code. A test that seems broken is compared with the unchanged code first. */
export async function judgeRun(state: State, run: TestRun, judging: Judging): Promise<RunJudgement> {
  const { targets, selection, testbed, context } = judging
  const whole = selection.kind === 'all'
  const revealed = run.complete ? revealedFailures(state, run) : []
  const { origins } = await compareWithBase(revealed, context, testbed)
  const compared = { ...state, origins: { ...state.origins, ...origins } }
  const first = verdictOn(compared, run, { targets, whole })
  const broken = first.kind === 'regression' ? first.broken.map(({ key }) => key) : []
  const { flaky, unknown } = broken.length === 0 ? UNSUSPECTED : await flakyAmong(broken, state, judging)
  const updated = { ...compared, flaky: [...state.flaky, ...flaky] }
  const judged = flaky.length === 0 ? first : verdictOn(updated, run, { targets, whole })
  const verdict = isUnknown(judged, unknown) ? { kind: 'incomplete' as const, reason: NOT_COMPARED } : judged
  return {
    verdict,
    flaky,
    origins,
    rateAfter: rateAfter(updated, run),
    reason: verdictText(verdict, state, run).reason,
    output: isGood(verdict) ? '' : run.output.slice(-MAX_OUTPUT),
  }
}

const UNSUSPECTED = { flaky: [], unknown: [] } as const
const NOT_COMPARED =
  'Tests failed with the change that passed before, and no run could say whether that is its doing: none of them ended.'

/** True for a regression of tests alone of which no further run said anything, as where the time was over. */
function isUnknown(verdict: Verdict, unknown: readonly TestKey[]): boolean {
  return verdict.kind === 'regression' && verdict.broken.every(({ key }) => unknown.includes(key))
}

/** Collect the results of a partial run, until the whole suite runs. */
export async function partialResults(
  state: State,
  run: TestRun,
  { inProject, signal }: WorkflowContext,
): Promise<PartialResults> {
  const cases = byKey(run.cases)
  const ids = testById(state)
  const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
    const id = cases.get(key)?.id ?? ids.get(key)
    return id === undefined ? [] : [{ id, status }]
  })
  return { tests, failures: await inPieces(failuresOf(run.cases, inProject), signal) }
}
