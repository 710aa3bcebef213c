import type { TestId } from './test-case.ts'

/** Framework of the cases that stand for a project check beyond its tests: a type checker, a linter, a build. */
export const CHECK = 'check'

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

/** Return the command of the step that a case of the project check belongs to. */
export function checkStepOf({ suite }: Pick<TestId, 'suite'>): string {
  return suite[0] ?? ''
}
