import type { ProposedTests } from '../../domain/model/proposed-tests.ts'
import type { State } from '../../domain/model/state.ts'
import { htmlMarker } from '../../github/html-marker.ts'
import { addLabels, publishPull } from '../../github/pull-request-changes.ts'
import type { Settings } from '../../config/settings.ts'
import { renderProposal } from '../../rendering/proposal-body.ts'
import type { Session } from '../session.ts'
import { askReviewers } from './ask-reviewers.ts'

/** Reviewers of a draft if the settings name none: the latest authors of the tests. */
const DECIDERS = ['authors'] as const

/**
 * Open the draft with proposed tests, or update it, and ask for a decision. It stays a draft, whatever the fix becomes.
 * @returns the proposal with its URL
 */
export async function publishProposal(
  proposed: ProposedTests,
  state: State,
  { session, settings }: { session: Session; settings: Settings },
): Promise<ProposedTests> {
  const { branch, files } = proposed
  if (branch === undefined) return proposed
  const { api } = session
  const { request, key } = state
  const { title, markdown } = renderProposal(proposed, state, session.repositoryUrl)
  const body = `${htmlMarker('proposal', { key, request })}\n${markdown}`
  const link = await publishPull(api, { head: branch, base: request.headBranch, title, body, draft: true })
  session.log.emit({ kind: 'pull-request', url: link.url, operation: link.operation })
  if (link.operation === 'created') {
    await session.bestEffort(() => addLabels(api, link.number, settings.labels))
    const wanted = settings.reviewers.length === 0 ? DECIDERS : settings.reviewers
    const base = request.headBranch
    await session.bestEffort(() => askReviewers(session, { wanted, link, files, base, request }))
  }
  return { ...proposed, url: link.url }
}
