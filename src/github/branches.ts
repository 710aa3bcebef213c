import { RequestError } from '@octokit/request-error'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './client.ts'

/** Look up the commit that a branch points to; undefined if the branch is missing. */
export async function headOf(api: RepositoryApi, branch: string): Promise<string | undefined> {
  return commitAtRef(api, `heads/${branch}`)
}

/** Look up the commit that a ref points to, by its name without `refs/`; undefined if it is missing. */
export async function commitAtRef({ client, owner, repo }: RepositoryApi, ref: string): Promise<string | undefined> {
  try {
    const { data } = await client.rest.git.getRef({ owner, repo, ref })
    return data.object.sha
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the repository', 'contents: read')
  }
}

/** Look up the repository's default branch. */
export async function defaultBranch({ client, owner, repo }: RepositoryApi): Promise<string> {
  const { data } = await client.rest.repos.get({ owner, repo }).catch((error: unknown) => {
    throw explainApiError(error, 'read the repository', 'contents: read')
  })
  return data.default_branch
}

/** How many moves of a branch are read. */
const MOVES = 100

/**
 * Look up the commit that a branch pointed to at a time, by GitHub's clock: an author can write any date into a commit.
 * @param now the commit that it points to now
 * @returns undefined if the server does not record moves (older servers)
 */
export async function headAt(
  { client, owner, repo }: RepositoryApi,
  { branch, now, time }: { branch: string; now: string; time: string },
): Promise<string | undefined> {
  try {
    const { data } = await client.rest.repos.listActivities({
      owner,
      repo,
      ref: `refs/heads/${branch}`,
      direction: 'desc',
      per_page: MOVES,
    })
    // Both times are in whole seconds: a move in the same second may be later.
    const since = data.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(time))
    return since.at(-1)?.before ?? now
  } catch (error) {
    if (error instanceof RequestError && [403, 404, 410].includes(error.status)) return undefined
    throw explainApiError(error, 'read the repository', 'contents: read')
  }
}

/** Read the message of a commit. */
export async function commitMessageAt({ client, owner, repo }: RepositoryApi, sha: string): Promise<string> {
  const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: sha }).catch((error: unknown) => {
    throw explainApiError(error, 'read the repository', 'contents: read')
  })
  return data.message
}

/** Read a file at a branch or commit; undefined if it is missing. */
export async function textAt(
  { client, owner, repo }: RepositoryApi,
  { path, ref }: { path: string; ref: string },
): Promise<string | undefined> {
  try {
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref })
    return 'content' in data && data.type === 'file' ? Buffer.from(data.content, 'base64').toString() : undefined
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the repository', 'contents: read')
  }
}
