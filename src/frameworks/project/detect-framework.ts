import type { TestId } from '../../domain/model/test-case.ts'
import type { Framework, Project } from '../framework.ts'
import { type ResolvedCommand, resolveScript } from '../commands/resolve-command.ts'
import { FRAMEWORKS } from '../registry.ts'

/** Return the framework that the reports name, or else the one that the project is set up for. */
export function detectFramework(project: Project, reported: readonly TestId[]): Framework | undefined {
  const named = new Set(reported.map(test => test.framework))
  const candidates = frameworksIn(project)
  return (
    candidates.find(framework => named.has(framework.name)) ??
    candidates[0] ??
    FRAMEWORKS.find(({ name }) => named.has(name))
  )
}

/** List the frameworks of a directory. The one that its own test script starts comes first. */
export function frameworksIn(project: Project): Framework[] {
  const found = FRAMEWORKS.filter(framework => framework.detect(project) !== undefined)
  const seen = testScript(project)
  return seen?.kind === 'framework' ? [seen.framework, ...found.filter(each => each !== seen.framework)] : found
}

/** Resolve the script "test" of package.json. */
export function testScript(project: Project): ResolvedCommand | undefined {
  return resolveScript('test', project, FRAMEWORKS)
}
