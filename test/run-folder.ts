import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Make a folder that stays until the run of the tests ends: a worker runs many files, which share their modules. */
export function runFolder(name: string): string {
  return mkdtempSync(join(inject('runFolder'), `${name}-`))
}
