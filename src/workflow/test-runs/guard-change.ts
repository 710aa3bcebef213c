import type { ComparedRun } from '../../domain/model/assignment.ts'
import { isCheck } from '../../domain/model/check.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, testKey, type TestKey, type TestSelection } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { isQuick } from '../../domain/workflow/checkpoint.ts'
import { brokenTests, newFailures, otherTargets, statusesIn, verdictOn } from './run-analysis.ts'

/** Tests that seem broken up to which they run once more for a fixer. */
const MAX_AGAIN = 3

interface GuardedWork {
  readonly state: State
  /** Targets that run here. */
  readonly targets: readonly TestId[]
  /** All targets of the attempt. */
  readonly of: readonly TestKey[]
  readonly run: (selection: TestSelection) => Promise<TestRun>
}

/**
 * Run the targets of an attempt, and what its change may have broken.
 * @param scope files whose tests run too, or the files of the targets alone
 */
export async function guardChange(scope: readonly string[] | 'own files', work: GuardedWork): Promise<ComparedRun> {
  const { state, targets } = work
  const isOwn = scope === 'own files'
  const affected = { kind: 'affected', tests: targets, files: isOwn ? [] : scope } as const
  const whole = targets.length === 0 || (!isOwn && isQuick(state))
  if (!whole) return compare(affected, work)
  // Linters and compilers can take far longer than the tests, which reject most changes.
  if (targets.length > 0 && hasChecks(state)) {
    const first = await compare(affected, work)
    if (first.broken.length > 0 || first.red.length === targets.length) return first
  }
  return compare({ kind: 'all' }, work)
}

/** True if a run of the whole suite also runs the project's check. */
function hasChecks({ initial }: State): boolean {
  return initial?.tests.some(({ id }) => isCheck(id)) === true
}

/** Run tests, and compare them with the last verified code. */
async function compare(selection: TestSelection, { state, targets, of, run }: GuardedWork): Promise<ComparedRun> {
  const found = await run(selection)
  const verdict = verdictOn(state, found, { targets: of, whole: selection.kind === 'all' })
  const after = statusesIn(state, found)
  const broken = brokenTests(state, verdict)
  // A fixer is not to look for what a busy machine did: the few that seem broken run once more, alone.
  const again =
    broken.length === 0 || broken.length > MAX_AGAIN
      ? undefined
      : await run({ kind: 'only', tests: broken.map(({ id }) => id), fresh: true })
  const passed = new Set(
    again?.complete === true ? again.cases.flatMap(each => (each.status === 'passed' ? testKey(each.id) : [])) : [],
  )
  return {
    run: found,
    red: targets.filter(id => after.get(testKey(id)) !== 'passed'),
    broken: broken.filter(({ id }) => !passed.has(testKey(id))),
    revealed: newFailures(state, found),
    others: otherTargets(state, found, of),
  }
}
