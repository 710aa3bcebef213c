import { isDoubtful, keptAttempts } from '../../domain/model/selectors.ts'
import { objections } from '../../domain/model/review.ts'
import { awaitsCi } from '../../domain/workflow/judge-ci.ts'
import type { State } from '../../domain/model/state.ts'
import { htmlMarker } from '../../github/html-marker.ts'
import {
  addLabels,
  assignPull,
  type PublishedPull,
  publishPull,
  rewritePull,
  markReady,
} from '../../github/pull-request-changes.ts'
import { requestReviews } from '../../github/reviewers.ts'
import { answerThread } from '../../github/reviews.ts'
import type { Settings } from '../../config/settings.ts'
import type { Report } from '../../rendering/report-options.ts'
import { reviewReplies } from '../../rendering/review-replies.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import { ciStatus } from './ci-status.ts'
import { closeSuperseded } from './close-own-pulls.ts'
import { fixedCauses } from './declined.ts'
import type { Session } from '../session.ts'
import { askReviewers } from './ask-reviewers.ts'

/** Open or update the pull request of a branch, with its labels, assignee, reviewers, CI and replies to reviews. */
export async function publishPullRequest(
  state: State,
  report: Report,
  { session, settings, name }: { session: Session; settings: Settings; name: string },
): Promise<PublishedPull> {
  const { api } = session
  const { request } = state
  const marker = htmlMarker('request', { key: state.key, name, request, causes: fixedCauses(state) })
  const isRed = state.ci?.sha === state.tip && state.ci.kind === 'red'
  const isAwaiting = report.outcome === 'awaiting-ci'
  const isUnfinished =
    (report.outcome !== 'fixed' && !isAwaiting) || objections(state.reviews).length > 0 || isRed || isDoubtful(state)
  const waits = !isUnfinished && mayAwaitCi(state, settings)
  const body = (note: string) => `${marker}\n${withNote(report.markdown, note)}`
  const link = await publishPull(api, {
    head: state.branch,
    base: request.headBranch,
    title: report.title,
    body: body(''),
    draft: isUnfinished || isAwaiting || waits,
  })
  // The pull request exists now; the rest is best effort. Once the state records the pull request, labels, assignee and
  // reviewers are set, and people may have removed them. Before, add them even to an existing one: a run may die right
  // after opening it.
  const { askedBy } = request
  const isNew = state.pullRequest?.number !== link.number
  if (isNew) {
    await session.bestEffort(() => addLabels(api, link.number, settings.labels))
    if (askedBy !== undefined && !askedBy.endsWith('[bot]'))
      await session.bestEffort(() => assignPull(api, link.number, askedBy))
  }
  await session.bestEffort(async () => {
    if (!awaitsCi(state)) return
    const { isComing, note } = await ciStatus(
      { session, settings, state, ref: state.branch, author: link.author },
      waits,
    )
    // Until CI has the last word it is a draft. Where no CI comes, the proof of fix-tests counts.
    if (waits && !isComing && !isAwaiting) await markReady(api, link)
    const waiting = waits && isComing ? '> [!NOTE]\n> This pull request is a draft until CI is green on it.' : ''
    const text = [waiting, note].filter(part => part !== '').join('\n\n')
    if (text !== '') await rewritePull(api, link.number, link.marker + body(text))
  })
  if (request.trigger === 'review') {
    await answerReview(state, { session, number: link.number })
  } else {
    const { headBranch, base = headBranch } = state.request
    const files = [...new Set(keptAttempts(state).flatMap(attempt => attempt.files))]
    const wanted = settings.reviewers
    if (isNew)
      await session.bestEffort(() => askReviewers(session, { wanted, link, files, base, request: state.request }))
    await session.bestEffort(() => closeSuperseded(api, { name, state }, link.number))
  }
  return link
}

/** Return true if the project's own CI is to judge the commit, and its end would start fix-tests again. */
function mayAwaitCi(state: State, settings: Settings): boolean {
  const isListening = (state.startedBy ?? state.request.trigger) === 'workflow_run'
  return settings['verify-with'] !== 'local' && isListening && awaitsCi(state)
}

/** Insert a note into a report, below its verdict, the warnings and the proof. */
function withNote(markdown: string, note: string): string {
  if (note === '') return markdown
  const parts = markdown.split('\n\n')
  const end = parts.findIndex((part, index) => index > 0 && !part.startsWith('> '))
  return end < 0 ? `${markdown}\n\n${note}\n` : parts.toSpliced(end, 0, note).join('\n\n')
}

/** Reply to each thread of a person's review. Request a new review if anything changed. */
export async function answerReview(
  state: State,
  { session, number }: { session: Session; number: number },
): Promise<void> {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  if (review === undefined) return
  const { api } = session
  const replies = reviewReplies(review, state, session.repositoryUrl)
  // A deleted thread must not keep the others from their replies.
  for (const { thread, root, body } of replies)
    if (thread !== undefined) await session.bestEffort(() => answerThread(api, { pull: number, thread, root, body }))
  if (replies.some(({ isDone }) => isDone))
    await session.bestEffort(() => requestReviews(api, { number, reviewers: [review.by], again: true }))
}

/** Summarize the replies to a person's review, with those to its own text. Threads have theirs in place. */
export function reviewSummary(state: State, repositoryUrl: string): string {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  const replies = review === undefined ? [] : reviewReplies(review, state, repositoryUrl)
  const own = replies.filter(({ thread }) => thread === undefined).map(({ body }) => body)
  const isDone = replies.some(reply => reply.isDone)
  const threads = replies.length > own.length ? ' Each thread has its answer.' : ''
  const whose = review === undefined ? '' : ` of ${inlineText(review.by)}`
  return [`The review${whose} was ${isDone ? '' : 'not '}worked on.${threads}`, ...own].join('\n\n')
}
