import { runsUnderWay } from '../../github/comments.ts'
import { pullAt } from '../../github/pull-requests.ts'
import { cancelRun } from '../../github/workflow-runs.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { leasedRuns } from './leased-runs.ts'
import type { Session } from '../session.ts'

/** Cancel the runs in progress for a pull request; they save their verified commits themselves. */
export async function stopRuns(session: Session, pull: number): Promise<StepOutcome> {
  const { api, environment } = session
  const found = await session.bestEffort(() => pullAt(api, pull))
  const leased = found === undefined ? undefined : await session.bestEffort(() => leasedRuns(session, found))
  const known = new Set([...(await runsUnderWay(api, pull)), ...(leased ?? [])])
  const ids = [...known].filter(id => id !== environment.runId)
  const cancelled: number[] = []
  for (const id of ids) if ((await cancelRun(api, id)) === 'cancelled') cancelled.push(id)
  const links = cancelled.map(id => `[run ${id}](${session.repositoryUrl}/actions/runs/${id})`)
  const reply =
    cancelled.length === 0
      ? `No run is known to be in progress for this pull request. [Actions](${session.repositoryUrl}/actions) lists all.`
      : `Cancelled: ${links.join(', ')}. Verified commits are kept; \`/fix-tests\` resumes from them.`
  return { kind: 'message', outcome: 'stopped', title: reply, markdown: `${reply}\n`, reply }
}
