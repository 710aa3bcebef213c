import type { WorkflowRules } from '../domain/workflow/choose-assignment.ts'
import type { State, PullRequestLink } from '../domain/model/state.ts'
import type { Clock, Emit, Fixer, Ledger, Reviewer, TestRunner, Workspace } from '../contracts/ports.ts'
import type { SourceIndex } from '../triage/suspects.ts'
import type { InProject } from './run-analysis.ts'

/** How thoroughly failures are looked into before anything is changed. */
export interface ReproductionSettings {
  /** How often failing tests run again. */
  readonly reruns: number
  readonly compareBase: boolean
  readonly bisect: boolean
  /** What the report has to say of how the tests are run, as sentences. */
  readonly notes?: readonly string[]
}

/** A place where the code lies and where its tests run: the checkout, or a copy of it. */
export interface Testbed {
  readonly workspace: Workspace & { refusal(): Promise<string | undefined> }
  readonly tests: TestRunner
  /** Whether a file of the work tree is well-formed, says its language's own parser; undefined where there is none. */
  compiles(file: string): Promise<boolean | undefined>
}

/** Everything that the cycle acts on. */
export interface WorkflowContext extends Testbed {
  readonly rules: WorkflowRules
  readonly reproduction: ReproductionSettings
  readonly fixers: ReadonlyMap<string, Fixer>
  /** Undefined when nobody of the chain can review. */
  readonly reviewer: Reviewer | undefined
  readonly ledger: Ledger
  readonly clock: Clock
  readonly emit: Emit
  /** Aborted when the run as a whole is to stop. */
  readonly signal: AbortSignal
  readonly inProject: InProject
  /**
   * Makes a clean copy of the checkout at a commit of the branch, with what the tests need beside the code.
   * @returns undefined when there cannot be one here
   */
  openCopy(commit: string): Promise<(Testbed & AsyncDisposable) | undefined>
  /** Tracked files of the checkout that hold something else than the branch, though nobody here has edited them. */
  strayFiles(): Promise<readonly string[]>
  /** What there is to know of the files around the failures. */
  sourceIndex(): Promise<SourceIndex>
  /** A name for the branch that nobody has taken yet. */
  freeBranch(): Promise<string>
  /** Tells the context how it ended. */
  publish(state: State): Promise<PullRequestLink | undefined>
}
