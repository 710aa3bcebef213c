import { listOf } from '../../domain/text/wording.ts'
import { testResults, testsOf } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Proof, Snapshot, State } from '../../domain/model/state.ts'
import { byKey, testKey, type TestCase, type TestId, type TestKey } from '../../domain/model/test-case.ts'
import type { Verdict } from '../../domain/workflow/verdict.ts'
import { mask } from '../../triage/signature.ts'
import { snapshotOf } from '../run-analysis.ts'
import { judgeRun } from '../judge-run.ts'
import { runTests } from '../run-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** The most files that a sentence names. */
const MAX_NAMED = 3

/**
 * The last look before anything is published. With the fix taken out, its targets fail again; and on a clean copy of the
 * branch the whole suite says what it said in the checkout. A copy in which they do not fail as they did at first does not
 * run these tests: then the checkout itself is used.
 */
export async function proving(state: State, context: WorkflowContext): Promise<Observation> {
  const green = testResults(state).fixed
  const tests = testsOf(state, green)
  context.emit({ kind: 'proving' })

  await using copy = await context.openCopy(state.tip)
  if (copy !== undefined && (await failsAsBefore(tests, state, { testbed: copy, context }))) {
    const seen = await wholeRun(state, { testbed: copy, place: 'clean copy', needed: green, context })
    if (seen.proof.held || !(await lacksSomething(seen, state, { testbed: copy, context }))) return observed(seen, [])
  }
  const without = await runWithout(tests, state, { testbed: context, context })
  const red = green.filter(key => without?.get(key)?.status !== 'passed')
  const seen = await wholeRun(state, {
    testbed: context,
    place: 'checkout',
    needed: without === undefined ? [] : red,
    context,
  })
  const strays = await context.strayFiles()
  const proof = strays.length === 0 ? seen.proof : { ...seen.proof, held: false, reason: rewritten(strays) }
  return observed({ ...seen, proof }, without === undefined ? [] : green.filter(key => !red.includes(key)))
}

/** What a last run of the whole suite said. */
interface Seen {
  readonly proof: Proof
  readonly verdict: Verdict
  /** Tests other than the targets that failed with the others and passed alone. */
  readonly flaky: readonly TestKey[]
  readonly snapshot: Snapshot | undefined
}

function observed({ proof, snapshot, flaky }: Seen, unneeded: readonly TestKey[]): Observation {
  const notes = proof.held ? [] : [proof.reason]
  return { kind: 'proved', proof, snapshot, unneeded: [...unneeded, ...flaky], notes }
}

/** What tests do on the code before the fix, by key, or undefined when they could not be run there. */
async function runWithout(
  tests: readonly TestId[],
  state: State,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<ReadonlyMap<TestKey, TestCase> | undefined> {
  if (tests.length === 0) return new Map()
  const run = await testbed.workspace.at(state.request.headSha, () =>
    runTests({ kind: 'only', tests, fresh: true }, context, testbed),
  )
  return run?.complete === true ? byKey(run.cases) : undefined
}

/** Whether these tests fail without the fix, and each as it did when it was reproduced. */
async function failsAsBefore(
  tests: readonly TestId[],
  state: State,
  places: { testbed: Testbed; context: WorkflowContext },
): Promise<boolean> {
  const now = await runWithout(tests, state, places)
  if (now === undefined) return false
  const first = new Map((state.initial?.failures ?? []).map(({ id, problem }) => [testKey(id), problem]))
  return tests.map(testKey).every(key => {
    const problem = now.get(key)?.problems[0]
    const before = first.get(key)
    // What could not be seen before the fix, such as what is behind a broken import, has nothing to be like.
    if (before === undefined) return now.get(key)?.status !== 'passed'
    return now.get(key)?.status === 'failed' && problem !== undefined && mask(problem.message) === mask(before.message)
  })
}

async function wholeRun(
  state: State,
  options: { testbed: Testbed; place: Proof['place']; needed: readonly TestKey[]; context: WorkflowContext },
): Promise<Seen> {
  const { testbed, place, needed, context } = options
  const run = await runTests({ kind: 'all', fresh: true }, context, testbed)
  const targets = testResults(state).fixed
  const { verdict, flaky, reason } = await judgeRun(state, run, { targets, whole: true, testbed, context })
  const held = verdict.kind === 'pass'
  const where = place === 'clean copy' ? 'On a clean copy of the branch' : 'In a last run'
  return {
    proof: {
      sha: state.tip,
      place,
      held,
      reason: held ? '' : `${where} the result was not seen again. ${reason}`,
      needed,
    },
    verdict,
    // A target that is red beside the others is not fixed, whatever it does alone.
    flaky: flaky.filter(key => !targets.includes(key)),
    snapshot: run.complete
      ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: context.inProject })
      : undefined,
  }
}

/** Whether what is broken in a copy, beside the targets, is broken there without the fix too. */
async function lacksSomething(
  { verdict }: Seen,
  state: State,
  places: { testbed: Testbed; context: WorkflowContext },
): Promise<boolean> {
  if (verdict.kind === 'incomplete') return true
  if (verdict.kind !== 'regression') return false
  const others = verdict.broken.map(({ key }) => key).filter(key => !state.targets.includes(key))
  const without = await runWithout(testsOf(state, others), state, places)
  return without === undefined || others.some(key => without.get(key)?.status !== 'passed')
}

function rewritten(files: readonly string[]): string {
  return `The tests rewrite files of the repository (${listOf(files, MAX_NAMED)}), so what is green here may not be green on the branch.`
}
