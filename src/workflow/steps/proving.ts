import { note } from '../../contracts/events.ts'
import { inPieces } from '../../concurrency/in-pieces.ts'
import type { CheatSign } from '../../domain/model/cheat-sign.ts'
import { statusesOf, fixedHere, testsOf } from '../../domain/model/test-results.ts'
import type { Observation, Observed } from '../../domain/workflow/observation.ts'
import type { Proof } from '../../domain/model/proof.ts'
import type { Snapshot, State } from '../../domain/model/state.ts'
import {
  byKey,
  otherThan,
  testKey,
  type TestCase,
  type TestId,
  type TestKey,
  titleOf,
} from '../../domain/model/test-case.ts'
import { isTimeOver } from '../../domain/model/test-run.ts'
import type { Verdict } from '../../domain/workflow/verdict.ts'
import { mask } from '../../triage/signature.ts'
import { excusedTests, snapshotOf } from '../test-runs/run-analysis.ts'
import { lookForSigns } from '../judging/look-for-signs.ts'
import { confirmSlower } from '../test-runs/confirm-slower.ts'
import { proveCheck } from '../prove-check.ts'
import { proveSteps } from '../prove-steps.ts'
import { judgeRun } from '../judging/judge-run.ts'
import { checkMutants } from '../judging/check-mutants.ts'
import { runCanary } from '../judging/run-canary.ts'
import { dependentNote, repeatTargets, uncertainNote } from '../test-runs/repeat-targets.ts'
import { runTests, selectionText } from '../test-runs/run-tests.ts'
import { undoesChange } from '../judging/undoes-change.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { copyDiffers, lastRunReason, rewrittenFilesNote } from './proof-texts.ts'

/**
 * Prove the fix before it is published. Without the fix its targets fail again; with it, the whole suite gives the same
 * result in a clean worktree. If the targets do not fail there as they did at first, the worktree cannot run them: then
 * the checkout is used.
 */
export async function proving(state: State, context: WorkflowContext): Promise<Observation> {
  const proved = await prove(state, context)
  if (!proved.proof.held) return proved
  const proof = (await undoesChange(context)) ? { ...proved.proof, undoes: true } : proved.proof
  return { ...proved, proof, mutantCheck: await checkMutants(state, context) }
}

async function prove(state: State, context: WorkflowContext): Promise<Observed<'proved'>> {
  const green = fixedHere(state)
  const tests = testsOf(state, green)
  context.emit({ kind: 'proving' })
  // It reads the branch only, so it need not wait for the copy and the tests in it.
  const looking = lookForSigns(state, context)
  looking.catch(() => undefined)

  // Only types, lint and build can contradict the change here, and nothing speaks for it: CI judges it.
  if (state.cannotRun !== undefined) {
    const { check, reason } = await proveSteps(state, context)
    const proof: Proof = {
      sha: state.tip,
      place: 'nowhere',
      held: reason === '',
      reason,
      needed: [],
      ...(check === undefined ? {} : { check }),
    }
    const untried = {
      proof,
      verdict: { kind: 'pass', fixed: [] },
      flaky: [],
      snapshot: state.current,
      isOver: false,
    } as const
    return toObservation(untried, { unneeded: [], signs: await looking })
  }
  await using copy = await context.openCopy(state.tip)
  const difference = copy && (await differenceBefore(tests, state, { testbed: copy, context }))
  if (copy !== undefined && difference === undefined) {
    const finalRun = await runWholeSuite(state, { testbed: copy, place: 'clean copy', needed: green, context })
    if (finalRun.proof.held) {
      const canary = await runCanary(state, { testbed: copy, context })
      const again = await withRepetition(finalRun, state, { testbed: copy, context, repeated: canary.repeated })
      const timed = await withSlower(again, state, { testbed: copy, context })
      return toObservation(timed, { unneeded: [], signs: [...canary.signs, ...(await looking)] })
    }
    // Another run would have no time either.
    if (finalRun.isOver || !(await isCopyIncomplete(finalRun, state, { testbed: copy, context })))
      return toObservation(finalRun, { unneeded: [], signs: await looking })
  }
  if (copy !== undefined) context.emit(note('info', copyDiffers(difference)))
  // The checkout is about to be at another commit.
  const signs = await looking
  const without = await runWithout(tests, state, { testbed: context, context })
  const red = green.filter(key => without?.get(key)?.status !== 'passed')
  const finalRun = await runWholeSuite(state, {
    testbed: context,
    place: 'checkout',
    needed: without === undefined ? [] : red,
    context,
  })
  const canary = finalRun.proof.held ? await runCanary(state, { testbed: context, context }) : undefined
  const { repeated = [] } = canary ?? {}
  const again = await withSlower(
    await withRepetition(finalRun, state, { testbed: context, context, repeated }),
    state,
    { testbed: context, context },
  )
  const strays = await context.strayFiles()
  const proof = strays.length === 0 ? again.proof : { ...again.proof, held: false, reason: rewrittenFilesNote(strays) }
  const unneeded = without === undefined ? [] : otherThan(green, red)
  return toObservation({ ...again, proof }, { unneeded, signs: [...(canary?.signs ?? []), ...signs] })
}

/** Result of the last run of the whole suite. */
interface FinalRun {
  readonly proof: Proof
  readonly verdict: Verdict
  /** True if the time of the whole run ended with it. */
  readonly isOver: boolean
  /** Tests other than targets that the change did not break, though they failed. */
  readonly flaky: readonly TestKey[]
  readonly snapshot: Snapshot | undefined
  /** Sentence about targets that pass only with other tests. */
  readonly dependent?: string | undefined
}

