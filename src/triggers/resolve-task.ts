import type { Request } from '../domain/model/request.ts'
import type { ActionsEnv } from '../config/actions-env.ts'
import { skipLabelReason, type AuthorizationRules, skipReason, authorizationRefusal } from './authorization.ts'
import { defaultBranch, headAt, headOf, commitMessageAt } from '../github/branches.ts'
import { type SlashCommand, parseSlashCommand, COMMAND_USAGE } from './slash-command.ts'
import { type ParsedEvent, isOwnCommit, type Named, ownCommit } from './parse-event.ts'
import { type MarkerData, readMarkers } from '../github/html-marker.ts'
import { type Actor, isOwnAuthor, permission, viewer } from '../github/users.ts'
import { openPull, type Pull, pullAt } from '../github/pull-requests.ts'
import { type HumanReview, reviewAt } from '../github/reviews.ts'
import { latestFailed, runAt, runsOf, type WorkflowRun } from '../github/workflow-runs.ts'
import type { RepositoryApi } from '../github/idempotent.ts'

/** Where it is read what failed: `nowhere`, the tests are run to see. */
export type ReportOrigin = 'workspace' | 'artifacts' | 'nowhere'

/** What there is to do, once GitHub was asked for what an event does not say. */
export type Task =
  | {
      readonly kind: 'fix'
      readonly request: Request
      readonly reports: ReportOrigin
      /** What was written, where somebody asked in words. */
      readonly command?: SlashCommand
    }
  | {
      readonly kind: 'revise'
      readonly pull: Pull
      readonly answers: MarkerData<'request'>
      readonly review: HumanReview
      /** What the failing branch is to be merged into, where it has a pull request. */
      readonly base: string | undefined
    }
  | { readonly kind: 'stop'; readonly pull: number }
  | Extract<ParsedEvent, { kind: 'green' | 'nothing' }>
  | (Extract<ParsedEvent, { kind: 'refused' }> & {
      /** Markdown that answers somebody's words beside the reason. */
      readonly more?: string
    })

export interface ResolveOptions {
  readonly place: RepositoryApi
  readonly environment: ActionsEnv
  /** Who may ask, and what is left alone. `base`: what a change is to be merged into; without it the default branch. */
  readonly door: (base: string | undefined) => Promise<AuthorizationRules>
  /** Called once when somebody who asks in words may do so. */
  readonly onAdmitted: () => Promise<void>
  /** Whether test reports lie in the job's workspace. */
  readonly hasReports: () => Promise<boolean>
}

/** Finds out what an event asks for. Only reads. @throws UserError */
export async function resolveTask(asked: ParsedEvent, asking: ResolveOptions): Promise<Task> {
  switch (asked.kind) {
    case 'request':
      return byItself(asked.request, asked.reports, asking)
    case 'latest':
      if (asked.step !== undefined && (await asking.hasReports())) return byItself(asked.step, 'workspace', asking)
      return ofBranch(await defaultBranch(asking.place), { trigger: 'schedule' }, asking)
    case 'named':
      return ofNamed(asked.what, asked.by, asking)
    case 'command':
      return ofCommand(asked, asking)
    case 'review':
      return ofReview(asked, asking)
    case 'green':
    case 'nothing':
    case 'refused':
      return asked
  }
}

/** What has failed without anybody asking for a fix in words. */
async function byItself(request: Request, reports: ReportOrigin, { place, door }: ResolveOptions): Promise<Task> {
  const { headBranch, headSha, fork } = request
  const pull =
    request.pullRequest === undefined ? await pullOf(place, headBranch, fork) : await pullAt(place, request.pullRequest)
  const settled = await door(pull?.base)
  const why = skipLabelReason(pull, settled) ?? skipReason(headBranch, pull, settled)
  if (why !== undefined) return { kind: 'nothing', why }
  if (fork === undefined && isOwnCommit(await commitMessageAt(place, headSha))) {
    // What a person has rebased onto the default branch is that person's.
    if (headBranch !== (await defaultBranch(place))) return ownCommit(headSha)
  }
  return { kind: 'fix', request: onPull(request, pull), reports }
}

/** @param fork of which the branch is; of one that is gone there is no pull request */
async function pullOf(place: RepositoryApi, branch: string, fork: string | undefined): Promise<Pull | undefined> {
  if (fork === '') return undefined
  return openPull(place, { branch, ...(fork === undefined ? {} : { repository: fork }) })
}

