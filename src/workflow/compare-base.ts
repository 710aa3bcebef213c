import type { Culprit, Origin } from '../domain/model/state.ts'
import { byKey, type TestId, testKey, type TestKey, type TestRun } from '../domain/model/test-case.ts'
import { runTests } from './run-tests.ts'
import type { WorkflowContext } from './context.ts'

/** How often the tests run at the base: once would not tell chance from cause. */
const RUNS_AT_BASE = 2

/** Commits that bisecting asks about at the most: it takes a search among 256 to use them up. */
const BISECT_STEPS = 8

export function outcomes(key: TestKey, runs: readonly TestRun[]): ReadonlySet<string> {
  return new Set(runs.flatMap(run => byKey(run.cases).get(key)?.status ?? []))
}

interface Compared {
  readonly origins: Readonly<Record<TestKey, Origin>>
  readonly base?: string
}

/** Runs the failing tests at the commit on which the change stands: what failed there too was not caused here. */
export async function compareWithBase(tests: readonly TestId[], context: WorkflowContext): Promise<Compared> {
  if (!context.reproduction.compareBase || tests.length === 0) return { origins: {} }
  const base = await context.workspace.history.base()
  const runs = base === undefined ? undefined : await context.workspace.at(base, () => runsAt(tests, context))
  if (base === undefined || runs === undefined)
    return { origins: Object.fromEntries(tests.map(id => [testKey(id), 'uncertain'])) }
  return { base, origins: Object.fromEntries(tests.map(id => [testKey(id), originOf(testKey(id), runs)])) }
}

async function runsAt(tests: readonly TestId[], context: WorkflowContext): Promise<TestRun[]> {
  const runs: TestRun[] = []
  for (let run = 0; run < RUNS_AT_BASE; run += 1)
    runs.push(await runTests({ kind: 'only', tests, fresh: true }, context))
  return runs
}

function originOf(key: TestKey, runs: readonly TestRun[]): Origin {
  const seen = outcomes(key, runs)
  if (seen.has('passed') && seen.has('failed')) return 'flaky before'
  if (seen.has('failed')) return 'failing before'
  return seen.has('passed') ? 'caused here' : 'uncertain'
}

/** Searches the commits between the base and the failing one for the one that broke what was green at the base. */
export async function findCulprit(
  targets: readonly TestId[],
  { origins, base }: Compared,
  context: WorkflowContext,
): Promise<Culprit | undefined> {
  if (!context.reproduction.bisect) return undefined
  const good = base ?? (await context.workspace.history.base())
  const tests = base === undefined ? targets : targets.filter(id => origins[testKey(id)] === 'caused here')
  if (good === undefined || tests.length === 0) return undefined
  const ask = async (commit: string) => {
    const run = await context.workspace.at(commit, () => runTests({ kind: 'only', tests, fresh: true }, context))
    if (run === undefined) return 'skip'
    const statuses = tests.map(id => byKey(run.cases).get(testKey(id))?.status)
    if (statuses.includes('failed')) return 'bad'
    // A commit at which the tests cannot run says nothing.
    return statuses.every(status => status === 'passed') ? 'good' : 'skip'
  }
  // A search from a commit that is not green would blame whoever comes first.
  if (base === undefined && (await ask(good)) !== 'good') return undefined
  return context.workspace.history.bisect({ good, steps: BISECT_STEPS, ask })
}
