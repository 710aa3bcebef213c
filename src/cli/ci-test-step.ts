import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stepInFile } from '../config/failed-steps.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { packageScripts } from '../frameworks/project/node-package.ts'
import { scriptOf } from '../frameworks/project/package-manager.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { findProgram } from '../isolation/tools.ts'
import type { TestJob } from '../setup/ci-jobs.ts'
import { readWorkflows } from './installed-project.ts'
import type { LocalContext } from './local-context.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The step of CI that runs the tests, or a sentence that says why they are not started as it does. */
export interface CiTestStep {
  readonly step?: CiStep
  readonly note?: string
}

/**
 * Find the step of the repository's CI that runs the tests, to start them here as it does: with its features, its part of the
 * tests and its variables. A script of package.json and the input `test-command` say more about this machine, and a program that
 * is not installed here says nothing.
 */
export async function ciTestStep(context: LocalContext, env: Env): Promise<CiTestStep> {
  const { checkout, settings } = context
  if (settings['test-command'] !== undefined) return {}
  const [job] = (await readWorkflows(context)).ci.jobs
  if (job === undefined) return {}
  const project = projectAt(join(checkout.top, settings['working-directory']))
  const { words } = shellLine(job.command)
  if (packageScripts(project).test !== undefined) {
    const script = scriptOf(words, project)?.name ?? 'test'
    return script === 'test' ? {} : { note: otherCommand(job, 'which is not the script "test" of package.json') }
  }
  const program = words.find(word => !SHELL_WORDS.test(word)) ?? ''
  if (program === '') return {}
  // A wrapper of the project, such as ./mvnw, is found from the directory of the step.
  const isHere = program.includes('/')
    ? existsSync(join(checkout.top, job.directory, program))
    : findProgram(program, env.PATH ?? '') !== undefined
  if (!isHere) return { note: otherCommand(job, `and ${program} is not installed here`) }
  const step = stepInFile(job.file.text, { job: job.id, step: job.testStep })
  return typeof step === 'string' ? { note: `${step} ${ADVICE}` } : step === undefined ? {} : { step }
}

/** Words of a shell before a program. */
const SHELL_WORDS = /^(?:\w+=.*|time|exec|command|env|nice|!)$/

const ADVICE = 'To start the tests as it does, pass test-command.'

function otherCommand({ command, file }: TestJob, why: string): string {
  return `CI runs ${command} (${file.path}), ${why}. ${ADVICE}`
}
