import { homedir } from 'node:os'
import { asksModels } from '../../engine/model-access.ts'
import type { Request } from '../../domain/model/request.ts'
import { unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { defaultBranch, headOf } from '../../github/branches.ts'
import type { Settings } from '../../config/settings.ts'
import { precheck } from '../../engine/job.ts'
import { fixTests } from '../../engine/run.ts'
import { type Checkout, inspectCheckout } from '../../workspace/checkout.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { ActionFrontend } from '../action-frontend.ts'
import { patchPath } from '../publish/publish.ts'
import { type FixOptions, ownerOf } from '../fix-request.ts'
import { findReports } from '../collect-reports.ts'
import type { Session } from '../session.ts'
import { TargetBranch } from '../target-branch.ts'
import { ProgressReporter } from '../progress-reporter.ts'

/** What nobody has asked for. */
const BY_ITSELF: ReadonlySet<Request['trigger']> = new Set(['workflow_run', 'failing-step', 'schedule'])

/** The work on a request: checks, reports, the engine, and GitHub at both ends. */
export async function fixRequest(options: FixOptions): Promise<StepOutcome> {
  const { session, settings, request, reports, review } = options
  const { env, environment, api, log } = session
  precheck(settings)
  const checkout = await inspectCheckout(environment.workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
  const target = new TargetBranch(options)
  const gone = await target.hasMoved()
  // What has failed by itself and is past is everyday life; a person who asked is told.
  if (gone !== undefined && !BY_ITSELF.has(request.trigger)) throw gone
  if (gone !== undefined) return { kind: 'nothing', why: gone.sentence }
  const found: Found | { readonly refusal: StepOutcome } =
    reports === 'nowhere'
      ? { cases: [], complete: false, red: 0 }
      : await reported({ session, settings, request, reports, checkout })
  if ('refusal' in found) return found.refusal
  if (found.red === 0 && found.complete) return { kind: 'nothing', why: 'The test reports show no failing test.' }

  const wantsBase = settings['compare-base'] || settings.bisect || asksModels(settings)
  const base = wantsBase && request.base !== undefined ? await headOf(api, request.base) : undefined
  const isTrusted = asksModels(settings) && (await defaultBranch(api)) === request.headBranch
  const progress = new ProgressReporter(options)
  const frontend = new ActionFrontend(options, { target, progress, checkout, base })
  try {
    const result = await fixTests({
      settings,
      request,
      name: options.name,
      checkout,
      base,
      trusted: base ?? (isTrusted ? request.headSha : undefined),
      host: env,
      secrets: session.secrets,
      stateRoot: `${environment.temp}/fix-tests`,
      resume: 'kept',
      owner: ownerOf(environment),
      signal: session.signal,
      reported: found.red === 0 ? undefined : found.cases,
      ...(review === undefined ? {} : { review: review.said }),
      frontend,
    })
    const { view, report } = frontend.render(result)
    await progress.end(view, report)
    await target.removeBranch(result.state.branch, result.state.tip)
    log.end()
    const patch = settings.publish === 'patch' ? patchPath(session) : undefined
    const { transcripts } = result
    return { kind: 'done', view, report, settings, transcripts, temp: environment.temp, patch }
  } catch (error) {
    await progress.failed(error)
    throw error
  }
}

interface Found {
  readonly cases: readonly TestCase[]
  readonly complete: boolean
  readonly red: number
}

/** The reports of the failing job, and what of them this request is about. @throws UserError */
async function reported(options: {
  session: Session
  settings: Settings
  request: Request
  reports: 'workspace' | 'artifacts'
  checkout: Checkout
}): Promise<Found | { readonly refusal: StepOutcome }> {
  const { session, settings, request, reports, checkout } = options
  const read = await findReports({
    client: session.api.client,
    settings,
    request,
    reports,
    top: checkout.top,
    since: checkout.committedAt,
  })
  for (const text of read.notes) session.warn(text)
  const failing = read.cases.filter(({ status }) => status === 'failed')
  session.log.emit({ kind: 'reports-read', files: read.files, cases: read.cases.length, failing: failing.length })
  const { only = [] } = request
  const none = unmatchedWords(
    only,
    failing.map(({ id }) => id),
  )
  if (none !== undefined) return { refusal: { kind: 'refused', ...none } }
  return { cases: read.cases, complete: read.complete, red: failing.length }
}
