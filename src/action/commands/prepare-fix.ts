import { NoReports, UnreadableReports } from '../../contracts/errors.ts'
import type { Request } from '../../domain/model/request.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { Settings } from '../../config/settings.ts'
import { precheck } from '../../engine/job.ts'
import { type Checkout, inspectCheckout } from '../../workspace/checkout.ts'
import { jobHost } from '../../workspace/git.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { declinedRequest, howToAskAgain } from '../publish/declined.ts'
import { type FixOptions, isAutomatic } from '../fix-request.ts'
import { type FailedCi, readCiSteps } from '../read-ci-steps.ts'
import { whyNoWork } from '../without-reports.ts'
import { findReports } from '../collect-reports.ts'
import type { Session } from '../session.ts'
import { TargetBranch } from '../target-branch.ts'

/** Facts of a request that there is work on. */
export interface PreparedFix {
  readonly checkout: Checkout
  readonly target: TargetBranch
  /** Test cases of the reports; undefined if they show no failing one. */
  readonly cases: readonly TestCase[] | undefined
  /** Steps of CI that failed, if they are known. */
  readonly ciSteps: FailedCi['steps'] | undefined
}

/**
 * Decide whether there is work on a request: its branch has not moved, no person has declined an answer, and a test
 * fails.
 * @returns the facts, or the outcome of the step without work
 * @throws UserError if the branch has moved and a user waits, or the reports are missing
 */
export async function prepareFix(options: FixOptions): Promise<PreparedFix | { readonly refusal: StepOutcome }> {
  const { session, settings, request, reports, followUp } = options
  precheck(settings)
  const checkout = await inspectCheckout(session.environment.workspace, jobHost(session.env))
  const target = new TargetBranch(options)
  const moved = await target.checkMoved()
  // An outdated automatic run is normal; a waiting user gets an error.
  if (moved !== undefined && !isAutomatic(request)) throw moved
  if (moved !== undefined) return nothing(moved.sentence)
  const declined = followUp === undefined ? await declinedRequest(options) : undefined
  if (declined !== undefined)
    return nothing(`A person closed #${declined}, which answered this run. ${howToAskAgain(request)}`)
  const failedCi = onceAsked(() => readCiSteps(session, { request, checkout }))
  const reported =
    reports === 'nowhere'
      ? NOTHING_REPORTED
      : await readReportedCases({ session, settings, request, reports, checkout }).catch(async (error: unknown) => {
          if (!(error instanceof NoReports)) throw error
          if (error instanceof UnreadableReports) session.warn(error.sentence)
          const why = whyNoWork(error, { failed: await failedCi(), checkout, settings })
          return why === undefined ? NOTHING_REPORTED : nothing(why)
        })
  if ('refusal' in reported) return reported
  const { cases, failing, complete } = reported
  if (failing === 0 && complete)
    return nothing(`The test reports ${cases.length === 0 ? 'hold no test' : 'show no failing test'}.`)
  const steps = (await failedCi())?.steps ?? []
  return {
    checkout,
    target,
    cases: failing === 0 ? undefined : cases,
    ciSteps: steps.length === 0 ? undefined : steps,
  }
}

function nothing(why: string): { readonly refusal: StepOutcome } {
  return { refusal: { kind: 'nothing', why } }
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
    checkout,
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
