import type { Analysis, Attempt, Strategy } from './attempt.ts'
import type { Cluster } from './cluster.ts'
import type { Finding } from './review.ts'
import type { Failure } from './test-case.ts'

/** What a fixer is asked to do. */
export interface Assignment {
  readonly iteration: number
  /** `revision`: to do what a reviewer demands of a change whose tests pass. */
  readonly kind: 'repair' | 'revision'
  readonly strategy: Strategy
  readonly clusters: readonly Cluster[]
  readonly failures: readonly Failure[]
  /** What was tried before for these clusters, oldest first, with why it did not hold. */
  readonly earlier: readonly Attempt[]
  /** After an attempt that came out otherwise than its fixer expected. */
  readonly debugging: Debugging | undefined
  /** From 1 where several attempts are made at the same clusters, of which the best is taken; else 0. */
  readonly candidate: number
  readonly failingDiff: string
  /** In a revision: what is demanded, and the change so far as a unified diff. */
  readonly demands: readonly Finding[]
  readonly change: string
}

/** A whole change that a reviewer looks at. */
export interface ReviewedChange {
  /** How many attempts have been made at it. */
  readonly iteration: number
  /** Against the failing commit, as a unified diff. */
  readonly diff: string
  /** What was fixed: the root causes, as their fixers see them, and what was seen of each. */
  readonly fixes: readonly {
    readonly summary: string
    readonly rootCause: string
    readonly evidence?: Analysis['evidence']
    readonly seen: string
  }[]
  /** The failures as they were before. */
  readonly failures: readonly Failure[]
  /** What earlier reviews of this change demanded. */
  readonly demanded: readonly Finding[]
}

/** An attempt went wrong: before the next edit, the analysis has to say what must be true for it to work. */
export interface Debugging {
  /** How many attempts have gone wrong, 1 or more. */
  readonly count: number
  /** What the last one's tests printed. */
  readonly log: string
}
