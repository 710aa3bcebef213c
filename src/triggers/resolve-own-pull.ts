import { readMarkers, type MarkerData } from '../github/html-marker.ts'
import type { RepositoryApi } from '../github/client.ts'
import type { Pull } from '../github/pull-requests.ts'
import { latestReview } from '../github/reviews.ts'
import { type Actor, isOwnActor } from '../github/users.ts'
import { skipLabelReason } from './authorization.ts'
import { reject } from './parsed-event.ts'
import { pullOfFailure } from './resolve-run.ts'
import type { SlashCommand } from './slash-command.ts'
import type { Requester, ResolveOptions, Task } from './task.ts'

/** Read the request that a pull request of the bot answers; undefined for another pull request. */
export async function answeredRequest(
  pull: Pull | undefined,
  api: RepositoryApi,
): Promise<MarkerData<'request'> | undefined> {
  const answers = readMarkers('request', pull?.body)
  if (pull === undefined || answers === undefined) return undefined
  return (await isOwnActor(api, pull.author)) ? answers : undefined
}

/**
 * Resolve a command on one of the bot's own pull requests: without words it is for the newest review there, since its
 * work may have been stopped, else for the request that the pull request answers.
 */
export async function resolveOwnPull(
  pull: Pull,
  answers: MarkerData<'request'>,
  options: Pick<ResolveOptions, 'api' | 'rulesFor'> & {
    readonly command: SlashCommand
    readonly requester: Requester
    /** Checks whether the author of a review may ask for work. */
    readonly mayAsk: (by: Actor) => Promise<boolean>
  },
): Promise<Task> {
  const { api, command, requester, mayAsk } = options
  const failing = await pullOfFailure(api, pull.base)
  const why = skipLabelReason(failing, await options.rulesFor(failing?.base))
  if (why !== undefined) return reject(why, 'Remove the label first.')
  if (command.verb === 'fix' && command.only.length === 0) {
    const found = await latestReview(api, pull.number)
    if (found !== undefined && (await mayAsk(found.by)))
      return { kind: 'revise', pull, answers, review: found.review, base: failing?.base, command }
  }
  const request = { ...answers.request, ...requester }
  return {
    kind: 'fix',
    request,
    reports: request.run === undefined ? 'nowhere' : 'artifacts',
    command,
    name: answers.name,
  }
}
