import type { State } from '../../domain/model/state.ts'
import { commitMessageAt } from '../../github/branches.ts'
import type { RepositoryApi } from '../../github/client.ts'
import { closePull } from '../../github/pull-request-changes.ts'
import { type OwnPull, ownPulls } from '../../github/pull-requests.ts'
import { isOwnCommit } from '../../triggers/own-work.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'

/** Close pull requests of the bot with a comment, but for those that a person has pushed to. @returns their numbers */
export async function closeOwnPulls(
  api: RepositoryApi,
  pulls: readonly OwnPull[],
  sentence: string,
): Promise<number[]> {
  const closed: number[] = []
  for (const { pull } of pulls) {
    if (!isOwnCommit(await commitMessageAt(api, pull.head.sha))) continue
    await closePull(api, pull, sentence)
    closed.push(pull.number)
  }
  return closed
}

/** Close the pull requests for earlier commits of the branch. @param number the one that replaces them */
export async function closeSuperseded(api: RepositoryApi, { request }: State, number: number): Promise<void> {
  const { headBranch, headSha, run } = request
  const earlier = (await ownPulls(api, headBranch)).filter(
    ({ pull, answers }) =>
      pull.number !== number && answers.request.run?.name === run?.name && answers.request.headSha !== headSha,
  )
  await closeOwnPulls(
    api,
    earlier,
    `Superseded by #${number}: ${inlineText(headBranch)} has moved to ${headSha}, which fails too.`,
  )
}

/** Close the pull requests for the failing commit, whose fix is on the branch itself now. */
export async function closeApplied(api: RepositoryApi, { request, tip }: State): Promise<void> {
  const { headBranch, headSha, run } = request
  const same = (await ownPulls(api, headBranch)).filter(
    ({ answers, isProposal }) =>
      !isProposal && answers.request.run?.name === run?.name && answers.request.headSha === headSha,
  )
  await closeOwnPulls(api, same, `The fix is on ${inlineText(headBranch)} itself now, as ${tip.slice(0, 7)}.`)
}
