import type { Cluster } from '../domain/model/cluster.ts'
import { encloses, type Failure } from '../domain/model/test-case.ts'

/** A cluster with its failures, before the clusters are ordered. */
export interface Group {
  readonly cluster: Cluster
  readonly failures: readonly Failure[]
}

/** Maximum number of failures of a group to compare. */
const MAX_COMPARED = 20

/**
 * Map each cluster that follows from another one to that cluster. Its set-up or its file failed, or code that its tests
 * import does not load. Or the same thing failed earlier in the same place.
 */
export function* causesOf(
  groups: readonly Group[],
  importsOf: (file: string) => readonly string[],
): Generator<void, Map<string, string>> {
  const causes = new Map<string, string>()
  const foundations = groups.filter(({ cluster }) => cluster.criticality === 'high' && FOUNDATIONS.has(cluster.pattern))
  const nameless = groups.filter(({ failures }) => failures.some(({ id }) => id.name === ''))
  for (const group of groups) {
    const others = (candidates: readonly Group[]) => candidates.filter(each => each !== group)
    const cause =
      // A test that compared values has run: no set-up kept it from that.
      (group.cluster.actual === undefined ? others(nameless).find(each => failedSetup(each, group)) : undefined) ??
      others(foundations).find(each => !foundations.includes(group) && isImportedBy(each, group, importsOf)) ??
      (needsExplanation(group) ? others(groups).find(each => isAftermath(each, group)) : undefined)
    // Two clusters cannot cause each other.
    if (cause !== undefined && !reaches(cause.cluster.id, group.cluster.id, causes))
      causes.set(group.cluster.id, cause.cluster.id)
    yield
  }
  return causes
}

/** True if the chain of causes of one cluster reaches the other. The known causes contain no cycle. */
function reaches(from: string, to: string, causes: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = from; at !== undefined; at = causes.get(at)) if (at === to) return true
  return false
}

const FOUNDATIONS = new Set(['compile', 'collection', 'missing-module', 'missing-dependency'])

/** True if the set-up of a suite or the loading of a file failed, and the group's tests are within. */
function failedSetup(cause: Group, group: Group): boolean {
  const around = cause.failures.filter(({ id }) => id.name === '')
  const inside = group.failures.slice(0, MAX_COMPARED)
  return inside.every(({ id }) => id.name !== '' && around.some(each => encloses(each.id, id)))
}

/** True if every test of the group imports a file that does not load. */
function isImportedBy(cause: Group, group: Group, importsOf: (file: string) => readonly string[]): boolean {
  const broken = new Set(cause.failures.flatMap(({ frames }) => frames.slice(0, 1).map(({ file }) => file)))
  if (broken.size === 0) return false
  return group.failures
    .slice(0, MAX_COMPARED)
    .every(({ id }) => id.file !== '' && importsOf(id.file).some(file => broken.has(file)))
}

/** True if only other failures can explain those of a group. This check is cheap, so it comes first. */
function needsExplanation({ failures }: Group): boolean {
  const [first] = failures
  if (first === undefined) return false
  const { type, message } = first.problem
  return type.endsWith('NoClassDefFoundError') || /cancelled/.test(type + message)
}

/** True if a runtime repeats an earlier failure: classes of Java, cancelled tests of node:test. */
function isAftermath(cause: Group, group: Group): boolean {
  return group.failures.slice(0, MAX_COMPARED).every(failure => {
    const { message, type } = failure.problem
    const sameSuite = cause.failures.some(
      ({ id }) => id.suite.join(' ') === failure.id.suite.join(' ') && id.file === failure.id.file,
    )
    if (type.endsWith('NoClassDefFoundError') && /Could not initialize class/.test(message)) {
      return sameSuite && cause.failures.some(({ problem }) => problem.type.endsWith('ExceptionInInitializerError'))
    }
    return /cancelled(?:ByParent)?$|was cancelled$/.test(`${type} ${message}`.trim()) && sameSuite
  })
}
