import { type TestCase, testKey, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import { classifyFailure } from '../../triage/failure-kinds.ts'

/** Kinds of failures that no edit of the code can cause alone: something is not running or not set. */
const CERTAIN: ReadonlySet<string> = new Set(['connection', 'missing-variable'])

/** Failures of this environment, and sentences that say what to do about them. */
export interface EnvironmentFailures {
  readonly keys: readonly TestKey[]
  readonly notes: readonly string[]
}

/**
 * Find the failing tests that fail for a reason of this environment: a service, a variable, or files that were not
 * fetched. They are reported, and no fixer works on them, unless nothing else fails. A package that is missing is none of
 * them: its name may be misspelt in the code.
 * @param unfetched paths of submodules that are not checked out, and of files of Git LFS that are pointers
 */
export function environmentFailures(failing: readonly TestCase[], unfetched: readonly string[]): EnvironmentFailures {
  const found = failing.flatMap(testCase => {
    const why = environmentReason(testCase, unfetched)
    return why === undefined ? [] : [{ testCase, why }]
  })
  if (found.length === failing.length) return { keys: [], notes: [] }
  return {
    keys: found.map(({ testCase }) => testKey(testCase.id)),
    notes: found.map(
      ({ testCase, why }) => `${titleOf(testCase.id)} fails here for a reason of this environment. ${why}`,
    ),
  }
}

/**
 * Find the reason of this environment for which a case fails, as sentences that say what to do about it; undefined if it
 * passes, or fails for any other reason.
 */
export function environmentReason(
  { id, status, problems: [problem] }: TestCase,
  unfetched: readonly string[],
): string | undefined {
  if (problem === undefined || status !== 'failed') return undefined
  const text = `${problem.message}\n${problem.stack}`
  const path = unfetched.find(each => text.includes(each))
  if (path !== undefined)
    return `${path} was not fetched: run git submodule update --init or git lfs pull, as actions/checkout does with submodules or lfs.`
  const { pattern, suggestion } = classifyFailure(problem, id.name === '')
  return CERTAIN.has(pattern) ? suggestion : undefined
}
