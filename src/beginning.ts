import { resumed } from './domain/machine.ts'
import { initialState, type Request, type State } from './domain/state.ts'
import type { TestId } from './domain/tests.ts'
import { UserError } from './errors.ts'
import type { Job } from './job.ts'
import type { Emit, Keeper } from './ports.ts'
import type { Repository } from './workspace/repository.ts'

/** The state to begin with: that of an earlier run of the same request, or a new one. */
export async function beginning(options: {
  known: State | undefined
  job: Job
  key: string
  reported: readonly TestId[]
  keeper: Keeper
  repository: Repository
  emit: Emit
}): Promise<State> {
  const { known, job, key, reported, keeper, repository, emit } = options
  if (known !== undefined) {
    if (!(await repository.has(`${known.tip}^{commit}`))) await keeper.fetch(known.branch)
    if (await isOf(job, known, repository)) {
      const tree = known.phase.at === 'committing' ? known.phase.tree : undefined
      const hasTree = tree !== undefined && (await repository.has(`${tree}^{tree}`))
      const state = resumed({ ...known, request: job.request }, () => hasTree)
      emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length })
      return state
    }
    emit({
      kind: 'note',
      level: 'warning',
      text: 'The ledger that was found is of another request, so the work begins anew.',
    })
  }
  return initialState({ key, branch: await freeBranch(job, keeper, repository), request: job.request, reported })
}

/**
 * Whether a state is one that this request can have led to. Whoever wrote it must not choose the branch that is pushed
 * to, or bring in commits that do not stand on the failing one.
 */
async function isOf(job: Job, known: State, repository: Repository): Promise<boolean> {
  const name = branchName(job.settings.branch, job.request)
  const numbered = known.branch.startsWith(`${name}-`) && /^-\d+$/.test(known.branch.slice(name.length))
  if (known.request.headSha !== job.request.headSha || (known.branch !== name && !numbered)) return false
  return repository.isAncestor(job.request.headSha, known.tip)
}

/** The name of the template, or with a number behind it when somebody else has a branch of that name. */
async function freeBranch({ settings, request }: Job, keeper: Keeper, repository: Repository): Promise<string> {
  const name = branchName(settings.branch, request)
  await repository.git(['check-ref-format', '--branch', name]).catch((error: unknown) => {
    throw new UserError(
      `Input branch: ${JSON.stringify(name)} is not a name that git takes for a branch.`,
      'Correct the template.',
      { cause: error },
    )
  })
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`
    if (!(await keeper.exists(branch))) return branch
  }
}

/** Fills the template of the input `branch`. */
function branchName(template: string, { headBranch, headSha }: Pick<Request, 'headBranch' | 'headSha'>): string {
  return template.replace(/\{(head|sha)\}/g, (_, name) => (name === 'head' ? headBranch : headSha.slice(0, 7)))
}
