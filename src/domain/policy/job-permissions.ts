/** Permissions that the job needs, as names of the workflow file. */
export const NEEDED_PERMISSIONS = ['contents', 'pull-requests'] as const
/** Permissions without which something is missing, with the access that it takes. */
export const USEFUL_PERMISSIONS = { actions: 'write', checks: 'write', issues: 'write', statuses: 'read' } as const

/** All permissions that the job uses, as in a workflow's file, such as `contents: write`. */
export const ALL_PERMISSIONS: readonly string[] = [
  ...NEEDED_PERMISSIONS.map(name => `${name}: write`),
  ...Object.entries(USEFUL_PERMISSIONS).map(([name, access]) => `${name}: ${access}`),
]

/**
 * Say how to give the job a permission. All others are named with it, so that a workflow without them is corrected once
 * and not once for each.
 *
 * @param missing the permission with its access, such as `contents: write`
 */
export function permissionRemedy(missing: string): string {
  return `Give the job permissions: ${missing}; all that fix-tests uses are ${ALL_PERMISSIONS.join(', ')}. Where the whole repository is read-only, turn on “Read and write permissions” under Settings › Actions › General › Workflow permissions.`
}
