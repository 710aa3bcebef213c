import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import picomatch from 'picomatch'
import type { Command } from '../frameworks/framework.ts'

/** Most names that one pattern stands for. */
const MAX_NAMES = 10_000

/**
 * Replace the patterns among the arguments of a command by the names of files, as the shell does in which a package
 * manager or CI runs it. A pattern without a file stays as it is. A `*` stands for no slash, and for no dot at the
 * beginning of a name.
 * @param cwd the working directory of the command
 */
export function expandGlobs({ args, globs = [] }: Pick<Command, 'args' | 'globs'>, cwd: string): readonly string[] {
  if (globs.length === 0) return args
  return args.flatMap(word => {
    const names = globs.includes(word) ? namesOf(word, cwd) : []
    return names.length > 0 ? names : [word]
  })
}

/** List the files and folders for which a pattern stands, sorted. */
function namesOf(pattern: string, cwd: string): string[] {
  const parts = pattern.split('/')
  let found = [pattern.startsWith('/') ? '/' : '']
  for (const [index, part] of parts.entries()) {
    if (index === 0 && part === '') continue
    const isLast = index === parts.length - 1
    found = found.flatMap(folder => entriesOf(part, folder, { cwd, isLast })).slice(0, MAX_NAMES)
  }
  return found.toSorted()
}

function entriesOf(part: string, folder: string, { cwd, isLast }: { cwd: string; isLast: boolean }): string[] {
  const below = (name: string) => (folder === '' || folder.endsWith('/') ? `${folder}${name}` : `${folder}/${name}`)
  if (!/[*?[]/.test(part)) return isLast && !exists(join(cwd, folder), part) ? [] : [below(part)]
  const matches = picomatch(part.replaceAll('[!', '[^'), { nobrace: true, noextglob: true, nonegate: true })
  return listed(join(cwd, folder)).flatMap(entry => {
    const fits = isLast || entry.isDirectory() || entry.isSymbolicLink()
    return fits && matches(entry.name) ? [below(entry.name)] : []
  })
}

function exists(folder: string, name: string): boolean {
  return name === '' || name === '.' || name === '..' || listed(folder).some(entry => entry.name === name)
}

function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
