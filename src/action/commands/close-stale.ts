import { headOf, commitMessageAt } from '../../github/branches.ts'
import { isOwnCommit } from '../../triggers/own-work.ts'
import { closePull } from '../../github/pull-request-changes.ts'
import { ownPulls } from '../../github/pull-requests.ts'
import type { Task } from '../../triggers/task.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import type { Session } from '../session.ts'

/** Closes what was proposed for a branch that has become green by itself, unless people have worked on it. */
export async function closeStale(session: Session, green: Extract<Task, { kind: 'green' }>): Promise<StepOutcome> {
  const { api } = session
  const { branch, sha, run, name, url } = green
  const nothing: StepOutcome = { kind: 'nothing', why: `The run ${url} did not fail (success).` }
  // Of the commit that failed only the very run can say otherwise, run again: another of its name tests something else.
  const proposed = (await ownPulls(api, branch)).filter(
    ({ answers: { request } }) => request.run?.name === name && (request.headSha !== sha || request.run.id === run),
  )
  // Of an old commit it says nothing.
  if (proposed.length === 0 || (await headOf(api, branch)) !== sha) return nothing
  const closed: number[] = []
  for (const { pull } of proposed) {
    if (!isOwnCommit(await commitMessageAt(api, pull.head.sha))) continue
    await closePull(
      api,
      pull.number,
      `${inlineText(branch)} is green without this: [${inlineText(name)}](${url}) passed at ${sha.slice(0, 7)}. Reopen it if it is wanted all the same.`,
    )
    closed.push(pull.number)
  }
  if (closed.length === 0) return nothing
  return { kind: 'nothing', why: `${branch} is green: closed ${closed.map(number => `#${number}`).join(', ')}.` }
}
