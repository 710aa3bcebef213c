import { keptAttempts } from '../../domain/model/selectors.ts'
import { objections } from '../../domain/model/review.ts'
import type { State } from '../../domain/model/state.ts'
import { commitMessageAt } from '../../github/branches.ts'
import { isOwnCommit } from '../../triggers/own-work.ts'
import { htmlMarker } from '../../github/html-marker.ts'
import {
  addLabels,
  assignPull,
  closePull,
  type PublishedPull,
  publishPull,
  rewritePull,
} from '../../github/pull-request-changes.ts'
import { ownPulls } from '../../github/pull-requests.ts'
import { reviewersOf, requestReviews } from '../../github/reviewers.ts'
import { answerThread } from '../../github/reviews.ts'
import type { Settings } from '../../config/settings.ts'
import type { Report } from '../../rendering/report-options.ts'
import { reviewReplies } from '../../rendering/review-replies.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import { ciStatusNote } from './ci-status.ts'
import type { Session } from '../session.ts'

/** The pull request of a branch, and all that belongs to it: labels, people, CI, answers to reviews. */
export async function publishPullRequest(
  state: State,
  report: Report,
  { session, settings, name }: { session: Session; settings: Settings; name: string },
): Promise<PublishedPull> {
  const { api } = session
  const { request } = state
  const top = htmlMarker('request', { key: state.key, name, request })
  const body = (note: string) => `${top}\n${withNote(report.markdown, note)}`
  const link = await publishPull(api, {
    head: state.branch,
    base: request.headBranch,
    title: report.title,
    body: body(''),
    draft: report.outcome !== 'fixed' || objections(state.reviews).length > 0,
  })
  // The pull request is what counts: it is there, whatever becomes of what follows.
  // What people have taken away since all was told is theirs to take. That it was opened does not say that it was
  // labelled: an answer may be lost, or a run die.
  const { askedBy } = request
  if (state.pullRequest?.number !== link.number) {
    await session.bestEffort(() => addLabels(api, link.number, settings.labels))
    if (askedBy !== undefined && !askedBy.endsWith('[bot]'))
      await session.bestEffort(() => assignPull(api, link.number, askedBy))
  }
  await session.bestEffort(async () => {
    const note = await ciStatusNote({ session, settings, state, ref: state.branch, author: link.author })
    if (note !== '') await rewritePull(api, link.number, body(note))
  })
  if (request.trigger === 'review') {
    await answerReview(state, { session, number: link.number })
  } else {
    await session.bestEffort(() => asked(state, settings, { session, link }))
    await session.bestEffort(() => supersede(state, { session, link }))
  }
  return link
}

/** A report with something that people have to know or to do, behind the verdict and what it means. */
function withNote(markdown: string, note: string): string {
  const end = markdown.indexOf('\n\n### ')
  if (note === '') return markdown
  return end < 0 ? `${markdown}\n${note}\n` : `${markdown.slice(0, end)}\n\n${note}${markdown.slice(end)}`
}

/** Answers each thread of a person's review, and asks for another look where there is something new to look at. */
export async function answerReview(
  state: State,
  { session, number }: { session: Session; number: number },
): Promise<void> {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  if (review === undefined) return
  const { api } = session
  const answers = reviewReplies(review, state, session.repositoryUrl)
  // One that is gone must not keep the others from their answers.
  for (const { thread, body } of answers)
    if (thread !== undefined) await session.bestEffort(() => answerThread(api, { pull: number, thread, body }))
  if (answers.some(({ isDone }) => isDone))
    await session.bestEffort(() => requestReviews(api, { number, reviewers: [review.by], again: true }))
}

/** Asks for reviews. */
async function asked(
  state: State,
  settings: Settings,
  { session, link }: { session: Session; link: PublishedPull },
): Promise<void> {
  const files = [...new Set(keptAttempts(state).flatMap(attempt => attempt.files))]
  const { headSha, headBranch, base = headBranch } = state.request
  const { number, author } = link
  const reviewers = await reviewersOf(session.api, settings.reviewers, { files, base, headSha, author })
  await requestReviews(session.api, { number, reviewers, again: false })
}

/** Closes what was proposed for earlier commits of the branch, unless people have worked on it. */
async function supersede(state: State, { session, link }: { session: Session; link: PublishedPull }): Promise<void> {
  const { api } = session
  const { request } = state
  for (const { pull, answers } of await ownPulls(api, request.headBranch)) {
    const isSame = answers.request.run?.name === request.run?.name && answers.request.headSha !== request.headSha
    if (pull.number === link.number || !isSame || !isOwnCommit(await commitMessageAt(api, pull.head.sha))) continue
    await closePull(
      api,
      pull.number,
      `#${link.number} takes the place of this one: ${inlineText(request.headBranch)} has moved on to ${request.headSha}, and failed there.`,
    )
  }
}

/** What became of a person's review: of each thread there, of its own text here. */
export function reviewWords(state: State, repositoryUrl: string): string {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  const answers = review === undefined ? [] : reviewReplies(review, state, repositoryUrl)
  const own = answers.filter(({ thread }) => thread === undefined).map(({ body }) => body)
  const isDone = answers.some(answer => answer.isDone)
  const threads = answers.length > own.length ? ' Each thread has its answer.' : ''
  const whose = review === undefined ? '' : ` of ${inlineText(review.by)}`
  return [`The review${whose} was ${isDone ? '' : 'not '}worked on.${threads}`, ...own].join('\n\n')
}
