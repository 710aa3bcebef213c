import { ownWorkflow } from '../config/actions-env.ts'
import type { Request } from '../domain/model/request.ts'
import { defaultBranch, headOf } from '../github/branches.ts'
import type { RepositoryApi } from '../github/client.ts'
import { openPull, type Pull } from '../github/pull-requests.ts'
import { failedRuns, runAt, runsOf, runsOfHead, workflowNameOf, type WorkflowRun } from '../github/workflow-runs.ts'
import { skipLabelReason } from './authorization.ts'
import { reject } from './parsed-event.ts'
import type { FixTask, Requester, ResolveOptions, Task } from './task.ts'

/** Resolve a failed run of this repository. */
export async function resolveRun(
  id: number,
  requester: Requester,
  { api, environment, rulesFor }: ResolveOptions,
): Promise<Task> {
  const run = await runAt(api, id)
  if (run === undefined) return reject(`There is no run ${id} here.`, 'Give the number in the address of the run.')
  if (run.conclusion !== 'failure')
    return { kind: 'nothing', why: `The run ${run.url} did not fail (${run.conclusion ?? 'it has not ended'}).` }
  if (run.headBranch === undefined) return reject('The failed run was not on a branch.', 'Name a run of a branch.')
  const isHere = run.headRepository?.toLowerCase() === environment.repository.toLowerCase()
  const request: Request = {
    ...requester,
    repository: environment.repository,
    headBranch: run.headBranch,
    headSha: run.headSha,
    run: await runFacts(api, run),
    ...(isHere ? {} : { fork: run.headRepository ?? '' }),
  }
  const pull = await pullOfFailure(api, run.headBranch, request.fork)
  const why = skipLabelReason(pull, await rulesFor(pull?.base))
  return why === undefined
    ? { kind: 'fix', request: withPull(request, pull), reports: 'artifacts' }
    : { kind: 'nothing', why }
}

/** Resolve a failed run of a branch's newest commit, unless a later run of the same workflow has passed. */
export async function resolveBranch(branch: string, requester: Requester, options: ResolveOptions): Promise<Task> {
  const { api, environment } = options
  const head = await headOf(api, branch)
  if (head === undefined)
    return reject(`There is no branch ${branch}.`, 'Give the name of a branch of this repository.')
  const runs = await runsOf(api, { branch })
  const failed = failedRuns(
    // A branch of a fork may have the same name.
    runs.filter(({ headRepository }) => headRepository?.toLowerCase() === environment.repository.toLowerCase()),
    ownWorkflow(environment),
  )
  const [newest] = failed
  if (newest === undefined) return { kind: 'nothing', why: `No workflow's latest run on ${branch} has failed.` }
  const run = await options.chooseRun(failed.filter(({ headSha }) => headSha === head))
  if (run === undefined)
    return { kind: 'nothing', why: `The failed run ${newest.url} is not of the newest commit of ${branch}.` }
  return resolveRun(run.id, requester, options)
}

/** Make a request from a failed run at a pull request's head; without one the tests are run. */
export async function resolvePull(
  pull: Pull,
  requester: Requester,
  { api, environment, chooseRun }: ResolveOptions,
): Promise<FixTask> {
  const { head } = pull
  const runs = await runsOfHead(api, head)
  const run = await chooseRun(failedRuns(runs, ownWorkflow(environment)))
  const request: Request = {
    ...requester,
    repository: environment.repository,
    headBranch: head.ref,
    headSha: head.sha,
    ...(isFork(pull, api) ? { fork: head.repository ?? '' } : {}),
    ...(run === undefined ? {} : { run: await runFacts(api, run) }),
  }
  return { kind: 'fix', request: withPull(request, pull), reports: run === undefined ? 'nowhere' : 'artifacts' }
}

/**
 * Look up the open pull request of a branch.
 * @param fork the branch's repository; empty if that was deleted: then there is no pull request
 */
export async function pullOfBranch(
  api: RepositoryApi,
  branch: string,
  fork: string | undefined,
): Promise<Pull | undefined> {
  if (fork === '') return undefined
  return openPull(api, { branch, ...(fork === undefined ? {} : { repository: fork }) })
}

/**
 * Look up the open pull request that a failure on a branch belongs to. One from the default branch, such as that of a
 * release, must not hide what fails there, nor choose its settings.
 */
export async function pullOfFailure(api: RepositoryApi, branch: string, fork?: string): Promise<Pull | undefined> {
  const pull = await pullOfBranch(api, branch, fork)
  return pull !== undefined && fork === undefined && branch === (await defaultBranch(api)) ? undefined : pull
}

/** Add the pull request to a request; its author counts as the requester if there is no other. */
export function withPull(request: Request, pull: Pull | undefined): Request {
  if (pull === undefined) return request
  const askedBy = request.askedBy ?? pull.author?.login
  return { ...request, pullRequest: pull.number, base: pull.base, ...(askedBy === undefined ? {} : { askedBy }) }
}

/** Check whether a pull request comes from another repository. */
export function isFork({ head }: Pull, { owner, repo }: RepositoryApi): boolean {
  return head.repository?.toLowerCase() !== `${owner}/${repo}`.toLowerCase()
}

async function runFacts(api: RepositoryApi, run: WorkflowRun): Promise<NonNullable<Request['run']>> {
  const { id, attempt, url } = run
  return { id, attempt, name: await workflowNameOf(api, run), url }
}
