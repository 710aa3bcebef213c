import type { Request } from '../../domain/model/request.ts'
import type { PublishedPull } from '../../github/pull-request-changes.ts'
import { requestReviews, reviewersOf } from '../../github/reviewers.ts'
import type { Session } from '../session.ts'

/**
 * Ask for reviews of a new pull request, and name the reviewers that GitHub refuses.
 * @param options.wanted entries of the input `reviewers`
 * @param options.files paths of the changed files
 * @param options.base branch with the code owners
 */
export async function askReviewers(
  session: Session,
  options: {
    readonly wanted: readonly string[]
    readonly link: Pick<PublishedPull, 'number' | 'author'>
    readonly files: readonly string[]
    readonly base: string
    readonly request: Pick<Request, 'headSha'>
  },
): Promise<void> {
  const { wanted, link, files, base, request } = options
  const { number, author } = link
  const reviewers = await reviewersOf(session.api, wanted, { files, base, headSha: request.headSha, author })
  const refused = await requestReviews(session.api, { number, reviewers, again: false })
  if (refused.length > 0)
    session.warn(
      `GitHub refuses these reviewers: ${refused.join(', ')}. Correct the input reviewers; a job’s own token cannot ask teams.`,
    )
}
