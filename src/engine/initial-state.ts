import { attemptsIn } from '../workflow/commit-trailers.ts'
import { pendingTrees, resumeForReview, resumeState } from '../domain/workflow/resume.ts'
import type { Review } from '../domain/model/review.ts'
import { initialState, type State } from '../domain/model/state.ts'
import type { TestId } from '../domain/model/test-case.ts'
import { UserError } from '../contracts/errors.ts'
import type { Job } from './job.ts'
import type { Emit, StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'
import { branchName, branchNames, freeBranch } from './branch-name.ts'

export interface InitialStateOptions {
  /** What the ledger holds, where it can be read. */
  readonly known: State | undefined
  readonly job: Job
  readonly key: string
  readonly reported: readonly TestId[]
  readonly store: StateStore
  readonly repository: Repository
  readonly emit: Emit
}

/** The state to begin with: that of an earlier run of the same request, as far as it is there, or a new one. */
export async function loadInitialState(options: InitialStateOptions): Promise<State> {
  const { known, job, key, reported, store, repository, emit } = options
  if (job.review !== undefined && known === undefined) throw lost()
  const begun = (branch: string) => initialState({ key, branch, request: job.request, reported })
  if (known !== undefined) {
    if (await isOf(known, options)) return goneOn(known, options)
    if (job.review !== undefined) {
      const isSame = known.request.headSha === job.request.headSha
      throw isSame && job.review.sha !== known.tip ? leftAlone(known, job.review) : lost()
    }
    const text = 'The ledger that was found is of another request, so the work begins anew.'
    emit({ kind: 'note', level: 'warning', text })
  } else if (job.resume !== 'no') {
    const rebuilt = await rebuild(options)
    if (rebuilt !== undefined) return { ...begun(rebuilt.branch), ...rebuilt }
  }
  return begun(await freeBranch(job, store, repository))
}

function lost(): UserError {
  return new UserError(
    'What is known of this pull request is gone, so the review cannot be worked on.',
    'Close it, and write /fix-tests on the pull request that fails.',
  )
}

function leftAlone(known: State, review: Review): UserError {
  return new UserError(
    `${known.branch} is at ${review.sha.slice(0, 7)}, and no longer where fix-tests left it (${known.tip.slice(0, 7)}).`,
    'What people have changed there is theirs: it is left alone.',
  )
}

async function goneOn(known: State, { job, repository, emit }: InitialStateOptions): Promise<State> {
  const { review } = job
  const trees = await Promise.all(
    pendingTrees(known).map(async tree => ((await repository.has(`${tree}^{tree}`)) ? [tree] : [])),
  )
  const there = new Set(trees.flat())
  const asked = { ...known, request: job.request }
  const hasTree = (tree: string) => there.has(tree)
  // One that is known was of an earlier tip, before it was worked on.
  const isNew = review !== undefined && !known.reviews.some(({ person }) => person === review.person)
  if (isNew && review.sha !== known.tip) throw leftAlone(known, review)
  const state = review === undefined ? resumeState(asked, hasTree) : resumeForReview(asked, review, hasTree)
  emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length })
  return state
}

/** What a branch of this request holds, read off the trailers of its commits: the ledger is lost, the work is not. */
async function rebuild({
  job,
  key,
  store,
  repository,
  emit,
}: InitialStateOptions): Promise<Pick<State, 'branch' | 'tip' | 'attempts' | 'notes'> | undefined> {
  for (const branch of branchNames(job)) {
    if (!(await store.hasBranch(branch))) return undefined
    const tip = await store.fetchBranch(branch)
    if (!(await repository.isAncestor(job.request.headSha, tip))) continue
    const attempts = attemptsIn(await repository.log(job.request.headSha, tip), key)
    if (attempts === undefined || attempts.length === 0) continue
    const note = `The ledger was rebuilt from the commits of ${branch}: what they do is tested again.`
    emit({ kind: 'note', level: 'warning', text: note })
    return { branch, tip, attempts, notes: [note] }
  }
  return undefined
}

/**
 * Whether a state is one that this request can have led to. Whoever wrote it must not choose the branch that is pushed
 * to, or bring in commits that do not stand on the failing one.
 */
async function isOf(known: State, { job, store, repository }: InitialStateOptions): Promise<boolean> {
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
