import { noUsage } from '../domain/model/usage.ts'
import { UserError } from '../contracts/errors.ts'
import type { SlashCommand } from '../triggers/slash-command.ts'
import { isOwnBranch } from '../triggers/own-work.ts'
import type { ParsedEvent } from '../triggers/parsed-event.ts'
import { resolveTask } from '../triggers/resolve-task.ts'
import type { Task } from '../triggers/task.ts'
import type { Settings } from '../config/settings.ts'
import { RequesterReplies } from './requester-replies.ts'
import { explainFailure } from './commands/explain.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'
import { hasReports } from './collect-reports.ts'
import type { Session } from './session.ts'
import { stopRuns } from './commands/stop.ts'
import { closeStale } from './commands/close-stale.ts'
import { fixRequest } from './commands/fix.ts'
import { requestName } from './fix-request.ts'

/** From what an event says to what came of it; whoever asked in words is answered. */
export async function dispatchTask(session: Session, asked: ParsedEvent): Promise<StepOutcome> {
  const asker = new RequesterReplies(session, asked)
  try {
    const errand = await resolveTask(asked, {
      api: session.api,
      environment: session.environment,
      rulesFor: base => session.rulesFor(base),
      onAuthorized: asker.admitted,
      hasReports: async () =>
        hasReports(session.environment.workspace, await session.settingsFor(undefined), session.env),
    })
    const ending = await perform(errand, session)
    await session.bestEffort(() => asker.answer(ending, errand))
    return ending
  } catch (error) {
    await asker.giveUp(error)
    throw error
  }
}

async function perform(errand: Task, session: Session): Promise<StepOutcome> {
  switch (errand.kind) {
    case 'fix':
      return fix(errand, session)
    case 'revise':
      return revise(errand, session)
    case 'stop':
      return stopRuns(session, errand.pull)
    case 'green':
      return closeStale(session, errand)
    case 'nothing':
    case 'refused':
      return errand
  }
}

async function fix(errand: Extract<Task, { kind: 'fix' }>, session: Session): Promise<StepOutcome> {
  const { request, reports, command } = errand
  const settings = commanded(await session.settingsFor(request.base), command)
  if (isOwnBranch(request.headBranch, settings.branch) && command === undefined)
    return { kind: 'nothing', why: `${request.headBranch} is a branch of fix-tests itself.` }
  const name = requestName(errand, session.environment, settings)
  if (request.fork !== undefined && reports !== 'workspace') {
    const why = `The code is of a fork (${request.fork || 'deleted'}), which is not run with this repository's rights.`
    return explainFailure({ session, settings, request, reports, name, why })
  }
  if (settings.publish === 'explain') return explainFailure({ session, settings, request, reports, name, why: '' })
  // In a job of a fork, or of Dependabot, the token may only read: what is found is handed over as a file.
  const mayWrite = request.fork === undefined && session.environment.actor !== 'dependabot[bot]'
  const own = mayWrite || reports !== 'workspace' ? settings : { ...settings, publish: 'patch' as const }
  return fixRequest({ session, settings: own, request, reports, name, anew: command?.verb === 'retry' })
}

/** In place of the models that the settings give to roles. */
const NOBODY_ELSE = {
  'analyst-model': undefined,
  'fixer-model': undefined,
  'reviewer-model': undefined,
  'small-model': undefined,
}

/** The settings as somebody wants them who may ask; what a limit of money is they may lower, and not raise. */
function commanded(settings: Settings, command: SlashCommand | undefined): Settings {
  if (command === undefined) return settings
  const { verb, model, maxIterations, maxCost } = command
  const most = settings['max-cost-usd']
  return {
    ...settings,
    ...(verb === 'apply' || verb === 'explain' ? { publish: verb } : {}),
    ...(model === undefined ? {} : { models: [model], ...NOBODY_ELSE }),
    ...(maxIterations === undefined ? {} : { 'max-iterations': maxIterations }),
    ...(maxCost === undefined ? {} : { 'max-cost-usd': most === undefined ? maxCost : Math.min(most, maxCost) }),
  }
}

async function revise(errand: Extract<Task, { kind: 'revise' }>, session: Session): Promise<StepOutcome> {
  const { pull, answers, review, base } = errand
  const settings = await session.settingsFor(base)
  if (!isOwnBranch(pull.head.ref, settings.branch))
    throw new UserError(
      `${pull.head.ref} is not a branch of fix-tests.`,
      'Leave the input branch as it was when it was made.',
    )
  const { login, id, demands } = review
  return fixRequest({
    session,
    settings: { ...settings, publish: 'pull-request' },
    request: { ...answers.request, trigger: 'review', repository: session.environment.repository },
    reports: 'nowhere',
    name: answers.name,
    anew: true,
    review: {
      pull: pull.number,
      said: {
        sha: pull.head.sha,
        by: login,
        person: id,
        verdict: 'findings',
        reason: '',
        findings: demands.map(({ thread, ...finding }) => (thread === undefined ? finding : { ...finding, thread })),
        usage: noUsage,
        transcripts: [],
      },
    },
  })
}
