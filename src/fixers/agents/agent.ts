import { type Analysis, sumOf, type Usage } from '../../domain/attempt.ts'
import type { Redact } from '../../domain/redact.ts'
import type { Abstention, AnalystAnswer, Assignment, Fixer, FixerAnswer, FixerTools } from '../../ports.ts'
import { type Model, ModelUnavailable } from '../models/model.ts'
import { ANALYSIS_SCHEMA, readAnalysis } from './analyst.ts'
import { converse } from './loop.ts'
import { analysisPrompt, evidenceFor, repairPrompt, SYSTEM } from './prompts.ts'

const ANALYSIS_TOKENS = 4_000

/** A model at work: one turn that analyses, then a conversation with tools that repairs. */
export class AgentFixer implements Fixer {
  readonly name: string
  readonly #model: Model
  readonly #redact: Redact

  constructor(model: Model, redact: Redact) {
    this.name = model.name
    this.#model = model
    this.#redact = redact
  }

  async analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer> {
    return asking(tools, async spent => {
      const evidence = this.#redact(await evidenceFor(assignment, tools.source))
      const messages = [{ role: 'user' as const, content: `${evidence}\n${analysisPrompt(assignment)}` }]
      const answer = await this.#model.send(
        { system: SYSTEM, messages, schema: ANALYSIS_SCHEMA, maxTokens: ANALYSIS_TOKENS },
        tools.signal,
      )
      spent.push(answer.usage)
      const read = readAnalysis(answer, assignment.debugging !== undefined)
      // The same question would get the same answer: the next fixer is asked.
      if (!read.ok) return { kind: 'abstention', reason: read.reason, final: true, usage: sumOf(spent) }
      return { kind: 'analysis', analysis: read.analysis, usage: sumOf(spent) }
    })
  }

  async fix(assignment: Assignment & { analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer> {
    const { analysis } = assignment
    return asking(tools, async spent => {
      const left = () => {
        const { inputTokens, outputTokens } = sumOf(spent)
        return tools.budgetTokens - inputTokens - outputTokens
      }
      const count = (usage: Usage) => void spent.push(usage)
      const evidence = this.#redact(await evidenceFor(assignment, tools.source))
      const opening = `${evidence}\n${repairPrompt(analysis)}`
      const ending = await converse(opening, { model: this.#model, tools, redact: this.#redact, count, left })
      const usage = sumOf(spent)
      if (ending.kind === 'done') return { kind: 'proposal', proposal: proposalOf(analysis, ending), usage }
      return { kind: 'abstention', reason: ending.reason, final: ending.kind === 'gave-up', usage }
    })
  }
}

/** Asks a model, and counts what it used where it ends badly too. */
async function asking<Answer>(
  tools: FixerTools,
  ask: (spent: Usage[]) => Promise<Answer | Abstention>,
): Promise<Answer | Abstention> {
  const spent: Usage[] = []
  const abstention = { kind: 'abstention' as const }
  try {
    return await ask(spent)
  } catch (error) {
    const usage = sumOf(spent)
    if (error instanceof ModelUnavailable)
      return { ...abstention, reason: error.message, final: true, unavailable: true, usage }
    // The time that it may take is over; when all is to end, the caller sees to it.
    if (tools.signal.aborted)
      return { ...abstention, reason: 'Its time was over before it was done.', final: false, usage }
    throw error
  }
}

function proposalOf(analysis: Analysis, done: { summary: string; changes: readonly { file: string; why: string }[] }) {
  return {
    summary: done.summary,
    rootCause: analysis.rootCause,
    changes: done.changes,
    affectedTests: analysis.affectedTests,
    confidence: Math.max(0, analysis.confidence),
  }
}
