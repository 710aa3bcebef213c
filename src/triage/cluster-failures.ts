import { type Cluster, similarity } from '../domain/model/cluster.ts'
import { type Failure, type Frame, testKey, type TestId, titleOf } from '../domain/model/test-case.ts'
import { assertedCode } from './called-code.ts'
import { causesOf, type Group } from './cascades.ts'
import { type CodeDefinition, definitionKey, symbolOf } from '../domain/model/code.ts'
import { criticalityOf } from './criticality.ts'
import { classifyFailure } from './failure-kinds.ts'
import { problemLine } from './problem-line.ts'
import { RaisedCauses } from './raised-causes.ts'
import { describeCause, isSilent, mask, signatureId } from './signature.ts'
import { type SourceIndex, suspectsOfMany } from './suspects.ts'
import { withPlaces } from './place-clusters.ts'
import { isTestFrame } from './test-files.ts'
import { addToGroup, groupBy } from '../domain/text/grouping.ts'
import { orderClusters } from './order-clusters.ts'

export interface ClusterOptions extends SourceIndex {
  readonly failures: readonly Failure[]
}

/** Clusters whose calls are followed, the largest first: a report may have thousands of causes. */
const MAX_FOLLOWED = 50
/** Failures whose assertions are looked at: each means to read its test. */
const MAX_ASSERTED = 300
/** Maximum number of messages to compare within a cluster. */
const MAX_COMPARED = 20

/**
 * Group failures by root cause. The order of the clusters: causes before effects, then by criticality, then larger
 * ones, then by name. The work is done in pieces: of many failures it takes seconds.
 */
export function* clusterFailures(options: ClusterOptions): Generator<void, Cluster[]> {
  // Runners report files in the order in which they end.
  const sorted = options.failures.toSorted((a, b) => (a.id.file < b.id.file ? -1 : Number(a.id.file > b.id.file)))
  // A parent test of Go that says nothing itself fails because a subtest does.
  const above = new Set(sorted.flatMap(({ id }) => parentsOf(id)))
  const isParent = (failure: Failure) => isSilent(failure) && above.has(`${failure.id.suite[0]} ${failure.id.name}`)
  const own = sorted.filter(failure => !isParent(failure))
  const imports = cached(options.importsOf)
  const sources = { ...options, importsOf: imports }
  const groups = yield* groupBySignature(own, sources)
  const followed = new Set([...groups.values()].toSorted((a, b) => b.length - a.length).slice(0, MAX_FOLLOWED))
  const suspects = suspectsOfMany(sources)
  const found: Group[] = []
  for (const [signature, alike] of groups) {
    const cluster = clusterOf(signature, alike, { ...sources, followsCalls: followed.has(alike), suspects })
    found.push({ cluster, failures: alike })
    yield
  }
  const causes = yield* causesOf(found, imports)
  const ordered = orderClusters(
    found.map(({ cluster, failures: alike }) => {
      const causedBy = causes.get(cluster.id)
      return { cluster: causedBy === undefined ? cluster : { ...cluster, causedBy }, failures: alike }
    }),
  )
  return withParents(ordered, sorted.filter(isParent), sorted)
}

/** Group failures by what describes their root cause. */
function* groupBySignature(
  failures: readonly Failure[],
  options: ClusterOptions,
): Generator<void, Map<string, Failure[]>> {
  const { isTest, code } = options
  const changed = yield* changedPlace(options)
  const groups = new Map<string, Failure[]>()
  const raised = new RaisedCauses(frame => isTestFrame(frame, options))
  const symbolAt = ({ file, line }: Frame) => symbolOfPlace(code?.definitionAt(file, line))
  for (const [index, failure] of failures.entries()) {
    const { pattern, subject } = classifyFailure(failure.problem, failure.id.name === '')
    const isOpen = pattern === 'assertion' && !failure.frames.some(frame => !isTestFrame(frame, options))
    const about =
      isOpen && code !== undefined && index < MAX_ASSERTED ? assertedCode(failure, { code, isTest }) : undefined
    const place = about ?? (isOpen && reaches(failure, changed, options) ? changed : undefined)
    const asserted = place && `${place.file} ${symbolOf(place)}`
    const context = { isTestFrame: (frame: Frame) => isTestFrame(frame, options), pattern, subject, asserted, symbolAt }
    const { signature: own, raisedAt: at } = describeCause(failure, context)
    const signature = at === undefined ? own : raised.signatureOf(failure, own, at)
    addToGroup(groups, signature, failure)
    yield
  }
  return groups
}

function symbolOfPlace(place: CodeDefinition | undefined): string {
  return place === undefined ? '' : symbolOf(place)
}

/** Return the function that the failing change touched, if there is only one. */
function* changedPlace({ changed, isTest, code }: ClusterOptions): Generator<void, CodeDefinition | undefined> {
  let only: CodeDefinition | undefined
  for (const { file, line } of changed) {
    if (isTest(file)) continue
    const place = line === undefined ? undefined : code?.definitionAt(file, line)
    if (place === undefined || (only !== undefined && definitionKey(only) !== definitionKey(place))) return undefined
    only = place
    yield
  }
  return only
}

