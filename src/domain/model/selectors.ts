import { testResults } from './test-results.ts'
import type { Attempt } from './attempt.ts'
import type { State } from './state.ts'
import { Cluster } from './cluster.ts'
import type { TestKey } from './test-case.ts'
import { type Spending, spentTogether, type Usage, usageOf } from './usage.ts'

/** List the attempts with a commit that was not reverted. */
export function keptAttempts({ attempts }: Pick<State, 'attempts'>): Attempt[] {
  return attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined)
}

/** List the commits on the branch, reverts among them. One that was made by a squash stands for all before it. */
export function branchCommits({ attempts, squashed }: Pick<State, 'attempts' | 'squashed'>): string[] {
  const found = new Set(squashed === undefined ? [] : [squashed.sha])
  for (const { base, commit, revert } of attempts) {
    if (commit === undefined) continue
    const isThere = squashed === undefined || found.has(commit) || found.has(base)
    for (const sha of isThere ? [commit, revert] : []) if (sha !== undefined) found.add(sha)
  }
  return [...found]
}

/** Confidence below which a person has to decide on a change, although all tests accept it. */
const LEAST_CONFIDENCE = 0.5

/**
 * Return true if a fix asks for a person before it counts: nothing is left of the failing change, or a change is
 * unlikely. A confidence of 0 is not known.
 */
export function isDoubtful(state: Pick<State, 'attempts' | 'proof'>): boolean {
  return state.proof?.undoes === true || unlikelyAttempts(state).length > 0
}

/** List the kept attempts that turn their tests green, and that their author thinks more likely wrong than right. */
export function unlikelyAttempts(state: Pick<State, 'attempts'>): Attempt[] {
  return keptAttempts(state).filter(({ result, proposal }) => {
    const confidence = proposal?.confidence ?? 0
    return result === 'pass' && confidence > 0 && confidence < LEAST_CONFIDENCE
  })
}

/** Return true if people see the branch: it has a change that stands, or a pull request. */
export function showsBranch(state: Pick<State, 'attempts' | 'pullRequest'>): boolean {
  return keptAttempts(state).length > 0 || state.pullRequest !== undefined
}

/** Return the newest commit of the work; undefined if nothing was committed. */
export function workTip({ attempts, tip }: State): string | undefined {
  return attempts.some(({ commit }) => commit !== undefined) ? tip : undefined
}

/** List the commits that must not be lost: the newest of the work, and that of proposed tests. */
export function commitsOfWork(state: State): string[] {
  return [workTip(state), state.proposedTests?.sha].filter(commit => commit !== undefined)
}

/** List the kept attempts that no run of the whole suite has confirmed yet, oldest first. */
export function unconfirmedAttempts(state: State): Attempt[] {
  return keptAttempts(state).filter(attempt => !attempt.confirmed)
}

/** Return the attempt of an iteration. @throws Error if there is none */
export function attemptAt(state: State, iteration: number): Attempt {
  const attempt = state.attempts.find(each => each.iteration === iteration)
  if (attempt === undefined) throw new Error(`phase ${state.phase.at} without iteration ${iteration}`)
  return attempt
}

/** List the iterations that the workflow is working on. */
export function activeIterations({ phase }: State): readonly number[] {
  if (phase.at === 'racing') return phase.iterations
  return 'iteration' in phase ? [phase.iteration] : []
}

/** Return true if the attempt has neither a result nor a commit nor a tree. */
export function isOpen({ result, commit, tree }: Attempt): boolean {
  return result === undefined && commit === undefined && tree === undefined
}

/** List the attempts that passed in a worktree and wait to be combined with the branch, by iteration. */
export function heldAttempts(state: State): Attempt[] {
  return state.attempts.filter(({ tree, result, commit }) => tree !== undefined && result === undefined && !commit)
}

/** Sum up the usage of models in this run of the request, by role. */
export function totalSpending({ attempts, reviews }: Pick<State, 'attempts' | 'reviews'>): Spending {
  return spentTogether([
    ...attempts.filter(({ past }) => !past).map(({ spending }) => spending),
    ...reviews.filter(({ past }) => past !== true).map(({ usage }) => ({ reviewer: usage })),
  ])
}

export function totalUsage(state: State): Usage {
  return usageOf({ spending: totalSpending(state) })
}

/**
 * List the clusters of an attempt. A cluster that is fixed is in no diagnosis any more: it is rebuilt from the kept
 * attempts at it.
 */
export function attemptClusters(state: State, { clusters: ids }: Pick<Attempt, 'clusters'>): Cluster[] {
  const { fixed, awaited } = testResults(state)
  const green = new Set([...fixed, ...awaited])
  const counted = new Set<TestKey>()
  return ids.flatMap(id => {
    const found = state.clusters.find(cluster => cluster.id === id)
    if (found !== undefined) return [found]
    const last = keptAttempts(state).findLast(attempt => attempt.kind === 'repair' && attempt.clusters.includes(id))
    if (last === undefined) return []
    const { signature, title, targets, files } = last
    // An attempt at several clusters stands for each of them; each test counts once.
    const tests = targets.filter(key => green.has(key) && !counted.has(key))
    for (const key of tests) counted.add(key)
    return [Cluster.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })]
  })
}

/** Return the number of the next attempt. */
export function nextIteration({ attempts }: Pick<State, 'attempts'>): number {
  return 1 + Math.max(0, ...attempts.map(({ iteration }) => iteration))
}
