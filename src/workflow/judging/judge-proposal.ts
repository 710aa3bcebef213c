import type { ComparedRun } from '../../domain/model/assignment.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, testKey, type TestKey, wholeUnit } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { testsOf } from '../../domain/model/test-results.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { brokenTests, statusesIn, verdictOn } from '../test-runs/run-analysis.ts'
import { runTests } from '../test-runs/run-tests.ts'

/** Runs of changed assertions on the same code, all of which must pass. */
const TIMES = 3

export interface ProposalOptions {
  readonly state: State
  /** The outdated tests. */
  readonly keys: readonly TestKey[]
  /** A copy of the failing commit, with the changed assertions. */
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

/** A run with changed assertions. `broken` holds also tests that assert nothing of the change. */
export interface ProposalVerdict extends ComparedRun {
  /** Reason that no run can judge them, as a sentence; else empty. */
  readonly problem: string
}

/**
 * Run outdated tests with changed assertions: on the failing commit, where they have to pass and all else in their
 * files has to stay as it is, and on the code before the change, where they have to fail. The edits stay as they are.
 */
export async function judgeProposal(options: ProposalOptions): Promise<ProposalVerdict> {
  const { state, keys, testbed, context } = options
  const tests = testsOf(state, keys)
  const selection = {
    kind: 'only',
    tests: [...new Map(tests.map(id => [testKey(wholeUnit(id)), wholeUnit(id)])).values()],
  } as const
  const run = await runTests(selection, context, testbed, 'the changed assertions')
  // The branch may have fixes; the proposal stands on the failing commit alone.
  const atHead: State = { ...state, current: state.initial, seen: undefined }
  const verdict = verdictOn(atHead, run, { targets: keys, whole: false })
  const broken = brokenTests(state, verdict)
  const after = statusesIn(atHead, run)
  const red = tests.filter(id => after.get(testKey(id)) !== 'passed')
  if (!run.complete || red.length > 0 || broken.length > 0) return { run, red, broken, problem: '' }
  const before = await withoutChange(tests, options)
  if (before === undefined)
    return {
      run,
      red,
      broken,
      problem:
        'The code before the change cannot be run here, so nothing shows that the new assertions are of the change.',
    }
  return { run, red, broken: before.map(id => ({ id, how: 'it passes without the change, too' })), problem: '' }
}

/** Run the tests again on the same code. @returns those that did not pass each time */
export async function repeatProposal({ state, keys, testbed, context }: ProposalOptions): Promise<TestId[]> {
  const tests = testsOf(state, keys)
  const unsteady = new Map<TestKey, TestId>()
  for (let time = 1; time < TIMES && unsteady.size === 0; time += 1) {
    const run = await runTests({ kind: 'only', tests, fresh: true }, context, testbed, 'the changed assertions')
    for (const id of tests.filter(each => !isPassed(each, run))) unsteady.set(testKey(id), id)
  }
  return [...unsteady.values()]
}

/** Run the tests on the code before the change. @returns those that pass there; undefined if it cannot be run */
async function withoutChange(
  tests: readonly TestId[],
  { testbed, context }: ProposalOptions,
): Promise<TestId[] | undefined> {
  const { workspace } = testbed
  const base = await context.workspace.history.base()
  if (base === undefined) return undefined
  const files = await workspace.changed()
  const edits = new Map(await Promise.all(files.map(async file => [file, await workspace.read(file)] as const)))
  const run = await workspace.at(base, async () => {
    await workspace.replaceEdits(edits)
    return runTests({ kind: 'only', tests }, context, testbed, 'the changed assertions without the change')
  })
  await workspace.replaceEdits(edits)
  return run === undefined || !run.complete ? undefined : tests.filter(id => isPassed(id, run))
}

function isPassed(id: TestId, { cases }: TestRun): boolean {
  const key = testKey(id)
  const own = cases.filter(each => testKey(each.id) === key)
  return own.length > 0 && own.every(({ status }) => status === 'passed')
}
