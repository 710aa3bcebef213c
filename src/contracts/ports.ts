import type { Analysis } from '../domain/model/attempt.ts'
import type { Review } from '../domain/model/review.ts'
import type { Culprit } from '../domain/model/origin.ts'
import type { State } from '../domain/model/state.ts'
import type { TestTrace } from '../domain/model/code.ts'
import type { Failure, TestId, TestSelection } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import type { Event } from './events.ts'
import type { WarmJudge } from './judging.ts'
import type { EditResult, FileChange } from '../domain/model/file-change.ts'
import type { Assignment, ComparedRun, ReviewedChange } from '../domain/model/assignment.ts'
import type { SuspectedChange } from '../domain/model/intent.ts'
import type { TestTask } from '../domain/model/added-tests.ts'
import type { UpdateTask } from '../domain/model/proposed-tests.ts'
import type { AnalystAnswer, FixerAnswer, TestWriterAnswer } from '../domain/model/answer.ts'
import type { ConversationKeeper, ConversationOf, OpenConversation } from '../domain/model/open-conversation.ts'

/** Runs tests in a testbed with a deadline and without secrets. A failed test run is a value, not a throw. */
export interface TestRunner {
  run(selection: TestSelection, signal: AbortSignal): Promise<TestRun>
  /** Return the command that runs these tests by hand. */
  describe(tests: readonly TestId[]): string
}

/** The files that a fixer sees, with bounded reads and edits. Paths are relative to the checkout. */
export interface SourceTree {
  /** List the files that git knows and those that this attempt created. */
  list(): Promise<readonly string[]>
  /** Read a file; undefined if it is missing, binary or hidden from fixers. */
  read(path: string): Promise<string | undefined>
  /** Read a file at the branch's tip, without the edits of this attempt. */
  original(path: string): Promise<string | undefined>
  write(path: string, text: string): Promise<EditResult>
  /** Undo the edits of one file. */
  reset(path: string): Promise<void>
  /** List the files that differ from the branch's tip. */
  changed(): Promise<readonly string[]>
}

/** The checkout and the fix branch on it. Commits are made in the bot's own git directory. */
export interface Workspace extends SourceTree {
  readonly root: string
  /** Newest commit of the branch; edits are made on top of it. */
  readonly tip: string
  readonly history: History
  /** Return the edits as a unified diff against the tip. */
  diff(): Promise<string>
  /** Return the branch as a unified diff against the failing commit. */
  changeDiff(): Promise<string>
  /** Write the edits as a git tree. @returns its id */
  tree(): Promise<string>
  hasTree(tree: string): Promise<boolean>
  /** Return a digest of all files: equal digests mean equal code. */
  digest(): Promise<string>
  /** Replace the edits by the difference between the tip and a tree. */
  restore(tree: string): Promise<void>
  /** Apply the edits from `base` to `tree` on top of the tip. @returns false on a conflict; then there are no edits */
  merge(options: { base: string; tree: string }): Promise<boolean>
  /** Replace the edits: text by path, undefined to delete a file. */
  replaceEdits(files: ReadonlyMap<string, string | undefined>): Promise<void>
  /** Return the changes of the branch against the failing commit, file by file. */
  changes(): Promise<readonly FileChange[]>
  /**
   * Return the changes of the branch against an earlier commit, of the wanted files only. @returns undefined if they
   * are too many, or not all of them are text
   */
  changesSince(base: string, isWanted: (path: string) => boolean): Promise<readonly FileChange[] | undefined>
  commit(options: { tree: string; message: string }): Promise<string>
  /** `git revert` a commit of the branch. @returns undefined if later commits depend on it; then nothing changes */
  revert(options: { commit: string; message: string }): Promise<string | undefined>
  /** Replace all commits of the branch by one with the same files. @returns the new tip */
  squash(message: string): Promise<string>
  discard(): Promise<void>
  /** List subject and body of the branch's own commits, newest first. */
  log(): Promise<readonly { sha: string; message: string }[]>
  /** Run `work` with the files of another commit in the work tree. @returns undefined if they cannot be checked out */
  at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined>
}

/** Makes a commit. @returns its id */
export type MakeCommit = (commit: { tree: string; parents: readonly string[]; message: string }) => Promise<string>

/** The git history before the fix. In a shallow clone texts may be empty and commits undefined. */
export interface History {
  /** Return the failing change: the failing commit against the base, or against its parent, as a unified diff. */
  failingDiff(): Promise<string>
  /** Return the commit that the suspected change is based on. */
  base(): Promise<string | undefined>
  /** Return what was changed since then, and how its commits explain it. */
  suspectedChange(): Promise<SuspectedChange>
  /** `git bisect` from a good commit to the failing one, in at most `steps` steps. */
  bisect(options: {
    good: string
    steps: number
    ask: (commit: string) => Promise<'good' | 'bad' | 'skip'>
  }): Promise<Culprit | undefined>
  /** Describe the latest commits that changed a file, newest first, up to the failing one. */
  log(path: string): Promise<string>
  /** Describe the commits that last changed these lines (1-based, inclusive) of a file. */
  blame(path: string, lines: { from: number; to: number }): Promise<string>
  /** Return the failing change of one file, as a unified diff. */
  diff(path: string): Promise<string>
}

