import type { Cluster } from '../domain/model/cluster.ts'
import { encloses, type Failure } from '../domain/model/test-case.ts'
import { isSilent } from './signature.ts'

/** A cluster with its failures, before it has a place in the order. */
export interface Group {
  readonly cluster: Cluster
  readonly failures: readonly Failure[]
}

/** How many failures of a group are asked what they import. */
const SAMPLE = 20

/**
 * For each cluster that another one explains, that other one: the set-up or the file around it failed, the code that
 * its tests import does not load, or the same thing failed before in the same place.
 */
export function causesOf(
  groups: readonly Group[],
  importsOf: (file: string) => readonly string[],
): Map<string, string> {
  const causes = new Map<string, string>()
  const foundations = groups.filter(({ cluster }) => cluster.criticality === 'high' && FOUNDATIONS.has(cluster.pattern))
  const nameless = groups.filter(({ failures }) => failures.some(({ id }) => id.name === ''))
  for (const group of groups) {
    const others = (candidates: readonly Group[]) => candidates.filter(each => each !== group)
    const cause =
      others(nameless).find(each => isAround(each, group)) ??
      others(foundations).find(each => !foundations.includes(group) && isBelow(each, group, importsOf)) ??
      (saysNothingItself(group) ? others(groups).find(each => isAftermath(each, group)) : undefined)
    // Those that explain each other explain nothing.
    if (cause !== undefined && !leadsTo(cause.cluster.id, group.cluster.id, causes))
      causes.set(group.cluster.id, cause.cluster.id)
  }
  return causes
}

/** Whether the causes of one, and the causes of those, come to the other. There is no ring among those that are known. */
function leadsTo(from: string, to: string, causes: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = from; at !== undefined; at = causes.get(at)) if (at === to) return true
  return false
}

const FOUNDATIONS = new Set(['compile', 'collection', 'missing-module', 'missing-dependency'])

/** The set-up of a suite, or the loading of a file, failed: what failed within it follows. */
function isAround(cause: Group, group: Group): boolean {
  const around = cause.failures.filter(({ id }) => id.name === '')
  const inside = group.failures.slice(0, SAMPLE)
  return inside.every(({ id }) => id.name !== '' && around.some(each => encloses(each.id, id)))
}

/** A file that does not load is imported by every test of the group. */
function isBelow(cause: Group, group: Group, importsOf: (file: string) => readonly string[]): boolean {
  const broken = new Set(cause.failures.flatMap(({ frames }) => frames.slice(0, 1).map(({ file }) => file)))
  if (broken.size === 0) return false
  return group.failures
    .slice(0, SAMPLE)
    .every(({ id }) => id.file !== '' && importsOf(id.file).some(file => broken.has(file)))
}

/** Whether the failures of a group are such that only others can explain them; it is asked first, since it is quick. */
function saysNothingItself({ failures }: Group): boolean {
  const [first] = failures
  if (first === undefined) return false
  const { type, message } = first.problem
  return isSilent(first) || type.endsWith('NoClassDefFoundError') || /cancelled/.test(type + message)
}

/** What a runtime says of a thing that failed before: Java's classes, node:test's cancelled tests, Go's parents. */
function isAftermath(cause: Group, group: Group): boolean {
  return group.failures.slice(0, SAMPLE).every(failure => {
    const { message, type } = failure.problem
    const sameSuite = cause.failures.some(
      ({ id }) => id.suite.join(' ') === failure.id.suite.join(' ') && id.file === failure.id.file,
    )
    if (type.endsWith('NoClassDefFoundError') && /Could not initialize class/.test(message)) {
      return sameSuite && cause.failures.some(({ problem }) => problem.type.endsWith('ExceptionInInitializerError'))
    }
    if (/cancelled(?:ByParent)?$|was cancelled$/.test(`${type} ${message}`.trim())) return sameSuite
    return (
      isSilent(failure) &&
      cause.failures.some(({ id }) => id.suite[0] === failure.id.suite[0] && id.name.startsWith(`${failure.id.name}/`))
    )
  })
}
