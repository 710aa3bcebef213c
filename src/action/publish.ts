import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remainingTargets, standing } from '../domain/known.ts'
import { objections } from '../domain/review.ts'
import type { State } from '../domain/state.ts'
import { sentenceOf, UserError } from '../errors.ts'
import { messageOf } from '../github/branches.ts'
import { isOwnCommit } from '../github/events.ts'
import { openIssue } from '../github/issues.ts'
import { marker } from '../github/marker.ts'
import {
  addLabels,
  askForReviews,
  assign,
  closePull,
  ownPulls,
  type PublishedPull,
  publishPull,
  rewritePull,
} from '../github/pulls.ts'
import { viewer } from '../github/people.ts'
import { reviewersOf } from '../github/reviewers.ts'
import { answerThread } from '../github/reviews.ts'
import type { Settings } from '../inputs.ts'
import type { Published } from '../job.ts'
import type { PullRequestLink } from '../ports.ts'
import { answersTo } from '../report/answers.ts'
import { remainingIssues } from '../report/issue.ts'
import { words } from '../report/escape.ts'
import { ciNote } from './ci.ts'
import type { LiveComment } from './live-comment.ts'
import type { Session } from './session.ts'

export interface Publishing {
  readonly session: Session
  readonly settings: Settings
  /** What tells the job's request from others on the same commit. */
  readonly name: string
  readonly live: LiveComment | undefined
  /** Puts the tip onto the failing branch itself. */
  readonly land: (state: State) => Promise<void>
  /** @throws UserError when the failing branch has moved on */
  readonly requireHead: () => Promise<void>
}

/** Tells the world how a request ended: the pull request, the comment, issues. */
export async function publish(
  state: State,
  { report, patch }: Published,
  publishing: Publishing,
): Promise<PullRequestLink | undefined> {
  const { session, settings, live } = publishing
  const { markdown } = report
  if (state.outcome === 'stopped') {
    await live?.end(markdown)
    return undefined
  }
  // What is told beside the pull request, the branch or the patch is not what counts.
  const beside = (work: () => Promise<string>) =>
    work().catch((error: unknown) => {
      session.log.emit({ kind: 'note', level: 'warning', text: sentenceOf(error) })
      return ''
    })
  const issues = await beside(() => openedIssues(state, publishing))
  // Commits of a run whose ledger was lost may stand where nothing fails any more.
  if (standing(state).length === 0 || state.targets.length === 0) {
    if (live?.hasBegun === true || state.targets.length > 0) await live?.end(markdown + issues)
    return undefined
  }
  if (settings.publish === 'patch') {
    await writePatch(session, await patch())
    await live?.end(markdown + issues)
    return undefined
  }
  const verdict = markdown.split('\n')[0] ?? ''
  if (settings.publish === 'apply' && state.outcome === 'fixed' && objections(state.reviews).length === 0) {
    const why = await landed(state, publishing)
    if (why === undefined) {
      const ref = state.request.headBranch
      const ci = await beside(async () =>
        ciNote({ session, settings, state, ref, author: await viewer(session.place) }),
      )
      const parts = [verdict, 'The fix is on this branch now.', ci, markdown.slice(verdict.length).trim()]
      await live?.end(parts.filter(part => part !== '').join('\n\n'))
      return undefined
    }
    session.log.emit({ kind: 'note', level: 'warning', text: `It comes as a pull request, since ${why}` })
  }
  // From here on it is told to the world, for a branch that people still have.
  await publishing.requireHead()
  const link = await pullRequest(state, report, publishing)
  const { number, url, operation } = link
  session.log.emit({ kind: 'pull-request', url, operation })
  const said =
    state.request.trigger === 'review'
      ? reviewWords(state, session.repositoryUrl)
      : `See #${number}, which merges into this branch.`
  await live?.end(`${verdict}\n\n${said}${issues}`)
  return { number, url, operation }
}

/** What became of a person's review: of each thread there, of its own text here. */
function reviewWords(state: State, repositoryUrl: string): string {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  const answers = review === undefined ? [] : answersTo(review, state, repositoryUrl)
  const own = answers.filter(({ thread }) => thread === undefined).map(({ body }) => body)
  const isDone = answers.some(answer => answer.isDone)
  const threads = answers.length > own.length ? ' Each thread has its answer.' : ''
  const whose = review === undefined ? '' : ` of ${words(review.by)}`
  return [`The review${whose} was ${isDone ? '' : 'not '}worked on.${threads}`, ...own].join('\n\n')
}

