import { join } from 'node:path'
import { plainInvocation } from '../commands/invocation.ts'
import { type Invocation, type Project } from '../framework.ts'

/** List the dependencies in package.json. The result is empty if the file is missing or broken. */
export function declaredPackages(project: Project): ReadonlySet<string> {
  const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(
    section => packageManifest(project)[section],
  )
  return new Set(
    sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])),
  )
}

/** Return the scripts of package.json. */
export function packageScripts(project: Project): Readonly<Record<string, string>> {
  const found = packageManifest(project).scripts
  if (found === null || typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Return the tasks of deno.json or deno.jsonc. */
export function denoTasks(project: Project): Readonly<Record<string, string>> {
  const text = project.text('deno.json') ?? project.text('deno.jsonc') ?? ''
  const begin = text.search(/"tasks"\s*:\s*\{/)
  const field = begin < 0 ? '' : text.slice(begin)
  const tasks = /^"tasks"\s*:\s*\{(?<tasks>(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{[^{}]*\})*)\}/.exec(field)?.groups?.tasks ?? ''
  const found = tasks.matchAll(
    /"(?<name>[^"]+)"\s*:\s*(?:\{[^{}]*?"command"\s*:\s*)?"(?<command>(?:[^"\\]|\\.)*)"[^{}",]*\}?/g,
  )
  return Object.fromEntries(
    [...found].map(({ groups }) => [groups?.name ?? '', (groups?.command ?? '').replace(/\\(.)/g, '$1')]),
  )
}

/** Parse package.json. The result is empty if the file is missing or broken. */
export function packageManifest(project: Project): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(project.text('package.json') ?? '{}')
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {}
  } catch {
    // A broken package.json is reported better by its own tools.
    return {}
  }
}

/** Maximum number of folders between a package and the top of its workspace. */
const MAX_LEVELS = 4

const BIN_FOLDERS = Array.from({ length: MAX_LEVELS + 1 }, (_, steps) => `${'../'.repeat(steps)}node_modules/.bin`)

/** Start a program of node_modules if it is installed here or in a folder above, else the program on PATH. */
export function nodeProgram(project: Project, name: string): Invocation {
  return plainInvocation([BIN_FOLDERS.map(folder => `${folder}/${name}`).find(project.exists) ?? name])
}

/** List the folders of programs that the package's scripts see, nearest first. */
export function nodeBinFolders(project: Project): string[] {
  return BIN_FOLDERS.filter(project.exists).map(folder => join(project.runsAt, folder))
}
