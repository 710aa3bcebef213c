import { inPieces } from '../../concurrency/in-pieces.ts'
import { NoSuchTest } from '../../contracts/errors.ts'
import { isCheck } from '../../domain/model/check.ts'
import type { State } from '../../domain/model/state.ts'
import {
  byKey,
  type Failure,
  matchTests,
  type TestCase,
  type TestId,
  testKey,
  type TestKey,
} from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { isNamed, unmatchedWords } from '../../domain/policy/test-filter.ts'
import { filesOfTest } from '../../triage/test-files.ts'
import type { WorkflowContext } from '../context.ts'
import { failingChecks } from './check-targets.ts'
import { failuresOnlyInCi } from './failures-only-in-ci.ts'

/** The first run of the whole suite, by what is work. */
export interface FirstRun {
  readonly whole: TestRun
  readonly cases: ReadonlyMap<TestKey, TestCase>
  /** All that failed, with the checks that are targets. */
  readonly failed: readonly TestKey[]
  /** Tests of this request that can be judged here. */
  readonly wanted: readonly TestKey[]
  /** Reported tests that do not exist here. */
  readonly missing: readonly TestId[]
  readonly onlyInCi: readonly Failure[]
  readonly checks: ReturnType<typeof failingChecks>
}

/**
 * Sort the first run of the whole suite by what is work.
 * @throws NoSuchTest if the words of the request name no test that failed
 */
export async function sortFirstRun(whole: TestRun, state: State, context: WorkflowContext): Promise<FirstRun> {
  const only = state.request.only ?? []
  const cases = byKey(whole.cases)
  const onlyInCi = await onlyJudgedByCi(cases, state, context)
  const elsewhere = new Set(onlyInCi.map(({ id }) => testKey(id)))
  const requested = requestedTests(state, cases, wantedTests(only, context))
  const checks = failingChecks([...cases.values()], only)
  const failedTests = [...cases].filter(([, { id, status }]) => status === 'failed' && !isCheck(id))
  const failed = [...failedTests.map(([key]) => key), ...checks.targets]
  const failedCases = failed.flatMap(key => cases.get(key) ?? [])
  const withFiles = failedCases.map(each => ({ id: each.id, files: filesOfTest(each, context.inProject) }))
  // What only CI judges was named already.
  const none = onlyInCi.length > 0 ? undefined : unmatchedWords(only, withFiles)
  if (none !== undefined) throw new NoSuchTest(none.why, none.remedy)
  const wanted = requested.wanted.filter(key => !elsewhere.has(key))
  const missing = requested.missing.filter(id => !elsewhere.has(testKey(id)))
  return { whole, cases, failed, wanted, missing, onlyInCi, checks }
}

/** List the wanted failures that only CI can judge. @param here cases of the first run */
export async function onlyJudgedByCi(
  here: ReadonlyMap<TestKey, TestCase>,
  { request: { only = [] } }: State,
  context: WorkflowContext,
): Promise<Failure[]> {
  const { reproduction, inProject, signal } = context
  const { unfetched = [], judgedByCi = [] } = reproduction
  const failures = await inPieces(failuresOnlyInCi(judgedByCi, { here, unfetched, inProject }), signal)
  return failures.filter(wantedTests(only, context))
}

type IsWanted = (test: TestCase | Failure) => boolean

/** Return a filter for the tests that the words of the request name. */
function wantedTests(only: readonly string[], { inProject }: WorkflowContext): IsWanted {
  return test => only.length === 0 || isNamed(test.id, only, filesOfTest(test, inProject))
}

/** Find the tests of this request, and the reported ones that do not exist here. */
function requestedTests(
  state: State,
  cases: ReadonlyMap<TestKey, TestCase>,
  isWanted: IsWanted,
): { wanted: TestKey[]; missing: TestId[] } {
  const { only = [] } = state.request
  const here = [...cases.values()]
  if (state.reported.length === 0) {
    const failed = here.filter(each => each.status === 'failed' && !isCheck(each.id) && isWanted(each))
    return { wanted: failed.map(({ id }) => testKey(id)), missing: [] }
  }
  const matches = [
    ...matchTests(
      state.reported,
      here.map(({ id }) => id),
    ),
  ]
  // A report may name no files: then the test's case here says its file.
  const isWantedHere = (key: TestKey) => {
    const found = cases.get(key)
    return found !== undefined && isWanted(found)
  }
  const wanted = matches.flatMap(([id, keys]) => (isNamed(id, only) ? keys : keys.filter(isWantedHere)))
  const missing = matches.filter(([id, keys]) => keys.length === 0 && isNamed(id, only))
  return { wanted: [...new Set(wanted)], missing: missing.map(([id]) => id) }
}