/** Tools of a reviewer: the code, its history and a budget. */
export interface ReaderTools {
  readonly source: SourceTree
  /** Commit of the files, without the edits of this attempt. */
  readonly commit: string
  readonly history: History
  readonly emit: Emit
  readonly signal: AbortSignal
  readonly budgetMs: number
  /** Input and output tokens together. */
  readonly budgetTokens: number
  /** US dollars; models without a known price are not counted. */
  readonly budgetDollars: number
}

/** Tools of a fixer: those of a reviewer, and test runs. */
export interface FixerTools extends ReaderTools {
  readonly conversation: ConversationKeeper
  /** Run the selected tests; by default those of the assignment. */
  runTests(selection?: TestSelection): Promise<TestRun>
  /** Run the tests that changes of these files may break, or only the assignment's tests with their files. */
  guard(scope: readonly string[] | 'own files'): Promise<ComparedRun>
  /** Run tests only to note which functions and lines run; empty if their runner cannot tell. */
  trace?(tests: readonly TestId[]): Promise<TestTrace>
  /**
   * Open a judge for the unchanged code's failures. @returns undefined if there is none
   * @param isNeeded resolves, and never rejects, when its tests may run: to false if it is not needed after all. Its
   * process starts before
   */
  openJudge?(failures: readonly Failure[], isNeeded?: Promise<boolean>): Promise<WarmJudge | undefined>
}

/** Finds the root cause of an assignment and edits the source tree. A failed model call is an answer, not a throw. */
export interface Fixer {
  readonly name: string
  /** True if it can work on the demands of a review. */
  readonly revises: boolean
  /** Find the root cause without an edit. The answer is stored, so a resumed run does not pay for it twice. */
  analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer>
  fix(assignment: Assignment & { readonly analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer>
}

/** Reviews a whole change before it is published. A failed model call is an answer, not a throw. */
export interface Reviewer {
  review(change: ReviewedChange, tools: ReaderTools): Promise<Omit<Review, 'sha'>>
}

/** Tools of a test writer. `guard` judges its tests: with the fix, and without it. */
export type TestWriterTools = ReaderTools & Pick<FixerTools, 'conversation' | 'guard'>

/**
 * Writes tests of what no test notices of a fix, and updates outdated ones. A failed model call is an answer, not a
 * throw.
 */
export interface TestWriter {
  readonly name: string
  write(task: TestTask, tools: TestWriterTools): Promise<TestWriterAnswer>
  /** Bring assertions up to date that contradict what the failing change meant. */
  update(task: UpdateTask, tools: TestWriterTools): Promise<TestWriterAnswer>
}

/** Stored texts of a ledger by name: `state.json`, `lease.json`. */
export type StoredFiles = ReadonlyMap<string, string>

/** Stores branch and ledger for the next run: in CI on the remote, on the command line in the user's own repository. */
export interface StateStore {
  /** Load the texts that were saved last, or undefined. */
  load(): Promise<StoredFiles | undefined>
  /** Return the commits that the ledger keeps, as it was loaded or saved last. */
  kept(): Promise<readonly string[]>
  /**
   * Save the ledger, and move the branch in the same atomic step.
   * @throws LedgerConflict, BranchConflict if another run saved meanwhile
   */
  save(options: {
    branch: string
    /** Commit to move the branch to; undefined to leave the branch as it is. */
    tip: string | undefined
    /** Commits that the ledger keeps from being lost, whether a branch has them or not. */
    keeps?: readonly string[]
    /** Paths on this machine, by the names to store them under. */
    files: ReadonlyMap<string, string>
    message: string
    /** Commit that the tip replaces without descending from it. */
    over?: string | undefined
  }): Promise<void>
  /** Update a text that all requests of the repository share. Of two updates at the same time none is lost. */
  updateShared(name: string, change: (text: string | undefined) => string): Promise<void>
  loadShared(name: string): Promise<string | undefined>
  deleteLedger(): Promise<void>
  hasBranch(branch: string): Promise<boolean>
  /**
   * Save a commit on a branch beside the fix, under the first of these names that is free or has the commit already.
   * @returns the name
   */
  saveBeside(names: Iterable<string>, tip: string): Promise<string>
  /** Fetch the commits of a branch. @returns its newest commit */
  fetchBranch(branch: string): Promise<string>
}

/** The persisted state and event log of one request. */
export interface Ledger {
  /** Write, then rename: after a crash there is the old state or the new one, never a part of one. */
  save(state: State): Promise<void>
  /** Save the state and the commits of its branch in the state store. The branch does not move. */
  publish(state: State): Promise<void>
  /** Save the state, and move the branch to its tip if people see it, in one atomic push. */
  publishBranch(state: State): Promise<void>
  append(event: Event): void
  /** Return the conversation of an attempt that is under way. */
  conversation(attempt: ConversationOf): OpenConversation | undefined
  /** Keep it. It is published with the state, until the attempt has a result. */
  keepConversation(attempt: ConversationOf, conversation: Omit<OpenConversation, 'startedAt'>): Promise<void>
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Emits an event to the log, the progress display and the ledger's event file. */
export type Emit = (event: Event) => void
