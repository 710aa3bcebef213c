import { noUsage } from '../domain/model/usage.ts'
import { UserError } from '../contracts/errors.ts'
import { count } from '../domain/text/wording.ts'
import { COMMAND_USAGE, type SlashCommand } from '../triggers/slash-command.ts'
import { isOwnBranch } from '../triggers/own-work.ts'
import type { ParsedEvent } from '../triggers/parsed-event.ts'
import { awaitsCi } from '../domain/workflow/judge-ci.ts'
import { resolveOwnRun } from '../triggers/resolve-own-run.ts'
import { resolveTask } from '../triggers/resolve-task.ts'
import type { Task } from '../triggers/task.ts'
import type { Settings } from '../config/settings.ts'
import { RequesterReplies } from './requester-replies.ts'
import { explainFailure } from './commands/explain.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'
import { hasReports } from './collect-reports.ts'
import { runToFix } from './run-to-fix.ts'
import type { Session } from './session.ts'
import { goOnAfterCi, judgeFix, readCi } from './commands/judge.ts'
import { stopRuns } from './commands/stop.ts'
import { deleteOldState } from './commands/delete-old-state.ts'
import { closeStale } from './commands/close-stale.ts'
import { endComment } from './commands/end-comment.ts'
import { fixRequest } from './commands/fix.ts'
import { requestName, withLeg } from './fix-request.ts'
import { nameOfWork } from './known-work.ts'
import { answeredEvents } from './answered-events.ts'

/** Resolve an event to a task, run the task, and reply to the requester. */
export async function dispatchTask(session: Session, event: ParsedEvent): Promise<StepOutcome> {
  const replies = new RequesterReplies(session, event)
  // A mistake in the workflow is reported before the first request to GitHub, unless a user has to get it as a reply.
  if (event.kind !== 'command' && event.kind !== 'review') session.checkInputs()
  try {
    const task = await resolveTask(event, {
      api: session.api,
      environment: session.environment,
      rulesFor: base => session.rulesFor(base),
      onAuthorized: replies.acknowledge,
      chooseRun: failed => runToFix(failed, session),
      hasReports: async () =>
        hasReports(session.environment.workspace, await session.settingsFor(undefined), session.env),
    })
    const outcome = await perform(task, session)
    await session.bestEffort(() => replies.replyWith(outcome, task))
    return outcome
  } catch (error) {
    await replies.replyWithError(error)
    throw error
  }
}

async function perform(task: Task, session: Session): Promise<StepOutcome> {
  switch (task.kind) {
    case 'fix':
      return thenJudge(await fix(task, session), session)
    case 'revise':
      return thenJudge(await revise(task, session), session)
    case 'judge':
      return thenJudge(await judgeFix(task, session), session)
    case 'stop':
      return stopRuns(session, task.pull)
    case 'help':
      return {
        kind: 'message',
        outcome: 'explained',
        title: 'How /fix-tests is used',
        markdown: COMMAND_USAGE,
        reply: COMMAND_USAGE,
      }
    case 'green':
      return tidy(session, task)
    case 'nothing':
    case 'refused':
      return task
  }
}

/** Clean up after a green branch: its pull requests and its comment, and state that is too old to be of use. */
async function tidy(session: Session, green: Extract<Task, { kind: 'green' }>): Promise<StepOutcome> {
  const closed = await closeStale(session, green)
  const ended = await session.bestEffort(() => endComment(session, green))
  const outcome =
    ended === undefined ? closed : { ...closed, why: `${closed.why} Said so in the comment of #${ended}.` }
  const { states = 0, branches = 0 } = (await session.bestEffort(() => deleteOldState(session))) ?? {}
  const deleted = [
    ...(states > 0 ? [count(states, 'stored state')] : []),
    ...(branches > 0 ? [count(branches, 'branch', 'branches')] : []),
  ]
  return deleted.length === 0
    ? outcome
    : { ...outcome, why: `${outcome.why} Deleted ${deleted.join(' and ')} (keep-days).` }
}

