import { runsUnderWay } from '../../github/comments.ts'
import { cancelRun } from '../../github/workflow-runs.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import type { Session } from '../session.ts'

/** Cancel the runs in progress for a pull request; they save their verified commits themselves. */
export async function stopRuns(session: Session, pull: number): Promise<StepOutcome> {
  const { api, environment } = session
  const ids = (await runsUnderWay(api, pull)).filter(id => id !== environment.runId)
  const cancelled: number[] = []
  for (const id of ids) if ((await cancelRun(api, id)) === 'cancelled') cancelled.push(id)
  const links = cancelled.map(id => `[run ${id}](${session.repositoryUrl}/actions/runs/${id})`)
  const reply =
    cancelled.length === 0
      ? 'No run is in progress.'
      : `Cancelled: ${links.join(', ')}. Verified commits are kept; \`/fix-tests\` resumes from them.`
  return { kind: 'message', outcome: 'stopped', title: reply, markdown: `${reply}\n`, reply }
}