function toObservation(
  { proof, snapshot, flaky, dependent }: FinalRun,
  { unneeded, signs }: { unneeded: readonly TestKey[]; signs: readonly CheatSign[] },
): Observed<'proved'> {
  const notes = [...(proof.held ? [] : [proof.reason]), ...(dependent === undefined ? [] : [dependent])]
  return { kind: 'proved', proof, snapshot, unneeded: [...unneeded, ...flaky], signs, notes }
}

/** Run tests on the code before the fix; undefined if they could not run there. */
async function runWithout(
  tests: readonly TestId[],
  state: State,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<ReadonlyMap<TestKey, TestCase> | undefined> {
  if (tests.length === 0) return new Map()
  const selection = { kind: 'only', tests, fresh: true } as const
  const run = await testbed.workspace.at(state.request.headSha, () =>
    runTests(selection, context, testbed, `${selectionText(selection)} without the fix`),
  )
  return run?.complete === true ? byKey(run.cases) : undefined
}

/**
 * Say which of these tests does not fail without the fix with the same message as when it was reproduced, as the end of
 * a sentence; undefined if all do.
 */
async function differenceBefore(
  tests: readonly TestId[],
  state: State,
  options: { testbed: Testbed; context: WorkflowContext },
): Promise<string | undefined> {
  const now = await runWithout(tests, state, options)
  if (now === undefined) return 'the tests do not end'
  const first = new Map((state.initial?.failures ?? []).map(({ id, problem }) => [testKey(id), problem]))
  const failsAsBefore = (key: TestKey) => {
    const problem = now.get(key)?.problems[0]
    const before = first.get(key)
    // A test that could not run before the fix, such as one behind a broken import, has no message to compare.
    if (before === undefined) return now.get(key)?.status !== 'passed'
    return now.get(key)?.status === 'failed' && problem !== undefined && mask(problem.message) === mask(before.message)
  }
  const other = tests.find(test => !failsAsBefore(testKey(test)))
  if (other === undefined) return undefined
  const status = now.get(testKey(other))?.status
  const does = status === 'passed' ? 'passes' : status === 'failed' ? 'fails with another message' : 'does not run'
  return `${titleOf(other)} ${does} without the fix`
}

async function runWholeSuite(
  state: State,
  options: { testbed: Testbed; place: Proof['place']; needed: readonly TestKey[]; context: WorkflowContext },
): Promise<FinalRun> {
  const { testbed, place, needed, context } = options
  const selection = { kind: 'all', fresh: true } as const
  const ahead = await testbed.projectCheck?.(context.signal, { ahead: true })
  const run = await runTests(selection, context, testbed)
  const targets = fixedHere(state)
  // A test that fails in a copy with and without the fix shows that the copy is incomplete, not that the test is flaky.
  const mayLack = place !== 'checkout'
  const unchanged = { commit: state.request.headSha, statuses: statusesOf(state.initial), mayLack }
  const { verdict, flaky, reason } = await judgeRun(state, run, { targets, selection, unchanged, testbed, context })
  const held = verdict.kind === 'pass'
  const check = held ? await proveCheck(state, run, { ahead, testbed, signal: context.signal }) : undefined
  const { inProject, signal } = context
  const about = { sha: state.tip, before: state.current, excused: excusedTests(state), inProject }
  const isOver = isTimeOver(run.exit)
  return {
    proof: {
      sha: state.tip,
      place,
      held,
      reason: held ? '' : lastRunReason(place, { reason, isOver }),
      needed,
      ...(check === undefined ? {} : { check }),
    },
    verdict,
    isOver,
    // A target that fails with the others is not fixed, even if it passes alone.
    flaky: otherThan(flaky, targets),
    snapshot: run.complete ? await inPieces(snapshotOf(run, about), signal) : undefined,
  }
}

/** Run the targets again that did not run twice yet. Those that pass and fail on the same code are not fixed. */
async function withRepetition(
  finalRun: FinalRun,
  state: State,
  { testbed, context, repeated }: { testbed: Testbed; context: WorkflowContext; repeated: readonly TestKey[] },
): Promise<FinalRun> {
  if (!finalRun.proof.held) return finalRun
  const targets = otherThan(fixedHere(state), repeated)
  const repetition = await repeatTargets(targets, state, { testbed, context })
  const reason = uncertainNote(repetition)
  const proof = reason === undefined ? finalRun.proof : { ...finalRun.proof, held: false, reason }
  return { ...finalRun, proof, dependent: dependentNote(repetition) }
}

/** Add the tests that take much longer with the fix. */
async function withSlower(
  finalRun: FinalRun,
  state: State,
  options: { testbed: Testbed; context: WorkflowContext },
): Promise<FinalRun> {
  const { proof, snapshot } = finalRun
  if (!proof.held) return finalRun
  const without = (tests: readonly TestId[]) => runWithout(tests, state, options)
  const slower = await confirmSlower(state, snapshot, { ...options, without })
  return slower.length === 0 ? finalRun : { ...finalRun, proof: { ...proof, slower } }
}

/** Return true if the tests that fail in the worktree, other than targets, also fail there without the fix. */
async function isCopyIncomplete(
  { verdict }: FinalRun,
  state: State,
  options: { testbed: Testbed; context: WorkflowContext },
): Promise<boolean> {
  if (verdict.kind === 'incomplete') return true
  if (verdict.kind !== 'regression') return false
  const broken = verdict.broken.map(({ key }) => key)
  const others = otherThan(broken, state.targets)
  const without = await runWithout(testsOf(state, others), state, options)
  return without === undefined || others.some(key => without.get(key)?.status !== 'passed')
}
