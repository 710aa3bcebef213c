import { RequestError } from '@octokit/request-error'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './idempotent.ts'

/** The commit that a branch points to now, or undefined when it is gone. */
export async function headOf({ client, owner, repo }: RepositoryApi, branch: string): Promise<string | undefined> {
  try {
    const { data } = await client.rest.git.getRef({ owner, repo, ref: `heads/${branch}` })
    return data.object.sha
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the repository', 'contents: read')
  }
}

/** The branch that the repository itself stands for. */
export async function defaultBranch({ client, owner, repo }: RepositoryApi): Promise<string> {
  const { data } = await client.rest.repos.get({ owner, repo }).catch((error: unknown) => {
    throw explainApiError(error, 'read the repository', 'contents: read')
  })
  return data.default_branch
}

/** Moves of a branch that are looked through. */
const MOVES = 100

/**
 * The commit that a branch pointed to at a time, by GitHub's own clock: dates in commits are whatever their author wrote.
 * @param now what it points to now
 * @returns undefined where GitHub does not tell (older servers)
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
    // Both are told in whole seconds: what is of the same one may have come after.
    const since = data.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(time))
    return since.at(-1)?.before ?? now
  } catch (error) {
    if (error instanceof RequestError && [403, 404, 410].includes(error.status)) return undefined
    throw explainApiError(error, 'read the repository', 'contents: read')
  }
}

/** The message of a commit. */
export async function commitMessageAt({ client, owner, repo }: RepositoryApi, sha: string): Promise<string> {
  const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: sha }).catch((error: unknown) => {
    throw explainApiError(error, 'read the repository', 'contents: read')
  })
  return data.message
}

/** The text of a file at a branch or commit, or undefined where there is none. */
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
