import type { AddedTests } from '../model/added-tests.ts'
import type { Attempt } from '../model/attempt.ts'
import type { Assigned } from './workflow-rules.ts'
import type { RemainingBudget, StopReason } from '../model/state.ts'
import type { TestKey } from '../model/test-case.ts'

/** Next action. Each step is one effect; the loop performs it and records the observation. */
export type Step =
  | { readonly kind: 'reproduce' }
  | { readonly kind: 'triage' }
  | { readonly kind: 'assign'; readonly assigned: readonly Assigned[] }
  | { readonly kind: 'run'; readonly attempt: Attempt }
  | { readonly kind: 'analyze'; readonly attempt: Attempt }
  | { readonly kind: 'fix'; readonly attempt: Attempt }
  | { readonly kind: 'check'; readonly attempt: Attempt; readonly tree: string }
  | { readonly kind: 'validate'; readonly attempt: Attempt; readonly tree: string }
  | { readonly kind: 'commit'; readonly attempt: Attempt; readonly tree: string }
  | { readonly kind: 'race'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'combine'; readonly attempt: Attempt }
  | { readonly kind: 'confirm'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'probe'; readonly attempt: Attempt; readonly broken: readonly TestKey[] }
  | { readonly kind: 'revert'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'conclude'; readonly why: StopReason; readonly left: RemainingBudget; readonly degraded: boolean }
  | { readonly kind: 'minimize' }
  | { readonly kind: 'prove' }
  | { readonly kind: 'review' }
  | { readonly kind: 'plan-tests'; readonly by: string; readonly mode: AddedTests['mode'] }
  | { readonly kind: 'write-tests'; readonly attempt: Attempt; readonly mode: AddedTests['mode'] }
  | { readonly kind: 'plan-proposal'; readonly by: string }
  | { readonly kind: 'propose-tests'; readonly attempt: Attempt }
  | { readonly kind: 'squash' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'finish' }
