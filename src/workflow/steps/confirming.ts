import { inPieces } from '../../concurrency/in-pieces.ts'
import { statusesOf } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import type { RunResult, TestRun } from '../../domain/model/test-run.ts'
import { excusedTests, snapshotOf } from '../test-runs/run-analysis.ts'
import { judgeRun } from '../judging/judge-run.ts'
import { runTests, runToJudge } from '../test-runs/run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Run the whole suite at the tip to confirm the commits since the last such run. */
export async function confirming(
  { attempts }: Step & { kind: 'confirm' },
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const selection = { kind: 'all' } as const
  const run = await runToJudge(state, () => runWhole(context))
  const targets = [...new Set(attempts.flatMap(attempt => attempt.targets))]
  const { verdict, flaky, origins, rateAfter, reason, output } = await judgeRun(state, run, {
    targets,
    selection,
    unchanged: state.current && { commit: state.current.sha, statuses: statusesOf(state.current) },
    testbed: context,
    context,
  })
  for (const { iteration } of attempts.slice(-1))
    context.emit({ kind: 'judged', iteration, result: verdict.kind, reason })
  const excused = excusedTests({ ...state, origins: { ...state.origins, ...origins } })
  const about = { sha: state.tip, before: state.current, excused, inProject: context.inProject }
  const snapshot = run.complete ? await inPieces(snapshotOf(run, about), context.signal) : undefined
  return { kind: 'confirmed', verdict, snapshot, flaky, origins, rateAfter, reason, output }
}

/** Ends of a run that another process, or a lack of memory, can cause as well as the change. */
const MAY_BE_CHANCE: ReadonlySet<RunResult> = new Set(['killed', 'crashed', 'out-of-memory', 'half-report'])

/** Run the whole suite, and once more if that broke off: a right change must not be reverted for it. */
async function runWhole(context: WorkflowContext): Promise<TestRun> {
  const first = await runTests({ kind: 'all' }, context)
  return MAY_BE_CHANCE.has(first.result) ? runTests({ kind: 'all', fresh: true }, context) : first
}
