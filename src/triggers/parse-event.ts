import { escapePattern } from '../domain/text/shell-words.ts'
import type { Request } from '../domain/model/request.ts'
import type { ActionsEnv } from '../config/actions-env.ts'
import { isSlashCommand } from './slash-command.ts'
import type { Actor } from '../github/users.ts'
import { payloadActor, payloadAt, payloadCommit, payloadNumber, payloadText } from './payload.ts'

/** What an event asks for, as far as it says so itself. */
export type ParsedEvent =
  /** Somebody's CI has failed. */
  | { readonly kind: 'request'; readonly request: Request; readonly reports: 'workspace' | 'artifacts' }
  /** A run of CI was green: what is proposed for its branch may be needed no more. */
  | {
      readonly kind: 'green'
      readonly branch: string
      readonly sha: string
      readonly run: number
      readonly name: string
      readonly url: string
    }
  | {
      readonly kind: 'command'
      readonly pull: number
      readonly comment: number
      /** When it was written, in ISO 8601. */
      readonly at: string
      readonly body: string
      readonly by: Actor
    }
  /** Somebody reviewed a pull request, maybe one of the bot's own. */
  | { readonly kind: 'review'; readonly pull: number; readonly review: number; readonly by: Actor }
  /** A person, or a program of theirs, names what to look at: the first of these that is given. */
  | { readonly kind: 'named'; readonly what: Named; readonly by: string | undefined }
  /** The default branch's latest failed run, or a step of that run itself where reports lie in its workspace. */
  | { readonly kind: 'latest'; readonly step: Request | undefined }
  /** There is nothing to do, and that is fine. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** It is not done, for a reason that somebody can change. */
  | { readonly kind: 'refused'; readonly why: string; readonly remedy: string }

export interface Named {
  readonly run?: number | undefined
  readonly pull?: number | undefined
  readonly branch?: string | undefined
}

export interface EventOptions {
  readonly environment: ActionsEnv
  readonly payload: unknown
  /** The input `branch`: what is named by it is the bot's own, and never asks for anything. */
  readonly template: string
}

/** Reads the event that started the job. Pure; the payload is untrusted. */
export function parseEvent({ environment, payload, template }: EventOptions): ParsedEvent {
  const asked = read(environment, payload)
  const branch = asked.kind === 'request' ? asked.request.headBranch : asked.kind === 'green' ? asked.branch : ''
  if (!isOwnBranch(branch, template)) return asked
  return { kind: 'nothing', why: `${branch} is a branch of fix-tests itself.` }
}

/** Whether a branch is named by the template, with a commit in its place, and perhaps a number behind it. */
export function isOwnBranch(branch: string, template: string): boolean {
  const parts = template.split(/(\{head\}|\{sha\})/).map(part => {
    if (part === '{head}') return '.+'
    return part === '{sha}' ? '[0-9a-f]{7}' : escapePattern(part)
  })
  return new RegExp(`^${parts.join('')}(?:-\\d+)?$`).test(branch)
}

function read(environment: ActionsEnv, payload: unknown): ParsedEvent {
  switch (environment.eventName) {
    case 'workflow_run':
      return workflowRun(environment, payload)
    case 'pull_request':
      return pullRequest(environment, payload)
    case 'issue_comment':
      return issueComment(payload)
    case 'pull_request_review':
      return review(payload)
    case 'pull_request_review_comment':
      return reviewComment(payload)
    case 'workflow_dispatch':
      return named(payloadAt(payload, 'inputs'), payloadActor(payload, 'sender')?.login) ?? branchStep(environment)
    case 'repository_dispatch':
      return (
        named(payloadAt(payload, 'client_payload'), payloadActor(payload, 'sender')?.login) ??
        refused(
          'The event repository_dispatch does not say what to fix.',
          'Send a client_payload with branch, run or pull-request.',
        )
      )
    case 'schedule': {
      const here = branchStep(environment)
      return { kind: 'latest', step: here.kind === 'request' ? here.request : undefined }
    }
    case 'push':
      return branchStep(environment)
    case 'merge_group':
      return queued('A merge queue')
    case 'pull_request_target':
      return refused(
        'pull_request_target runs with the rights of the base branch, so the code of a pull request must not run in it.',
        'Use on: pull_request, or on: workflow_run.',
      )
    default:
      return refused(
        `The event ${environment.eventName} does not name a failed run.`,
        'Use a step with if: failure() in the failing job, or on: workflow_run.',
      )
  }
}

