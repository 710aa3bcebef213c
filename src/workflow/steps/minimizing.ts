import { ddmin } from '../../domain/text/ddmin.ts'
import { remainingMs } from '../../domain/policy/budget.ts'
import { testResults, testsOf } from '../../domain/model/test-results.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import { type Span, withSpans } from '../../domain/text/spans.ts'
import type { PartialResults, State } from '../../domain/model/state.ts'
import type { TestRun } from '../../domain/model/test-case.ts'
import type { FileChange } from '../../domain/model/file-change.ts'
import { verdictOn } from '../run-analysis.ts'
import { partialResults } from '../judge-run.ts'
import { affectedSelection, runTests } from '../run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Limits of test runs and of hunks; with more hunks the step is skipped. */
const MAX_RUNS = 30
const MAX_HUNKS = 60
/** Share of the remaining time that the step may take. */
const MAX_TIME_SHARE = 0.25

/** A removable part of the fix: one span of a file, or a whole new or deleted file. */
interface Hunk {
  readonly file: FileChange
  readonly span: Span | undefined
}

/** Remove hunks that the tests do not need. Each try is judged by the affected tests, the result by the whole suite. */
export async function minimizing(state: State, context: WorkflowContext): Promise<Observation> {
  const { workspace, clock, emit } = context
  const changes = await workspace.changes()
  const hunks = changes.flatMap(hunksOf)
  const unchanged: Observation = { kind: 'minimized', smaller: undefined }
  if (hunks.length < 2 || hunks.length > MAX_HUNKS) return unchanged
  emit({ kind: 'minimizing', hunks: hunks.length })

  const targets = testResults(state).fixed
  const named = keptAttempts(state).flatMap(({ proposal }) => proposal?.affectedTests ?? [])
  const selection = affectedSelection(testsOf(state, targets), { changed: changes.map(({ path }) => path), named })
  const until = clock.now() + MAX_TIME_SHARE * Math.max(0, remainingMs(state, context.rules.limits))
  let runs = 0
  let last: TestRun | undefined
  const left = await ddmin(hunks, async part => {
    if (runs >= MAX_RUNS || clock.now() >= until) return undefined
    runs += 1
    await workspace.replaceEdits(textsWith(part, changes))
    const run = await runTests(selection, context)
    const holds = verdictOn(state, run, { targets, whole: false }).kind === 'pass'
    if (holds) last = run
    return holds
  })
  if (last === undefined || left.length === hunks.length) {
    await workspace.discard()
    return unchanged
  }
  await workspace.replaceEdits(textsWith(left, changes))
  const dropped = hunks.length - left.length
  const summary = `${dropped} of ${hunks.length} hunks dropped: the tests do not need them.`
  const seen: PartialResults = partialResults(state, last, context)
  const files = await workspace.changed()
  return {
    kind: 'minimized',
    smaller: { tree: await workspace.tree(), files, diff: await workspace.diff(), summary, seen },
  }
}

function hunksOf(file: FileChange): Hunk[] {
  if (file.before === undefined || file.after === undefined) return [{ file, span: undefined }]
  return file.spans.map(span => ({ file, span }))
}

/** Build the texts of the changed files with these hunks only. */
function textsWith(part: readonly Hunk[], changes: readonly FileChange[]): Map<string, string | undefined> {
  return new Map(
    changes.map(file => {
      const mine = part.filter(hunk => hunk.file === file)
      if (file.before === undefined || file.after === undefined)
        return [file.path, mine.length > 0 ? file.after : file.before]
      return [
        file.path,
        withSpans(
          file.before,
          file.after,
          mine.flatMap(({ span }) => span ?? []),
        ),
      ]
    }),
  )
}
