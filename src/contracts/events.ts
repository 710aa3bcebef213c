import type { Attempt, Strategy } from '../domain/model/attempt.ts'
import type { Finding, Review } from '../domain/model/review.ts'
import type { Phase, StopReason } from '../domain/model/state.ts'
import type { Role } from '../domain/model/usage.ts'

/** Everything that happens. Log, progress display and the ledger's event file all read these, and only these. */
export type Event =
  | { readonly kind: 'request'; readonly branch: string; readonly sha: string; readonly key: string }
  | { readonly kind: 'reports-read'; readonly files: number; readonly cases: number; readonly failing: number }
  | { readonly kind: 'note'; readonly level: 'info' | 'warning'; readonly text: string }
  | { readonly kind: 'resumed'; readonly phase: Phase['at']; readonly attempts: number }
  | { readonly kind: 'setup'; readonly command: string }
  | { readonly kind: 'tests-started'; readonly what: string }
  /** Tests that have ended in the run that is under way; told now and then. */
  | {
      readonly kind: 'tests-progress'
      readonly passed: number
      readonly failed: number
      readonly skipped: number
      readonly latest: string
    }
  | {
      readonly kind: 'tests-ended'
      readonly what: string
      readonly passed: number
      readonly failed: number
      readonly skipped: number
      readonly complete: boolean
      readonly durationMs: number
      /** It was run before on the same code, and not again. */
      readonly cached: boolean
    }
  | {
      readonly kind: 'reproduced'
      readonly targets: readonly string[]
      readonly flaky: readonly string[]
      readonly notReproduced: readonly string[]
    }
  | { readonly kind: 'diagnosed'; readonly clusters: readonly { title: string; tests: number }[] }
  | {
      readonly kind: 'attempt'
      readonly iteration: number
      /** `review`: it is what a reviewer demands. */
      readonly how: Strategy | 'review'
      readonly fixer: string
      readonly title: string
      /** 0–1, by what is known when it begins. */
      readonly passRate: number
    }
  | {
      readonly kind: 'trying'
      readonly fixer: string
      readonly tried: number
      readonly of: number
      readonly what: string
    }
  | { readonly kind: 'thought'; readonly fixer: string; readonly text: string }
  | {
      readonly kind: 'judged'
      readonly iteration: number
      readonly result: NonNullable<Attempt['result']>
      readonly reason: string
    }
  /** Several attempts begin at the same time. */
  | { readonly kind: 'racing'; readonly attempts: number }
  /** Whether the broken tests were whole at the commit of this iteration. */
  | { readonly kind: 'probed'; readonly iteration: number; readonly good: boolean }
  | { readonly kind: 'minimizing'; readonly hunks: number }
  | { readonly kind: 'proving' }
  | { readonly kind: 'reviewing' }
  | {
      readonly kind: 'reviewed'
      readonly by: string
      readonly verdict: Review['verdict']
      readonly reason: string
      readonly findings: readonly Finding[]
    }
  /** A conversation with a model came to its end. */
  | {
      readonly kind: 'conversed'
      readonly role: Role
      readonly model: string
      readonly ending: string
      readonly requests: number
      readonly inputTokens: number
      readonly cachedTokens: number
      readonly outputTokens: number
      /** Undefined where the model's price is not known. */
      readonly dollars: number | undefined
    }
  | { readonly kind: 'committed'; readonly iteration: number; readonly sha: string; readonly subject: string }
  | { readonly kind: 'squashed'; readonly sha: string; readonly commits: number }
  | { readonly kind: 'reverted'; readonly iteration: number; readonly sha: string; readonly subject: string }
  | { readonly kind: 'stopping'; readonly why: StopReason }
  | { readonly kind: 'pushed'; readonly branch: string; readonly sha: string }
  | { readonly kind: 'pull-request'; readonly url: string; readonly operation: 'created' | 'updated' }
  /** Wall time of this session, and how much of it test and setup processes, and models, took. */
  | {
      readonly kind: 'time'
      readonly totalMs: number
      readonly testMs: number
      readonly modelMs: number
      /** Runs of tests that were asked for, and those of them that were known of the same code. */
      readonly runs: number
      readonly known: number
    }
