import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { stepInFile } from '../config/failed-steps.ts'
import { hasExpression } from '../config/workflow-file.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { shellLine, shellWord } from '../domain/text/shell-words.ts'
import { shortName } from '../domain/text/wording.ts'
import type { Project } from '../frameworks/framework.ts'
import { stepCheck } from '../frameworks/commands/check-plan.ts'
import { packageScripts } from '../frameworks/project/node-package.ts'
import { scriptOf } from '../frameworks/project/package-manager.ts'
import { projectAt, projectIn } from '../frameworks/project/project-files.ts'
import { findProgram } from '../isolation/tools.ts'
import type { TestJob } from '../setup/test-job.ts'
import { readWorkflows } from './installed-project.ts'
import type { LocalContext } from './local-context.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The step of CI that runs the tests, or a sentence that says why they are not started as it does. */
export interface CiTestStep {
  readonly step?: CiStep
  readonly note?: string
}

/**
 * Find the step of the repository's CI that runs the tests, to start them here as it does: with its features, its part
 * of the tests and its variables. A script of package.json and the input `test-command` say more about this machine,
 * and a program that is not installed here says nothing.
 */
export async function ciTestStep(context: LocalContext, env: Env): Promise<CiTestStep> {
  const { checkout, settings } = context
  if (settings['test-command'] !== undefined) return {}
  const { jobs } = (await readWorkflows(context)).ci
  const project = projectAt(join(checkout.top, settings['working-directory']))
  // The project's own script says how its tests run, whatever other jobs do.
  const hasScript = packageScripts(project).test !== undefined
  const found = (hasScript ? jobs.slice(0, 1) : jobs).map(job => stepOf(job, { context, env, project }))
  // The likeliest job may be one whose step cannot be taken; why is said of that one.
  return found.find(({ step }) => step !== undefined) ?? found[0] ?? {}
}

function stepOf(
  job: TestJob,
  { context, env, project }: { context: LocalContext; env: Env; project: Project },
): CiTestStep {
  const { checkout } = context
  const { words } = shellLine(job.command)
  if (packageScripts(project).test !== undefined) {
    const script = scriptOf(words, project)?.name ?? 'test'
    return script === 'test'
      ? {}
      : { note: `${ranByCi(job)}, which is not the script "test" of package.json. ${advice(job)}` }
  }
  const program = words.find(word => !SHELL_WORDS.test(word)) ?? ''
  if (program === '') return {}
  // A wrapper of the project, such as ./mvnw, is found from the directory of the step.
  const isHere = program.includes('/')
    ? existsSync(join(checkout.top, job.directory, program))
    : findProgram(program, env.PATH ?? '') !== undefined
  if (!isHere)
    return { note: `${ranByCi(job)}, and ${program} is not installed here. Install it to start the tests as CI does.` }
  const step = stepInFile(job.file.text, { job: job.id, step: job.testStep })
  if (typeof step === 'string') return { note: `In ${job.file.path}: ${step} ${advice(job)}` }
  if (step === undefined) return {}
  const dir = posix.relative(context.settings['working-directory'], step.workingDirectory)
  const why = 'since it also runs commands that are neither tests nor known checks'
  return stepCheck(step, projectIn(project, dir)) === undefined
    ? { note: `In ${job.file.path}: the step “${shortName(step.name)}” is not used, ${why}. ${advice(job)}` }
    : { step }
}

/** Words of a shell before a program. */
const SHELL_WORDS = /^(?:\w+=.*|time|exec|command|env|nice|!)$/

function ranByCi({ command, file }: TestJob): string {
  return `CI runs ${command} (${file.path})`
}

/** Name the option that starts the tests as a job does. Only the person knows the values of expressions. */
function advice({ command }: TestJob): string {
  return hasExpression(command)
    ? 'To start the tests as it does, pass its command with the values of the expressions as --test-command.'
    : `To start the tests as it does, pass --test-command ${shellWord(command)}.`
}
