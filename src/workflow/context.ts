import type { WorkflowRules } from '../domain/workflow/workflow-rules.ts'
import type { State, PullRequestLink } from '../domain/model/state.ts'
import type { Clock, Emit, Fixer, Ledger, Reviewer, TestRunner, TestWriter, Workspace } from '../contracts/ports.ts'
import type { WarmJudge, WarmTests } from '../contracts/judging.ts'
import type { TestCase, TestSelection } from '../domain/model/test-case.ts'
import type { CommandsRun, FixCommand } from '../domain/model/fix-command.ts'
import type { EditPolicy } from '../domain/policy/edit-policy.ts'
import type { Changelog } from '../domain/model/assignment.ts'
import type { TestTrace } from '../domain/model/code.ts'
import type { FindMutants } from '../domain/model/mutant-check.ts'
import type { SourceIndex } from '../triage/suspects.ts'
import type { UnpassedVariables } from '../triage/unpassed-variables.ts'
import type { InProject } from './test-runs/failure-reader.ts'

/** Settings for reproducing failures before any change. */
export interface ReproductionSettings {
  /** Limit of reruns of a test that may be flaky. */
  readonly reruns: number
  readonly compareBase: boolean
  readonly bisect: boolean
  /** Sentences for the report on how the tests are run. */
  readonly notes?: readonly string[]
  /** Suggests commands of the project that may fix failing cases, as lines of the setting `fix-commands`. */
  readonly suggestCommands?: (failed: readonly TestCase[]) => readonly string[]
  /** Variables that the tests do not get. */
  readonly unpassed?: UnpassedVariables
  /** Failing cases of CI's reports, if CI judges those that cannot run here. */
  readonly judgedByCi?: readonly TestCase[]
  /** Submodules that are not checked out, and files of Git LFS that are pointers. */
  readonly unfetched?: readonly string[]
}

/** Result of the project's own command. */
export interface ProjectCheckResult {
  readonly command: string
  readonly isPassed: boolean
  /** The command, and what it reports beyond the tests. */
  readonly cases: readonly TestCase[]
}

/** A directory with the code and a runner for its tests: the checkout, or a worktree. */
export interface Testbed {
  readonly workspace: Workspace & {
    /** Say why the edits are too large. @param most limit of files */
    refusal(most?: number): Promise<string | undefined>
    /** True for a file that only the setting `allowed-paths` opens. */
    isOpened(path: string): boolean
    /** Run `work` with one more file in the work tree. @returns undefined if it cannot be made */
    withExtraFile<T>(path: string, text: string, work: () => Promise<T>): Promise<T | undefined>
  }
  readonly tests: TestRunner
  /**
   * Run the project's own command verbatim, tests and all.
   * @param how `ahead` if a run of the whole suite follows: it skips the checks that passed here
   * @returns its checks beyond the tests; undefined if there is no such command, or if that run is the command
   */
  projectCheck?(signal: AbortSignal, how?: { readonly ahead: boolean }): Promise<ProjectCheckResult | undefined>
  /**
   * Run what that command does beside its tests: types, lint, build. @returns the steps and what they report; undefined
   * if it has no such step
   */
  checkSteps?(signal: AbortSignal): Promise<readonly TestCase[] | undefined>
  /**
   * Run tests only to note which functions run; empty if their runner cannot tell.
   * @param how `lines` to note lines, too, which may be far slower
   */
  trace?(selection: TestSelection, signal: AbortSignal, how?: { readonly lines?: boolean }): Promise<TestTrace>
  /**
   * Open a judge of candidates for these tests of one package; undefined if there is none.
   * @param isNeeded as for a fixer's tools
   */
  openJudge?(tests: WarmTests, signal: AbortSignal, isNeeded?: Promise<boolean>): Promise<WarmJudge | undefined>
  /** Check a file of the work tree with its language's own parser; undefined if there is none. */
  compiles(file: string): Promise<boolean | undefined>
}

/** The project's own commands of the setting `fix-commands`. */
export interface ProjectCommands {
  readonly list: readonly FixCommand[]
  /** Protects files from them. */
  readonly policy: EditPolicy
  /** Run some of them in order, in a clean copy of a commit. @returns undefined if no copy can be made */
  run(commands: readonly FixCommand[], commit: string): Promise<CommandsRun | undefined>
}

/** Dependencies and settings of the workflow. */
export interface WorkflowContext extends Testbed {
  readonly rules: WorkflowRules
  readonly reproduction: ReproductionSettings
  readonly fixers: ReadonlyMap<string, Fixer>
  /** Undefined if no tests are to be added, or no model of the chain can write them. */
  readonly testWriter?: TestWriter | undefined
  /** Undefined if the settings name none. */
  readonly commands?: ProjectCommands | undefined
  /** Undefined if no model of the chain can review. */
  readonly reviewer: Reviewer | undefined
  readonly ledger: Ledger
  readonly clock: Clock
  readonly emit: Emit
  /** Aborted if the run is cancelled. */
  readonly signal: AbortSignal
  readonly inProject: InProject
  /** Lists small changes of the fixed lines that the tests should notice; undefined if that is not asked for. */
  readonly findMutants?: FindMutants
  /**
   * Make a clean worktree at a commit of the branch, with the files that the tests need besides the code.
   * @param edits what may be written there: code by default
   * @returns undefined if that is not possible
   */
  openCopy(commit: string, edits?: 'code' | 'tests'): Promise<(Testbed & AsyncDisposable) | undefined>
  /** List the tracked files that differ from the branch although no fixer edited them. */
  strayFiles(): Promise<readonly string[]>
  /** Index the files around the failures. */
  sourceIndex(): Promise<SourceIndex>
  /** Read what is said of the dependencies whose versions the failing change raises. */
  changelogs?(): Promise<readonly Changelog[]>
  /** Choose a branch name that is not in use. */
  freeBranch(): Promise<string>
  /** Publish the result. */
  publish(state: State): Promise<PullRequestLink | undefined>
}
