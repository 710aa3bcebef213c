import type { Attempt } from '../../domain/model/attempt.ts'
import { runnableHere } from '../../domain/model/only-in-ci.ts'
import { knownStatuses, testsOf } from '../../domain/model/test-results.ts'
import { takenBack } from '../../domain/text/taken-back.ts'
import { parseDiff } from '../../domain/text/unified-diff.ts'
import { listOf } from '../../domain/text/wording.ts'
import { isQuick } from '../../domain/workflow/checkpoint.ts'
import type { Observed } from '../../domain/workflow/observation.ts'
import type { State } from '../../domain/model/state.ts'
import { isGood } from '../../domain/workflow/verdict.ts'
import type { TestSelection } from '../../domain/model/test-case.ts'
import { judgeRun, partialResults } from '../judging/judge-run.ts'
import { affectedSelection, runTests, runToJudge } from '../test-runs/run-tests.ts'
import type { AttemptContext } from '../fixer-session.ts'
import { ensureTree } from './checking.ts'

/** Limit of files named in a sentence. */
const MAX_NAMED = 3

export async function validating(attemptContext: AttemptContext, tree: string): Promise<Observed<'validated'>> {
  const { attempt, state, testbed, context } = attemptContext
  await ensureTree(testbed, tree)
  const selection = affectedBy(attempt, state)
  const run = await runToJudge(state, () => runTests(selection, context, testbed))
  const { targets } = attempt
  const unchanged = { commit: state.tip, statuses: knownStatuses(state) }
  const verdict = await judgeRun(state, run, { targets, selection, unchanged, testbed, context })
  const { kind } = verdict.verdict
  if (!isGood(verdict.verdict)) {
    await testbed.workspace.discard()
    context.emit({ kind: 'judged', iteration: attempt.iteration, result: kind, reason: verdict.reason })
  }
  const reverted = isGood(verdict.verdict) ? takenBack(attempt.diff, await testbed.workspace.history.failingDiff()) : []
  const note =
    reverted.length === 0
      ? ''
      : ` In ${listOf(reverted, MAX_NAMED)} it brings lines back as they were before the failing change.`
  return {
    kind: 'validated',
    ...verdict,
    reason: `${verdict.reason}${note}`,
    takesBack: isMoreThanALine(attempt) ? reverted : [],
    seen: await partialResults(state, run, context),
  }
}

/** True if a change is more than one line for another: what it takes back may have had a purpose that is lost. */
function isMoreThanALine({ diff }: Attempt): boolean {
  const runs = parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(hunk => hunk.runs))
  return runs.flatMap(({ before, after }) => [...before, ...after]).filter(line => line.trim() !== '').length > 2
}

/**
 * Select the targets, the tests that the proposal names, and those that depend on the changed files. A command of the
 * project changes what it likes, so a quick suite judges it as a whole.
 */
function affectedBy(attempt: Attempt, state: State): TestSelection {
  const targets = runnableHere(state, attempt.targets)
  // Of a change for tests that cannot run here, the whole suite shows whether it breaks something.
  const isForCi = targets.length < attempt.targets.length
  if (isForCi || (attempt.kind === 'command' && isQuick(state))) return { kind: 'all' }
  const named = [...(attempt.proposal?.affectedTests ?? []), ...(attempt.analysis?.affectedTests ?? [])]
  return affectedSelection(testsOf(state, targets), { changed: attempt.files, named })
}