/** The payload's own list of pull requests is empty for forks, and not used. */
function workflowRun(environment: ActionsEnv, payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'workflow_run', 'id')
  const headSha = payloadCommit(payload, 'workflow_run', 'head_sha')
  const url = payloadText(payload, 'workflow_run', 'html_url')
  if (id === undefined || headSha === undefined || url === undefined) {
    return refused('The event file is not a workflow_run event.', 'Run this on: workflow_run, types: [completed].')
  }
  const conclusion = payloadText(payload, 'workflow_run', 'conclusion')
  const headBranch = payloadText(payload, 'workflow_run', 'head_branch')
  const name = payloadText(payload, 'workflow_run', 'name') ?? ''
  const repository = payloadText(payload, 'workflow_run', 'head_repository', 'full_name')
  const isHere = repository === environment.repository
  if (payloadText(payload, 'action') === 'completed' && conclusion === 'success' && headBranch !== undefined && isHere)
    return { kind: 'green', branch: headBranch, sha: headSha, run: id, name, url }
  if (payloadText(payload, 'action') !== 'completed' || conclusion !== 'failure') {
    return { kind: 'nothing', why: `The run ${url} did not fail (${conclusion ?? 'it has not ended'}).` }
  }
  if (payloadText(payload, 'workflow_run', 'event') === 'merge_group') return queued('The run of a merge queue')
  if (headBranch === undefined) return refused('The failed run was not on a branch.', 'Run CI on branches.')
  const said = payloadText(payload, 'workflow_run', 'head_commit', 'message')
  // What a person has rebased onto the default branch is that person's.
  const isMerged = headBranch === payloadText(payload, 'repository', 'default_branch')
  if (isHere && said !== undefined && isOwnCommit(said) && !isMerged) return ownCommit(headSha)
  const attempt = payloadNumber(payload, 'workflow_run', 'run_attempt') ?? 1
  return {
    kind: 'request',
    reports: 'artifacts',
    request: {
      trigger: 'workflow_run',
      repository: environment.repository,
      headBranch,
      headSha,
      run: { id, attempt, name, url },
      ...(isHere ? {} : { fork: repository ?? '' }),
    },
  }
}

function pullRequest(environment: ActionsEnv, payload: unknown): ParsedEvent {
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const headSha = payloadCommit(payload, 'pull_request', 'head', 'sha')
  const headBranch = payloadText(payload, 'pull_request', 'head', 'ref')
  if (pull === undefined || headSha === undefined || headBranch === undefined) {
    return refused('The event file is not a pull_request event.', 'Run this on: pull_request.')
  }
  const repository = payloadText(payload, 'pull_request', 'head', 'repo', 'full_name')
  // The job's own checkout is a merge of head and base that exists nowhere else; the fix belongs on the head.
  return {
    kind: 'request',
    reports: 'workspace',
    request: {
      ...step(environment),
      headBranch,
      headSha,
      pullRequest: pull,
      base: payloadText(payload, 'pull_request', 'base', 'ref'),
      askedBy: payloadText(payload, 'pull_request', 'user', 'login'),
      ...(repository === environment.repository ? {} : { fork: repository ?? '' }),
    },
  }
}

function issueComment(payload: unknown): ParsedEvent {
  const body = payloadText(payload, 'comment', 'body')
  const comment = payloadNumber(payload, 'comment', 'id')
  const by = payloadActor(payload, 'comment', 'user')
  const written = payloadText(payload, 'comment', 'created_at')
  const pull = payloadNumber(payload, 'issue', 'number')
  if (body === undefined || comment === undefined || by === undefined || written === undefined || pull === undefined)
    return refused('The event file is not an issue_comment event.', 'Run this on: issue_comment, types: [created].')
  if (!isSlashCommand(body)) return { kind: 'nothing', why: 'The comment does not begin with /fix-tests.' }
  // What somebody else's comment is made to say later is not that person's word.
  if (payloadText(payload, 'action') !== 'created')
    return { kind: 'nothing', why: 'Only a new comment counts, not an edited or deleted one.' }
  if (payloadAt(payload, 'issue', 'pull_request') === undefined)
    return { kind: 'nothing', why: `#${pull} is an issue; /fix-tests is for pull requests.` }
  return { kind: 'command', pull, comment, at: written, body, by }
}

