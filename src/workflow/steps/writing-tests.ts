import { note } from '../../contracts/events.ts'
import { inPieces } from '../../concurrency/in-pieces.ts'
import { type AddedTests, noTests, type TestTask } from '../../domain/model/added-tests.ts'
import type { Attempt } from '../../domain/model/attempt.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, testKey, titleOf } from '../../domain/model/test-case.ts'
import { fixedHere, testsOf } from '../../domain/model/test-results.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { count, listOf } from '../../domain/text/wording.ts'
import { testGaps } from '../../domain/workflow/added-tests-rules.ts'
import type { Observation, Observed } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import { additionsOnly } from '../filtered-writes.ts'
import { askTestWriter } from '../ask-test-writer.ts'
import { addedTestsMessage, subjectOf } from '../commits/commit-messages.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { AddedTestsTrial, type AddedTestsVerdict } from '../judging/judge-added-tests.ts'
import { proveCheck } from '../prove-check.ts'
import { buildReviewedChange } from '../judging/reviewed-change.ts'
import { excusedTests, snapshotOf, verdictOn } from '../test-runs/run-analysis.ts'
import { runTests } from '../test-runs/run-tests.ts'

/** Longest diff of the tests that is kept, in characters. */
const MAX_DIFF = 20_000
/** Limit of tests named in a sentence. */
const MAX_NAMED = 3

type WriteStep = Step & { kind: 'write-tests' }

export async function planningTests(
  { by, mode }: Step & { kind: 'plan-tests' },
  { clock, emit }: WorkflowContext,
): Promise<Observation> {
  emit(note('info', 'The fix is proved. Looking for what no test would notice of it.'))
  return { kind: 'tests-planned', by, mode, at: clock.now() }
}

/**
 * Have tests of the fix written in a clean worktree, and keep those that earn their place: they pass ten times with the
 * fix, and fail without it or without a part of it. They count for nothing in the proof of the fix.
 */
export async function writingTests(
  { attempt, mode }: WriteStep,
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const { testWriter, workspace } = context
  await workspace.discard()
  await using testbed = testWriter && (await context.openCopy(state.tip, 'tests'))
  if (testWriter === undefined || testbed === undefined)
    return written(noTests(mode, 'They cannot be written, since no copy of the checkout can run tests.'), 'abstained')
  const { findMutants } = context
  const gaps = testGaps(state)
  const changes = await workspace.changes()
  const trial = new AddedTestsTrial({ state, gaps, changes, findMutants, testbed, context })
  const task = await taskOf(attempt, state, context)
  const source = additionsOnly(testbed.workspace)
  const answer = await askTestWriter(
    { attempt, state, testbed, context, source, guard: () => trial.judge() },
    (writer, tools) => writer.write(task, tools),
  )
  if (answer.kind === 'abstention') return written(noTests(mode, answer.reason), 'abstained', answer)
  const verdict = await trial.judge()
  const unsteady = objection(verdict) === undefined ? await trial.repeat(verdict.added) : []
  const reason = objection(verdict) ?? unsteadyNote(unsteady)
  if (reason !== undefined) return written(noTests(mode, reason), 'fail', answer)
  const mutants = await trial.mutants(verdict.added)
  const added: AddedTests = {
    mode,
    tests: verdict.added.map(id => ({ title: titleOf(id), notices: verdict.notices.get(testKey(id)) ?? '' })),
    files: await testbed.workspace.changed(),
    diff: (await testbed.workspace.diff()).slice(0, MAX_DIFF),
    ...(mutants === undefined ? {} : { mutants }),
    reason: '',
  }
  if (mode === 'suggest') return written(added, 'pass', answer)
  const whole = await runWhole(state, testbed, context)
  if ('reason' in whole) return written({ ...added, mode: 'suggest', reason: whole.reason }, 'pass', answer)
  const sha = await commitTests({ attempt, added, tree: await testbed.workspace.tree(), state, context })
  return written(added, 'pass', { ...answer, committed: { sha, snapshot: { ...whole.snapshot, sha } } })
}

/** Describe the work for the test writer. */
async function taskOf({ iteration }: Attempt, state: State, context: WorkflowContext): Promise<TestTask> {
  const targets = testsOf(state, fixedHere(state))
  return {
    iteration,
    change: await buildReviewedChange(state, context),
    gaps: testGaps(state),
    testFiles: [...new Set(targets.map(({ file }) => file))],
  }
}

function written(
  added: AddedTests,
  result: Observed<'tests-written'>['result'],
  rest: Partial<Pick<Observed<'tests-written'>, 'usage' | 'transcripts' | 'committed'>> = {},
): Observed<'tests-written'> {
  const { usage = noUsage, transcripts = [], committed } = rest
  return { kind: 'tests-written', added, result, usage, transcripts, committed }
}

/** Reason to drop the tests, as a sentence; undefined if each earns its place. */
function objection({ run, red, broken, added }: AddedTestsVerdict): string | undefined {
  if (!run.complete) return `The run with the new tests was incomplete: ${run.notes.join(' ')}`
  if (added.length === 0) return 'The test writer added no test that the test run has a result of.'
  if (red.length > 0) return `With the fix, ${count(red.length, 'new test')} did not pass: ${named(red)}.`
  const [first] = broken
  return first === undefined ? undefined : `The new tests are dropped. ${titleOf(first.id)}: ${first.how}.`
}

function unsteadyNote(tests: readonly TestId[]): string | undefined {
  return tests.length === 0 ? undefined : `On the same code, ${named(tests)} passed and failed.`
}

function named(tests: readonly TestId[]): string {
  return listOf(tests.map(titleOf), MAX_NAMED)
}

/** Run the whole suite and the project's own command with the tests. @returns results, or the reason not to commit */
async function runWhole(
  state: State,
  testbed: Testbed,
  context: WorkflowContext,
): Promise<{ snapshot: NonNullable<State['current']> } | { reason: string }> {
  const run = await runTests({ kind: 'all', fresh: true }, context, testbed)
  const verdict = verdictOn(state, run, { targets: fixedHere(state), whole: true })
  if (verdict.kind !== 'pass') return { reason: 'They are not committed: with them, the whole suite ended otherwise.' }
  const check = await proveCheck(state, run, { testbed, signal: context.signal })
  if (state.proof?.check?.passed === true && check?.passed === false)
    return { reason: `They are not committed: with them, ${check.command} fails.` }
  const { inProject, signal } = context
  const about = { sha: state.tip, before: state.current, excused: excusedTests(state), inProject }
  return { snapshot: await inPieces(snapshotOf(run, about), signal) }
}

async function commitTests(options: {
  attempt: Attempt
  added: AddedTests
  tree: string
  state: State
  context: WorkflowContext
}): Promise<string> {
  const { attempt, added, tree, state, context } = options
  const { workspace, emit } = context
  await workspace.restore(tree)
  const message = addedTestsMessage(attempt, added, state, context.rules)
  const sha = await workspace.commit({ tree: await workspace.tree(), message })
  emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) })
  return sha
}
