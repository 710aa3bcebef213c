import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stepInFile } from '../config/failed-steps.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { packageScripts } from '../frameworks/project/node-package.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import type { InstalledProject } from './installed-project.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Find the step of the repository's CI that runs the tests, to start them here as it does: with its features, its part of the
 * tests and its variables. A script of package.json and the input `test-command` say more about this machine, and a program that
 * is not installed here says nothing.
 */
export function ciTestStep({ checkout, settings, ci }: InstalledProject, env: Env): CiStep | undefined {
  const [job] = ci.jobs
  if (job === undefined || settings['test-command'] !== undefined) return undefined
  const project = projectAt(join(checkout.top, settings['working-directory']))
  if (packageScripts(project).test !== undefined) return undefined
  const program = shellLine(job.command).words.find(word => !/^\w+=/.test(word)) ?? ''
  return isInstalled(program, env) ? stepInFile(job.file.text, { job: job.id, step: job.testStep }) : undefined
}

function isInstalled(program: string, { PATH = '' }: Env): boolean {
  return PATH.split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return program !== '' && folder !== ''
    } catch {
      return false
    }
  })
}
