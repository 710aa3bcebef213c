import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_BRANCH } from '../config/actions-env.ts'

/**
 * Read the template of branches for the fix: an event on one of them is of fix-tests itself. The input wins over the
 * file of settings in the workspace, which mostly is that of the default branch. The file is parsed only if it names
 * one, since most runs have nothing to do.
 */
export async function readBranchTemplate(input: string | undefined, workspace: string): Promise<string> {
  if (input !== undefined && input !== '') return input
  const text = await readFile(join(workspace, '.github', 'fix-tests.yml'), 'utf8').catch(() => '')
  if (!/^['"]?branch['"]?\s{0,9}:/m.test(text)) return DEFAULT_BRANCH
  const { readConfig } = await import('../config/config-file.ts')
  try {
    return readConfig(text).branch || DEFAULT_BRANCH
  } catch {
    // The error is thrown again where the settings are loaded.
    return DEFAULT_BRANCH
  }
}
