import type { RepositoryApi } from '../../github/client.ts'
import { headOf } from '../../github/branches.ts'
import { readMarkers, withReopened } from '../../github/html-marker.ts'
import { rewritePull } from '../../github/pull-request-changes.ts'
import { answeringPulls, type OwnPull, type Pull } from '../../github/pull-requests.ts'
import type { Request } from '../../domain/model/request.ts'
import type { Task } from '../../triggers/task.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { closeOwnPulls } from '../publish/close-own-pulls.ts'
import type { Session } from '../session.ts'
import { isBranchGreen, isWorkflowGreen } from './is-branch-green.ts'

/** Close the bot's pull requests for a branch that now passes on its own, unless a person has pushed to them. */
export async function closeStale(
  session: Session,
  green: Extract<Task, { kind: 'green' }>,
): Promise<Extract<StepOutcome, { kind: 'nothing' }>> {
  const { api } = session
  const { branch, sha, name, url, fork } = green
  const nothing = { kind: 'nothing', why: `The run ${url} did not fail (success).` } as const
  // A branch of a fork may have the name of one here.
  if (fork !== undefined) return nothing
  // A pass of the same commit only counts if it is a re-run of the failed run: another run of that name tests something
  // else.
  const { own, ofOthers } = await answeringPulls(api, branch)
  if (ofOthers.length > 0) session.warn(otherAccounts(ofOthers))
  // A pass of an old commit says nothing about the branch.
  if (own.length === 0 || (await headOf(api, branch)) !== sha) return nothing
  await noteReopened(api, own)
  const ofRun = own.filter(({ answers: { request } }) => request.headSha === sha && isOfRun(request, green))
  const earlier = own.filter(({ answers: { request } }) => request.headSha !== sha)
  const ofWorkflow = earlier.filter(({ answers: { request } }) => request.run?.name === name)
  // One that was asked for while CI ran is of no run: it is over when all of CI has passed.
  const ofNone = earlier.filter(({ answers: { request } }) => request.run === undefined)
  const candidates = [
    ...ofRun,
    ...(ofWorkflow.length > 0 && (await isWorkflowGreen(session, green)) ? ofWorkflow : []),
    ...(ofNone.length > 0 && (await isBranchGreen(session, green)) ? ofNone : []),
  ]
  const closed = await closeOwnPulls(
    api,
    candidates,
    `${inlineText(branch)} is green without this fix: [${inlineText(name)}](${url}) passed at ${sha.slice(0, 7)}. Reopen this pull request if you still want it.`,
  )
  if (closed.length === 0) return nothing
  return { kind: 'nothing', why: `${branch} is green: closed ${closed.map(number => `#${number}`).join(', ')}.` }
}

/** Say in pull requests that a person has reopened them: one that a person closes now is declined. */
async function noteReopened(api: RepositoryApi, pulls: readonly OwnPull[]): Promise<void> {
  for (const { pull } of pulls)
    if (readMarkers('closed', pull.body) !== undefined) await rewritePull(api, pull.number, withReopened(pull.body))
}

function otherAccounts(pulls: readonly Pull[]): string {
  const logins = new Set(pulls.map(({ author }) => author?.login ?? ''))
  const numbers = pulls.map(({ number }) => `#${number}`)
  return `The token of this job is not that of ${[...logins].join(', ')}, so it does not touch ${numbers.join(', ')}. If fix-tests made them, pass the same github-token in the jobs fix and tidy.`
}

function isOfRun({ run }: Request, green: Pick<Extract<Task, { kind: 'green' }>, 'run' | 'name'>): boolean {
  return run?.id === green.run && run.name === green.name
}
