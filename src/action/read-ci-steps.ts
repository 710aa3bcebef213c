import { note } from '../contracts/events.ts'
import { completeCheckout } from './complete-checkout.ts'
import { failedSteps } from '../config/failed-steps.ts'
import { ownWorkflow } from '../config/actions-env.ts'
import { workflowPath } from '../domain/model/workflow-name.ts'
import { sentenceOf } from '../contracts/errors.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import type { Request } from '../domain/model/request.ts'
import { shortName } from '../domain/text/wording.ts'
import { textAt } from '../github/branches.ts'
import { failedJobs, jobsOf } from '../github/workflow-jobs.ts'
import { runAt } from '../github/workflow-runs.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { Session } from './session.ts'

/** Failed steps of the failed run. */
export interface FailedCi {
  /** Names of all failed steps, as GitHub shows them. */
  readonly names: readonly string[]
  /** Those whose commands can be read. */
  readonly steps: readonly CiStep[]
}

/**
 * Find the failed steps of the failed run, and log them. Fetch what their checkout fetched and this one did not. Best
 * effort: without the permission to read runs, the log has one sentence.
 * @returns undefined if they are unknown
 */
export async function readCiSteps(
  session: Session,
  { request, checkout }: { request: Request; checkout: Checkout },
): Promise<FailedCi | undefined> {
  const say = (text: string) => session.log.emit(note('info', text))
  try {
    const { names, steps, notes } = await findFailedSteps(session, request)
    for (const text of notes) say(text)
    for (const { name, job } of steps) say(`The failed step is “${shortName(name)}” of job “${shortName(job)}”.`)
    const leftOut = [...new Set(steps.flatMap(step => step.leftOut))]
    if (leftOut.length > 0)
      say(`Variables of the workflow that were not taken, since their values are not plain: ${leftOut.join(', ')}.`)
    await completeCheckout(session, { checkout, steps })
    return { names, steps }
  } catch (error) {
    if (session.signal.aborted) throw error
    say(`What the failed step ran is unknown: ${sentenceOf(error)}`)
    return undefined
  }
}

/** Find the failed steps of a failed run. @throws UserError if the token may not read runs */
export async function findFailedSteps(
  { api, environment }: Pick<Session, 'api' | 'environment'>,
  { run, headSha }: Pick<Request, 'run' | 'headSha'>,
): Promise<FailedCi & { readonly notes: readonly string[] }> {
  const nothing = { names: [], steps: [], notes: [] }
  if (run === undefined || run.id === 0) return nothing
  const isOwn = run.id === environment.runId
  const own = isOwn ? { runner: environment.runner, id: environment.job } : undefined
  const jobs = failedJobs(await jobsOf(api, run), own)
  const names = [...new Set(jobs.flatMap(({ steps }) => steps.flatMap(({ name, failed }) => (failed ? [name] : []))))]
  if (names.length === 0) return nothing
  const path = isOwn ? ownWorkflow(environment).path : workflowPath((await runAt(api, run.id))?.path ?? '')
  if (path === undefined)
    return { ...nothing, names, notes: ['The workflow of the failed run is not a file of this repository.'] }
  const text = await textAt(api, { path, ref: headSha })
  if (text !== undefined) return { names, ...failedSteps(text, jobs, path) }
  return { ...nothing, names, notes: [`The workflow ${path} is not in the failing commit ${headSha.slice(0, 7)}.`] }
}
