import { checkStepOf, failedChecks, isCheckStep } from '../../domain/model/check.ts'
import { isEnvironmental } from '../../domain/model/cluster.ts'
import { isNamed } from '../../domain/policy/test-filter.ts'
import { testKey, type TestCase, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import { classifyFailure } from '../../triage/failure-kinds.ts'

/** Commands that judge something else than the code: the published faults of its dependencies. */
const EXTERNAL = /\b(?:npm\S{0,50}|pnpm|yarn|pip|cargo)\b.{0,500}\baudit\b|\bsnyk\b/

/** Characters at the end of a step's output that can tell why it failed. */
const MAX_OUTPUT = 6_000

/** Failures of the project check at the failing commit. */
export interface FailingChecks {
  /** Findings to fix, and failed steps without a finding. */
  readonly targets: readonly TestKey[]
  /** Failures of this environment: no fixer can do anything about them. */
  readonly environment: readonly TestKey[]
  /** Sentences for the report. */
  readonly notes: readonly string[]
}

/** Sort the failures of the project check by what to do about them. */
export function failingChecks(cases: readonly TestCase[], only: readonly string[]): FailingChecks {
  // A step with findings is fixed when they are.
  const counted = failedChecks(cases)
  const environment = counted.filter(isEnvironment)
  const targets = counted.filter(each => !isEnvironment(each) && isNamed(each.id, only))
  return {
    targets: targets.map(({ id }) => testKey(id)),
    environment: environment.map(({ id }) => testKey(id)),
    notes: environment.map(
      ({ id, problems }) =>
        `${titleOf(id)} fails because of this environment, so fix-tests does not work on it: ${problems[0]?.message.slice(0, 300) ?? ''}`,
    ),
  }
}

function isEnvironment({ id, problems: [problem] }: TestCase): boolean {
  if (problem === undefined) return false
  if (problem.type === 'environment' || EXTERNAL.test(checkStepOf(id))) return true
  // The kind of a finding is its message's, as if a test had failed with it. A step that names none is all of its
  // output.
  const message = isCheckStep(id) ? problem.stack.slice(-MAX_OUTPUT) : problem.message
  return isEnvironmental(classifyFailure({ ...problem, type: '', message }, false))
}
