import type { Observed } from '../../domain/workflow/observation.ts'
import {
  recordAbstention,
  buildAssignment,
  type AttemptContext,
  askWithinBudget,
  ABSTENTION,
  DEPENDED_ON,
  prepareFiles,
} from '../fixer-session.ts'

export async function fixing(attemptContext: AttemptContext): Promise<Observed<'proposed' | 'abstained'>> {
  const { workspace } = attemptContext.testbed
  const { analysis } = attemptContext.attempt
  if (analysis === undefined)
    throw new Error(`iteration ${attemptContext.attempt.iteration} is fixed before it is analyzed`)
  if (!(await prepareFiles(attemptContext))) return recordAbstention(attemptContext, DEPENDED_ON)
  const before = await workspace.tree()
  const answer = await askWithinBudget(attemptContext, async (fixer, tools) =>
    fixer.fix({ ...(await buildAssignment(attemptContext)), analysis }, tools),
  )
  const files = await workspace.changed()
  const tree = await workspace.tree()
  if (answer.kind === 'proposal' && files.length > 0 && tree !== before) {
    const { proposal, usage, transcripts = [] } = answer
    const edits = { files, diff: await workspace.diff(), tree }
    return { kind: 'proposed', proposal, usage, transcripts, ...edits }
  }
  await workspace.discard()
  const reason = 'It proposed a fix but changed no file.'
  return recordAbstention(attemptContext, answer.kind === 'abstention' ? answer : { ...answer, ...ABSTENTION, reason })
}
