import { note } from '../../contracts/events.ts'
import { type ChangedHunk, hunksOf, textsWithHunks } from '../../domain/model/changed-hunk.ts'
import { type Cluster, isEnvironmental } from '../../domain/model/cluster.ts'
import type { FileChange } from '../../domain/model/file-change.ts'
import type { State } from '../../domain/model/state.ts'
import { testsOf } from '../../domain/model/test-results.ts'
import { byKey, testKey, type TestId, type TestKey } from '../../domain/model/test-case.ts'
import { remainingMs } from '../../domain/policy/budget.ts'
import { ddmin } from '../../domain/text/ddmin.ts'
import { listOf } from '../../domain/text/wording.ts'
import { joinClusters } from '../../triage/cluster-failures.ts'
import { placesOfInducing } from '../../triage/inducing-places.ts'
import { isGenerated, type SourceIndex } from '../../triage/suspects.ts'
import type { WorkflowContext } from '../context.ts'
import { runTests, selectionText } from '../test-runs/run-tests.ts'
import type { Triage } from '../test-runs/trace-clusters.ts'

/** Limits in one triage: clusters, tests of each, test runs, and time. */
const MAX_CLUSTERS = 3
const MAX_TESTS = 8
const MAX_RUNS = 24
const MAX_MS = 60_000
/** Share of the remaining time that it may take. */
const MAX_TIME_SHARE = 0.05
/** Hunks up to which each stands alone; those of a file stand together otherwise. */
const MAX_HUNKS = 64
/** Parts, and their share of the change, up to which they say where to look. */
const FEW = 2
const SHARE = 0.25
/** Lines that the log names. */
const MAX_NAMED = 3

/**
 * Find the smallest part of the suspected change without which the tests of each new cluster pass, and put its places
 * first. Nothing is said where the tests fail without all of the change as well.
 */
export async function narrowChange(all: readonly Cluster[], triage: Triage): Promise<readonly Cluster[]> {
  const { state, failures, sources, context } = triage
  const clusters = joinKnown(all, triage)
  const known = new Set(state.clusters.map(({ id }) => id))
  const open = clusters.filter(each => !known.has(each.id) && mayBeOfChange(each)).slice(0, MAX_CLUSTERS)
  // After a commit of the branch, what is reverted would be more than the suspected change.
  if (open.length === 0 || state.cannotRun !== undefined || state.tip !== state.request.headSha) return clusters
  const changes = await suspectedFiles(sources, context)
  const parts = partsOf(changes)
  if (parts.length < 2) return clusters
  const trial = new Trial(changes, parts, { state, context })
  const found: Narrowed[] = []
  const sampleOf = ({ tests }: Cluster) => testsOf(state, tests).slice(0, MAX_TESTS)
  try {
    const passing = await trial.passingWithout(open.flatMap(sampleOf), parts)
    for (const cluster of open) {
      const tests = sampleOf(cluster)
      if (tests.length === 0 || !tests.every(id => passing?.has(testKey(id)))) continue
      const same = await trial.sameAs(
        found.map(each => each.without),
        tests,
      )
      const without = same ?? (await trial.smallest(tests))
      const joined = found.find(each => each.without === without)
      if (joined !== undefined) joined.clusters.push(cluster)
      else if (without !== undefined) found.push({ clusters: [cluster], without })
    }
  } finally {
    await context.workspace.discard()
  }
  return withNarrowed(clusters, found, { failures, sources, context })
}

/** Join the clusters again that an earlier triage has found to have one root cause. */
function joinKnown(clusters: readonly Cluster[], { state, failures }: Triage): readonly Cluster[] {
  return state.inducing.reduce((left, { tests }) => {
    const known = new Set(tests)
    const [first, ...others] = left.filter(each => each.tests.every(test => known.has(test)))
    if (first === undefined || others.length === 0) return left
    const joined = joinClusters([first, ...others], failures)
    return left.filter(each => !others.includes(each)).map(each => (each === first ? joined : each))
  }, clusters)
}

/** Clusters whose tests pass without the same parts of the change: they have one root cause. */
interface Narrowed {
  readonly clusters: [Cluster, ...Cluster[]]
  readonly without: readonly Part[]
}

