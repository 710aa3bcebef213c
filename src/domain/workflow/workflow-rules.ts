import type { AddedTests } from '../model/added-tests.ts'
import type { Strategy } from '../model/attempt.ts'
import type { Cluster } from '../model/cluster.ts'
import type { Limits } from '../policy/budget.ts'
import type { Validate } from './checkpoint.ts'

/** Rules of a session: limits, fixers and options. They are not part of the state. */
export interface WorkflowRules {
  readonly limits: Limits
  /** Names of the fixers in the chain, the first choice first. */
  readonly fixers: readonly string[]
  /** The project's own commands that run before any fixer, in order. */
  readonly commands?: readonly string[]
  /** Names of the fixers that can work on the demands of a review. */
  readonly revisers: readonly string[]
  /** Setting for confirming runs of the whole suite. */
  readonly validate: Validate
  /** Number of clusters to attempt at the same time. */
  readonly parallel: number
  /** Number of competing attempts at one cluster, of which the best is kept. */
  readonly candidates: number
  /** True to squash the branch into one commit before it is published. */
  readonly squash?: boolean
  /** Template for the subjects of commits; undefined for none but the summary. */
  readonly commitSubject?: string
  /** Number of the account that asked for the fix: GitHub links a co-author by it. */
  readonly requesterId?: number
  /** Name and address that sign off each commit; undefined for none. */
  readonly signOff?: string
  /** Name of the test writer, and what becomes of its tests; undefined to have none written. */
  readonly addTests?: { readonly by: string; readonly mode: AddedTests['mode'] }
  /** Name of the author of changed assertions for outdated tests; undefined to have none proposed. */
  readonly proposeTests?: { readonly by: string }
}

/** One assignment: clusters, fixer and strategy. */
export interface Assigned {
  readonly kind: 'repair' | 'revision' | 'command'
  readonly clusters: readonly Cluster[]
  readonly fixer: string
  readonly strategy: Strategy
  readonly iteration: number
  /** Failed attempts at these clusters so far. */
  readonly debugging: number
  /** Number of this candidate from 1, if several compete for the same clusters; else 0. */
  readonly candidate: number
  /** Commands to run, in order; only for the kind `command`. */
  readonly commands?: readonly string[]
  /** Iteration of the kept change that this attempt starts without, in case that change stands in the way. */
  readonly undoes?: number
}
