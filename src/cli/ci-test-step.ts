import { join } from 'node:path'
import { stepInFile } from '../config/failed-steps.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { packageScripts } from '../frameworks/project/node-package.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { findProgram } from '../isolation/tools.ts'
import { readWorkflows } from './installed-project.ts'
import type { LocalContext } from './local-context.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Find the step of the repository's CI that runs the tests, to start them here as it does: with its features, its part of the
 * tests and its variables. A script of package.json and the input `test-command` say more about this machine, and a program that
 * is not installed here says nothing.
 */
export async function ciTestStep(context: LocalContext, env: Env): Promise<CiStep | undefined> {
  const { checkout, settings } = context
  const project = projectAt(join(checkout.top, settings['working-directory']))
  if (settings['test-command'] !== undefined || packageScripts(project).test !== undefined) return undefined
  const [job] = (await readWorkflows(context)).ci.jobs
  const program = job && shellLine(job.command).words.find(word => !/^\w+=/.test(word))
  if (job === undefined || program === undefined || findProgram(program, env.PATH ?? '') === undefined) return undefined
  return stepInFile(job.file.text, { job: job.id, step: job.testStep })
}
