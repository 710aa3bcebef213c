import { headAt } from '../github/branches.ts'
import type { RepositoryApi } from '../github/client.ts'
import { pullAt } from '../github/pull-requests.ts'
import { reviewAt } from '../github/reviews.ts'
import { UserError } from '../contracts/errors.ts'
import { type Actor, type Permission, permissionOf, PERMISSIONS, viewer } from '../github/users.ts'
import { authorizationRefusal, type AuthorizationRules, isStranger, skipLabelReason } from './authorization.ts'
import { type ParsedEvent, reject } from './parsed-event.ts'
import { answeredRequest, resolveOwnPull } from './resolve-own-pull.ts'
import { isFork, pullOfFailure, resolvePull } from './resolve-run.ts'
import { COMMAND_USAGE, parseSlashCommand } from './slash-command.ts'
import type { ResolveOptions, Task } from './task.ts'

/** Resolve a command on a pull request. */
export async function resolveSlashCommand(
  event: Extract<ParsedEvent, { kind: 'command' }>,
  options: ResolveOptions,
): Promise<Task> {
  const { api, onAuthorized } = options
  const pull = await pullAt(api, event.pull)
  const rules = await rulesOrReply(pull?.base, event.by, options)
  const rejection = await rejectActor(event.by, api, rules)
  if (rejection !== undefined) return rejection
  await onAuthorized()
  const parsed = parseSlashCommand(event.body)
  if (parsed.kind === 'usage')
    return parsed.why === '' ? { kind: 'help' } : { ...reject(parsed.why, ''), more: COMMAND_USAGE }
  const { command } = parsed
  if (command.verb === 'stop') return { kind: 'stop', pull: event.pull }
  if (pull?.isOpen !== true) return reject('The pull request is closed.', 'Open it again first.')
  const why = skipLabelReason(pull, rules)
  if (why !== undefined) return reject(why, 'Remove the label first.')
  const { ref: branch, sha: now } = pull.head
  // Code of a fork is never run, so its branch may move.
  const then = isFork(pull, api) ? undefined : await headAt(api, { branch, now, time: event.at })
  // If GitHub does not say, accept: only a user who may push here could have moved the branch.
  if (then !== undefined && then !== now) {
    return reject(
      `The branch ${branch} has moved since the comment was written, from ${then.slice(0, 7)} to ${now.slice(0, 7)}.`,
      'Look at what is there now, and write the comment again.',
    )
  }
  const requester = { trigger: 'command' as const, askedBy: event.by.login, only: command.only }
  const answers = await answeredRequest(pull, api)
  if (answers !== undefined && command.verb !== 'explain') {
    const mayAsk = async (by: Actor) => (await rejectActor(by, api, rules)) === undefined
    return resolveOwnPull(pull, answers, { ...options, command, requester, mayAsk })
  }
  return { ...(await resolvePull(pull, requester, options)), command }
}

/** Resolve a review of one of the bot's own pull requests. */
export async function resolveReview(
  event: Extract<ParsedEvent, { kind: 'review' }>,
  options: ResolveOptions,
): Promise<Task> {
  const { api, onAuthorized } = options
  const pull = await pullAt(api, event.pull)
  const answers = await answeredRequest(pull, api)
  if (pull === undefined || answers === undefined || isFork(pull, api))
    return { kind: 'nothing', why: `#${event.pull} is not a pull request of fix-tests.` }
  if (!pull.isOpen) return { kind: 'nothing', why: `#${event.pull} is closed.` }
  // The base is the failing branch. Settings are read from the branch that the failing branch is merged into.
  const failing = await pullOfFailure(api, pull.base)
  const rules = await rulesOrReply(failing?.base, event.by, options)
  const rejection = await rejectActor(event.by, api, rules)
  if (rejection !== undefined) return rejection
  const why = skipLabelReason(pull, rules) ?? skipLabelReason(failing, rules)
  if (why !== undefined) return { kind: 'nothing', why }
  const review = await reviewAt(api, event)
  if (review === undefined || review.demands.length === 0)
    return { kind: 'nothing', why: 'The review asks for nothing.' }
  await onAuthorized()
  return { kind: 'revise', pull, answers, review, base: failing?.base }
}

/**
 * Load the rules. A mistake in the settings hides who may ask; a user who may push gets it as the reply all the same.
 * @throws UserError if the settings are wrong
 */
async function rulesOrReply(
  base: string | undefined,
  by: Actor,
  { api, rulesFor, onAuthorized }: ResolveOptions,
): Promise<AuthorizationRules> {
  try {
    return await rulesFor(base)
  } catch (error) {
    if (error instanceof UserError && !by.isBot && mayPush(await permissionOf(api, by.login))) await onAuthorized()
    throw error
  }
}

function mayPush(permission: Permission): boolean {
  return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf('write')
}

/** Reject an unauthorized author. The bot does not answer itself, but the owner of a personal token is a user. */
async function rejectActor(by: Actor, api: RepositoryApi, rules: AuthorizationRules): Promise<Task | undefined> {
  if (by.isBot && by.login === (await viewer(api))) return { kind: 'nothing', why: 'The bot does not answer itself.' }
  const actor = { ...by, permission: by.isBot ? ('none' as const) : await permissionOf(api, by.login) }
  const why = authorizationRefusal(actor, rules)
  if (why === undefined) return undefined
  const rejection = reject(why, by.isBot ? 'Add it to allowed-bots.' : 'Ask a maintainer.')
  return isStranger(actor) ? { ...rejection, isSilent: true } : rejection
}
