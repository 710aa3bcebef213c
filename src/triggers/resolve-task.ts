import { commitMessageAt, defaultBranch } from '../github/branches.ts'
import { pullAt } from '../github/pull-requests.ts'
import type { Request } from '../domain/model/request.ts'
import { skipLabelReason, skipReason } from './authorization.ts'
import { isOwnCommit, skipOwnCommit } from './own-work.ts'
import { type Named, type ParsedEvent, reject } from './parsed-event.ts'
import { resolveSlashCommand, resolveReview } from './resolve-comment.ts'
import { resolveOwnRun } from './resolve-own-run.ts'
import { resolveBranch, resolvePull, resolveRun, pullOfFailure, withPull } from './resolve-run.ts'
import type { ReportOrigin, Requester, ResolveOptions, Task } from './task.ts'

/**
 * Turn an event into a task: authorize its author, and look up what the payload leaves out. Only reads.
 * @throws UserError
 */
export async function resolveTask(event: ParsedEvent, options: ResolveOptions): Promise<Task> {
  switch (event.kind) {
    case 'dispatch-step':
      if (await options.hasReports()) return resolveFailure(event.step, 'workspace', options)
      return reject(
        'This workflow_dispatch does not say what to fix, and this job left no test report.',
        'Start it with one of the inputs run, pull-request or branch, or run it as a step after the tests.',
      )
    case 'request':
      return resolveFailure(event.request, event.reports, options)
    case 'latest':
      if (event.step !== undefined && (await options.hasReports()))
        return resolveFailure(event.step, 'workspace', options)
      return resolveBranch(await defaultBranch(options.api), { trigger: 'schedule' }, options)
    case 'named':
      return resolveNamed(event.what, event.by, options)
    case 'command':
      return resolveSlashCommand(event, options)
    case 'review':
      return resolveReview(event, options)
    case 'own-run':
      return resolveOwnRun(event, options)
    case 'green':
    case 'nothing':
    case 'refused':
      return event
  }
}

/** Resolve a failure that no user has asked to fix: drafts, bots' branches and the bot's own commits are skipped. */
async function resolveFailure(
  request: Request,
  reports: ReportOrigin,
  { api, rulesFor }: ResolveOptions,
): Promise<Task> {
  const { headBranch, headSha, fork } = request
  const pull =
    request.pullRequest === undefined
      ? await pullOfFailure(api, headBranch, fork)
      : await pullAt(api, request.pullRequest)
  const rules = await rulesFor(pull?.base)
  const why = skipLabelReason(pull, rules) ?? skipReason(headBranch, pull, rules)
  if (why !== undefined) return { kind: 'nothing', why }
  if (fork === undefined && isOwnCommit(await commitMessageAt(api, headSha))) {
    // A user may have rebased the bot's commit onto the default branch: then its failure is the user's.
    if (headBranch !== (await defaultBranch(api))) return skipOwnCommit(headSha)
  }
  return { kind: 'fix', request: withPull(request, pull), reports }
}

/** Resolve a dispatch that names a run, a pull request or a branch. */
async function resolveNamed(
  { run, pull: number, branch }: Named,
  by: string | undefined,
  options: ResolveOptions,
): Promise<Task> {
  const requester: Requester = { trigger: 'dispatch', ...(by === undefined ? {} : { askedBy: by }) }
  if (run !== undefined) return resolveRun(run, requester, options)
  if (number === undefined) return resolveBranch(branch ?? '', requester, options)
  const pull = await pullAt(options.api, number)
  if (pull?.isOpen !== true)
    return reject(`There is no open pull request #${number}.`, 'Give the number of an open one.')
  const why = skipLabelReason(pull, await options.rulesFor(pull.base))
  return why === undefined ? resolvePull(pull, requester, options) : { kind: 'nothing', why }
}
