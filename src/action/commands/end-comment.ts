import { StickyComment } from '../../github/comments.ts'
import { htmlMarker, readMarkers, withoutMarkers } from '../../github/html-marker.ts'
import { pullOfBranch } from '../../triggers/resolve-run.ts'
import type { Task } from '../../triggers/task.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { Session } from '../session.ts'

/**
 * Say in the progress comment of a pull request that its CI is green now, so that what stands there is over.
 * @returns the number of the pull request; undefined if nothing was said
 */
export async function endComment(
  { api }: Session,
  { branch, sha, name, url, fork }: Extract<Task, { kind: 'green' }>,
): Promise<number | undefined> {
  const pull = await pullOfBranch(api, branch, fork)
  // A pass of an old commit says nothing about the branch.
  if (pull?.head.sha !== sha) return undefined
  const comment = new StickyComment(api, { pull: pull.number, name })
  const text = await comment.read()
  if (text === undefined || readMarkers('run', text)?.isOver === false || readMarkers('over', text) !== undefined)
    return undefined
  await comment.write(
    [
      htmlMarker('over', { sha }),
      `**CI is green now:** [${inlineText(name)}](${url}) passed at ${sha.slice(0, 7)}, so what follows is over.`,
      '',
      '<details><summary>What fix-tests said before</summary>',
      '',
      withoutMarkers(text),
      '',
      '</details>',
      '',
    ].join('\n'),
  )
  return pull.number
}
