/** Permissions that the job needs, as names of the workflow file. */
export const NEEDED_PERMISSIONS = ['contents', 'pull-requests'] as const
/** Permissions without which something is missing. */
export const USEFUL_PERMISSIONS = ['actions', 'checks', 'issues'] as const

/**
 * Say how to give the job a permission. All others are named with it, so that a workflow without them is corrected once
 * and not once for each.
 *
 * @param missing the permission with its access, such as `contents: write`
 */
export function permissionRemedy(missing: string): string {
  const all = [...NEEDED_PERMISSIONS, ...USEFUL_PERMISSIONS].map(name => `${name}: write`).join(', ')
  return `Give the job permissions: ${missing}; all that fix-tests uses are ${all}. Where the whole repository is read-only, turn on “Read and write permissions” under Settings › Actions › General › Workflow permissions.`
}