function review(payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'review', 'id')
  const state = payloadText(payload, 'review', 'state')?.toLowerCase()
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const by = payloadActor(payload, 'review', 'user')
  if (id === undefined || pull === undefined || by === undefined)
    return refused(
      'The event file is not a pull_request_review event.',
      'Run this on: pull_request_review, types: [submitted].',
    )
  if (payloadText(payload, 'action') !== 'submitted' || (state !== 'changes_requested' && state !== 'commented'))
    return { kind: 'nothing', why: 'The review asks for no changes.' }
  return { kind: 'review', pull, review: id, by }
}

/** A comment at a line belongs to a review, which is what is looked at; an answer in a thread asks for nothing. */
function reviewComment(payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'comment', 'pull_request_review_id')
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const by = payloadActor(payload, 'comment', 'user')
  if (pull === undefined || by === undefined)
    return refused(
      'The event file is not a pull_request_review_comment event.',
      'Run this on: pull_request_review_comment, types: [created].',
    )
  if (payloadText(payload, 'action') !== 'created' || payloadNumber(payload, 'comment', 'in_reply_to_id') !== undefined)
    return { kind: 'nothing', why: 'Only a new comment that begins a thread asks for something.' }
  if (id === undefined) return { kind: 'nothing', why: 'The comment belongs to no review.' }
  return { kind: 'review', pull, review: id, by }
}

/** What the inputs of a dispatch name; undefined when they name nothing. Inputs of workflows are texts. */
function named(inputs: unknown, by: string | undefined): ParsedEvent | undefined {
  const given = (name: string) => {
    const value = payloadAt(inputs, name)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [run, pull, branch] = ['run', 'pull-request', 'branch'].map(given)
  for (const [name, value] of [
    ['run', run],
    ['pull-request', pull],
  ])
    if (value !== undefined && !/^[1-9]\d{0,15}$/.test(value))
      return refused(`${name} is not a number.`, `Give the number of the ${name}.`)
  if (run !== undefined) return { kind: 'named', what: { run: Number(run) }, by }
  if (pull !== undefined) return { kind: 'named', what: { pull: Number(pull) }, by }
  return branch === undefined
    ? undefined
    : { kind: 'named', what: { branch: branch.replace(/^refs\/heads\//, '') }, by }
}

function branchStep(environment: ActionsEnv): ParsedEvent {
  const branch = /^refs\/heads\/(.+)$/.exec(environment.ref)?.[1]
  if (branch === undefined) {
    return refused(
      `${environment.ref || 'The run'} is not a branch, so there is nothing to put a fix on.`,
      'Run CI on branches too.',
    )
  }
  return {
    kind: 'request',
    reports: 'workspace',
    request: {
      ...step(environment),
      headBranch: branch,
      headSha: environment.sha,
      askedBy: environment.actor || undefined,
    },
  }
}

function step(environment: ActionsEnv): Pick<Request, 'trigger' | 'repository' | 'run'> {
  const { serverUrl, repository, runId, runAttempt, workflow } = environment
  const url = `${serverUrl}/${repository}/actions/runs/${runId}`
  return { trigger: 'failing-step', repository, run: { id: runId, attempt: runAttempt, name: workflow, url } }
}

/** Whether a message is that of a commit of the bot's own, as it made it: what somebody merged has another subject. */
export function isOwnCommit(message: string): boolean {
  const [subject = ''] = message.split('\n', 1)
  const isMerged = /\(#\d+\)$/.test(subject)
  return subject.startsWith('fix-tests: ') && !isMerged && /^Fix-Tests-Key: [0-9a-f]{16}$/m.test(message)
}

/** What its own commits lead to is nothing that it works on by itself: that would have no end. */
export function ownCommit(sha: string): Extract<ParsedEvent, { kind: 'nothing' }> {
  return {
    kind: 'nothing',
    why: `The failing commit ${sha.slice(0, 7)} is of fix-tests itself. Write /fix-tests retry to have it tried all the same.`,
  }
}

function queued(what: string): ParsedEvent {
  return refused(
    `${what} tests a branch that is gone when it is done, so there is nothing to put a fix on.`,
    'Let fix-tests follow the runs of pull requests, or write /fix-tests on the pull request.',
  )
}

function refused(why: string, remedy: string): ParsedEvent {
  return { kind: 'refused', why, remedy }
}
