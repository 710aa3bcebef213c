import type { Analysis, Attempt, Strategy } from './attempt.ts'
import type { Bump } from '../text/dependency-bumps.ts'
import type { Cluster } from './cluster.ts'
import type { CommitText } from './intent.ts'
import type { Finding } from './review.ts'
import type { Failure, TestId } from './test-case.ts'
import type { TestRun } from './test-run.ts'

/** Work for a fixer. */
export interface Assignment {
  readonly iteration: number
  /** `repair`: make failing tests pass; `revision`: work on the demands of a review of a change whose tests pass. */
  readonly kind: 'repair' | 'revision'
  readonly strategy: Strategy
  readonly clusters: readonly Cluster[]
  readonly failures: readonly Failure[]
  /** Earlier failed attempts at these clusters, oldest first. */
  readonly earlier: readonly Attempt[]
  /** Set after an attempt whose result its fixer did not expect. */
  readonly debugging: Debugging | undefined
  /** Number of this candidate from 1, if several attempts at the same clusters compete; else 0. */
  readonly candidate: number
  readonly failingDiff: string
  /** Messages of the commits that are suspected, newest first. */
  readonly purpose?: readonly CommitText[]
  /** Changes of the dependencies whose versions the failing change raises. */
  readonly changelogs?: readonly Changelog[]
  /** Facts that the run has found beside these clusters, as sentences. */
  readonly known: readonly string[]
  /** Of a revision: the demands, and the change so far as a unified diff. */
  readonly demands: readonly Finding[]
  readonly change: string
}

/** Text on a dependency whose version the failing change raises. */
export interface Changelog extends Bump {
  /** Place of the text, as a part of a sentence. */
  readonly source: string
  readonly text: string
}

/** A run of the tests of an assignment and others, beside the last verified code. */
export interface ComparedRun {
  readonly run: TestRun
  /** Tests of the assignment that do not pass: they fail, or the run has no result of them. */
  readonly red: readonly TestId[]
  /** Tests that passed before, each with what became of it. */
  readonly broken: readonly { readonly id: TestId; readonly how: string }[]
  /** Tests that fail and did not run before, such as those behind a crash. */
  readonly revealed?: readonly TestId[]
  /** Targets of other root causes that failed before and ran: how many pass now, and how many fail still. */
  readonly others?: { readonly green: number; readonly red: number }
}

/** A whole change to review. */
export interface ReviewedChange extends Pick<Assignment, 'purpose' | 'changelogs'> {
  /** Number of attempts so far. */
  readonly iteration: number
  /** Unified diff against the failing commit. */
  readonly diff: string
  /** The fixes: each root cause as its fixer sees it, and what its tests showed. */
  readonly fixes: readonly {
    readonly summary: string
    readonly rootCause: string
    readonly evidence?: Analysis['evidence']
    readonly seen: string
    /** The rest that its fixer could not do, as it says. */
    readonly leftUndone?: string
  }[]
  /** Failures before the fix. */
  readonly failures: readonly Failure[]
  /** Demands of earlier reviews of this change. */
  readonly demanded: readonly Finding[]
  /** Lines that look as if they were made for the tests, as sentences. */
  readonly signs: readonly string[]
  /** Titles of the tests that fail with the change, as they did before. */
  readonly stillFailing: readonly string[]
  /** Leftovers that were taken out of the fixes again, as unified diffs. */
  readonly dropped: string
  /** True if tests that failed pass with the change and fail without it, on a clean copy. */
  readonly isProved: boolean
}

/** Failed attempts so far. The next analysis must say what has to be true for its edit to work. */
export interface Debugging {
  /** Number of failed attempts, 1 or more. */
  readonly count: number
  /** Test output of the last one. */
  readonly log: string
}
