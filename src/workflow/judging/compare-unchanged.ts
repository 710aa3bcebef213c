import { note } from '../../contracts/events.ts'
import { isCheck } from '../../domain/model/check.ts'
import { testById, testsOf } from '../../domain/model/test-results.ts'
import type { Statuses } from '../../domain/model/pass-rate.ts'
import type { State } from '../../domain/model/state.ts'
import { byKey, testKey, titleOf, type TestId, type TestKey, type TestSelection } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { type Comparison, regressionIn, type Sample, addToSample } from '../../domain/workflow/regression-evidence.ts'
import { runAtCommit } from '../commits/at-commit.ts'
import { runTests, selectionText } from '../test-runs/run-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** The code without the change: a commit, and the results of the tests there. */
export interface UnchangedCode {
  readonly commit: string
  readonly statuses: Statuses
  /** True in a copy, which may lack what a test needs: one that never passes there is not flaky for that. */
  readonly mayLack?: boolean
}

interface Comparing {
  readonly testbed: Testbed
  readonly context: WorkflowContext
  readonly unchanged: UnchangedCode | undefined
  /** Selection of the run in which the tests seemed broken. */
  readonly selection: TestSelection
}

/**
 * Rounds in which a test runs alone before it is run with the others again, and rounds with the others. With the pair
 * that made it suspect, four failures against four passes are no chance; three are, for one flaky test in sixteen.
 */
const ROUNDS = 3

/**
 * Find out which of these tests the change did not break. Each runs again alone, in turn with the change and without
 * it. One that passes alone runs again with the others.
 * @returns the flaky ones, without those that fail with the change alone; and those of which no run said anything
 */
export async function flakyAmong(
  broken: readonly TestKey[],
  state: State,
  comparing: Comparing,
): Promise<{ readonly flaky: TestKey[]; readonly unknown: TestKey[] }> {
  const { unchanged, context } = comparing
  const ids = testById(state)
  const known = broken.filter(key => ids.has(key))
  const comparable = new Set(known.filter(key => unchanged?.statuses.get(key) === 'passed'))
  const alone = await compare(known, state, {
    ...comparing,
    comparable,
    rounds: Math.max(ROUNDS, context.reproduction.reruns),
    selectionOf: tests => ({ kind: 'only', tests: testsOf(state, tests), fresh: true }),
    isEnough: (key, { changed }, round) =>
      round >= ROUNDS && (changed.failed === 1 || (!comparable.has(key) && changed.failed === changed.runs)),
  })
  // Only one failure, which was with the others: perhaps the change breaks them together.
  const together = known.filter(key => comparable.has(key) && alone.get(key)?.changed.failed === 1)
  const again = await compare(together, state, {
    ...comparing,
    comparable,
    rounds: ROUNDS,
    selectionOf: () => ({ ...comparing.selection, fresh: true }),
    isEnough: (_, { changed, unchanged: without }) => changed.failed < changed.runs || without.failed > 0,
  })
  const results = new Map([...alone, ...again])
  const flaky = known.filter(key =>
    isFlaky(results.get(key), {
      isComparable: comparable.has(key) && !(unchanged?.mayLack === true && neverPassed(alone.get(key))),
      ofCheck: ofCheck(ids.get(key)),
    }),
  )
  for (const id of testsOf(state, flaky)) report(id, results.get(testKey(id)), context)
  const unknown = known.filter(key => !flaky.includes(key) && results.get(key)?.changed.runs === 1)
  return { flaky, unknown }
}

function ofCheck(id: TestId | undefined): boolean {
  return id !== undefined && isCheck(id)
}

function isFlaky(result: Comparison | undefined, about: { isComparable: boolean; ofCheck: boolean }): boolean {
  if (result === undefined) return false
  if (about.isComparable) return regressionIn(result, about) !== 'regression'
  // Without a comparison, a test that fails every time counts as broken.
  return !neverPassed(result)
}

/** True if a test failed each time with the change. */
function neverPassed(result: Comparison | undefined): boolean {
  return result === undefined || result.changed.failed === result.changed.runs
}

interface Rounds extends Comparing {
  /** Tests that can be compared; a test whose old code cannot run is removed. */
  readonly comparable: Set<TestKey>
  readonly rounds: number
  selectionOf(tests: readonly TestKey[]): TestSelection
  /** True if more rounds cannot tell more. */
  isEnough(key: TestKey, result: Comparison, round: number): boolean
}

/** Run tests in turn on both versions of the code until each is decided. */
async function compare(
  tests: readonly TestKey[],
  state: State,
  options: Rounds,
): Promise<ReadonlyMap<TestKey, Comparison>> {
  // What is known already: it passed before, and failed with the change.
  const start: Comparison = { changed: { failed: 1, runs: 1 }, unchanged: { failed: 0, runs: 1 } }
  const results = new Map(tests.map(key => [key, start]))
  const ids = testById(state)
  let open = tests
  for (let round = 1; round <= options.rounds && open.length > 0; round += 1) {
    const now = await passedIn(options.selectionOf(open), options)
    const comparable = open.filter(key => options.comparable.has(key))
    const before = comparable.length === 0 ? undefined : await passedWithout(options.selectionOf(comparable), options)
    if (before === undefined) for (const key of comparable) options.comparable.delete(key)
    for (const key of open) {
      const { changed, unchanged } = results.get(key) ?? start
      const next = (sample: Sample, passed: ReadonlySet<TestKey> | undefined) =>
        passed === undefined ? sample : addToSample(sample, passed.has(key))
      results.set(key, {
        changed: next(changed, now),
        unchanged: options.comparable.has(key) ? next(unchanged, before) : unchanged,
      })
    }
    open = open.filter(key => {
      const result = results.get(key) ?? start
      const isDecided =
        options.comparable.has(key) && regressionIn(result, { ofCheck: ofCheck(ids.get(key)) }) !== 'undecided'
      return !isDecided && !options.isEnough(key, result, round)
    })
  }
  return results
}

/** Run tests with the change; undefined if the run ended without a result, which says nothing of any test. */
async function passedIn(
  selection: TestSelection,
  { testbed, context }: Comparing,
): Promise<ReadonlySet<TestKey> | undefined> {
  const run = await runTests(selection, context, testbed, `${selectionText(selection)} with the change`)
  return run.complete || run.cases.length > 0 ? passedTests(run) : undefined
}

/** Run tests without the change, and put it back; undefined if they cannot be judged there. */
async function passedWithout(
  selection: TestSelection,
  comparing: Comparing,
): Promise<ReadonlySet<TestKey> | undefined> {
  const { unchanged } = comparing
  const run = unchanged && (await runAtCommit(unchanged.commit, selection, comparing))
  return run?.complete === true ? passedTests(run) : undefined
}

function passedTests({ cases }: TestRun): ReadonlySet<TestKey> {
  return new Set([...byKey(cases).values()].filter(({ status }) => status === 'passed').map(({ id }) => testKey(id)))
}

/** Say how often a flaky test failed, so that a reader can judge. */
function report(id: TestId, result: Comparison | undefined, context: WorkflowContext): void {
  if (result === undefined) return
  const times = ({ failed, runs }: Sample) => `${failed} of ${runs} times`
  const without = result.unchanged.runs > 1 ? `, and ${times(result.unchanged)} without it` : ''
  const text = `${titleOf(id)} is flaky: it failed ${times(result.changed)} with the change${without}. The change is not reverted for it.`
  context.emit(note('info', text))
}
