import type { Cluster } from '../domain/model/cluster.ts'
import { NOT_LOADED } from '../domain/model/failure-kind.ts'
import { encloses, type Failure, suitesAround, type TestId } from '../domain/model/test-case.ts'
import { addToGroup } from '../domain/text/grouping.ts'

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
  const foundations = new Set(
    groups.filter(({ cluster }) => cluster.criticality === 'high' && NOT_LOADED.has(cluster.pattern)),
  )
  const setups = indexed(groups, ({ failures }) =>
    failures.filter(({ id }) => id.name === '').map(({ id }) => partKey(id)),
  )
  const broken = indexed(foundations, brokenFiles)
  const bySuite = indexed(groups, ({ failures }) => failures.map(({ id }) => suiteKey(id)))
  for (const group of groups) {
    const [first] = group.failures
    if (first === undefined) continue
    const cause =
      // A test that compared values has run: no set-up kept it from that.
      (group.cluster.actual === undefined
        ? setups(partsAround(first.id)).find(each => each !== group && failedSetup(each, group))
        : undefined) ??
      (foundations.has(group)
        ? undefined
        : broken(importsOf(first.id.file)).find(each => isImportedBy(each, group, importsOf))) ??
      (needsExplanation(group)
        ? bySuite([suiteKey(first.id)]).find(each => each !== group && isAftermath(each, group))
        : undefined)
    // Two clusters cannot cause each other.
    if (cause !== undefined && !reaches(cause.cluster.id, group.cluster.id, causes))
      causes.set(group.cluster.id, cause.cluster.id)
    yield
  }
  return causes
}

/**
 * Index groups by keys of theirs: a report with thousands of causes has millions of pairs. The groups of some keys keep
 * their order.
 */
function indexed(
  groups: Iterable<Group>,
  keysOf: (group: Group) => readonly string[],
): (keys: readonly string[]) => readonly Group[] {
  const index = new Map<string, Group[]>()
  const positions = new Map<Group, number>()
  for (const group of groups) {
    positions.set(group, positions.size)
    for (const key of new Set(keysOf(group))) addToGroup(index, key, group)
  }
  const positionOf = (group: Group) => positions.get(group) ?? 0
  return keys =>
    [...new Set(keys.flatMap(key => index.get(key) ?? []))].toSorted(
      (one, other) => positionOf(one) - positionOf(other),
    )
}

/** Name the part of the suite that a case without a name stands for: a file or folder, else a suite. */
function partKey({ file, suite }: TestId): string {
  return file === '' ? `: ${suite.join(' ')}` : file
}

/** List the parts that a test is in. */
function partsAround(id: TestId): string[] {
  const segments = id.file.split('/')
  const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  return [...folders, ...suitesAround(id).map(suite => `: ${suite}`)]
}

function suiteKey({ file, suite }: TestId): string {
  return `${file}\0${suite.join(' ')}`
}

/** True if the chain of causes of one cluster reaches the other. The known causes contain no cycle. */
function reaches(from: string, to: string, causes: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = from; at !== undefined; at = causes.get(at)) if (at === to) return true
  return false
}

/** True if the set-up of a suite or the loading of a file failed, and the group's tests are within. */
function failedSetup(cause: Group, group: Group): boolean {
  const around = cause.failures.filter(({ id }) => id.name === '')
  const inside = group.failures.slice(0, MAX_COMPARED)
  return inside.every(({ id }) => id.name !== '' && around.some(each => encloses(each.id, id)))
}

/** List the files in which the failures of a group arose. */
function brokenFiles({ failures }: Group): string[] {
  return failures.flatMap(({ frames }) => frames.slice(0, 1).map(({ file }) => file))
}

/** True if every test of the group imports a file that does not load. */
function isImportedBy(cause: Group, group: Group, importsOf: (file: string) => readonly string[]): boolean {
  const broken = new Set(brokenFiles(cause))
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
    const sameSuite = cause.failures.some(({ id }) => suiteKey(id) === suiteKey(failure.id))
    if (type.endsWith('NoClassDefFoundError') && /Could not initialize class/.test(message)) {
      return sameSuite && cause.failures.some(({ problem }) => problem.type.endsWith('ExceptionInInitializerError'))
    }
    return /cancelled(?:ByParent)?$|was cancelled$/.test(`${type} ${message}`.trim()) && sameSuite
  })
}
