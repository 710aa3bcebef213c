import type { State } from '../../domain/model/state.ts'
import { fixedCauses } from './declined.ts'
import { commitMessageAt, headOf } from '../../github/branches.ts'
import type { RepositoryApi } from '../../github/client.ts'
import { reopenedMarker } from '../../github/html-marker.ts'
import { closePull } from '../../github/pull-request-changes.ts'
import { type OwnPull, ownPulls } from '../../github/pull-requests.ts'
import { isOwnCommit } from '../../triggers/own-work.ts'
import { NO_RUN, tellsJob } from '../fix-request.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'

/**
 * Close pull requests of the bot with a comment, but for those that a person has pushed to or has reopened.
 * @returns their numbers
 */
export async function closeOwnPulls(
  api: RepositoryApi,
  pulls: readonly OwnPull[],
  sentence: string,
): Promise<number[]> {
  const closed: number[] = []
  for (const { pull } of pulls) {
    // A person wants one that was reopened.
    if (reopenedMarker(pull.body) !== '') continue
    if (!isOwnCommit(await commitMessageAt(api, pull.head.sha))) continue
    await closePull(api, pull, sentence)
    closed.push(pull.number)
  }
  return closed
}

/** A request by its name, and the state of its work. */
interface Named {
  readonly name: string
  readonly state: Pick<State, 'request' | 'tip' | 'attempts'>
}

/** Close the pull requests for earlier commits of the branch. @param number the one that replaces them */
export async function closeSuperseded(api: RepositoryApi, named: Named, number: number): Promise<void> {
  const { headBranch, headSha, fork } = named.state.request
  // A pull request for a later commit is none of those that this one replaces.
  if (fork === undefined && (await headOf(api, headBranch)) !== headSha) return
  const earlier = (await ownPulls(api, headBranch)).filter(
    own => own.pull.number !== number && own.answers.request.headSha !== headSha && isOfSameWork(own, named),
  )
  await closeOwnPulls(
    api,
    earlier,
    `Superseded by #${number}: ${inlineText(headBranch)} has moved to ${headSha}, which fails too.`,
  )
}

/** Close the pull requests for the failing commit, whose fix is on the branch itself now. */
export async function closeApplied(api: RepositoryApi, named: Named): Promise<void> {
  const { request, tip } = named.state
  const { headBranch, headSha } = request
  const same = (await ownPulls(api, headBranch)).filter(
    own => !own.isProposal && own.answers.request.headSha === headSha && isOfSameWork(own, named),
  )
  await closeOwnPulls(api, same, `The fix is on ${inlineText(headBranch)} itself now, as ${tip.slice(0, 7)}.`)
}

/**
 * True for a pull request of the same workflow, and of the same job where both requests are of a step in one. One that
 * named no failed run is so if it fixes nothing else.
 */
function isOfSameWork({ answers, isProposal }: OwnPull, { name, state }: Named): boolean {
  const { name: other = '' } = answers
  const isOfOtherJob = tellsJob(other) && tellsJob(name) && other !== name
  const own = new Set(fixedCauses(state))
  const { causes = [] } = answers
  const isSameFix = causes.length > 0 && causes.every(cause => own.has(cause))
  const isOfNone = !isProposal && (other === NO_RUN || name === NO_RUN)
  return (isOfNone && isSameFix) || (answers.request.run?.name === state.request.run?.name && !isOfOtherJob)
}
