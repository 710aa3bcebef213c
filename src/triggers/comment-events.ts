import { type ParsedEvent, reject } from './parsed-event.ts'
import { payloadActor, payloadAt, payloadNumber, payloadText } from './payload.ts'
import { isSlashCommand } from './slash-command.ts'

/** Parse a comment on a pull request: a command, or nothing. */
export function parseComment(payload: unknown): ParsedEvent {
  const body = payloadText(payload, 'comment', 'body')
  const comment = payloadNumber(payload, 'comment', 'id')
  const by = payloadActor(payload, 'comment', 'user')
  const at = payloadText(payload, 'comment', 'created_at')
  const pull = payloadNumber(payload, 'issue', 'number')
  if (body === undefined || comment === undefined || by === undefined || at === undefined || pull === undefined)
    return reject('The event file is not an issue_comment event.', 'Run this on: issue_comment, types: [created].')
  if (!isSlashCommand(body)) return nothing('The comment does not begin with /fix-tests.')
  // Another user may have edited the comment: its author is not the author of the edit.
  if (payloadText(payload, 'action') !== 'created')
    return nothing('Only a new comment counts, not an edited or deleted one.')
  if (payloadAt(payload, 'issue', 'pull_request') === undefined)
    return nothing(`#${pull} is an issue; /fix-tests is for pull requests.`)
  return { kind: 'command', pull, comment, at, body, by }
}

/** Parse a review of a pull request. */
export function parseReview(payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'review', 'id')
  const state = payloadText(payload, 'review', 'state')?.toLowerCase()
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const by = payloadActor(payload, 'review', 'user')
  if (id === undefined || pull === undefined || by === undefined)
    return reject(
      'The event file is not a pull_request_review event.',
      'Run this on: pull_request_review, types: [submitted].',
    )
  if (payloadText(payload, 'action') !== 'submitted' || (state !== 'changes_requested' && state !== 'commented'))
    return nothing('The review asks for no changes.')
  return { kind: 'review', pull, review: id, by }
}

/** Parse a comment at a line: it belongs to a review. A reply in a thread asks for nothing. */
export function parseReviewComment(payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'comment', 'pull_request_review_id')
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const by = payloadActor(payload, 'comment', 'user')
  if (pull === undefined || by === undefined)
    return reject(
      'The event file is not a pull_request_review_comment event.',
      'Run this on: pull_request_review_comment, types: [created].',
    )
  if (payloadText(payload, 'action') !== 'created') return nothing('Only a new comment asks for something.')
  if (id === undefined) return nothing('The comment belongs to no review.')
  return { kind: 'review', pull, review: id, by }
}

function nothing(why: string): ParsedEvent {
  return { kind: 'nothing', why }
}
