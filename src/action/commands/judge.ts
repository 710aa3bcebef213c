import { resolve } from 'node:path'
import { UnreadableReports } from '../../contracts/errors.ts'
import type { CiReport, CiRun } from '../../domain/model/ci-report.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { reportsFromArtifacts } from '../../github/artifacts.ts'
import { requiredChecks } from '../../github/required-checks.ts'
import { isHeld, newestRuns, runsOfHead, type WorkflowRun } from '../../github/workflow-runs.ts'
import { ownWorkflow } from '../../config/actions-env.ts'
import type { Settings } from '../../config/settings.ts'
import { readAll } from '../../test-reports/discover.ts'
import type { Task } from '../../triggers/task.ts'
import { inspectCheckout } from '../../workspace/checkout.ts'
import { jobHost } from '../../workspace/git.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import type { Session } from '../session.ts'
import { fixRequest } from './fix.ts'

type JudgeTask = Extract<Task, { kind: 'judge' }>

/** Judge a published fix by the project's own CI, once all of its runs on the commit have ended. */
export async function judgeFix(task: JudgeTask, session: Session): Promise<StepOutcome> {
  const ci = await readCi(task, session)
  return 'why' in ci ? { kind: 'nothing', why: ci.why } : goOnAfterCi(task, ci, session)
}

/** Read what CI says of a published fix. @returns the reason to wait, or to leave it, if it is not to be judged */
export async function readCi(
  { pull, base, tested }: JudgeTask,
  session: Session,
): Promise<CiReport | { readonly why: string }> {
  const settings = await session.settingsFor(base)
  const { sha } = pull.head
  const hours = (Date.now() - pull.openedAt) / 3_600_000
  if (settings['verify-with'] === 'local')
    return { why: `CI does not judge #${pull.number}, since verify-with is local.` }
  // A round that this commit started may not have ended. What it pushed since is judged when its own runs have ended.
  if (tested !== sha) return { sha: tested, hours, runs: [], open: [], cases: [] }
  const newest = newestRuns(await runsOfHead(session.api, pull.head), ownWorkflow(session.environment))
  const runs = newest.filter(run => !isHeld(run) || !newest.some(other => isRunInstead(other, run)))
  if (runs.length === 0) return { why: `No CI has run on #${pull.number}.` }
  const open = runs.filter(({ status }) => status !== 'completed')
  const waiting = runs.find(isHeld)
  if (waiting !== undefined) return { why: `CI of #${pull.number} waits for approval: ${waiting.url}` }
  if (open.length > 0) return { why: `CI of #${pull.number} has not ended: ${open.map(({ url }) => url).join(', ')}` }
  const required = (await requiredChecks(session.api, pull)) ?? []
  const ended: CiRun[] = [...runs, ...required].flatMap(({ name, url, conclusion }) =>
    conclusion === undefined ? [] : [{ name, url, conclusion }],
  )
  const awaited = required.flatMap(({ name, conclusion }) => (conclusion === undefined ? [name] : []))
  return { sha, hours, runs: ended, open: awaited, cases: await casesOf(runs, { session, settings }) }
}

/** True for a run that does the work of one that waits for an approval, such as one that fix-tests started. */
function isRunInstead(run: WorkflowRun, held: WorkflowRun): boolean {
  return run.workflow === held.workflow && !isHeld(run)
}

/** Publish a fix with the verdict of CI, or work on it once more. */
export async function goOnAfterCi(
  { pull, answers, base }: JudgeTask,
  ci: CiReport,
  session: Session,
): Promise<StepOutcome> {
  const settings = await session.settingsFor(base)
  return fixRequest({
    session,
    settings: { ...settings, publish: 'pull-request' },
    request: { ...answers.request, trigger: 'workflow_run', repository: session.environment.repository },
    reports: 'nowhere',
    name: answers.name,
    retry: true,
    followUp: { pull: pull.number, ci },
  })
}

/** Read the test reports of all runs. Runs without reports have none: their conclusions count all the same. */
async function casesOf(
  runs: readonly WorkflowRun[],
  { session, settings }: { session: Session; settings: Settings },
): Promise<readonly TestCase[]> {
  const { api, env, environment } = session
  const checkout = await inspectCheckout(environment.workspace, jobHost(env))
  const root = resolve(checkout.top, settings['working-directory'])
  const cases: TestCase[] = []
  for (const { id } of runs.filter(({ conclusion }) => conclusion !== 'success')) {
    const { files, notes } = await reportsFromArtifacts(api.client, {
      repository: environment.repository,
      runId: id,
      pattern: settings['artifact-name'] ?? '*',
    })
    for (const text of notes) session.warn(text)
    if (files.length === 0) continue
    const reports = files.map(({ name, bytes }) => ({ name, open: () => [bytes] }))
    // Files that are no reports say nothing of the tests.
    const read = await readAll(reports, { root, notes }).catch((error: unknown) => {
      if (!(error instanceof UnreadableReports)) throw error
      session.warn(error.sentence)
      return undefined
    })
    cases.push(...(read?.cases ?? []))
  }
  return cases
}
