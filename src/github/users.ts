import { setTimeout as sleep } from 'node:timers/promises'
import { RequestError } from '@octokit/request-error'
import type { Client } from './client.ts'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './idempotent.ts'

/** Somebody who did something on GitHub. */
export interface Actor {
  readonly login: string
  readonly isBot: boolean
}

/** What somebody may do in a repository, least first. */
export const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Permission = (typeof PERMISSIONS)[number]

const viewers = new WeakMap<Client, Promise<string | undefined>>()

/** Who the token belongs to: a person, or a bot such as `github-actions[bot]`; undefined where GitHub does not tell. */
export function viewer({ client }: Pick<RepositoryApi, 'client'>): Promise<string | undefined> {
  const known = viewers.get(client)
  if (known !== undefined) return known
  const asked = ask(client)
  viewers.set(client, asked)
  // A passing fault is nothing to remember.
  asked.catch(() => viewers.delete(client))
  return asked
}

/** So often it is asked: a question that the client does not repeat by itself, since it is a POST. */
const TRIES = 3

/** REST tells an app nothing of itself. */
async function ask(client: Client): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    try {
      return (await client.graphql<{ viewer: { login: string } }>('query { viewer { login } }')).viewer.login
    } catch (error) {
      // Answered, but not told: an error of GraphQL itself, or a server without it.
      if (!(error instanceof RequestError) || error.status === 404) return undefined
      if (error.status < 500 || tried >= TRIES)
        throw explainApiError(error, 'look up whose token it is', 'contents: read')
      await sleep(300 * tried)
    }
  }
}

/** Whether something was written by whoever the token belongs to. */
export async function isOwnAuthor(
  place: Pick<RepositoryApi, 'client'>,
  user: { login: string; type?: string } | null | undefined,
): Promise<boolean> {
  const me = await viewer(place)
  return me === undefined ? user?.type === 'Bot' : user?.login === me
}

/** What somebody may do in the repository. */
export async function permission({ client, owner, repo }: RepositoryApi, login: string): Promise<Permission> {
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login })
    return permissionFrom({ permission: data.permission, role_name: data.role_name })
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return 'none'
    throw explainApiError(error, `look up what ${login} may do`, 'contents: read')
  }
}

/** Commits of one file that are looked at for who knows it. */
const COMMITS = 10

/** The people who changed files last, up to a commit, the most recent first; bots are none. */
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

/** The permission as GitHub's API tells it: the role where it is one of the usual ones, else what the role amounts to. */
export function permissionFrom(told: { permission: string; role_name?: string | undefined }): Permission {
  const known = (name: string | undefined) => PERMISSIONS.find(each => each === name)
  return known(told.role_name) ?? known(told.permission) ?? 'none'
}
