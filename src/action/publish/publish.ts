import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDoubtful } from '../../domain/model/selectors.ts'
import type { State, PullRequestLink } from '../../domain/model/state.ts'
import { sentenceOf, UserError } from '../../contracts/errors.ts'
import { redactor } from '../../domain/policy/redaction.ts'
import { isRefusal } from '../../github/api-errors.ts'
import { openIssue } from '../../github/issues.ts'
import { viewer } from '../../github/users.ts'
import type { Settings } from '../../config/settings.ts'
import { doubtOf, whyNotApplied } from '../../rendering/doubt.ts'
import type { BranchEnd, Report } from '../../rendering/report-options.ts'
import type { ResultView } from '../../rendering/result-view.ts'
import { modelNote } from '../../rendering/review-section.ts'
import { changeList, stillFailing } from '../../rendering/change-list.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import { remainingIssues } from '../../rendering/issue-body.ts'
import { compareUrl, type UnopenedPull } from '../../rendering/unopened-section.ts'
import { ciStatus } from './ci-status.ts'
import { closeApplied } from './close-own-pulls.ts'
import { declinedFix, howToAskAgain } from './declined.ts'
import type { CommentUpdater } from '../comment-updater.ts'
import { answerReview, publishPullRequest, reviewSummary } from './publish-pull-request.ts'
import type { Session } from '../session.ts'

export interface Publishing {
  readonly session: Session
  readonly settings: Settings
  /** Name that is unique among the requests on the same commit. */
  readonly name: string
  readonly comment: CommentUpdater | undefined
  /** Number of the bot's own pull request that a person has reviewed. */
  readonly reviewedPull: number | undefined
  /** Pushes the fix to the failing branch itself. */
  readonly land: (state: State) => Promise<void>
  /** @throws UserError if the failing branch has moved */
  readonly requireHead: () => Promise<void>
  /** Deletes the bot's branch if this run has pushed it and no pull request has it. The ledger keeps its commits. */
  readonly takeBack: (state: State) => Promise<void>
}

/** A result for publication, with its whole change as a unified diff. */
export interface Rendered {
  readonly view: ResultView
  readonly report: Report
  /** Renders the report of a fix whose pull request was not opened. */
  readonly reportWithout: (unopened: UnopenedPull) => Report
  /** Renders the report of a fix that is on the failing branch itself. */
  readonly reportLanded: () => Report
  readonly patch: () => Promise<string>
}

/** Public parts of a result. */
export interface Published {
  readonly pullRequest?: PullRequestLink
  readonly unopened?: UnopenedPull
  /** Set if the branch of the fix is not there any more. */
  readonly branchEnd?: BranchEnd
}

