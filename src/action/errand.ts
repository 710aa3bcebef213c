import { noUsage } from '../domain/usage.ts'
import { UserError } from '../errors.ts'
import type { Command } from '../github/command.ts'
import { type Asked, isOwn } from '../github/events.ts'
import { type Errand, resolve } from '../github/resolve.ts'
import type { Settings } from '../inputs.ts'
import { Asker } from './asker.ts'
import { explain } from './explain.ts'
import type { Ending } from './outputs.ts'
import { hasReports } from './reports.ts'
import type { Session } from './session.ts'
import { stop } from './stop.ts'
import { tidy } from './tidy.ts'
import { nameOf, work } from './work.ts'

/** From what an event says to what came of it; whoever asked in words is answered. */
export async function runErrand(session: Session, asked: Asked): Promise<Ending> {
  const asker = new Asker(session, asked)
  try {
    const errand = await resolve(asked, {
      place: session.place,
      environment: session.environment,
      door: base => session.doorFor(base),
      onAdmitted: asker.admitted,
      hasReports: async () =>
        hasReports(session.environment.workspace, await session.settingsFor(undefined), session.env),
    })
    const ending = await perform(errand, session)
    await session.beside(() => asker.answer(ending, errand))
    return ending
  } catch (error) {
    await asker.giveUp(error)
    throw error
  }
}

async function perform(errand: Errand, session: Session): Promise<Ending> {
  switch (errand.kind) {
    case 'fix':
      return fix(errand, session)
    case 'revise':
      return revise(errand, session)
    case 'stop':
      return stop(session, errand.pull)
    case 'green':
      return tidy(session, errand)
    case 'nothing':
    case 'refused':
      return errand
  }
}

async function fix(errand: Extract<Errand, { kind: 'fix' }>, session: Session): Promise<Ending> {
  const { request, reports, command } = errand
  const settings = commanded(await session.settingsFor(request.base), command)
  if (isOwn(request.headBranch, settings.branch) && command === undefined)
    return { kind: 'nothing', why: `${request.headBranch} is a branch of fix-tests itself.` }
  const name = nameOf(errand, session.environment, settings)
  if (request.fork !== undefined && reports !== 'workspace') {
    const why = `The code is of a fork (${request.fork || 'deleted'}), which is not run with this repository's rights.`
    return explain({ session, settings, request, reports, name, why })
  }
  if (settings.publish === 'explain') return explain({ session, settings, request, reports, name, why: '' })
  // In a job of a fork, or of Dependabot, the token may only read: what is found is handed over as a file.
  const mayWrite = request.fork === undefined && session.environment.actor !== 'dependabot[bot]'
  const own = mayWrite || reports !== 'workspace' ? settings : { ...settings, publish: 'patch' as const }
  return work({ session, settings: own, request, reports, name, anew: command?.verb === 'retry' })
}

/** In place of the models that the settings give to roles. */
const NOBODY_ELSE = {
  'analyst-model': undefined,
  'fixer-model': undefined,
  'reviewer-model': undefined,
  'small-model': undefined,
}

/** The settings as somebody wants them who may ask; what a limit of money is they may lower, and not raise. */
function commanded(settings: Settings, command: Command | undefined): Settings {
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

async function revise(errand: Extract<Errand, { kind: 'revise' }>, session: Session): Promise<Ending> {
  const { pull, answers, review, base } = errand
  const settings = await session.settingsFor(base)
  if (!isOwn(pull.head.ref, settings.branch))
    throw new UserError(
      `${pull.head.ref} is not a branch of fix-tests.`,
      'Leave the input branch as it was when it was made.',
    )
  const { login, id, demands } = review
  return work({
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