function onPull(request: Request, pull: Pull | undefined): Request {
  if (pull === undefined) return request
  const askedBy = request.askedBy ?? pull.author?.login
  return { ...request, pullRequest: pull.number, base: pull.base, ...(askedBy === undefined ? {} : { askedBy }) }
}

async function ofCommand(asked: Extract<ParsedEvent, { kind: 'command' }>, asking: ResolveOptions): Promise<Task> {
  const { place, door, onAdmitted } = asking
  const { by, body } = asked
  const pull = await pullAt(place, asked.pull)
  const settled = await door(pull?.base)
  const turnedAway = await refusedActor(by, place, settled)
  if (turnedAway !== undefined) return turnedAway
  await onAdmitted()
  const read = parseSlashCommand(body)
  if (read.kind === 'usage') return refused(read.why || 'This is how it is used.', '', COMMAND_USAGE)
  const { command } = read
  if (command.verb === 'stop') return { kind: 'stop', pull: asked.pull }
  if (pull?.isOpen !== true) return refused('The pull request is closed.', 'Open it again first.')
  const why = skipLabelReason(pull, settled)
  if (why !== undefined) return refused(why, 'Take the label away first.')
  // Of forks nothing is run, whatever is there now.
  const { ref: branch, sha: now } = pull.head
  const then = isFork(pull, place) ? undefined : await headAt(place, { branch, now, time: asked.at })
  // Where GitHub does not tell, nobody but who may push here could have put something else in its place.
  if (then !== undefined && then !== now) {
    return refused(
      `The branch ${branch} has moved since the comment was written, from ${then.slice(0, 7)} to ${now.slice(0, 7)}.`,
      'Look at what is there now, and write the comment again.',
    )
  }
  return ofPull(pull, { trigger: 'command', askedBy: by.login, only: command.only }, asking, command)
}

/** Why whoever asks may not, or undefined. The bot does not answer itself; the person whose token it has is a person. */
async function refusedActor(by: Actor, place: RepositoryApi, door: AuthorizationRules): Promise<Task | undefined> {
  if (by.isBot && by.login === (await viewer(place))) return { kind: 'nothing', why: 'The bot does not answer itself.' }
  const why = authorizationRefusal({ ...by, permission: by.isBot ? 'none' : await permission(place, by.login) }, door)
  if (why === undefined) return undefined
  return refused(why, by.isBot ? 'Name it there to have it heard.' : 'Ask somebody who has it.')
}

function isFork({ head }: Pull, { owner, repo }: RepositoryApi): boolean {
  return head.repository?.toLowerCase() !== `${owner}/${repo}`.toLowerCase()
}

/** Somebody names a pull request: what failed at its head. */
async function ofPull(
  pull: Pull,
  asker: Pick<Request, 'trigger'> & { askedBy?: string | undefined; only?: readonly string[] },
  { place, environment }: ResolveOptions,
  command?: SlashCommand,
): Promise<Task> {
  const { head } = pull
  // Anybody may push the same commit to a fork, and let its own workflow say what it likes.
  const runs = (await runsOf(place, { head_sha: head.sha })).filter(
    ({ headRepository, headBranch }) =>
      headRepository?.toLowerCase() === head.repository?.toLowerCase() && headBranch === head.ref,
  )
  const run = latestFailed(runs, environment.workflow)
  const request: Request = {
    ...asker,
    repository: environment.repository,
    headBranch: head.ref,
    headSha: head.sha,
    ...(isFork(pull, place) ? { fork: head.repository ?? '' } : {}),
    ...(run === undefined ? {} : { run: told(run) }),
  }
  return {
    kind: 'fix',
    request: onPull(request, pull),
    reports: run === undefined ? 'nowhere' : 'artifacts',
    ...(command === undefined ? {} : { command }),
  }
}

function told({ id, attempt, name, url }: WorkflowRun): NonNullable<Request['run']> {
  return { id, attempt, name, url }
}

