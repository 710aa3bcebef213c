import { isKept } from '../domain/model/attempt.ts'
import type { Finding, Review } from '../domain/model/review.ts'
import { inlineProse, inlineText } from './markdown-escape.ts'
import { commitLink } from './repository-links.ts'
import type { ResultView } from './result-view.ts'

/** The reply to one demand of a person's review. */
export interface ReviewReply {
  /** Id of the comment to answer; undefined for the review's own text. */
  readonly thread: number | undefined
  /** Id of the first comment of its thread, if it is a reply. */
  readonly root: number | undefined
  readonly isDone: boolean
  readonly body: string
}

/** Reply to each demand of a person's review with its commit, or with the reason why it has none. Pure. */
export function reviewReplies(
  review: Review,
  { attempts }: Pick<ResultView, 'attempts'>,
  repositoryUrl: string,
): ReviewReply[] {
  const since = attempts.filter(({ kind, past }) => kind === 'revision' && !past)
  const done = since.filter(isKept)
  const last = since.findLast(attempt => !isKept(attempt))
  return review.findings.map(finding => {
    const commit = done.findLast(({ files }) => finding.file === '' || files.includes(finding.file)) ?? done.at(-1)
    if (commit === undefined)
      return { thread: finding.thread, root: finding.root, isDone: false, body: whyNot(last?.reason) }
    const { proposal, commit: sha = '' } = commit
    const where = touches(commit.files, finding) ? '' : `It does not touch ${finding.file}. `
    const undone =
      proposal === undefined || proposal.leftUndone === ''
        ? ''
        : ` Left undone: ${inlineProse(proposal.leftUndone, 600)}`
    return {
      thread: finding.thread,
      root: finding.root,
      isDone: true,
      body: `${commitLink(sha, repositoryUrl)}: ${inlineProse(proposal?.summary ?? commit.title, 600).replace(/\.$/, '')}. ${inlineText(where)}${undone} The tests that were fixed are still green with it.`.replace(
        /\s+/g,
        ' ',
      ),
    }
  })
}

function touches(files: readonly string[], { file }: Finding): boolean {
  return file === '' || files.includes(file)
}

function whyNot(reason: string | undefined): string {
  const why =
    reason === undefined
      ? 'no fixer of the chain could work on it: the offline engine cannot read reviews, and limits may be used up.'
      : inlineText(reason, 600).replace(/(?<![.!?…])$/, '.')
  return `Not done: ${why} The change is as it was.`
}
