import type { TestId } from '../domain/model/test-case.ts'
import type { Framework, Project } from './framework.ts'
import { type ResolvedCommand, resolveScript } from './resolve-command.ts'
import { FRAMEWORKS } from './registry.ts'

/** The framework that wrote the reports where they tell, else the one that the project is set up for. */
export function detectFramework(project: Project, reported: readonly TestId[]): Framework | undefined {
  const told = new Set(reported.map(test => test.framework))
  const candidates = frameworksIn(project)
  return (
    candidates.find(framework => told.has(framework.name)) ??
    candidates[0] ??
    FRAMEWORKS.find(({ name }) => told.has(name))
  )
}

/** The frameworks that a directory is set up for; the one that its own test script starts comes first. */
export function frameworksIn(project: Project): Framework[] {
  const found = FRAMEWORKS.filter(framework => framework.detect(project) !== undefined)
  const seen = testScript(project)
  return seen?.kind === 'framework' ? [seen.framework, ...found.filter(each => each !== seen.framework)] : found
}

/** What the script "test" of package.json comes down to. */
export function testScript(project: Project): ResolvedCommand | undefined {
  return resolveScript('test', project, FRAMEWORKS)
}
