import type { Analysis, Proposal } from './attempt.ts'
import type { Usage } from './usage.ts'

/** What was used for an answer, and where it can be read. */
export interface AnswerCost {
  readonly usage: Usage
  /** Names of the transcripts of its conversations. */
  readonly transcripts?: readonly string[]
}

/**
 * No answer. `final`: this fixer has nothing else to offer for the assignment, so the next of the chain is asked;
 * `unavailable`: it could not be reached, so nothing was learned.
 */
export interface Abstention extends AnswerCost {
  readonly kind: 'abstention'
  readonly reason: string
  readonly final: boolean
  readonly unavailable?: boolean
}

/** `code`: a digest of the code that was looked at; empty where it does not matter. */
export type AnalystAnswer =
  | ({ readonly kind: 'analysis'; readonly analysis: Analysis; readonly code?: string } & AnswerCost)
  | Abstention

export type FixerAnswer = ({ readonly kind: 'proposal'; readonly proposal: Proposal } & AnswerCost) | Abstention
