import { stands } from '../domain/attempt.ts'
import type { Finding, Review } from '../domain/review.ts'
import type { State } from '../domain/state.ts'
import { commitLink, prose, words } from './escape.ts'

/** An answer to one thing that a person's review asks for. */
export interface Answer {
  /** Id of the comment to answer; undefined for the review's own text. */
  readonly thread: number | undefined
  readonly isDone: boolean
  readonly body: string
}

/** What became of each thing that a person asked for: the commit that does it, or why there is none. Pure. */
export function answersTo(review: Review, state: State, repositoryUrl: string): Answer[] {
  const since = state.attempts.filter(({ kind, past }) => kind === 'revision' && !past)
  const done = since.filter(stands)
  const last = since.findLast(attempt => !stands(attempt))
  return review.findings.map(finding => {
    const commit = done.findLast(({ files }) => finding.file === '' || files.includes(finding.file)) ?? done.at(-1)
    if (commit === undefined) return { thread: finding.thread, isDone: false, body: whyNot(last?.reason) }
    const { proposal, commit: sha = '' } = commit
    const where = touches(commit.files, finding) ? '' : `It does not touch ${finding.file}. `
    const undone =
      proposal === undefined || proposal.leftUndone === '' ? '' : ` Left undone: ${prose(proposal.leftUndone, 600)}`
    return {
      thread: finding.thread,
      isDone: true,
      body: `${commitLink(sha, repositoryUrl)}: ${prose(proposal?.summary ?? commit.title, 600).replace(/\.$/, '')}. ${words(where)}${undone} The tests that were fixed are still green with it.`.replace(
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
      ? 'nobody of the chain of fixers could be asked: the offline engine does not read, and limits may be used up.'
      : words(reason, 600)
  return `Not done: ${why} The change is as it was.`
}
