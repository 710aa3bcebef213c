import type { Observed } from '../../domain/workflow/observation.ts'
import {
  type Failure,
  matchTests,
  type TestCase,
  testKey,
  type TestKey,
  titleOf,
} from '../../domain/model/test-case.ts'
import { count, listOf } from '../../domain/text/wording.ts'
import { environmentReason } from './environment-failures.ts'
import { FailureReader, type InProject } from './failure-reader.ts'

/** Tests that a sentence names. */
const MAX_NAMED = 3

/**
 * Find the tests that CI reported as failing and that cannot run here: they are missing or skipped, or fail for a
 * reason of this environment that CI does not have. A test that passes here is none of them: CI may have been unlucky.
 * The work is done in pieces.
 * @param reported failing cases of CI's reports
 * @param here cases of the whole suite here, by test
 * @returns the failures that CI reported, with the names that the tests have here
 */
export function* failuresOnlyInCi(
  reported: readonly TestCase[],
  options: {
    readonly here: ReadonlyMap<TestKey, TestCase>
    readonly unfetched: readonly string[]
    readonly inProject: InProject
  },
): Generator<void, Failure[]> {
  const { here, unfetched, inProject } = options
  const reader = new FailureReader(inProject)
  const names = matchTests(
    reported.map(({ id }) => id),
    [...here.values()].map(({ id }) => id),
  )
  const failures: Failure[] = []
  for (const testCase of reported) {
    const keys = names.get(testCase.id) ?? []
    const own = keys.flatMap(key => here.get(key) ?? [])
    const isForeign = environmentReason(testCase, []) === undefined
    const unable = own.filter(
      each => each.status === 'skipped' || (isForeign && environmentReason(each, unfetched) !== undefined),
    )
    const ids = own.length === 0 ? [testCase.id] : unable.map(({ id }) => id)
    for (const id of ids) {
      const failure = reader.read({ ...testCase, id })
      if (failure !== undefined) failures.push(failure)
    }
    yield
  }
  return failures
}

/**
 * Make the observation of a suite that cannot run here at all: CI alone judges the tests that it reported as failing.
 */
export function reproducedOnlyInCi(
  failures: readonly Failure[],
  { headSha, reason, notes }: { headSha: string; reason: string; notes: readonly string[] },
): Observed<'reproduced'> {
  return {
    kind: 'reproduced',
    snapshot: { sha: headSha, tests: [], failures: [], durationMs: 0 },
    targets: failures.map(({ id }) => testKey(id)),
    onlyInCi: failures,
    cannotRun: reason,
    flaky: [],
    orderDependent: [],
    notReproduced: [],
    outside: [],
    origins: {},
    culprit: undefined,
    notes: [...notes, `The tests cannot run here: ${reason}`, ...onlyInCiNotes(failures)],
  }
}

/** Say which tests cannot run here; empty if all can. */
export function onlyInCiNotes(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return []
  const names = listOf(
    failures.map(({ id }) => titleOf(id)),
    MAX_NAMED,
  )
  const subject = count(failures.length, 'reported test')
  return [`${subject} cannot run here, so the project's own CI alone judges what is changed for them: ${names}.`]
}
