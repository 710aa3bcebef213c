import { note } from '../contracts/events.ts'
import { attemptsIn } from '../workflow/commits/commit-trailers.ts'
import { resumeForCi } from '../domain/workflow/judge-ci.ts'
import { decideLeg, joinLegs } from '../domain/workflow/matrix-legs.ts'
import { pendingTrees, resumeForReview, resumeState } from '../domain/workflow/resume.ts'
import type { Review } from '../domain/model/review.ts'
import { takesCommands } from '../domain/model/request.ts'
import { initialState, type State } from '../domain/model/state.ts'
import type { TestId } from '../domain/model/test-case.ts'
import { UserError } from '../contracts/errors.ts'
import type { Job } from './job.ts'
import type { Emit, StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'
import { ciLimitsOf } from './testbed-settings.ts'
import { branchName, branchNames, freeBranch } from './branch-name.ts'

export interface InitialStateOptions {
  /** State of the ledger; undefined if it is missing or unreadable. */
  readonly known: State | undefined
  readonly job: Job
  readonly key: string
  readonly reported: readonly TestId[]
  readonly store: StateStore
  readonly repository: Repository
  readonly emit: Emit
}

/** Load the state of an earlier run of the same request, or create a new one. */
export async function loadInitialState(options: InitialStateOptions): Promise<State> {
  const { known, job, key, reported, store, repository, emit } = options
  const isFollowUp = job.review !== undefined || job.ci !== undefined
  if (isFollowUp && known === undefined) throw missingLedgerError(job)
  const newState = (branch: string) => initialState({ key, branch, request: job.request, reported })
  if (known !== undefined) {
    if (await belongsToJob(known, options))
      return joinsAsLeg(options) ? joinLegs(known, job.request, reported) : resumeKnown(known, options)
    if (isFollowUp) {
      const isSame = known.request.headSha === job.request.headSha
      throw isSame && job.review !== undefined && job.review.sha !== known.tip
        ? branchChangedError(known, job.review)
        : missingLedgerError(job)
    }
    const text = 'The stored ledger belongs to another request, so the work starts again.'
    emit(note('warning', text))
  } else if (job.resume !== 'no') {
    const rebuilt = await rebuild(options)
    if (rebuilt !== undefined) return { ...newState(rebuilt.branch), ...rebuilt }
    // The action always looks for an earlier run; on the command line a person says that there is one.
    if (job.resume === 'anywhere')
      emit(note('info', 'There is no earlier run of this commit to resume, so the work begins.'))
  }
  return newState(await freeBranch(job, store, repository))
}

/** Return true if this run has failing tests that the leg or request before it did not have. */
function joinsAsLeg({ known, job, reported }: InitialStateOptions): boolean {
  const isFollowUp = job.review !== undefined || job.ci !== undefined
  return !isFollowUp && known !== undefined && decideLeg(known, job.request, reported) === 'join'
}

function missingLedgerError({ request }: Pick<Job, 'request'>): UserError {
  return new UserError(
    'The stored state of this pull request is missing, so fix-tests cannot go on with it.',
    takesCommands(request)
      ? 'Close it, and comment /fix-tests on the failing pull request.'
      : 'Close it: the next failed run of CI starts anew.',
  )
}

function branchChangedError(known: State, review: Review): UserError {
  return new UserError(
    `${known.branch} is at ${review.sha.slice(0, 7)}, but fix-tests left it at ${known.tip.slice(0, 7)}.`,
    'fix-tests does not change commits of other authors.',
  )
}

async function resumeKnown(known: State, { job, repository, emit }: InitialStateOptions): Promise<State> {
  const { review, ci, settings } = job
  const trees = await Promise.all(
    pendingTrees(known).map(async tree => ((await repository.has(`${tree}^{tree}`)) ? [tree] : [])),
  )
  const present = new Set(trees.flat())
  const updated = { ...known, request: job.request }
  const hasTree = (tree: string) => present.has(tree)
  // A known review may refer to an earlier tip: its demands were worked on since.
  const isNew = review !== undefined && !known.reviews.some(({ person }) => person === review.person)
  if (isNew && review.sha !== known.tip) throw branchChangedError(known, review)
  const state =
    ci !== undefined
      ? resumeForCi(updated, ci, { hasTree, limits: ciLimitsOf(settings) })
      : review === undefined
        ? resumeState(updated, hasTree)
        : resumeForReview(updated, review, hasTree)
  emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length })
  return state
}

/**
 * Rebuild attempts from the commit trailers of a branch of this request, or of commits that the ledger keeps for it, if
 * the state is lost.
 */
async function rebuild({
  job,
  key,
  store,
  repository,
  emit,
}: InitialStateOptions): Promise<Pick<State, 'branch' | 'tip' | 'attempts' | 'notes'> | undefined> {
  const [unseen] = await store.kept()
  for (const branch of branchNames(job)) {
    const isThere = await store.hasBranch(branch)
    const tip = isThere ? await store.fetchBranch(branch) : unseen
    if (tip === undefined) return undefined
    const isOwn = await repository.isAncestor(job.request.headSha, tip)
    const attempts = isOwn ? attemptsIn(await repository.log(job.request.headSha, tip), key) : undefined
    if (attempts === undefined || attempts.every(({ kind }) => kind === 'proposal')) {
      if (isThere) continue
      return undefined
    }
    const where = isThere ? branch : 'an earlier run'
    const text = `The ledger was rebuilt from the commits of ${where}: they are tested again.`
    emit(note('warning', text))
    return { branch, tip, attempts, notes: [text] }
  }
  return undefined
}

/**
 * Return true if a state can belong to this job. Another writer of the ledger must not choose the branch to push to, or
 * add commits that do not descend from the failing one.
 */
async function belongsToJob(known: State, { job, store, repository }: InitialStateOptions): Promise<boolean> {
  const name = branchName(job.settings.branch, job.request)
  const numbered = known.branch.startsWith(`${name}-`) && /^-\d+$/.test(known.branch.slice(name.length))
  if (known.request.headSha !== job.request.headSha || (known.branch !== name && !numbered)) return false
  if (!/^[0-9a-f]{40}$/.test(known.tip)) return false
  if (!(await repository.has(`${known.tip}^{commit}`))) {
    if (!(await store.hasBranch(known.branch))) return false
    await store.fetchBranch(known.branch)
  }
  return repository.isAncestor(job.request.headSha, known.tip)
}
