import { explainApiError } from './api-errors.ts'
import { commitMessageAt } from './branches.ts'
import type { RepositoryApi } from './client.ts'
import { readMarkers } from './html-marker.ts'

/**
 * List the keys of all requests with an open pull request, drafts of tests among them. The body names the key; if a
 * person has rewritten it, the newest commit of a branch of the bot does.
 * @param isOwn tells the bot's branches apart
 */
export async function keysOfOpenPulls(
  api: RepositoryApi,
  isOwn: (branch: string) => boolean,
): Promise<ReadonlySet<string>> {
  const { client, owner, repo } = api
  const open = await client
    .paginate(client.rest.pulls.list, { owner, repo, state: 'open', per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
    })
  const keys = new Set<string>()
  for (const { body, head } of open) {
    const marked = readMarkers('request', body)?.key ?? readMarkers('proposal', body)?.key
    const key = marked ?? (isOwn(head.ref) ? keyOfCommit(await commitMessageAt(api, head.sha)) : undefined)
    if (key !== undefined) keys.add(key)
  }
  return keys
}

/** Read the key of the request that a commit of the bot was made for from its message. */
export function keyOfCommit(message: string): string | undefined {
  return /^Fix-Tests-Key: ([0-9a-f]{16})$/m.exec(message)?.[1]
}
