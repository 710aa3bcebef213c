import type { Observed } from '../../domain/workflow/observation.ts'
import { checkSyntax } from '../../syntax/syntax-gate.ts'
import type { AttemptContext } from '../fixer-session.ts'
import type { Testbed } from '../context.ts'

export async function checking(attempting: AttemptContext, tree: string): Promise<Observed<'checked' | 'rejected'>> {
  const { attempt, testbed } = attempting
  const { workspace } = testbed
  await hold(testbed, tree)
  const refusal = await workspace.refusal()
  if (refusal !== undefined) return rejected(attempting, { result: 'refused', reason: refusal })
  const problem = await checkSyntax(attempt.files, workspace, file => testbed.compiles(file))
  if (problem !== undefined) return rejected(attempting, { result: 'syntax-error', reason: problem })
  return { kind: 'checked' }
}

async function rejected(
  { attempt, testbed, context }: AttemptContext,
  why: { result: 'syntax-error' | 'refused'; reason: string },
): Promise<Observed<'rejected'>> {
  await testbed.workspace.discard()
  context.emit({ kind: 'judged', iteration: attempt.iteration, ...why })
  return { kind: 'rejected', ...why }
}

/** After a death the edits are only in the tree. */
export async function hold({ workspace }: Testbed, tree: string): Promise<void> {
  if ((await workspace.tree()) !== tree) await workspace.restore(tree)
}
