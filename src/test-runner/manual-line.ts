import { relative } from 'node:path'
import type { Invocation, Project } from '../frameworks/framework.ts'
import { printCommand } from '../frameworks/parse-command.ts'

const NODE_BIN = /^(?:\.\.\/)*node_modules\/\.bin\/(?<name>[^/]+)$/

/** Print a command as a user types it in the project's folder. Pure, except for reading the project. */
export function manualLine(
  [file = '', ...args]: readonly string[],
  project: Project,
  { env = {}, paths = [] }: Partial<Pick<Invocation, 'env' | 'paths'>> = {},
): string {
  // CI is set in every test run.
  const variables = { CI: 'true', ...env }
  const name = NODE_BIN.exec(file)?.groups?.name
  if (name !== undefined) return printCommand({ file: 'npx', args: [name, ...args], env: variables })
  if (paths.length === 0) return printCommand({ file, args, env: variables })
  const folders = paths.map(folder => relative(project.root, folder).replaceAll('\\', '/'))
  if (folders.some(folder => project.exists(`${folder}/${file}`)))
    return printCommand({ file: 'npx', args: [file, ...args], env: variables })
  // A wrapper that is no package starts a program that may be one.
  return `PATH="${folders.map(folder => `$PWD/${folder}`).join(':')}:$PATH" ${printCommand({ file, args, env: variables })}`
}