/** Publish a result: the pull request, the comment, issues. */
export async function publish(
  state: State,
  { view, report, reportWithout, reportLanded, patch }: Rendered,
  publishing: Publishing,
): Promise<Published> {
  const { session, settings, comment, reviewedPull } = publishing
  const { markdown } = report
  if (state.outcome === 'stopped') {
    await comment?.end(markdown)
    return {}
  }
  // Issues are best effort: the pull request, the branch or the patch is the result.
  const issues = (await session.bestEffort(() => openIssues(view, publishing))) ?? ''
  // If a ledger was lost, its commits may remain though no test fails any more.
  if (view.kept.length === 0 || state.targets.length === 0) {
    // A review gets its replies even if no commit of the fix is left.
    if (reviewedPull !== undefined) await answerReview(state, { session, number: reviewedPull })
    const replies = reviewedPull === undefined ? '' : `\n\n${reviewSummary(state, session.repositoryUrl)}`
    if (comment?.hasBegun === true || state.targets.length > 0) await comment?.end(markdown + replies + issues)
    return {}
  }
  if (settings.publish === 'patch') {
    await writePatch(session, await patch())
    await comment?.end(markdown + issues)
    return {}
  }
  const verdict = markdown.split('\n')[0] ?? ''
  let instead = ''
  const isWhole = state.outcome === 'fixed' && view.objections.length === 0
  if (settings.publish === 'apply' && isWhole && !isDoubtful(state)) {
    const rejection = await tryLand(state, publishing)
    if (rejection === undefined) {
      const ref = state.request.headBranch
      const ci = await session.bestEffort(async () =>
        ciStatus({ session, settings, state, ref, author: await viewer(session.api) }),
      )
      await session.bestEffort(() => closeApplied(session.api, { name: publishing.name, state }))
      const rest = reportLanded().markdown.slice(verdict.length).trim()
      const parts = [verdict, 'The fix is on this branch now.', ci?.note ?? '', rest]
      await comment?.end(parts.filter(part => part !== '').join('\n\n'))
      return { branchEnd: 'merged' }
    }
    instead = `It is not on this branch: ${rejection}`
  } else if (settings.publish === 'apply') {
    instead = `It is not on this branch: ${whyNotApplied(view)}.`
  }
  if (instead !== '') session.warn(instead)
  // It may quote a server or a rule.
  const note = inlineText(redactor(session.secrets)(instead), 300)
  // From here on the result is public, so the branch must not have moved.
  await publishing.requireHead().catch(async (error: unknown) => {
    // What GitHub has not answered says nothing about the branch.
    if (error instanceof UserError && error.cause === undefined) await publishing.takeBack(state)
    throw error
  })
  const declined = await declinedFix(session, state)
  if (declined !== undefined) {
    const why = `A person closed #${declined}, which fixed the same, so no pull request is opened. ${howToAskAgain(state.request)}`
    session.warn(why)
    await publishing.takeBack(state)
    await comment?.end([verdict, note, `${why}${issues}`].filter(part => part !== '').join('\n\n'))
    return { branchEnd: 'taken back' }
  }
  const link = await openPullRequest(state, report, publishing)
  if ('why' in link) {
    await comment?.end(reportWithout(link).markdown + issues)
    return { unopened: link }
  }
  const { number, url, operation } = link
  session.log.emit({ kind: 'pull-request', url, operation })
  const isReview = state.request.trigger === 'review'
  const summary = isReview
    ? reviewSummary(state, session.repositoryUrl)
    : `See #${number}, which merges into this branch${isDoubtful(state) ? `: a draft, since ${doubtOf(view)}` : ''}.`
  const told = isReview ? [] : [changeList(view), stillFailing(view), inlineText(modelNote(view)[0] ?? '', 600)]
  const parts = [verdict, note, ...told, `${summary}${issues}`]
  await comment?.end(parts.filter(part => part !== '').join('\n\n'))
  return { pullRequest: { number, url, operation } }
}

/** Open the pull request, or update it. @returns why GitHub refuses that, if it does: the fix stays on its branch */
async function openPullRequest(
  state: State,
  report: Report,
  publishing: Publishing,
): Promise<PullRequestLink | UnopenedPull> {
  const { session } = publishing
  const { pullRequest, branch, request } = state
  try {
    return await publishPullRequest(state, report, publishing)
  } catch (error) {
    if (pullRequest === undefined) {
      const url = compareUrl(session.repositoryUrl, { base: request.headBranch, head: branch })
      if (isRefusal(error)) return { branch, why: error.sentence, compareUrl: url }
      if (!(error instanceof UserError)) throw error
      // Another run may open it, and the fix is there already.
      throw new UserError(
        `The fix is on the branch ${branch} (${url}), and its pull request is missing: ${error.message}`,
        'Run the job again: it opens the pull request, and repeats none of the work.',
        { cause: error },
      )
    }
    if (!isRefusal(error)) throw error
    // It is there, with the new commits; only its text is old.
    session.warn(error.sentence)
    return pullRequest
  }
}

/** Push the fix to the failing branch itself. @returns the reason if GitHub rejects it, else undefined */
async function tryLand(state: State, { land }: Publishing): Promise<string | undefined> {
  try {
    await land(state)
    return undefined
  } catch (error) {
    // GitHub may reject the push by a rule that requires a pull request. A moved branch gets none.
    if (error instanceof UserError && error.cause !== undefined) return sentenceOf(error)
    throw error
  }
}

/** Open issues for the tests that still fail. @returns a sentence with their numbers, or '' */
async function openIssues(view: ResultView, { session, settings }: Publishing): Promise<string> {
  const hasRemaining = (view.outcome === 'failed' || view.outcome === 'partial') && view.tests.remaining.length > 0
  if (!settings['open-issues'] || !hasRemaining) return ''
  const numbers: number[] = []
  for (const issue of remainingIssues(view)) {
    numbers.push(await openIssue(session.api, { ...issue, label: settings.labels[0] ?? 'fix-tests' }))
  }
  return numbers.length === 0
    ? ''
    : `\n\nThe remaining failures are in ${numbers.map(number => `#${number}`).join(', ')}.`
}

/** Path of the patch file with the fix. */
export function patchPath({ environment }: Pick<Session, 'environment'>): string {
  return join(environment.temp, 'fix-tests', 'fix.patch')
}

async function writePatch(session: Session, patch: string): Promise<void> {
  const path = patchPath(session)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, patch)
}
