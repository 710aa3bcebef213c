import type { Review } from '../../domain/model/review.ts'
import { sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import type { ReaderTools, Reviewer } from '../../contracts/ports.ts'
import type { Model } from '../models/model.ts'
import { shownFailures, withoutHiddenLines } from './hidden-lines.ts'
import { runConversation, type SharedOptions } from './run-conversation.ts'
import { evidenceOfChange, type Guidance } from './prompts/evidence.ts'
import { reviewerPrompt } from './prompts/role-prompts.ts'

export interface ReviewerOptions extends SharedOptions {
  /** In order of use: the next model reviews if one is unavailable or gives no review. */
  readonly models: readonly Model[]
  /** Takes the review of a small change with full proof, before the others. */
  readonly small?: Model | undefined
  readonly guidance: readonly Guidance[]
}

/** Changed lines up to which a change is small. */
const SMALL_CHANGE = 15

/** Return true for a change of few lines that is proved, with nothing left and no sign of a cheat. */
function isSmall({ diff, isProved, stillFailing, signs, demanded }: ReviewedChange): boolean {
  const lines = diff.split('\n').filter(line => /^[+-](?![+-]{2})/.test(line)).length
  return isProved && stillFailing.length === 0 && signs.length === 0 && demanded.length === 0 && lines <= SMALL_CHANGE
}

/** Reviews the whole change before it is published, by a model. */
export class AgentReviewer implements Reviewer {
  readonly #options: ReviewerOptions

  constructor(options: ReviewerOptions) {
    this.#options = options
  }

  async review(change: ReviewedChange, tools: ReaderTools): Promise<Omit<Review, 'sha'>> {
    const { models: usual, small, guidance, redact, isHidden } = this.#options
    const models = small !== undefined && isSmall(change) ? [small, ...usual.filter(each => each !== small)] : usual
    const failingDiff = await tools.history.failingDiff()
    const hide = await withoutHiddenLines({ source: tools.source, isHidden })
    const shown = { ...change, failures: shownFailures(change.failures, hide) }
    const parts = evidenceOfChange(shown, { guidance, failingDiff, redact, isHidden })
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
          hide,
          opening: [...parts, reviewerPrompt(change)],
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
