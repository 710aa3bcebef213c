import { chmod, lstat, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Files by which a step gives later ones variables, folders of PATH, outputs and state. */
const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/** The runner's command files as they were when this step began. The runner makes them anew for each step. */
export type CommandFiles = ReadonlyMap<string, { readonly path: string; readonly text: Buffer }>

/** Read the command files before anything of the repository runs. */
export async function readCommandFiles(env: Readonly<Record<string, string | undefined>>): Promise<CommandFiles> {
  const found = new Map<string, { path: string; text: Buffer }>()
  for (const name of NAMES) {
    const path = env[name]
    if (path === undefined || path === '') continue
    const text = await readFile(path).catch(() => undefined)
    if (text !== undefined) found.set(name, { path, text })
  }
  return found
}

/**
 * Restore the command files if a test has written to them: without isolation it can find them, and could preload a
 * library into later steps or forge the outputs of this one.
 * @returns the names of the restored ones
 * @throws if one cannot be restored, after all others
 */
export async function restoreCommandFiles(files: CommandFiles): Promise<string[]> {
  const restored: string[] = []
  const errors: unknown[] = []
  for (const [name, { path, text }] of files) {
    if (!(await isChanged(path, text))) continue
    try {
      await replaceFile(path, text)
      restored.push(name)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return restored
}

/** Write another file in the place of one: a link would lead the write elsewhere, and a file may refuse it. */
async function replaceFile(path: string, text: Buffer): Promise<void> {
  await chmod(dirname(path), 0o755).catch(() => undefined)
  await rm(path, { force: true, recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

async function isChanged(path: string, text: Buffer): Promise<boolean> {
  const info = await lstat(path).catch(() => undefined)
  if (info?.isFile() !== true) return true
  const now = await readFile(path).catch(() => undefined)
  return now?.equals(text) !== true
}
