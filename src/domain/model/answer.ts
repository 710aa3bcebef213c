import type { Analysis, Proposal } from './attempt.ts'
import type { Intent } from './intent.ts'
import type { Usage } from './usage.ts'

/** Usage that an answer took, and the transcripts of its conversations. */
export interface AnswerCost {
  readonly usage: Usage
  readonly transcripts?: readonly string[]
}

/**
 * No answer. `final`: the fixer has nothing else to offer for the assignment, so the next of the chain takes over.
 * `unavailable`: the fixer could not be reached, so nothing was learned; `misconfigured`: its key, account or name is
 * wrong.
 */
export interface Abstention extends AnswerCost {
  readonly kind: 'abstention'
  readonly reason: string
  readonly final: boolean
  readonly unavailable?: boolean
  readonly misconfigured?: boolean
  /** Words of the failing change that say that its author meant what the tests contradict. */
  readonly intent?: Intent | undefined
}

/** `code`: digest of the analyzed code; empty if it does not matter. */
export type AnalystAnswer =
  | ({ readonly kind: 'analysis'; readonly analysis: Analysis; readonly code?: string } & AnswerCost)
  | Abstention

/** The tests are in the files. */
export type TestWriterAnswer = ({ readonly kind: 'tests'; readonly summary: string } & AnswerCost) | Abstention

export type FixerAnswer = ({ readonly kind: 'proposal'; readonly proposal: Proposal } & AnswerCost) | Abstention
