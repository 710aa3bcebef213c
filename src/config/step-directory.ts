import { hasExpression, scalarText, valueAt, type YamlMap } from './workflow-file.ts'

/** Return what a level of a workflow's file, the file itself or a job, sets for the steps in it. */
export function defaultsOf(level: YamlMap): unknown {
  return valueAt(level, 'defaults', 'run')
}

/** Return the first value that a level sets, from the innermost to the outermost. */
export function stepSetting(levels: readonly unknown[], name: 'shell' | 'working-directory'): string | undefined {
  return levels.map(level => scalarText(valueAt(level, name))).find(value => value !== undefined && value !== '')
}

/** Find the step that checks the workflow's own repository out. */
export function checkoutIn(steps: readonly YamlMap[]): YamlMap | undefined {
  return steps.find(isCheckout)
}

/** Check whether a step checks the workflow's own repository out. */
function isCheckout(step: YamlMap): boolean {
  const repository = scalarText(valueAt(step, 'with', 'repository')) ?? ''
  const isOwn = repository === '' || /^\$\{\{ {0,3}github\.repository {0,3}\}\}$/.test(repository)
  return isOwn && /^actions\/checkout@/i.test(scalarText(step.uses) ?? '')
}

/**
 * Return the directory that a step runs in, relative to the repository's top.
 * @param levels the step, and what its job and its file set for all steps
 * @returns undefined if it is not known, or not within the repository
 */
export function stepDirectory(
  levels: readonly unknown[],
  { checkout, fill }: { checkout: YamlMap | undefined; fill: (text: string) => string },
): string | undefined {
  const directory = fill(stepSetting(levels, 'working-directory') ?? '')
  return withinCheckout(directory, scalarText(valueAt(checkout, 'with', 'path')) ?? '')
}

/**
 * Make a directory of a job relative to the repository's top.
 * @param path folder of the job's workspace that holds the repository
 * @returns undefined if it is not within the repository
 */
function withinCheckout(directory: string, path: string): string | undefined {
  const [inner, outer] = [directory, path].map(relativeParts)
  if (inner === undefined || outer === undefined || !outer.every((part, index) => inner[index] === part))
    return undefined
  return inner.slice(outer.length).join('/')
}

/** Follow a path from a directory of the repository; undefined if that leaves the repository, or is not known. */
export function directoryFrom(directory: string, path: string): string | undefined {
  return OUTER.test(path) ? undefined : relativeParts(`./${directory}/${path}`)?.join('/')
}

/** Write the way from one directory of the repository to another. */
export function pathBetween(from: string, to: string): string {
  const [start, end] = [relativeParts(from) ?? [], relativeParts(to) ?? []]
  const apart = start.findIndex((part, index) => part !== end[index])
  const shared = apart < 0 ? start.length : apart
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/') || '.'
}

/** Beginning of a path that is not relative. */
const OUTER = /^(?:[/\\~]|[a-z]:)|\0/i

/** Split a path below the job's workspace into its parts; undefined if it leaves the workspace. */
function relativeParts(path: string): string[] | undefined {
  const relative = path.trim().replace(/^\$\{\{ {0,3}github\.workspace {0,3}\}\}\/?/, './')
  if (hasExpression(relative) || OUTER.test(relative)) return undefined
  const parts: string[] = []
  for (const part of relative.split(/[/\\]/)) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts
}
