import type { OutcomeKind } from './state.ts'

export interface PullRequestLink {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated'
}

/** The report in the forms that people meet. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly title: string
  readonly markdown: string
}
