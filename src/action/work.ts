import { randomUUID } from 'node:crypto'
import { homedir, hostname } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { Owner } from '../cycle/lease.ts'
import { standing } from '../domain/known.ts'
import type { Request } from '../domain/request.ts'
import { objections } from '../domain/review.ts'
import type { State } from '../domain/state.ts'
import type { Environment } from '../environment.ts'
import { UserError } from '../errors.ts'
import { client } from '../github/client.ts'
import { GitHubForge } from '../github/forge.ts'
import { asksModels, secretsOf } from '../access.ts'
import { inputsOf, parseSettings } from '../inputs.ts'
import { precheck } from '../job.ts'
import { fixTests } from '../main.ts'
import type { Forge, PullRequestLink, Report } from '../ports.ts'
import { inspectCheckout } from '../workspace/checkout.ts'
import { RemoteKeeper } from '../workspace/remote-keeper.ts'
import { ActionLog } from './log.ts'
import type { Ending } from './outputs.ts'
import { findReports } from './reports.ts'
import { keepTranscripts } from './transcripts.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface Work {
  readonly env: Env
  readonly environment: Environment
  readonly signal: AbortSignal
  readonly request: Request
  readonly reports: 'workspace' | 'artifacts'
}

/** The work of a step on a request: checks, reports, the engine, and GitHub at both ends. */
export async function work({ env, environment, signal, request, reports }: Work): Promise<Ending> {
  const settings = parseSettings(inputsOf(env))
  const secrets = secretsOf(settings, env)
  for (const secret of secrets) core.setSecret(secret)
  const log = new ActionLog()
  precheck(settings)
  const token = settings['github-token']
  if (token === undefined)
    throw new UserError('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.')
  const api = client({ token, apiUrl: environment.apiUrl })
  const forge = new GitHubForge(api, request.repository)
  const checkout = await inspectCheckout(environment.workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
  await requireHead(forge, request)
  const { cases, complete, files, notes } = await findReports({
    client: api,
    settings,
    request,
    reports,
    top: checkout.top,
    since: checkout.committedAt,
  })
  for (const note of notes) log.emit({ kind: 'note', level: 'warning', text: note })
  const red = cases.filter(({ status }) => status === 'failed').length
  log.emit({ kind: 'reports-read', files, cases: cases.length, failing: red })
  if (red === 0 && complete) return { kind: 'nothing', why: 'The test reports show no failing test.' }

  const pull = request.pullRequest === undefined ? await forge.pullOf(request.headBranch) : undefined
  const asked: Request =
    pull === undefined
      ? request
      : { ...request, pullRequest: pull.number, base: pull.base, askedBy: request.askedBy ?? pull.author }
  const wantsBase = settings['compare-base'] || settings.bisect || asksModels(settings)
  const base = wantsBase && asked.base !== undefined ? await forge.headOf(asked.base) : undefined
  const trusted =
    base ?? (asksModels(settings) && (await forge.isDefault(asked.headBranch)) ? asked.headSha : undefined)
  const repositoryUrl = `${environment.serverUrl}/${request.repository}`
  const { state, report, transcripts } = await fixTests({
    settings,
    request: asked,
    name: reports === 'workspace' ? `${environment.workflow}\0${environment.job}` : (request.run?.name ?? ''),
    checkout,
    base,
    trusted,
    host: env,
    secrets,
    stateRoot: join(environment.temp, 'fix-tests'),
    resume: 'kept',
    owner: ownerOf(environment),
    isGone: async ({ run }) => run !== undefined && (await forge.isOver(run)),
    emit: log.emit,
    signal,
    repositoryUrl,
    reported: red === 0 ? undefined : cases,
    async openKeeper({ repository, key }) {
      const keeper = new RemoteKeeper({
        repository,
        key,
        url: repositoryUrl,
        token,
        beforePush: () => requireHead(forge, request),
        onPush: ({ branch, tip }) => log.emit({ kind: 'pushed', branch, sha: tip }),
      })
      await keeper.fetchRefs([request.headSha, ...(base === undefined ? [] : [base])])
      return keeper
    },
    keepTranscripts: directory => keepTranscripts(directory, { settings, env, environment, emit: log.emit, signal }),
    publish: (at, written) => publish({ forge, state: at, report: written, log }),
  })
  log.end()
  return { kind: 'done', state, report, settings, transcripts, temp: environment.temp }
}

/** Who this run is, for another one of the same job. */
function ownerOf({ serverUrl, repository, runId, runAttempt, runner }: Environment): Owner {
  const run = runId === 0 ? undefined : { id: runId, attempt: runAttempt }
  const name = run === undefined ? runner || hostname() : `${serverUrl}/${repository}/actions/runs/${runId}`
  return { id: randomUUID(), name, host: hostname(), pid: process.pid, ...(run === undefined ? {} : { run }) }
}

/** @throws UserError when the branch has moved on: what would be fixed is no longer what people have. */
async function requireHead(forge: Forge, request: Request): Promise<void> {
  const now = await forge.headOf(request.headBranch)
  if (now === request.headSha) return
  const where = now === undefined ? 'is gone' : `is at ${now.slice(0, 7)} now`
  throw new UserError(
    `The branch ${request.headBranch} ${where}, and no longer at the failing commit ${request.headSha.slice(0, 7)}.`,
    'Nothing was pushed for it; the run of the newer commit tells whether it still fails.',
  )
}

async function publish(options: {
  forge: Forge
  state: State
  report: Report
  log: ActionLog
}): Promise<PullRequestLink | undefined> {
  const { forge, state, report, log } = options
  const marker = `<!-- fix-tests ${state.key} -->`
  const { pullRequest, headBranch } = state.request
  if (state.outcome === 'stopped') {
    if (pullRequest !== undefined) await forge.comment({ pullRequest, marker, body: report.markdown })
    return undefined
  }
  // Commits of a run whose ledger was lost may stand where nothing fails any more.
  if (standing(state).length === 0 || state.targets.length === 0) {
    const worth = state.targets.length > 0 && pullRequest !== undefined
    if (worth) await forge.comment({ pullRequest, marker, body: report.markdown })
    return undefined
  }
  const link = await forge.publishPull({
    head: state.branch,
    base: headBranch,
    title: report.title,
    body: `${marker}\n${report.markdown}`,
    draft: report.outcome !== 'fixed' || objections(state.reviews).length > 0,
    labels: ['fix-tests'],
  })
  log.emit({ kind: 'pull-request', url: link.url, operation: link.operation })
  if (pullRequest !== undefined) {
    const verdict = report.markdown.split('\n')[0] ?? ''
    await forge.comment({
      pullRequest,
      marker,
      body: `${verdict}\n\nSee #${link.number}, which merges into this branch.`,
    })
  }
  return link
}
