import { type TestCase, type TestId, testKey, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import { classifyFailure } from '../../triage/failure-kinds.ts'

/** Kinds of failures that no edit of the code can cause alone: something is not running or not set. */
const CERTAIN: ReadonlySet<string> = new Set(['connection', 'missing-variable'])

/** A failing test whose failure names something that is missing here. */
export interface MachineFailure {
  readonly id: TestId
  /** Reason of the failure, and advice, as sentences. */
  readonly why: string
  /** First line of its message, without the name of the error. */
  readonly said: string
}

/** Failures of this environment, and sentences that say what to do about them. */
export interface EnvironmentFailures {
  readonly keys: readonly TestKey[]
  readonly notes: readonly string[]
}

/**
 * Find the failing tests whose failures name what is missing here: a service, a variable, or files that were not
 * fetched. A package that is missing is none of them: its name may be misspelt in the code.
 * @param unfetched paths of submodules that are not checked out, and of files of Git LFS that are pointers
 */
export function machineFailures(failing: readonly TestCase[], unfetched: readonly string[]): MachineFailure[] {
  return failing.flatMap(testCase => {
    const why = environmentReason(testCase, unfetched)
    const [line = ''] = (testCase.problems[0]?.message ?? '').split('\n')
    const said = line.replace(/^(?:[\w.]{0,100}(?:Error|Exception)(?: \[\w{1,60}\])?: )+/, '').trim()
    return why === undefined ? [] : [{ id: testCase.id, why, said }]
  })
}

/**
 * Set the failures of this environment apart: they are reported, and no fixer works on them, unless nothing else fails.
 * @param played tests that only play what is missing
 * @param failing number of all failing tests
 */
export function environmentFailures(
  found: readonly MachineFailure[],
  { played, failing }: { readonly played: ReadonlySet<TestKey>; readonly failing: number },
): EnvironmentFailures {
  const left = found.filter(({ id }) => !played.has(testKey(id)))
  if (left.length === failing) return { keys: [], notes: [] }
  return {
    keys: left.map(({ id }) => testKey(id)),
    notes: left.map(({ id, why }) => `${titleOf(id)} fails here because of the environment. ${why}`),
  }
}

/**
 * Find the reason of this environment for which a case fails, as sentences that say what to do about it; undefined if
 * it passes, or fails for any other reason.
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
