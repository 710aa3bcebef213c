import type { TestSelection } from '../../domain/model/test-case.ts'
import type { Framework, Invocation, Project } from '../framework.ts'
import type { Package } from '../project/detect-packages.ts'
import { packageManifest } from '../project/node-package.ts'
import { programName } from './parse-command.ts'

/**
 * Return what runs a selection of the tests of a package: all of them the project's own command, some the framework
 * behind a verbatim command, without a tool for coverage.
 */
export function sourceOfRun(
  { framework, using, project }: Package,
  { kind }: TestSelection,
): Pick<Package, 'framework' | 'using'> {
  if (kind === 'all') return { framework, using }
  const inner = framework.wraps ?? { framework, using }
  return { ...inner, using: withoutCoverageTool(inner.using, { ...inner.framework, project }) }
}

/** Tools that measure coverage around another program, with options before it. */
const COVERAGE_TOOL = /^(?:nyc|c8)$/

/** Settings of such a tool that load modules into the tests. */
const LOADS_MODULES = /["']?\brequire["']?\s{0,9}[:=]/

/**
 * Leave out a tool for coverage around a program: what it measures of a part of the tests says nothing, and it takes
 * its time.
 */
function withoutCoverageTool<Using extends Invocation | undefined>(
  using: Using,
  { programs, project }: Pick<Framework, 'programs'> & { readonly project: Project },
): Using {
  if (using === undefined) return using
  const names = using.program.map(programName)
  const at = names.findIndex(name => COVERAGE_TOOL.test(name))
  const inner = names.findIndex((name, index) => index > at && (programs.test(name) || name === 'node'))
  if (at < 0 || inner < 0) return using
  const { nyc, c8 } = packageManifest(project)
  const settings = [JSON.stringify([nyc, c8]), ...project.sample(/^\.(?:nyc|c8)rc/)]
  const loads = using.program.slice(at, inner).some(word => /^(?:-r|--require)/.test(word))
  if (loads || settings.some(text => LOADS_MODULES.test(text))) return using
  return { ...using, program: [...using.program.slice(0, at), ...using.program.slice(inner)] }
}
