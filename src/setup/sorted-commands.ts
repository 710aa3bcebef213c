import { hasExpression, type YamlMap } from '../config/workflow-file.ts'
import type { Project } from '../frameworks/framework.ts'
import { projectIn } from '../frameworks/project/project-files.ts'
import { installLine, type PlacedCommand } from './install-lines.ts'
import type { StepCommand } from './step-commands.ts'
import { neededBy, type StepVariables, unsetVariable, withVariables } from './step-variables.ts'
import { onlyChecks } from './test-lines.ts'
import { placeOfScript } from './tied-lines.ts'
import { shortQuote } from './toolchain-steps.ts'

/** Places for the parts of a job, and what decides on them. */
export interface Sorted {
  readonly taken: YamlMap[]
  readonly setup: PlacedCommand[]
  readonly notes: string[]
  /** Project at the repository's top. */
  readonly project: Project
  /** True if CI runs them on another system, or in a container. */
  readonly isElsewhere: boolean
  readonly variables: StepVariables
}

/** Sort commands into steps of the job, which may use sudo, and those that run the repository's code, apart. */
export function sortCommands(commands: readonly StepCommand[], sorted: Sorted): void {
  const { taken, setup, notes, project, isElsewhere, variables } = sorted
  for (const { text, directory } of commands) {
    const kind = installLine(text)
    if (kind === 'skip' || (kind === 'unknown' && onlyChecks(text, projectIn(project, directory ?? '')))) continue
    const isKnown = !hasExpression(text) && unsetVariable(text, variables) === undefined
    // Another system installs its tools in another way.
    if (kind === 'machine' && !isElsewhere && isKnown) taken.push(stepOf({ text, directory }, sorted))
    else if (
      kind === 'project' &&
      isKnown &&
      !OF_GITHUB.test(text) &&
      directory !== undefined &&
      project.exists(directory)
    )
      setup.push({ text: withVariables(text, neededBy(text, variables)), directory })
    else notes.push(leftOut(text, kind === 'machine' || SETS_JOB.test(text) ? 'as a step' : 'to setup-command'))
  }
}

/** Write a step with the variables of CI's one, and in its folder. */
function stepOf({ text, directory = '' }: StepCommand, { variables, project }: Sorted): YamlMap {
  const env = neededBy(text, variables)
  return {
    run: text,
    ...(directory !== '' && project.exists(directory) ? { 'working-directory': directory } : {}),
    ...(Object.keys(env).length === 0 ? {} : { env }),
  }
}

/**
 * Take a script whose lines depend on each other as a step of the job, or leave all of it out.
 * @param run undefined for a part of a script
 */
export function sortWhole(
  run: string | undefined,
  { name, parts, ...sorted }: Sorted & { name: string; parts: readonly StepCommand[] },
): void {
  const { taken, notes, isElsewhere, variables } = sorted
  const place = placeOfScript(parts.map(({ text }) => text))
  if (place === 'skip') return
  const isKnown = run !== undefined && !hasExpression(run) && unsetVariable(run, variables) === undefined
  if (place === 'machine' && !isElsewhere && isKnown)
    taken.push(stepOf({ text: run, directory: parts[0]?.directory }, sorted))
  else if (run !== undefined)
    notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`)
  else
    notes.push(
      `What the step ${shortQuote(name)} of CI does before the tests was left out: add it to setup-command if the tests need it.`,
    )
}

/** Variables of GitHub's machine that the code of the repository does not get. */
const OF_GITHUB = /\$\{?(?:GITHUB|RUNNER)_/

/** Commands that set something for the steps behind theirs. */
const SETS_JOB = /\bGITHUB_(?:ENV|PATH)\b/

function leftOut(text: string, how: string): string {
  return `The command ${shortQuote(text)} of CI was left out: add it ${how} if the tests need it.`
}
