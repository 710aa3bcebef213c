import type { Rules } from '../domain/choice.ts'
import type { State } from '../domain/state.ts'
import type { Clock, Emit, Fixer, Ledger, PullRequestLink, TestRunner, Workspace } from '../ports.ts'
import type { Surroundings } from '../triage/suspects.ts'
import type { InProject } from './evidence.ts'

/** How thoroughly failures are looked into before anything is changed. */
export interface Reproduction {
  /** How often failing tests run again. */
  readonly reruns: number
  readonly compareBase: boolean
  readonly bisect: boolean
  /** What the report has to say of how the tests are run, as sentences. */
  readonly notes?: readonly string[]
}

/** Everything that the cycle acts on. */
export interface World {
  readonly rules: Rules
  readonly reproduction: Reproduction
  readonly workspace: Workspace & { refusal(): Promise<string | undefined> }
  readonly tests: TestRunner
  readonly fixers: ReadonlyMap<string, Fixer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly emit: Emit
  /** Aborted when the run as a whole is to stop. */
  readonly signal: AbortSignal
  readonly inProject: InProject
  /** Whether a file of the work tree is well-formed, says its language's own parser; undefined where there is none. */
  compiles(file: string): Promise<boolean | undefined>
  /** What there is to know of the files around the failures. */
  surroundings(): Promise<Surroundings>
  /** Tells the world how it ended. */
  publish(state: State): Promise<PullRequestLink | undefined>
}
