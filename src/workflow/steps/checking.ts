import type { Observed } from '../../domain/workflow/observation.ts'
import { checkSyntax } from '../../syntax/syntax-gate.ts'
import type { AttemptContext } from '../fixer-session.ts'
import type { Testbed } from '../context.ts'

export async function checking(
  attemptContext: AttemptContext,
  tree: string,
): Promise<Observed<'checked' | 'rejected'>> {
  const { attempt, testbed } = attemptContext
  const { workspace } = testbed
  await ensureTree(testbed, tree)
  const refusal = await workspace.refusal()
  if (refusal !== undefined) return reject(attemptContext, { result: 'refused', reason: refusal })
  const problem = await checkSyntax(attempt.files, workspace, file => testbed.compiles(file))
  if (problem !== undefined) return reject(attemptContext, { result: 'syntax-error', reason: problem })
  return { kind: 'checked' }
}

async function reject(
  { attempt, testbed, context }: AttemptContext,
  why: { result: 'syntax-error' | 'refused'; reason: string },
): Promise<Observed<'rejected'>> {
  await testbed.workspace.discard()
  context.emit({ kind: 'judged', iteration: attempt.iteration, ...why })
  return { kind: 'rejected', ...why }
}

/** Restore the edits if they exist only as a tree, as after a crash. */
export async function ensureTree({ workspace }: Testbed, tree: string): Promise<void> {
  if ((await workspace.tree()) !== tree) await workspace.restore(tree)
}
