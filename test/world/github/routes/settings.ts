import { ok, page, type Route, route } from '../route.ts'

/** Settings › Actions, and the names of secrets. */
export const settingsRoutes: readonly Route[] = [
  route('actions/get-github-actions-default-workflow-permissions-repository', 'administration:read', call => {
    const { allowPullRequestsByActions, defaultPermissions = 'read' } = call.repo.world
    return ok({
      default_workflow_permissions: defaultPermissions,
      can_approve_pull_request_reviews: allowPullRequestsByActions,
    })
  }),

  route('actions/list-repo-secrets', 'secrets:read', call =>
    secretPage(call.input, call.repo.world.secrets ?? [], call.repo.world.createdAt),
  ),

  // The organisation of this GitHub shares none.
  route('actions/list-repo-organization-secrets', 'secrets:read', call =>
    secretPage(call.input, [], call.repo.world.createdAt),
  ),
]

function secretPage(
  input: { readonly page?: number; readonly per_page?: number },
  names: readonly string[],
  at: string,
) {
  return page(names, {
    input,
    show: name => ({ name, created_at: at, updated_at: at }),
    wrap: shown => ({ total_count: names.length, secrets: shown }),
  })
}
