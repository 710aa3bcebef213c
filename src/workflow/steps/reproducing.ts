import type { Observation } from '../../domain/workflow/observation.ts'
import { isNamed, unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { Culprit, Origin, State } from '../../domain/model/state.ts'
import {
  byKey,
  testKey,
  matchTests,
  type TestCase,
  type TestId,
  type TestKey,
  type TestRun,
} from '../../domain/model/test-case.ts'
import { NoSuchTest, UserError } from '../../contracts/errors.ts'
import { snapshotOf } from '../run-analysis.ts'
import { runTests } from '../run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** How often the tests run at the base: once would not tell chance from cause. */
const RUNS_AT_BASE = 2
/** Commits that bisecting asks about at the most: it takes a search among 256 to use them up. */
const BISECT_STEPS = 8

/** Runs the whole suite, and the failing tests again: what has to become green must fail here every time. */
export async function reproduce(state: State, world: WorkflowContext): Promise<Observation> {
  const { headSha } = state.request
  if (state.tip === headSha) return reproduceHere(state, world)
  // The branch has commits already, of a run whose ledger is lost.
  const observation = await world.workspace.at(headSha, () => reproduceHere(state, world))
  if (observation === undefined) throw new Error('the failing commit cannot be put into the work tree')
  return observation
}

async function reproduceHere(state: State, world: WorkflowContext): Promise<Observation> {
  const whole = await runTests({ kind: 'all' }, world)
  if (!whole.complete) throw unusable(whole)
  const cases = byKey(whole.cases)
  const { wanted, missing } = requested(state, [...cases.values()])

  const failedHere = [...cases].filter(([, { status }]) => status === 'failed').map(([key]) => key)
  const idsOf = (keys: readonly TestKey[]) => keys.flatMap(key => cases.get(key)?.id ?? [])
  const none = unmatchedWords(state.request.only ?? [], idsOf(failedHere))
  if (none !== undefined) throw new NoSuchTest(none.why, none.remedy)
  const again = wanted.filter(key => cases.get(key)?.status !== 'skipped')
  const reruns = await runAgain(idsOf(again), world)
  const results = new Map(again.map(key => [key, outcomes(key, [whole, ...reruns])]))

  const where = (test: (seen: ReadonlySet<string>) => boolean) =>
    [...results].filter(([, seen]) => test(seen)).map(([key]) => key)
  const targets = where(seen => seen.has('failed') && !seen.has('passed'))
  const mixed = where(seen => seen.has('failed') && seen.has('passed'))
  const orderDependent = await dependOnOrder(mixed, { whole, reruns, world })
  const green = where(seen => !seen.has('failed'))
  const origins = await compareWithBase(idsOf(targets), world)
  return {
    kind: 'reproduced',
    snapshot: snapshotOf(whole, { sha: state.request.headSha, before: undefined, inProject: world.inProject }),
    targets,
    flaky: mixed.filter(key => !orderDependent.includes(key)),
    orderDependent,
    notReproduced: [...idsOf(green), ...missing],
    outside: failedHere.filter(key => !results.has(key)),
    origins: origins.origins,
    culprit: await findCulprit(idsOf(targets), origins, world),
    notes: [...(world.reproduction.notes ?? []), ...whole.notes, ...missingNote(missing)],
  }
}

/** The tests that this request is about, and those of the report that are not to be found here. */
function requested(state: State, cases: readonly TestCase[]): { wanted: TestKey[]; missing: TestId[] } {
  const { only = [] } = state.request
  if (state.reported.length === 0) {
    const failed = cases.filter(({ id, status }) => status === 'failed' && isNamed(id, only))
    return { wanted: failed.map(({ id }) => testKey(id)), missing: [] }
  }
  const matches = matchTests(
    state.reported.filter(id => isNamed(id, only)),
    cases.map(({ id }) => id),
  )
  const wanted = new Set([...matches.values()].flat())
  return { wanted: [...wanted], missing: [...matches].filter(([, keys]) => keys.length === 0).map(([id]) => id) }
}

/** Each time with another seed, so that what depends on the order of the tests has a chance to show it. */
async function runAgain(tests: readonly TestId[], world: WorkflowContext): Promise<TestRun[]> {
  const runs: TestRun[] = []
  for (let rerun = 0; rerun < world.reproduction.reruns && tests.length > 0; rerun += 1) {
    runs.push(await runTests({ kind: 'only', tests, seed: rerun + 1, fresh: true }, world))
  }
  return runs
}

function outcomes(key: TestKey, runs: readonly TestRun[]): ReadonlySet<string> {
  return new Set(runs.flatMap(run => byKey(run.cases).get(key)?.status ?? []))
}

/**
 * Of the tests that failed with the whole suite and passed alone every time: those that fail with the whole suite once
 * more. They are not flaky; what runs before them breaks them.
 */
async function dependOnOrder(
  mixed: readonly TestKey[],
  { whole, reruns, world }: { whole: TestRun; reruns: readonly TestRun[]; world: WorkflowContext },
): Promise<TestKey[]> {
  const first = byKey(whole.cases)
  const suspected = mixed.filter(key => first.get(key)?.status === 'failed' && !outcomes(key, reruns).has('failed'))
  if (suspected.length === 0) return []
  const once = byKey((await runTests({ kind: 'all', fresh: true }, world)).cases)
  return suspected.filter(key => once.get(key)?.status === 'failed')
}

interface Compared {
  readonly origins: Readonly<Record<TestKey, Origin>>
  readonly base?: string
}

/** Runs the failing tests at the commit on which the change stands: what failed there too was not caused here. */
async function compareWithBase(tests: readonly TestId[], world: WorkflowContext): Promise<Compared> {
  if (!world.reproduction.compareBase || tests.length === 0) return { origins: {} }
  const base = await world.workspace.history.base()
  const runs = base === undefined ? undefined : await world.workspace.at(base, () => runsAt(tests, world))
  if (base === undefined || runs === undefined)
    return { origins: Object.fromEntries(tests.map(id => [testKey(id), 'uncertain'])) }
  return { base, origins: Object.fromEntries(tests.map(id => [testKey(id), originOf(testKey(id), runs)])) }
}

async function runsAt(tests: readonly TestId[], world: WorkflowContext): Promise<TestRun[]> {
  const runs: TestRun[] = []
  for (let run = 0; run < RUNS_AT_BASE; run += 1) runs.push(await runTests({ kind: 'only', tests, fresh: true }, world))
  return runs
}

function originOf(key: TestKey, runs: readonly TestRun[]): Origin {
  const seen = outcomes(key, runs)
  if (seen.has('passed') && seen.has('failed')) return 'flaky before'
  if (seen.has('failed')) return 'failing before'
  return seen.has('passed') ? 'caused here' : 'uncertain'
}

/** Searches the commits between the base and the failing one for the one that broke what was green at the base. */
async function findCulprit(
  targets: readonly TestId[],
  { origins, base }: Compared,
  world: WorkflowContext,
): Promise<Culprit | undefined> {
  if (!world.reproduction.bisect) return undefined
  const good = base ?? (await world.workspace.history.base())
  const tests = base === undefined ? targets : targets.filter(id => origins[testKey(id)] === 'caused here')
  if (good === undefined || tests.length === 0) return undefined
  const ask = async (commit: string) => {
    const run = await world.workspace.at(commit, () => runTests({ kind: 'only', tests, fresh: true }, world))
    if (run === undefined) return 'skip'
    const statuses = tests.map(id => byKey(run.cases).get(testKey(id))?.status)
    if (statuses.includes('failed')) return 'bad'
    // A commit at which the tests cannot run says nothing.
    return statuses.every(status => status === 'passed') ? 'good' : 'skip'
  }
  // A search from a commit that is not green would blame whoever comes first.
  if (base === undefined && (await ask(good)) !== 'good') return undefined
  return world.workspace.history.bisect({ good, steps: BISECT_STEPS, ask })
}

function unusable(run: TestRun): UserError {
  const remedy =
    run.result === 'not-found'
      ? 'Install it in an earlier step or by setup-command, or correct test-command.'
      : 'Make the test command work here (setup-command can install what it needs; a test-command of one’s own writes JUnit XML to {report}; test-timeout-minutes gives it more time).'
  return new UserError(`The tests cannot be judged here: ${run.notes.join(' ')}`, remedy)
}

function missingNote(missing: readonly TestId[]): string[] {
  if (missing.length === 0) return []
  return [
    `${missing.length} of the reported failing tests do not exist here; the report may be of another commit or project.`,
  ]
}
