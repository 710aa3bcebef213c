import { accountIdentity, type CommitIdentity } from '../domain/model/commit-identity.ts'
import { RequestError } from '@octokit/request-error'
import type { Client, RepositoryApi } from './client.ts'
import { explainApiError } from './api-errors.ts'
import { makeOnce } from './idempotent.ts'

/** A user or bot on GitHub. */
export interface Actor {
  readonly login: string
  readonly isBot: boolean
}

/** Permissions in a repository, lowest first. */
export const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Account that owns a token. */
interface Viewer {
  readonly login: string
  /** Number of the account; null if GitHub tells none. */
  readonly databaseId: number | null
}

const viewers = new WeakMap<Client, Promise<Viewer | undefined>>()

/** Look up the owner of the token: a user, or a bot such as `github-actions[bot]`; undefined if GitHub does not say. */
export async function viewer(api: Pick<RepositoryApi, 'client'>): Promise<string | undefined> {
  return (await account(api))?.login
}

/** Name the account of the token as the author of commits; undefined if GitHub does not say. */
export async function viewerIdentity(api: Pick<RepositoryApi, 'client'>): Promise<CommitIdentity | undefined> {
  const { login, databaseId = null } = (await account(api)) ?? {}
  return login === undefined || databaseId === null ? undefined : accountIdentity(login, databaseId)
}

/** Look up the number of a user's account; undefined if GitHub does not say, as for the account of an app. */
export async function accountNumber(
  { client }: Pick<RepositoryApi, 'client'>,
  login: string,
): Promise<number | undefined> {
  if (!/^[\w-]+$/.test(login)) return undefined
  const query = 'query($login: String!) { user(login: $login) { databaseId } }'
  const { user } = await client.graphql<{ user: Pick<Viewer, 'databaseId'> | null }>(query, { login })
  return user?.databaseId ?? undefined
}

function account({ client }: Pick<RepositoryApi, 'client'>): Promise<Viewer | undefined> {
  const cached = viewers.get(client)
  if (cached !== undefined) return cached
  const found = queryViewer(client)
  viewers.set(client, found)
  // Do not cache a passing fault.
  found.catch(() => viewers.delete(client))
  return found
}

/** Use GraphQL: REST tells an app nothing about itself. The client does not retry it, since it is a POST. */
function queryViewer(client: Client): Promise<Viewer | undefined> {
  return makeOnce('look up the owner of the token', 'contents: read', async () => {
    try {
      return (await client.graphql<{ viewer: Viewer }>('query { viewer { login databaseId } }')).viewer
    } catch (error) {
      // An error of GraphQL itself, or a server without it.
      if (!(error instanceof RequestError) || error.status === 404) return undefined
      throw error
    }
  })
}

/** Check whether the token's owner is the author of a text. */
export async function isOwnAuthor(
  api: Pick<RepositoryApi, 'client'>,
  user: { login: string; type?: string } | null | undefined,
): Promise<boolean> {
  const me = await viewer(api)
  return me === undefined ? user?.type === 'Bot' : user?.login === me
}

/** Check whether the token's owner is this user or bot. */
export async function isOwnActor(
  api: Pick<RepositoryApi, 'client'>,
  { login, isBot }: Actor = { login: '', isBot: false },
): Promise<boolean> {
  return isOwnAuthor(api, { login, type: isBot ? 'Bot' : 'User' })
}

/** Look up a user's permission in the repository. */
export async function permissionOf({ client, owner, repo }: RepositoryApi, login: string): Promise<Permission> {
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })
    return permissionFrom({ permission: data.permission, role_name: data.role_name })
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return 'none'
    throw explainApiError(error, `look up the permission of ${login}`, 'contents: read')
  }
}

/** How many commits of a file are read for its authors. */
const COMMITS = 10

/** List the users who changed files last, up to a commit, the most recent first; bots are skipped. */
export async function lastAuthors(
  { client, owner, repo }: RepositoryApi,
  { files, sha }: { files: readonly string[]; sha: string },
): Promise<string[]> {
  const found: string[] = []
  for (const path of files) {
    const { data } = await client.rest.repos
      .listCommits({ owner, repo, sha, path, per_page: COMMITS })
      .catch((error: unknown) => {
        throw explainApiError(error, 'read the repository', 'contents: read')
      })
    found.push(
      ...data.flatMap(({ author }) =>
        author !== null && 'login' in author && author.type === 'User' ? [author.login] : [],
      ),
    )
  }
  return [...new Set(found)]
}

/** Read the permission from the API's answer: the role if it is a standard one, else its base permission. */
export function permissionFrom(data: { permission: string; role_name?: string | undefined }): Permission {
  const standard = (name: string | undefined) => PERMISSIONS.find(each => each === name)
  return standard(data.role_name) ?? standard(data.permission) ?? 'none'
}
