import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Configuration of the bot's git directory: no hooks, filters or drivers of the user's repository or a test. */
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tautocrlf = false
\tsafecrlf = false
\tlogAllRefUpdates = false
\tsymlinks = true
[gc]
\tauto = 0
[maintenance]
\tauto = false
[commit]
\tgpgSign = false
[safe]
\tdirectory = *
`
const ATTRIBUTES = '* -text -filter -ident !eol !merge !diff !working-tree-encoding\n'

/**
 * Undo what a test may have written into the bot's git directory: settings, attributes, hooks, foreign objects.
 * Synchronous: it runs before every git command, and takes a fraction of a millisecond this way.
 */
export function sealGitDir(dir: string): void {
  const at = (...path: string[]) => join(dir, ...path)
  for (const file of ['config', 'gitconfig']) restore(at(file), CONFIG)
  for (const path of [at('hooks'), at('commondir'), at('config.worktree'), at('objects', 'info', 'alternates')]) {
    rmSync(path, { recursive: true, force: true })
  }
  mkdirSync(at('info'), { recursive: true })
  restore(at('info', 'attributes'), ATTRIBUTES)
}

/**
 * Remove the locks that a killed git has left: nothing can be fetched beside that of the list of shallow commits. No
 * other process may use the directory.
 */
export function removeLocks(dir: string): void {
  if (!existsSync(dir)) return
  for (const name of readdirSync(dir))
    if (name.endsWith('.lock')) rmSync(join(dir, name), { recursive: true, force: true })
}

/** Rewrite a file that holds anything else, in one step: another git may be reading it. */
function restore(path: string, text: string): void {
  try {
    if (lstatSync(path).isFile() && readFileSync(path, 'utf8') === text) return
  } catch {
    // Missing or unreadable: write it.
  }
  rmSync(`${path}.new`, { recursive: true, force: true })
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
