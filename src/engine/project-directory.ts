import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { UserError } from '../contracts/errors.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { below } from '../workspace/guarded-files.ts'

/** Resolve the project's directory. @throws UserError if it is not in the repository */
export function projectDirectory(checkout: Checkout, settings: Settings): string {
  const path = resolve(checkout.top, settings['working-directory'])
  if (!below(checkout.top, path)) {
    throw new UserError(
      `Input working-directory: ${settings['working-directory']} is outside the repository.`,
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
