import type { CaseStatus, TestCase, TestId } from './test-case.ts'

/** Framework of the cases that stand for a project check beyond its tests: a type checker, a linter, a build. */
export const CHECK = 'check'

/** Type of the problem of a step that could not run here: its program is missing, or it did not end. */
export const NOT_RUN = 'environment'

/** True for a step that could not run here, which says nothing about the code. */
export function couldNotRun({ problems }: Pick<TestCase, 'problems'>): boolean {
  return problems[0]?.type === NOT_RUN
}

/**
 * Identify a step of the project check: the case without a name. Its findings have a file and a message.
 * @param step the step's command
 */
export function checkStepId(step: string): TestId {
  return { framework: CHECK, file: '', suite: [step], name: '' }
}

export function isCheck({ framework }: Pick<TestId, 'framework'>): boolean {
  return framework === CHECK
}

/** True for the case of a step, not of a finding. */
export function isCheckStep(id: Pick<TestId, 'framework' | 'name'>): boolean {
  return isCheck(id) && id.name === ''
}

/**
 * List the failed checks: findings, and failed steps without one. A step with findings is not counted beside them.
 */
export function failedChecks<Test extends { readonly id: TestId; readonly status: CaseStatus }>(
  tests: readonly Test[],
): Test[] {
  const failed = tests.filter(({ id, status }) => isCheck(id) && status === 'failed')
  const explained = new Set(failed.filter(({ id }) => !isCheckStep(id)).map(({ id }) => checkStepOf(id)))
  return failed.filter(({ id }) => !isCheckStep(id) || !explained.has(checkStepOf(id)))
}

/** Return the command of the step that a case of the project check belongs to. */
export function checkStepOf({ suite }: Pick<TestId, 'suite'>): string {
  return suite[0] ?? ''
}
