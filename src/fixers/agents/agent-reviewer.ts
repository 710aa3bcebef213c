import type { Review } from '../../domain/model/review.ts'
import { sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import type { ReaderTools, Reviewer } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { converse, type Shared } from './converse.ts'
import { evidenceOfChange, type Guidance } from './prompts/evidence.ts'
import { REVIEWER_PROMPT } from './prompts/reviewer.ts'

export interface ReviewerOptions extends Shared {
  /** Who is asked, the first choice first: the next one where one cannot be reached or has nothing to say. */
  readonly models: readonly Model[]
  readonly guidance: readonly Guidance[]
}

/** A model that looks at the whole change before it is published. */
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
      const heard = await converse(
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
      usages.push(heard.usage)
      transcripts.push(...heard.transcripts)
      const { ending } = heard
      if (ending.kind === 'final' && ending.final.of === 'review') {
        const { approved, findings } = ending.final
        const verdict = approved && findings.length === 0 ? 'approved' : 'findings'
        return { by: model.name, verdict, reason: '', findings, usage: sumOf(usages), transcripts }
      }
      reasons.push(ending.kind === 'final' ? 'It said nothing of the change.' : ending.reason)
      if (tools.signal.aborted) break
    }
    const by = models.map(({ name }) => name).join(', ')
    return { by, verdict: 'none', reason: reasons.join(' '), findings: [], usage: sumOf(usages), transcripts }
  }
}
