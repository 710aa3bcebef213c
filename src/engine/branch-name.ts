import type { Request } from '../domain/model/request.ts'
import { branchInTheWay, UserError } from '../contracts/errors.ts'
import type { Job } from './job.ts'
import type { StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'

/** Choose the name of the template, with a number if that branch exists. */
export async function freeBranch(job: Job, store: StateStore, repository: Repository): Promise<string> {
  const name = branchName(job.settings.branch, job.request)
  await repository.git(['check-ref-format', '--branch', name]).catch((error: unknown) => {
    throw new UserError(`Input branch: ${JSON.stringify(name)} is not a valid branch name.`, 'Correct the template.', {
      cause: error,
    })
  })
  // git keeps branches as files: one of that name leaves no room for others below it.
  const parts = name.split('/')
  for (let count = 1; count < parts.length; count += 1) {
    const folder = parts.slice(0, count).join('/')
    if (await store.hasBranch(folder)) throw branchInTheWay(folder)
  }
  for (const branch of branchNames(job)) if (!(await store.hasBranch(branch))) return branch
  throw new Error('there is always another number')
}

/** Generate the names of a branch with proposed tests, beside the branch of the fix, without end. */
export function proposalBranches(branch: string): Generator<string> {
  return numberedNames(`${branch}-tests`)
}

/** Generate the name of the template, and then numbered names without end. */
export function branchNames({ settings, request }: Job): Generator<string> {
  return numberedNames(branchName(settings.branch, request))
}

function* numberedNames(name: string): Generator<string> {
  yield name
  for (let number = 2; ; number += 1) yield `${name}-${number}`
}

/** Fill in the template of the input `branch`. */
export function branchName(template: string, { headBranch, headSha }: Pick<Request, 'headBranch' | 'headSha'>): string {
  return template.replace(/\{(head|sha)\}/g, (_, name) => (name === 'head' ? headBranch : headSha.slice(0, 7)))
}
