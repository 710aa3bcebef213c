import { NoReports, UnreadableReports } from '../../contracts/errors.ts'
import { asksModels } from '../../engine/model-access.ts'
import type { Request } from '../../domain/model/request.ts'
import { unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { defaultBranch, headOf } from '../../github/branches.ts'
import { accountNumber, viewerIdentity } from '../../github/users.ts'
import { pullAt } from '../../github/pull-requests.ts'
import { botOfBranch } from '../../triggers/authorization.ts'
import type { Settings } from '../../config/settings.ts'
import { precheck } from '../../engine/job.ts'
import { fixTests } from '../../engine/run.ts'
import { type Checkout, inspectCheckout } from '../../workspace/checkout.ts'
import { jobHost } from '../../workspace/git.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { ActionFrontend } from '../action-frontend.ts'
import { patchPath } from '../publish/publish.ts'
import { reportPageOf } from '../outputs/report-page-artifact.ts'
import { declinedRequest, howToAskAgain } from '../publish/declined.ts'
import { type FixOptions, isAutomatic, ownerOf } from '../fix-request.ts'
import { readCiSteps } from '../read-ci-steps.ts'
import { whyNoWork } from '../without-reports.ts'
import { findReports } from '../collect-reports.ts'
import type { Session } from '../session.ts'
import { TargetBranch } from '../target-branch.ts'
import { ProgressReporter } from '../progress-reporter.ts'

/** Fix a request: check it, read its reports, run the engine, publish the result. */
export async function fixRequest(options: FixOptions): Promise<StepOutcome> {
  const { session, settings, request, reports, followUp } = options
  const { env, environment, api, log } = session
  precheck(settings)
  const checkout = await inspectCheckout(environment.workspace, jobHost(env))
  const target = new TargetBranch(options)
  const moved = await target.checkMoved()
  // An outdated automatic run is normal; a waiting user gets an error.
  if (moved !== undefined && !isAutomatic(request)) throw moved
  if (moved !== undefined) return { kind: 'nothing', why: moved.sentence }
  const declined = followUp === undefined ? await declinedRequest(options) : undefined
  if (declined !== undefined)
    return { kind: 'nothing', why: `A person closed #${declined}, which answered this run. ${howToAskAgain(request)}` }
  const failedCi = onceAsked(() => readCiSteps(session, { request, checkout }))
  const reported: ReportedCases | { readonly refusal: StepOutcome } =
    reports === 'nowhere'
      ? NOTHING_REPORTED
      : await readReportedCases({ session, settings, request, reports, checkout }).catch(async (error: unknown) => {
          if (!(error instanceof NoReports)) throw error
          if (error instanceof UnreadableReports) session.warn(error.sentence)
          const why = whyNoWork(error, { failed: await failedCi(), checkout, settings })
          return why === undefined ? NOTHING_REPORTED : { refusal: { kind: 'nothing' as const, why } }
        })
  if ('refusal' in reported) return reported.refusal
  if (reported.failing === 0 && reported.complete)
    return {
      kind: 'nothing',
      why: `The test reports ${reported.cases.length === 0 ? 'hold no test' : 'show no failing test'}.`,
    }

  const steps = (await failedCi())?.steps ?? []
  const ciSteps = steps.length === 0 ? undefined : steps
  // Without it, the newest commit alone is what may be wrong.
  const { base: into } = request
  const base = into === undefined ? undefined : await session.bestEffort(() => headOf(api, into))
  const isTrusted = asksModels(settings) && (await defaultBranch(api)) === request.headBranch
  const bumpText = asksModels(settings) ? await textOfBump(session, request) : undefined
  const [identity, requesterId] = await Promise.all([
    session.bestEffort(() => viewerIdentity(api)),
    session.bestEffort(() => accountNumber(api, request.askedBy ?? '')),
  ])
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
      identity,
      requesterId,
      owner: ownerOf(environment),
      signal: session.signal,
      reported: reported.failing === 0 ? undefined : reported.cases,
      ciSteps,
      bumpText,
      ...(followUp?.review === undefined ? {} : { review: followUp.review }),
      ...(followUp?.ci === undefined ? {} : { ci: followUp.ci }),
      frontend,
    })
    const { view, report } = frontend.render(result)
    await progress.end(view, report)
    await target.removeBranch(result.state.branch, result.state.tip)
    log.end()
    const patch = settings.publish === 'patch' ? patchPath(session) : undefined
    const { transcripts } = result
    const { unopened } = frontend
    const page = reportPageOf({ result, view, settings, session })
    return { kind: 'done', view, report, settings, transcripts, temp: environment.temp, patch, unopened, page }
  } catch (error) {
    await progress.fail(error)
    throw error
  }
}

/** Read the text of a pull request that raises a dependency, if a bot that is known for it wrote it. */
async function textOfBump(session: Session, { pullRequest, headBranch }: Request): Promise<string | undefined> {
  if (pullRequest === undefined || botOfBranch(headBranch) === undefined) return undefined
  const pull = await session.bestEffort(() => pullAt(session.api, pullRequest))
  return pull?.author?.isBot === true ? pull.body : undefined
}

/** Return a function that does some work when it is first called, and then returns the same result. */
function onceAsked<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}

const NOTHING_REPORTED: ReportedCases = { cases: [], complete: false, failing: 0 }

interface ReportedCases {
  readonly cases: readonly TestCase[]
  readonly complete: boolean
  /** Number of failing test cases. */
  readonly failing: number
}

/** Read the reports of the failing job. Refuse a request whose words match no failing test. @throws UserError */
async function readReportedCases(options: {
  session: Session
  settings: Settings
  request: Request
  reports: 'workspace' | 'artifacts'
  checkout: Checkout
}): Promise<ReportedCases | { readonly refusal: StepOutcome }> {
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
  // The file of a test whose report names none is known when it has run here.
  const unmatched = failing.some(({ id }) => id.file === '') ? undefined : unmatchedWords(only, failing)
  if (unmatched !== undefined) return { refusal: { kind: 'refused', ...unmatched } }
  return { cases: read.cases, complete: read.complete, failing: failing.length }
}
