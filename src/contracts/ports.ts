import type { Analysis } from '../domain/model/attempt.ts'
import type { Review } from '../domain/model/review.ts'
import type { Culprit, State } from '../domain/model/state.ts'
import type { TestId, TestRun, TestSelection } from '../domain/model/test-case.ts'
import type { Event } from './events.ts'
import type { EditResult, FileChange } from '../domain/model/file-change.ts'
import type { Assignment, ReviewedChange } from '../domain/model/assignment.ts'
import type { AnalystAnswer, FixerAnswer } from '../domain/model/answer.ts'

/** Runs tests in a testbed with a deadline and without secrets. A test run that goes wrong is a value, not a throw. */
export interface TestRunner {
  run(selection: TestSelection, signal: AbortSignal): Promise<TestRun>
  /** The command that runs these tests by hand. */
  describe(tests: readonly TestId[]): string
}

/** The files that a fixer sees: reads and edits, both bounded. Paths are relative to the checkout, with forward slashes. */
export interface SourceTree {
  /** List the files that git knows and those that this attempt created. */
  list(): Promise<readonly string[]>
  /** The text of a file; undefined if it is missing, is no text, or may not be read by a fixer. */
  read(path: string): Promise<string | undefined>
  /** The text of a file at the branch's tip, without the edits of this attempt. */
  original(path: string): Promise<string | undefined>
  write(path: string, text: string): Promise<EditResult>
  /** Undo the edits of one file. */
  reset(path: string): Promise<void>
  /** List the files that differ from the branch's tip. */
  changed(): Promise<readonly string[]>
}

/** The checkout and the branch that grows on it. Commits are made in a git directory of the bot's own. */
export interface Workspace extends SourceTree {
  readonly root: string
  /** The newest commit of the branch, on which edits are made. */
  readonly tip: string
  readonly history: History
  /** The edits as a unified diff against the tip. */
  diff(): Promise<string>
  /** The branch as a unified diff against the failing commit. */
  changeDiff(): Promise<string>
  /** Write the edits as a git tree. @returns its id */
  tree(): Promise<string>
  hasTree(tree: string): Promise<boolean>
  /** A digest of all files: equal digests, equal code. */
  digest(): Promise<string>
  /** Replace the edits by those that lead from the tip to a tree. */
  restore(tree: string): Promise<void>
  /** Apply the edits from `base` to `tree` on top of the tip. @returns false on a conflict; then there are no edits */
  merge(options: { base: string; tree: string }): Promise<boolean>
  /** Replace the edits: text by path, undefined to delete a file. */
  replaceEdits(files: ReadonlyMap<string, string | undefined>): Promise<void>
  /** The branch against the failing commit, file by file. */
  changes(): Promise<readonly FileChange[]>
  commit(options: { tree: string; message: string }): Promise<string>
  /** `git revert` a commit of the branch. @returns undefined if later commits depend on it; then nothing changes */
  revert(options: { commit: string; message: string }): Promise<string | undefined>
  /** Replace all commits of the branch by one with the same files. @returns the new tip */
  squash(message: string): Promise<string>
  /** Undo all edits. */
  discard(): Promise<void>
  /** Subject and body of the branch's own commits, newest first. */
  log(): Promise<readonly { sha: string; message: string }[]>
  /** Run `work` with the files of another commit in the work tree. @returns undefined if they cannot be put there */
  at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined>
}

/** Makes a commit. @returns its id */
export type MakeCommit = (commit: { tree: string; parents: readonly string[]; message: string }) => Promise<string>

