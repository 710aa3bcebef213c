import { asksModels } from '../../engine/model-access.ts'
import type { Request } from '../../domain/model/request.ts'
import { defaultBranch, headOf } from '../../github/branches.ts'
import { accountNumber, viewerIdentity } from '../../github/users.ts'
import { pullAt } from '../../github/pull-requests.ts'
import { botOfBranch } from '../../triggers/authorization.ts'
import { fixTests } from '../../engine/run.ts'
import type { StepOutcome } from '../outputs/step-outcome.ts'
import { ActionFrontend } from '../action-frontend.ts'
import { patchPath } from '../publish/publish.ts'
import { reportPageOf } from '../outputs/report-page-artifact.ts'
import { type FixOptions, ownerOf } from '../fix-request.ts'
import type { Session } from '../session.ts'
import { prepareFix } from './prepare-fix.ts'
import { ProgressReporter } from '../progress-reporter.ts'

/** Fix a request: see whether there is work, run the engine, publish the result. */
export async function fixRequest(options: FixOptions): Promise<StepOutcome> {
  const { session, settings, request, followUp } = options
  const { env, environment, api, log } = session
  const prepared = await prepareFix(options)
  if ('refusal' in prepared) return prepared.refusal
  const { checkout, target, cases, ciSteps } = prepared
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
      reported: cases,
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
    const { unopened, branchEnd } = frontend
    const page = reportPageOf({ result, view, branchEnd, settings, session })
    return {
      kind: 'done',
      view,
      report,
      settings,
      transcripts,
      temp: environment.temp,
      patch,
      unopened,
      branchEnd,
      page,
      commentedOn: progress.commentedOn,
    }
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