/** Judge a published fix at once if CI has ended on it already: its event came before there was a pull request. */
async function thenJudge(outcome: StepOutcome, session: Session): Promise<StepOutcome> {
  if (outcome.kind !== 'done' || outcome.view.outcome === 'stopped') return outcome
  const { view, settings } = outcome
  if (view.pullRequest === undefined || settings['verify-with'] === 'local' || !awaitsCi(view)) return outcome
  const url = view.pullRequest.url
  // A token that may not read CI's runs has the fix published all the same.
  const ended = await endedCi({ kind: 'own-run', branch: view.branch, sha: view.tip, url }, session).catch(
    () => undefined,
  )
  return ended === undefined ? outcome : thenJudge(await goOnAfterCi(ended.task, ended.ci, session), session)
}

async function endedCi(run: Extract<ParsedEvent, { kind: 'own-run' }>, session: Session) {
  const task = await resolveOwnRun(run, session)
  if (task.kind !== 'judge') return undefined
  const ci = await readCi(task, session)
  // GitHub may still show an earlier head of the pull request: then nothing was read.
  return 'why' in ci || ci.runs.length === 0 ? undefined : { task, ci }
}

async function fix(task: Extract<Task, { kind: 'fix' }>, session: Session): Promise<StepOutcome> {
  const { reports, command } = task
  const settings = withCommand(await session.settingsFor(task.request.base), command)
  const answersTo = await session.bestEffort(() => answeredEvents(session.environment))
  const request = { ...withLeg(task, settings), ...(answersTo === undefined ? {} : { answersTo }) }
  if (isOwnBranch(request.headBranch, settings.branch) && command === undefined)
    return { kind: 'nothing', why: `fix-tests made the branch ${request.headBranch}, so it does not work on it.` }
  const own = requestName(task, session.environment)
  if (request.fork !== undefined && reports !== 'workspace') {
    const why = `The code comes from a fork (${request.fork || 'deleted'}), so it is not run with this repository's permissions.`
    return explainFailure({ session, settings, request, reports, name: own, why })
  }
  if (settings.publish === 'explain') return explainFailure({ session, settings, request, reports, name: own, why: '' })
  const name = task.name === undefined ? await nameOfWork(own, { session, request }) : own
  // The token of a fork's or Dependabot's job is read-only, so the fix is written to a patch file.
  const canWrite = request.fork === undefined && session.environment.actor !== 'dependabot[bot]'
  const effective = canWrite || reports !== 'workspace' ? settings : { ...settings, publish: 'patch' as const }
  return fixRequest({ session, settings: effective, request, reports, name, retry: command?.verb === 'retry' })
}

/** Settings that clear the models of single roles. */
const NO_ROLE_MODELS = {
  'analyst-model': undefined,
  'fixer-model': undefined,
  'reviewer-model': undefined,
  'small-model': undefined,
  'test-writer-model': undefined,
} satisfies Record<Extract<keyof Settings, `${string}-model`>, undefined>

/** Apply the options of a command to the settings. A command can lower the cost limit, but not raise it. */
function withCommand(settings: Settings, command: SlashCommand | undefined): Settings {
  if (command === undefined) return settings
  const { verb, model, maxIterations, maxCost } = command
  const limit = settings['max-cost-usd']
  return {
    ...settings,
    ...(verb === 'apply' || verb === 'explain' ? { publish: verb } : {}),
    ...(model === undefined ? {} : { models: [model], ...NO_ROLE_MODELS }),
    ...(maxIterations === undefined ? {} : { 'max-iterations': maxIterations }),
    ...(maxCost === undefined ? {} : { 'max-cost-usd': Math.min(limit, maxCost) }),
  }
}

async function revise(task: Extract<Task, { kind: 'revise' }>, session: Session): Promise<StepOutcome> {
  const { pull, answers, review, base, command } = task
  const settings = withCommand(await session.settingsFor(base), command)
  if (!isOwnBranch(pull.head.ref, settings.branch))
    throw new UserError(
      `${pull.head.ref} is not a branch created by fix-tests.`,
      'Set the input branch to the value it had when the branch was created.',
    )
  const { login, id, demands } = review
  return fixRequest({
    session,
    settings: { ...settings, publish: 'pull-request' },
    request: { ...answers.request, trigger: 'review', repository: session.environment.repository },
    reports: 'nowhere',
    name: answers.name,
    retry: true,
    followUp: {
      pull: pull.number,
      review: {
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
