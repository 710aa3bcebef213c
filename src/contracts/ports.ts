import type { Analysis, Attempt, Proposal, Strategy } from '../domain/model/attempt.ts'
import type { Cluster } from '../domain/model/cluster.ts'
import type { Span } from '../domain/text/spans.ts'
import type { Finding, Review } from '../domain/model/review.ts'
import type { Culprit, OutcomeKind, State } from '../domain/model/state.ts'
import type { Failure, TestId, TestRun } from '../domain/model/test-case.ts'
import type { Usage } from '../domain/model/usage.ts'
import type { Event } from './events.ts'

/**
 * Which tests to run. `seed` varies their order, where the framework can; `fresh` runs them again although the same code
 * was run before.
 */
export type Selection = (
  | { readonly kind: 'all' }
  /** Exactly these, where the framework can; a framework that cannot runs more, never less. */
  | { readonly kind: 'only'; readonly tests: readonly TestId[] }
  /** The files of these tests, and what the framework finds related to the changed files. */
  | { readonly kind: 'affected'; readonly tests: readonly TestId[]; readonly files: readonly string[] }
) & { readonly seed?: number; readonly fresh?: boolean }

/** Runs tests in the workspace with a deadline and without secrets. A test run that goes wrong is a value, not a throw. */
export interface TestRunner {
  run(selection: Selection, signal: AbortSignal): Promise<TestRun>
  /** How a person runs these tests by hand. */
  describe(tests: readonly TestId[]): string
}

/** How a file differs between two commits; a missing side is a missing file. */
export interface FileChange {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly spans: readonly Span[]
}

/** The outcome of an edit: what the file has now, or why not, as a sentence that a model can act on. */
export type EditResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** The part of the workspace that a fixer sees: reads and edits, both bounded. Paths are relative with forward slashes. */
export interface SourceTree {
  /** Files that git knows, and those that this attempt made. */
  list(): Promise<readonly string[]>
  /** The text of a file, or undefined when there is none, it is not text, or it is not the fixer's to read. */
  read(path: string): Promise<string | undefined>
  /** The text that a file has on the branch's tip, without the edits of this attempt. */
  original(path: string): Promise<string | undefined>
  write(path: string, text: string): Promise<EditResult>
  /** Puts one file back to what it was when the attempt began. */
  reset(path: string): Promise<void>
  /** The files that differ from the branch's tip. */
  changed(): Promise<readonly string[]>
}

/** The checkout and the branch that grows on it. Commits are made in a git directory of the bot's own. */
export interface Workspace extends SourceTree {
  readonly root: string
  /** The newest commit of the branch, on which the edits are made. */
  readonly tip: string
  readonly history: History
  /** The edits so far as a unified diff against the tip. */
  diff(): Promise<string>
  /** How the branch's tip differs from the failing commit, as a unified diff. */
  changeDiff(): Promise<string>
  /** The edits so far as a git tree. */
  tree(): Promise<string>
  hasTree(tree: string): Promise<boolean>
  /** A digest of the files as they are held to be: where it is equal, the code is. */
  code(): Promise<string>
  /** Makes the edits those that lead from the tip to a tree. */
  restore(tree: string): Promise<void>
  /**
   * Makes the edits those that lead from `base` to a tree, on top of the tip.
   * @returns false when they do not go together; then there are no edits
   */
  merge(options: { base: string; tree: string }): Promise<boolean>
  /** Makes the edits these: text by path, undefined for a file that is to go. */
  place(files: ReadonlyMap<string, string | undefined>): Promise<void>
  /** How the branch's tip differs from the failing commit, file by file. */
  changes(): Promise<readonly FileChange[]>
  commit(options: { tree: string; message: string }): Promise<string>
  /**
   * `git revert` of one commit of the branch, with this message.
   * @returns undefined when later commits stand on it; then nothing has changed
   */
  revert(options: { commit: string; message: string }): Promise<string | undefined>
  /** Makes all commits of the branch one, with the same files. @returns the new tip */
  squash(message: string): Promise<string>
  /** Throws the edits away: the files are the tip's again. */
  discard(): Promise<void>
  /** Subject and body of the branch's own commits, newest first. */
  log(): Promise<readonly { sha: string; message: string }[]>
  /**
   * Does something with the files of another commit in the work tree.
   * @returns undefined when they cannot be put there
   */
  at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined>
}

/** Makes a commit. @returns its id */
export type MakeCommit = (commit: { tree: string; parents: readonly string[]; message: string }) => Promise<string>

/** What git tells of the time before the fix. */
export interface History {
  /** What the failing commit changed against its parent, as a unified diff; empty where history does not tell. */
  failingDiff(): Promise<string>
  /** The commit on which the change under suspicion stands, or undefined where history does not tell. */
  base(): Promise<string | undefined>
  /** `git bisect` from a good commit to the failing one: asks of commits between them, at most `steps` times. */
  bisect(options: {
    good: string
    steps: number
    ask: (commit: string) => Promise<'good' | 'bad' | 'skip'>
  }): Promise<Culprit | undefined>
  /** The latest commits that changed a file, up to the failing one, newest first, a paragraph each. */
  log(path: string): Promise<string>
  /** Who last changed which of these lines (1-based, inclusive) of a file, up to the failing commit. */
  blame(path: string, lines: { from: number; to: number }): Promise<string>
  /** What the failing commit changed in a file, as a unified diff. */
  diff(path: string): Promise<string>
}

