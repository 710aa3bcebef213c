import type { Review } from '../../domain/model/review.ts'
import { sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import type { ReaderTools, Reviewer } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { runConversation, type SharedOptions } from './run-conversation.ts'
import { evidenceOfChange, type Guidance } from './prompts/evidence.ts'
import { REVIEWER_PROMPT } from './prompts/role-prompts.ts'

export interface ReviewerOptions extends SharedOptions {
  /** In order of use: the next model reviews if one is unavailable or gives no review. */
  readonly models: readonly Model[]
  readonly guidance: readonly Guidance[]
}

/** Reviews the whole change before it is published, by a model. */
export class AgentReviewer implements Reviewer {
  readonly #options: ReviewerOptions

  constructor(options: ReviewerOptions) {
    this.#options = options
  }

  async review(change: ReviewedChange, tools: ReaderTools): Promise<Omit<Review, 'sha'>> {
    const { models, guidance, redact } = this.#options
    const failingDiff = await tools.history.failingDiff()
    const parts = evidenceOfChange(change, { guidance, failingDiff, redact })
    const usages: Usage[] = []
    const transcripts: string[] = []
    const reasons: string[] = []
    for (const model of models) {
      const conversation = await runConversation(
        {
          role: 'reviewer',
          model,
          iteration: change.iteration,
          title: change.fixes.map(({ summary }) => summary).join('; '),
          tests: [],
          opening: [...parts, REVIEWER_PROMPT],
          tools: {
            ...tools,
            budgetTokens: tools.budgetTokens - tokensOf(sumOf(usages)),
            budgetDollars: tools.budgetDollars - sumOf(usages).dollars,
          },
        },
        this.#options,
      )
      usages.push(conversation.usage)
      transcripts.push(...conversation.transcripts)
      const { ending } = conversation
      if (ending.kind === 'final' && ending.final.of === 'review') {
        const { approved, findings } = ending.final
        const verdict = approved && findings.length === 0 ? 'approved' : 'findings'
        return { by: model.name, verdict, reason: '', findings, usage: sumOf(usages), transcripts }
      }
      reasons.push(ending.kind === 'final' ? 'It ended without a review.' : ending.reason)
      if (tools.signal.aborted) break
    }
    const by = models.map(({ name }) => name).join(', ')
    return { by, verdict: 'none', reason: reasons.join(' '), findings: [], usage: sumOf(usages), transcripts }
  }
}
