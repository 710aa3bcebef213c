import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { stepInFile } from '../config/failed-steps.ts'
import { interpretersOf } from '../config/interpreters-of-leg.ts'
import type { MatrixLeg } from '../config/matrix-leg.ts'
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
import { isOfChanges } from '../setup/job-likelihood.ts'
import type { TestJob } from '../setup/test-job.ts'
import { interpreterCheck } from './installed-interpreter.ts'
import { withInstalled } from './installed-program.ts'
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
  const { ci } = await readWorkflows(context)
  // A workflow that only people or tags start is seldom CI, and may release something.
  const jobs = ci.jobs.toSorted((a, b) => Number(isOfChanges(b)) - Number(isOfChanges(a)))
  const project = projectAt(join(checkout.top, settings['working-directory']))
  // The project's own script says how its tests run, whatever other jobs do.
  const hasScript = packageScripts(project).test !== undefined
  const canStart = interpreterCheck(env, checkout.top)
  const found = (hasScript ? jobs.slice(0, 1) : jobs).map(job => stepOf(job, { context, env, project, canStart }))
  const at = found.findIndex(({ step }) => step !== undefined)
  if (at < 0) return found[0] ?? {}
  // The likeliest job may be one whose step cannot be taken: that another one runs has to be seen.
  const passedOver = found.slice(0, at).find(({ note }) => note !== undefined)?.note
  const { step, note } = found[at] ?? {}
  const instead = `Instead, the step “${shortName(step?.name ?? '')}” of ${jobs[at]?.file.path ?? ''} is used.`
  const notes = [...(passedOver === undefined ? [] : [passedOver, instead]), ...(note === undefined ? [] : [note])]
  return { ...found[at], ...(notes.length > 0 && { note: notes.join(' ') }) }
}

function stepOf(
  job: TestJob,
  {
    context,
    env,
    project,
    canStart,
  }: { context: LocalContext; env: Env; project: Project; canStart: (name: string) => boolean },
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
  const isInstalled = (name: string) => findProgram(name, env.PATH ?? '') !== undefined
  const isHere = program.includes('/') ? existsSync(join(checkout.top, job.directory, program)) : isInstalled(program)
  const direct = isHere ? undefined : withInstalled(job.command, isInstalled)
  if (!isHere && direct === undefined)
    return { note: `${ranByCi(job)}, and ${program} is not installed here. Install it to start the tests as CI does.` }
  // tox and nox need the interpreter of their environment, which nothing installs here as the job does.
  const hasInterpreter = (leg: MatrixLeg) => interpretersOf(leg).length > 0 && interpretersOf(leg).every(canStart)
  const inFile = stepInFile(job.file.text, { job: job.id, step: job.testStep }, hasInterpreter)
  if (typeof inFile === 'string') return { note: `In ${job.file.path}: ${inFile} ${advice(job)}` }
  if (inFile === undefined) return {}
  const step = { ...inFile, run: withInstalled(inFile.run, isInstalled)?.code ?? inFile.run }
  const dir = posix.relative(context.settings['working-directory'], step.workingDirectory)
  const why = 'since it also runs commands that are neither tests nor known checks'
  return stepCheck(step, projectIn(project, dir)) === undefined
    ? { note: `In ${job.file.path}: the step “${shortName(step.name)}” is not used, ${why}. ${advice(job)}` }
    : {
        step,
        ...(direct && {
          note: `${ranByCi(job)}, and ${program} is not installed here. So ${direct.name} is started without it.`,
        }),
      }
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
