import type { AnswerCost } from '../model/answer.ts'
import type { Analysis, Attempt, Proposal } from '../model/attempt.ts'
import type { Assigned } from './choose-assignment.ts'
import type { Cluster } from '../model/cluster.ts'
import type { Review } from '../model/review.ts'
import type {
  Culprit,
  Origin,
  PartialResults,
  Proof,
  RemainingBudget,
  Snapshot,
  State,
  StopReason,
} from '../model/state.ts'
import type { TestId, TestKey } from '../model/test-case.ts'
import type { Role, Usage } from '../model/usage.ts'
import type { Verdict } from './verdict.ts'

/** What came of one attempt that was made in a copy of the checkout. */
export interface RaceResult {
  readonly iteration: number
  /** What the steps of an attempt add to it; a `tree` without a `result` has won. */
  readonly change: Partial<Attempt>
  readonly flaky: readonly TestKey[]
}

/** What one attempt has used in one role. */
export interface RoleUsage {
  readonly iteration: number
  readonly role: Role
  readonly usage: Usage
}

/** What came of a step. */
export type Observation =
  | {
      readonly kind: 'reproduced'
      /** The whole suite on the failing commit. */
      readonly snapshot: Snapshot
      readonly targets: readonly TestKey[]
      readonly flaky: readonly TestKey[]
      readonly notReproduced: readonly TestId[]
      readonly orderDependent: readonly TestKey[]
      readonly origins: Readonly<Record<TestKey, Origin>>
      readonly culprit: Culprit | undefined
      readonly outside: readonly TestKey[]
      readonly notes: readonly string[]
    }
  | { readonly kind: 'diagnosed'; readonly clusters: readonly Cluster[] }
  /** `at`: milliseconds since the epoch. */
  | { readonly kind: 'assigned'; readonly assigned: readonly Assigned[]; readonly at: number }
  | ({
      readonly kind: 'analyzed'
      readonly analysis: Analysis
      /** A digest of the code that was analysed, where it is known. */
      readonly code: string
    } & AnswerCost)
  | ({
      readonly kind: 'proposed'
      readonly proposal: Proposal
      readonly files: readonly string[]
      readonly diff: string
      readonly tree: string
    } & AnswerCost)
  | ({
      readonly kind: 'abstained'
      readonly reason: string
      readonly final: boolean
      readonly unavailable: boolean
    } & AnswerCost)
  | { readonly kind: 'checked' }
  | { readonly kind: 'rejected'; readonly result: 'syntax-error' | 'refused'; readonly reason: string }
  | {
      readonly kind: 'validated'
      readonly verdict: Verdict
      /** What the run said of each test that it ran. */
      readonly seen: PartialResults
      /** Tests that failed with the others and passed alone on the same code. */
      readonly flaky: readonly TestKey[]
      readonly rateAfter: number
      readonly reason: string
      readonly output: string
    }
  | { readonly kind: 'committed'; readonly sha: string }
  | { readonly kind: 'raced'; readonly results: readonly RaceResult[] }
  | { readonly kind: 'combined'; readonly tree: string; readonly files: readonly string[]; readonly diff: string }
  | { readonly kind: 'dropped'; readonly result: 'conflict' | 'outranked'; readonly reason: string }
  | {
      readonly kind: 'confirmed'
      readonly verdict: Verdict
      /** The whole suite on the tip, where the run was complete. */
      readonly snapshot: Snapshot | undefined
      readonly flaky: readonly TestKey[]
      readonly rateAfter: number
      readonly reason: string
      readonly output: string
    }
  | { readonly kind: 'probed'; readonly good: boolean }
  | {
      readonly kind: 'reverted'
      /** Newest first; more than were asked for where a later commit stands on a reverted one. */
      readonly reverts: readonly { readonly iteration: number; readonly sha: string }[]
      readonly tip: string
    }
  | { readonly kind: 'concluded'; readonly why: StopReason; readonly left: RemainingBudget; readonly degraded: boolean }
  | {
      readonly kind: 'minimized'
      /** What is left of the fix, or undefined when all of it is needed. */
      readonly smaller:
        | {
            readonly tree: string
            readonly files: readonly string[]
            readonly diff: string
            readonly summary: string
            readonly seen: PartialResults
          }
        | undefined
    }
  | {
      readonly kind: 'proved'
      readonly proof: Proof
      /** The whole suite on the clean branch, where the run was complete. */
      readonly snapshot: Snapshot | undefined
      /** Targets that pass with the fix taken out too. */
      readonly unneeded: readonly TestKey[]
      readonly notes: readonly string[]
    }
  /** Undefined: nobody is there to review, or there is nothing new to be seen. */
  | { readonly kind: 'reviewed'; readonly review: Review | undefined }
  /** All commits of the branch are one. */
  | { readonly kind: 'squashed'; readonly sha: string }
  | { readonly kind: 'published'; readonly pullRequest: State['pullRequest'] }
  /** Somebody ended the run from outside, in the middle of a conversation perhaps, which is paid for all the same. */
  | { readonly kind: 'stopped'; readonly spent?: RoleUsage | undefined }
  /** Somebody else has pushed to the branch, so the fix goes to another one. */
  | { readonly kind: 'renamed'; readonly branch: string; readonly note: string }

/** One kind of observation. */
export type Observed<Kind extends Observation['kind']> = Observation & { kind: Kind }
