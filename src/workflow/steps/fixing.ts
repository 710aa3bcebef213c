import type { Observed } from '../../domain/workflow/observation.ts'
import { abstained, assignmentOf, type AttemptContext, inTime, NOTHING } from '../fixer-session.ts'

export async function fixing(attempting: AttemptContext): Promise<Observed<'proposed' | 'abstained'>> {
  const { workspace } = attempting.testbed
  const { analysis } = attempting.attempt
  if (analysis === undefined)
    throw new Error(`iteration ${attempting.attempt.iteration} is fixed before it is analyzed`)
  await workspace.discard()
  const answer = await inTime(attempting, async (fixer, tools) =>
    fixer.fix({ ...(await assignmentOf(attempting)), analysis }, tools),
  )
  const files = await workspace.changed()
  if (answer.kind === 'proposal' && files.length > 0) {
    const { proposal, usage, transcripts = [] } = answer
    const made = { files, diff: await workspace.diff(), tree: await workspace.tree() }
    return { kind: 'proposed', proposal, usage, transcripts, ...made }
  }
  await workspace.discard()
  const reason = 'It proposed a fix but changed no file.'
  return abstained(attempting, answer.kind === 'abstention' ? answer : { ...answer, ...NOTHING, reason })
}
