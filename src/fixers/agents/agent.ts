import type { Redact } from '../../domain/redact.ts'
import { noUsage, type Usage } from '../../domain/state.ts'
import type { Assignment, Fixer, FixerAnswer, FixerTools } from '../../ports.ts'
import { type Model, ModelUnavailable } from '../models/model.ts'
import { ANALYSIS_SCHEMA, type Analysis, readAnalysis } from './analyst.ts'
import { converse } from './loop.ts'
import { ANALYSE, evidenceFor, repairPrompt, SYSTEM } from './prompts.ts'

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

  async fix(assignment: Assignment, tools: FixerTools): Promise<FixerAnswer> {
    let usage = noUsage
    const count = (more: Usage) => {
      usage = add(usage, more)
    }
    const left = () => tools.budgetTokens - usage.inputTokens - usage.outputTokens
    try {
      const evidence = this.#redact(await evidenceFor(assignment, tools.source))
      const messages = [{ role: 'user' as const, content: `${evidence}\n${ANALYSE}` }]
      const answer = await this.#model.send(
        { system: SYSTEM, messages, schema: ANALYSIS_SCHEMA, maxTokens: ANALYSIS_TOKENS },
        tools.signal,
      )
      count(answer.usage)
      const read = readAnalysis(answer)
      // The same question would get the same answer: the next fixer is asked.
      if (!read.ok) return { kind: 'abstention', reason: read.reason, final: true, usage }
      tools.emit({ kind: 'thought', fixer: this.name, text: read.analysis.rootCause })

      const opening = `${evidence}\n${repairPrompt(read.analysis)}`
      const ending = await converse(opening, { model: this.#model, tools, redact: this.#redact, count, left })
      if (ending.kind !== 'done')
        return { kind: 'abstention', reason: ending.reason, final: ending.kind === 'gave-up', usage }
      return { kind: 'proposal', proposal: proposalOf(read.analysis, ending), usage }
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error
      return { kind: 'abstention', reason: error.message, final: true, usage }
    }
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

function add(a: Usage, b: Usage): Usage {
  return {
    requests: a.requests + b.requests,
    waitedMs: a.waitedMs + b.waitedMs,
    inputTokens: a.inputTokens + b.inputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  }
}
