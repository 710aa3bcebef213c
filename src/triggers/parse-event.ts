import type { ActionsEnv } from '../config/actions-env.ts'
import { parseComment, parseReview, parseReviewComment } from './comment-events.ts'
import { isOwnBranch } from './own-work.ts'
import { type Named, type ParsedEvent, reject, rejectMergeQueue } from './parsed-event.ts'
import { payloadActor, payloadAt } from './payload.ts'
import { branchStep, parseOwnRun, parsePullRequest, parseWorkflowRun } from './run-events.ts'

export interface EventOptions {
  readonly environment: ActionsEnv
  readonly payload: unknown
  /** The input `branch`: the bot's own branches follow it, and never start a run. */
  readonly template: string
}

/** Parse the event that started the job. Pure; the payload is untrusted. */
export function parseEvent({ environment, payload, template }: EventOptions): ParsedEvent {
  const own = environment.eventName === 'workflow_run' ? parseOwnRun(environment, payload, template) : undefined
  if (own !== undefined) return own
  const event = parseByName(environment, payload)
  const branch = branchOf(event)
  if (!isOwnBranch(branch, template)) return event
  return { kind: 'nothing', why: `fix-tests made the branch ${branch}, so it does not work on it.` }
}

function branchOf(event: ParsedEvent): string {
  if (event.kind === 'request') return event.request.headBranch
  if (event.kind === 'dispatch-step') return event.step.headBranch
  return event.kind === 'green' ? event.branch : ''
}

function parseByName(environment: ActionsEnv, payload: unknown): ParsedEvent {
  switch (environment.eventName) {
    case 'workflow_run':
      return parseWorkflowRun(environment, payload)
    case 'pull_request':
      return parsePullRequest(environment, payload)
    case 'issue_comment':
      return parseComment(payload)
    case 'pull_request_review':
      return parseReview(payload)
    case 'pull_request_review_comment':
      return parseReviewComment(payload)
    case 'workflow_dispatch':
      return parseInputs(payload, 'inputs') ?? dispatchStep(environment)
    case 'repository_dispatch':
      return (
        parseInputs(payload, 'client_payload') ??
        reject(
          'The event repository_dispatch does not say what to fix.',
          'Send a client_payload with branch, run or pull-request.',
        )
      )
    case 'schedule': {
      const step = branchStep(environment)
      return { kind: 'latest', step: step.kind === 'request' ? step.request : undefined }
    }
    case 'push':
      return branchStep(environment)
    case 'merge_group':
      return rejectMergeQueue('A merge queue')
    case 'pull_request_target':
      return reject(
        'pull_request_target runs with the rights of the base branch, so the code of a pull request must not run in it.',
        'Use on: pull_request, or on: workflow_run.',
      )
    default:
      return reject(
        `The event ${environment.eventName} does not name a failed run.`,
        'Use a step with if: failure() in the failing job, or on: workflow_run.',
      )
  }
}

/** Parse a dispatch without inputs: the workflow may be CI itself, started by hand. */
function dispatchStep(environment: ActionsEnv): ParsedEvent {
  const step = branchStep(environment)
  return step.kind === 'request' ? { kind: 'dispatch-step', step: step.request } : step
}

/**
 * Parse the inputs of a dispatch. GitHub passes inputs of workflows as strings.
 * @returns undefined if no input is set
 */
function parseInputs(payload: unknown, key: 'inputs' | 'client_payload'): ParsedEvent | undefined {
  const inputs = payloadAt(payload, key)
  const by = payloadActor(payload, 'sender')?.login
  const valueOf = (name: string) => {
    const value = payloadAt(inputs, name)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [run, pull, branch] = ['run', 'pull-request', 'branch'].map(valueOf)
  for (const [name, value] of [
    ['run', run],
    ['pull-request', pull],
  ])
    if (value !== undefined && !/^[1-9]\d{0,15}$/.test(value))
      return reject(`${name} is not a number.`, `Give the number of the ${name}.`)
  const named = (what: Named): ParsedEvent => ({ kind: 'named', what, by })
  if (run !== undefined) return named({ run: Number(run) })
  if (pull !== undefined) return named({ pull: Number(pull) })
  return branch === undefined ? undefined : named({ branch: branch.replace(/^refs\/heads\//, '') })
}
