import { homedir } from 'node:os'
import { asksModels } from '../../engine/model-access.ts'
import type { Request } from '../../domain/model/request.ts'
import { unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { defaultBranch, headOf } from '../../github/branches.ts'
import { isOver } from '../../github/workflow-runs.ts'
import type { Settings } from '../../config/settings.ts'
import { type Job, precheck } from '../../engine/job.ts'
import { fixTests } from '../../engine/run.ts'
import { type Checkout, inspectCheckout } from '../../workspace/checkout.ts'
import type { StepOutcome } from '../outputs/outcome.ts'
import { patchPath, publish } from '../publish/publish.ts'
import { type FixOptions, ownerOf } from '../fix-request.ts'
import { findReports } from '../collect-reports.ts'
import type { Session } from '../session.ts'
import { TargetBranch } from '../target-branch.ts'
import { ProgressReporter } from '../progress-reporter.ts'
import { keepTranscripts } from '../publish/keep-transcripts.ts'

/** What nobody has asked for. */
const BY_ITSELF: ReadonlySet<Request['trigger']> = new Set(['workflow_run', 'failing-step', 'schedule'])

/** The work on a request: checks, reports, the engine, and GitHub at both ends. */
export async function fixRequest(options: FixOptions): Promise<StepOutcome> {
  const { session, settings, request, reports, review } = options
  const { env, environment, place, log } = session
  precheck(settings)
  const checkout = await inspectCheckout(environment.workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
  const onto = new TargetBranch(options)
  const gone = await onto.hasMoved()
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
  const base = wantsBase && request.base !== undefined ? await headOf(place, request.base) : undefined
  const isTrusted = asksModels(settings) && (await defaultBranch(place)) === request.headBranch
  const told = new ProgressReporter(options)
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
      isGone: async ({ run }) => run !== undefined && (await isOver(place, run)),
      emit: told.emit,
      signal: session.signal,
      repositoryUrl: session.repositoryUrl,
      reported: found.red === 0 ? undefined : found.cases,
      ...(review === undefined ? {} : { review: review.said }),
      openKeeper: opening => onto.openKeeper(opening, { checkout, base }),
      onTaken: async key => {
        await onto.requireUnexhausted()
        await told.begin(key)
      },
      ...(settings['sign-commits'] && settings.publish !== 'patch' ? { makeCommit: onto.makeCommit } : {}),
      keepTranscripts: directory =>
        keepTranscripts(directory, { settings, env, environment, emit: log.emit, signal: session.signal }),
      async publish(state, published) {
        // What was ended, or had nothing to try, is not a try.
        if (state.outcome !== 'stopped' && state.attempts.length > 0) await onto.count()
        const link = await publish(state, published, {
          session,
          settings,
          name: options.name,
          live: told.live,
          reviewed: review?.pull,
          land: at => onto.land(at.branch, at.tip),
          requireHead: () => onto.requireHead(),
        })
        if (state.outcome !== 'stopped') onto.published()
        return link
      },
    } satisfies Job)
    await told.end(result)
    await onto.tidy(result.state.branch, result.state.tip)
    log.end()
    const patch = settings.publish === 'patch' ? patchPath(session) : undefined
    return { kind: 'done', ...result, settings, temp: environment.temp, patch }
  } catch (error) {
    await told.failed(error)
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
    client: session.place.client,
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
