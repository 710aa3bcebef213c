import type { Attempt, Strategy } from '../domain/model/attempt.ts'
import type { Finding, Review } from '../domain/model/review.ts'
import type { Phase, StopReason } from '../domain/model/state.ts'
import type { Role } from '../domain/model/usage.ts'

/** One thing that happened in a run. The log, the progress display and the ledger's event file read these only. */
export type Event =
  | { readonly kind: 'request'; readonly branch: string; readonly sha: string; readonly key: string }
  | { readonly kind: 'reports-read'; readonly files: number; readonly cases: number; readonly failing: number }
  | { readonly kind: 'note'; readonly level: 'info' | 'warning'; readonly text: string }
  | { readonly kind: 'resumed'; readonly phase: Phase['at']; readonly attempts: number }
  /** Models that may be asked, and what they may cost together, in US dollars. */
  | { readonly kind: 'cost-limit'; readonly models: readonly string[]; readonly dollars: number }
  | { readonly kind: 'setup'; readonly command: string }
  | { readonly kind: 'tests-started'; readonly what: string }
  /** Counts of finished tests in the current test run, emitted now and then. */
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
      /**
       * Number of findings, and of commands without one, of the project's check in the same run; undefined for none.
       */
      readonly failedChecks?: number
      readonly complete: boolean
      readonly durationMs: number
      /** Taken from an earlier run on the same code. */
      readonly cached: boolean
    }
  /** A command of the project's own check has ended. */
  | {
      readonly kind: 'check-ended'
      readonly command: string
      readonly passed: boolean
      /** How it ended, in words, if not by itself: it then says nothing about the code. */
      readonly cut?: string
      readonly findings: number
      readonly durationMs: number
    }
  | {
      readonly kind: 'reproduced'
      readonly targets: readonly string[]
      readonly flaky: readonly string[]
      readonly notReproduced: readonly string[]
      readonly orderDependent: readonly string[]
      /** Failing here and no targets: not reported, or for a reason of this environment. */
      readonly leftAlone: readonly string[]
    }
  /** `hint` says what to do about what the machine lacks. */
  | { readonly kind: 'diagnosed'; readonly clusters: readonly { title: string; tests: number; hint?: string }[] }
  | {
      readonly kind: 'attempt'
      readonly iteration: number
      /** `review`: the attempt works on the demands of a review; `command`: it runs the project's own commands. */
      readonly how: Strategy | 'review' | 'command'
      readonly fixer: string
      readonly title: string
      /** Pass rate when the attempt begins, 0–1. */
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
  /** Several attempts start at the same time. */
  | { readonly kind: 'racing'; readonly attempts: number }
  /** `good`: the broken tests passed at the commit of this iteration. */
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
  /** A conversation with a model has ended. */
  | {
      readonly kind: 'conversed'
      readonly role: Role
      readonly model: string
      readonly ending: string
      readonly requests: number
      readonly inputTokens: number
      readonly cachedTokens: number
      readonly outputTokens: number
      /** Undefined if the model's price is unknown. */
      readonly dollars: number | undefined
    }
  | { readonly kind: 'committed'; readonly iteration: number; readonly sha: string; readonly subject: string }
  | { readonly kind: 'squashed'; readonly sha: string; readonly commits: number }
  | { readonly kind: 'reverted'; readonly iteration: number; readonly sha: string; readonly subject: string }
  | { readonly kind: 'stopping'; readonly why: StopReason }
  | { readonly kind: 'pushed'; readonly branch: string; readonly sha: string }
  | { readonly kind: 'pull-request'; readonly url: string; readonly operation: 'created' | 'updated' }
  /** Wall time of this session, and the time that test processes, setup processes and models took of it. */
  | {
      readonly kind: 'time'
      readonly totalMs: number
      readonly testMs: number
      readonly modelMs: number
      /** Requested test runs, and how many of them came from the cache. */
      readonly runs: number
      readonly known: number
    }

/** An event that is only text. */
export function note(level: 'info' | 'warning', text: string): Event {
  return { kind: 'note', level, text }
}
