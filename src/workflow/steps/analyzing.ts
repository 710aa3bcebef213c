import type { Observed } from '../../domain/workflow/observation.ts'
import { analysisOfDemands, reusableAnalysis } from '../../domain/history/analysis-reuse.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { abstained, assignmentOf, type AttemptContext, inTime } from '../fixer-session.ts'

export async function analyzing(attempting: AttemptContext): Promise<Observed<'analyzed' | 'abstained'>> {
  const { attempt, state, context } = attempting
  await attempting.testbed.workspace.discard()
  const told = attempt.kind === 'revision' ? analysisOfDemands(state, attempt) : reusableAnalysis(state, attempt)
  if (told !== undefined) return { kind: 'analyzed', ...told, usage: noUsage }
  const answer = await inTime(attempting, async (fixer, tools) => fixer.analyze(await assignmentOf(attempting), tools))
  if (answer.kind === 'abstention') return abstained(attempting, answer)
  const { analysis, code = '', usage, transcripts = [] } = answer
  context.emit({ kind: 'thought', fixer: attempt.fixer, text: analysis.rootCause })
  if (analysis.hypothesis !== '') {
    context.emit({ kind: 'thought', fixer: attempt.fixer, text: `Hypothesis: ${analysis.hypothesis}` })
  }
  return { kind: 'analyzed', analysis, code, usage, transcripts }
}
