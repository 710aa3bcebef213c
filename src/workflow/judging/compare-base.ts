import type { Culprit, Origin } from '../../domain/model/origin.ts'
import { isCheck } from '../../domain/model/check.ts'
import {
  byKey,
  type CaseStatus,
  encloses,
  type TestCase,
  type TestId,
  testKey,
  type TestKey,
} from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { addToGroup } from '../../domain/text/grouping.ts'
import { runAtCommit } from '../commits/at-commit.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import type { MachineFailure } from '../test-runs/environment-failures.ts'

/** Number of test runs at the base: one run cannot tell a flaky test from a broken one. */
const RUNS_AT_BASE = 2

/** Limit of tested commits in a bisect: enough to search among 256. */
const BISECT_STEPS = 8

/**
 * Collect the results of a test in several runs. A file or a set-up that failed passes in a run in which its tests do.
 * @param results the cases of each run, by key
 */
export function outcomes(key: TestKey, results: readonly ReadonlyMap<TestKey, TestCase>[]): ReadonlySet<CaseStatus> {
  const unit = results.flatMap(cases => cases.get(key)?.id ?? []).find(({ name }) => name === '')
  return new Set(
    results.flatMap(cases => {
      const own = cases.get(key)?.status
      if (own !== undefined || unit === undefined || isCheck(unit)) return own ?? []
      const inside = [...cases.values()].filter(({ id, status }) => status !== 'skipped' && encloses(unit, id))
      return inside.length > 0 && inside.every(({ status }) => status === 'passed') ? 'passed' : []
    }),
  )
}

interface BaseComparison {
  readonly origins: Readonly<Record<TestKey, Origin>>
  readonly base?: string
}

/** Run the failing tests at the base of the change: a test that fails there too was not broken by the change. */
export async function compareWithBase(
  tests: readonly TestId[],
  context: WorkflowContext,
  testbed: Testbed = context,
): Promise<BaseComparison> {
  if (tests.length === 0) return { origins: {} }
  const base = await context.workspace.history.base()
  const runs = base === undefined ? undefined : await runRepeatedly(tests, base, { context, testbed })
  if (base === undefined || runs === undefined)
    return { origins: Object.fromEntries(tests.map(id => [testKey(id), 'uncertain'])) }
  const results = runs.map(run => byKey(run.cases))
  return { base, origins: Object.fromEntries(tests.map(id => [testKey(id), originOf(testKey(id), results)])) }
}

/** Limit of failures that are compared, and the shortest message that says what a test plays, in characters. */
const [MAX_PLAYED, MIN_SAID] = [8, 4] as const

/**
 * List the tests that only play what their failures say is missing here: their own file holds the error's words, and
 * they pass here without the change.
 */
export async function playedHere(found: readonly MachineFailure[], context: WorkflowContext): Promise<Set<TestKey>> {
  const groups = new Map<string, MachineFailure[]>()
  for (const each of found) {
    const { id, said } = each
    const text = said.length < MIN_SAID || id.file === '' ? undefined : await context.workspace.read(id.file)
    if (text?.includes(said) === true) addToGroup(groups, `${id.file}\0${said}`, each)
  }
  // Failures of one file that say the same have one cause.
  const samples = [...groups.values()].flatMap(group => group.slice(0, 1)).slice(0, MAX_PLAYED)
  const { origins } = await compareWithBase(
    samples.map(({ id }) => id),
    context,
  )
  const isOfChange = ([first]: readonly MachineFailure[]) =>
    first !== undefined && origins[testKey(first.id)] === 'caused here'
  return new Set([...groups.values()].filter(isOfChange).flatMap(group => group.map(({ id }) => testKey(id))))
}

/** Run tests at the base; undefined if it cannot be checked out. */
async function runRepeatedly(
  tests: readonly TestId[],
  base: string,
  where: { context: WorkflowContext; testbed: Testbed },
): Promise<TestRun[] | undefined> {
  const runs: TestRun[] = []
  for (let time = 0; time < RUNS_AT_BASE; time += 1) {
    const run = await runAtCommit(base, { kind: 'only', tests, fresh: true }, where)
    if (run === undefined) return undefined
    runs.push(run)
  }
  return runs
}

function originOf(key: TestKey, results: Parameters<typeof outcomes>[1]): Origin {
  const seen = outcomes(key, results)
  if (seen.has('passed') && seen.has('failed')) return 'flaky before'
  if (seen.has('failed')) return 'failing before'
  return seen.has('passed') ? 'caused here' : 'uncertain'
}

/** Bisect the commits between base and failing commit for the one that broke the tests. */
export async function findCulprit(
  targets: readonly TestId[],
  { origins, base }: BaseComparison,
  context: WorkflowContext,
): Promise<Culprit | undefined> {
  if (!context.reproduction.bisect) return undefined
  const good = base ?? (await context.workspace.history.base())
  const tests = base === undefined ? targets : targets.filter(id => origins[testKey(id)] === 'caused here')
  if (good === undefined || tests.length === 0) return undefined
  const ask = async (commit: string) => {
    const selection = { kind: 'only', tests, fresh: true } as const
    const run = await runAtCommit(commit, selection, { testbed: context, context })
    if (run === undefined) return 'skip'
    const statuses = tests.map(id => byKey(run.cases).get(testKey(id))?.status)
    if (statuses.includes('failed')) return 'bad'
    // A commit without test results is skipped.
    return statuses.every(status => status === 'passed') ? 'good' : 'skip'
  }
  // Without a passing start, a search would blame the wrong commit.
  if (base === undefined && (await ask(good)) !== 'good') return undefined
  return context.workspace.history.bisect({ good, steps: BISECT_STEPS, ask })
}
