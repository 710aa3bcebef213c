import type { TestId } from '../domain/tests.ts'
import type { Framework, Project } from './framework.ts'
import { jest } from './jest.ts'
import { pytest } from './pytest.ts'
import { vitest } from './vitest.ts'

/** Every framework, the more specific first: a project that has both vitest and jest mostly runs vitest. */
export const FRAMEWORKS: readonly Framework[] = [vitest, jest, pytest]

/** The framework that wrote the reports where they tell, else the one that the project is set up for. */
export function detectFramework(project: Project, reported: readonly TestId[]): Framework | undefined {
  const told = new Set(reported.map(test => test.framework))
  const candidates = FRAMEWORKS.filter(framework => framework.detect(project) !== undefined)
  return (
    candidates.find(framework => told.has(framework.name)) ??
    candidates[0] ??
    FRAMEWORKS.find(({ name }) => told.has(name))
  )
}
