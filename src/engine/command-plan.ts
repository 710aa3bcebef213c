import { type CheckPlan, commandCheck } from '../frameworks/commands/check-plan.ts'
import { makesEnvironment } from '../frameworks/commands/check-roles.ts'
import { splitSequence } from '../frameworks/commands/project-script.ts'
import { verbatimFramework } from '../frameworks/commands/verbatim.ts'
import type { Command, Project } from '../frameworks/framework.ts'
import type { Package } from '../frameworks/project/detect-packages.ts'
import { nodeBinFolders } from '../frameworks/project/node-package.ts'
import { usualCommand } from '../frameworks/project/usual-commands.ts'
import { python } from '../frameworks/pytest.ts'
import { shellLine, shellWord } from '../domain/text/shell-words.ts'

/** Packages of the project with their test commands, and notes for users. */
export interface TestPlan {
  readonly packages: readonly Package[]
  /** The project's own check; undefined if it has none. */
  readonly check?: CheckPlan | undefined
  readonly notes: readonly string[]
}

/** Project of a command, the reason to start it, and its name as the subject of a sentence. */
interface Said {
  readonly project: Project
  readonly why: string
  readonly subject: string
}

/** Plan the command that projects of this kind usually run; undefined if no file says that there is one. */
export function planOfKind(project: Project): TestPlan | undefined {
  const usual = usualCommand(project, python(project))
  if (usual === undefined) return undefined
  const { words, source, why } = usual
  const text = words.map(shellWord).join(' ')
  return planOfCheck({ ...commandCheck(text, project), source }, { project, why, subject: `${text} (${why})` })
}

/** Plan a check that is the only way to run the tests. Where it runs as it is, its exit code counts. */
export function planOfCheck(check: CheckPlan, by: Said): TestPlan {
  const plan = planOfCode(check, by)
  return check.firstRun === undefined ? { ...plan, check: { ...check, steps: [], isSplit: true, isTests: true } } : plan
}

/** Plan code for a shell as a script is planned: the first of its commands that runs tests runs them singly, too. */
export function planOfCode({ firstRun, shell, command, env }: CheckPlan, { project, why, subject }: Said): TestPlan {
  if (firstRun !== undefined) return { packages: [{ dir: '', project, ...firstRun, why }], notes: [] }
  const [file = 'sh', ...args] = shell
  const unknown = 'no command in it starts a test framework that is known'
  return verbatimPlan({ file, args: [...args, command], env }, { subject, project, why: unknown })
}

/** True if nothing but files says that the tests are of Python, and no environment of the project has its packages. */
export function isGuessOfPython([only, ...others]: readonly Package[]): boolean {
  if (only === undefined || others.length > 0 || only.dir !== '' || only.using !== undefined) return false
  return /^(?:pytest|unittest)$/.test(only.framework.name) && !python(only.project).includes('/')
}

/** True if a check starts its tests by tox, nox or hatch, in a way that is not known. */
export function makesOwnEnvironment({ command, firstRun }: CheckPlan): boolean {
  const parts = splitSequence(command) ?? command.split('\n')
  return firstRun === undefined && parts.some(each => makesEnvironment(shellLine(each).words))
}

/** Plan a command that runs as it is, with the whole suite each time. */
export function verbatimPlan(command: Command, { subject, project, why }: Said): TestPlan {
  const framework = verbatimFramework(withBinFolders(command, project))
  const notes = [`${subject} runs the whole suite each time, since ${why}.`]
  return { packages: [{ dir: '', project, framework, why }], notes }
}

/** Let a command find the programs of node_modules, as a script of the package does. */
function withBinFolders(command: Command, project: Project): Command {
  const paths = nodeBinFolders(project)
  return paths.length === 0 ? command : { ...command, paths }
}
