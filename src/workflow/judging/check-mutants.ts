import { note } from '../../contracts/events.ts'
import type { FileChange } from '../../domain/model/file-change.ts'
import type { FindMutants, Mutant, MutantCheck } from '../../domain/model/mutant-check.ts'
import type { State } from '../../domain/model/state.ts'
import { fixedHere, testsOf } from '../../domain/model/test-results.ts'
import { remainingMs } from '../../domain/policy/budget.ts'
import { changedLines } from '../../domain/text/unified-diff.ts'
import { count } from '../../domain/text/wording.ts'
import { verdictOn } from '../test-runs/run-analysis.ts'
import { affectedSelection, runTests } from '../test-runs/run-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** Limit of mutants, each a run of the affected tests, and share of the remaining time. */
const MAX_MUTANTS = 20
const MAX_TIME_SHARE = 0.2

/**
 * Change the fixed lines a little, and see whether the tests notice. It says how much their green is worth, and decides
 * nothing.
 *
 * @returns undefined if it is not asked for, or there is nothing to change
 */
export async function checkMutants(state: State, context: WorkflowContext): Promise<MutantCheck | undefined> {
  const { workspace, findMutants } = context
  if (findMutants === undefined) return undefined
  const targets = fixedHere(state)
  const tests = testsOf(state, targets)
  const all = await findMutantsOf(await workspace.changes(), workspace, findMutants)
  try {
    return await runMutants(all, state, context, async mutant => {
      await workspace.replaceEdits(new Map([[mutant.file, mutant.text]]))
      const run = await runTests(affectedSelection(tests, { changed: [mutant.file], named: [] }), context)
      // A run that does not end as usual has noticed the change, too.
      return verdictOn(state, run, { targets, whole: false }).kind !== 'pass'
    })
  } finally {
    await workspace.discard()
  }
}

/** List the mutants of the lines that the branch changed. */
export async function findMutantsOf(
  changes: readonly FileChange[],
  workspace: Pick<Testbed['workspace'], 'changeDiff'>,
  findMutants: FindMutants,
): Promise<readonly Mutant[]> {
  const lines = changedLines(await workspace.changeDiff())
  return changes.flatMap(({ path, after }) =>
    after === undefined ? [] : findMutants({ file: path, text: after }, lines.get(path) ?? new Set()),
  )
}

/**
 * Run some of the mutants within a share of the time.
 *
 * @param isNoticed runs tests on a mutant. @returns undefined without mutants
 */
export async function runMutants(
  all: readonly Mutant[],
  state: State,
  { emit, clock, rules }: Pick<WorkflowContext, 'emit' | 'clock' | 'rules'>,
  isNoticed: (mutant: Mutant) => Promise<boolean>,
): Promise<MutantCheck | undefined> {
  const mutants = spread(all)
  if (mutants.length === 0) return undefined
  const text = `Checking whether the tests notice ${count(mutants.length, 'small change')} of the fixed lines.`
  emit(note('info', text))
  const until = clock.now() + MAX_TIME_SHARE * Math.max(0, remainingMs(state, rules.limits))
  const survivors: Mutant[] = []
  let checked = 0
  for (const mutant of mutants) {
    if (clock.now() >= until) break
    checked += 1
    if (!(await isNoticed(mutant))) survivors.push(mutant)
  }
  return { checked, survivors: survivors.map(({ file, line, what }) => ({ file, line, what })) }
}

/** Choose mutants at even distances, so that each part of a large change has some. */
function spread(all: readonly Mutant[]): readonly Mutant[] {
  const step = Math.max(1, all.length / MAX_MUTANTS)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
