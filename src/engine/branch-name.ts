import type { Request } from '../domain/model/request.ts'
import { UserError } from '../contracts/errors.ts'
import type { Job } from './job.ts'
import type { StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'

/** The name of the template, or with a number behind it when somebody else has a branch of that name. */
export async function freeBranch(job: Job, keeper: StateStore, repository: Repository): Promise<string> {
  const name = branchName(job.settings.branch, job.request)
  await repository.git(['check-ref-format', '--branch', name]).catch((error: unknown) => {
    throw new UserError(
      `Input branch: ${JSON.stringify(name)} is not a name that git takes for a branch.`,
      'Correct the template.',
      { cause: error },
    )
  })
  for (const branch of branchNames(job)) if (!(await keeper.hasBranch(branch))) return branch
  throw new Error('there is always another number')
}

/** The name of the template, and then with numbers behind it, without end. */
export function* branchNames({ settings, request }: Job): Generator<string> {
  const name = branchName(settings.branch, request)
  yield name
  for (let number = 2; ; number += 1) yield `${name}-${number}`
}

/** Fills the template of the input `branch`. */
export function branchName(template: string, { headBranch, headSha }: Pick<Request, 'headBranch' | 'headSha'>): string {
  return template.replace(/\{(head|sha)\}/g, (_, name) => (name === 'head' ? headBranch : headSha.slice(0, 7)))
}
