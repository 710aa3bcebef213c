import { explainApiError, isForbidden } from './api-errors.ts'
import { textAt } from './branches.ts'
import type { RepositoryApi } from './client.ts'

/** Settings of a repository that decide whether fix-tests can work there. */
export interface RepositorySettings {
  readonly defaultBranch: string
  /** Text of each requested file on the default branch; undefined if it is not there. */
  readonly files: Readonly<Record<string, string | undefined>>
  /** Settings › Actions; undefined if the token may not read them. */
  readonly actions: { readonly mayOpenPulls: boolean; readonly defaultPermissions: string } | undefined
  /** Names of the secrets of repository and organisation; undefined if the token may not read them. */
  readonly secrets: readonly string[] | undefined
}

/**
 * Read the settings of a repository. Only owners and their tokens may read most of them.
 * @param paths files to look for on the default branch
 * @throws UserError if the token may not see the repository
 */
export async function readRepositorySettings(
  api: RepositoryApi,
  paths: readonly string[],
): Promise<RepositorySettings> {
  const { client, owner, repo } = api
  const { data } = await client.rest.repos.get({ owner, repo }).catch((error: unknown) => {
    throw explainApiError(error, `see ${owner}/${repo}`, 'metadata: read')
  })
  const { actions } = client.rest
  const [texts, workflow, own, shared] = await Promise.all([
    Promise.all(paths.map(async path => [path, await textAt(api, { path, ref: data.default_branch })] as const)),
    orHidden(actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo })),
    orHidden(client.paginate(actions.listRepoSecrets, { owner, repo, per_page: 100 })),
    orHidden(client.paginate(actions.listRepoOrganizationSecrets, { owner, repo, per_page: 100 })),
  ])
  return {
    defaultBranch: data.default_branch,
    files: Object.fromEntries(texts),
    actions: workflow && {
      mayOpenPulls: workflow.data.can_approve_pull_request_reviews,
      defaultPermissions: workflow.data.default_workflow_permissions,
    },
    // A repository of a person has no secrets of an organisation.
    secrets: own && [...own, ...(shared ?? [])].map(({ name }) => name),
  }
}

/** Await an answer; undefined if the token may not have it. */
async function orHidden<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isForbidden(error)) return undefined
    throw explainApiError(error, 'read the settings of the repository', 'administration: read')
  }
}
