import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { UserError } from './errors.ts'
import { customFramework } from './frameworks/custom.ts'
import { detectFramework, FRAMEWORKS } from './frameworks/detect.ts'
import type { Framework, Project } from './frameworks/framework.ts'
import type { Settings } from './inputs.ts'
import type { Job } from './job.ts'
import { parseCommand } from './runner/command-line.ts'
import type { Checkout } from './workspace/checkout.ts'

/** The project's directory. @throws UserError when it is not in the repository */
export function directory(checkout: Checkout, settings: Settings): string {
  const path = resolve(checkout.top, settings['working-directory'])
  const step = relative(checkout.top, path)
  if (step.startsWith('..')) {
    throw new UserError(
      `Input working-directory: ${settings['working-directory']} lies outside the repository.`,
      'Use a path inside it.',
    )
  }
  if (!existsSync(path)) {
    throw new UserError(
      `Input working-directory: there is no folder ${settings['working-directory']}.`,
      'Use a path inside the repository.',
    )
  }
  return path
}

/** How the project's tests are run. @throws UserError when nobody knows */
export function frameworkFor(project: Project, settings: Settings, reported: Job['reported']): Framework {
  const ids = (reported ?? []).map(({ id }) => id)
  const detected = detectFramework(project, ids)
  const command = settings['test-command']
  if (command !== undefined) return customFramework(parseCommand('test-command', command), detected)
  if (detected !== undefined) return detected
  const names = FRAMEWORKS.map(({ name }) => name).join(', ')
  throw new UserError(
    `No test framework was found in ${project.root} (looked for ${names}).`,
    'Pass test-command, with {report} where the path of the JUnit XML belongs.',
  )
}
