import type { AddedTests } from '../model/added-tests.ts'
import type { MutantCheck } from '../model/mutant-check.ts'
import type { CheatSign } from '../model/cheat-sign.ts'
import type { AnswerCost } from '../model/answer.ts'
import type { Analysis, Attempt, Proposal } from '../model/attempt.ts'
import type { Assigned } from './workflow-rules.ts'
import type { Cluster } from '../model/cluster.ts'
import type { Intent } from '../model/intent.ts'
import type { ProposedTests } from '../model/proposed-tests.ts'
import type { Review } from '../model/review.ts'
import type { Proof } from '../model/proof.ts'
import type { PartialResults, RemainingBudget, Snapshot, State, StopReason } from '../model/state.ts'
import type { UncoveredHunk } from '../model/joined-results.ts'
import type { Culprit, Origin } from '../model/origin.ts'
import type { Failure, TestId, TestKey } from '../model/test-case.ts'
import type { Role, Usage } from '../model/usage.ts'
import type { Verdict } from './verdict.ts'

/** Result of one attempt in a worktree. */
export interface RaceResult {
  readonly iteration: number
  /** Fields that the steps add to the attempt; a `tree` without a `result` means that it passed. */
  readonly change: Partial<Attempt>
  readonly flaky: readonly TestKey[]
}

/** Usage of one attempt in one role. */
export interface RoleUsage {
  readonly iteration: number
  readonly role: Role
  readonly usage: Usage
}

/** Result of a step. */
export type Observation =
  | {
      readonly kind: 'reproduced'
      /** Results of the whole suite at the failing commit. */
      readonly snapshot: Snapshot
      readonly targets: readonly TestKey[]
      readonly flaky: readonly TestKey[]
      readonly notReproduced: readonly TestId[]
      readonly orderDependent: readonly TestKey[]
      /** Failures that CI reported of targets that cannot run here. */
      readonly onlyInCi?: readonly Failure[]
      /** Reason why the suite cannot run here at all. */
      readonly cannotRun?: string
      readonly origins: Readonly<Record<TestKey, Origin>>
      readonly culprit: Culprit | undefined
      readonly played?: readonly TestKey[]
      readonly outside: readonly TestKey[]
      readonly notes: readonly string[]
    }
  | { readonly kind: 'diagnosed'; readonly clusters: readonly Cluster[] }
  /** `at`: milliseconds since the epoch. */
  | { readonly kind: 'assigned'; readonly assigned: readonly Assigned[]; readonly at: number }
  | ({
      readonly kind: 'analyzed'
      readonly analysis: Analysis
      /** Digest of the analyzed code; empty if unknown. */
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
      readonly misconfigured?: boolean
      readonly intent?: Intent | undefined
    } & AnswerCost)
  | { readonly kind: 'checked' }
  | { readonly kind: 'rejected'; readonly result: 'syntax-error' | 'refused'; readonly reason: string }
  | {
      readonly kind: 'validated'
      readonly verdict: Verdict
      /** Result of each test of the run. */
      readonly seen: PartialResults
      /** Tests that failed with the others and passed alone, on the same code. */
      readonly flaky: readonly TestKey[]
      /** Results at the base of tests whose file could not be loaded before. */
      readonly origins?: Readonly<Record<TestKey, Origin>>
      readonly rateAfter: number
      readonly reason: string
      readonly output: string
      /** Files in which the change only takes back several lines of the failing change. */
      readonly takesBack?: readonly string[]
    }
  | { readonly kind: 'committed'; readonly sha: string }
  | { readonly kind: 'raced'; readonly results: readonly RaceResult[] }
  | { readonly kind: 'combined'; readonly tree: string; readonly files: readonly string[]; readonly diff: string }
  | { readonly kind: 'dropped'; readonly result: 'conflict' | 'outranked'; readonly reason: string }
  | {
      readonly kind: 'confirmed'
      readonly verdict: Verdict
      /** Results of the whole suite at the tip, if the run was complete. */
      readonly snapshot: Snapshot | undefined
      readonly flaky: readonly TestKey[]
      /** Results at the base of tests whose file could not be loaded before. */
      readonly origins?: Readonly<Record<TestKey, Origin>>
      readonly rateAfter: number
      readonly reason: string
      readonly output: string
    }
  | { readonly kind: 'probed'; readonly good: boolean }
  | {
      readonly kind: 'reverted'
      /** Newest first; includes later commits that depend on a reverted one. */
      readonly reverts: readonly { readonly iteration: number; readonly sha: string }[]
      readonly tip: string
    }
  | { readonly kind: 'concluded'; readonly why: StopReason; readonly left: RemainingBudget; readonly degraded: boolean }
  | {
      readonly kind: 'minimized'
      /** Fix without its leftovers, or undefined if there are none that the tests can do without. */
      readonly smaller:
        | {
            readonly tree: string
            readonly files: readonly string[]
            readonly diff: string
            readonly summary: string
            readonly seen: PartialResults
          }
        | undefined
      /** Hunks that stay although the failing tests pass without them. */
      readonly uncovered: readonly UncoveredHunk[]
    }
  | {
      readonly kind: 'proved'
      readonly proof: Proof
      /** Results of the whole suite on the clean branch, if the run was complete. */
      readonly snapshot: Snapshot | undefined
      /** Targets that also pass without the fix. */
      readonly unneeded: readonly TestKey[]
      /** Signs that the change cheats its tests. */
      readonly signs: readonly CheatSign[]
      readonly notes: readonly string[]
      readonly mutantCheck?: MutantCheck | undefined
    }
  /** Undefined if there is no reviewer or nothing new to review. */
  | { readonly kind: 'reviewed'; readonly review: Review | undefined }
  /** `by`: name of the test writer; `at`: milliseconds since the epoch. */
  | {
      readonly kind: 'tests-planned'
      readonly by: string
      readonly mode: AddedTests['mode']
      readonly at: number
    }
  | ({
      readonly kind: 'tests-written'
      readonly added: AddedTests
      readonly result: 'pass' | 'fail' | 'abstained'
      /** Commit of the tests, and the results of the whole suite on it. */
      readonly committed: { readonly sha: string; readonly snapshot: Snapshot } | undefined
    } & AnswerCost)
  /** `by`: name of the writer; `at`: milliseconds since the epoch. */
  | { readonly kind: 'proposal-planned'; readonly by: string; readonly at: number }
  | ({
      readonly kind: 'tests-proposed'
      readonly proposed: ProposedTests
      readonly result: 'pass' | 'fail' | 'abstained'
    } & AnswerCost)
  /** The commits of the branch were squashed into one. */
  | { readonly kind: 'squashed'; readonly sha: string }
  | { readonly kind: 'published'; readonly pullRequest: State['pullRequest'] }
  /** The run was cancelled, perhaps during a conversation, whose cost counts all the same. */
  | { readonly kind: 'stopped'; readonly spent?: RoleUsage | undefined }
  /** Another author has pushed to the branch, so the fix goes to another one. */
  | { readonly kind: 'renamed'; readonly branch: string; readonly note: string }

/** One kind of observation. */
export type Observed<Kind extends Observation['kind']> = Observation & { kind: Kind }