async function ofNamed(
  { run: id, pull: number, branch }: Named,
  by: string | undefined,
  asking: ResolveOptions,
): Promise<Task> {
  const asker = { trigger: 'dispatch' as const, ...(by === undefined ? {} : { askedBy: by }) }
  if (id !== undefined) return ofRun(id, asker, asking)
  if (number === undefined) return ofBranch(branch ?? '', asker, asking)
  const pull = await pullAt(asking.place, number)
  if (pull?.isOpen !== true)
    return refused(`There is no open pull request #${number}.`, 'Give the number of an open one.')
  const why = skipLabelReason(pull, await asking.door(pull.base))
  return why === undefined ? ofPull(pull, asker, asking) : { kind: 'nothing', why }
}

async function ofRun(
  id: number,
  asker: Pick<Request, 'trigger' | 'askedBy'>,
  { place, environment, door }: ResolveOptions,
): Promise<Task> {
  const run = await runAt(place, id)
  if (run === undefined) return refused(`There is no run ${id} here.`, 'Give the number in the address of the run.')
  if (run.conclusion !== 'failure')
    return { kind: 'nothing', why: `The run ${run.url} did not fail (${run.conclusion ?? 'it has not ended'}).` }
  if (run.headBranch === undefined) return refused('The failed run was not on a branch.', 'Name a run of a branch.')
  const isHere = run.headRepository?.toLowerCase() === environment.repository.toLowerCase()
  const request: Request = {
    ...asker,
    repository: environment.repository,
    headBranch: run.headBranch,
    headSha: run.headSha,
    run: told(run),
    ...(isHere ? {} : { fork: run.headRepository ?? '' }),
  }
  const pull = await pullOf(place, run.headBranch, request.fork)
  const why = skipLabelReason(pull, await door(pull?.base))
  return why === undefined
    ? { kind: 'fix', request: onPull(request, pull), reports: 'artifacts' }
    : { kind: 'nothing', why }
}

/** The latest failed run of a branch, where no later one has made it good. */
async function ofBranch(
  branch: string,
  asker: Pick<Request, 'trigger' | 'askedBy'>,
  asking: ResolveOptions,
): Promise<Task> {
  const { place, environment } = asking
  const head = await headOf(place, branch)
  if (head === undefined)
    return refused(`There is no branch ${branch}.`, 'Give the name of a branch of this repository.')
  const runs = await runsOf(place, { branch })
  const run = latestFailed(
    // A branch of a fork may have the same name.
    runs.filter(({ headRepository }) => headRepository?.toLowerCase() === environment.repository.toLowerCase()),
    environment.workflow,
  )
  if (run === undefined) return { kind: 'nothing', why: `No workflow's latest run on ${branch} has failed.` }
  if (run.headSha !== head)
    return { kind: 'nothing', why: `The failed run ${run.url} is not of the newest commit of ${branch}.` }
  return ofRun(run.id, asker, asking)
}

async function ofReview(asked: Extract<ParsedEvent, { kind: 'review' }>, asking: ResolveOptions): Promise<Task> {
  const { place, door } = asking
  const pull = await pullAt(place, asked.pull)
  const answers = readMarkers('request', pull?.body)
  const login = pull?.author?.login ?? ''
  const isOwn =
    pull !== undefined && (await isOwnAuthor(place, { login, type: pull.author?.isBot === true ? 'Bot' : 'User' }))
  if (!isOwn || answers === undefined || isFork(pull, place))
    return { kind: 'nothing', why: `#${asked.pull} is not a pull request of fix-tests.` }
  if (!pull.isOpen) return { kind: 'nothing', why: `#${asked.pull} is closed.` }
  // It is merged into the failing branch, which is not what settings are read from, but what that is merged into.
  const failing = await openPull(place, { branch: pull.base })
  const settled = await door(failing?.base)
  const turnedAway = await refusedActor(asked.by, place, settled)
  if (turnedAway !== undefined) return turnedAway
  const why = skipLabelReason(pull, settled)
  if (why !== undefined) return { kind: 'nothing', why }
  const review = await reviewAt(place, asked)
  if (review === undefined || review.demands.length === 0)
    return { kind: 'nothing', why: 'The review asks for nothing.' }
  await asking.onAdmitted()
  return { kind: 'revise', pull, answers, review, base: failing?.base }
}

function refused(why: string, remedy: string, more?: string): Task {
  return { kind: 'refused', why, remedy, ...(more === undefined ? {} : { more }) }
}