/** What git knows of the time before the fix. A shallow clone knows less: then texts are empty and commits undefined. */
export interface History {
  /** The failing commit against its parent, as a unified diff. */
  failingDiff(): Promise<string>
  /** The commit on which the suspected change is based. */
  base(): Promise<string | undefined>
  /** `git bisect` from a good commit to the failing one, in at most `steps` steps. */
  bisect(options: {
    good: string
    steps: number
    ask: (commit: string) => Promise<'good' | 'bad' | 'skip'>
  }): Promise<Culprit | undefined>
  /** The latest commits that changed a file, up to the failing one, newest first, a paragraph each. */
  log(path: string): Promise<string>
  /** The commits that last changed these lines (1-based, inclusive) of a file. */
  blame(path: string, lines: { from: number; to: number }): Promise<string>
  /** The failing commit's change of one file, as a unified diff. */
  diff(path: string): Promise<string>
}

/** What a reviewer may use: the code, its history, and a budget. */
export interface ReaderTools {
  readonly source: SourceTree
  /** The commit of the files, without the edits of this attempt. */
  readonly commit: string
  readonly history: History
  readonly emit: Emit
  readonly signal: AbortSignal
  readonly budgetMs: number
  /** Input and output tokens together. */
  readonly budgetTokens: number
  /** US dollars, as far as prices are known. */
  readonly budgetDollars: number
}

/** What a fixer may use: also test runs. */
export interface FixerTools extends ReaderTools {
  /** Run the assignment's tests, or these. */
  runTests(selection?: TestSelection): Promise<TestRun>
  /** Run what a change of these files may break, or a quick suite as a whole. @returns the run, and titles of new failures */
  guard(files: readonly string[]): Promise<{ readonly run: TestRun; readonly broken: readonly string[] }>
}

/** Takes an assignment, names the root cause, edits the source tree. A failure of a model is an answer, not a throw. */
export interface Fixer {
  readonly name: string
  /** True if it can meet the demands of a review. */
  readonly revises: boolean
  /** Find the root cause without an edit. The answer is stored, so it is not paid for twice after a crash. */
  analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer>
  fix(assignment: Assignment & { readonly analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer>
}

/** Reviews a whole change before it is published. A failure of a model is an answer, not a throw. */
export interface Reviewer {
  review(change: ReviewedChange, tools: ReaderTools): Promise<Omit<Review, 'sha'>>
}

/** The texts of a ledger that is kept, by name: `state.json`, `lease.json`. */
export type StoredFiles = ReadonlyMap<string, string>

/** Where branch and ledger are kept for the next run: the remote in CI, the user's own repository on the command line. */
export interface StateStore {
  /** What was kept last, or undefined. */
  load(): Promise<StoredFiles | undefined>
  /**
   * Keeps branch and ledger in one atomic step, on top of what was loaded or kept before. `tip` is undefined while the
   * branch has no commits of its own.
   * @throws LedgerMoved, BranchMoved
   */
  save(options: {
    branch: string
    tip: string | undefined
    /** Paths on this machine by the names they are kept under. */
    files: ReadonlyMap<string, string>
    message: string
    /** What the branch's tip takes the place of, without standing on it. */
    over?: string | undefined
  }): Promise<void>
  /**
   * Keeps a text that all requests of the repository share, beside the ledgers: what `change` makes of the one that is
   * there. Of two that do so at the same time both are heard.
   */
  updateShared(name: string, change: (text: string | undefined) => string): Promise<void>
  /** The text that all requests share, or undefined. */
  loadShared(name: string): Promise<string | undefined>
  /** Takes away what was kept last. */
  deleteLedger(): Promise<void>
  /** Whether a branch of this name is there already. */
  hasBranch(branch: string): Promise<boolean>
  /** Brings the commits of a branch to this machine. @returns its newest one */
  fetchBranch(branch: string): Promise<string>
}

/** The persisted state and event log of one Request. */
export interface Ledger {
  /** Write-then-rename: after a death there is the old state or the new one, never half of one. */
  save(state: State): Promise<void>
  /** Makes branch and state durable where the next run finds them, in one atomic push. */
  publish(state: State): Promise<void>
  append(event: Event): void
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Tells everybody who listens: the log, the progress display, the ledger's event file. */
export type Emit = (event: Event) => void
