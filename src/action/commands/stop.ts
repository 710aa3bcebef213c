import { runsUnderWay } from '../../github/comments.ts'
import { cancelRun } from '../../github/workflow-runs.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import type { Session } from '../session.ts'

/** Ends what is under way for a pull request; what was verified by then is kept by the runs themselves. */
export async function stopRuns(session: Session, pull: number): Promise<StepOutcome> {
  const { api, environment } = session
  const ids = (await runsUnderWay(api, pull)).filter(id => id !== environment.runId)
  const cancelled: number[] = []
  for (const id of ids) if ((await cancelRun(api, id)) === 'cancelled') cancelled.push(id)
  const links = cancelled.map(id => `[run ${id}](${session.repositoryUrl}/actions/runs/${id})`)
  const reply =
    cancelled.length === 0
      ? 'Nothing is under way.'
      : `Ended: ${links.join(', ')}. What was verified is kept; \`/fix-tests\` goes on with it.`
  return { kind: 'told', outcome: 'stopped', title: reply, markdown: `${reply}\n`, reply }
}
