import { type ProgressComment, progressComments, StickyComment } from '../../github/comments.ts'
import type { RepositoryApi } from '../../github/client.ts'
import { isRunOver } from '../../github/workflow-runs.ts'
import { htmlMarker, readMarkers, withoutMarkers } from '../../github/html-marker.ts'
import { pullOfBranch } from '../../triggers/resolve-run.ts'
import type { Task } from '../../triggers/task.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import { commentName, NO_RUN, stepName } from '../fix-request.ts'
import type { Session } from '../session.ts'
import { isBranchGreen, isWorkflowGreen } from './is-branch-green.ts'

/**
 * Say in the progress comments of a pull request that its CI is green now, so that what stands there is over: those of
 * the green workflow and of steps in its jobs, and one of a command that named no run once all of CI is green.
 * @returns the number of the pull request; undefined if nothing was said
 */
export async function endComment(
  session: Session,
  green: Extract<Task, { kind: 'green' }>,
): Promise<number | undefined> {
  const { api } = session
  const { branch, sha, name, url, fork } = green
  const pull = await pullOfBranch(api, branch, fork)
  // A pass of an old commit says nothing about the branch.
  if (pull?.head.sha !== sha) return undefined
  const comments = await progressComments(api, pull.number)
  const open = comments.filter(({ body }) => readMarkers('over', body) === undefined)
  const isOfNone = (each: ProgressComment) => each.name === NO_RUN
  const isAllGreen = open.some(isOfNone) && (await isBranchGreen(session, green))
  const isOfWorkflow = (each: ProgressComment) =>
    each.name === name || each.name.startsWith(commentName(stepName(name, '')))
  const isOver = open.some(isOfWorkflow) && (await isWorkflowGreen(session, green))
  const over = open.filter(each => (isOver && isOfWorkflow(each)) || (isAllGreen && isOfNone(each)))
  const ended: ProgressComment[] = []
  for (const each of over) if (await isAtRest(api, each)) ended.push(each)
  for (const each of ended) {
    const comment = new StickyComment(api, { pull: pull.number, name: each.name })
    await comment.write(
      [
        htmlMarker('over', { sha }),
        `**CI is green now:** [${inlineText(name)}](${url}) passed at ${sha.slice(0, 7)}, so what follows is over.`,
        '',
        '<details><summary>What fix-tests said before</summary>',
        '',
        withoutMarkers(each.body),
        '',
        '</details>',
        '',
      ].join('\n'),
    )
  }
  return ended.length === 0 ? undefined : pull.number
}

/** Check whether no run is to write the comment. One that died, or was cancelled before it could, has not said so. */
async function isAtRest(api: RepositoryApi, { run }: ProgressComment): Promise<boolean> {
  return run?.isOver !== false || isRunOver(api, run)
}
