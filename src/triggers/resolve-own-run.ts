import { commitMessageAt } from '../github/branches.ts'
import { readMarkers } from '../github/html-marker.ts'
import { openPull } from '../github/pull-requests.ts'
import { isOwnActor } from '../github/users.ts'
import { skipLabelReason } from './authorization.ts'
import { isOwnCommit } from './own-work.ts'
import { pullOfFailure } from './resolve-run.ts'
import type { ParsedEvent } from './parsed-event.ts'
import type { ResolveOptions, Task } from './task.ts'

/** Resolve the end of a CI run on a branch of the bot: its pull request is judged by it. */
export async function resolveOwnRun(
  { branch, sha }: Extract<ParsedEvent, { kind: 'own-run' }>,
  options: Pick<ResolveOptions, 'api' | 'rulesFor'>,
): Promise<Task> {
  const nothing = (why: string): Task => ({
    kind: 'nothing',
    why: `There is nothing to do on ${branch}, which fix-tests made: ${why}`,
  })
  const { api } = options
  const pull = await openPull(api, { branch })
  const answers = readMarkers('request', pull?.body)
  const isOwn = pull !== undefined && (await isOwnActor(api, pull.author))
  if (isOwn && readMarkers('proposal', pull?.body) !== undefined)
    return nothing('it proposes tests, and a person decides on them.')
  if (!isOwn || answers === undefined) return nothing('it has no open pull request.')
  if (!isOwnCommit(await commitMessageAt(api, pull.head.sha))) return nothing('another author has pushed to it.')
  // The base is the failing branch. Settings are read from the branch that the failing branch is merged into.
  const failing = await pullOfFailure(api, pull.base)
  const rules = await options.rulesFor(failing?.base)
  const why = skipLabelReason(pull, rules) ?? skipLabelReason(failing, rules)
  if (why !== undefined) return { kind: 'nothing', why }
  return { kind: 'judge', pull, answers, base: failing?.base, tested: sha }
}