function reaches({ id }: Failure, place: CodeDefinition | undefined, { importsOf }: ClusterOptions): boolean {
  return place !== undefined && id.file !== '' && importsOf(id.file).includes(place.file)
}

/** Levels of a subtest's name: a test can give it any number of them. */
const MAX_LEVELS = 64

/** Name the parent tests of a subtest of Go, with their package: `pkg TestCart` for `TestCart/empty`. */
function parentsOf({ framework, suite, name }: TestId): string[] {
  const levels = framework === 'go' ? name.split('/').slice(0, MAX_LEVELS) : []
  return levels.slice(1).map((_, index) => `${suite[0]} ${levels.slice(0, index + 1).join('/')}`)
}

/** Add each parent test to the last cluster that holds a subtest of it: it passes once all of its subtests do. */
function withParents(clusters: readonly Cluster[], parents: readonly Failure[], sorted: readonly Failure[]): Cluster[] {
  if (parents.length === 0) return [...clusters]
  const ids = new Map(sorted.map(({ id }) => [testKey(id), id]))
  const last = new Map<string, number>()
  for (const [index, { tests }] of clusters.entries())
    for (const id of tests.flatMap(key => ids.get(key) ?? []))
      for (const parent of parentsOf(id)) last.set(parent, index)
  const added = groupBy(parents, ({ id }) => String(last.get(`${id.suite[0]} ${id.name}`)))
  return clusters.map((cluster, index) => {
    const more = added.get(String(index)) ?? []
    return { ...cluster, tests: [...cluster.tests, ...more.map(({ id }) => testKey(id))] }
  })
}

function clusterOf(
  signature: string,
  failures: readonly Failure[],
  sources: SourceIndex & { readonly followsCalls: boolean; readonly suspects: ReturnType<typeof suspectsOfMany> },
): Cluster {
  const first = failures[0] as Failure
  const { pattern, suggestion, expected, actual } = classifyFailure(first.problem, first.id.name === '')
  const places = sources.suspects(failures, sources)
  return {
    id: signatureId(signature),
    signature,
    title: titleFor(failures),
    problem: problemLine(first, { pattern, expected, actual }),
    ...criticalityOf(failures, { pattern, symbol: sources.followsCalls ? symbolFor(failures, sources) : '' }),
    pattern,
    suggestion,
    ...(expected === undefined || actual === undefined ? {} : { expected, actual }),
    similarity: messageSimilarity(failures),
    tests: failures.map(failure => testKey(failure.id)),
    ...withPlaces({}, places),
  }
}

/** Name the function that raises the errors, or that the failing assertions are about; '' if it is unknown. */
function symbolFor(failures: readonly Failure[], sources: SourceIndex): string {
  const { isTest, code } = sources
  const [first] = failures
  const frame = first?.frames.find(each => !isTestFrame(each, sources))
  const place =
    frame === undefined
      ? first && code && assertedCode(first, { code, isTest })
      : code?.definitionAt(frame.file, frame.line)
  return place === undefined ? (frame?.symbol ?? '') : symbolOf(place)
}

/** Return how similar the unmasked messages are, from 0 to 1: the lowest similarity to the first one. */
function messageSimilarity(failures: readonly Failure[]): number {
  const [first, ...others] = failures.slice(0, MAX_COMPARED).map(({ problem }) => problem.message.slice(0, 400))
  if (first === undefined || others.length === 0) return 1
  const masked = mask(first)
  const least = Math.min(
    ...others.map(other =>
      mask(other) === masked ? Math.max(0.5, similarity(first, other)) : similarity(first, other),
    ),
  )
  return Math.round(least * 100) / 100
}

/**
 * Join clusters of one root cause: the first one gets the tests of the others.
 * @param failures theirs, and perhaps others
 */
export function joinClusters(clusters: readonly [Cluster, ...Cluster[]], failures: readonly Failure[]): Cluster {
  const tests = [...new Set(clusters.flatMap(each => each.tests))]
  const own = new Map(failures.map(failure => [testKey(failure.id), failure]))
  const joined = tests.flatMap(key => own.get(key) ?? [])
  const title = joined.length === 0 ? clusters[0].title : titleFor(joined)
  return { ...clusters[0], tests, title, similarity: messageSimilarity(joined) }
}

/** Name a cluster after its first failure and the number of others. */
function titleFor(failures: readonly Failure[]): string {
  const first = failures[0] as Failure
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `${titleOf(first.id)}${more}`
}

/** Cache the imports of each file: many failures are in the same one. */
function cached(importsOf: (file: string) => readonly string[]): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return file => {
    const found = known.get(file) ?? importsOf(file)
    known.set(file, found)
    return found
  }
}
