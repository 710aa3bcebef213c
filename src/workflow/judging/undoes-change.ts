import type { WorkflowContext } from '../context.ts'

/**
 * Return true if the branch differs from the base of the failing change in tests at most: nothing is left of it. False
 * where the base is not known.
 */
export async function undoesChange(context: Pick<WorkflowContext, 'workspace' | 'sourceIndex'>): Promise<boolean> {
  const { workspace } = context
  const base = await workspace.history.base()
  if (base === undefined) return false
  const { isTest } = await context.sourceIndex()
  const changes = await workspace.changesSince(base, path => !isTest(path))
  // Undefined where they cannot be compared.
  return changes?.length === 0
}