/** Puts the fix onto the failing branch itself. @returns why it cannot be there */
async function landed(state: State, { land }: Publishing): Promise<string | undefined> {
  try {
    await land(state)
    return undefined
  } catch (error) {
    // A rule of the repository may want a pull request; a branch that has moved wants none.
    if (error instanceof UserError && error.cause !== undefined) return sentenceOf(error)
    throw error
  }
}

async function pullRequest(
  state: State,
  report: Published['report'],
  { session, settings, name }: Publishing,
): Promise<PublishedPull> {
  const { place } = session
  const { request } = state
  const top = marker('request', { key: state.key, name, request })
  const body = (note: string) => `${top}\n${withNote(report.markdown, note)}`
  const link = await publishPull(place, {
    head: state.branch,
    base: request.headBranch,
    title: report.title,
    body: body(''),
    draft: report.outcome !== 'fixed' || objections(state.reviews).length > 0,
  })
  // The pull request is what counts: it is there, whatever becomes of what follows.
  const tried = async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => {
      session.log.emit({ kind: 'note', level: 'warning', text: sentenceOf(error) })
    })
  }
  // What people have taken away since all was told is theirs to take. That it was opened does not say that it was
  // labelled: an answer may be lost, or a run die.
  const { askedBy } = request
  if (state.pullRequest?.number !== link.number) {
    await tried(() => addLabels(place, link.number, settings.labels))
    if (askedBy !== undefined && !askedBy.endsWith('[bot]')) await tried(() => assign(place, link.number, askedBy))
  }
  await tried(async () => {
    const note = await ciNote({ session, settings, state, ref: state.branch, author: link.author })
    if (note !== '') await rewritePull(place, link.number, body(note))
  })
  if (request.trigger === 'review') {
    await answered(state, { session, link, tried })
  } else {
    await tried(() => asked(state, settings, { session, link }))
    await tried(() => supersede(state, { session, link }))
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
async function answered(
  state: State,
  {
    session,
    link,
    tried,
  }: { session: Session; link: PublishedPull; tried: (work: () => Promise<void>) => Promise<void> },
): Promise<void> {
  const review = state.reviews.findLast(({ person }) => person !== undefined)
  if (review === undefined) return
  const { place } = session
  const { number } = link
  const answers = answersTo(review, state, session.repositoryUrl)
  // One that is gone must not keep the others from their answers.
  for (const { thread, body } of answers)
    if (thread !== undefined) await tried(() => answerThread(place, { pull: number, thread, body }))
  if (answers.some(({ isDone }) => isDone))
    await tried(() => askForReviews(place, { number, reviewers: [review.by], again: true }))
}

/** Asks for reviews. */
async function asked(
  state: State,
  settings: Settings,
  { session, link }: { session: Session; link: PublishedPull },
): Promise<void> {
  const files = [...new Set(standing(state).flatMap(attempt => attempt.files))]
  const { headSha, headBranch, base = headBranch } = state.request
  const { number, author } = link
  const reviewers = await reviewersOf(session.place, settings.reviewers, { files, base, headSha, author })
  await askForReviews(session.place, { number, reviewers, again: false })
}

/** Closes what was proposed for earlier commits of the branch, unless people have worked on it. */
async function supersede(state: State, { session, link }: { session: Session; link: PublishedPull }): Promise<void> {
  const { place } = session
  const { request } = state
  for (const { pull, answers } of await ownPulls(place, request.headBranch)) {
    const isSame = answers.request.run?.name === request.run?.name && answers.request.headSha !== request.headSha
    if (pull.number === link.number || !isSame || !isOwnCommit(await messageOf(place, pull.head.sha))) continue
    await closePull(
      place,
      pull.number,
      `#${link.number} takes the place of this one: ${words(request.headBranch)} has moved on to ${request.headSha}, and failed there.`,
    )
  }
}

/** Issues for what still fails. @returns a sentence with their numbers, or '' */
async function openedIssues(state: State, { session, settings }: Publishing): Promise<string> {
  const isLeft = (state.outcome === 'failed' || state.outcome === 'partial') && remainingTargets(state).length > 0
  if (!settings['open-issues'] || !isLeft) return ''
  const numbers: number[] = []
  for (const issue of remainingIssues(state)) {
    const { number } = await openIssue(session.place, { ...issue, label: settings.labels[0] ?? 'fix-tests' })
    numbers.push(number)
  }
  return numbers.length === 0 ? '' : `\n\nWhat still fails is in ${numbers.map(number => `#${number}`).join(', ')}.`
}

/** Where the fix lies as a patch, for whoever may push. */
export function patchPath({ environment }: Pick<Session, 'environment'>): string {
  return join(environment.temp, 'fix-tests', 'fix.patch')
}

async function writePatch(session: Session, patch: string): Promise<void> {
  const path = patchPath(session)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, patch)
}