/** What a fixer is asked to do. */
export interface Assignment {
  readonly iteration: number
  /** `revision`: to do what a reviewer demands of a change whose tests pass. */
  readonly kind: 'repair' | 'revision'
  readonly strategy: Strategy
  readonly clusters: readonly Cluster[]
  readonly failures: readonly Failure[]
  /** What was tried before for these clusters, oldest first, with why it did not hold. */
  readonly earlier: readonly Attempt[]
  /** After an attempt that came out otherwise than its fixer expected. */
  readonly debugging: Debugging | undefined
  /** From 1 where several attempts are made at the same clusters, of which the best is taken; else 0. */
  readonly candidate: number
  readonly failingDiff: string
  /** In a revision: what is demanded, and the change so far as a unified diff. */
  readonly demands: readonly Finding[]
  readonly change: string
}

/** A whole change that a reviewer looks at. */
export interface ReviewedChange {
  /** How many attempts have been made at it. */
  readonly iteration: number
  /** Against the failing commit, as a unified diff. */
  readonly diff: string
  /** What was fixed: the root causes, as their fixers see them, and what was seen of each. */
  readonly fixes: readonly {
    readonly summary: string
    readonly rootCause: string
    readonly evidence?: Analysis['evidence']
    readonly seen: string
  }[]
  /** The failures as they were before. */
  readonly failures: readonly Failure[]
  /** What earlier reviews of this change demanded. */
  readonly demanded: readonly Finding[]
}

/** An attempt went wrong: before the next edit, the analysis has to say what must be true for it to work. */
export interface Debugging {
  /** How many attempts have gone wrong, 1 or more. */
  readonly count: number
  /** What the last one's tests printed. */
  readonly log: string
}

/** What whoever looks at the code may use. */
export interface ReaderTools {
  readonly source: SourceTree
  /** The commit that the files are of, without the edits of this attempt. */
  readonly commit: string
  readonly history: History
  readonly emit: Emit
  readonly signal: AbortSignal
  /** Milliseconds that may still be taken. */
  readonly budgetMs: number
  /** Input and output tokens that may still be spent. */
  readonly budgetTokens: number
  /** US dollars that may still be spent, as far as prices are known. */
  readonly budgetDollars: number
}

/** What a fixer may use. */
export interface FixerTools extends ReaderTools {
  /** Runs the assignment's tests, or these. */
  runTests(selection?: Selection): Promise<TestRun>
  /**
   * Runs what a change of these files may break, the whole suite where that is quick.
   * @returns the run, and the titles of what is newly broken against the last verified code
   */
  guard(files: readonly string[]): Promise<{ readonly run: TestRun; readonly broken: readonly string[] }>
}

/** What was used for an answer, and where it can be read. */
export interface Answered {
  readonly usage: Usage
  /** Names of the transcripts of its conversations. */
  readonly transcripts?: readonly string[]
}

/**
 * No answer. `final`: this fixer has nothing else to offer for the assignment, so the next of the chain is asked;
 * `unavailable`: it could not be reached, so nothing was learned.
 */
export interface Abstention extends Answered {
  readonly kind: 'abstention'
  readonly reason: string
  readonly final: boolean
  readonly unavailable?: boolean
}

/** `code`: a digest of the code that was looked at; empty where it does not matter. */
export type AnalystAnswer =
  | ({ readonly kind: 'analysis'; readonly analysis: Analysis; readonly code?: string } & Answered)
  | Abstention

export type FixerAnswer = ({ readonly kind: 'proposal'; readonly proposal: Proposal } & Answered) | Abstention

/**
 * Takes an assignment, says what it takes for the root cause, then edits the source tree and says what it did. It never
 * throws for a model's or provider's failure.
 */
export interface Fixer {
  readonly name: string
  /** Whether it can do what a reviewer demands in words. */
  readonly revises: boolean
  /** Changes nothing. What it says is kept, so that it need not be said again after a death. */
  analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer>
  fix(assignment: Assignment & { readonly analysis: Analysis }, tools: FixerTools): Promise<FixerAnswer>
}

/** Looks at a change as a whole before it is published. It never throws for a model's or provider's failure. */
export interface Reviewer {
  review(change: ReviewedChange, tools: ReaderTools): Promise<Omit<Review, 'sha'>>
}

/** The texts of a ledger that is kept, by name: `state.json`, `lease.json`. */
export type StoredFiles = ReadonlyMap<string, string>

/** Somebody else has kept a ledger meanwhile: this run is not the only one for its request. */
export class LedgerConflict extends Error {}

/** Somebody else has pushed to the branch: nothing is pushed over what is not ours. */
export class BranchConflict extends Error {}

/** Where branch and ledger are kept for the next run: the remote in CI, the user's own repository on the command line. */
export interface StateStore {
  /** What was kept last, or undefined. */
  load(): Promise<StoredFiles | undefined>
  /**
   * Keeps branch and ledger in one atomic step, on top of what was loaded or kept before. `tip` is undefined while the
   * branch has no commits of its own.
   * @throws LedgerMoved, BranchMoved
   */
  keep(options: {
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
  share(name: string, change: (text: string | undefined) => string): Promise<void>
  /** The text that all requests share, or undefined. */
  shared(name: string): Promise<string | undefined>
  /** Takes away what was kept last. */
  drop(): Promise<void>
  /** Whether a branch of this name is there already. */
  exists(branch: string): Promise<boolean>
  /** Brings the commits of a branch to this machine. @returns its newest one */
  fetch(branch: string): Promise<string>
}

/** The persisted state and event log of one Request. */
export interface Ledger {
  /** Write-then-rename: after a death there is the old state or the new one, never half of one. */
  save(state: State): Promise<void>
  /** Makes branch and state durable where the next run finds them, in one atomic push. */
  publish(state: State): Promise<void>
  append(event: Event): void
}

export interface PullRequestLink {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated'
}

/** The report in the forms that people meet. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly title: string
  readonly markdown: string
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Tells everybody who listens: the log, the progress display, the ledger's event file. */
export type Emit = (event: Event) => void
