import type { Cluster } from './cluster.ts'
import type { Failure, TestId } from './test-case.ts'

/** Clusters in the order to fix them, their failures, and flaky tests apart. */
export interface Diagnosis {
  readonly framework: string
  /** False if a report is truncated or unreadable: there may be more failures. */
  readonly complete: boolean
  readonly summary: {
    readonly total: number
    readonly passed: number
    readonly failed: number
    readonly skipped: number
  }
  readonly clusters: readonly Cluster[]
  /** The failures of the clusters. */
  readonly failures: readonly Failure[]
  /** Tests that passed and failed on the same code. They are reported, never fixed. */
  readonly flaky: readonly TestId[]
  readonly notes: readonly string[]
}
