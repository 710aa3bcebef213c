import type { Observed } from '../../domain/workflow/observation.ts'
import { analysisOfDemands, reusableAnalysis } from '../../domain/history/analysis-reuse.ts'
import { noUsage } from '../../domain/model/usage.ts'
import {
  recordAbstention,
  buildAssignment,
  type AttemptContext,
  askWithinBudget,
  DEPENDED_ON,
  prepareFiles,
} from '../fixer-session.ts'

export async function analyzing(attemptContext: AttemptContext): Promise<Observed<'analyzed' | 'abstained'>> {
  const { attempt, state, context } = attemptContext
  if (!(await prepareFiles(attemptContext))) return recordAbstention(attemptContext, DEPENDED_ON)
  const reusable = attempt.kind === 'revision' ? analysisOfDemands(state, attempt) : reusableAnalysis(state, attempt)
  if (reusable !== undefined) return { kind: 'analyzed', ...reusable, usage: noUsage }
  const answer = await askWithinBudget(attemptContext, async (fixer, tools) =>
    fixer.analyze(await buildAssignment(attemptContext), tools),
  )
  if (answer.kind === 'abstention') return recordAbstention(attemptContext, answer)
  const { analysis, code = '', usage, transcripts = [] } = answer
  context.emit({ kind: 'thought', fixer: attempt.fixer, text: analysis.rootCause })
  if (analysis.hypothesis !== '') {
    context.emit({ kind: 'thought', fixer: attempt.fixer, text: `Hypothesis: ${analysis.hypothesis}` })
  }
  return { kind: 'analyzed', analysis, code, usage, transcripts }
}
