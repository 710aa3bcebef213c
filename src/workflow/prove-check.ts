import { checkStepOf, couldNotRun, isCheck } from '../domain/model/check.ts'
import type { CheckProof } from '../domain/model/proof.ts'
import type { State } from '../domain/model/state.ts'
import { testKey, type TestCase, titleOf } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import type { ProjectCheckResult, Testbed } from './context.ts'

/**
 * Run the project's own command verbatim on the code to be published.
 * @param run the run of the whole suite on the same code
 * @param options.ahead result of the command before that run, if it ran then
 * @returns undefined if the project has no command of its own
 */
export async function proveCheck(
  state: State,
  run: TestRun,
  { ahead, testbed, signal }: { ahead?: ProjectCheckResult | undefined; testbed: Testbed; signal: AbortSignal },
): Promise<CheckProof | undefined> {
  const first = ahead ?? (await testbed.projectCheck?.(signal))
  if (first === undefined) return undefined
  // A flaky test may have failed it. What failed in the run fails it again.
  const isRed = run.cases.some(({ status }) => status === 'failed')
  const result = first.isPassed || isRed ? first : ((await testbed.projectCheck?.(signal)) ?? first)
  signal.throwIfAborted()
  return {
    command: result.command,
    passed: result.isPassed,
    findings: result.isPassed ? [] : findingsOf(result, state, run),
  }
}

/** True if tests that fail in the run of the whole suite fail the command, too. */
function isExplained(run: TestRun): boolean {
  return run.cases.some(({ id, status }) => status === 'failed' && !isCheck(id))
}

/** List what fails beyond the tests and is no difference of the environment, as sentences. */
function findingsOf({ cases }: ProjectCheckResult, state: State, run: TestRun): string[] {
  const outside = new Set(state.outside)
  // A command that cannot run here says nothing.
  const failed = cases.filter(each => each.status === 'failed' && !couldNotRun(each))
  const findings = failed.filter(({ id }) => id.name !== '')
  if (findings.length > 0) {
    const known = new Set([...outside].map(withoutStep(run)))
    return findings.filter(each => !known.has(titleWithoutStep(each))).map(titleWithoutStep)
  }
  if (isExplained(run)) return []
  const isKnown = run.cases.some(({ id }) => isCheck(id) && outside.has(testKey(id)))
  return isKnown ? [] : failed.map(({ problems }) => problems[0]?.message ?? 'It failed.')
}

/** Compare findings by file and message: the whole command prints those of each of its steps. */
function titleWithoutStep({ id }: TestCase): string {
  return titleOf({ ...id, suite: id.suite.filter(part => part !== checkStepOf(id)) })
}

function withoutStep(run: TestRun): (key: string) => string {
  const titles = new Map(run.cases.map(each => [testKey(each.id), titleWithoutStep(each)]))
  return key => titles.get(key) ?? ''
}
