import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { State, PullRequestLink } from '../../domain/model/state.ts'
import { sentenceOf, UserError } from '../../contracts/errors.ts'
import { openIssue } from '../../github/issues.ts'
import { viewer } from '../../github/users.ts'
import type { Settings } from '../../config/settings.ts'
import type { Report } from '../../rendering/report-options.ts'
import type { ResultView } from '../../rendering/result-view.ts'
import { remainingIssues } from '../../rendering/issue-body.ts'
import { ciStatusNote } from './ci-status.ts'
import type { CommentUpdater } from '../comment-updater.ts'
import { answerReview, publishPullRequest, reviewWords } from './publish-pull-request.ts'
import type { Session } from '../session.ts'

export interface Publishing {
  readonly session: Session
  readonly settings: Settings
  /** What tells the job's request from others on the same commit. */
  readonly name: string
  readonly live: CommentUpdater | undefined
  /** The pull request of the bot's own that a person has reviewed. */
  readonly reviewed: number | undefined
  /** Puts the tip onto the failing branch itself. */
  readonly land: (state: State) => Promise<void>
  /** @throws UserError when the failing branch has moved on */
  readonly requireHead: () => Promise<void>
}

/** A result as people read it, and its whole change as a unified diff. */
export interface Rendered {
  readonly view: ResultView
  readonly report: Report
  readonly patch: () => Promise<string>
}

/** Publish a result: the pull request, the comment, issues. */
export async function publish(
  state: State,
  { view, report, patch }: Rendered,
  publishing: Publishing,
): Promise<PullRequestLink | undefined> {
  const { session, settings, live, reviewed } = publishing
  const { markdown } = report
  if (state.outcome === 'stopped') {
    await live?.end(markdown)
    return undefined
  }
  // What is told beside the pull request, the branch or the patch is not what counts.
  const issues = (await session.bestEffort(() => openedIssues(view, publishing))) ?? ''
  // Commits of a run whose ledger was lost may stand where nothing fails any more.
  if (view.kept.length === 0 || state.targets.length === 0) {
    // A review is answered also where nothing of the fix stands any more.
    if (reviewed !== undefined) await answerReview(state, { session, number: reviewed })
    const said = reviewed === undefined ? '' : `\n\n${reviewWords(state, session.repositoryUrl)}`
    if (live?.hasBegun === true || state.targets.length > 0) await live?.end(markdown + said + issues)
    return undefined
  }
  if (settings.publish === 'patch') {
    await writePatch(session, await patch())
    await live?.end(markdown + issues)
    return undefined
  }
  const verdict = markdown.split('\n')[0] ?? ''
  if (settings.publish === 'apply' && state.outcome === 'fixed' && view.objections.length === 0) {
    const why = await landed(state, publishing)
    if (why === undefined) {
      const ref = state.request.headBranch
      const ci = await session.bestEffort(async () =>
        ciStatusNote({ session, settings, state, ref, author: await viewer(session.api) }),
      )
      const parts = [verdict, 'The fix is on this branch now.', ci ?? '', markdown.slice(verdict.length).trim()]
      await live?.end(parts.filter(part => part !== '').join('\n\n'))
      return undefined
    }
    session.warn(`It comes as a pull request, since ${why}`)
  } else if (settings.publish === 'apply') {
    session.warn('It comes as a pull request, since only what is fixed as a whole is put onto the branch itself.')
  }
  // From here on it is told to the world, for a branch that people still have.
  await publishing.requireHead()
  const link = await publishPullRequest(state, report, publishing)
  const { number, url, operation } = link
  session.log.emit({ kind: 'pull-request', url, operation })
  const said =
    state.request.trigger === 'review'
      ? reviewWords(state, session.repositoryUrl)
      : `See #${number}, which merges into this branch.`
  await live?.end(`${verdict}\n\n${said}${issues}`)
  return { number, url, operation }
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

/** Issues for what still fails. @returns a sentence with their numbers, or '' */
async function openedIssues(view: ResultView, { session, settings }: Publishing): Promise<string> {
  const isLeft = (view.outcome === 'failed' || view.outcome === 'partial') && view.tests.remaining.length > 0
  if (!settings['open-issues'] || !isLeft) return ''
  const numbers: number[] = []
  for (const issue of remainingIssues(view)) {
    numbers.push(await openIssue(session.api, { ...issue, label: settings.labels[0] ?? 'fix-tests' }))
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