/** Put what was found in the place of the clusters, joined where it is the same. */
function withNarrowed(
  clusters: readonly Cluster[],
  found: readonly Narrowed[],
  { failures, sources, context }: Pick<Triage, 'failures' | 'sources' | 'context'>,
): Cluster[] {
  const joined = new Map<string, Cluster>()
  const first = new Map<string, string>()
  for (const { clusters: alike, without } of found) {
    const narrowed = placesOfInducing(joinClusters(alike, failures), without.flat(), sources)
    for (const { id } of alike) first.set(id, narrowed.id)
    joined.set(narrowed.id, narrowed)
    const text = `Without what the change did at ${listOf(narrowed.inducing, MAX_NAMED)}, the tests of “${narrowed.title}” pass.`
    context.emit(note('info', text))
  }
  return clusters
    .filter(({ id }) => (first.get(id) ?? id) === id)
    .map(cluster => {
      const { causedBy } = cluster
      const cause = causedBy === undefined ? undefined : (first.get(causedBy) ?? causedBy)
      return { ...(joined.get(cluster.id) ?? cluster), ...(cause === undefined ? {} : { causedBy: cause }) }
    })
}

/** True if the change may have broken these tests, and they run one by one. */
function mayBeOfChange(cluster: Cluster): boolean {
  return cluster.causedBy === undefined && cluster.pattern !== 'check' && !isEnvironmental(cluster)
}

async function suspectedFiles({ isTest }: SourceIndex, { workspace }: WorkflowContext): Promise<readonly FileChange[]> {
  const base = await workspace.history.base()
  if (base === undefined) return []
  const changes = (await workspace.changesSince(base, path => !isTest(path) && !isGenerated(path))) ?? []
  const added = changes.filter(({ before }) => before === undefined)
  // A file of a folder that has become a file cannot come back while that one stays.
  const isBelowAdded = (path: string) => added.some(each => path.startsWith(`${each.path}/`))
  return changes.filter(({ path, before }) => before !== undefined && !isBelowAdded(path))
}

/** Split the change into parts that are reverted together. A new file stays: what uses it fails without it. */
function partsOf(changes: readonly FileChange[]): Part[] {
  const hunks = hunksOf(changes)
  if (hunks.length <= MAX_HUNKS) return hunks.map(hunk => [hunk])
  return changes.length > MAX_HUNKS ? [] : changes.map(file => hunks.filter(hunk => hunk.file === file))
}

/** Hunks that are reverted together. */
type Part = readonly ChangedHunk[]

/** Runs tests without parts of the change, within limits. */
class Trial {
  #runs = 0
  readonly #until: number
  readonly #changes: readonly FileChange[]
  readonly #parts: readonly Part[]
  readonly #context: WorkflowContext

  constructor(
    changes: readonly FileChange[],
    parts: readonly Part[],
    { state, context }: { state: State; context: WorkflowContext },
  ) {
    this.#changes = changes
    this.#parts = parts
    this.#context = context
    const share = MAX_TIME_SHARE * Math.max(0, remainingMs(state, context.rules.limits))
    this.#until = context.clock.now() + Math.min(MAX_MS, share)
  }

  /** Find a list of parts without which these tests pass as well. */
  async sameAs(lists: readonly (readonly Part[])[], tests: readonly TestId[]): Promise<readonly Part[] | undefined> {
    for (const list of lists) {
      const passing = await this.passingWithout(tests, list)
      if (tests.every(id => passing?.has(testKey(id)))) return list
    }
    return undefined
  }

  /** Find the smallest list of parts without which the tests pass; undefined if these are too many to say anything. */
  async smallest(tests: readonly TestId[]): Promise<readonly Part[] | undefined> {
    const found = await ddmin(this.#parts, async reverted => {
      const passing = await this.passingWithout(tests, reverted)
      return passing === undefined ? undefined : tests.every(id => passing.has(testKey(id)))
    })
    return found.length <= Math.max(FEW, this.#parts.length * SHARE) ? found : undefined
  }

  /** Run tests without parts of the change. @returns those that pass; undefined if the limits are used up */
  async passingWithout(tests: readonly TestId[], reverted: readonly Part[]): Promise<ReadonlySet<TestKey> | undefined> {
    const { clock, workspace } = this.#context
    if (this.#runs >= MAX_RUNS || clock.now() >= this.#until) return undefined
    this.#runs += 1
    const kept = this.#parts.filter(part => !reverted.includes(part)).flat()
    await workspace.replaceEdits(textsWithHunks(kept, this.#changes))
    const selection = { kind: 'only', tests } as const
    const what = `${selectionText(selection)} without parts of the change`
    const run = await runTests(selection, this.#context, this.#context, what)
    return new Set([...byKey(run.cases)].filter(([, { status }]) => status === 'passed').map(([key]) => key))
  }
}
