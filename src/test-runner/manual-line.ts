import { relative } from 'node:path'
import type { TestId } from '../domain/model/test-case.ts'
import type { Package } from '../frameworks/project/detect-packages.ts'
import type { Invocation, Project } from '../frameworks/framework.ts'
import { nodeProgram } from '../frameworks/project/node-package.ts'
import { printCommand } from '../frameworks/commands/parse-command.ts'

/** Longest value of a variable of CI, in characters, in a line for people. */
const MAX_VALUE = 100

const NODE_BIN = /^(?:\.\.\/)*node_modules\/\.bin\/(?<name>[^/]+)$/

/** Print a command as a user types it in the project's folder. Pure, except for reading the project. */
export function manualLine(
  [file = '', ...args]: readonly string[],
  project: Project,
  { env = {}, globs = [], paths = [] }: Partial<Pick<Invocation, 'env' | 'globs' | 'paths'>> = {},
): string {
  // CI is set in every test run.
  const variables = { CI: 'true', ...env }
  const name = NODE_BIN.exec(file)?.groups?.name
  if (name !== undefined) return printCommand({ file: 'npx', args: [name, ...args], globs, env: variables })
  // The run was planned before its set-up may have installed the program.
  if (paths.length === 0 && nodeProgram(project, file).program[0] !== file)
    return printCommand({ file: 'npx', args: [file, ...args], globs, env: variables })
  if (paths.length === 0) return printCommand({ file, args, globs, env: variables })
  const folders = paths.map(folder => relative(project.runsAt, folder).replaceAll('\\', '/'))
  if (folders.some(folder => project.exists(`${folder}/${file}`)))
    return printCommand({ file: 'npx', args: [file, ...args], globs, env: variables })
  // A wrapper that is no package starts a program that may be one.
  return `PATH="${folders.map(folder => `$PWD/${folder}`).join(':')}:$PATH" ${printCommand({ file, args, globs, env: variables })}`
}

/**
 * Build the lines that a user types in a package's folder to see what its runs by name showed.
 * @param tests tests with files relative to the package; none for the whole suite
 * @param options `isNamed`: false for a test that no name selects, whose whole file ran
 */
export function manualLines(
  { framework, project, using }: Package,
  tests: readonly TestId[],
  options: { isNamed: (test: TestId) => boolean; plain: Readonly<Record<string, string>> | undefined },
): string[] {
  const run = tests.map(test => (options.isNamed(test) || test.file === '' ? test : { ...test, suite: [], name: '' }))
  const build = framework.manualBuild?.(project) ?? []
  // Lists that CI keeps for its own scripts are no part of a line that a person types.
  const plain = Object.entries(options.plain ?? {}).filter(
    ([, value]) => value.length <= MAX_VALUE && !/\n/.test(value),
  )
  const env = { ...Object.fromEntries(plain), ...using?.env }
  return [
    ...build.map(([file = '', ...args]) => printCommand({ file, args })),
    manualLine(framework.manualCommand(run, { project, using }), project, { ...using, env }),
  ]
}
